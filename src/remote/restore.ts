/**
 * Resumes from the state that another machine pushed.
 * Invariant: nothing is written here before the hash chain of the records holds and the branch on the server is where they
 * say. A branch that a person moved stays as it is and is reported. No run resumes from records that fail their audit.
 */

import { PreconditionError } from '../base/errors.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { hasCommit } from '../kernel/object-presence.ts';
import { moveRef, readRef } from '../kernel/refs.ts';
import { shareBoundary } from '../kernel/shallow-boundary.ts';
import { EVERYTHING, requireKnownStart } from './known-start.ts';
import { RUN_TRAILER, readState, requireChains, writeState } from './state-commit.ts';
import { requireSound, type SharedRecords, type StateFiles, type Subject, stateRefs } from './subject.ts';

/** What the server has of a system. */
export interface RemoteState {
  /** The ref to push the state to. */
  readonly stateRef: string;
  readonly state: string | undefined;
  /** The ref of a released version that the state was read from; the next push moves it to `stateRef`. */
  readonly oldRef?: string;
  /** Full name of the branch, and where it is. */
  readonly branch: string | undefined;
  readonly branchHead: string | undefined;
}

export type Restored =
  | { readonly kind: 'nothing'; readonly remote: RemoteState }
  | { readonly kind: 'restored'; readonly remote: RemoteState; readonly records: SharedRecords }
  /** The run is over and cannot be resumed. Its objects are here; nobody has checked yet whether it is sound. */
  | Over
  /** The branch is not where the records say. */
  | {
      readonly kind: 'moved';
      readonly remote: RemoteState;
      readonly expected: string | undefined;
      readonly files: StateFiles | undefined;
    };

/** A run that has ended, and whose end is one of the commits that the next one can begin at. */
export interface Over {
  readonly kind: 'over';
  readonly remote: RemoteState;
  readonly records: SharedRecords;
  readonly files: StateFiles;
}

export interface RestoreRequest {
  readonly subject: Subject;
  readonly remote: GitRemote;
  /** Git on the user's refs. */
  readonly refs: Git;
  /** The run of a workflow whose last state is to be resumed, whatever was pushed after it. */
  readonly resumeFrom?: string | undefined;
}

const TRIES = 5;

/** What the server has: the state, the files in it, and where the branch is that it speaks of. */
interface ExperimentStatus {
  readonly seen: RemoteState;
  readonly files: StateFiles | undefined;
  readonly records: SharedRecords | undefined;
}

/** Where branch and state are on the server, and what the state holds. */
export async function readRemoteStatus({
  subject,
  remote,
  resumeFrom,
}: Omit<RestoreRequest, 'refs'>): Promise<ExperimentStatus> {
  const fixed = fixedBranch({ subject, remote });
  for (let tries = 0; ; tries += 1) {
    const refs = await remote.list([...Object.values(stateRefs(subject)), subject.branches]);
    const location = locateState(subject, refs);
    const { state } = location;
    const branchHeadOf = (branch = ''): string | undefined => refs.get(remote.nameOf(branch));
    if (state === undefined) {
      const seen = { ...location, branch: fixed, branchHead: branchHeadOf(fixed) };
      return { seen, files: undefined, records: undefined };
    }
    // Pushed to between the look and the fetch: look again, for the two belong together.
    const stateRef = location.oldRef ?? location.stateRef;
    if ((await remote.fetchBounded(stateRef, 1)) !== state && tries < TRIES) continue;
    const commit = resumeFrom === undefined ? state : await findStateOf(remote, { stateRef, run: resumeFrom });
    const found = await readState(remote.git, { subject, commit });
    requireChains(found);
    const records = subject.decode(found);
    const branch = records.branch ?? fixed;
    return { seen: { ...location, branch, branchHead: branchHeadOf(branch) }, files: subject.covered(found), records };
  }
}

/**
 * Which ref holds the state. The fallback precedes the old ref: it is only written once the server refused the new one,
 * and the old one stays beside it where the server refuses to delete that as well.
 */
export function locateState(
  subject: Pick<Subject, 'name'>,
  found: ReadonlyMap<string, string>,
): Pick<RemoteState, 'stateRef' | 'state' | 'oldRef'> {
  const { usual, fallback, old } = stateRefs(subject);
  for (const stateRef of [usual, fallback]) if (found.has(stateRef)) return { stateRef, state: found.get(stateRef) };
  const state = found.get(old);
  return state === undefined ? { stateRef: usual, state } : { stateRef: usual, state, oldRef: old };
}

/** The branch, where it has one name on the server whatever the records say. */
function fixedBranch({ subject, remote }: Pick<RestoreRequest, 'subject' | 'remote'>): string | undefined {
  return remote.nameOf(subject.branches).endsWith('*') ? undefined : subject.branches;
}

/** Where branch and state are, for a run that begins beside them; nothing of the state has to be sound. */
export async function findSibling({ subject, remote }: Omit<RestoreRequest, 'refs'>): Promise<RemoteState> {
  const found = await remote.list([...Object.values(stateRefs(subject)), subject.branches]);
  const location = locateState(subject, found);
  if (location.state !== undefined) await remote.fetchBounded(location.oldRef ?? location.stateRef, 1);
  const branch = fixedBranch({ subject, remote });
  return { ...location, branch, branchHead: found.get(remote.nameOf(branch ?? '')) };
}

