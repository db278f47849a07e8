import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decideEffort, EFFORT_RULES, expandEffort } from '../../src/decision/effort.ts';
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { decisionProblems, decisionWarnings, keysOfNewRun } from '../../src/decision/settings-rules.ts';
import { decisionShape, evaluatorCheckShape } from '../../src/settings/decision-settings.ts';
import { settingsOf } from './trials.ts';

const keys = z.strictObject({ ...decisionShape, ...evaluatorCheckShape });

describe('the keys of a decision', () => {
  it('have the defaults of the specification', () => {
    expect(settingsOf()).toEqual({
      direction: 'max',
      scale: 'auto',
      decision: 'auto',
      confidence: 0.95,
      error_rate: 'per-candidate',
      effort: 'auto',
      min_improvement: 0,
      tolerance: 0,
      size: 'lines',
      share_seed: true,
      repeats: 1,
      feedback: 'rounded',
      guards: [],
      metrics: [],
      guard_pairs: 60,
      confirm: { pairs: 20, every_keeps: 0, command: '' },
      certify: { enabled: false, fdr: 0.1, max_pairs: 30, revert: false },
      integrity: { canary_every: 25, broken: 'stop', max_plausible: 'auto' },
    });
  });

  it.each([
    { decision: 'best' },
    { confidence: 1 },
    { confidence: 0.4 },
    { min_improvement: -1 },
    { min_improvement: '5' },
    { tolerance: -0.1 },
    { size: 'words' },
    { size: { metric: ' ' } },
    { calibration_runs: 0 },
    { confirm: { pairs: 1 } },
    { confirm: { every_keeps: 0.5 } },
    { holdout: { command: 'x', files: ['relative'] } },
    { screen: 'no' },
    { max_pairs: 1 },
    { repeats: 0 },
    { ladder_step: 0 },
    { guards: [{}] },
    { guards: [{ metric: 'p99' }] },
    { holdout: {} },
    { holdout: { command: 'x', rule: 'mean' } },
    { certify: { fdr: 1 } },
    { negative_control: 'never' },
    { max_plausible: 0 },
    { max_plausible: '2' },
    { max_plausible: '1x' },
    { max_plausible: '0.5x' },
  ])('refuse %j', (supplied) => {
    expect(keys.safeParse(supplied).success).toBe(false);
  });

  it.each([
    { min_improvement: '0.5%' },
    { screen: 'off' },
    { screen: -1 },
    { guards: [{ command: 'npm test' }, { metric: 'p99_ms', max_regression: '2%' }] },
    { holdout: { command: '/srv/eval.sh' } },
    { negative_control: 'warn', aa_check_every: 0 },
    { negative_control: 'off' },
    { max_plausible: '2x' },
    { max_plausible: '1.5x' },
  ])('take %j', (supplied) => {
    expect(keys.safeParse(supplied).success).toBe(true);
  });
});

