import { describe, expect, it } from 'vitest';
import { sealRecord } from '../../src/base/journal-chain.ts';
import { seededRandom } from '../../src/base/random.ts';
import { type ComparisonRecord, decodeLog, type Opened } from '../../src/compare/log.ts';
import { METERS } from '../../src/compare/measure.ts';
import { coinOf, openPlanOf, planOf, replayComparison } from '../../src/compare/replay.ts';
import { ratioUnitOf } from '../../src/compare/unit.ts';
import { reportComparedPair, startComparison } from '../../src/decision/comparison/comparison.ts';
import { commitmentOf } from '../../src/decision/draw.ts';

const OPENED: Opened = {
  kind: 'opened',
  format: 'autorize-comparison-log-v1',
  tool_version: '0.0.0',
  base: { name: 'main', commit: 'a'.repeat(40), tree: 'b'.repeat(40) },
  head: { name: 'HEAD', commit: 'c'.repeat(40), tree: 'd'.repeat(40) },
  evaluator: 'base',
  evaluator_files: { base: '', head: '' },
  changed_evaluator_files: [],
  command: 'true',
  scale: 'auto',
  measure: null,
  config_digest: '',
  sandbox: 'bubblewrap',
  confidence: 0.95,
  error_rate: 'fdr',
  max_pairs: 100,
  max_time_ms: 600_000,
  margin: null,
  max_margin: 0.05,
  is_washed: false,
  seed_commitment: '',
  started_at: '2026-01-02T03:04:05.000Z',
  notes: [],
};

interface World {
  readonly seed: string;
  /** Head against base. */
  readonly ratio: number;
  /** Relative noise of a run. */
  readonly noise: number;
  readonly direction?: 'min' | 'max';
}

/** The log of a comparison in a simulated world, as a run writes it. */
function logOf({ seed, ratio, noise, direction = 'min' }: World): ComparisonRecord[] {
  const random = seededRandom(seed);
  const run = (level: number) => ({ score: level * Math.exp(noise * (random() + random() + random() - 1.5)) });
  const opened = { ...OPENED, seed_commitment: commitmentOf(seed) };
  const calibration = Array.from({ length: 8 }, () => run(100));
  const ran = (stage: 'calibration' | 'pair', number: number, arm: 'base' | 'head', scores: Record<string, number>) =>
    ({ kind: 'ran', stage, number, arm, scores, duration_ms: 1 }) as const;
  const draft = { kind: 'planned', pairs: 20, pair_ms: 2, notes: [] as string[] } as const;
  const metric = { name: 'score', direction, unit: 'ms', scale: 'ratio', margin: 1 } as const;
  let comparison = startComparison(planOf(opened, { ...draft, metrics: [metric] }, calibration));
  const margin = comparison.metrics[0]?.trial.margin_share ?? 0;
  const records: ComparisonRecord[] = [
    opened,
    ...calibration.map((scores, index) => ran('calibration', index + 1, 'base', scores)),
    { ...draft, metrics: [{ ...metric, margin }] },
  ];
  for (let pair = 1; !comparison.is_ended; pair += 1) {
    const first = coinOf(seed, pair);
    const scores = { base: run(100), head: run(100 * ratio) };
    const arms = first === 'base' ? (['base', 'head'] as const) : (['head', 'base'] as const);
    records.push({ kind: 'drawn', pair, first }, ...arms.map((arm) => ran('pair', pair, arm, scores[arm])));
    comparison = reportComparedPair(comparison, { ...scores, first: first === 'head' ? 'candidate' : 'incumbent' });
    const answers = { score: comparison.metrics[0]?.trial.answer ?? null };
    records.push({ kind: 'decided', pair, answers, is_ended: comparison.is_ended });
  }
  const ended = comparison.orders.length >= 20 ? 'pairs-used' : 'decided';
  const end = { kind: 'ended', ended, secret: seed, duration_ms: 9, notes: [] as string[] } as const;
  const answer = replayComparison([...records, { ...end, answer: 'undecided' }]).report?.answer ?? 'undecided';
  return [...records, { ...end, answer }];
}

