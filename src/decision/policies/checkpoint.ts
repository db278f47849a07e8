import type { DecisionPolicy } from './policy.ts';

/** Accepts better scores on a working line, and tests a batch of them against the champion in pairs. */
export const checkpoint = {
  instruction: 'when it is measured again; several together are undone if they do not hold in pairs',
  test: 'record',
  boundsErrors: true,
  hasWorkingLine: true,
  needsNoise: true,
  takesExactScores: false,
  // The promise was measured with at most as many runs of the working line.
  maxRepeats: 3,
  ownKeys: ['checkpoint_keeps'],
  isGain: (gain) => gain > 0,
  recordAfter: (mean) => mean,
} as const satisfies DecisionPolicy;
