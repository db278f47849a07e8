import { describe, expect, it } from 'vitest';
import { certifiedChanges } from '../../src/stats/e-bh.ts';

const evidence = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([tree, value]) => ({ tree, log_e: Math.log(value) }));

describe('e-BH', () => {
  it('certifies the largest number k of changes whose e-values reach K / (fdr k), in their own order', () => {
    // K = 4, fdr = 0.1: one needs 40, two need 20, three 13.3, four 10.
    expect(certifiedChanges(evidence({ a: 1, b: 41, c: 1, d: 1 }), 0.1)).toEqual(['b']);
    expect(certifiedChanges(evidence({ a: 1, b: 21, c: 1, d: 21 }), 0.1)).toEqual(['b', 'd']);
    expect(certifiedChanges(evidence({ a: 15, b: 9, c: 14, d: 14 }), 0.1)).toEqual(['a', 'c', 'd']);
    expect(certifiedChanges(evidence({ a: 11, b: 12, c: 13, d: 10.1 }), 0.1)).toEqual(['a', 'b', 'c', 'd']);
    expect(certifiedChanges(evidence({ a: 39, b: 19, c: 13, d: 9 }), 0.1)).toEqual([]);
  });

  it('counts an e-value that equals what it needs, up to rounding, as reached', () => {
    expect(certifiedChanges(evidence({ a: 64 }), 1 / 64)).toEqual(['a']);
    expect(certifiedChanges([{ tree: 'a', log_e: Math.log(20) - 1e-10 }], 0.05)).toEqual(['a']);
    expect(certifiedChanges([{ tree: 'a', log_e: Math.log(20) - 1e-8 }], 0.05)).toEqual([]);
    expect(certifiedChanges([{ tree: 'a', log_e: Math.log(1 / 0.05) - 1e-9 }], 0.05)).toEqual(['a']);
    expect(certifiedChanges([{ tree: 'a', log_e: 0 }], 1)).toEqual(['a']);
  });

  it('certifies nothing of nothing', () => {
    expect(certifiedChanges([], 0.1)).toEqual([]);
  });
});
