import { expect, it } from 'vitest';
import { renderCompareStep } from '../../src/cli/compare-steps.ts';
import type { CompareEvent } from '../../src/compare/event.ts';

type Plan = Extract<CompareEvent, { kind: 'planned' }>;

function planOf(margins: readonly number[], fields: Partial<Plan> = {}): Plan {
  const metrics = margins.map((margin, index) => {
    return { name: `${index}`, direction: 'min', unit: 'ms', scale: 'ratio', margin } as const;
  });
  return {
    ...{
      kind: 'planned',
      planned: { kind: 'planned', pairs: 50, pair_ms: 7200, notes: [], metrics },
      visible: margins,
    },
    ...{ limits: [], isMarginAsked: false, calibrationRuns: 8 },
    ...fields,
  };
}

it('prints before the first pair what can be seen, in what time, and the margin with its origin', () => {
  expect(renderCompareStep(planOf([0.03]))).toBe(
    'can show a change of 3 % in up to 50 pairs, at most about 6m; margin ±3 %, from the noise of 8 runs of the base',
  );
  expect(renderCompareStep(planOf([0.05, 0.05], { visible: [0.1, 0.2], isMarginAsked: true }))).toBe(
    'can show a change of 10 % to 20 % in up to 50 pairs, at most about 6m; margin ±5 %, as asked for',
  );
  expect(renderCompareStep(planOf([0.05, 0.01]))).toContain('; margins ±1 % to ±5 %, from the noise');
});

it('prints at once what an answer would take where the time is too short for one', () => {
  expect(renderCompareStep({ kind: 'late', runMs: 45_000, neededMs: 1_035_000, maxMs: 600_000 })).toBe(
    'one run takes 45s: an answer takes about 17m15s, longer than the 10m of max-time',
  );
});
