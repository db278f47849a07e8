/**
 * Leave one out: an accepted change's own effect is the branch against what is left of it without that change.
 * The branch is the arm of the current best, so a machine on which the branch fails says nothing of the change.
 */

import { meanOf } from '../stats/moments.ts';
import { pairScale } from '../stats/noise.ts';
import {
  confirmedOf,
  NO_PAIRS,
  nextOfPlanned,
  type PlannedPairs,
  type PlannedStep,
  reportPlanned,
} from './confirmation.ts';
import type { Draw } from './draw.ts';
import type { EffectVerdict } from './effect-records.ts';
import { distanceOf, onScale, ratioOf, withRatio } from './gain-scale.ts';
import type { Measurement } from './measurement.ts';
import type { Session } from './session.ts';
import { hasTolerance } from './settings.ts';

/** The left-out tree is the candidate, the whole branch the baseline; plain JSON at every step. */
export interface LeaveOut extends PlannedPairs {
  readonly task: 'leave-out';
  /** Why there is no score without the change. */
  readonly failure: string | null;
}

export interface LeaveOutNames {
  readonly id: string;
  /** Tree of the branch. */
  readonly whole: string;
  /** What is left of it. */
  readonly tree: string;
  readonly planned: number;
}

export function startLeaveOut(session: Session, { id, whole, tree, planned }: LeaveOutNames): LeaveOut {
  const { confidence, share_seed, direction } = session.settings;
  const { checks_order, washes } = session;
  return {
    task: 'leave-out',
    ...{ id, tree, baseline: whole, planned, confidence, share_seed, checks_order, washes, ...withRatio(session) },
    // Better is what the branch is, not what is left of it.
    sign: direction === 'max' ? -1 : 1,
    ...NO_PAIRS,
    failure: null,
  };
}

/** What scores without noise need. */
export const EXACT_LEAVE_OUT_PAIRS = 1;

/**
 * How much what goes out may be worth together, in units of gains. `auto`: the tolerance of simplifications, else the SD
 * of one evaluation.
 */
export function marginOf(session: Session, setting: 'auto' | number | string): number {
  const { settings, scores, last_noise: noise, is_exact: isExact } = session;
  const ratio = ratioOf(session);
  const mean = meanOf(scores);
  const distance = (value: number | string): number =>
    // A number of the score's unit has no place on a scale of ratios but as a share.
    ratio !== undefined && typeof value === 'number' ? Math.log1p(value / mean) : distanceOf(value, mean, ratio);
  if (setting !== 'auto') return distance(setting);
  if (hasTolerance(settings)) return distance(settings.tolerance);
  return isExact || noise === null ? 0 : pairScale(noise).value / Math.SQRT2;
}

export function nextOfLeaveOut(task: LeaveOut, draw: Draw): PlannedStep {
  return task.failure === null ? nextOfPlanned(task, draw, 'leave-out') : { kind: 'done' };
}

export function reportLeaveOut(task: LeaveOut, results: readonly Measurement[]): LeaveOut {
  return reportPlanned(task, results, (failure) => ({ failure }));
}

/** What a change is worth to the branch that it is part of. */
export interface OwnEffect {
  readonly verdict: EffectVerdict;
  /** How much better the branch is with it, whatever the direction; null where it fails without. */
  readonly estimate: number | null;
  readonly interval: readonly [low: number, high: number] | null;
  /** Mean of the branch's own scores in these pairs. */
  readonly mean: number | null;
  /** Why it fails without. */
  readonly reason: string | null;
}

/** The own effect that a finished task shows. */
export function ownEffectOf(task: LeaveOut, margin: number): OwnEffect {
  const { failure } = task;
  if (failure !== null) return { verdict: 'needed', estimate: null, interval: null, mean: null, reason: failure };
  const { estimate, interval, mean } = measuredOf(task);
  const verdict = interval[0] > 0 ? 'effect' : estimate <= margin ? 'none' : 'undecided';
  return { verdict, estimate, interval, mean, reason: null };
}

function measuredOf(task: LeaveOut): { estimate: number; interval: [number, number]; mean: number } {
  const [only] = task.pairs;
  if (only !== undefined && task.pairs.length === 1) {
    // Of scores without noise one says it all.
    const { candidate, incumbent } = only;
    const estimate = task.sign * (onScale(candidate, task.ratio) - onScale(incumbent, task.ratio)) + 0;
    return { estimate, interval: [estimate, estimate], mean: incumbent };
  }
  const { estimate, interval, baseline_mean: mean } = confirmedOf(task);
  return { estimate, interval: [...interval], mean };
}
