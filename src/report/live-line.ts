import { renderScore, renderUsd } from '../base/score-text.ts';
import { renderWaiting, type Waiting } from '../base/waiting.ts';
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import { foldRecords } from '../experiment/ledger/fold.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { oneLine } from './foreign-text.ts';
import { renderTook } from './iteration-facts.ts';
import { buildIterationRows } from './iteration-row.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { renderSparkline } from './sparkline.ts';
import { renderSpan } from './time-text.ts';

/** A run at a moment. */
export interface LiveInput {
  readonly records: readonly IterationRecord[];
  readonly direction: Direction;
  /** What is being worked on, and since when. */
  readonly step: { readonly iter: number; readonly step: string; readonly forMs: number } | undefined;
  readonly timeLeftMs: number | undefined;
  /** Iterations that wait for their model. */
  readonly waiting?: ReadonlyMap<number, Waiting>;
}

const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;

/** The line that a terminal keeps up to date: iteration, step, best, sparkline, time left, cost. */
export function renderLiveLine({ records, direction, step, timeLeftMs, waiting = new Map() }: LiveInput): string {
  const { best_score: best, best_iter: iter } = foldRecords(records, direction);
  const line = renderSparkline(buildIterationRows(records, direction).slice(-MAX_BARS));
  const usd = records.reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
  const parts = [
    ...[...waiting].map(([waiter, its]) => `iter ${waiter} ${renderWaiting(its)}`),
    ...(step !== undefined && waiting.has(step.iter) ? [] : [renderStep(step)]),
    best === null ? 'no best yet' : `best ${renderScore(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
    ...(line === undefined ? [] : [line.bars]),
    ...(timeLeftMs === undefined ? [] : [`${renderSpan(Math.max(0, timeLeftMs))} left`]),
    ...(usd > 0 ? [renderUsd(usd)] : []),
  ];
  return parts.join(' │ ');
}

function renderStep(step: LiveInput['step']): string {
  return step === undefined ? 'between iterations' : `iter ${step.iter} ${step.step} ${renderSpan(step.forMs)}`;
}

/** One line for an iteration that ended: `● merged  iter 3  score 5  1.2s  score 5 beats 8 (iteration 1)`. */
export function renderIterationLine(record: IterationRecord): string {
  const { iter, outcome, score, notes } = record;
  const shown = typeof score === 'number' ? renderScore(score) : '–';
  const cells = [
    `${OUTCOME_MARKS[outcome].sign} ${outcome}`.padEnd(13),
    `iter ${iter}`.padEnd(8),
    shown.padStart(10),
    (renderTook(record) ?? '–').padStart(7),
    oneLine(notes, MAX_REASON_CHARS),
  ];
  return cells.join('  ');
}
