import type { DecisionPolicy } from './policy.ts';

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step + 0;
}

/**
 * Accepts a score that passes the record by a step. The record is rounded to the step, so that it discloses no more.
 * Source: Blum and Hardt, "The Ladder", 2015.
 */
export const ladder = {
  instruction: 'by more than a step, when it is measured again',
  test: 'record',
  boundsErrors: false,
  hasWorkingLine: false,
  needsNoise: true,
  takesExactScores: false,
  ownKeys: ['ladder_step'],
  isGain: (gain, { step, min_improvement }) => gain > Math.max(step, min_improvement),
  // A small loss rounds to 0, not -0, which JSON would not give back.
  recordAfter: (mean, { step, ratio }) => {
    if (!(step > 0)) return mean;
    return ratio === undefined ? roundTo(mean, step) : Math.exp(roundTo(Math.log(mean), step));
  },
} as const satisfies DecisionPolicy;
