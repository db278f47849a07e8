import { describe, expect, it } from 'vitest';
import { failureVerdict, figure, signedFigure } from '../../src/decision/verdict.ts';

describe('a verdict', () => {
  it('on a candidate that failed is a crash, or tampering where it is known', () => {
    const reason = 'the candidate failed: exit code 1';
    const crash = { outcome: 'discard', code: 'crash', reason };
    expect(failureVerdict({ reason: 'exit code 1' })).toEqual(crash);
    expect(failureVerdict({ reason: 'exit code 1', isTampered: false })).toEqual(crash);
    expect(failureVerdict({ reason: 'exit code 1', isTampered: true })).toEqual({ ...crash, code: 'tamper' });
  });

  it('shows numbers with three digits, and differences with their sign', () => {
    expect([figure(1234.5), figure(0.12345), figure(2)]).toEqual(['1230', '0.123', '2']);
    expect([signedFigure(2), signedFigure(0), signedFigure(-0.12345)]).toEqual(['+2', '0', '-0.123']);
  });
});
