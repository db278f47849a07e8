import { renderApart, renderCount, renderScore } from '../base/score-text.ts';
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import { BestSoFar, isBest } from '../experiment/ledger/best-so-far.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { oneLine } from './foreign-text.ts';
import { renderDecision, renderFacts, renderTook } from './iteration-facts.ts';
import type { RunRow } from './run-view.ts';

const NONE = '–';
// Tables cut it; the details of an attempt have all of it.
const MAX_REASON = 2000;

/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
export function buildIterationRows(records: readonly IterationRecord[], direction: Direction): RunRow[] {
  const scores = new BestSoFar(records, direction);
  let best: { readonly score: number; readonly text: string } | undefined;
  return records.map((record) => {
    const before = best;
    const left = scores.next();
    // Figures from here on are compared with what was best before the rejected change.
    if (record.rejection) {
      best = left === undefined ? undefined : { score: left.score, text: renderScore(left.score) };
    }
    const score = typeof record.score === 'number' ? record.score : undefined;
    const scoreText = score === undefined ? NONE : renderApart(score, before?.score);
    if (score !== undefined && isBest(record, before?.score, direction)) {
      best = { score, text: scoreText };
    }
    return {
      ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
      isAccepted: record.outcome === 'merged',
      ...{ score, scoreText, best: best?.score, bestText: best?.text ?? renderScore(undefined), pass: '' },
      duration: renderTook(record) ?? NONE,
      size: renderCount(record.diff_lines),
      reason: oneLine(record.notes, MAX_REASON) || NONE,
      summary: oneLine(record.summary ?? '', 400),
      evidence: renderDecision(record) ?? '',
      commit: oneLine((record.commit ?? '').slice(0, 7)) || NONE,
      facts: renderFacts(record),
    };
  });
}
