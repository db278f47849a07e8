import { expect, it } from 'vitest';
import { widthByFormula, widthByModel } from './wave-width.ts';

// `npm run bench:wave-width` compares more of them. With 16 judges the reducer, which tests again, is the limit.
it.each([1, 2, 16])(
  'the useful width of a wave is within 15 % of what a model of %d judges keeps up with',
  (judges) => {
    const request = { judges, agentMs: 600_000, evaluationMs: 20_000, attempts: 2000, seed: 1 };
    const [formula, model] = [widthByFormula(request), widthByModel(request)];
    expect(Math.abs(model - formula) / formula).toBeLessThan(0.15);
  },
);
