import { describe, expect, it } from 'vitest';
import {
  continuePairedTrial,
  differenceOf,
  type PairedTrial,
  waivePairedLimit,
} from '../../src/decision/paired-trial.ts';
import { nextStep, reportTask } from '../../src/decision/task.ts';
import { decisionOf, draw, measured, pairedTrial, type Scripted, stepOf, withPairs, withRuns } from './trials.ts';

const pairs = (count: number, candidate: Scripted, best: Scripted = 0) =>
  Array.from({ length: count }, () => [candidate, best] as const);

function reasonOf(trial: PairedTrial): string | undefined {
  return trial.verdict?.reason;
}

describe('a paired test', () => {
  it('runs both arms in the order of the coin, with one fresh seed a pair', () => {
    let trial = pairedTrial({ futility_z: 100 });
    const seeds = new Set<number>();
    const orders = new Set<string>();
    for (let index = 1; index <= 19; index += 1) {
      const step = stepOf(trial);
      if (step.kind !== 'measure') throw new Error(step.kind);
      expect([step.stage, step.index, step.attempt, step.runs.length]).toEqual(['pair', index, 0, 2]);
      expect(step.runs[0]?.seed).toBe(step.runs[1]?.seed);
      expect(step.runs[0]?.arm).toBe(step.order_bit === 1 ? 'candidate' : 'incumbent');
      seeds.add(step.runs[0]?.seed ?? 0);
      orders.add(step.runs.map(({ arm }) => arm).join());
      expect(stepOf(trial)).toEqual(step);
      trial = withPairs(trial, [[0, 0]]);
    }
    expect([seeds.size, orders.size]).toEqual([19, 2]);
  });

  it('gives each arm a seed of its own where seeds are not shared', () => {
    const step = stepOf(pairedTrial({ share_seed: false }));
    expect(step.kind === 'measure' && new Set(step.runs.map(({ seed }) => seed)).size).toBe(2);
  });

  it.each([
    [0.1, 4],
    [0.05, 5],
    [0.01, 7],
  ])('at level %d keeps a huge effect after %d pairs', (a, count) => {
    expect(decisionOf(withPairs(pairedTrial({ a }), pairs(count - 1, 1e6)))).toBe('measure');
    expect(decisionOf(withPairs(pairedTrial({ a }), pairs(count, 1e6)))).toBe('keep evident');
  });

  it('knows that less is better', () => {
    expect(decisionOf(withPairs(pairedTrial({ sign: -1 }), pairs(5, -9)))).toBe('keep evident');
    expect(decisionOf(withPairs(pairedTrial({ sign: -1 }), pairs(2, 9)))).toBe('discard futile');
  });

  it('does not keep what is better by less than min_improvement', () => {
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 8 }), pairs(5, 9)))).toBe('keep evident');
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 9.5 }), pairs(2, 9)))).toBe('discard futile');
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 9.5, futility_z: 5 }), pairs(20, 9)))).toBe(
      'inconclusive cap',
    );
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 9.5, futility_z: 5 }), pairs(5, 9)))).toBe('measure');
  });

  it('gives up what cannot be made up for, and not before the second pair', () => {
    const limit = 0.5 * Math.sqrt((2 * Math.log(20)) / 20) - 0.5 / Math.SQRT2;
    expect(decisionOf(withPairs(pairedTrial(), pairs(1, -9)))).toBe('measure');
    expect(decisionOf(withPairs(pairedTrial(), pairs(2, limit - 1e-6)))).toBe('discard futile');
    expect(decisionOf(withPairs(pairedTrial(), pairs(2, limit + 1e-6)))).toBe('measure');
    // The same of a scale twice as large.
    expect(decisionOf(withPairs(pairedTrial({ scale: 2 }), pairs(2, 2 * limit - 1e-6)))).toBe('discard futile');
    expect(decisionOf(withPairs(pairedTrial({ scale: 2 }), pairs(2, 2 * limit + 1e-6)))).toBe('measure');
  });

  it('is inconclusive when the pairs run out, and keeps its evidence when it is continued', () => {
    const alternating = Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? 1.2 : -0.5, 0] as const);
    const spent = withPairs(pairedTrial(), alternating);
    expect(decisionOf(spent)).toBe('inconclusive cap');
    const continued = continuePairedTrial(spent);
    expect(stepOf(continued)).toMatchObject({ kind: 'measure', stage: 'pair', index: 21 });
    expect(continued.eProcess).toEqual(spent.eProcess);
    expect(decisionOf(withPairs(continued, alternating))).not.toBe('measure');
    expect(decisionOf(withPairs(continued, pairs(5, 2)))).toBe('keep evident');
  });

  it('discards a candidate that fails, in either place of a pair', () => {
    expect(decisionOf(withPairs(pairedTrial(), [['fails', 1]]))).toBe('discard crash');
    expect(decisionOf(reportTask(pairedTrial(), [measured('candidate', 'fails')]))).toBe('discard crash');
    expect(decisionOf(withPairs(pairedTrial(), [[Number.NaN, 1]]))).toBe('discard crash');
    expect(decisionOf(withPairs(pairedTrial(), [[Number.POSITIVE_INFINITY, 1]]))).toBe('discard crash');
  });

  it('voids a pair in which the current best fails, tries it twice more, then halts without a decision', () => {
    const once = withPairs(pairedTrial(), [[1, 'fails']]);
    expect(once.pairs).toEqual([]);
    const steps = [stepOf(pairedTrial()), stepOf(once)];
    expect(steps[1]).toMatchObject({ kind: 'measure', index: 1, attempt: 1 });
    expect(steps[0]).not.toEqual(steps[1]);
    // Where both fail the machine is to blame.
    const twice = withPairs(once, [['fails', 'fails']]);
    expect(stepOf(twice)).toMatchObject({ kind: 'measure', attempt: 2 });
    const halted = withPairs(twice, [[1, 'fails']]);
    expect(decisionOf(halted)).toBe('halt');
    expect(halted.verdict).toBeNull();
    expect(stepOf(continuePairedTrial(halted))).toMatchObject({ kind: 'measure', index: 1, attempt: 0 });
    // A pair that came through starts the count again.
    const recovered = withPairs(twice, [
      [1, 0],
      [1, 'fails'],
      [1, 'fails'],
    ]);
    expect(stepOf(recovered)).toMatchObject({ kind: 'measure', index: 2, attempt: 2 });
  });

  it('asks for both arms of a pair', () => {
    expect(() => reportTask(pairedTrial(), [measured('candidate', 1)])).toThrow(TypeError);
  });

  it('quarantines what is too good to be true', () => {
    expect(decisionOf(withPairs(pairedTrial({ max_plausible: 10 }), pairs(5, 10)))).toBe('keep evident');
    expect(decisionOf(withPairs(pairedTrial({ max_plausible: 10 }), pairs(5, 10.1)))).toBe('quarantine implausible');
  });

  it.each([
    [0, 'measure', 1.9, 'discard screen', 1.8],
    [0.5, 'measure', 2.4, 'discard screen', 2.3],
    [-1, 'measure', 1, 'discard screen', 0.8],
  ] as const)('screens by one run at %d noise SDs', (screen, passed, high, failed, low) => {
    // The reference is 1.9, the noise of one evaluation 1.
    const trial = pairedTrial({ screen, reference: 1.9, scale: Math.SQRT2 });
    expect(stepOf(trial)).toMatchObject({ stage: 'screen', order_bit: null, runs: [{ arm: 'candidate' }] });
    const screened = withRuns(trial, [high]);
    expect([decisionOf(screened), screened.screen_scores, screened.pairs.length]).toEqual([passed, [high], 0]);
    expect(stepOf(screened)).toMatchObject({ stage: 'pair', index: 1 });
    expect(decisionOf(withRuns(trial, [low]))).toBe(failed);
    expect(decisionOf(withRuns(trial, ['fails']))).toBe('discard crash');
  });

  it.each([
    ['measure', [2, 2, 2.06], 'its pairs begin'],
    ['discard screen', [0.9], 'one run was 0.1 worse'],
    ['discard screen', [1.5, 1], 'the mean of 2 runs was no more than 0.25 better'],
    ['discard screen', [2, 1.4, 0.9], 'the mean of 3 runs was no more than 0.433 better'],
  ])('screens by the mean of up to three runs: %s after %j', (decision, scores, reason) => {
    const trial = pairedTrial({
      screen: 0,
      lone: { limits: [0, 0.3, 0.45], reference: 1, reference_runs: 20, weight: 0.7 },
      reference: 1,
      scale: Math.SQRT2,
    });
    const screened = withRuns(trial, scores);
    expect([decisionOf(screened), screened.screen_scores, screened.pairs]).toEqual([decision, scores, []]);
    if (decision === 'measure') expect(stepOf(screened)).toMatchObject({ stage: 'pair', index: 1 });
    else expect(reasonOf(screened)).toBe(`screened out: ${reason} than the mean of the current best`);
    for (const index of scores.keys()) {
      const before = withRuns(trial, scores.slice(0, index));
      expect(stepOf(before)).toMatchObject({ stage: 'screen', index: index + 1, runs: [{ arm: 'candidate' }] });
    }
  });

  it('keeps a simplification that is no worse than its tolerance', () => {
    const rules = { tolerance: 3, min_improvement: 1 };
    expect(decisionOf(withPairs(pairedTrial(rules, 'simplify'), pairs(8, 0)))).toBe('keep evident');
    expect(decisionOf(withPairs(pairedTrial(rules, 'simplify'), pairs(2, -3.5)))).toBe('discard futile');
    expect(decisionOf(withPairs(pairedTrial({ futility_z: 3 }), pairs(20, 0)))).not.toBe('keep evident');
  });

  it.each([
    ['keep evident', 20, 3],
    ['discard rolled-back', 2, -1],
    ['discard rolled-back', 2, 0],
    ['inconclusive goes-on', 2, 0.26],
  ])('of a promotion ends as %s', (decision, count, difference) => {
    const trial = pairedTrial({ futility_z: 0 }, 'promotion');
    expect(decisionOf(withPairs(trial, pairs(count, difference)))).toBe(decision);
  });

  it('returns its evidence as one plain value', () => {
    const step = nextStep(withPairs(pairedTrial(), pairs(5, 9)), draw);
    expect(step).toMatchObject({
      kind: 'decided',
      reason: 'better: +9 over 5 pairs',
      evidence: { kind: 'paired', a: 0.05, differences: [9, 9, 9, 9, 9], effect: 9, sd: 0, unit: 'pair', units: 5 },
    });
    expect(JSON.parse(JSON.stringify(step))).toEqual(step);
  });
});

