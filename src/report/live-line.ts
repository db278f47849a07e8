import { renderScore, renderUsd } from '../base/score-text.ts';
import { shortened } from '../base/text.ts';
import { renderWaiting, type Waiting } from '../base/waiting.ts';
import type { Direction } from '../experiment/ledger/best-so-far.ts';
import { foldRecords } from '../experiment/ledger/fold.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import type { Step } from '../experiment/ledger/state.ts';
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
  /** What is being worked on, and since when; without an iteration: between two of them. */
  readonly step: { readonly iter: number | null; readonly step: Step; readonly forMs: number } | undefined;
  readonly timeLeftMs: number | undefined;
  /** Iterations that wait for their model. */
  readonly waiting?: ReadonlyMap<number, Waiting>;
}

const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;

/** What a run does in each step, in words. */
const STEP_WORDS: Readonly<Record<Step, string>> = {
  Idle: 'starting the next iteration',
  AllocateIter: 'starting',
  CreateWorktree: 'creating the workspace',
  RunSetup: 'running setup',
  BuildPrompt: 'writing the prompt',
  InvokeAgent: 'agent at work',
  CaptureDiff: 'reading the change',
  RunTeardown: 'running teardown',
  Score: 'scoring',
  Decide: 'deciding',
  Merge: 'accepting',
  Discard: 'rejecting',
  Cleanup: 'cleaning up',
  Record: 'recording',
  CheckDeadline: 'checking the limits',
  Done: 'finishing',
};

const SEPARATOR = ' · ';

/** The line that a terminal keeps up to date: iteration, step, best, sparkline, time left, cost; as much as fits. */
export function renderLiveLine(input: LiveInput, width: number): string {
  const { records, direction, step, timeLeftMs, waiting = new Map<number, Waiting>() } = input;
  const { best_score: best, best_iter: iter } = foldRecords(records, direction);
  const line = renderSparkline(buildIterationRows(records, direction).slice(-MAX_BARS));
  const usd = records.reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
  const parts = [
    ...[...waiting].map(([waiter, its]) => `iter ${waiter} ${renderWaiting(its)}`),
    ...(typeof step?.iter === 'number' && waiting.has(step.iter) ? [] : [renderStep(step)]),
    best === null ? 'no best yet' : `best ${renderScore(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
    ...(line === undefined ? [] : [line.bars]),
    ...(timeLeftMs === undefined ? [] : [`${renderSpan(Math.max(0, timeLeftMs))} left`]),
    ...(usd > 0 ? [renderUsd(usd)] : []),
  ];
  return fitting(parts, width);
}

/** As many parts as have room, the first ones before the others; a part is shown whole, but for a first one too long. */
function fitting(parts: readonly string[], width: number): string {
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part : `${line}${SEPARATOR}${part}`;
    if (longer.length <= width) line = longer;
    else if (line === '') line = wholeWords(part, width);
  }
  return line;
}

function wholeWords(text: string, width: number): string {
  const end = text.lastIndexOf(' ', width - 1);
  return end <= 0 ? shortened(text, width - 1) : `${text.slice(0, end)}…`;
}

function renderStep(step: LiveInput['step']): string {
  if (step === undefined) return 'starting';
  const { iter, step: name, forMs } = step;
  // Between iterations the head is measured: calibration, A/A checks, confirmation.
  const words = iter === null && name === 'Score' ? 'measuring the current best' : STEP_WORDS[name];
  const parts = [...(iter === null ? [] : [`iter ${iter}`]), words, renderSpan(Math.floor(forMs / 1000) * 1000)];
  return parts.join(SEPARATOR);
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
