/** Choosing commands without running any: what is proposed first is taken. Pure. */
import type { Tester } from './tester.ts';

export const ASSUMING: Tester = {
  isCancelled: () => false,
  attempt: async () => ({ kind: 'worked', ms: undefined }),
  score: async () => ({ kind: 'scored', ms: undefined, scores: [], output: '', parse: { kind: 'float' } }),
};
