import { expect, it } from 'vitest';
import { decideLimits, type MissionLimits } from '../../src/mission/run-limits.ts';
import { createMission, type Mission } from '../helpers/mission.ts';

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 30s
stop:
  max_iterations: 6
`;
const SESSION = `
improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)
echo 'AUTORIZE_USAGE {"usd":0.4}'
`;

/** Launches a mission and interrupts it at the record of an iteration, as Ctrl-C does. */
async function launchUntil(mission: Mission, iteration: number, limits: Parameters<Mission['launch']>[0]) {
  const stopping = new AbortController();
  return mission.launch({
    ...limits,
    signal: stopping.signal,
    onEvent: (event) => {
      if (event.kind === 'recorded' && event.entry.iteration === iteration) stopping.abort();
    },
  });
}

it('a resumed mission ends at the iterations that it was launched with', async () => {
  const mission = createMission({ session: SESSION, front: FRONT });
  const { runId, stop } = await launchUntil(mission, 1, { maxIterations: 3 });
  expect(stop).toMatchObject({ status: 'stopped', reason: 'interrupted by the operator' });
  const resumed = await mission.resume(runId);
  expect(resumed.stop).toMatchObject({ status: 'completed', reason: expect.stringContaining('3 iterations') });
});

it('a resumed mission counts the dollars of the sessions before it was interrupted', async () => {
  const mission = createMission({ session: SESSION, front: FRONT });
  const { runId } = await launchUntil(mission, 1, { budgetUsd: 1 });
  const resumed = await mission.resume(runId);
  expect(resumed.stop.reason).toMatch(/^budget\.usd: \$0\.80 of \$1\.00/);
  // All of it was spent: the next resume has as much again.
  const again = await mission.resume(runId);
  expect(again.stop.reason).toMatch(/^budget\.usd: \$0\.80 of \$1\.00/);
  expect(again.state.entries.at(-1)?.iteration).toBe(4);
});

it('a resumed mission ends at the deadline that it was launched with', async () => {
  const mission = createMission({ session: SESSION, front: FRONT });
  const { runId } = await launchUntil(mission, 1, { timeBudgetMs: 60 * 60_000 });
  const later = { ...mission.host, now: () => new Date(Date.now() + 2 * 60 * 60_000) };
  Object.assign(mission.host, later);
  const resumed = await mission.resume(runId);
  expect(resumed.stop).toMatchObject({ status: 'stopped', reason: 'the time budget is used up' });
  expect(resumed.last).toBeUndefined();
});

it('a resume with limits of its own stores them for the next one', async () => {
  const mission = createMission({ session: SESSION, front: FRONT });
  const { runId } = await launchUntil(mission, 1, { maxIterations: 5 });
  const stopping = new AbortController();
  await mission.resume(runId, {
    maxIterations: 3,
    signal: stopping.signal,
    onEvent: (event) => {
      if (event.kind === 'recorded') stopping.abort();
    },
  });
  const resumed = await mission.resume(runId);
  expect(resumed.stop).toMatchObject({ status: 'completed', reason: expect.stringContaining('3 iterations') });
});

const NOW = new Date('2026-01-01T10:00:00.000Z');
const HOUR = 60 * 60_000;
const HELD: MissionLimits = {
  max_iterations: 5,
  time_budget_ms: HOUR,
  deadline: '2026-01-01T10:20:00.000Z',
  usd: 2,
  entries: 1,
};

it.each([
  ['of a run that an older version started', { limits: undefined, isSpent: false }, {}, { entries: 3 }],
  ['of an interrupted run', { limits: HELD, isSpent: false }, {}, HELD],
  [
    'of a run that used up its time or money',
    { limits: HELD, isSpent: true },
    {},
    { ...HELD, deadline: '2026-01-01T11:00:00.000Z', entries: 3 },
  ],
  [
    'with another time',
    { limits: HELD, isSpent: false },
    { timeBudgetMs: 2 * HOUR },
    { ...HELD, time_budget_ms: 2 * HOUR, deadline: '2026-01-01T12:00:00.000Z', entries: 3 },
  ],
  ['with other iterations', { limits: HELD, isSpent: false }, { maxIterations: 0 }, { ...HELD, max_iterations: 0 }],
  ['with other dollars', { limits: HELD, isSpent: false }, { budgetUsd: 1 }, { ...HELD, usd: 1, entries: 3 }],
])('the limits %s', (_, known, requested, expected) => {
  expect(decideLimits({ ...known, entries: [1, 2, 3] }, requested, NOW)).toEqual(expected);
});