/** Brings records and branch here; throws where this checkout has records of its own. */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { subject, remote, refs } = request;
  requireNoRecords(subject);
  for (let tries = 0; ; tries += 1) {
    const { seen, files, records } = await readRemoteStatus(request);
    const { branch, branchHead } = seen;
    if (files === undefined || records === undefined) {
      if (branchHead === undefined) return { kind: 'nothing', remote: seen };
      return { kind: 'moved', remote: seen, expected: undefined, files };
    }
    const { expected } = records;
    if (records.isOver && branchHead === undefined) return { kind: 'over', remote: seen, records, files };
    if (branch !== undefined && branchHead !== undefined) {
      if ((await fetchBranch(request, { branch, records })) !== branchHead && tries < TRIES) continue;
      await shareEnds(request, branchHead);
    }
    if (!records.isOver && records.base !== undefined)
      await requireKnownStart(request, { commit: records.base, files });
    if (records.isOver) return { kind: 'over', remote: seen, records, files };
    if (request.resumeFrom !== undefined && branch !== undefined && expected !== undefined) {
      await requireHere(remote.git, { commit: expected, run: request.resumeFrom });
      await bringBranch(refs, { branch, to: expected });
      writeState(subject, files);
      await subject.finishRestore();
      await requireSound(subject);
      return { kind: 'restored', remote: seen, records };
    }
    if (
      expected !== undefined &&
      branchHead !== expected &&
      !(await isBegunAcceptance(remote.git, { branchHead, records }))
    ) {
      return { kind: 'moved', remote: seen, expected, files };
    }
    if (branch !== undefined && branchHead !== undefined) await bringBranch(refs, { branch, to: branchHead });
    writeState(subject, files);
    await subject.finishRestore();
    await requireSound(subject);
    return { kind: 'restored', remote: seen, records };
  }
}

/** The user's repository learns where the history of what was fetched ends. */
export async function shareEnds(
  { subject, remote }: Pick<RestoreRequest, 'subject' | 'remote'>,
  branchHead: string,
): Promise<void> {
  await shareBoundary(remote.git, { from: remote.gitDir, to: subject.repository.commonDir, branchHead });
}

/** The last state that a run of a workflow pushed, in the history of the one that is there now. */
async function findStateOf(
  remote: GitRemote,
  { stateRef, run }: { readonly stateRef: string; readonly run: string },
): Promise<string> {
  const newest = await remote.fetchBounded(stateRef, EVERYTHING);
  // What was merged in is of others: of the states that were the state here, each is the first parent of the next.
  const args = [
    'log',
    '--first-parent',
    '-1',
    '--format=%H',
    '-E',
    `--grep=^${RUN_TRAILER}: ${run}$`,
    '--end-of-options',
    newest,
  ];
  const { stdout } = await remote.git(args);
  const found = stdout.toString().trim();
  if (found !== '') return found;
  throw new PreconditionError({
    message: `the server has no state that run ${run} pushed`,
    remedy: 'Take the id from the URL of the run, or resume from the newest state with "resume: auto"',
  });
}

/** What was archived since may be gone from the server. */
async function requireHere(
  git: Git,
  { commit, run }: { readonly commit: string; readonly run: string },
): Promise<void> {
  if (await hasCommit(git, commit)) return;
  throw new PreconditionError({
    message: `the commit ${commit} that run ${run} was at is no longer on the branch`,
    remedy: 'Resume from the last run with "resume: auto", or from the branch with "resume: adopt"',
  });
}

/** Moves a local branch to a commit, from wherever it is. */
export async function bringBranch(
  refs: Git,
  { branch, to }: { readonly branch: string; readonly to: string },
): Promise<void> {
  const from = await readRef(refs, branch);
  if (from !== to) await moveRef(refs, { ref: branch, from, to });
}

function requireNoRecords(subject: Subject): void {
  const own = subject.findOwn();
  if (own === undefined) return;
  throw new PreconditionError({
    message: `this checkout holds records of "${subject.name}" already (${own}); they would be mixed with those of the server`,
    remedy: 'Check out with "clean: true", the default, or remove them',
  });
}

/** Whether the branch is ahead of the records by the change of the last intent: the run was killed between the two. */
export async function isBegunAcceptance(
  git: Git,
  { branchHead, records }: { readonly branchHead: string | undefined; readonly records: SharedRecords },
): Promise<boolean> {
  if (branchHead === undefined) return false;
  const { stdout } = await git(['cat-file', 'commit', '--end-of-options', branchHead]);
  return records.isBegun(branchHead, stdout.toString());
}

/** Fetches a branch down to its base, which a shallow checkout need not hold; where it is. */
export async function fetchBranch(
  { remote, refs }: Pick<RestoreRequest, 'remote' | 'refs'>,
  { branch, records }: { readonly branch: string; readonly records: SharedRecords },
): Promise<string> {
  const hasBase = async (): Promise<boolean> => records.base !== undefined && (await hasCommit(refs, records.base));
  const isHere = await hasBase();
  const fetched = await remote.fetch(branch, isHere ? undefined : records.depth);
  // An accepted change may be several commits; the records do not say how many.
  if (isHere || records.base === undefined || (await hasBase())) return fetched;
  return remote.fetch(branch, EVERYTHING);
}
