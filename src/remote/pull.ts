/**
 * Records and branch of a run, brought here from a remote by a person who wants to check them.
 * Invariant: what is written is what `verify` found sound, all of it or nothing, and only over what it continues: a
 * record, file or commit here that the remote lacks stays as it is, and is an error.
 * Crash: see staged-install.ts; objects that were fetched are in no branch, and git removes them in time.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { IntegrityError, PreconditionError } from '../base/errors.ts';
import { type Finding, isAllSound } from '../base/finding.ts';
import { plural, quoted } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { hasCommit } from '../kernel/object-presence.ts';
import { readRef } from '../kernel/refs.ts';
import { requireLockHeld } from '../kernel/run-lock.ts';
import { createStaging, type Install, installStaged } from '../kernel/staged-install.ts';
import { listHeads } from '../kernel/user-repository.ts';
import { requireKnownStart } from './known-start.ts';
import { compareLocal } from './local-records.ts';
import { fetchBranch, isBegunAcceptance, type RemoteState, readRemoteStatus, shareEnds } from './restore.ts';
import { writeState } from './state-commit.ts';
import { type SharedRecords, type StateFiles, type Subject, stateRefs } from './subject.ts';

export interface PullRequest {
  readonly subject: Subject;
  /** As messages name it. */
  readonly from: string;
  readonly remote: GitRemote;
  /** Git on the user's refs. */
  readonly refs: Git;
  /** A folder of ours. */
  readonly scratch: string;
  /** A file that the state must hold. */
  readonly wanted?: string;
}

export type Pulled =
  | { readonly kind: 'pulled' | 'current'; readonly branch: string | undefined; readonly records: number }
  /** What came is not what it says; nothing was written. */
  | { readonly kind: 'unsound'; readonly findings: readonly Finding[] };

interface Arrived {
  readonly files: StateFiles;
  readonly records: SharedRecords;
  /** The commit that the branch has to be at here. */
  readonly branchHead: string | undefined;
}

