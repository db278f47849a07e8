import { describe, expect, it } from 'vitest';
import { renderClaim } from '../../src/decision/claim.ts';
import { confirmedOf, startConfirmation } from '../../src/decision/confirmation.ts';
import { commitmentOf, drawFrom } from '../../src/decision/draw.ts';
import { feedbackOf } from '../../src/decision/feedback.ts';
import { certifiedChanges } from '../../src/stats/e-bh.ts';
import { stepOf, withPairs } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

const confirmation = startConfirmation({
  id: 'confirmation 1',
  sign: -1,
  tree: 'final',
  baseline: 'base',
  planned: 3,
  confidence: 0.95,
  share_seed: true,
});

describe('a confirmation', () => {
  it('runs the pairs that were announced, no more and no fewer', () => {
    expect(stepOf(confirmation)).toMatchObject({ stage: 'confirm', index: 1 });
    expect(
      stepOf(
        withPairs(confirmation, [
          [1, 9],
          [1, 9],
        ]),
      ),
    ).toMatchObject({ stage: 'confirm', index: 3 });
    const done = withPairs(confirmation, [
      [8, 10],
      [6, 10],
      [7, 10],
    ]);
    expect(stepOf(done)).toEqual({ kind: 'done' });
    // Differences 2, 4, 3 in favour of less: 3 plus or minus 4.30265 / sqrt(3).
    const { estimate, interval, baseline_mean, pairs } = confirmedOf(done);
    expect([estimate, baseline_mean, pairs]).toEqual([3, 10, 3]);
    expect(interval[0]).toBeCloseTo(3 - 4.30265 / Math.sqrt(3), 4);
    expect(interval[1]).toBeCloseTo(3 + 4.30265 / Math.sqrt(3), 4);
  });

  it('voids a pair whose baseline failed, and halts when the final tree does', () => {
    expect(stepOf(withPairs(confirmation, [[1, 'fails']]))).toMatchObject({ index: 1, attempt: 1 });
    expect(
      stepOf(
        withPairs(confirmation, [
          [1, 'fails'],
          [1, 'fails'],
          [1, 'fails'],
        ]),
      ),
    ).toMatchObject({ kind: 'halt' });
    expect(stepOf(withPairs(confirmation, [['fails', 1]]))).toMatchObject({ kind: 'halt' });
  });

  it('has an interval from two pairs on, and no negative zero, which JSON would change', () => {
    const of = (...pairs: readonly (readonly [number, number])[]) =>
      confirmedOf({
        ...{ sign: -1, confidence: 0.95 },
        pairs: pairs.map(([candidate, incumbent]) => ({ candidate, incumbent })),
      });
    expect(() => of([8, 10])).toThrow('an interval needs two pairs');
    expect(of([8, 10], [6, 10]).pairs).toBe(2);
    expect(of([10, 10], [10, 10])).toMatchObject({ estimate: 0, interval: [0, 0] });
  });

  it('shares the seed of a pair, and washes each arm that did not run last, as its settings say', () => {
    const runsOf = (supplied: object, pairs: readonly (readonly [number, number])[] = []) => {
      const step = stepOf(withPairs({ ...confirmation, ...supplied }, pairs));
      if (step.kind !== 'measure') throw new Error(step.kind);
      return step.runs;
    };
    const seeds = (supplied: object) => new Set(runsOf(supplied).map(({ seed }) => seed)).size;
    expect([seeds({}), seeds({ share_seed: false })]).toEqual([1, 2]);
    expect(runsOf({}).some(({ isWashed }) => isWashed === true)).toBe(false);
    const firsts = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      // The candidate runs first in these pairs, so the baseline ran last.
      const [first, second] = runsOf({ washes: true, id: `confirmation ${index}` }, [[8, 10]]);
      firsts.add(`${first?.arm === 'candidate'}: ${first?.isWashed === true}, ${second?.isWashed === true}`);
    }
    expect([...firsts].sort()).toEqual(['false: false, true', 'true: true, true']);
  });

  it.each([
    ['Gaussian', gaussian],
    ['skewed', (random: () => number) => -Math.log(1 - random())],
  ] as const)('covers the truth in 93 to 97 of 100 runs under %s noise', (_name, noise) => {
    const random = numbersOf(5);
    let covered = 0;
    for (let run = 0; run < 4000; run += 1) {
      const pairs = Array.from({ length: 20 }, () => ({ candidate: 1 + noise(random), incumbent: noise(random) }));
      const [low, high] = confirmedOf({ sign: 1, pairs, confidence: 0.95 }).interval;
      if (low <= 1 && 1 <= high) covered += 1;
    }
    expect(covered / 4000).toBeGreaterThan(0.93);
    expect(covered / 4000).toBeLessThan(0.97);
  });
});

