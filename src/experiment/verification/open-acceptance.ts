/**
 * An acceptance without a record: a run began it, and is at work on it or was killed there.
 * Invariant: only read. It is checked as the record that the next resume writes, with the decisions that go before it.
 * Whoever can write the branch and the intent must not get more accepted by them than by a record: the acceptance stands
 * on the branch head, holds the tree of its record, and a decision accepts it.
 */
import { describeNew } from '../../base/finding.ts';
import { hasNumber } from '../../base/number-ranges.ts';
import type { Git } from '../../kernel/git.ts';
import { parseTrailers } from '../ledger/accepted-commit.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import { readableOf, readChained, readDecisions } from '../ledger/decisions.ts';
import { decodeIntent, type HiddenIntent, missingDecisions } from '../ledger/intent.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isSameJson } from '../ledger/record-checks.ts';
import { decodeRecords, type ExperimentPaths } from '../ledger/store.ts';
import type { Origin } from './accepted-checks.ts';
import { auditPaths, type PendingAcceptance } from './audit.ts';
import { findUnbacked } from './backing-checks.ts';

/** The acceptance that the branch is ahead of the records by; undefined where it is not, or by something else. */
export async function findPending(
  git: Git,
  {
    paths,
    records,
    lastIntent,
    branchHead,
  }: {
    readonly paths: ExperimentPaths;
    readonly records: readonly IterationRecord[];
    readonly lastIntent: HiddenIntent | undefined;
    readonly branchHead: string | undefined;
  },
): Promise<PendingAcceptance | undefined> {
  if (branchHead === undefined || lastIntent === undefined) return undefined;
  if (records.some(({ iter, commit }) => iter === lastIntent.iter || commit === branchHead)) return undefined;
  const commit = await readCommit(git, branchHead);
  const trailers = commit === undefined ? undefined : parseTrailers(commit, paths.name);
  if (trailers?.intent !== lastIntent.hash) return undefined;
  const [record] = decodeRecords(paths, [{ ...lastIntent.draft, commit: branchHead }]).records;
  return { commit: branchHead, record, decisionsAfter: (log) => missingDecisions(log, lastIntent) };
}

/** The last acceptance that was begun, where it has no record yet. */
export function readBegun(paths: ExperimentPaths, records: readonly IterationRecord[]): HiddenIntent | undefined {
  const last = readableOf(readChained(paths.intents)).at(-1);
  const intent = last === undefined ? undefined : decodeIntent(last);
  return intent === undefined || hasNumber(factsOf(records).iters, intent.iter) ? undefined : intent;
}

export interface BegunCheck extends Origin {
  readonly intent: HiddenIntent;
  readonly records: readonly IterationRecord[];
  /** Where the branch was before it. */
  readonly branchHead: string;
}

/** Why a run that goes on must not complete an acceptance that was begun, each in one sentence. */
export function begunIssues(paths: ExperimentPaths, { intent, records, branchHead, isShared }: BegunCheck): string[] {
  const { iter, parent, old, tree, draft, merged } = intent;
  const what = `the acceptance of iteration ${iter} that was begun`;
  const issues: string[] = [];
  if (parent !== branchHead) issues.push(`${what} stands on ${parent}; the branch was at ${branchHead}`);
  if (old !== null && old !== parent) issues.push(`${what} moves the branch from ${old}, and stands on ${parent}`);
  if (merged !== undefined) issues.push(`${what} merges the commit ${merged}`);
  const [record] = decodeRecords(paths, [{ ...draft, commit: parent }]).records;
  const recorded = [record?.outcome, record?.iter, record?.tree, record?.base_commit];
  if (record === undefined || !isSameJson(recorded, ['merged', iter, tree, parent])) {
    return [...issues, `${what} holds no record of that change`];
  }
  const log = readDecisions(paths);
  const decided = [...log, ...missingDecisions(log, intent)];
  // A ledger of this machine may be older than the record of decisions.
  const isDecided = isShared || decided.length > 0;
  if (isDecided && findUnbacked([...records, record], decided).includes(record)) {
    issues.push(`no decision accepts ${what}`);
  }
  // What was wrong before is not of this acceptance.
  const { findings: before } = auditPaths(paths);
  const pending = { commit: parent, record, decisionsAfter: () => decided.slice(log.length) };
  return [...issues, ...describeNew({ before, now: auditPaths(paths, pending).findings })];
}