/** Brings records and branch here; throws where there are none, or others here that they would replace. */
export async function pullState(request: PullRequest): Promise<Pulled> {
  const { subject } = request;
  const arrived = await fetchState(request).catch(unsoundOf(subject));
  if ('findings' in arrived) return arrived;
  const { files, records, branchHead } = arrived;
  faultPoint('pull:after-fetch');
  await using lock = await subject.lock();
  const { news, conflicts } = compareLocal(subject, files);
  if (conflicts.length > 0) throw conflicting(request, conflicts);
  const move = await planMove(request, { branch: records.branch, branchHead });
  const shown = { branch: records.branch?.replace('refs/heads/', ''), records: records.count };
  // What was at work has a record by now.
  const gone = subject.list().filter((path) => subject.isTransient?.(path) === true && !files.has(path));
  if (news.size === 0 && gone.length === 0 && move === undefined) return { kind: 'current', ...shown };
  const staging = createStaging(subject);
  try {
    writeState({ folder: staging }, files);
    faultPoint('pull:after-staging');
    const { branch } = records;
    const { git } = request.remote;
    if (branch !== undefined && branchHead !== undefined) await git(['update-ref', branch, branchHead]);
    if (records.base !== undefined) await requireKnownStart(request, { commit: records.base, files });
    const findings = await subject.check({ folder: staging, git, scratch: request.scratch, lock });
    faultPoint('pull:after-check');
    if (!isAllSound(findings)) return { kind: 'unsound', findings };
    if (branchHead !== undefined) await shareEnds(request, branchHead);
    subject.ignore?.();
    removeKnown({ staging, files, news });
    requireLockHeld(lock, 'Nothing was written. Run the command again.');
    installStaged(subject, { staging, outdated: [...subject.derived, ...gone], move });
    return { kind: 'pulled', ...shown };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Records that contradict each other so that nothing can be read of them. */
function unsoundOf({ name: what }: Subject): (error: unknown) => Extract<Pulled, { kind: 'unsound' }> {
  return (error) => {
    if (!(error instanceof IntegrityError)) throw error;
    return { kind: 'unsound', findings: [{ kind: 'wrong', what, detail: error.message }] };
  };
}

/** What is here already stays as it is: a journal that a person wrote may have more. */
function removeKnown({ staging, files, news }: { staging: string; files: StateFiles; news: StateFiles }): void {
  for (const path of files.keys()) if (!news.has(path)) rmSync(join(staging, path), { force: true });
}

const TRIES = 5;

/** The state and the branch as they are on the remote at one moment, where the two belong together. */
async function fetchState(request: PullRequest): Promise<Arrived> {
  const { subject, remote, refs, wanted, from } = request;
  for (let tries = 0; ; tries += 1) {
    const { seen, files, records } = await readRemoteStatus({ subject, remote });
    if (files === undefined || records === undefined) throw noState(request);
    if (wanted !== undefined && !files.has(wanted)) throw otherRun(request, wanted);
    const { branch, branchHead } = seen;
    if (branch !== undefined && branchHead !== undefined) {
      if ((await fetchBranch({ remote, refs }, { branch, records })) !== branchHead && tries < TRIES) continue;
    }
    if (records.expected === undefined || branchHead === records.expected) return { files, records, branchHead };
    if (await isBegunAcceptance(remote.git, { branchHead, records })) return { files, records, branchHead };
    // A branch that was merged and deleted: its commits may be here by another one.
    if (branchHead === undefined && (await hasCommit(refs, records.expected)))
      return { files, records, branchHead: records.expected };
    throw moved({ from, seen, records });
  }
}

/** Where the branch has to move to; undefined where it is there. Throws where it would lose commits. */
async function planMove(
  request: PullRequest,
  { branch, branchHead }: { readonly branch: string | undefined; readonly branchHead: string | undefined },
): Promise<Install['move']> {
  const { refs, subject, from: remote, remote: server } = request;
  if (branch === undefined || branchHead === undefined) return undefined;
  const from = await readRef(refs, branch);
  if (from === branchHead) return undefined;
  const short = branch.replace('refs/heads/', '');
  if (from !== undefined && !(await isAncestor(server.git, { base: from, branchHead }))) {
    throw new PreconditionError({
      message: `the branch ${short} here has commits that ${remote} lacks (it is at ${from}); nothing was changed`,
      remedy: `Keep them under another name: git branch -m ${short} NEW-NAME. Then run the command again.`,
    });
  }
  const on = listHeads(subject.repository).find(({ head }) => head === branch);
  if (on !== undefined) {
    throw new PreconditionError({
      message: `the work tree ${quoted(on.folder, 200)} is on the branch ${short}, which has to move; nothing was changed`,
      remedy: 'Switch it to another branch: git switch main. Then run the command again.',
    });
  }
  return { ref: branch, from, to: branchHead };
}

function noState({ subject, from }: PullRequest): PreconditionError {
  return new PreconditionError({
    message: `${from} has no records of "${subject.name}": there is no ${stateRefs(subject).usual}`,
    remedy: `List what it has: git ls-remote ${from} "refs/autorize-ledger/*". Or name another remote with --remote.`,
  });
}

function otherRun({ subject, from }: PullRequest, wanted: string): PreconditionError {
  return new PreconditionError({
    message: `${from} has no ${quoted(wanted, 250)} in its last state, which belongs to another run`,
    remedy: `Fetch the last run: autorize pull ${subject.name}. Earlier ones are in the history of ${stateRefs(subject).usual}.`,
  });
}

function moved({
  from,
  seen,
  records,
}: {
  readonly from: string;
  readonly seen: RemoteState;
  readonly records: SharedRecords;
}): PreconditionError {
  const branch = seen.branch?.replace('refs/heads/', '');
  const at = seen.branchHead === undefined ? 'does not exist there' : `is at ${seen.branchHead}`;
  return new PreconditionError({
    message: `the branch ${branch} of ${from} ${at}; its ${plural(records.count, 'record')} say ${records.expected}; nothing was changed`,
    remedy: `See who moved it: git log ${branch}. A branch with another name there: --branch NAME.`,
  });
}

function conflicting({ subject, from }: PullRequest, conflicts: readonly string[]): PreconditionError {
  const shown = conflicts.slice(0, 3).join(', ');
  const more = conflicts.length > 3 ? ` and ${conflicts.length - 3} more` : '';
  return new PreconditionError({
    message: `records of "${subject.name}" here are not those of ${from} (${shown}${more}); nothing was changed`,
    remedy: `Look at yours first. To use those of ${from}: move yours out of ${quoted(subject.folder, 200)}, and run the command again.`,
  });
}