describe('a claim', () => {
  const claim = {
    task: 'confirmation 1',
    baseline: 'abc1234',
    final: 'def5678',
    planned_pairs: 20,
    evaluations: Array.from({ length: 40 }, (_, index) => 300 + index),
    estimate: 3.1,
    interval: [2.2, 4] as [number, number],
    confidence: 0.95,
    baseline_mean: 100,
    sealed: true,
    proposed: 200,
    tested: 143,
    kept: 11,
    false_keeps_bound: 7.15,
    error_rate: 'per-candidate',
    alpha: 1 - 0.95,
    certified: 9,
    certify_fdr: 0.1,
    holdout_queries: 0,
    earlier_confirmations: 0,
    evaluator_digest: '0123abcd',
    holdout_digest: null,
    accepted_risks: null,
    isolation: ['bubblewrap'],
    carry_over: null,
    in_process: null,
    changed_tools: null,
    key_in_reach: null,
  };

  it('reads as the specification has it', () => {
    expect(renderClaim(claim)).toBe(
      '+3.1% (95% CI +2.2..+4, 20 fresh pairs, sealed set) over abc1234; 200 candidates proposed, 143 measured, 11 kept; at most 7.15 false keeps expected (alpha 0.05), 9 certified at FDR 10%; isolation: bubblewrap; evaluator 0123abcd',
    );
  });

  it('names an evaluator that the code under test shares a process with', () => {
    expect(renderClaim({ ...claim, in_process: true })).toContain(
      '; isolation: bubblewrap; the evaluator shares a process with the code; evaluator ',
    );
  });

  it.each([
    [true, "; isolation: bubblewrap; a process of the same user could read the model's key; evaluator "],
    [false, '; isolation: bubblewrap; evaluator '],
  ])('says whether the key of the model was in reach of agents: %s', (key_in_reach, words) => {
    expect(renderClaim({ ...claim, key_in_reach })).toContain(words);
  });

  it('says that the evaluator got other tools', () => {
    expect(renderClaim({ ...claim, changed_tools: true })).toContain(
      "; isolation: bubblewrap; accepted changes changed the evaluator's tools; evaluator ",
    );
  });

  it('names every level of isolation that its run had, and none of a record that has none', () => {
    const levels = { ...claim, isolation: ['bubblewrap', 'process-group'] };
    expect(renderClaim(levels)).toContain('; isolation: bubblewrap, process-group; evaluator ');
    expect(renderClaim({ ...claim, isolation: null })).not.toContain('isolation');
  });

  it('reads in ratios where it is of ratios, of rates as of times', () => {
    const ratios = { ...claim, estimate: Math.log(1.25), interval: [Math.log(1.2), Math.log(1.3)] as [number, number] };
    const shown = (ratio: { readonly unit: string; readonly direction: 'min' | 'max' }) =>
      renderClaim({ ...ratios, ratio }).split(', 20 fresh')[0];
    expect(shown({ unit: 'ms', direction: 'min' })).toBe('1.25× faster (95% CI 1.20–1.30');
    expect(shown({ unit: 'ops/s', direction: 'max' })).toBe('1.25× faster (95% CI 1.20–1.30');
  });

  it('counts its percentages from the mean of the baseline, and shortens ids as git does', () => {
    const named = { baseline: '0123456789abcdef', evaluator_digest: 'fedcba9876543210' };
    expect(renderClaim({ ...claim, ...named, baseline_mean: -200 })).toMatch(
      /^\+1\.55% \(95% CI \+1\.1\.\.\+2, .* over 0123456789ab; .*; evaluator fedcba987654$/,
    );
  });

  it('names accepted risks, carry-over, and what was certified only with its rate', () => {
    expect(renderClaim({ ...claim, accepted_risks: ['no-holdout', 'network'] })).toContain(
      '; accepted risks: no-holdout, network; evaluator ',
    );
    expect(renderClaim({ ...claim, accepted_risks: [] })).not.toContain('accepted risks');
    expect(renderClaim({ ...claim, carry_over: true })).toContain(
      '; carry-over: runs depend on what ran before them; evaluator ',
    );
    expect(renderClaim({ ...claim, carry_over: false })).not.toContain('carry-over');
    expect(renderClaim({ ...claim, certify_fdr: null })).not.toContain('certified');
  });

  it('says what another policy promises, and no percentage of nothing', () => {
    const plain = { ...claim, sealed: false, certified: null };
    expect(renderClaim({ ...plain, error_rate: 'fdr' })).toContain('kept; false discovery rate at most 5%; isolation');
    expect(renderClaim({ ...plain, error_rate: 'fwer' })).toContain(
      'a false keep among them with probability at most 0.05',
    );
    expect(renderClaim({ ...plain, false_keeps_bound: null })).toContain('no bound on false keeps');
    expect(renderClaim({ ...plain, baseline_mean: 0 })).toMatch(/^\+3.1 \(95% CI \+2.2..\+4, 20 fresh pairs\)/);
  });
});

describe('e-BH', () => {
  const accepted = (...evidence: number[]) => evidence.map((e, index) => ({ tree: `c${index}`, log_e: Math.log(e) }));

  it.each([
    [[], []],
    [[9.9], []],
    [[10], ['c0']],
    [[40, 10, 1, 1], ['c0']],
    [
      [20, 20, 1, 1],
      ['c0', 'c1'],
    ],
    [[19, 20, 1, 1], []],
    [
      [1, 13.4, 1000, 13.4],
      ['c1', 'c2', 'c3'],
    ],
    [
      [10, 10, 10, 10],
      ['c0', 'c1', 'c2', 'c3'],
    ],
  ])('of the e-values %j certifies %j', (evidence, certified) => {
    expect(certifiedChanges(accepted(...evidence), 0.1)).toEqual(certified);
  });
});

describe('feedback', () => {
  it.each([
    ['full', 1.26, 0.5, 1.26],
    ['rounded', 1.26, 0.5, 1.5],
    ['rounded', -0.2, 0.5, 0],
    ['rounded', 1.26, 0, 1.26],
    ['sign', 1.26, 0.5, 'better'],
    ['sign', -1.26, 0.5, 'worse'],
    ['sign', 0, 0.5, 'equal'],
  ] as const)('%s of %d at a noise of %d is %s', (feedback, difference, noise, value) => {
    expect(feedbackOf(feedback, { difference, noise }).value).toBe(value);
  });
});

describe('draws', () => {
  it('are the same for the same secret and label, and for no other', () => {
    const draw = drawFrom('secret');
    expect(drawFrom('secret')('a')).toEqual(draw('a'));
    expect(drawFrom('other')('a')).not.toEqual(draw('a'));
    expect(draw('b')).not.toEqual(draw('a'));
    // Whoever audits an old run draws these again: they may never change.
    expect([draw('a'), draw('b')]).toEqual([
      { bit: 1, seed: 1853277160 },
      { bit: 1, seed: 37942382 },
    ]);
    expect(commitmentOf('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b');
  });

  it('are fair coins and seeds that every program takes', () => {
    const draw = drawFrom('fair');
    const drawn = Array.from({ length: 10_000 }, (_, index) => draw(`pair ${index}`));
    expect(Math.abs(drawn.filter(({ bit }) => bit === 1).length - 5000)).toBeLessThan(200);
    expect(drawn.every(({ seed }) => Number.isInteger(seed) && seed >= 1 && seed <= 0x7f_ff_ff_ff)).toBe(true);
    expect(new Set(drawn.map(({ seed }) => seed)).size).toBeGreaterThan(9990);
  });
});