describe('the rules of a paired test at their limits', () => {
  it('keeps what is better by exactly min_improvement, and does not give it up', () => {
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 9 }), pairs(5, 9)))).toBe('keep evident');
    expect(decisionOf(withPairs(pairedTrial({ min_improvement: 5, futility_z: 0 }), pairs(2, 5)))).toBe('measure');
  });

  it.each([
    [0.01, 'too little to distinguish from chance: +0.01 over 2 pairs'],
    [0, 'not better: 0 over 2 pairs'],
    [-3, 'not better: -3 over 2 pairs'],
  ])('says why it gives up on a difference of %d', (difference, reason) => {
    expect(reasonOf(withPairs(pairedTrial({ futility_z: 0 }), pairs(2, difference)))).toBe(reason);
  });

  it.each([
    [-2, 'screened out: one run was 2 worse than the mean of the current best'],
    [0, 'screened out: one run was no more than 0 better than the mean of the current best'],
    [0.25, 'screened out: one run was no more than 0.25 better than the mean of the current best'],
  ])('says how far a screening run at %d was off', (score, reason) => {
    expect(reasonOf(withRuns(pairedTrial({ screen: 1, reference: 0 }), [score]))).toBe(reason);
  });

  it('asks for the candidate when it screens', () => {
    const trial = pairedTrial({ screen: 0 });
    expect(() => reportTask(trial, [measured('incumbent', 1)])).toThrow('a screening run needs a result');
  });

  it('asks of a simplification that it is no loss, whatever the least improvement is', () => {
    const rules = { tolerance: 3, min_improvement: 5 };
    expect(decisionOf(withPairs(pairedTrial(rules, 'simplify'), pairs(2, 0)))).toBe('measure');
  });

  it.each([
    ['inconclusive goes-on', 1, 0.25],
    ['discard rolled-back', 1, 0.24],
    ['discard rolled-back', 2, 0.45],
    ['inconclusive goes-on', 2, 0.5],
  ])('of a promotion is %s at a scale of %d and a gain of %d', (decision, scale, difference) => {
    const trial = pairedTrial({ futility_z: 0, scale }, 'promotion');
    expect(decisionOf(withPairs(trial, pairs(2, difference)))).toBe(decision);
  });

  it('begins without evidence', () => {
    expect(pairedTrial()).toMatchObject({ pairs: [], evaluations: [], units: [], cases: [] });
    expect(pairedTrial().pooled).toEqual({ pairs: 0, units: 0 });
  });

  it('keeps the number of its pairs when it is continued after a halt', () => {
    const halted = withPairs(pairedTrial(), [
      [1, 'fails'],
      [1, 'fails'],
      [1, 'fails'],
    ]);
    expect(continuePairedTrial(halted).cap).toBe(20);
  });

  it('has no negative zero among its differences, which JSON would change', () => {
    expect(differenceOf(-1, 5, 5)).toBe(0);
    expect(differenceOf(1, 5, 5)).toBe(0);
  });

  it('decides by its evidence when the limit of what is plausible is waived, and by nothing else', () => {
    const quarantined = withPairs(pairedTrial({ max_plausible: 10 }), pairs(5, 11));
    expect(decisionOf(waivePairedLimit(quarantined))).toBe('keep evident');
    const failed = withPairs(pairedTrial({ max_plausible: 10 }), [...pairs(1, 3), ['fails', 0]]);
    expect(decisionOf(waivePairedLimit(failed))).toBe('discard crash');
  });
});

