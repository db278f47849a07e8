import { describe, expect, it } from 'vitest';
import {
  type CompareRules,
  type CompareTrial,
  gainOf,
  startCompareTrial,
  waiveCompareLimit,
} from '../../src/decision/compare-trial.ts';
import type { RecordPolicy } from '../../src/decision/policies/registry.ts';
import { reportTask } from '../../src/decision/task.ts';
import { decisionOf, measured, type Scripted, stepOf, withRuns } from './trials.ts';

const plain: CompareRules = {
  sign: 1,
  is_exact: false,
  repeats: 1,
  record: 10,
  min_improvement: 0,
  tolerance: 0,
  step: 0,
  max_plausible: null,
  moves: 0,
};

function trialOf(
  policy: RecordPolicy,
  supplied: Partial<CompareRules> = {},
  purpose: CompareTrial['purpose'] = 'candidate',
) {
  return startCompareTrial({ id: 'c1', purpose, tree: 'tree-1', incumbent: 'base', policy }, { ...plain, ...supplied });
}

describe('a comparison with the stored score', () => {
  it.each<readonly [string, RecordPolicy, Partial<CompareRules>, readonly Scripted[], number | null]>([
    ['keep better', 'greedy', {}, [10.1], 10.1],
    ['discard not-better', 'greedy', {}, [10], null],
    ['discard not-better', 'greedy', {}, [9], null],
    ['keep better', 'greedy', { sign: -1 }, [9], 9],
    ['discard not-better', 'greedy', { sign: -1 }, [11], null],
    ['discard not-better', 'greedy', { min_improvement: 1 }, [11], null],
    ['keep better', 'greedy', { min_improvement: 1 }, [11.5], 11.5],
    ['keep better', 'greedy', { repeats: 3 }, [9, 9, 15], 11],
    ['measure', 'greedy', { repeats: 3 }, [9, 9], null],
    ['discard crash', 'greedy', { repeats: 3 }, [12, 'fails'], null],
    ['quarantine implausible', 'greedy', { max_plausible: 5 }, [16], null],
    ['measure', 'greedy', { is_exact: true }, [11], null],
    ['keep better', 'greedy', { is_exact: true }, [11, 11], 11],
    ['inconclusive nondeterministic', 'greedy', { is_exact: true }, [11, 11.5], null],
    ['discard crash', 'greedy', { is_exact: true }, [11, 'fails'], null],
    ['discard not-better', 'greedy', { is_exact: true }, [10], null],
    ['discard not-better', 'ladder', { step: 2 }, [12], null],
    ['keep better', 'ladder', { step: 2 }, [12.9], 12],
    ['keep better', 'ladder', { step: 2, repeats: 2 }, [12, 14.2], 14],
    ['discard not-better', 'ladder', { step: 2, min_improvement: 5 }, [14], null],
    ['discard not-better', 'checkpoint', {}, [10], null],
    ['measure', 'checkpoint', {}, [12], null],
    ['keep working', 'checkpoint', {}, [12, 10.5], 10.5],
    ['keep working', 'checkpoint', { repeats: 2 }, [12, 10, 10.5, 11.5], 11],
    ['discard crash', 'checkpoint', {}, [12, 'fails'], null],
  ])('is %s under %s %j with the scores %j', (decision, policy, rules, scores, record) => {
    const ended = withRuns(trialOf(policy, rules), scores);
    expect([decisionOf(ended), ended.record]).toEqual([decision, record]);
  });

  it('costs one evaluation per candidate where scores are exact, and one more per accepted change', () => {
    const trial = trialOf('greedy', { is_exact: true });
    expect(stepOf(trial)).toMatchObject({ stage: 'measure', index: 1, runs: [{ arm: 'candidate' }] });
    expect(decisionOf(withRuns(trial, [9]))).toBe('discard not-better');
    expect(stepOf(withRuns(trial, [11]))).toMatchObject({ stage: 'rerun', index: 1 });
  });

  it('gives each run a seed of its own', () => {
    const trial = trialOf('checkpoint', { repeats: 2 });
    const states = [[], [12], [12, 12], [12, 12, 12]].map((scores) => stepOf(withRuns(trial, scores)));
    const seeds = states.map((step) => (step.kind === 'measure' ? step.runs[0]?.seed : 0));
    expect(new Set(seeds).size).toBe(4);
    expect(states.at(-1)).toMatchObject({ stage: 'remeasure', index: 2 });
  });

  it('keeps a simplification within the tolerance', () => {
    expect(decisionOf(withRuns(trialOf('greedy', { tolerance: 2 }, 'simplify'), [8]))).toBe('keep better');
    expect(decisionOf(withRuns(trialOf('greedy', { tolerance: 2 }, 'simplify'), [7.9]))).toBe('discard not-better');
  });

  it('records what it compared', () => {
    expect(stepOf(withRuns(trialOf('greedy', { is_exact: true }), [11, 11]))).toMatchObject({
      reason: 'better: +1 against the record, and the same when run again',
      evidence: { kind: 'compare', statistic: 'exact', record: 10, scores: [11], again: [11], effect: 1 },
    });
  });

  it('begins without runs, and asks for the candidate', () => {
    expect(trialOf('greedy')).toMatchObject({ stage: 'measure', scores: [], again: [], evaluations: [], record: null });
    expect(() => reportTask(trialOf('greedy'), [measured('incumbent', 11)])).toThrow(
      'a run needs a result of the candidate',
    );
  });

  it('has no negative zero for a gain, which JSON would change', () => {
    expect(gainOf({ rules: { ...plain, sign: -1 }, scores: [10] })).toBe(0);
  });

  it('takes a gain of just what is plausible for one', () => {
    expect(decisionOf(withRuns(trialOf('greedy', { max_plausible: 5 }), [15]))).toBe('keep better');
    expect(decisionOf(withRuns(trialOf('greedy', { max_plausible: 5 }), [14]))).toBe('keep better');
  });

  it('decides by what it has when the limit of what is plausible is waived, and by nothing else', () => {
    const quarantined = withRuns(trialOf('greedy', { max_plausible: 5 }), [16]);
    const waived = waiveCompareLimit(quarantined);
    expect([decisionOf(waived), waived.record, waived.rules]).toEqual([
      'keep better',
      16,
      { ...plain, max_plausible: null },
    ]);
    expect(waiveCompareLimit(trialOf('greedy', { max_plausible: 5 }))).toEqual(trialOf('greedy'));
    const failed = withRuns(trialOf('greedy', { max_plausible: 5, repeats: 2 }), [16, 'fails']);
    expect(decisionOf(waiveCompareLimit(failed))).toBe('discard crash');
    // What still has to be run again is.
    const working = waiveCompareLimit(withRuns(trialOf('checkpoint', { max_plausible: 5 }), [16]));
    expect(stepOf(working)).toMatchObject({ kind: 'measure', stage: 'remeasure', index: 1 });
  });

  it('names both scores where they differ, and the reason to keep a simplification', () => {
    expect(withRuns(trialOf('greedy', { is_exact: true }), [11, 11.5]).verdict?.reason).toBe(
      'the same tree scored 11, then 11.5: the evaluator is noisy, and is calibrated again',
    );
    expect(withRuns(trialOf('greedy', { tolerance: 2 }, 'simplify'), [9]).verdict?.reason).toBe(
      'within the tolerance: -1 against the record, mean of 1 run',
    );
  });
});
