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
  const next = openIterationRows(records, direction);
  return records.map((record) => next(record)());
}

/** Takes one record after the other, of those that there are and that are added; each gives its row to who asks for it. */
export function openIterationRows(
  records: readonly IterationRecord[],
  direction: Direction,
): (record: IterationRecord) => () => RunRow {
  const scores = new BestSoFar(records, direction);
  let best: { readonly score: number; readonly text: string } | undefined;
  return (record) => {
    const before = best;
    const left = scores.next(record);
    // Figures from here on are compared with what was best before the rejected change.
    if (record.rejection) {
      best = left === undefined ? undefined : { score: left.score, text: renderScore(left.score) };
    }
    const score = typeof record.score === 'number' ? record.score : undefined;
    const scoreText = score === undefined ? NONE : renderApart(score, before?.score);
    if (score !== undefined && isBest(record, before?.score, direction)) {
      best = { score, text: scoreText };
    }
    const now = best;
    return () => ({
      ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
      isAccepted: record.outcome === 'merged',
      ...{
        score,
        interval: intervalOf(record, direction),
        scoreText,
        best: now?.score,
        bestText: now?.text ?? renderScore(undefined),
        pass: '',
      },
      // Written when somebody reads them: of many rows a status shows the last ones.
      get duration() {
        return renderTook(record) ?? NONE;
      },
      get size() {
        return renderCount(record.diff_lines);
      },
      get reason() {
        return oneLine(record.notes, MAX_REASON) || NONE;
      },
      get summary() {
        return oneLine(record.summary ?? '', 400);
      },
      get evidence() {
        return renderDecision(record) ?? '';
      },
      get commit() {
        return oneLine((record.commit ?? '').slice(0, 7)) || NONE;
      },
      get facts() {
        return renderFacts(record);
      },
    });
  };
}

/** Where the score of a record lies: the interval of its gain, around its own score. */
function intervalOf({ score, decision }: IterationRecord, direction: Direction): RunRow['interval'] {
  if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null) return undefined;
  const { effect: estimate, interval: limits, scale } = decision;
  return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}

interface PlacedGain {
  /** A gain, as a factor where it is a ratio. */
  readonly estimate: number;
  readonly limits: readonly [low: number, high: number];
  readonly isRatio: boolean;
  readonly direction: Direction;
}

/** The limits of a gain as scores, around the score that the gain is of; undefined where they are no numbers. */
export function placeInterval(score: number, { estimate, limits, isRatio, direction }: PlacedGain): RunRow['interval'] {
  const sign = direction === 'max' ? 1 : -1;
  const scoreAt = (limit: number): number =>
    isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
  const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
  return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
    ? undefined
    : [low, high];
}
