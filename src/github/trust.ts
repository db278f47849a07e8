/** Who and what a step refuses to work for. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { AutorizeError, PreconditionError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { readHead } from '../kernel/user-repository.ts';
import type { Api } from './api.ts';
import { listCheckoutsOf, openCheckout } from './checkouts.ts';
import { readContext, type StepContext } from './event.ts';

interface Privileged {
  /** Commits that the repository itself vouches for; an empty one is not known. */
  readonly base: readonly string[];
  readonly remedy: string;
}

// Events that have the repository's secrets while somebody else may have written the code that they are about.
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
 * Throws for `pull_request_target` and `workflow_run` unless every checkout that the step works in, or reads one of the
 * paths from, is of a commit of the base: these events have the repository's secrets, and anything else may be whatever
 * a stranger wrote. What cannot be shown is refused.
 */
export async function refuseForeignCode({ env, cwd }: Host, paths: readonly string[]): Promise<void> {
  const context = readContext(env);
  const { event, workspace } = context;
  const privileged = PRIVILEGED[event]?.(context);
  if (privileged === undefined) return;
  const { remedy } = privileged;
  const base = privileged.base.filter((tip) => tip !== '');
  for (const checkout of listCheckoutsOf({ workspace, cwd }, paths)) {
    const found = await findForeignCode(checkout, base);
    if (found === undefined) continue;
    const where = checkout === workspace ? 'the checkout' : `the checkout in "${relative(workspace, checkout)}"`;
    throw new PreconditionError({
      message: `the event is ${event} and ${where} ${found}, which is not known to be of the base (${base[0] ?? 'not known'})`,
      remedy: `${remedy}. An older commit of the base needs "fetch-depth: 0"`,
    });
  }
}

// A change that is not committed yet is foreign code, too.
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** What a checkout is at other than commits of the base and what they stand on; undefined where there is nothing. */
async function findForeignCode(checkout: string, tips: readonly string[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-trust-'));
  try {
    const { repository, git } = openCheckout(checkout, folder);
    const unfinished = UNFINISHED.find((name) => existsSync(join(repository.gitDir, name)));
    if (unfinished !== undefined) return `has ${unfinished}`;
    const head = await readHead(repository, git);
    if (head === undefined) return 'has no commit';
    if (tips.includes(head)) return undefined;
    for (const tip of tips) if (await isAncestor(git, { base: head, tip })) return undefined;
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

/** Throws where somebody without the right to write could make a loop run. */
export async function requireTrustedActor(context: StepContext, api: Api | undefined): Promise<void> {
  const { event, action, actor } = context;
  if (UNASKED.includes(event) && !ASKED_ACTIONS.includes(action)) return;
  const told = await api?.ask(
    (octokit) =>
      octokit.rest.repos.getCollaboratorPermissionLevel({ owner: api.owner, repo: api.repo, username: actor }),
    { isRepeatable: true },
  );
  const permission = told?.kind === 'ok' ? told.value.data.permission : undefined;
  if (permission !== undefined && MAY_WRITE.includes(permission)) return;
  const why =
    told === undefined
      ? 'there is no github-token to ask with'
      : told.kind === 'ok'
        ? `it is "${permission}"`
        : told.why;
  throw new PreconditionError({
    message: `"${actor}" started this by "${event}", and is not known to have write permission (${why})`,
    remedy: 'Let somebody with write permission start it, or start it by a schedule',
  });
}
