/**
 * An acceptance that a run began: what `finishKeep` would complete, checked as the record that it becomes.
 * Invariant: only read. Whoever can write an intent must not get more accepted by it than by a record: it stands on the
 * branch head, holds the tree of its record, and a decision accepts it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseJournal } from '../../base/journal-chain.ts';
import { decodeIntent, missingDecisions, type SealedIntent } from '../ledger/intent.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isSameJson } from '../ledger/record-checks.ts';
import { decodeRecords, type ExperimentPlace } from '../ledger/store.ts';
import type { Origin } from './accepted-checks.ts';
import { auditPlace, readDecisions } from './audit.ts';
import { findUnbacked } from './backing-checks.ts';

/** The last acceptance that was begun, where it has no record yet. */
export function readBegun(place: ExperimentPlace, records: readonly IterationRecord[]): SealedIntent | undefined {
  const parsed = parseJournal(existsSync(place.intents) ? readFileSync(place.intents) : Buffer.alloc(0));
  const last = (parsed.kind === 'sound' ? parsed.records : parsed.readable).at(-1);
  const intent = last === undefined ? undefined : decodeIntent(last);
  return records.some(({ iter }) => iter === intent?.iter) ? undefined : intent;
}

export interface BegunCheck extends Origin {
  readonly intent: SealedIntent;
  readonly records: readonly IterationRecord[];
  /** Where the branch was before it. */
  readonly branchHead: string;
}

/** Why a run that goes on must not complete an acceptance that was begun, each in one sentence. */
export function begunIssues(place: ExperimentPlace, { intent, records, branchHead, isShared }: BegunCheck): string[] {
  const { iter, parent, old, tree, draft, merged } = intent;
  const what = `the acceptance of iteration ${iter} that was begun`;
  const issues: string[] = [];
  if (parent !== branchHead) issues.push(`${what} stands on ${parent}; the branch was at ${branchHead}`);
  if (old !== null && old !== parent) issues.push(`${what} moves the branch from ${old}, and stands on ${parent}`);
  if (merged !== undefined) issues.push(`${what} merges the commit ${merged}`);
  const [record] = decodeRecords(place, [{ ...draft, commit: parent }]).records;
  const told = [record?.outcome, record?.iter, record?.tree, record?.base_commit];
  if (record === undefined || !isSameJson(told, ['merged', iter, tree, parent])) {
    return [...issues, `${what} holds no record of that change`];
  }
  const log = readDecisions(place);
  const decided = [...log, ...missingDecisions(log, intent)];
  // A ledger of this machine may be older than the record of decisions.
  const isDecided = isShared || decided.length > 0;
  if (isDecided && findUnbacked([...records, record], decided).includes(record)) {
    issues.push(`no decision accepts ${what}`);
  }
  const known = new Set(auditPlace(place).differences.map(({ message }) => message));
  const pending = { commit: parent, record, decisionsAfter: () => decided.slice(log.length) };
  const { differences } = auditPlace(place, pending);
  return [...issues, ...differences.flatMap(({ message }) => (known.has(message) ? [] : [message]))];
}
