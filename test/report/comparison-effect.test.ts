import { describe, expect, test } from 'vitest';
import type { ReportedMetric } from '../../src/compare/report.ts';
import { renderAnswer, renderInterval, renderNeeds, worseningOf } from '../../src/report/comparison-effect.ts';
import { equalMetric, metricOf, undecidedMetric } from './comparison-samples.ts';

const answer = (metric: ReportedMetric): string => renderAnswer(metric, { confidence: 0.95 });

describe('the effect of a metric in words', () => {
  test.each<readonly [string, ReportedMetric]>([
    ['1.17× slower (95 % CI 1.09–1.26, 11 pairs)', metricOf()],
    // A rate: the head is slower where it does less, and the limits change places.
    [
      '1.25× slower (95 % CI 1.11–1.43, 11 pairs)',
      metricOf({ unit: 'ops/s', direction: 'max', effect: { estimate: 0.8, lower: 0.7, upper: 0.9 } }),
    ],
    [
      '1.064× smaller (95 % CI 1.053–1.075, 11 pairs)',
      metricOf({ unit: 'kB', answer: 'better', effect: { estimate: 0.94, lower: 0.93, upper: 0.95 } }),
    ],
    [
      '13.7× higher (95 % CI 11.9–15.8, 11 pairs)',
      metricOf({ unit: 'instructions', effect: { estimate: 13.7, lower: 11.9, upper: 15.8 } }),
    ],
    ['no difference beyond ±2 % (95 % CI -0.4 % to +0.9 %, 11 pairs)', equalMetric('render')],
    ['undecided: 1.030× slower so far (95 % CI 0.960–1.108, 11 pairs)', undecidedMetric('render')],
    [
      '0.012 lower (95 % CI -0.02 to -0.004, 11 pairs)',
      metricOf({
        unit: null,
        scale: 'difference',
        direction: 'max',
        effect: { estimate: -0.012, lower: -0.02, upper: -0.004 },
      }),
    ],
    ['undecided: no pair was measured', undecidedMetric('render', { effect: null, pairs: [] })],
  ])('%s', (sentence, metric) => {
    expect(answer(metric)).toBe(sentence);
  });

  test.each<readonly [string, Pick<ReportedMetric, 'effect'> & Partial<ReportedMetric>]>([
    ['at least 1.09', { effect: { estimate: 1.17, lower: 1.09, upper: null } }],
    ['at most 1.26', { effect: { estimate: 1.17, lower: null, upper: 1.26 } }],
    // A ratio at 0 or below is no limit, nor is one beyond every number.
    ['at most 1.26', { effect: { estimate: 1.17, lower: -0.4, upper: 1.26 } }],
    ['at least 1.09', { effect: { estimate: 1.17, lower: 1.09, upper: Number.POSITIVE_INFINITY } }],
    ['not bounded yet', { effect: { estimate: 1.17, lower: null, upper: null } }],
    ['none: the effect changed between the pairs', { effect: { estimate: 1.17, lower: 1.3, upper: 1.1 } }],
    // The head can be at most the whole base faster.
    ['at most +2 ms', { scale: 'difference', effect: { estimate: -1, lower: -40, upper: 2 } }],
    // What excludes 1 must not look like 1.
    ['1.001–1.300', { effect: { estimate: 1.15, lower: 1.001, upper: 1.3 } }],
    ['0.004–1.17', { effect: { estimate: 1.12, lower: 0.004, upper: 1.17 } }],
  ])('has the interval %s', (interval, fields) => {
    expect(renderInterval(metricOf(fields))).toBe(interval);
  });

  test.each<readonly [string | undefined, ReportedMetric]>([
    [undefined, metricOf()],
    ['It would take about 2.6 times the pairs, or a margin of ±11 %.', undecidedMetric('a')],
    ['It would take a margin of ±4.3 %.', undecidedMetric('a', { needs: { times: null, margin: 0.0421 } })],
    [
      'It would take more than 100 times the pairs.',
      undecidedMetric('a', { needs: { times: 1e9, margin: Number.NaN } }),
    ],
    [
      'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.',
      undecidedMetric('a', { has_carry_over: true }),
    ],
  ])('says what it would take: %s', (sentence, metric) => {
    expect(renderNeeds(metric)).toBe(sentence);
  });

  test('is a worsening above 1 in either direction', () => {
    expect(worseningOf(metricOf())).toBeCloseTo(1.17);
    const rate = metricOf({ direction: 'max', effect: { estimate: 0.8, lower: 0.7, upper: 0.9 } });
    expect(worseningOf(rate)).toBeCloseTo(1.25);
    expect(worseningOf(metricOf({ scale: 'difference' }))).toBeUndefined();
  });
});
