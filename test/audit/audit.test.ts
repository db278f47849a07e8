import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { summaryClaimIssues } from '../../src/audit/summary-claim.ts';
import { renderClaim } from '../../src/decision/claim.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import { betweenMachines } from '../../src/decision/machine-blocks.ts';
import { type ClaimRecord, decisionRecordSchema } from '../../src/decision/records.ts';
import { Ledger, type LedgerRequest, type Line } from '../decision/ledger.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

function noisy(seed: number): LedgerRequest['score'] {
  const random = numbersOf(seed);
  return (truth) => 50 + truth + gaussian(random);
}

// What an A/A check is called in records.
const AA_CHECK = 'canary';
const AA_CHECK_1 = `${AA_CHECK} 1`;
const EFFECTS = [0, 3, -1, 0, 4, 0.5, -2, 0, 3, 0];
const ledger = new Ledger({
  effects: EFFECTS,
  score: noisy(4),
  refused: ['c5'],
  interrupted: 'c9',
  overrides: { integrity: { canary_every: 4 } },
});
const LINES: readonly Line[] = ledger.lines;

const copy = (): Line[] => structuredClone([...LINES]);
const kindsOf = (records: readonly unknown[], summaryClaim?: string) =>
  new Set(
    auditRecords({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) }).differences.map(
      ({ kind }) => kind,
    ),
  );
const pathsOf = (lines: readonly Line[], wanted: Line) => {
  const place = lines.findIndex((line) => Object.entries(wanted).every(([key, value]) => line[key] === value));
  if (place < 0) throw new Error(`no such record: ${JSON.stringify(wanted)}`);
  return place;
};
const lineOf = (lines: Line[], wanted: Line): Line => lines[pathsOf(lines, wanted)] ?? {};
const CHANGE = { kind: 'config-change', changes: [{ key: 'settings.confidence', from: 0.95, to: 0.9 }] };
const claimLine = (): Line => lineOf(copy(), { kind: 'claim' });

