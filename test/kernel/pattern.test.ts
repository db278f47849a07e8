import { describe, expect, it } from 'vitest';
import { matchPattern } from '../../src/kernel/pattern.ts';

// Quadratic: about an hour for 1 MB.
const PATTERN = 'time:.* ([0-9.]+) ms';
const HOSTILE = 'time:'.repeat(200_000);

describe('a pattern over what an evaluator printed', () => {
  it('gives the captures of its matches and their places', async () => {
    const result = await matchPattern({ pattern: 'a=( *\\d)|b', input: 'a=1 a= 1 b a=2', timeoutMs: 20_000 });
    const places = [[2, 3], [6, 8], undefined, [13, 14]];
    expect(result).toEqual({ kind: 'value', matches: { different: ['1', undefined, '2'], places } });
  });

  it('fails at its deadline on hostile output, and does not block this thread meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const result = await matchPattern({ pattern: PATTERN, input: HOSTILE, timeoutMs: 500 });
    clearInterval(timer);
    expect(result).toEqual({
      kind: 'failed',
      reason: `the pattern ${PATTERN}, over 1000000 characters of output, was not done after 500 ms`,
    });
    expect(ticks).toBeGreaterThan(0);
  });

  it('is bounded where each match captures the rest of the output', async () => {
    const result = await matchPattern({ pattern: '(?=(.*))', input: 'x'.repeat(1_000_000), timeoutMs: 500 });
    expect(result).toMatchObject({ kind: 'failed' });
  });

  it('ends when it is cancelled', async () => {
    const ending = new AbortController();
    const result = matchPattern({ pattern: PATTERN, input: HOSTILE, timeoutMs: 600_000, signal: ending.signal });
    setTimeout(() => ending.abort(), 100);
    expect(await result).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/was cancelled$/) });
    expect(await matchPattern({ pattern: 'a', input: 'a', timeoutMs: 1000, signal: ending.signal })).toMatchObject({
      kind: 'failed',
    });
  });
});
