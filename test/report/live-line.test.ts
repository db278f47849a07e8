import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/experiment/ledger/state.ts';
import { type LiveInput, renderLiveLine } from '../../src/report/live-line.ts';
import { RECORDS } from './experiment-samples.ts';

const input: LiveInput = {
  records: RECORDS,
  direction: 'max',
  step: { iter: 12, step: 'InvokeAgent', forMs: 41_300 },
  timeLeftMs: 5_400_000,
};

describe('the live line', () => {
  it('names what the run does, and for how long', () => {
    expect(renderLiveLine(input, 200)).toMatch(/^iter 12 · agent at work · 41s · best .+ · 1h30m left/);
    const between = { ...input, step: { iter: null, step: 'Score', forMs: 0 } } as const;
    expect(renderLiveLine(between, 200)).toMatch(/^measuring the current best · 0s · /);
    expect(renderLiveLine({ ...input, step: undefined }, 200)).toMatch(/^starting · /);
  });

  it('has words for every step, none of them an identifier', () => {
    for (const step of STEPS) {
      const [, words] = renderLiveLine({ ...input, step: { iter: 1, step, forMs: 0 } }, 200).split(' · ');
      expect([step, words]).toEqual([step, expect.stringMatching(/^[a-z]+( [a-z]+)*$/)]);
    }
  });

  it('fits every width, and breaks no word', () => {
    const whole = new Set(renderLiveLine(input, 1000).split(' · '));
    for (let width = 30; width <= 200; width += 1) {
      const line = renderLiveLine(input, width);
      expect(line.length).toBeLessThanOrEqual(width);
      expect(line.split(' · ').filter((part) => !whole.has(part))).toEqual([]);
    }
    const waiting = new Map([[12, { until: '2026-11-26T03:00:00Z', cause: 'limit' }]]);
    expect(renderLiveLine({ ...input, waiting }, 40)).toBe('iter 12 waiting for the model until…');
  });
});
