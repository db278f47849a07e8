import { expect, it } from 'vitest';
import { scaleOfMetric } from '../../src/compare/unit.ts';

const FINE = [20, 20.5, 21];

// Why a score without a unit has a ratio: docs/decisions/0012-a-comparison-of-many-benchmarks-and-of-counts.md
it.each([
  ['ms', 'auto', FINE, 'ratio'],
  [null, 'auto', FINE, 'ratio'],
  ['accuracy', 'auto', FINE, 'difference'],
  [null, 'auto', [0, 20.5, 21], 'difference'],
  [null, 'auto', [20, 30, 20], 'difference'],
  [null, 'difference', FINE, 'difference'],
  ['accuracy', 'ratio', FINE, 'ratio'],
] as const)('compares scores in %s on the scale %s of %j by their %s', (unit, scale, calibration, expected) => {
  expect(scaleOfMetric(calibration, { unit, scale })).toBe(expected);
});
