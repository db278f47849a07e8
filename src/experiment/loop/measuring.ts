/**
 * Runs what a policy asks for: one evaluation after the other, each with its record.
 * Invariant: every run of the evaluator is in the record of decisions before the policy is told of it, failures and void
 * ones too, and those that were called off, or that the machine could not make, of which the policy is told nothing. A
 * task that is broken off is left as it is; the caller says so in the record.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Arm, type Measurement, type MeasureStep, WASHOUT } from '../../attempt/decide/measurement.ts';
import type { Task } from '../../attempt/decide/task.ts';
import { type MeasuredTask, measureTask } from '../../attempt/measure-task.ts';
import { type Moved, type Recorded, type RunName, recordRun } from '../../attempt/recorded-run.ts';
import { sha256 } from '../../base/hash.ts';
import { isGuardFailure, type Scored, type ScoredBy, scoreTree } from '../scoring/objective.ts';
import { worstScore } from '../scoring/score.ts';
import type { ActiveRun } from './active-run.ts';

/** What measuring needs of a run. */
export type Bench = Pick<ActiveRun, 'workspace' | 'config' | 'protectedFiles' | 'host' | 'signal' | 'book'>;

export interface MeasuringPlace {
  readonly trees: Readonly<Record<Arm, string>>;
  /** Number of the lane whose clean checkout is used. */
  readonly lane: number;
  /** Folder of the logs: those of the first run of `logged` lie there, all others in its folder `runs`. */
  readonly logs: string;
  readonly logged: Arm;
  /** Put before the names of the first logs. */
  readonly prefix?: string;
  /** What the first run of `logged` runs; all others run the objective alone. */
  readonly first: ScoredBy;
  /** What all others run. */
  readonly others?: ScoredBy;
  /** Milliseconds by step; grows. */
  readonly timings?: Record<string, number>;
  /** Where a guard fails in the first run, nothing more is measured. */
  readonly isGuardRequired?: boolean;
  /** The base under fail mode `worst`: where it fails, that is its score. */
  readonly isWorstScored?: boolean;
  /** Why nothing more is to be measured now; asked before each step but the first. */
  readonly mayGoOn?: () => string | undefined;
}

export type Ended<T extends Task> = MeasuredTask<T> & {
  readonly last: Scored | undefined;
  /** What a guard said in the first run. */
  readonly guardFailure: string | undefined;
};

/** Measures until the task is decided, or something keeps it from that. */
export async function runTask<T extends Task>(bench: Bench, begun: T, place: MeasuringPlace): Promise<Ended<T>> {
  let last: Scored | undefined;
  let guardFailure: string | undefined;
  const progress = { isFirst: true };
  const ended = await measureTask(begun, {
    draw: bench.book.draw,
    environment: bench.book.surroundings.digest,
    mayGoOn: place.mayGoOn,
    measure: async (step, { arm, seed, environment }) => {
      const scored = await runOnce(bench, { task: begun.id, step, arm, seed, place, progress, environment });
      if (scored.kind === 'aborted' || scored.kind === 'infra') return scored;
      // Of failures that were retried the first is the one whose logs lie on top.
      if (
        step.stage !== WASHOUT &&
        scored.kind !== 'moved' &&
        arm === place.logged &&
        (last?.kind !== 'failed' || scored.kind === 'scored')
      )
        last = scored;
      if (scored.kind === 'failed' && isGuardFailure(scored)) guardFailure ??= scored.reason;
      if (guardFailure !== undefined && place.isGuardRequired === true) return { kind: 'infra', reason: guardFailure };
      return { kind: 'measured', measurement: measurementOf(arm, scored), environment: scored.environment };
    },
  });
  return { ...ended, last, guardFailure };
}

interface OneRun {
  readonly task: string;
  readonly step: Omit<MeasureStep, 'kind' | 'runs'>;
  readonly arm: Arm;
  readonly seed: number;
  readonly place: MeasuringPlace;
  readonly progress: { isFirst: boolean };
  readonly environment: string | undefined;
}

async function runOnce(
  bench: Bench,
  { task, step, arm, seed, place, progress, environment }: OneRun,
): Promise<Recorded<Scored | Moved>> {
  const { logged, first, others = { kind: 'bare' }, lane, trees, timings } = place;
  const isFirst = progress.isFirst && arm === logged && step.stage !== WASHOUT;
  if (isFirst) progress.isFirst = false;
  const { stage, index, attempt, order_bit } = step;
  const given = place.prefix ?? '';
  const again = attempt === 0 ? '' : `${attempt}-`;
  const scored = await runBeside(
    bench,
    { task, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
    {
      lane,
      logs: isFirst ? place.logs : join(place.logs, 'runs'),
      prefix: isFirst ? given : `${given}${stage}-${index}-${again}${arm}-`,
      what: isFirst ? first : others,
      isWorstScored: place.isWorstScored === true && arm === 'incumbent',
      environment,
    },
  );
  if (timings !== undefined && 'timings' in scored) addTimings(timings, scored.timings);
  return scored;
}

type Told = Extract<Scored, { kind: 'scored' | 'failed' }>;

function worstOf({ config }: Bench, { reason, timings, files }: Extract<Scored, { kind: 'failed' }>): Told {
  const score = worstScore(config.objective.direction);
  return { kind: 'scored', score, stdoutDigest: sha256(''), timings, files, worstFor: reason };
}

function addTimings(sums: Record<string, number>, timings: Readonly<Record<string, number>>): void {
  for (const [name, ms] of Object.entries(timings)) sums[name] = (sums[name] ?? 0) + ms;
}

export interface LogPlace {
  readonly lane: number;
  readonly logs: string;
  readonly prefix: string;
  readonly what: ScoredBy;
  /** A failure counts as the worst score there is. */
  readonly isWorstScored?: boolean;
  /** Digest of the environment that it has to run in; undefined: whichever there is. */
  readonly environment?: string | undefined;
}

/** Runs a tree once and records it; by itself for what is no step of a task: a guard, the holdout, a canary. */
export async function runBeside(bench: Bench, name: RunName, place: LogPlace): Promise<Recorded<Scored | Moved>> {
  const { workspace, config, protectedFiles, signal, host, book } = bench;
  const { lane, logs, prefix, what, isWorstScored, environment } = place;
  if (!existsSync(logs)) mkdirSync(logs, { recursive: true });
  const { tree, seed } = name;
  const { judge_digest: evaluator, confirm_digest: sealed } = book.genesis;
  const judge =
    what.kind === 'instead' && (name.stage === 'confirm' || name.stage === WASHOUT) ? (sealed ?? evaluator) : evaluator;
  return recordRun(book, { name, judge, environment, now: host.now }, async () => {
    const scored = await scoreTree(workspace, { config, protectedFiles, tree, lane, logs, prefix, seed, what, signal });
    return scored.kind === 'failed' && isWorstScored === true && !scored.isTampered ? worstOf(bench, scored) : scored;
  });
}

function measurementOf(arm: Arm, scored: Recorded<Told | Moved>): Measurement {
  const run = { arm, evaluation: scored.evaluation };
  if (scored.kind === 'moved') return { ...run, kind: 'failed', reason: scored.reason, isMoved: true };
  if (scored.kind === 'failed') {
    const { reason, isTampered } = scored;
    return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
  }
  const { score, cases } = scored;
  return { ...run, kind: 'scored', score, ...(cases === undefined ? {} : { cases }) };
}
