import { expect, it } from 'vitest';
import { assignProposal } from '../../src/attempt/decide/assignment.ts';
import { type Measured, measureTask } from '../../src/attempt/measure-task.ts';
import { draw, NOISY, SAME, sessionOf } from './decide/trials.ts';

it.each([
  ['a comparison with a stored score', SAME, ['there']],
  ['a screening run', NOISY, ['there']],
] as const)('%s has to run where that score is from, the first time too', async (_what, scores, asked) => {
  const assigned = assignProposal(sessionOf(scores), { id: 'c1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  const told: (string | undefined)[] = [];
  const ended = await measureTask(assigned.trial, {
    draw,
    environment: 'there',
    measure: (_step, { arm, environment }): Promise<Measured> => {
      told.push(environment);
      const measurement = { arm, kind: 'failed', reason: 'it is elsewhere', isMoved: true } as const;
      return Promise.resolve({ kind: 'measured', measurement, environment: 'here' });
    },
  });
  expect(told).toEqual(asked);
  expect(ended).toMatchObject({ kind: 'broken', why: 'moved', task: { evaluations: [], verdict: null } });
});
