import type { Arm } from '../stats/carry-over.ts';
import type { Draw } from './draw.ts';

/**
 * `measure`: runs of a candidate that are compared with a stored score; `remeasure`: of a branch head that was just
 * kept.
 */
export const STAGES = [
  'calibrate',
  'screen',
  'pair',
  'measure',
  'rerun',
  'remeasure',
  'confirm',
  'certify',
  'leave-out',
] as const;
type Stage = (typeof STAGES)[number];

/** Unscored: it leaves behind what the arm itself leaves behind, and nothing of the other arm. */
export const WASHOUT = 'washout';

/**
 * The arm that ran last before a pair; undefined: not known, as after a void pair, of which either arm may be the last.
 */
export function lastArmOf(
  pair: { readonly first?: Arm | undefined } | undefined,
  { attempt }: { readonly attempt: number },
): Arm | undefined {
  if (attempt > 0 || pair?.first === undefined) return undefined;
  return pair.first === 'candidate' ? 'incumbent' : 'candidate';
}

/** What one run of the evaluator gave. */
export type Measurement =
  | {
      readonly arm: Arm;
      readonly kind: 'scored';
      /** Not rounded. */
      readonly score: number;
      /** Scores by the name of the case, where the evaluator reports them. */
      readonly cases?: Readonly<Record<string, number>>;
      /** What else it reported, by name. */
      readonly metrics?: Readonly<Record<string, number>>;
      /** Id of the record of the run, where it has one. */
      readonly evaluation?: number;
    }
  | FailedMeasurement;

interface FailedMeasurement {
  readonly arm: Arm;
  readonly kind: 'failed';
  readonly reason: string;
  /** It changed its own evaluator. */
  readonly isTampered?: boolean;
  /** The environment changed meanwhile: it says nothing of what was run. */
  readonly isMoved?: boolean;
  readonly evaluation?: number;
}

/** Ids of the runs that a task rests on, with those of the results that it has just taken in. */
export function withEvaluations(known: readonly number[], results: readonly Measurement[]): readonly number[] {
  return [...known, ...results.flatMap(({ evaluation }) => evaluation ?? [])];
}

/** What to run next, one after the other, on the same machine. */
export interface MeasureStep {
  readonly kind: 'measure';
  readonly stage: Stage | typeof WASHOUT;
  /** 1-based number of the pair or of the run. */
  readonly index: number;
  /** How often this pair or run was void already. */
  readonly attempt: number;
  /** 1: the candidate runs first; null where there is one arm. */
  readonly order_bit: 0 | 1 | null;
  readonly runs: readonly StepRun[];
}

interface StepRun {
  readonly arm: Arm;
  readonly seed: number;
  /** An unscored run of the same arm comes before it. */
  readonly isWashed?: boolean;
}

/** The machine cannot even measure what was measured before: nothing is decided. */
export interface HaltStep {
  readonly kind: 'halt';
  readonly reason: string;
}

// A pair is tried again so often when the arm of the current best fails.
export const MAX_RETRIES = 2;

export interface Place {
  /** Of the trial; seeds are drawn from it. */
  readonly id: string;
  readonly stage: Stage;
  readonly index: number;
  readonly attempt: number;
}

/** One run of one arm, with a fresh seed. */
export function singleStep(draw: Draw, { id, ...place }: Place, arm: Arm): MeasureStep {
  const { seed } = draw(labelOf({ id, ...place }));
  return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}

export interface PairOptions {
  readonly shareSeed: boolean;
  /** An unscored run of an arm comes before its scored one whenever the arm changes. */
  readonly washes?: boolean | undefined;
  /** The arm that ran last. */
  readonly before?: Arm | undefined;
}

/** Number of the unscored run before the run at a position of a pair. */
export function washoutIndex(pair: number, position: number): number {
  return 2 * pair - 1 + position;
}

/** One run of each arm in the order of the coin, with one fresh seed for both, or one each. */
export function pairStep(
  draw: Draw,
  { id, ...place }: Place,
  { shareSeed, washes = false, before }: PairOptions,
): MeasureStep {
  const label = labelOf({ id, ...place });
  const { seed, bit } = draw(label);
  const order: readonly Arm[] = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
  const runs = order.map((arm, position) => ({
    arm,
    seed: shareSeed ? seed : draw(`${label} ${arm}`).seed,
    ...(washes && arm !== (position === 0 ? before : order[0]) ? { isWashed: true } : {}),
  }));
  return { kind: 'measure', ...place, order_bit: bit, runs };
}

function labelOf({ id, stage, index, attempt }: Place): string {
  return `${id} ${stage} ${index} ${attempt}`;
}

export type ArmScore = Extract<Measurement, { kind: 'scored' }>;

export type PairResult =
  | { readonly kind: 'pair'; readonly candidate: ArmScore; readonly incumbent: ArmScore }
  | { readonly kind: 'crash'; readonly failure: FailedMeasurement }
  /** The arm of the current best failed, or the environment changed; the pair counts for nothing. */
  | VoidPair;

interface VoidPair {
  readonly kind: 'void';
  readonly reason: string;
  readonly isMoved?: boolean;
}

/**
 * Reads the results of a pair. Where both arms failed it is void: a machine on which the current best fails says nothing
 * about the candidate.
 */
export function readPair(results: readonly Measurement[]): PairResult {
  const moved = results.find(isMoved);
  if (moved !== undefined) return { kind: 'void', reason: moved.reason, isMoved: true };
  const incumbent = resultOf(results, 'incumbent');
  if (incumbent?.kind === 'failed') return { kind: 'void', reason: incumbent.reason };
  const candidate = resultOf(results, 'candidate');
  if (candidate?.kind === 'failed') return { kind: 'crash', failure: candidate };
  if (candidate === undefined || incumbent === undefined) throw new TypeError('a pair needs a result of each arm');
  return { kind: 'pair', candidate, incumbent };
}

/** Whether a run is void because the environment changed meanwhile. */
export function isMoved(result: Measurement): result is FailedMeasurement & { readonly isMoved: true } {
  return result.kind === 'failed' && result.isMoved === true;
}

/** The result of an arm; a score that is no finite number is a failure. */
export function resultOf(results: readonly Measurement[], arm: Arm): Measurement | undefined {
  const found = results.find((result) => result.arm === arm);
  if (found?.kind !== 'scored') return found;
  const scores = [found.score, ...Object.values(found.cases ?? {})];
  if (scores.every(Number.isFinite)) return found;
  return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}

/** After a failure of the current best: the number of the next attempt, or the end of all of them. */
export function retryAfter(
  attempt: number,
  { reason, isMoved: hasMoved }: Omit<VoidPair, 'kind'>,
): { readonly attempt: number } | HaltStep {
  if (attempt < MAX_RETRIES) return { attempt: attempt + 1 };
  const what = hasMoved === true ? 'no pair counted' : 'the current best failed';
  return { kind: 'halt', reason: `${what} ${attempt + 1} times in a row: ${reason}` };
}