describe('the rules between keys', () => {
  it.each([
    [{ error_rate: 'fdr' }, ['error_rate']],
    [{ confirm: { every_keeps: 10 } }, []],
    [{ confirm: { pairs: 0, every_keeps: 10 } }, ['confirm.every_keeps']],
    [{ error_rate: 'fdr', max_candidates: 200 }, []],
    [{ error_rate: 'fwer' }, []],
    [{ error_rate: 'fwer', decision: 'greedy' }, ['error_rate']],
    [{ error_rate: 'fwer', decision: 'ladder' }, ['error_rate']],
    [{ error_rate: 'fwer', max_pairs: 39 }, ['max_pairs']],
    [{ error_rate: 'fwer', max_pairs: 40 }, []],
    [{ max_pairs: 4 }, ['max_pairs']],
    [{ max_pairs: 5 }, []],
    [{ max_pairs: 4, confidence: 0.9 }, []],
    [{ max_pairs: 7, confidence: 0.99 }, []],
    // Of ratios a pair weighs 1.9 at most, not 2.
    [{ max_pairs: 7, confidence: 0.99, unit: 'ms' }, ['max_pairs']],
    [{ max_pairs: 8, confidence: 0.99, unit: 'ms' }, []],
    [{ max_pairs: 7, confidence: 0.99, unit: 'ms', scale: 'difference' }, []],
    [{ error_rate: 'fdr', max_candidates: 10 ** 12, max_pairs: 40 }, ['max_pairs']],
    [{ error_rate: 'fwer', decision: 'paired-sequential' }, []],
    [{ scale: 'ratio', unit: 'ms', min_improvement: 1 }, ['min_improvement']],
    [{ scale: 'ratio', unit: 'ms', min_improvement: '1%' }, []],
    [{ calibration_runs: 1 }, ['calibration_runs']],
    [{ calibration_runs: 1, decision: 'paired-sequential' }, ['calibration_runs']],
    [{ calibration_runs: 1, decision: 'greedy' }, []],
    [{ calibration_runs: 2, decision: 'paired-sequential' }, []],
    [{ repeats: 2 }, ['repeats']],
    [{ ladder_step: 1, decision: 'checkpoint' }, ['ladder_step']],
    [{ repeats: 2, decision: 'greedy' }, []],
    [{ repeats: 4, decision: 'checkpoint' }, ['repeats']],
    [{ repeats: 3, decision: 'checkpoint' }, []],
    [{ ladder_step: 1 }, ['ladder_step']],
    [{ ladder_step: 1, decision: 'ladder' }, []],
    [{ checkpoint_keeps: 8 }, ['checkpoint_keeps']],
    [{ checkpoint_keeps: 8, decision: 'checkpoint' }, []],
    ...['effort', 'screen', 'futility_z', 'max_pairs'].flatMap((key): [Record<string, unknown>, string[]][] => {
      const value = { effort: 'fast', screen: 'off', futility_z: 1, max_pairs: 30 }[key];
      return [
        [{ decision: 'greedy', [key]: value }, [key]],
        [{ decision: 'ladder', [key]: value }, [key]],
        [{ decision: 'auto', [key]: value }, []],
        [{ decision: 'paired-sequential', [key]: value }, []],
      ];
    }),
    [{ decision: 'checkpoint', screen: 'off' }, ['screen']],
    [{ decision: 'checkpoint', effort: 'fast', futility_z: 1, max_pairs: 30 }, []],
    [{ decision: 'greedy', effort: 'auto' }, []],
    [{ max_candidates: 9 }, ['max_candidates']],
    [{ decision: 'greedy', max_candidates: 9 }, ['max_candidates']],
    [{ error_rate: 'fwer', max_candidates: 9 }, []],
    [{ decision: 'greedy', share_seed: false }, []],
    [{ decision: 'greedy', share_seed: false, confirm: { pairs: 0 } }, ['share_seed']],
    [{ share_seed: false, confirm: { pairs: 0 } }, []],
    [{ size: 'bytes' }, ['size']],
    [{ size: 'bytes', tolerance: 1 }, []],
    [{ confirm: { pairs: 0, command: 'sh sure.sh' } }, ['confirm.command']],
    [{ confirm: { pairs: 2, command: 'sh sure.sh' } }, []],
    [{ decision: 'greedy', integrity: { canary_every: 5 } }, ['aa_check_every']],
    [{ decision: 'greedy', calibration_runs: 2, integrity: { canary_every: 5 } }, []],
    [{ decision: 'ladder', integrity: { canary_every: 5 } }, ['aa_check_every']],
    [{ decision: 'ladder', integrity: { canary_every: 0 } }, []],
    [{ integrity: { canary_every: 5 } }, []],
  ])('find in %j what is wrong with %j', (supplied, keys) => {
    const problems = decisionProblems(settingsOf(supplied));
    expect(problems.map(({ path }) => path.join('.'))).toEqual(keys);
    for (const { found, expected, remedy } of problems) {
      expect([found, expected, remedy].every((part) => part.length > 5)).toBe(true);
    }
  });

  it.each([
    [{ size: 'bytes' }, 'size = "bytes"', 'Set tolerance, or leave size out.'],
    [{ max_candidates: 9 }, 'max_candidates = 9', expect.stringContaining('Leave it out')],
    [{ confirm: { pairs: 0, command: 'x' } }, 'command = "x"', 'Raise confirm.pairs, or leave it out.'],
    [{ repeats: 2 }, 'repeats = 2', 'Leave it out, or set decision = "greedy" or "checkpoint" or "ladder".'],
    [{ repeats: 4, decision: 'checkpoint' }, 'repeats = 4', 'Lower it.'],
    [
      { scale: 'ratio', min_improvement: 1 },
      "min_improvement as a number of the score's unit",
      'Write it so, or set scale = "difference".',
    ],
    [{ calibration_runs: 1 }, 'calibration_runs = 1', 'Raise it.'],
  ])('say of %j what was found and what to do', (supplied, found, remedy) => {
    expect(decisionProblems(settingsOf(supplied))).toMatchObject([{ found, remedy }]);
  });

  it('say how many repeats there may be', () => {
    const expected = (supplied: Readonly<Record<string, unknown>>) =>
      decisionProblems(settingsOf(supplied))[0]?.expected;
    expect(expected({ repeats: 2 })).toBe('1 with decision = "auto", which repeats by pairs');
    expect(expected({ repeats: 4, decision: 'checkpoint' })).toBe('1 to 3 with decision = "checkpoint"');
  });

  it('warn of means of several runs against a stored score', () => {
    expect(decisionWarnings(settingsOf({ decision: 'greedy', repeats: 5 }))).toHaveLength(1);
    expect(decisionWarnings(settingsOf({ decision: 'greedy' }))).toEqual([]);
    expect(decisionWarnings(settingsOf({ decision: 'ladder', repeats: 5 }))).toEqual([]);
  });

  it('let only the effort change within a run', () => {
    expect(keysOfNewRun(settingsOf(), settingsOf({ effort: 'fast' }))).toEqual([]);
    expect(keysOfNewRun(settingsOf(), settingsOf({ effort: 'thorough', max_pairs: undefined }))).toEqual([]);
    const changed = {
      ...{ direction: 'min', confidence: 0.9, error_rate: 'fwer', min_improvement: 1, max_pairs: 40 },
      ...{ screen: 'off', integrity: { max_plausible: 9 }, confirm: { pairs: 30 }, feedback: 'sign' },
      ...{ guards: [{ command: 'npm test' }], holdout: { command: '/srv/eval.sh' } },
    };
    expect(new Set(keysOfNewRun(settingsOf(), settingsOf(changed)))).toEqual(new Set(Object.keys(changed)));
  });
});

