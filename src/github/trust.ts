/** Who and what a step refuses to work for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository, readHead } from '../kernel/user-repository.ts';
import type { Api } from './api.ts';
import { readContext, type StepContext } from './event.ts';
import { openUserRefs } from './user-refs.ts';

/**
 * Throws for `pull_request_target` with a checkout of the head: that event has the repository's secrets, and the head is
 * whatever its author wrote.
 */
export async function refuseForeignCode(host: Host): Promise<void> {
  const { event, pull } = readContext(host.env);
  if (event !== 'pull_request_target' || pull === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'autorize-trust-'));
  try {
    const git = openUserRefs(host.cwd, folder);
    if (git === undefined) return;
    const head = await readHead(findRepository(host.cwd), git);
    if (head === undefined || head === pull.baseSha || !(await descends(git, { head, pull: pull.headSha }))) return;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  throw new PreconditionError({
    message: 'the event is pull_request_target and the checkout is of the pull request’s head',
    remedy: 'Use pull_request, and .github/workflows/report.yml for comments; or check out the base alone',
  });
}

type Git = NonNullable<ReturnType<typeof openUserRefs>>;

/** Whether a commit is the head of the pull request or was made of it, as the merge commit is. */
async function descends(git: Git, { head, pull }: { readonly head: string; readonly pull: string }): Promise<boolean> {
  if (head === pull) return true;
  const { exitCode, stdout } = await git(['cat-file', 'commit', head], { allowed: [0, 1, 128] });
  return exitCode === 0 && stdout.toString().split('\n\n')[0]?.includes(`parent ${pull}`) === true;
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
