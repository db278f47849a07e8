import { describe, expect, it } from 'vitest';
import { gapOfAnswers, watchParting } from '../../src/decision/holdout-gap.ts';
import { type MeasuredDecision, readMeasured } from '../../src/decision/measured-tests.ts';
import { readHoldoutGap } from '../../src/experiment/ledger/holdout.ts';
import { renderHoldoutGains } from '../../src/report/holdout-text.ts';
import { Ledger } from './ledger.ts';

/** A change that makes the objective's score `objective` times as large, and the holdout's `holdout` times. */
const change = (at: number, [objective, holdout]: readonly [number, number], kept = true): MeasuredDecision => ({
  entry: {} as MeasuredDecision['entry'],
  test: {
    ...{ task: `iteration ${at}`, tree: `tree ${at}`, incumbent: `tree ${at - 1}`, kept },
    ...{ candidate: [{ score: 100 * objective }], best: [{ score: 100 }] },
  },
  holdout: { candidate: 40 * holdout, best: 40 },
});

const HONEST = Array.from({ length: 8 }, (_, at) => change(at + 1, [1.05 + at / 1000, 1.04 + at / 1000]));
const FITTED = Array.from({ length: 8 }, (_, at) => change(at + 9, [1.05, 1 - at / 1000]));

describe('the gap between objective and holdout', () => {
  it('has the gains of each change side by side, in percent of what they are compared with', () => {
    const gap = gapOfAnswers([change(1, [1.1, 1.05]), change(2, [1.2, 0.9], false)], 'max');
    const text = 'changes by objective and holdout: iteration 1 +10% and +5%; iteration 2 (not accepted) +20% and -10%';
    expect(gap && renderHoldoutGains(gap)).toBe(text);
  });

  it('shows scores that are to go down with a minus, and differences where one is not above 0', () => {
    const down = gapOfAnswers([change(1, [0.8, 0.9])], 'min');
    expect(down && renderHoldoutGains(down)).toContain('iteration 1 -20% and -10%');
    const zero = { ...change(1, [1.1, 1]), holdout: { candidate: 3, best: 0 } };
    const gap = gapOfAnswers([zero], 'max');
    expect(gap && renderHoldoutGains(gap)).toContain('iteration 1 +10 and +3');
  });

  it('raises an alert when changes begin to serve the objective alone', () => {
    const honest = gapOfAnswers(HONEST, 'max');
    expect(honest?.parting).toBeUndefined();
    const parted = gapOfAnswers([...HONEST, ...FITTED], 'max');
    expect(parted?.parting).toBe(
      'objective and holdout part since iteration 9: on average +5% and -0.35% since then, and +5.35% and +4.35% before; review the changes since then, which may serve only the cases that the objective measures',
    );
  });

  it('is reported once, and not by a run that begins after it', () => {
    const all = [...HONEST, ...FITTED];
    let known = 4;
    const find = watchParting(() => gapOfAnswers(all.slice(0, known), 'max'));
    const found: (string | undefined)[] = [];
    for (; known <= all.length; known += 1) found.push(find());
    expect(found.filter((each) => each !== undefined)).toEqual([expect.stringContaining('part since iteration 9')]);
    expect(watchParting(() => gapOfAnswers(all, 'max'))()).toBeUndefined();
  });

  it('raises none where the holdout gained more before', () => {
    const early = Array.from({ length: 8 }, (_, at) => change(at + 1, [1.1, 1.3 + at / 100]));
    const late = Array.from({ length: 8 }, (_, at) => change(at + 9, [1.01, 1.02 - at / 10_000]));
    expect(gapOfAnswers([...early, ...late], 'max')?.alert).toBeUndefined();
  });

  it('is read from a decision log, for each query that was answered', () => {
    const holdout = { command: 'hidden', rule: 'sign', budget: 50 };
    const { lines } = new Ledger({
      effects: [3, -3, 4],
      score: (truth, evaluation) => 50 + truth + (evaluation % 2) / 10,
      overrides: { decision: 'paired-sequential', screen: 'off', confirm: { pairs: 2 }, holdout },
    });
    expect(readHoldoutGap(lines)?.gains.map(({ task, holdout: gain }) => [task, gain])).toEqual([
      ['c1', 3],
      ['c3', 4],
    ]);
    // A query that was interrupted has one run; the one that answered counts.
    const cut = lines.filter(({ stage, index, arm }) => stage !== 'holdout' || index !== 1 || arm !== 'candidate');
    expect(readHoldoutGap(cut)?.gains).toHaveLength(1);
    expect(readMeasured(lines).map(({ test }) => test.task)).toEqual(['c1', 'c2', 'c3']);
    expect(readHoldoutGap(lines.slice(1))).toBeUndefined();
  });
});
