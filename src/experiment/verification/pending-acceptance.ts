/**
 * An accepted change whose commit is on the branch while its record is still to be written: a run was killed in between.
 * Invariant: it is checked as the record that the next resume writes, with the decisions that go before it. Whoever can
 * write the branch and the intent must not get more accepted by them than by a record.
 */
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { Git } from '../../kernel/git.ts';
import { parseTrailers } from '../ledger/accepted-commit.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import { missingDecisions, type SealedIntent } from '../ledger/intent.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { decodeRecords, type ExperimentPlace } from '../ledger/store.ts';

export interface PendingAcceptance {
  readonly commit: string;
  /** Undefined: the intent holds none that could be one. */
  readonly record: IterationRecord | undefined;
  /** What the decision log gets before it. */
  decisionsAfter(log: readonly JournalRecord[]): readonly JournalRecord[];
}

/** The acceptance that the branch is ahead of the records by; undefined where it is not, or by something else. */
export async function findPending(
  git: Git,
  {
    place,
    records,
    lastIntent,
    branchHead,
  }: {
    readonly place: ExperimentPlace;
    readonly records: readonly IterationRecord[];
    readonly lastIntent: SealedIntent | undefined;
    readonly branchHead: string | undefined;
  },
): Promise<PendingAcceptance | undefined> {
  if (branchHead === undefined || lastIntent === undefined) return undefined;
  if (records.some(({ iter, commit }) => iter === lastIntent.iter || commit === branchHead)) return undefined;
  const commit = await readCommit(git, branchHead);
  const trailers = commit === undefined ? undefined : parseTrailers(commit, place.name);
  if (trailers?.intent !== lastIntent.hash) return undefined;
  const [record] = decodeRecords(place, [{ ...lastIntent.draft, commit: branchHead }]).records;
  return { commit: branchHead, record, decisionsAfter: (log) => missingDecisions(log, lastIntent) };
}
