import { type Random, seededRandom } from '../base/random.ts';
import type { EffortRules } from './effort.ts';
import { type PairedRules, reportPaired, startPairedTrial } from './paired-trial.ts';

export interface PowerRules extends EffortRules {
  /** Level of the test. */
  readonly a: number;
  /** 1 - confidence. */
  readonly a0: number;
}

/** Gains in noise SDs of one score. */
export interface Power {
  /** The least that is kept 8 times in 10; undefined where none is. */
  readonly found: number | undefined;
  /** The least that is kept more often than 15 times in 100: what is below it, seldom. */
  readonly seldom: number;
}

const TRIALS = 400;
const STEP = 0.25;
const MOST = 8;
const OFTEN = 0.8;
const SELDOM = 0.15;

/**
 * What a test finds, by running the test itself on normal noise of known size. The same rules give the same figures; each
 * share is right to about two in a hundred, each gain to a step of a quarter SD.
 */
export function powerOf(rules: PowerRules): Power {
  let seldom: number | undefined;
  for (let effect = STEP; effect <= MOST; effect += STEP) {
    const share = acceptedShare(rules, effect);
    if (share > SELDOM) seldom ??= effect;
    if (share >= OFTEN) return { found: effect, seldom: seldom ?? effect };
  }
  return { found: undefined, seldom: seldom ?? MOST };
}

/** How often a change that is so many noise SDs better is kept, 0 to 1. */
export function acceptedShare({ a, a0, screen, futility_z, max_pairs }: PowerRules, effect: number): number {
  const random = seededRandom(`power ${effect}`);
  const paired: PairedRules = {
    ...{ sign: 1, a, a0, screen, futility_z, max_pairs, min_improvement: 0, tolerance: 0, max_plausible: null },
    ...{ share_seed: false, reference: 0, scale: Math.SQRT2, scale_source: 'calibration', unit_scale: null, moves: 0 },
  };
  let accepted = 0;
  for (let count = 0; count < TRIALS; count += 1) if (isAcceptedTrial(paired, effect, random)) accepted += 1;
  return accepted / TRIALS;
}

function isAcceptedTrial(rules: PairedRules, effect: number, random: Random): boolean {
  let trial = startPairedTrial({ id: 'power', purpose: 'candidate', tree: '', incumbent: '' }, rules);
  while (trial.verdict === null) {
    trial = reportPaired(trial, [
      { arm: 'candidate', kind: 'scored', score: effect + normal(random) },
      { arm: 'incumbent', kind: 'scored', score: normal(random) },
    ]);
  }
  return trial.verdict.code === 'evident';
}

/** A standard normal number. Source: the transform of Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
