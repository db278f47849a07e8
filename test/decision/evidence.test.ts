import { describe, expect, it } from 'vitest';
import { type CompareTrial, startCompareTrial } from '../../src/decision/compare-trial.ts';
import { evidenceOf } from '../../src/decision/evidence.ts';
import { pairedTrial, withPairs, withRuns } from './trials.ts';

const RATIO = { unit: 'ms' } as const;

describe('the evidence of pairs', () => {
  it('names its scale and what it has seen', () => {
    const evidence = evidenceOf(
      withPairs(pairedTrial(), [
        [3, 1],
        [2, 2],
      ]),
    );
    expect(evidence).toMatchObject({
      ...{ kind: 'paired', statistic: 'symmetry-e/1', a: 0.05, scale: 1, scale_source: 'calibration' },
      ...{ unit: 'pair', units: 2, differences: [2, 0], effect: 1, sd: Math.SQRT2, screen_score: null },
    });
    expect(evidence).not.toHaveProperty('score_scale');
    expect(evidence).not.toHaveProperty('screen_scores');
    expect(evidenceOf(pairedTrial({ ratio: RATIO }))).toMatchObject({
      ...{ statistic: 'insured-symmetry-e/1', score_scale: 'ratio', units: 0, effect: 0 },
    });
  });

  it('names each lone run where more than one may be made, and their mean', () => {
    const trial = withRuns(
      pairedTrial({ screen: 0, lone: { limits: [0, 0.3], reference: 0, reference_runs: 8, weight: 0.7 } }),
      [1, 2],
    );
    expect(evidenceOf(trial)).toMatchObject({ screen_score: 1.5, screen_scores: [1, 2], units: 0 });
  });

  it('counts cases where they are its unit', () => {
    const trial = withPairs(pairedTrial({ unit_scale: 1 }), [
      [
        { a: 1, b: 3 },
        { a: 0, b: 1 },
      ],
    ]);
    expect(evidenceOf(trial)).toMatchObject({ unit: 'case', units: 2, differences: [1.5] });
  });
});

describe('the evidence of a comparison with the record', () => {
  const start = (supplied: Partial<CompareTrial['rules']> = {}) =>
    startCompareTrial(
      { id: 'c1', tree: 't1', incumbent: 'base', purpose: 'candidate', policy: 'ladder' },
      { ...pairedTrial().rules, is_exact: false, repeats: 2, record: 4, step: 0, max_plausible: null, ...supplied },
    );

  it('names its policy, or that scores are exact, and what it has seen', () => {
    const evidence = evidenceOf(withRuns(start(), [5, 7]));
    expect(evidence).toMatchObject({ kind: 'compare', statistic: 'ladder', record: 4, scores: [5, 7], effect: 2 });
    expect(evidence).not.toHaveProperty('score_scale');
    expect(evidence).not.toHaveProperty('screen_scores');
    expect(evidenceOf(start({ is_exact: true, ratio: RATIO }))).toMatchObject({
      ...{ statistic: 'exact', score_scale: 'ratio', scores: [], effect: 0 },
    });
  });
});
