/**
 * Records and branch of a loop, handed on from a person's clone to the remote that they were pulled from.
 * Invariant: only what continues what the remote has, or the first of a run, is pushed, in one atomic push with leases: a record,
 * file or commit there that this clone lacks stays, and is an error. What `verify` does not find sound is not pushed.
 * Crash: nothing or everything is there; the same command again does the rest.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AutorizeError, PreconditionError } from '../base/errors.ts';
import { SecretSearch } from '../base/secret-search.ts';
import { quoted } from '../base/text.ts';
import { pathsOf, requireExperiment } from '../experiment/ledger/store.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import type { Host } from '../kernel/host.ts';
import { hasCommit } from '../kernel/object-presence.ts';
import { readRef } from '../kernel/refs.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { openUserRemote } from '../kernel/user-remote.ts';
import { findMissionRepository, listMissionRuns } from '../mission/store.ts';
import { testsOf } from '../workitem/contract.ts';
import { findPlan } from '../workitem/opening.ts';
import { workPathsOf } from '../workitem/store.ts';
import { experimentSubject } from './experiment-recipe.ts';
import { findReplaced } from './local-records.ts';
import { missionSubject } from './mission-recipe.ts';
import { planSubject } from './plan-recipe.ts';
import { type RemoteState, readRemoteStatus } from './restore.ts';
import { RemoteSession } from './session.ts';
import { requireSound, type Subject, stateRefs } from './subject.ts';

export interface PushNamedRequest {
  /** Of an experiment; `mission.SLUG` or `work.PLAN` of what a wave of those was judged to. */
  readonly name: string;
  /** Default: `origin`. */
  readonly remote?: string;
  /** A remote that has neither records nor branch gets them. */
  readonly begins?: boolean;
  readonly signal?: AbortSignal;
}

export interface PushedNamed {
  readonly records: number;
  /** Short name. */
  readonly branch: string;
  /** The remote has all of it already. */
  readonly unchanged?: true;
}

/** Pushes what is here. Throws IntegrityError for what is not sound, PreconditionError where the remote has other records. */
export async function pushNamed(
  { name, remote: from = 'origin', begins = false, signal }: PushNamedRequest,
  host: Host,
): Promise<PushedNamed> {
  const subject = await findSubject(name, host);
  const { repository } = subject;
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-push-'));
  // In the git directory: what the user configured for repositories in a folder holds for this one too.
  const folder = mkdtempSync(join(repository.gitDir, 'autorize-push-'));
  try {
    const { refs } = openRefs(repository, scratch);
    const limits = signal === undefined ? {} : { cutOff: signal };
    const remote = await openUserRemote({ name: from, repository, folder, parentEnv: host.env, ...limits });
    await using _lock = await subject.lock();
    const seen = await requireContinued({ subject, remote, refs, from, begins });
    await requireSound(subject);
    const session = RemoteSession.over({ subject, remote, refs, host, search: new SecretSearch([]) }, seen);
    const shared = await session.push();
    if (shared.kind !== 'done') throw notPushed(name, { from, why: 'why' in shared ? shared.why : shared.kind });
    const { count, branch = '' } = subject.read();
    const unchanged = session.seen.state === seen.state ? { unchanged: true as const } : {};
    return { records: count, branch: branch.replace('refs/heads/', ''), ...unchanged };
  } finally {
    for (const each of [folder, scratch]) rmSync(each, { recursive: true, force: true });
  }
}

/** The state of a name: of a mission, that of its last run. */
async function findSubject(name: string, host: Host): Promise<Subject> {
  const [, kind, rest = ''] = /^(mission|work)\.(.+)$/s.exec(name) ?? [];
  if (kind === undefined) {
    const paths = pathsOf(name, host);
    requireExperiment(paths);
    return experimentSubject(paths, host);
  }
  if (kind === 'work') {
    const work = await findPlan(rest, host);
    return planSubject(
      { paths: workPathsOf(host), plan: rest, permit: work?.permit ?? [], tests: testsOf(work) },
      host,
    );
  }
  const repository = findMissionRepository(host.cwd);
  const subject = missionSubject({ slug: rest, repository }, host);
  const last = listMissionRuns(repository, rest).at(-1);
  if (last === undefined) {
    throw new PreconditionError({
      message: `there is no run of the mission ${quoted(rest)} here`,
      remedy: 'See which runs there are: autorize status',
    });
  }
  subject.follow(last.runId);
  return subject;
}

interface Continuing {
  readonly subject: Subject;
  readonly remote: GitRemote;
  readonly refs: Git;
  readonly from: string;
  readonly begins: boolean;
}

/** What the remote has, where the records and the branch here continue it. */
async function requireContinued({ subject, remote, refs, from, begins }: Continuing): Promise<RemoteState> {
  const { seen, files } = await readRemoteStatus({ subject, remote });
  const { name } = subject;
  if (files === undefined && begins && seen.state === undefined && seen.branchHead === undefined) return seen;
  if (files === undefined) {
    throw new PreconditionError({
      message: `${from} has no records of "${name}": there is nothing to continue`,
      remedy: begins
        ? `It has a branch ${subject.branches.replace('refs/heads/', '')} without them. If nobody needs that: git push ${from} --delete ${subject.branches.replace('refs/heads/', '')}`
        : `To push them as the first: autorize push ${name} --new${from === 'origin' ? '' : ` --remote ${from}`}. They go to ${stateRefs(subject).usual}`,
    });
  }
  const replaced = findReplaced(subject, files);
  if (replaced.length > 0) {
    const more = replaced.length > 3 ? ` and ${replaced.length - 3} more` : '';
    throw new PreconditionError({
      message: `${from} has records of "${name}" that are not here (${replaced.slice(0, 3).join(', ')}${more}); nothing was pushed`,
      remedy: `Fetch them first: autorize pull ${name}`,
    });
  }
  const { branch = '' } = subject.read();
  const branchHead = await readRef(refs, branch);
  if (
    seen.branchHead === undefined ||
    branchHead === undefined ||
    !(await isContinued(refs, { base: seen.branchHead, branchHead }))
  ) {
    const at = seen.branchHead === undefined ? 'gone' : `at ${seen.branchHead}`;
    throw new PreconditionError({
      message: `the branch ${quoted(branch.replace('refs/heads/', ''))} of ${from} is ${at}, and ${branchHead ?? 'nothing'} here does not continue it; nothing was pushed`,
      remedy: `See who moved it, and fetch it: autorize pull ${name}`,
    });
  }
  return seen;
}

async function isContinued(
  refs: Git,
  { base, branchHead }: { readonly base: string; readonly branchHead: string },
): Promise<boolean> {
  return (await hasCommit(refs, base)) && isAncestor(refs, { base, branchHead });
}

function notPushed(name: string, { from, why }: { readonly from: string; readonly why: string }): AutorizeError {
  return new PreconditionError({
    message: `${from} refused the push of "${name}": ${why}`,
    remedy: `Check that you may push there: git push --dry-run ${from} HEAD. Then run the command again.`,
  });
}
