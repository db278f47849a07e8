import type { DecisionPolicy } from './policy.ts';

/** Measures a candidate and the current best in pairs until the evidence decides. */
export const pairedSequential = {
  instruction: 'which is measured again beside it, in pairs, until chance is ruled out',
  test: 'pairs',
  boundsErrors: true,
  hasWorkingLine: false,
  needsNoise: true,
  takesExactScores: false,
  maxRepeats: 1,
  ownKeys: [],
  isGain: (gain, { min_improvement }) => gain > min_improvement,
  recordAfter: (mean) => mean,
} as const satisfies DecisionPolicy;
