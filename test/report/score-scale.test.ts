import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDomain, buildTicks, pathsOf } from '../../src/report/score-scale.ts';

const score = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('the range of a picture', () => {
  test('shows all scores with some room', () => {
    expect(buildDomain({ scores: [1, 2, 3], anchors: [] })).toEqual({ lo: 0.9, hi: 3.1 });
  });

  test('leaves out what would press all others into a line, but not what was kept', () => {
    const scores = [1, 1.1, 1.2, 1.3, 1.4, 1e6];
    expect(buildDomain({ scores, anchors: [] })?.hi).toBeLessThan(2);
    expect(buildDomain({ scores, anchors: [1e6] })?.hi).toBeGreaterThan(1e6);
  });

  test('leaves out the score that stands for a failure', () => {
    expect(buildDomain({ scores: [1, -Number.MAX_VALUE], anchors: [] })).toEqual({ lo: 0.95, hi: 1.05 });
    expect(buildDomain({ scores: [Number.MAX_VALUE], anchors: [] })).toBeUndefined();
    expect(buildDomain({ scores: [], anchors: [] })).toBeUndefined();
  });

  test('has a place between 0 and 1 for every score, and few ticks inside it', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1 }), (scores) => {
        const domain = buildDomain({ scores, anchors: scores.slice(0, 2) });
        if (domain === undefined) return;
        for (const each of scores) {
          expect(pathsOf(each, domain)).toBeGreaterThanOrEqual(0);
          expect(pathsOf(each, domain)).toBeLessThanOrEqual(1);
        }
        const ticks = buildTicks(domain, 5);
        expect(ticks.length).toBeLessThanOrEqual(11);
        expect(ticks.every((tick) => Number.isFinite(tick))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  [{ lo: 0, hi: 1 }, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [{ lo: 0.05, hi: 0.34 }, [0.1, 0.2, 0.3]],
  [{ lo: -7, hi: 12 }, [-5, 0, 5, 10]],
  [{ lo: 0, hi: 1e300 }, [0, 2e299, 4e299, 6e299, 8e299, 1e300]],
  [{ lo: -Number.MAX_VALUE, hi: Number.MAX_VALUE }, [-Number.MAX_VALUE, Number.MAX_VALUE]],
])('the ticks of %j are round', (domain, ticks) => {
  expect(buildTicks(domain, 5)).toEqual(ticks);
});
