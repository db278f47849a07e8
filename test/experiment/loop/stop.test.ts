import { describe, expect, it } from 'vitest';
import { openSession, withBroken } from '../../../src/decision/session.ts';
import { decisionSettingsSchema } from '../../../src/decision/settings.ts';
import { iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { decideEvidenceStop } from '../../../src/experiment/loop/evidence-stop.ts';
import { decideStop } from '../../../src/experiment/loop/stop.ts';

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

describe('whether a run goes on', () => {
  it('a negative control that does not fail ends it, with what to do about it', () => {
    const settings = decisionSettingsSchema.parse({ direction: 'max' });
    const session = withBroken(openSession({ settings, base: 'tree' }), { passed: false, remark: 'it is as good' });
    expect(decideEvidenceStop({ session, holdoutQueries: 0 })).toEqual({
      kind: 'alarm',
      reason: expect.stringMatching(
        /^the evaluator cannot be trusted: it is as good\. Protect .* add a guard .* measure .*broken = "tell"\. Then run again: /,
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

  it('killed iterations and the baseline use nothing up, and no noop streak ends at them', () => {
    expect(stop(['baseline', 'killed', 'killed'], { limits: { maxIterations: 1 } })).toBeUndefined();
    expect(stop(['noop', 'killed', 'noop'], { limits: { maxNoops: 2 } })).toBe('noops');
    expect(stop(['noop', 'merged', 'noop'], { limits: { maxNoops: 2 } })).toBeUndefined();
  });
});
