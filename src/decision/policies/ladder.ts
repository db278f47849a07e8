import type { DecisionPolicy } from './policy.ts';

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
  recordAfter: (mean, { step }) => (step > 0 ? Math.round(mean / step) * step + 0 : mean),
} as const satisfies DecisionPolicy;
