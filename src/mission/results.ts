import type { LedgerEntry } from './ledger.ts';

const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'] as const;

/** `results.tsv`: a header, and a row for the baseline and each iteration. */
export function renderResults(entries: readonly LedgerEntry[]): string {
  const rows = entries.map((entry) => [
    String(entry.iteration),
    entry.candidate_commit ?? entry.kept_commit,
    entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
    typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
    entry.decision,
    cell(entry.description),
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** Whatever ends a cell or a line anywhere becomes a space. */
function cell(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
