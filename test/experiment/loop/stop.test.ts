import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSession, withNegativeControl } from '../../../src/decision/session.ts';
import { decisionSettingsSchema } from '../../../src/decision/settings.ts';
import { iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { tallyEarlier } from '../../../src/experiment/ledger/run-tally.ts';
import {
  decideEvidenceStop,
  decideStop,
  exitCodeOf,
  StopDecision,
  type StopInput,
} from '../../../src/experiment/loop/stop.ts';

const record = (outcome: string, usd?: number) =>
  iterationRecordSchema.parse({
    iter: 1,
    started_at: '',
    ended_at: '',
    outcome,
    ...(usd === undefined ? {} : { usage: { usd, input_tokens: 10, output_tokens: 5 } }),
  });
const LIMITS = { maxIterations: 0, maxNoops: 0, usd: undefined, tokens: undefined };
type Options = { limits?: object; inFlight?: number; usd?: number };
const stop = (outcomes: readonly string[], options: Options = {}) => found(outcomes, options)?.kind;
const found = (outcomes: readonly string[], options: Options) =>
  decideStop({
    records: outcomes.map((outcome) => record(outcome, options.usd)),
    inFlight: options.inFlight ?? 0,
    timeLeftMs: 1000,
    limits: { ...LIMITS, ...options.limits },
  });

const made = (outcome: string, more: object = {}) => iterationRecordSchema.parse({ ...record(outcome), ...more });
const stopOf = (records: readonly ReturnType<typeof made>[], more: Partial<StopInput> = {}) =>
  decideStop({ records, inFlight: 0, timeLeftMs: 1000, limits: LIMITS, ...more });

describe('why a run ends that has no agent', () => {
  const refusal = { kind: 'key', message: 'no', status: 401, remedy: 'Check the key' };
  const refused = () => made('infra_error', { notes: 'the key was refused', agent_failure: refusal });
  const failed = (exit = 2) => made('noop', { notes: `exit code ${exit}`, agent_exit: exit });

  it('a refused key ends it, and a limit that outlasts it, whatever other workspaces recorded since', () => {
    expect(stopOf([refused(), made('merged')])).toEqual({
      kind: 'agent',
      reason: 'the key was refused. Check the key',
    });
    const limited = made('killed', {
      notes: 'ends too late',
      agent_failure: { ...refusal, kind: 'rate-limit', remedy: null },
    });
    expect(stopOf([limited, made('discarded')])).toEqual({ kind: 'rate_limited', reason: 'ends too late' });
  });

  it('a limit that outlasts it ends it well only where an agent of the run has worked', () => {
    const limit = { kind: 'rate-limit', message: 'limit', status: 429 };
    const limited = (more: object = {}) =>
      made('killed', { notes: 'ends too late', agent_failure: limit, agent_exit: 1, ...more });
    const none = {
      kind: 'rate_limited',
      reason: 'ends too late; no agent of this run has worked',
      hasNeverWorked: true,
    };
    const baseline = made('baseline');
    for (const records of [[limited()], [failed(), limited()], [limited({ usage: { output_tokens: 0, usd: 0 } })]]) {
      const ended = stopOf([baseline, ...records]);
      expect(ended).toEqual(none);
      expect(ended && exitCodeOf(ended)).toBe(3);
    }
    const well = { kind: 'rate_limited', reason: 'ends too late' };
    const worked = [limited({ usage: { output_tokens: 5 } })];
    for (const records of [worked, [made('noop', { agent_exit: 0 }), limited()], [made('merged'), limited()]]) {
      const ended = stopOf([baseline, ...records]);
      expect(ended).toEqual(well);
      expect(ended && exitCodeOf(ended)).toBe(0);
    }
    // What worked before it was resumed has worked, too.
    expect(stopOf([baseline, made('merged'), limited()], { earlier: 2 })).toEqual(well);
  });

  it('what ended it before it was resumed does not end it again', () => {
    expect(stopOf([refused()], { earlier: 1 })).toBeUndefined();
    const five = [1, 2, 3, 4, 5].map(() => failed());
    expect(stopOf(five)).toMatchObject({ kind: 'agent' });
    expect(stopOf(five, { earlier: 5, limits: { ...LIMITS, maxNoops: 0 } })).toBeUndefined();
  });

  it('five sessions that failed alike end it, not five that failed each by itself', () => {
    const unlimited = { limits: { ...LIMITS, maxNoops: 0 } };
    expect(
      stopOf(
        [1, 2, 3, 4].map(() => failed()),
        unlimited,
      ),
    ).toBeUndefined();
    expect(
      stopOf(
        [1, 2, 3, 4, 5].map(() => failed()),
        unlimited,
      )?.reason,
    ).toContain('5 agents in a row failed for the same reason');
    expect(
      stopOf(
        [1, 2, 3, 4, 5].map((iter) => failed(iter)),
        unlimited,
      ),
    ).toBeUndefined();
    expect(stopOf([failed(), failed(), made('noop'), failed(), failed()], unlimited)).toBeUndefined();
  });

  it('never as a success where no agent worked', () => {
    const baseline = made('baseline');
    const limits = { ...LIMITS, maxIterations: 2 };
    const ended = stopOf([baseline, failed(1), failed(2)], { limits });
    expect(ended).toEqual({
      kind: 'agent',
      reason: expect.stringMatching(/2 iterations; no agent worked, the last: exit code 2$/),
    });
    expect(stopOf([baseline, failed(), made('noop', { agent_exit: 0 })], { limits })?.kind).toBe('max_iterations');
    expect(stopOf([baseline], { timeLeftMs: 0 })?.kind).toBe('deadline');
  });

  it('never as a success where the budget ended each session, and no usage says that a model answered', () => {
    const cut = (more: object = {}) =>
      made('noop', { notes: 'stopped', agent_exit: null, agent_killed_by_budget: true, ...more });
    const used = { usage: { input_tokens: 10, output_tokens: 5 } };
    const limits = { ...LIMITS, maxNoops: 5 };
    const five = [1, 2, 3, 4, 5].map(() => cut());
    expect(stopOf(five, { limits })).toEqual({
      kind: 'agent',
      reason: 'max_consecutive_noops reached: 5 noops; no agent worked, the last: stopped',
    });
    expect(stopOf([cut(), failed()], { timeLeftMs: 0 })?.kind).toBe('agent');
    expect(stopOf(five)).toBeUndefined();
    expect(stopOf([made('merged'), ...five], { limits })?.kind).toBe('noops');
    expect(stopOf([...five.slice(1), cut(used)], { limits })?.kind).toBe('noops');
  });

  it.each([
    ['aborted', 1],
    ['infra', 3],
    ['agent', 3],
    ['alarm', 3],
    ['rate_limited', 0],
    ['max_iterations', 0],
    ['budget_usd', 0],
  ] as const)('%s exits with %i', (kind, code) => {
    expect(exitCodeOf({ kind, reason: '' })).toBe(code);
  });
});

describe('whether a run goes on', () => {
  it('a negative control that does not fail ends it, with what to do about it', () => {
    const settings = decisionSettingsSchema.parse({ direction: 'max' });
    const session = withNegativeControl(openSession({ settings, base: 'tree' }), {
      passed: false,
      remark: 'it is as good',
    });
    expect(decideEvidenceStop({ session, holdoutQueries: 0 })).toEqual({
      kind: 'alarm',
      reason: expect.stringMatching(
        /^the evaluator cannot be trusted: it is as good\. Protect .* add a guard .* measure .*negative_control = "warn"\. Then run again: /,
      ),
    });
  });

  it('an abort ends it, whatever other workspaces recorded since', () => {
    expect(stop(['merged', 'aborted', 'discarded'])).toBe('aborted');
    expect(stop(['merged', 'discarded'])).toBeUndefined();
  });

  it('three failures of the machine in a row end it', () => {
    expect(stop(['infra_error', 'infra_error'])).toBeUndefined();
    expect(stop(['infra_error', 'merged', 'infra_error', 'infra_error'])).toBeUndefined();
    expect(stop(['merged', 'infra_error', 'infra_error', 'infra_error'])).toBe('infra');
  });

  it('what is in flight counts toward the iterations, and toward the money as the dearest one so far', () => {
    expect(stop(['merged'], { limits: { maxIterations: 3 }, inFlight: 1 })).toBeUndefined();
    expect(found(['merged'], { limits: { maxIterations: 3 }, inFlight: 2 })).toEqual({
      kind: 'max_iterations',
      reason: 'max_iterations reached: 3 iterations',
    });
    expect(stop(['merged'], { limits: { usd: 4.5 }, inFlight: 2, usd: 1 })).toBeUndefined();
    expect(stop(['merged', 'merged'], { limits: { usd: 4.5 }, inFlight: 2, usd: 1 })).toBe('budget_usd');
    expect(stop(['merged', 'merged'], { limits: { tokens: 45 }, usd: 1 })).toBeUndefined();
    expect(stop(['merged', 'merged'], { limits: { tokens: 44 }, usd: 1 })).toBe('budget_tokens');
  });

  it('is decided the same way while records are added, each looked at once', () => {
    const failure = fc.constantFrom({ kind: 'rate-limit', message: 'limit 7', status: 429 }, undefined);
    const any = fc.record({
      outcome: fc.constantFrom('baseline', 'merged', 'noop', 'noop', 'infra_error', 'killed'),
      more: fc.record({
        notes: fc.constantFrom('one', 'two'),
        agent_exit: fc.constantFrom(0, 2),
        agent_failure: failure,
        usage: fc.record({ usd: fc.nat(3), input_tokens: fc.nat(9), output_tokens: fc.nat(2) }),
      }),
    });
    const limit = { maxIterations: 9, maxNoops: 4, usd: 12, tokens: 60 };
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.nat(6), (all, earlier) => {
        const records = all.map(({ outcome, more }) =>
          made(outcome, { ...more, agent_failure: outcome === 'merged' ? undefined : more.agent_failure }),
        );
        const growing = records.slice(0, earlier);
        const decision = new StopDecision(tallyEarlier(growing), (count) => growing.slice(earlier + count));
        for (const record of records.slice(earlier)) {
          growing.push(record);
          const now = { inFlight: growing.length % 2, timeLeftMs: 1000, limits: limit };
          expect(decision.decide(now)).toEqual(decideStop({ records: [...growing], earlier, ...now }));
        }
      }),
    );
  });

  it('killed iterations and the baseline use nothing up, and no noop streak ends at them', () => {
    expect(stop(['baseline', 'killed', 'killed'], { limits: { maxIterations: 1 } })).toBeUndefined();
    expect(stop(['noop', 'killed', 'noop'], { limits: { maxNoops: 2 } })).toBe('noops');
    expect(stop(['noop', 'merged', 'noop'], { limits: { maxNoops: 2 } })).toBeUndefined();
  });
});