describe('a paired test that checks the order of its runs', () => {
  // In all of these pairs the candidate runs first, so that none shows what the order does.
  const better = (rules = {}, purpose: PairedTrial['purpose'] = 'candidate', count = 5) =>
    withPairs(pairedTrial({ checks_order: true, ...rules }, purpose), pairs(count, 9));

  it('goes on after the evidence until the order is checked, 24 pairs beyond the last at most', () => {
    expect(decisionOf(better())).toBe('measure');
    expect(decisionOf(better({}, 'candidate', 43))).toBe('measure');
    const spent = better({}, 'candidate', 44);
    expect([decisionOf(spent), reasonOf(spent)]).toEqual([
      'inconclusive cap',
      'the pairs ran out before their order could be checked',
    ]);
  });

  it('goes on as well once the limit of what is plausible is waived', () => {
    const quarantined = better({ max_plausible: 8 });
    expect(decisionOf(quarantined)).toBe('quarantine implausible');
    expect(decisionOf(waivePairedLimit(quarantined))).toBe('measure');
  });

  it.each(['canary', 'certify'] as const)('decides a %s by its evidence alone', (purpose) => {
    expect(decisionOf(better({}, purpose))).toBe('keep evident');
  });

  it('records which arm ran first, and only where that is checked', () => {
    expect(better().pairs[0]).toHaveProperty('first', 'candidate');
    expect(withPairs(pairedTrial(), pairs(1, 9)).pairs[0]).not.toHaveProperty('first');
  });

  it('decides by cases that were all run, which say no more of the order', () => {
    const scores = (score: number) => Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`case-${at}`, score]));
    const trial = pairedTrial({ checks_order: true, unit_scale: 1 });
    expect(decisionOf(withPairs(trial, [[scores(1), scores(0)]]))).toBe('keep evident');
  });
});

