// What a judge on another machine reports changes how a test here begins, and never what it takes to be accepted.
import { describe, expect, it } from 'vitest';
import { assignProposal, type Proposal, type Trial } from '../../src/decision/assignment.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import type { Session } from '../../src/decision/session.ts';
import { nextStep, reportTask } from '../../src/decision/task.ts';
import { decisionOf, NOISY, SAME, sessionOf, withPairs, withRuns } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

const noisy = sessionOf(NOISY, { decision: 'paired-sequential' });

function begin(session: Session, supplied: Partial<Proposal> = {}): Trial {
  const proposal = { id: 'c1', tree: 'c1', purpose: 'candidate', claimed: 'shard-0-of-2', ...supplied } as const;
  const assigned = assignProposal(session, proposal);
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned.trial;
}

describe('a test of a change that a judge reports as better', () => {
  it('has no screening run, and the level of any test', () => {
    const [claimed, plain] = [begin(noisy), begin(noisy, { claimed: undefined })];
    expect(claimed.rules).toMatchObject({ screen: 'off', agrees_after: 2 });
    expect(plain.rules).not.toHaveProperty('agrees_after');
    expect([claimed, plain].map(({ rules }) => 'a' in rules && rules.a)).toEqual([1 - 0.95, 1 - 0.95]);
  });

  it('ends where its own first pairs do not agree, and else when its own evidence decides', () => {
    const sure = Array.from({ length: 5 }, () => [9, 2.5] as const);
    expect(decisionOf(withPairs(begin(noisy), sure.slice(0, 4)))).toBe('measure');
    expect(decisionOf(withPairs(begin(noisy), sure))).toBe('keep evident');
    const split = [[9, 2.5] as const, [-9, 2.5] as const];
    expect(decisionOf(withPairs(begin(noisy), split))).toBe('discard disagrees');
    expect(
      decisionOf(
        withPairs(begin(noisy), [
          [2.5, 2.5],
          [2.5, 2.5],
        ]),
      ),
    ).toBe('discard disagrees');
  });

  it('takes one score where scores are exact', () => {
    const exact = sessionOf(SAME);
    expect(decisionOf(withRuns(begin(exact), [6]))).toBe('keep better');
    expect(decisionOf(withRuns(begin(exact), [5]))).toBe('discard not-better');
    expect(decisionOf(withRuns(begin(exact, { claimed: undefined }), [6]))).toBe('measure');
  });

  it('is that of any simplification, which need not be better', () => {
    const tolerant = sessionOf(SAME, { tolerance: 1 });
    expect(decisionOf(withRuns(begin(tolerant, { purpose: 'simplify' }), [5]))).toBe('measure');
  });

  it('keeps a neutral change no more often than its level, whoever forges the report, and after few pairs', () => {
    const random = numbersOf(7);
    const tests = 2000;
    let [kept, pairs] = [0, 0];
    for (let test = 0; test < tests; test += 1) {
      const draw = drawFrom(`forged ${test}`);
      let trial = begin(noisy);
      for (let step = nextStep(trial, draw); step.kind === 'measure'; step = nextStep(trial, draw)) {
        const runs = step.runs.map(({ arm }) => ({ arm, kind: 'scored' as const, score: 2.5 + gaussian(random) }));
        trial = reportTask(trial, runs);
      }
      kept += trial.verdict?.outcome === 'keep' ? 1 : 0;
      pairs += trial.task === 'paired' ? trial.pairs.length : 0;
    }
    expect(kept / tests).toBeLessThan(0.05);
    expect(pairs / tests).toBeLessThan(6);
  });
});
