import type { DecisionPolicy } from './policy.ts';

/** Accepts whatever scores better than the record. It promises no error rate on noisy scores. */
export const greedy = {
  instruction: 'when it is measured again',
  test: 'record',
  boundsErrors: false,
  hasWorkingLine: false,
  needsNoise: false,
  takesExactScores: true,
  ownKeys: [],
  isGain: (gain, { min_improvement }) => gain > min_improvement,
  recordAfter: (mean) => mean,
} as const satisfies DecisionPolicy;
