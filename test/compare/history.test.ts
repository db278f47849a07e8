import { describe, expect, it } from 'vitest';
import { decodeHistory, encodeHistory, entryOf, MAX_HISTORY_BYTES } from '../../src/compare/history.ts';
import { comparisonOf, metricOf } from '../report/comparison-samples.ts';

const recording = { subject: 'node bench.mjs', machine: '2 x a', run: '7', now: new Date('2026-11-26T10:00:00Z') };

describe('the history of a base', () => {
  it('holds the median and the quartiles of all runs of the base, and nothing of the head', () => {
    const pairs = [1, 2, 3].map((base) => ({ base, head: 50, first: 'base' as const }));
    const entry = entryOf(comparisonOf([metricOf({ name: 'parse', pairs, calibration: [4, 5] })]), recording);
    expect(entry).toMatchObject({ subject: 'node bench.mjs', commit: '1a2b3c4d5e6f'.padEnd(40, '0'), run: '7' });
    const figures = { median: 3, lower: 2, upper: 4, runs: 5 };
    expect(entry.metrics).toEqual([{ name: 'parse', unit: 'ms', direction: 'min', ...figures }]);
    expect(decodeHistory(encodeHistory([entry]).bytes)).toEqual([entry]);
  });

  it('keeps the newest entries within its size, whatever names and counts are recorded', () => {
    const metrics = Array.from({ length: 300 }, (_, index) => metricOf({ name: `${index} ${'ä'.repeat(5000)}` }));
    const large = entryOf(comparisonOf(metrics), { ...recording, subject: 'x'.repeat(5000) });
    expect(large.metrics).toHaveLength(100);
    const entries = Array.from({ length: 1200 }, (_, index) => ({ ...large, run: String(index) }));
    const encoded = encodeHistory(entries);
    expect(encoded.bytes.length).toBeLessThanOrEqual(MAX_HISTORY_BYTES);
    expect(encoded.entries.at(-1)?.run).toBe('1199');
    expect(decodeHistory(encoded.bytes)).toEqual(encoded.entries);
    const small = entries.map((entry) => ({ ...entry, metrics: [] }));
    expect(encodeHistory(small).entries.map(({ run }) => run)).toEqual(small.slice(200).map(({ run }) => run));
  });

  it('takes nothing that no version of ours writes', () => {
    for (const text of ['', '[]', '{"format":"autorize-comparison-history-v1","entries":[{"subject":"x"}]}'])
      expect(decodeHistory(Buffer.from(text))).toBeUndefined();
  });
});