describe('an audit', () => {
  it('of an honest run finds nothing, and has recomputed every decision', () => {
    const result = auditRecords({ records: copy(), summaryClaim: String(claimLine().sentence) });
    expect(result.differences).toEqual([]);
    expect(result.notes).toEqual([]);
    expect(result.decisions).toBe(EFFECTS.length + 2);
    expect(LINES.filter(({ ended }) => ended === 'aborted')).toHaveLength(1);
    expect(LINES.filter(({ kept }) => kept === true).length).toBeGreaterThanOrEqual(2);
  });

  it('holds a claim on several machines to its own pairs and those that others report', () => {
    const { sentence: _, ...claim } = claimLine() as unknown as ClaimRecord;
    const others = [
      { by: 'block-0-of-2', machine: 'b', pairs: [[53, 50] as [number, number], [55, 50] as [number, number]] },
    ];
    const own = {
      sign: 1,
      confidence: claim.confidence,
      pairs: [{ candidate: claim.estimate, incumbent: 0 }],
    } as const;
    const { estimate, interval } = betweenMachines(own, others);
    const between: [number, number] = [interval[0], interval[1]];
    const found = (machines: ClaimRecord['machines']) => {
      const changed = { ...claim, ...(machines === undefined ? {} : { machines }) };
      const sentence = renderClaim(changed);
      const lines = copy().map((line) => (line.kind === 'claim' ? { ...changed, sentence } : line));
      return [sentence, ...kindsOf(lines)];
    };
    const machines = { others, estimate, interval: between };
    expect(found(machines)).toEqual([expect.stringContaining('between 2 machines, as 1 other machine reports')]);
    expect(found({ ...machines, estimate: estimate + 1 }).slice(1)).toEqual(['claim']);
    expect(found({ ...machines, interval: [0, 1] }).slice(1)).toEqual(['claim']);
    expect(found({ ...machines, others: [] }).slice(1)).toEqual(['claim']);
    expect(found({ ...machines, others: others.map((each) => ({ ...each, pairs: [[59, 50]] })) }).slice(1)).toEqual([
      'claim',
    ]);
  });

  it.each<readonly [string, LedgerRequest]>([
    ['greedy on exact scores', { effects: EFFECTS, score: (truth) => 50 + truth }],
    [
      'no-ops of exact scores',
      { effects: EFFECTS, score: (truth) => 50 + truth, overrides: { integrity: { canary_every: 3 } } },
    ],
    [
      'a no-op that says that scores are not exact',
      {
        effects: EFFECTS,
        score: (truth, id) => 50 + truth + (id < 14 ? 0 : id / 1000),
        overrides: { integrity: { canary_every: 2 } },
      },
    ],
    ['greedy, on request', { effects: EFFECTS, score: noisy(1), overrides: { decision: 'greedy', repeats: 3 } }],
    ['ladder', { effects: EFFECTS, score: noisy(2), overrides: { decision: 'ladder' } }],
    [
      'checkpoint',
      {
        effects: [...EFFECTS, ...EFFECTS],
        score: noisy(3),
        overrides: { decision: 'checkpoint', checkpoint_keeps: 3 },
      },
    ],
    ['fdr', { effects: EFFECTS, score: noisy(6), overrides: { error_rate: 'fdr', max_candidates: 10 } }],
    [
      'fwer, seeds of their own',
      { effects: EFFECTS, score: noisy(6), overrides: { error_rate: 'fwer', share_seed: false } },
    ],
    ['certified changes', { effects: EFFECTS, score: noisy(7), overrides: { certify: { enabled: true } } }],
    ['less is better', { effects: EFFECTS.map((effect) => -effect), score: noisy(8), overrides: { direction: 'min' } }],
    ['broken off and continued', { effects: EFFECTS, score: noisy(4), interrupted: 'c2' }],
    ['cases', { effects: EFFECTS, score: caseScores(9) }],
    ['failures', { effects: EFFECTS, score: (truth, id) => (id % 41 === 0 ? 'fails' : noisy(id)(truth, id)) }],
  ])('of an honest run finds nothing: %s', (_name, request) => {
    const { lines } = new Ledger(request);
    expect(auditRecords({ records: lines }).differences).toEqual([]);
  });

  it('holds a run over a base that scores 0 each time to the limit of its version', () => {
    const { lines } = new Ledger({
      effects: [3],
      score: (truth) => truth,
      overrides: { decision: 'paired-sequential' },
    });
    expect(lines.find(({ kind }) => kind === 'decision')).toMatchObject({ code: 'evident', kept: true });
    expect(auditRecords({ records: lines }).differences).toEqual([]);
    const [header, ...rest] = lines;
    const earlier = auditRecords({ records: [{ ...header, limits_by_noise: false }, ...rest] });
    expect(earlier.differences.map(({ kind }) => kind)).toContain('outcome');
  });

  it('holds a run on a machine that became slower to the limit of its version', () => {
    const { lines } = new Ledger({
      effects: [0.25],
      score: (truth, evaluation) => (truth === 0 ? 100 : 50) * (evaluation > 6 ? 5 : 1) + (evaluation % 3),
      overrides: { decision: 'paired-sequential', direction: 'min', screen: 'off', integrity: { max_plausible: '3x' } },
    });
    expect(lines.find(({ kind }) => kind === 'decision')).toMatchObject({ code: 'evident', kept: true });
    expect(auditRecords({ records: lines }).differences).toEqual([]);
    const [header, ...rest] = lines;
    const earlier = auditRecords({ records: [{ ...header, limits_by_pairs: false }, ...rest] });
    expect(earlier.differences.map(({ kind }) => kind)).toContain('outcome');
  });

  it('holds a run that screens by up to three lone runs to the rule of its version', () => {
    const random = numbersOf(5);
    const { lines } = new Ledger({
      effects: Array.from({ length: 14 }, (_, at) => (at % 4 === 3 ? 2 : 0.3)),
      score: (truth) => 50 + truth + gaussian(random),
      overrides: { decision: 'paired-sequential', effort: 'balanced' },
    });
    const at = lines.findLastIndex(({ evidence }) => (evidence as Line | undefined)?.screen_scores !== undefined);
    expect(lines.some(({ stage, index }) => stage === 'screen' && index === 3)).toBe(true);
    expect(auditRecords({ records: lines }).differences).toEqual([]);
    const [header, ...rest] = lines;
    const earlier = auditRecords({ records: [{ ...header, screens_by_three: false }, ...rest] });
    expect(earlier.differences.map(({ kind }) => kind)).toContain('order');
    const former = auditRecords({ records: [{ ...header, renews_reference: false }, ...rest] });
    expect(former.differences).not.toEqual([]);
    const { screen_scores: _runs, ...evidence } = Object(lines[at]?.evidence) as Line;
    for (const changed of [evidence, { ...evidence, screen_scores: [1, 2] }]) {
      const forged = auditRecords({ records: lines.with(at, { ...lines[at], evidence: changed }) });
      expect(forged.differences.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^screen_scores of c\d+ is not what its scores give$/),
      ]);
    }
  });

  it('holds a run to when its version runs the current best again', () => {
    const random = numbersOf(5);
    const { lines } = new Ledger({
      effects: [0, 0, 0, ...Array.from({ length: 12 }, () => -5)],
      score: (truth) => 50 + truth + gaussian(random),
      overrides: { decision: 'paired-sequential', effort: 'balanced' },
    });
    const runs = lines.filter(({ kind, stage }) => kind === 'evaluation' && (stage === 'screen' || stage === 'pair'));
    const unscreened = runs.filter(({ task, stage }) => stage === 'pair' && !isScreened(task));
    function isScreened(task: unknown) {
      return runs.some((run) => run.task === task && run.stage === 'screen');
    }
    expect(new Set(unscreened.map(({ task }) => task)).size).toBe(1);
    expect(auditRecords({ records: lines }).differences).toEqual([]);
    const [header, ...rest] = lines;
    const former = auditRecords({ records: [{ ...header, renews_reference: false }, ...rest] });
    expect(former.differences.map(({ kind }) => kind)).toContain('order');
  });

  it.each([
    [true, ['inconclusive carry-over', 'keep evident'], [0, 1], 0.1],
    [false, ['inconclusive carry-over', 'inconclusive carry-over'], [0, 1], 0.05],
  ])(
    'holds a run whose runs depend on each other to the rule of its version: tests again %s',
    (isAgain, ...expected) => {
      const random = numbersOf(3);
      let before = 0;
      const { lines, session } = new Ledger({
        effects: [3],
        // The run after one of the candidate loses half of what the candidate gains.
        score: (truth) => {
          const score = 50 + truth - before / 2 + 0.3 * gaussian(random);
          before = truth;
          return score;
        },
        again: 'c1',
        rules: { checks_order: true, restarts_carry_over: isAgain },
        overrides: { decision: 'paired-sequential', screen: 'off' },
      });
      const decisions = lines.filter(({ kind }) => kind === 'decision');
      const [first = [], second = []] = decisions.map(({ evaluations }) => evaluations as number[]);
      expect([
        decisions.map(({ outcome, code }) => `${String(outcome)} ${String(code)}`),
        decisions.map(({ level }) => (level as { readonly tested: number }).tested),
        session.spent,
      ]).toEqual(expected.map((each) => (typeof each === 'number' ? expect.closeTo(each) : each)));
      expect(second.some((id) => first.includes(id))).toBe(!isAgain);
      expect(auditRecords({ records: lines }).differences).toEqual([]);
      const [header, ...rest] = lines;
      const other = auditRecords({ records: [{ ...header, restarts_carry_over: !isAgain }, ...rest] });
      expect(other.differences).not.toEqual([]);
    },
  );

  describe('of a run on a ratio scale', () => {
    const random = numbersOf(11);
    const { lines } = new Ledger({
      effects: [0, 0.4, 0, 0.5],
      score: (truth) => 100 * Math.exp(-truth + 0.05 * gaussian(random)),
      overrides: { direction: 'min', unit: 'ms', min_improvement: '2%', integrity: { canary_every: 2 } },
      inProcess: true,
      setupInputs: ['src/*'],
      keyInReach: true,
    });
    const kindsOf = (records: readonly Line[]) => auditRecords({ records }).differences.map(({ kind }) => kind);

    it('finds nothing in the honest run, whose claim no score can contradict', () => {
      expect(auditRecords({ records: lines }).differences).toEqual([]);
      expect(lineOf(lines, { kind: 'calibration' })).toMatchObject({ score_scale: 'ratio' });
      const { evidence, reason } = lineOf(lines, { kind: 'decision', kept: true });
      expect(evidence).toMatchObject({ statistic: 'insured-symmetry-e/1', score_scale: 'ratio' });
      expect(reason).toMatch(/^better: 1\.\d+× faster over \d+ pairs/);
      const { sentence } = lineOf(lines, { kind: 'claim' });
      expect(sentence).toMatch(/^2\.\d+× faster \(95% CI 2\.\d+–2\.\d+, 20 fresh pairs\) over abc1234; /);
      expect(sentence).toContain(
        "; a process of the same user could read the model's key; the evaluator shares a process with the code; accepted changes changed the evaluator's tools; evaluator ",
      );
      expect(summaryClaimIssues(String(sentence), [{ sentence: String(sentence), confirmed: true }])).toEqual([]);
      expect(summaryClaimIssues(`9${sentence}`, [{ sentence: String(sentence), confirmed: true }])).toHaveLength(1);
    });

    it('is held to what was in reach of its agents, from the beginning or since it was resumed', () => {
      const [header, ...rest] = lines;
      for (const before of [false, null]) {
        const other = { ...header, key_in_reach: before };
        expect(kindsOf([other, ...rest])).toEqual(['claim']);
        expect(kindsOf([other, { kind: 'key-in-reach' }, ...rest])).toEqual([]);
      }
      const silent = lines.map((line) => (line.kind === 'claim' ? { ...line, key_in_reach: null } : line));
      expect(kindsOf(silent)).toContain('claim');
    });

    it('is held to its scale', () => {
      const [header, ...rest] = lines;
      for (const changed of [{ score_scale: 'difference' }, { score_unit: 'ops/s' }])
        expect(kindsOf([{ ...header, ...changed }, ...rest])).toContain('outcome');
      for (const changed of [{ in_process: false }, { setup_inputs: ['lock.txt'] }, { key_in_reach: false }])
        expect(kindsOf([{ ...header, ...changed }, ...rest])).toContain('claim');
      const relabelled = lines.map((line) =>
        line.kind === 'calibration' ? { ...line, score_scale: 'difference' } : line,
      );
      expect(kindsOf(relabelled)).toContain('calibration');
      const { ratio: _ratio, ...claim } = lineOf(lines, { kind: 'claim' });
      expect(kindsOf(lines.map((line) => (line.kind === 'claim' ? claim : line)))).toContain('claim');
    });
  });

  describe('of a negative control that has scores', () => {
    const concluded = (broken: readonly number[], action: string) => {
      const overrides = { integrity: { canary_every: 4, broken: action } };
      return new Ledger({ effects: [0, 3], score: noisy(4), broken, overrides }).lines;
    };
    const whole = concluded([45.5, 45, 46], 'stop');
    const controlRecord = { variety: 'broken' };
    const run = { stage: 'canary' };

    it('finds nothing where they settle it', () => {
      expect(auditRecords({ records: whole }).differences).toEqual([]);
      expect(lineOf(whole, controlRecord)).toMatchObject({ passed: true, remark: null });
      const reported = concluded([50, 50, 50, 50, 50], 'tell');
      expect(auditRecords({ records: reported }).differences).toEqual([]);
      expect(lineOf(reported, controlRecord)).toMatchObject({
        passed: false,
        remark: expect.stringContaining('50 in 5 runs'),
      });
      const stopped = concluded([50, 50, 50, 50, 50], 'stop');
      const { differences } = auditRecords({ records: stopped });
      expect(new Set(differences.map(({ kind }) => kind))).toContain('missing');
    });

    it.each<readonly [string, (lines: Line[]) => unknown, string]>([
      ['a score of it', (lines) => Object.assign(lineOf(lines, run), { score: 50 }), 'outcome'],
      ['its result', (lines) => Object.assign(lineOf(lines, controlRecord), { passed: false }), 'outcome'],
      ['its remark', (lines) => Object.assign(lineOf(lines, controlRecord), { remark: 'odd' }), 'outcome'],
      ['its name', (lines) => Object.assign(lineOf(lines, controlRecord), { task: 'another' }), 'outcome'],
      ['the tree of a run', (lines) => Object.assign(lineOf(lines, { ...run, index: 2 }), { tree: 'x' }), 'order'],
      ['the number of a run', (lines) => Object.assign(lineOf(lines, { ...run, index: 2 }), { index: 3 }), 'order'],
      ['the arm of a run', (lines) => Object.assign(lineOf(lines, run), { arm: 'incumbent' }), 'order'],
      ['the seed of a run', (lines) => Object.assign(lineOf(lines, run), { seed: 1 }), 'seed'],
      [
        'a bad run that was dropped',
        (lines) => lines.splice(pathsOf(lines, { ...run, index: 2 }), 1) && renumber(lines),
        'order',
      ],
      [
        'runs after it was settled',
        (lines) => {
          const at = pathsOf(lines, controlRecord);
          lines.splice(at, 0, { ...lineOf(lines, { ...run, index: 3 }), index: 4 });
          renumber(lines);
        },
        'order',
      ],
    ])('finds %s', (_name, change, kind) => {
      const lines = structuredClone([...whole]);
      change(lines);
      expect(kindsOf(lines)).toContain(kind);
    });
  });

  it.each([
    ['scores', { effects: EFFECTS, score: noisy(4), interrupted: 'c2' }],
    ['cases', { effects: EFFECTS, score: caseScores(9) }],
    ['failures', { effects: EFFECTS, score: (truth, id) => (id % 41 === 0 ? 'fails' : noisy(id)(truth, id)) }],
  ] satisfies [string, LedgerRequest][])('names the runs that a decision and a claim rest on: %s', (_name, request) => {
    const { lines } = new Ledger(request);
    const rested = lines.filter(({ kind }) => kind === 'decision' || kind === 'claim');
    expect(rested.length).toBeGreaterThan(EFFECTS.length);
    for (const { task, evaluations, outcome } of rested) {
      const runs = lines.filter((line) => line.kind === 'evaluation' && line.task === task);
      const own = runs.filter(({ stage }) => stage !== 'guard' && stage !== 'holdout');
      const voided = own.filter(
        ({ arm, score, ended }) => arm === 'incumbent' && score === null && ended !== 'aborted',
      );
      const isVoid = (run: Line) => voided.some(({ index, attempt }) => run.index === index && run.attempt === attempt);
      // A screening run has no pair, and what was broken off no end.
      const counted = own.filter((run) => run.ended !== 'aborted' && (run.stage === 'screen' || !isVoid(run)));
      expect(evaluations, `${task} ${outcome}`).toEqual(counted.map(({ id }) => id));
    }
  });

  const pair = { kind: 'evaluation', task: 'c2', stage: 'pair', index: 3 };
  const decision = { kind: 'decision', task: 'c2' };
  const changes: readonly (readonly [string, (lines: Line[]) => unknown, string])[] = [
    ['a changed score', (lines) => Object.assign(lineOf(lines, pair), { score: 99 }), 'evidence'],
    [
      'a changed score of a calibration',
      (lines) => Object.assign(lineOf(lines, { stage: 'calibrate' }), { score: 99 }),
      'calibration',
    ],
    [
      'a changed score of the confirmation',
      (lines) => Object.assign(lineOf(lines, { stage: 'confirm' }), { score: 99 }),
      'claim',
    ],
    ['a dropped pair', (lines) => lines.splice(pathsOf(lines, pair), 2), 'order'],
    ['a dropped pair whose neighbours were renumbered', (lines) => renumbered(lines, pair), 'evidence'],
    ['a dropped run', (lines) => lines.splice(pathsOf(lines, pair), 1), 'missing'],
    ['a reordered coin', (lines) => swapOrder(lines, pair), 'coin'],
    ['a seed of its own choice', (lines) => Object.assign(lineOf(lines, pair), { seed: 7 }), 'seed'],
    ['another secret', (lines) => Object.assign(lineOf(lines, { kind: 'seed-reveal' }), { secret: 'x' }), 'commitment'],
    [
      'a flipped decision',
      (lines) => Object.assign(lineOf(lines, decision), { outcome: 'discard', code: 'futile', kept: false }),
      'outcome',
    ],
    ['an acceptance that was not made', (lines) => Object.assign(lineOf(lines, decision), { kept: false }), 'kept'],
    [
      'a change accepted against a guard',
      (lines) => Object.assign(lineOf(lines, { kind: 'decision', task: 'c5' }), { kept: true }),
      'kept',
    ],
    [
      'a rejected change that was accepted',
      (lines) => Object.assign(lineOf(lines, { kind: 'decision', task: 'c1' }), { kept: true }),
      'kept',
    ],
    [
      'a decision against another current best',
      (lines) => Object.assign(lineOf(lines, decision), { incumbent: 'x' }),
      'incumbent',
    ],
    [
      'a decision for another purpose',
      (lines) => Object.assign(lineOf(lines, decision), { purpose: 'simplify' }),
      'incumbent',
    ],
    [
      'a guard that ran with another evaluator',
      (lines) => lines.splice(pathsOf(lines, pair), 0, { ...lineOf(lines, pair), stage: 'guard', digest_after: 'x' }),
      'digest',
    ],
    [
      'an accepted change that not all guards were asked about',
      (lines) => Object.assign(lines[0]?.settings as Line, { guards: [{ command: 'a' }, { command: 'b' }] }),
      'kept',
    ],
    [
      'an accepted change that the holdout was not asked about',
      (lines) => Object.assign(lines[0]?.settings as Line, { holdout: { command: 'x' } }),
      'kept',
    ],
    [
      'settings that no run can have, without giving up',
      (lines) => Object.assign(lines[0]?.settings as Line, { error_rate: 'fdr' }),
      'shape',
    ],
    ['a removed decision', (lines) => lines.splice(pathsOf(lines, decision), 1), 'missing'],
    ['a removed candidate', (lines) => lines.splice(pathsOf(lines, { kind: 'candidate', id: 'c2' }), 1), 'missing'],
    ['a removed candidate, without a trace', (lines) => withoutTask(lines, 'c3'), 'missing'],
    ['a removed A/A check', (lines) => withoutTask(lines, AA_CHECK_1), 'missing'],
    ['a removed A/A check, with all behind it renumbered', (lines) => withoutAaCheck(lines), 'missing'],
    ['what came of an A/A check, removed', (lines) => lines.splice(pathsOf(lines, { variety: 'noop' }), 1), 'missing'],
    ['an A/A check that says otherwise', (lines) => turn(lineOf(lines, { variety: 'noop' }), 'passed'), 'outcome'],
    ['a removed negative control, with all behind it renumbered', (lines) => withoutNegativeControl(lines), 'missing'],
    [
      'a negative control of which only the result is left',
      (lines) => lines.splice(pathsOf(lines, { stage: 'canary' }), 1) && renumber(lines),
      'outcome',
    ],
    ['a removed current best', (lines) => lines.splice(pathsOf(lines, { kind: 'incumbent' }), 1), 'incumbent'],
    [
      'a current best by another test',
      (lines) => Object.assign(lineOf(lines, { kind: 'incumbent' }), { by: 'x' }),
      'incumbent',
    ],
    [
      'a score of a run that was cancelled',
      (lines) => Object.assign(lineOf(lines, { ended: 'aborted' }), { score: 60, exit_code: 0 }),
      'evidence',
    ],
    [
      'a bad score that was turned into a run that was cancelled',
      (lines) =>
        Object.assign(lineOf(lines, pair), { score: null, exit_code: null, ended: 'aborted', digest_after: '' }),
      'evidence',
    ],
    [
      'a run that was cancelled, and gone on behind',
      (lines) => lines.splice(pathsOf(lines, { kind: 'interrupted' }), 1),
      'evidence',
    ],
    [
      'a tampered run that is recorded as a failed one',
      (lines) => Object.assign(lineOf(lines, pair), { score: null, exit_code: 0, ended: 'failed', digest_after: 'x' }),
      'evidence',
    ],
    ['a guard that is said to have said yes', (lines) => turn(guardOf(lines, 'c5'), 'passed'), 'acceptance-check'],
    ['a guard that is said to have said no', (lines) => turn(guardOf(lines, 'c2'), 'passed'), 'acceptance-check'],
    [
      'the exit code of a guard',
      (lines) =>
        Object.assign(lineOf(lines, { task: 'c2', stage: 'guard' }), { exit_code: 1, score: null, ended: 'failed' }),
      'acceptance-check',
    ],
    [
      'a guard of another tree',
      (lines) => Object.assign(lineOf(lines, { task: 'c2', stage: 'guard' }), { tree: 'x' }),
      'acceptance-check',
    ],
    [
      'the seed of a guard',
      (lines) => Object.assign(lineOf(lines, { task: 'c2', stage: 'guard' }), { seed: 7 }),
      'seed',
    ],
    [
      'a guard that answered and was not run',
      (lines) => lines.splice(pathsOf(lines, { task: 'c2', stage: 'guard' }), 1) && renumber(lines),
      'acceptance-check',
    ],
    ['a guard by another name', (lines) => Object.assign(guardOf(lines, 'c2'), { name: 'x' }), 'acceptance-check'],
    ['a removed run header', (lines) => lines.splice(0, 1), 'missing'],
    ['a tree that was tested twice', (lines) => retested(lines), 'duplicate'],
    [
      'a level that the policy did not give',
      (lines) => Object.assign(lineOf(lines, decision).evidence as Line, { a: 0.2 }),
      'level',
    ],
    [
      'a count of tests that is wrong',
      (lines) => Object.assign(lineOf(lines, decision), { level: { tested: 0, kept: 3 } }),
      'level',
    ],
    [
      'a path of evidence that is wrong',
      (lines) => Object.assign(lineOf(lines, decision).evidence as Line, { log_e: 1 }),
      'evidence',
    ],
    ['another evaluator before a run', (lines) => Object.assign(lineOf(lines, pair), { digest_before: 'x' }), 'digest'],
    ['another evaluator after a run', (lines) => Object.assign(lineOf(lines, pair), { digest_after: 'x' }), 'digest'],
    ['a run of another tree', (lines) => Object.assign(lineOf(lines, pair), { tree: 'x' }), 'tree'],
    [
      'another current best',
      (lines) => Object.assign(lineOf(lines, { kind: 'incumbent' }), { tree: 'x' }),
      'incumbent',
    ],
    ['a claim of more', (lines) => Object.assign(lineOf(lines, { kind: 'claim' }), { estimate: 50 }), 'claim'],
    [
      'a claim of fewer candidates',
      (lines) => Object.assign(lineOf(lines, { kind: 'claim' }), { proposed: 3 }),
      'claim',
    ],
    [
      'a claim whose sentence says more',
      (lines) => Object.assign(lineOf(lines, { kind: 'claim' }), { sentence: '+99%' }),
      'claim',
    ],
    [
      'a confirmation with a pair less',
      (lines) => lines.splice(pathsOf(lines, { stage: 'confirm', index: 20 }), 2),
      'claim',
    ],
    ...(['decision', 'claim'] as const).flatMap((kind) => {
      const of = kind === 'decision' ? decision : { kind };
      const found = kind === 'decision' ? 'evidence' : 'claim';
      const idsOf = (lines: Line[]) => lineOf(lines, of).evaluations as number[];
      return [
        [`a ${kind} that rests on another run`, (lines: Line[]) => idsOf(lines).splice(1, 1, 1), found],
        [`a ${kind} that rests on a run less`, (lines: Line[]) => idsOf(lines).splice(-1), found],
        [`a ${kind} that rests on a run more`, (lines: Line[]) => idsOf(lines).push(1), found],
        [`a ${kind} that rests on no run`, (lines: Line[]) => idsOf(lines).splice(0), found],
        [`a ${kind} that rests on its runs in another order`, (lines: Line[]) => idsOf(lines).reverse(), found],
      ] as const;
    }),
    ['a record that is none', (lines) => lines.splice(3, 0, { kind: 'evaluation' }), 'shape'],
    ['a change of the configuration that did not end the run', (lines) => lines.splice(20, 0, CHANGE), 'missing'],
    [
      'a change of the configuration from what the run header does not have',
      (lines) => lines.push({ ...CHANGE, changes: [{ ...CHANGE.changes[0], from: 0.9 }] }),
      'missing',
    ],
    [
      'a change of the configuration that changes nothing',
      (lines) => lines.push({ ...CHANGE, changes: [{ ...CHANGE.changes[0], to: 0.95 }] }),
      'missing',
    ],
    ['a change of the configuration that names nothing', (lines) => lines.push({ ...CHANGE, changes: [] }), 'missing'],
  ];

  it('finds nothing in a run that a change of the configuration ended, before its secret was revealed or after', () => {
    const whole = copy();
    const last = whole.length - 1;
    const files = { key: 'evaluator_files.bench.sh', from: 'f0', to: null };
    const guards = { key: 'guards_digest', from: null, to: 'g1' };
    const change = { ...CHANGE, changes: [...CHANGE.changes, files, guards] };
    for (const place of [last, last + 1])
      expect(auditRecords({ records: whole.toSpliced(place, 0, change) }).differences).toEqual([]);
    const goesOn = whole.toSpliced(last, 0, change, { kind: 'effort', effort: 'fast' });
    expect(kindsOf(goesOn)).toContain('missing');
    // Put back by a person, by another secret.
    const back = auditRecords({ records: [...whole, change, { kind: 'seed-commit', seed_commitment: 'x' }] });
    expect(back.differences).toEqual([]);
    expect(back.notes).toContain(
      `record ${whole.length + 1}: its rules had changed, and the run was put back with them`,
    );
  });

  it.each(changes)('finds %s', (_name, change, kind) => {
    const lines = copy();
    change(lines);
    expect(kindsOf(lines)).toContain(kind);
  });

  describe('with a holdout and a metric that may not get worse', () => {
    const request: LedgerRequest = {
      effects: EFFECTS.map(Math.abs),
      score: noisy(4),
      metrics: (truth) => ({ p99: 100 - truth }),
      overrides: { guards: [{ metric: 'p99', max_regression: '2%' }], holdout: { command: 'x' } },
    };
    const { lines: honest } = new Ledger(request);
    const retained = honest.find(({ holdout }) => holdout)?.task;
    const query = { kind: 'evaluation', task: retained, stage: 'holdout' };

    it('finds nothing in an honest run', () => {
      expect(retained).toBeDefined();
      expect(auditRecords({ records: honest }).differences).toEqual([]);
    });

    it.each<readonly [string, (lines: Line[]) => unknown, string]>([
      [
        'a score of the holdout',
        (lines) => Object.assign(lineOf(lines, { ...query, arm: 'candidate' }), { score: -9 }),
        'acceptance-check',
      ],
      [
        'its bit',
        (lines) => turn(lineOf(lines, { kind: 'decision', task: retained }).holdout as Line, 'passed'),
        'acceptance-check',
      ],
      ['a run of it', (lines) => lines.splice(pathsOf(lines, query), 1) && renumber(lines), 'acceptance-check'],
      [
        'its order',
        (lines) => Object.assign(lineOf(lines, query), { order_bit: 1 - Number(lineOf(lines, query).order_bit) }),
        'coin',
      ],
      ['its seed', (lines) => Object.assign(lineOf(lines, query), { seed: 7 }), 'seed'],
      ['its tree', (lines) => Object.assign(lineOf(lines, query), { tree: 'x' }), 'tree'],
      [
        'a metric',
        (lines) => {
          for (const line of lines) if (line.task === retained && line.arm === 'candidate') line.metrics = { p99: 200 };
        },
        'acceptance-check',
      ],
      ['the answer of a metric', (lines) => turn(guardOf(lines, String(retained)), 'passed'), 'acceptance-check'],
      [
        'what a metric was found to be',
        (lines) => Object.assign(guardOf(lines, String(retained)), { verdict: 'undecided' }),
        'acceptance-check',
      ],
    ])('finds a change of %s', (_name, change, kind) => {
      const lines = structuredClone(honest);
      change(lines);
      expect(kindsOf(lines)).toContain(kind);
    });
  });

  it('finds a level of certification that is not the one of the settings', () => {
    const { lines } = new Ledger({ effects: EFFECTS, score: noisy(7), overrides: { certify: { enabled: true } } });
    const claim = decisionRecordSchema.parse(lines.find(({ kind }) => kind === 'claim'));
    if (claim.kind !== 'claim') throw new Error('no claim');
    const forged = { ...claim, certify_fdr: 0.01 };
    const reported = lines.map((line) => (line.kind === 'claim' ? { ...forged, sentence: renderClaim(forged) } : line));
    expect(kindsOf(reported)).toEqual(new Set(['claim']));
  });

  it('finds a summary claim that is not the claim', () => {
    expect(kindsOf(copy(), '+12% faster')).toEqual(new Set(['headline']));
    expect(kindsOf(LINES.slice(0, 40), '+12% faster')).toContain('headline');
  });

  it('finds a gap in the numbers of the journal', () => {
    const numbered = copy().map((line, index) => ({ ...line, seq: index + 1 }));
    expect(kindsOf(numbered)).toEqual(new Set());
    numbered.splice(5, 1);
    expect(kindsOf(numbered)).toContain('missing');
  });

  it('of a run that goes on says that its seeds cannot be shown yet', () => {
    const open = LINES.slice(0, pathsOf(LINES, { kind: 'decision', task: 'c4' }) - 3);
    const { differences, notes } = auditRecords({ records: open });
    expect([differences, notes.length]).toEqual([[], 1]);
  });

  it('reports one lie once, not in every later decision', () => {
    const lines = copy();
    Object.assign(lineOf(lines, decision), { outcome: 'discard', code: 'futile', reason: 'x' });
    expect(auditRecords({ records: lines }).differences.map(({ kind }) => kind)).toEqual(['outcome', 'kept']);
  });
});

