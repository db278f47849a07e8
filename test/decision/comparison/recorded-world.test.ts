import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomIndex, seededRandom } from '../../../src/base/random.ts';
import { compareRecorded, type RecordedOutcome, scoresNeeded, simulatedScores } from './recorded-world.ts';

interface RecordedSeries {
  readonly name: string;
  readonly measure: string;
  readonly conditions: string;
  readonly scores: readonly number[];
}

// `npm run bench:compare` has the same bounds over many more comparisons, and other rules next to them.
const path = join(import.meta.dirname, '..', '..', 'fixtures', 'compare-series.json');
const { series } = JSON.parse(readFileSync(path, 'utf8')) as { readonly series: readonly RecordedSeries[] };
const PLANNED = 20;
const COMPARISONS = 25;

/** Comparisons of recorded scores with themselves, made slower by a factor; the same ones every time. */
function compareAll(measure: string, ratio: number): readonly RecordedOutcome[] {
  return series
    .filter((each) => each.measure === measure && each.conditions !== 'quiet')
    .flatMap(({ name, conditions, scores }) => {
      const random = seededRandom(`${name}, ${conditions}`);
      return Array.from({ length: COMPARISONS }, () => {
        const start = randomIndex(random, scores.length - scoresNeeded(PLANNED) + 1);
        return compareRecorded({ ...{ scores, start, random, ratio }, planned: PLANNED, margin: 0.01 });
      });
    });
}

const shareOf = (outcomes: readonly RecordedOutcome[], is: (outcome: RecordedOutcome) => boolean) =>
  outcomes.filter(is).length / outcomes.length;

describe.each(['wall time', 'CPU time'])('recorded scores of three benchmarks, by %s', (measure) => {
  it('of one commit are called better or worse in at most one of twenty comparisons', () => {
    const outcomes = compareAll(measure, 1);
    expect(outcomes).toHaveLength(6 * COMPARISONS);
    expect(shareOf(outcomes, ({ answer }) => answer === 'better' || answer === 'worse')).toBeLessThanOrEqual(0.05);
    expect(shareOf(outcomes, (outcome) => outcome.is_covered)).toBeGreaterThanOrEqual(0.95);
  });

  it('have an interval that covers a known slowdown whenever the comparison stops', () => {
    for (const ratio of [1.02, 1.1]) {
      const outcomes = compareAll(measure, ratio);
      expect(shareOf(outcomes, (outcome) => outcome.is_covered)).toBeGreaterThanOrEqual(0.95);
      expect(shareOf(outcomes, ({ answer }) => answer === 'better')).toBeLessThanOrEqual(0.025);
    }
  });
});

describe('scores of a quiet machine', () => {
  it.each([
    [0.01, 1.02],
    [0.03, 1.05],
  ])('with noise of %d show that the head is %d times as slow, mostly in fewer than 40 runs', (noise, ratio) => {
    const scores = simulatedScores(noise, 1000);
    const random = seededRandom('quiet');
    const outcomes = Array.from({ length: 40 }, () => {
      const start = randomIndex(random, scores.length - scoresNeeded(16) + 1);
      return compareRecorded({ ...{ scores, start, random, ratio }, planned: 16, margin: 0.01 });
    });
    expect(shareOf(outcomes, ({ answer }) => answer === 'worse')).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(outcomes, ({ runs_to_answer: runs }) => runs < 40)).toBeGreaterThan(0.5);
  });
});
