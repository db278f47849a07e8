import * as z from 'zod/mini';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { decisionRecordSchema } from '../../decision/records.ts';
import { type AcceptanceEvidence, certifiedChanges } from '../../stats/e-bh.ts';
import type { IterationRecord } from './record.ts';

/** An iteration that took out what was not certified. */
export interface TakenOut {
  readonly iter: number;
  /** The iterations whose changes are not on the branch any more. */
  readonly taken: readonly number[];
}

/** What was kept, and taken out again, oldest first. */
export function findTakenOut(ledger: readonly IterationRecord[]): TakenOut[] {
  const accepted = ledger.filter(({ outcome }) => outcome === 'merged');
  const iterOf = new Map(accepted.map(({ iter, decision }) => [decision?.test, iter]));
  return accepted.flatMap(({ iter, reverts, rejection }) => {
    if (!reverts) return [];
    // A rejected change may have been accepted by a test that is recorded no more.
    const taken = rejection ? [rejection.iter] : reverts.taken.flatMap((test) => iterOf.get(test) ?? []);
    return [{ iter, taken: taken.sort((one, other) => one - other) }];
  });
}

/**
 * The kept iterations on the branch that are not certified, oldest first; none where `certify` is off. What was kept on a working line
 * stands or falls with the promotion that it is a part of.
 */
export function findUncertified(raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): number[] {
  const runHeader = z.safeParse(decisionRecordSchema, raw[0]);
  if (!runHeader.success || runHeader.data.kind !== 'genesis' || !runHeader.data.settings.certify.enabled) return [];
  const tested = readTested(raw);
  const concluded = new Set([...tested.map(({ tree }) => tree), ...promotedTrees(raw)]);
  const champions = new Set([runHeader.data.baseline_tree, runHeader.data.start_tree]);
  const certified = new Set(certifiedChanges(tested, runHeader.data.settings.certify.fdr));
  const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [String(tree)] : [])));
  const gone = new Set(findTakenOut(ledger).flatMap(({ taken }) => taken));
  const uncertified: number[] = [];
  let batch: number[] = [];
  for (const { iter, outcome, tree, reverts } of ledger) {
    // What takes others out is not said to be better.
    if (reverts) continue;
    // What was kept before the record began again is not in it.
    if (outcome !== 'merged' || typeof tree !== 'string' || !decided.has(tree)) continue;
    // A working line that is taken back to the champion leaves nothing of its batch.
    if (!champions.has(tree)) batch.push(iter);
    else batch = [];
    if (!concluded.has(tree)) continue;
    champions.add(tree);
    if (!certified.has(tree)) uncertified.push(...batch);
    batch = [];
  }
  return [...uncertified, ...batch].filter((iter) => !gone.has(iter));
}

function promotedTrees(raw: readonly JournalRecord[]): string[] {
  const tasks = new Set(
    raw.flatMap(({ kind, purpose, kept, task }) =>
      kind === 'decision' && purpose === 'promotion' && kept === true ? [task] : [],
    ),
  );
  return raw.flatMap(({ kind, arm, task, tree }) =>
    kind === 'evaluation' && arm === 'candidate' && tasks.has(task) ? [String(tree)] : [],
  );
}

/** What each second test ended with, in the order in which they were made. */
function readTested(raw: readonly JournalRecord[]): AcceptanceEvidence[] {
  const treeOf = new Map(
    raw.flatMap(({ kind, stage, arm, task, tree }) =>
      kind === 'evaluation' && stage === 'certify' && arm === 'candidate' ? [[task, String(tree)] as const] : [],
    ),
  );
  return raw.flatMap((record): AcceptanceEvidence[] => {
    if (record.kind !== 'decision' || record.purpose !== 'certify') return [];
    const read = z.safeParse(decisionRecordSchema, record);
    const tree = treeOf.get(record.task);
    if (!read.success || read.data.kind !== 'decision' || tree === undefined) return [];
    const { evidence } = read.data;
    return evidence.kind === 'paired' ? [{ tree, log_e: evidence.log_e }] : [];
  });
}