function caseScores(seed: number): LedgerRequest['score'] {
  const random = numbersOf(seed);
  return (truth) =>
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`case ${index}`, index + truth + gaussian(random)]));
}

function guardOf(lines: Line[], task: string): Line {
  const [guard = {}] = lineOf(lines, { kind: 'decision', task }).guards as Line[];
  return guard;
}

function turn(line: Line, member: string): void {
  line[member] = line[member] !== true;
}

/** Numbers the runs again, so that none is missing. */
function renumber(lines: Line[]): void {
  const runs = lines.filter(({ kind }) => kind === 'evaluation');
  for (const [index, line] of runs.entries()) line.id = index + 1;
}

/** As whoever knows the secret would: the next A/A check takes the name and the draws of the one that is gone. */
function withoutAaCheck(lines: Line[]): void {
  withoutTask(lines, AA_CHECK_1);
  renumber(lines);
  const draw = drawFrom(String(lineOf(lines, { kind: 'seed-reveal' }).secret));
  for (const line of lines) {
    if (line.task !== `${AA_CHECK} 2`) continue;
    line.task = AA_CHECK_1;
    if (line.kind !== 'evaluation') continue;
    const { seed, bit } = draw(`${AA_CHECK_1} ${line.stage} ${line.index} ${line.attempt}`);
    Object.assign(line, { seed, order_bit: line.order_bit === null ? null : bit });
  }
}

