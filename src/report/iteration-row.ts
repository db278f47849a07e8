import { renderApart, renderChange, renderCount, renderScore } from '../base/score-text.ts';
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import { BestSoFar, isBest } from '../experiment/ledger/best-so-far.ts';
import type { IterationRecord, Outcome } from '../experiment/ledger/record.ts';
import { oneLine } from './foreign-text.ts';
import { renderDecision, renderTook } from './iteration-facts.ts';

/** One iteration as a person reads it: every text is printable and on one line, every number has its digits. */
export interface IterationRow {
  readonly iter: number;
  readonly outcome: Outcome;
  readonly score: number | undefined;
  readonly scoreText: string;
  /** The best score so far, this iteration included. */
  readonly best: number | undefined;
  readonly bestText: string;
  /** Against the best before it. */
  readonly change: string;
  readonly duration: string;
  readonly diffLines: string;
  readonly reason: string;
  /** What the agent, or a summarizer, says was tried. */
  readonly summary: string;
  readonly decision: string;
  readonly commit: string;
  readonly record: IterationRecord;
}

const NONE = '–';

/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
export function buildIterationRows(records: readonly IterationRecord[], direction: Direction): IterationRow[] {
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
      iter: record.iter,
      outcome: record.outcome,
      score,
      scoreText,
      best: best?.score,
      bestText: best?.text ?? renderScore(undefined),
      change: score === undefined || before === undefined ? NONE : renderChange(before.score, score),
      duration: renderTook(record) ?? NONE,
      diffLines: renderCount(record.diff_lines),
      reason: oneLine(record.notes) || NONE,
      summary: oneLine(record.summary ?? '', 400),
      decision: renderDecision(record) ?? '',
      commit: oneLine((record.commit ?? '').slice(0, 7)) || NONE,
      record,
    };
  });
}
