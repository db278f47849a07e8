import { expect, it } from 'vitest';
import { nearMisses, testedChanges } from '../../../src/experiment/ledger/near-misses.ts';
import type { IterationRecord } from '../../../src/experiment/ledger/record.ts';
import { renderStatus } from '../../../src/report/run-text.ts';
import { iteration, viewOf } from '../../report/experiment-samples.ts';

const tree = '1'.repeat(40);
const tested = (iter: number, decision: object, more: Partial<IterationRecord> = {}) =>
  iteration(iter, 'discarded', { tree, decision: { policy: 'paired-sequential', ...decision } as never, ...more });

it('near misses are read from the records: undecided, or given up with a gain, by difference or ratio', () => {
  const records = [
    iteration(0, 'baseline'),
    tested(1, { code: 'futile', effect: 0.1, p_or_e: 0.7 }),
    tested(2, { code: 'futile', effect: -0.1, p_or_e: 0.2 }),
    tested(3, { code: 'cap', effect: 1.02, scale: 'ratio', p_or_e: 4.25 }),
    tested(4, { code: 'futile', effect: 0.98, scale: 'ratio', p_or_e: 0.4 }),
    tested(5, { code: 'cap', effect: 0.1, purpose: 'simplify', p_or_e: 3 }),
    tested(6, { code: 'cap', effect: 0.1, p_or_e: 3 }, { reverts: { taken: [], stays: [] } }),
    iteration(7, 'discarded', { tree, conflict: true }),
    iteration(8, 'denied', { tree }),
    iteration(9, 'merged', { tree, recombines: [] }),
  ];
  expect(testedChanges(records).map(({ iter, standing }) => [iter, standing])).toEqual([
    [1, 'near-miss'],
    [2, 'rejected'],
    [3, 'near-miss'],
    [4, 'rejected'],
    [5, 'rejected'],
    [7, 'conflict'],
    [9, 'accepted'],
  ]);
  expect(nearMisses(records).map(({ iter }) => iter)).toEqual([3, 1]);
  expect(renderStatus(viewOf(records))).toMatch(/^near misses +iter 3 \(E 4\.25\), iter 1 \(E 0\.7\)$/m);
});
