import { expect, it } from 'vitest';
import { finalVerdictOf } from '../../src/github/compare-publish.ts';
import { comparisonOf, equalMetric, metricOf, undecidedMetric } from '../report/comparison-samples.ts';

it('settles a comparison by fail-on and inconclusive, an undecided benchmark beside a worse one, too', () => {
  const verdictOf = (metrics: Parameters<typeof comparisonOf>[0], failOn: string, inconclusive: 'neutral' | 'fail') => {
    const { verdict, conclusion, exitCode } = finalVerdictOf(comparisonOf(metrics), { failOn, inconclusive });
    return [verdict, conclusion, exitCode];
  };
  const [worse, equal, undecided] = [metricOf(), equalMetric('one'), undecidedMetric('two')];
  expect(verdictOf([equal], 'worse', 'fail')).toEqual(['passed', 'success', 0]);
  expect(verdictOf([undecided], 'worse', 'neutral')).toEqual(['inconclusive', 'neutral', 0]);
  expect(verdictOf([undecided], 'error', 'fail')).toEqual(['inconclusive', 'failure', 1]);
  expect(verdictOf([worse], 'worse', 'neutral')).toEqual(['failed', 'failure', 1]);
  expect(verdictOf([worse], 'error', 'fail')).toEqual(['failed', 'neutral', 0]);
  expect(verdictOf([worse, undecided], 'error', 'neutral')).toEqual(['failed', 'neutral', 0]);
  expect(verdictOf([worse, undecided], 'error', 'fail')).toEqual(['failed', 'failure', 1]);
});