describe('the effort', () => {
  it.each([
    ['fast', undefined, 'fast'],
    ['auto', undefined, 'balanced'],
    ['auto', { proposalMs: 2000, evaluationMs: 1000 }, 'fast'],
    ['auto', { proposalMs: 4000, evaluationMs: 1000 }, 'balanced'],
    ['auto', { proposalMs: 10_000, evaluationMs: 1000 }, 'balanced'],
    ['auto', { proposalMs: 25_000, evaluationMs: 1000 }, 'thorough'],
    ['auto', { proposalMs: 300_000, evaluationMs: 1000 }, 'thorough'],
    ['auto', { proposalMs: 300_000, evaluationMs: 0 }, 'thorough'],
  ] as const)('%s with the costs %j is %s', (effort, costs, name) => {
    expect(decideEffort(effort, costs)).toBe(name);
  });

  it('expands to its values, each of which may be set by itself', () => {
    expect(expandEffort(settingsOf(), 'fast')).toEqual({ screen: 0.5, futility_z: 0, max_pairs: 20 });
    expect(expandEffort(settingsOf(), 'balanced')).toEqual({ screen: 0, futility_z: 0.5, max_pairs: 20 });
    expect(expandEffort(settingsOf(), 'thorough')).toEqual({ screen: -1, futility_z: 0.75, max_pairs: 40 });
    const own = { screen: 'off', futility_z: 0, max_pairs: 7 };
    expect(expandEffort(settingsOf(own), 'thorough')).toEqual(own);
  });

  it.each(['fdr', 'fwer'])('has at least 40 pairs with %s', (error_rate) => {
    const settings = settingsOf({ error_rate, max_candidates: 100 });
    for (const name of ['fast', 'balanced', 'thorough'] as const) {
      expect(expandEffort(settings, name)).toEqual({ ...EFFORT_RULES[name], max_pairs: 40 });
    }
  });
});

describe('the keys of [objective]', () => {
  it('are recorded without what only the engine may know of holdout and hidden test set', () => {
    const holdout = { command: '/srv/eval.sh', files: ['/srv/answers'] };
    expect(keys.parse({ holdout }).holdout).toEqual({ ...holdout, rule: 'sign', budget: 50 });
    expect(settingsOf({ holdout }).holdout).toEqual({ rule: 'sign', budget: 50 });
    expect(settingsOf({ confirm: holdout }).confirm).toEqual({ pairs: 20, every_keeps: 0, command: '/srv/eval.sh' });
  });

  it('are recorded, those of the evaluator under one name of their own', () => {
    const settings = decisionSettingsSchema.parse({ direction: 'max' });
    // `certify` is of earlier versions.
    const names = Object.keys(settings).filter((key) => !['direction', 'integrity', 'certify'].includes(key));
    expect(names.filter((key) => !(key in decisionShape))).toEqual([]);
  });
});
