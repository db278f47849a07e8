import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignProposal, type Trial } from '../../src/decision/assignment.ts';
import { concludeTrial } from '../../src/decision/conclusion.ts';
import { withCalibration } from '../../src/decision/session.ts';
import { nextStep, reportTask, type Step, type Task } from '../../src/decision/task.ts';
import { draw, measured, type Scripted, sessionOf } from './trials.ts';

// Whole multiples of 1/64: sums and differences of them are exact.
const score = fc.integer({ min: -4096, max: 4096 }).map((value) => value / 64);
const calibration = fc.array(score, { minLength: 8, maxLength: 8 }).filter((scores) => new Set(scores).size > 1);
const stream = fc.array(score, { minLength: 90, maxLength: 90 });
const decision = fc.constantFrom('auto', 'greedy', 'ladder', 'checkpoint', 'paired-sequential');

type Change = (score: number) => number;

/** Every step of a candidate that is scored by the stream, and the task as it was before each. */
function stepsOf(trial: Trial, scores: readonly Scripted[], revive: (task: Task) => Task = (task) => task): Step[] {
  const steps: Step[] = [];
  let task: Task = trial;
  let at = 0;
  for (;;) {
    const step = nextStep(task, draw);
    steps.push(step);
    if (step.kind !== 'measure') return steps;
    const results = step.runs.map(({ arm }) => {
      at += 1;
      return measured(arm, scores[at - 1] ?? 0);
    });
    task = revive(reportTask(task, results));
  }
}

function begin(scores: readonly number[], supplied: Readonly<Record<string, unknown>>): Trial {
  const assigned = assignProposal(sessionOf(scores, supplied), { id: 'c1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned.trial;
}

const kindOf = (step: Step | undefined) => (step?.kind === 'decided' ? step.code : step?.kind);

function decisionsUnder(change: Change, supplied: Readonly<Record<string, unknown>>) {
  return ({ base, scores }: { readonly base: readonly number[]; readonly scores: readonly number[] }) => {
    const steps = stepsOf(begin(base.map(change), supplied), scores.map(change));
    return [steps.length, kindOf(steps.at(-1))];
  };
}

describe('a decision', () => {
  // The limit of what is plausible is relative to the score itself.
  const supplied = { integrity: { max_plausible: 1e9 } };
  const input = fc.record({ base: calibration, scores: stream });

  it('does not change when a constant is added to both arms', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: -1000, max: 1000 }), (world, constant) => {
        expect(decisionsUnder((value) => value + constant, supplied)(world)).toEqual(
          decisionsUnder((value) => value, supplied)(world),
        );
      }),
    );
  });

  it('does not change when both arms are scaled', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: -20, max: 20 }), (world, power) => {
        expect(decisionsUnder((value) => value * 2 ** power, supplied)(world)).toEqual(
          decisionsUnder((value) => value, supplied)(world),
        );
      }),
    );
  });

  it('is the opposite question in the other direction', () => {
    fc.assert(
      fc.property(input, (world) => {
        const less = decisionsUnder((value) => -value, { ...supplied, direction: 'min' })(world);
        expect(less).toEqual(decisionsUnder((value) => value, supplied)(world));
      }),
    );
  });
});

describe('a state', () => {
  const scripted = fc.oneof({ weight: 12, arbitrary: score }, { weight: 1, arbitrary: fc.constant('fails' as const) });

  it('that went through JSON in the middle of a test goes on in the same way', () => {
    fc.assert(
      fc.property(
        calibration,
        fc.array(scripted, { minLength: 90, maxLength: 90 }),
        decision,
        (base, scores, policy) => {
          const trial = begin(base, { decision: policy });
          const revived = stepsOf(trial, scores, (task) => JSON.parse(JSON.stringify(task)) as Task);
          expect(revived).toEqual(stepsOf(trial, scores));
        },
      ),
    );
  });

  it('of a session is a plain JSON value after everything that can happen to it', () => {
    fc.assert(
      fc.property(
        calibration,
        fc.array(fc.array(scripted, { minLength: 90, maxLength: 90 }), { maxLength: 5 }),
        decision,
        (base, candidates, policy) => {
          let session = sessionOf(base, { decision: policy });
          for (const [index, scores] of candidates.entries()) {
            if (session.noise === null)
              session = withCalibration(session, {
                task: 'calibration',
                id: 'again',
                tree: 'x',
                runs: 8,
                scores: base,
                cases: [],
                attempt: 0,
                halted: null,
              });
            const assigned = assignProposal(session, { id: `c${index}`, tree: `c${index}`, purpose: 'candidate' });
            if (assigned.kind === 'refused') continue;
            let trial: Trial = assigned.trial;
            for (const value of scores) {
              const step = nextStep(trial, draw);
              if (step.kind !== 'measure') break;
              trial = reportTask(
                trial,
                step.runs.map(({ arm }, place) => measured(arm, place === 0 ? value : 0)),
              );
            }
            session = concludeTrial(assigned.session, trial, 'accepted');
          }
          // Strictly: neither a -0, nor an undefined, nor a number that JSON turns to null.
          const { trees, changes } = session;
          const inJson = { ...session, trees: trees.toJSON(), changes: changes.toJSON() };
          expect(JSON.parse(JSON.stringify(session))).toEqual(inJson);
          expect(JSON.stringify(session)).not.toContain('null,null');
        },
      ),
      { numRuns: 60 },
    );
  });
});