describe('a comparison from its log', () => {
  it('gives the effect as users read it, in both directions', () => {
    const { report, issues } = replayComparison(logOf({ seed: 'a', ratio: 1.2, noise: 0.02 }));
    expect(issues).toEqual([]);
    expect(report).toMatchObject({ answer: 'worse', ended: 'decided', notes: [] });
    const effect = report?.metrics[0]?.effect;
    expect(effect?.estimate).toBeCloseTo(1.2, 1);
    expect(effect?.lower).toBeGreaterThan(1);
    expect(effect?.upper).toBeGreaterThan(effect?.estimate ?? 9);
    const rate = replayComparison(logOf({ seed: 'a', ratio: 1.2, noise: 0.02, direction: 'max' })).report;
    expect(rate?.answer).toBe('better');
    expect(rate?.metrics[0]?.effect).toEqual(effect);
  });

  it('calls few commits worse that are no different, and none different beyond the largest margin', () => {
    const answers = Array.from({ length: 200 }, (_, index) => {
      const noise = index % 2 === 0 ? 0.01 : 0.3;
      const { report } = replayComparison(logOf({ seed: `aa ${index}`, ratio: 1, noise }));
      expect(report?.metrics[0]?.margin).toBeLessThanOrEqual(0.05);
      return { noise, answer: report?.answer };
    });
    const of = (noise: number) => answers.filter((each) => each.noise === noise).map(({ answer }) => answer);
    const different = answers.filter(({ answer }) => answer === 'worse' || answer === 'better');
    expect(different.length).toBeLessThanOrEqual(10);
    expect(of(0.01).filter((answer) => answer === 'no-difference').length).toBeGreaterThan(80);
    expect(of(0.3)).not.toContain('no-difference');
  });

  it('finds what does not follow: a coin, a score, an answer, a margin, an order, a missing end', () => {
    const records = logOf({ seed: 'b', ratio: 1.2, noise: 0.02 });
    const changed = (change: (record: ComparisonRecord) => ComparisonRecord) =>
      replayComparison(records.map(change)).issues.map(({ code }) => code);
    const of = <Kind extends ComparisonRecord['kind']>(
      kind: Kind,
      change: (found: Extract<ComparisonRecord, { kind: Kind }>) => object,
    ) =>
      changed((record) =>
        record.kind === kind
          ? ({ ...record, ...change(record as Extract<ComparisonRecord, { kind: Kind }>) } as ComparisonRecord)
          : record,
      );
    expect(
      of('drawn', ({ first, pair }) => (pair === 2 ? { first: first === 'base' ? 'head' : 'base' } : {})),
    ).toContain('order');
    expect(of('ended', () => ({ secret: 'other' }))).toContain('coin');
    expect(
      of('ran', ({ stage, number, arm }) =>
        stage === 'pair' && number < 9 && arm === 'head' ? { scores: { score: 80 } } : {},
      ),
    ).toContain('decision');
    expect(of('ended', () => ({ answer: 'better' }))).toContain('decision');
    expect(
      of('planned', ({ metrics }) => ({ metrics: metrics.map((metric) => ({ ...metric, margin: 0.5 })) })),
    ).toContain('plan');
    expect(replayComparison(records.slice(0, -1))).toMatchObject({
      report: undefined,
      issues: [{ code: 'incomplete' }],
    });
    expect(replayComparison([...records, ...records.slice(-1)]).issues.map(({ code }) => code)).toContain('order');
    expect(replayComparison(records.toSpliced(1, 1)).issues).not.toEqual([]);
  });

  it('is read from lines, and says which line is no record', () => {
    const [first, second] = logOf({ seed: 'c', ratio: 1, noise: 0.01 });
    const line = (fields: object, seq: number) => sealRecord({ ...fields }, { seq, prev: '0'.repeat(64) }).record;
    expect(decodeLog([line(first ?? {}, 1), line(second ?? {}, 2)])).toHaveLength(2);
    expect(decodeLog([line(first ?? {}, 1), line({ kind: 'other' }, 2)])).toMatchObject({ line: 2 });
  });

  it('keeps the margin that was asked for, whatever the noise', () => {
    const planned = {
      kind: 'planned',
      pairs: 7,
      pair_ms: 1,
      notes: [],
      metrics: [{ name: 'score', direction: 'min', unit: null, scale: 'difference', margin: 1 }],
    } as const;
    const calibration = [1, 9, 2, 8].map((score) => ({ score }));
    const asked = { ...OPENED, margin: 0.3 };
    const plan = { ...planned, notes: [], metrics: planned.metrics.map((metric) => ({ ...metric })) };
    expect(planOf(asked, plan, calibration).metrics[0]?.margin).toBe(0.3);
    expect(planOf(OPENED, plan, calibration).metrics[0]?.margin).toBe(0.05);
    expect(openPlanOf(OPENED, plan, calibration).metrics[0]?.margin).toBeUndefined();
  });
});

describe('measures of a command', () => {
  it('are read from what their programs print', () => {
    const read = (measure: keyof typeof METERS, errors: string) => METERS[measure].read({ errors, ms: 5 });
    expect(read('wall', '')).toBe(5);
    expect(read('cpu', 'x\nAUTORIZE_CPU 1.250 0.750\n')).toBe(2000);
    expect(read('instructions', '==1== Collected : 10\n==2== Collected : 32\n')).toBe(42);
    expect(read('instructions', '57128232,,instructions:u,1,100.00,,\n')).toBe(57_128_232);
    expect(read('instructions', '<not supported>,,instructions:u,0,100.00,,\n')).toBeUndefined();
    const heap = '==1== Total:     1,654 bytes in 46 blocks\n==2== Total: 1,000 bytes in 4 blocks\n';
    expect([read('bytes', heap), read('allocations', heap)]).toEqual([2654, 50]);
    for (const { unit } of Object.values(METERS)) expect(ratioUnitOf(unit)).not.toBeNull();
  });
});
