/**
 * The branch that an experiment keeps its commits on.
 * Invariant: it is moved only while no work tree has it checked out, and only from where the records say that it is; a
 * branch that somebody else made is never moved away from commits of its own.
 */
import { PreconditionError } from '../../base/errors.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Git } from '../../kernel/git.ts';
import { moveRef, readRef } from '../../kernel/refs.ts';
import { readBranchFile, requireNotCheckedOut } from '../../kernel/user-repository.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { branchMoved } from './branch-moved.ts';
import { branchOf } from './branch-name.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';
import { TRAILERS } from './state.ts';
import type { ExperimentPaths } from './store.ts';

export interface BranchRequest {
  readonly paths: ExperimentPaths;
  readonly refs: Git;
  readonly base: string;
  readonly records: readonly IterationRecord[];
}

/** Brings the branch to where it has to be by the records, and gives the commit that it is at. */
export async function checkBranch(request: BranchRequest): Promise<string> {
  const { paths, refs, base } = request;
  const { commit, from } = await findBranch(request);
  if (commit !== undefined) return commit;
  const moved = await moveRef(refs, { ref: refOf(paths), from, to: base });
  faultPoint('branch:after-move');
  if (moved.kind === 'done') return base;
  throw branchMoved(paths.name, { expected: base, actual: moved.actual });
}

/** Where a branch is: `commit`, or still to be brought to the base, from where it is now. */
export interface FoundBranch {
  readonly commit: string | undefined;
  readonly from: string | undefined;
}

/** Looks where the branch is; throws where it is not where it has to be by the records, or cannot be moved. */
export async function findBranch({ paths, refs, base, records }: BranchRequest): Promise<FoundBranch> {
  requireFreeBranch(paths);
  requireRoom(paths);
  const actual = await readRef(refs, refOf(paths));
  const { lastAccepted: accepted, hasForeignAcceptance } = factsOf(records);
  // The original tool's records do not name commits: the branch itself is what there is.
  if (accepted === null && actual !== undefined && hasForeignAcceptance) return { commit: actual, from: actual };
  const expected = accepted ?? base;
  if (actual === expected) return { commit: expected, from: actual };
  if (records.length === 0) {
    if (actual === undefined || (await isAncestor(refs, { base: actual, branchHead: base })))
      return { commit: undefined, from: actual };
    if (await isAcceptedCommitOf(refs, paths.name, actual)) throw unrecordedBranch(paths);
    // A run that was killed before its first record made it where HEAD was then.
    if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
      return { commit: undefined, from: actual };
    throw foreignBranch(paths, actual);
  }
  if (
    actual !== undefined &&
    (await isAcceptedCommitOf(refs, paths.name, actual)) &&
    !(await isAncestor(refs, { base: actual, branchHead: expected }))
  ) {
    throw new PreconditionError({
      message: `the branch ${branchOf(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
      remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
    });
  }
  throw branchMoved(paths.name, { expected, actual });
}

/** Whether a run by this config may merge changes, which takes a newer git. */
export function mayMerge({ iteration, handover }: ExperimentConfig): boolean {
  return iteration.parallel > 1 || handover.distil;
}

/** Full name of the branch. */
export function refOf({ name }: ExperimentPaths): string {
  return `refs/heads/${branchOf(name)}`;
}

/** Throws where a work tree is on the branch. */
export function requireFreeBranch(paths: ExperimentPaths): void {
  requireNotCheckedOut(paths.repository, refOf(paths));
}

/** Git keeps branches as files: beside one named `autorize` there can be none named `autorize/NAME`. */
function requireRoom({ name, repository }: ExperimentPaths): void {
  const [folder = ''] = branchOf(name).split('/');
  if (readBranchFile(repository, folder) === undefined) return;
  throw new PreconditionError({
    message: `there is a branch "${folder}", so git cannot create "${branchOf(name)}"`,
    remedy: `Rename it: git branch -m ${folder} another-name`,
  });
}

/** Whether a commit would not be lost with a branch: another ref leads to it. */
async function isLockedElsewhere(refs: Git, { ref, commit }: { ref: string; commit: string }): Promise<boolean> {
  const { stdout } = await refs(['for-each-ref', '--count=2', '--format=%(refname)', '--contains', commit]);
  return stdout
    .toString()
    .split('\n')
    .some((line) => line !== '' && line !== ref);
}

function unrecordedBranch({ name }: ExperimentPaths): PreconditionError {
  return new PreconditionError({
    message: `the branch ${branchOf(name)} holds accepted changes of "${name}" that have no record here`,
    remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
  });
}

function foreignBranch({ name }: ExperimentPaths, actual: string): PreconditionError {
  const branch = branchOf(name);
  return new PreconditionError({
    message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
    remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
  });
}

async function isAcceptedCommitOf(refs: Git, name: string, commit: string): Promise<boolean> {
  const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
  return stdout.toString().split('\n').includes(`${TRAILERS.experiment}: ${name}`);
}
