/** Who and what a step refuses to work for. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { AutorizeError, PreconditionError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { readHead } from '../kernel/user-refs.ts';
import type { Api } from './api.ts';
import { listCheckoutsOf, openCheckout } from './checkouts.ts';
import { readContext, type StepContext } from './event.ts';
import { isOfOwnCommit } from './own-commit.ts';

interface Privileged {
  /** Commits that the repository itself vouches for; an empty one is not known. */
  readonly base: readonly string[];
  readonly remedy: string;
  /** Whether a commit of another branch of this repository is accepted, too: people who may write pushed it. */
  readonly acceptsBranches?: boolean;
}

// Every other event runs with the repository's keys, on the default branch or on one that a person with write access chose.
function ofDefaultBranch({ sha }: StepContext): Privileged {
  const remedy =
    'Check out the commit of the event, or a branch of this repository by its name; judge pull requests by the event pull_request';
  return { base: [sha], remedy, acceptsBranches: true };
}

// Events that have the repository's secrets while a stranger may have written the code that they are about.
const PRIVILEGED: Readonly<Record<string, (context: StepContext) => Privileged>> = {
  pull_request_target: ({ pull, sha }) => {
    const remedy = 'Use pull_request, and .github/workflows/report.yml for comments; or check out the base alone';
    if (pull !== undefined) return { base: [pull.baseSha, sha], remedy };
    const message = 'the event is pull_request_target, and the event names no pull request';
    throw new PreconditionError({ message, remedy });
  },
  workflow_run: ({ sha }) => ({
    base: [sha],
    remedy:
      'Read what the other run made as an artifact, as .github/workflows/report.yml does; or check out the default branch alone',
  }),
};

/**
 * Throws unless every checkout that the step works in, or reads one of the listed paths from, is of a commit that the repository
 * vouches for, where the event has the repository's secrets and is not about a commit of its own: anything else may be
 * whatever a stranger wrote. What cannot be shown is refused. The API says where branches are; without one, only the
 * commit of the event and its history are accepted.
 */
export async function refuseForeignCode(
  { env, cwd }: Host,
  listPaths: () => readonly string[],
  open: () => Promise<Api | undefined>,
): Promise<void> {
  const context = readContext(env);
  const { event, workspace } = context;
  if (isOfOwnCommit(event)) return;
  const { base, remedy, acceptsBranches } = (PRIVILEGED[event] ?? ofDefaultBranch)(context);
  const branchHeads = base.filter((branchHead) => branchHead !== '');
  const findBranchHead =
    acceptsBranches === true ? async (ref: string) => findHeadOfBranch(await open(), ref) : undefined;
  for (const checkout of listCheckoutsOf({ workspace, cwd }, listPaths())) {
    const found = await findForeignCode(checkout, {
      branchHeads,
      findBranchHead,
      defaultBranch: context.defaultBranch,
    });
    if (found === undefined) continue;
    const where = checkout === workspace ? 'the checkout' : `the checkout in "${relative(workspace, checkout)}"`;
    throw new PreconditionError({
      message: `the event is ${event} and ${where} ${found}, which is not known to be of the base (${branchHeads[0] ?? 'not known'})`,
      remedy: `${remedy}. An older commit of the base needs "fetch-depth: 0"`,
    });
  }
}

/** Where a branch of this repository is, as the server says; undefined where it has none, or does not say. */
async function findHeadOfBranch(api: Api | undefined, ref: string): Promise<string | undefined> {
  const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
  if (api === undefined || branch === undefined) return undefined;
  const place = { owner: api.owner, repo: api.repo };
  const response = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${branch}` }), {
    isRepeatable: true,
  });
  return response.kind === 'ok' ? response.value.data.sha : undefined;
}

interface Vouched {
  readonly branchHeads: readonly string[];
  /** Where a branch is; undefined where the commits of other branches are not accepted. */
  readonly findBranchHead: ((ref: string) => Promise<string | undefined>) | undefined;
  readonly defaultBranch: string;
}

// A change that is not committed yet is foreign code, too.
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** What a checkout is at other than commits of the base and what they stand on; undefined where there is nothing. */
async function findForeignCode(
  checkout: string,
  { branchHeads, findBranchHead, defaultBranch }: Vouched,
): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-trust-'));
  try {
    const { repository, git } = openCheckout(checkout, folder);
    const unfinished = UNFINISHED.find((name) => existsSync(join(repository.gitDir, name)));
    if (unfinished !== undefined) return `has ${unfinished}`;
    const head = await readHead(repository, git);
    if (head === undefined) return 'has no commit';
    if (branchHeads.includes(head)) return undefined;
    for (const branchHead of branchHeads) if (await isAncestor(git, { base: head, branchHead })) return undefined;
    const names = [repository.head, ...(defaultBranch === '' ? [] : [`refs/heads/${defaultBranch}`])];
    for (const name of new Set(names)) {
      const branchHead = await findBranchHead?.(name);
      if (branchHead !== undefined && (await isAncestor(git, { base: head, branchHead }))) return undefined;
    }
    return `is at ${head}`;
  } catch (error) {
    if (error instanceof AutorizeError || isSystemError(error)) return `cannot be read (${reasonOf(error)})`;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? printable(error.message, 200) : String(error);
}

// Who may comment, label or dispatch need not be who may run an agent with the repository's key.
// These are of whoever may write, of a schedule, or without the repository's keys; every other event may be a stranger's.
const UNASKED: readonly string[] = [
  '',
  'schedule',
  'push',
  'pull_request',
  'merge_group',
  'create',
  'delete',
  'release',
  'deployment',
  'deployment_status',
];
const ASKED_ACTIONS: readonly string[] = ['labeled', 'unlabeled', 'assigned', 'edited'];
const MAY_WRITE: readonly string[] = ['admin', 'maintain', 'write'];

/** Throws where somebody without the right to write could make a loop run. A bot that the workflow names may. */
export async function requireTrustedActor(
  context: StepContext,
  api: Api | undefined,
  allowedBots: readonly string[] = [],
): Promise<void> {
  const { event, action, actor } = context;
  if (UNASKED.includes(event) && !ASKED_ACTIONS.includes(action)) return;
  if (allowedBots.includes(actor.toLowerCase())) return;
  const response = await api?.ask(
    (octokit) =>
      octokit.rest.repos.getCollaboratorPermissionLevel({ owner: api.owner, repo: api.repo, username: actor }),
    { isRepeatable: true },
  );
  const permission = response?.kind === 'ok' ? response.value.data.permission : undefined;
  if (permission !== undefined && MAY_WRITE.includes(permission)) return;
  const why =
    response === undefined
      ? 'there is no github-token to ask with'
      : response.kind === 'ok'
        ? `it is "${permission}"`
        : response.why;
  throw new PreconditionError({
    message: `"${actor}" started this by "${event}", and is not known to have write permission (${why})`,
    remedy: actor.endsWith('[bot]')
      ? `Name it in the input "allowed-bots" if it may spend your budget, or start it by a schedule`
      : 'Let somebody with write permission start it, or start it by a schedule',
  });
}