function withoutNegativeControl(lines: Line[]): void {
  withoutTask(lines, `${AA_CHECK} broken`);
  renumber(lines);
}

function swapOrder(lines: Line[], wanted: Line): void {
  const place = pathsOf(lines, wanted);
  const [first, second] = [lines[place] ?? {}, lines[place + 1] ?? {}];
  const { id } = first;
  lines.splice(
    place,
    2,
    { ...second, id, order_bit: 1 - Number(second.order_bit) },
    { ...first, id: second.id, order_bit: 1 - Number(first.order_bit) },
  );
}

function renumbered(lines: Line[], wanted: Line): void {
  const place = pathsOf(lines, wanted);
  lines.splice(place, 2);
  let id = 0;
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'evaluation') continue;
    id += 1;
    const isLater = index >= place && line.task === wanted.task;
    lines[index] = { ...line, id, ...(isLater ? { index: Number(line.index) - 1 } : {}) };
  }
}

function withoutTask(lines: Line[], name: string): void {
  const left = lines.filter(({ task, id }) => task !== name && id !== name);
  lines.splice(0, lines.length, ...left);
}

function retested(lines: Line[]): void {
  const first = lineOf(lines, { kind: 'candidate', id: 'c1' });
  lines.splice(pathsOf(lines, { kind: 'claim' }), 0, { ...first, id: 'c1-again' });
}
