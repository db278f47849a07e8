import { describe, expect, it } from 'vitest';
import { readTradeOffs } from '../../../src/experiment/ledger/pareto.ts';
import { Ledger } from '../../decision/ledger.ts';
import { iteration } from '../../report/experiment-samples.ts';

const EFFECTS = [3, -3, 4];
const log = (overrides: object) =>
  new Ledger({
    effects: EFFECTS,
    score: (truth, evaluation) => 50 + truth + (evaluation % 2) / 10,
    metrics: (truth) => ({ p99: 100 + truth }),
    overrides: { decision: 'paired-sequential', screen: 'off', confirm: { pairs: 2 }, ...overrides },
  }).lines;

const RECORDS = EFFECTS.map((_, at) =>
  iteration(at + 1, 'discarded', { decision: { policy: 'paired-sequential', test: `c${at + 1}` } as never }),
);

describe('the trade-offs of an experiment', () => {
  it('are the iterations on the front of score and metrics, from its decision log', () => {
    const front = readTradeOffs(log({ metrics: [{ name: 'p99' }] }), RECORDS).filter(({ isOnFront }) => isOnFront);
    expect(front.map(({ iter, isAccepted }) => [iter, isAccepted])).toEqual([
      [3, true],
      [1, true],
      [2, false],
    ]);
    const p99 = front.map(({ changes }) => Math.exp(changes[1]?.change ?? 0) * 100);
    expect(p99.map(Math.round)).toEqual([107, 103, 100]);
  });

  it('are none without a metric', () => {
    expect(readTradeOffs(log({}), RECORDS)).toEqual([]);
  });
});