describe('a test whose unit is the case', () => {
  const cases = (count: number, score: (index: number) => number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`case-${index}`, score(index)]));
  const none = cases(40, () => 0);

  it('decides by one run of each arm, as a sign test on the cases that differ', () => {
    const trial = pairedTrial({ unit_scale: 1 });
    expect(decisionOf(withPairs(trial, [[cases(40, (index) => (index < 12 ? 1 : 0)), none]]))).toBe('keep evident');
    // The scale of whole pairs is none of a case.
    const wide = pairedTrial({ unit_scale: 1, scale: 1000 });
    expect(decisionOf(withPairs(wide, [[cases(40, (index) => (index < 12 ? 1 : 0)), none]]))).toBe('keep evident');
    expect(decisionOf(withPairs(trial, [[cases(40, (index) => (index < 3 ? 1 : 0)), none]]))).toBe('measure');
    expect(decisionOf(withPairs(trial, [[none, cases(40, (index) => (index < 12 ? 1 : 0))]]))).toBe('discard futile');
  });

  it('counts a case once: running it again makes no more of it', () => {
    const better = cases(40, (index) => (index < 3 ? 1 : 0));
    const twice = withPairs(pairedTrial({ unit_scale: 1 }), [
      [better, none],
      [better, none],
    ]);
    expect(decisionOf(twice)).toBe('inconclusive cases-spent');
    expect(twice.units).toHaveLength(40);
    const fresh = Object.fromEntries(Object.entries(better).map(([name, score]) => [`fresh ${name}`, score]));
    const freshNone = Object.fromEntries(Object.keys(fresh).map((name) => [name, 0]));
    const rotated = withPairs(pairedTrial({ unit_scale: 1 }), [
      [better, none],
      [fresh, freshNone],
    ]);
    expect(rotated.units).toHaveLength(80);
    expect(rotated.eProcess.log_max).toBeGreaterThan(twice.eProcess.log_max);
  });

  it('gives up where no case differs', () => {
    expect(
      decisionOf(
        withPairs(pairedTrial({ unit_scale: 1 }), [
          [none, none],
          [none, none],
        ]),
      ),
    ).toBe('discard futile');
  });

  it('needs a second pair before it gives up where no case differs, and a tolerance of 0', () => {
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1 }), [[none, none]]))).toBe('measure');
    const other = { d: 0, e: 0, f: 0 };
    const few = { a: 0, b: 0, c: 0 };
    const both = [
      [few, few],
      [other, other],
    ] as const;
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1, tolerance: 0.1 }, 'simplify'), both))).toBe('measure');
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1 }), both))).toBe('discard futile');
  });

  it('reckons with as many fresh cases in each pair that is left as there were so far', () => {
    // 200 cases in two pairs are 2000 in twenty: a mean of 0.02 is below 0.5 * sqrt(2 ln 20 / 2000) = 0.027.
    const signs = (name: string, better: number) =>
      Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${name}-${at}`, at < better ? 1 : -1]));
    const zeros = (name: string) => Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${name}-${at}`, 0]));
    const first = withPairs(pairedTrial({ unit_scale: 1, futility_z: 0 }), [[signs('one', 52), zeros('one')]]);
    expect(decisionOf(first)).toBe('measure');
    expect(decisionOf(withPairs(first, [[signs('two', 50), zeros('two')]]))).toBe('discard futile');
  });

  it('remembers which cases were run', () => {
    expect(withPairs(pairedTrial({ unit_scale: 1 }), [[none, none]]).cases).toEqual(Object.keys(none));
  });

  it('discards a candidate that fails, and halts where the current best has no scores of cases', () => {
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1 }), [['fails', none]]))).toBe('discard crash');
    const halted = withPairs(pairedTrial({ unit_scale: 1 }), [
      [none, 1],
      [none, 1],
      [none, 1],
    ]);
    expect(stepOf(halted)).toEqual({
      kind: 'halt',
      reason: 'the current best failed 3 times in a row: it reported no scores of its cases',
    });
  });

  it('takes a candidate that leaves cases out for one that failed', () => {
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1 }), [[cases(39, () => 1), none]]))).toBe('discard crash');
    expect(decisionOf(withPairs(pairedTrial({ unit_scale: 1 }), [[1, none]]))).toBe('discard crash');
    expect(stepOf(withPairs(pairedTrial({ unit_scale: 1 }), [[none, 1]]))).toMatchObject({ attempt: 1 });
  });
});
