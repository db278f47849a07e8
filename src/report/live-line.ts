import type { Activity } from '../base/activity.ts';
import { renderScore, renderUsd } from '../base/score-text.ts';
import { renderWaiting, type Waiting } from '../base/waiting.ts';
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import { LedgerFold, type LedgerState } from '../experiment/ledger/fold.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { fitting, type Part, renderActivities } from './activity-text.ts';
import { oneLine } from './foreign-text.ts';
import { renderTook } from './iteration-facts.ts';
import { openIterationRows } from './iteration-row.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import type { RunRow } from './run-view.ts';
import { renderSparkline } from './sparkline.ts';
import { renderSpan } from './time-text.ts';

/** A run at a moment. */
export interface LiveInput {
  readonly records: LiveRecords;
  /** What is done right now; nothing: it starts. */
  readonly activities: readonly Activity[];
  readonly now: Date;
  readonly timeLeftMs: number | undefined;
  /** Iterations that wait for their model. */
  readonly waiting?: ReadonlyMap<number, Waiting>;
}

const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;

/** What the line shows of the records of a run; each is looked at once, however often the line is drawn. */
export class LiveRecords {
  readonly #records: IterationRecord[] = [];
  readonly #fold: LedgerFold;
  readonly #next: ReturnType<typeof openIterationRows>;
  #rows: (() => RunRow)[] = [];
  #usd = 0;

  constructor(direction: Direction) {
    this.#fold = new LedgerFold(this.#records, direction);
    this.#next = openIterationRows(this.#records, direction);
  }

  add(records: readonly IterationRecord[]): void {
    for (const record of records) this.#records.push(record);
    for (const record of records) {
      this.#rows.push(this.#next(record));
      if (this.#rows.length > 2 * MAX_BARS) this.#rows = this.#rows.slice(-MAX_BARS);
      this.#usd += record.usage?.usd ?? 0;
    }
  }

  get best(): Pick<LedgerState, 'best_score' | 'best_iter'> {
    return this.#fold.state();
  }

  /** The newest, as many as there are bars. */
  get rows(): readonly RunRow[] {
    return this.#rows.slice(-MAX_BARS).map((row) => row());
  }

  get usd(): number {
    return this.#usd;
  }
}

/** The line that a terminal keeps up to date: what is done, best, sparkline, time left, cost; as much as fits. */
export function renderLiveLine(input: LiveInput, width: number): string {
  const { records, activities, now, timeLeftMs, waiting = new Map<number, Waiting>() } = input;
  const { best_score: best, best_iter: iter } = records.best;
  const line = renderSparkline(records.rows);
  const { usd } = records;
  const atWork = activities.filter(({ attempt }) => attempt === null || !waiting.has(Number(attempt)));
  const others = [
    best === null ? 'no best yet' : `best ${renderScore(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
    line?.bars,
    timeLeftMs === undefined ? undefined : `run ends in ${renderSpan(Math.max(0, timeLeftMs))}`,
    usd > 0 ? renderUsd(usd) : undefined,
  ];
  const isWaiting = waiting.size > 0 && atWork.length === 0;
  const parts: Part[] = [
    ...[...waiting].map(([waiter, its]) => ({ text: `iter ${waiter} ${renderWaiting(its)}`, rank: 0 })),
    ...(isWaiting ? [] : renderActivities(atWork, { nameOf: (attempt) => `iter ${attempt}`, now })),
    ...others.flatMap((text) => (text === undefined ? [] : [{ text, rank: 7 }])),
  ];
  return fitting(parts, width);
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
