import { expect, it } from 'vitest';
import { finalVerdictOf } from '../../src/github/compare-publish.ts';
import { comparisonOf, equalMetric, metricOf, undecidedMetric } from '../report/comparison-samples.ts';

it('settles a comparison by fail-on and inconclusive, an undecided benchmark beside a worse one, too', () => {
  const settle = (metrics: Parameters<typeof comparisonOf>[0], failOn: string, inconclusive: 'neutral' | 'fail') => {
    const { verdict, conclusion, exitCode } = finalVerdictOf(comparisonOf(metrics), { failOn, inconclusive });
    return [verdict, conclusion, exitCode];
  };
  const [worse, equal, undecided] = [metricOf(), equalMetric('one'), undecidedMetric('two')];
  expect(settle([equal], 'worse', 'fail')).toEqual(['passed', 'success', 0]);
  expect(settle([undecided], 'worse', 'neutral')).toEqual(['inconclusive', 'neutral', 0]);
  expect(settle([undecided], 'error', 'fail')).toEqual(['inconclusive', 'failure', 1]);
  expect(settle([worse], 'worse', 'neutral')).toEqual(['failed', 'failure', 1]);
  expect(settle([worse], 'error', 'fail')).toEqual(['failed', 'neutral', 0]);
  expect(settle([worse, undecided], 'error', 'neutral')).toEqual(['failed', 'neutral', 0]);
  expect(settle([worse, undecided], 'error', 'fail')).toEqual(['failed', 'failure', 1]);
});
