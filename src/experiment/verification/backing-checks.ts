/**
 * Whether each accepted change has a decision that accepted it.
 * Invariant: in records that came from a remote, or go to one, every accepted iteration stands for the next change of the
 * current best in the decision log, in order. Whoever leaves a decision out, or lets the record begin after a change,
 * gets nothing accepted by it. A local ledger may be older than that record, or have lost one: then it is named.
 */
import type { Finding } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { Origin } from './accepted-checks.ts';

export interface BackingCheck extends Origin {
  /** With one whose record is still to be written. */
  readonly accepted: readonly IterationRecord[];
  /** The raw record of decisions, with what is still to be written of it. */
  readonly decided: readonly JournalRecord[];
  /** The commit that the experiment started from. */
  readonly base: string | undefined;
}

/** What of the accepted iterations no decision accepted; `what`: the file of the decisions. */
export function checkBacking(what: string, { accepted, decided, base, isShared }: BackingCheck): Finding[] {
  const findings: Finding[] = [];
  const [runHeader] = decided;
  const unbacked = findUnbacked(accepted, decided);
  // What names its decision is reported as lost elsewhere, and what names no commit is of another tool.
  const isExplained = ({ decision, rejection, commit }: IterationRecord): boolean =>
    typeof decision?.test === 'string' || Boolean(rejection) || typeof commit !== 'string';
  const unexplained = unbacked.filter((record) => isShared || !isExplained(record));
  if (unexplained.length > 0) {
    const iters = unexplained.map(({ iter }) => iter).join(', ');
    const why = isShared ? '' : ': written by an older version, or before the record of decisions began again';
    findings.push({
      kind: isShared ? 'wrong' : 'unchecked',
      what,
      detail: `iteration ${iters} was accepted, and no decision accepts it${why}`,
    });
  }
  const start = runHeader?.baseline_commit;
  if (isShared && runHeader !== undefined && base !== undefined && start !== base) {
    findings.push({ kind: 'wrong', what, detail: `it begins at ${String(start)}; the records are from ${base}` });
  }
  return findings;
}

/** The accepted iterations that no change of the current best belongs to. Changes and iterations have the same order. */
export function findUnbacked(
  records: readonly IterationRecord[],
  decided: readonly JournalRecord[],
): readonly IterationRecord[] {
  const trees = decided.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : []));
  let next = 0;
  return records.filter(({ outcome, tree }) => {
    if (outcome !== 'merged') return false;
    const at = typeof tree === 'string' ? trees.indexOf(tree, next) : -1;
    if (at === -1) return true;
    next = at + 1;
    return false;
  });
}
