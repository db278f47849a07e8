// kill -9 of the supervisor while an agent works that ignores TERM and leaves children in other groups and sessions.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { archiveExperiment } from '../../src/experiment/maintenance/archive.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { FORCED_LEVELS, type ForcedLevel } from '../helpers/forced-level.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { processesNamed } from '../helpers/sandboxes.ts';
import {
  ledgerOf,
  outcomesOf,
  processesOf,
  reaches,
  type SupervisedEnd,
  superviseExperiment,
} from '../helpers/supervised-experiment.ts';

const HOSTILE = readFileSync(join(REPOSITORY, 'test', 'fixtures', 'hostile-agent.sh'), 'utf8');
// Its processes hold the output open for 300 s.
const SOON_S = 60;
const name = (): string => `hostile-${randomUUID()}`;

interface Hostile extends ForcedLevel {
  /** The first iteration's agent; the second's makes the number smaller. */
  readonly agent: string;
  readonly budget?: string;
}

function createHostile({ agent, sandbox, budget = '20s' }: Hostile): Experiment {
  return createExperiment({
    agent: `if [ "$1" = 1 ]; then ${agent}; fi\necho 5 > value.txt\n`,
    files: { 'hostile.sh': HOSTILE },
    config: {
      iteration: `budget = "${budget}"\nmax_iterations = 1`,
      agent: `command = "bash agent.sh {iter} {prompt_file}"\n${sandbox}`,
    },
  });
}

async function runToEnd(hostile: Hostile): Promise<{ experiment: Experiment; end: SupervisedEnd }> {
  const experiment = createHostile(hostile);
  const end = await superviseExperiment(experiment, { prefix: hostile.prefix }).ended;
  expect(end).toMatchObject({ code: 0, error: undefined });
  return { experiment, end };
}

describe.each(FORCED_LEVELS.map((level) => [level.kind, level] as const))(
  'an experiment at level %s',
  (kind, level) => {
    it('leaves no agent behind its killed supervisor, and resume goes on', async () => {
      const marker = name();
      const experiment = createHostile({ ...level, agent: `exec bash hostile.sh ${marker}` });
      const { prefix } = level;
      const run = superviseExperiment(experiment, { prefix });
      await reaches(run, 'InvokeAgent', 1);
      const alive = (): number => processesNamed(`${marker}-`).length;
      await expect.poll(alive).toBeGreaterThanOrEqual(4);
      run.child.kill('SIGKILL');
      const { acknowledged } = await run.ended;
      if (kind === 'process-group') expect(alive()).toBeGreaterThanOrEqual(4);
      else await expect.poll(() => processesNamed(marker)).toEqual([]);

      const resumed = await superviseExperiment(experiment, { mode: 'resume', prefix }).ended;
      expect(resumed).toMatchObject({ code: 0, error: undefined });
      expect(processesNamed(marker)).toEqual([]);
      expect(processesOf(experiment)).toEqual([]);
      const records = ledgerOf(experiment);
      expect(records.slice(0, acknowledged.length)).toEqual(acknowledged);
      expect(outcomesOf(records)).toEqual(['0 baseline', '1 killed', '2 merged']);
      expect(records[2]?.sandbox).toBe(kind);
      expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('5');
    });

    it('leaves no agent behind a budget that is used up, and does not wait for who holds its output open', async () => {
      const marker = name();
      const agent = `exec bash hostile.sh ${marker}`;
      const { experiment } = await runToEnd({ ...level, agent, budget: '1s' });
      expect(processesNamed(marker)).toEqual([]);
      const [, record] = ledgerOf(experiment);
      expect(record).toMatchObject({ outcome: 'noop', agent_exit: 137, agent_killed_by_budget: true, sandbox: kind });
      expect(Number(record?.durations?.agent_ms) / 1000).toBeLessThan(SOON_S);
    });

    it('leaves no agent behind an end of its own, and does not wait for who holds its output open', async () => {
      const marker = name();
      const { experiment } = await runToEnd({ ...level, agent: `exec bash hostile.sh ${marker} exit` });
      expect(processesNamed(marker)).toEqual([]);
      const [, record] = ledgerOf(experiment);
      expect(record).toMatchObject({ outcome: 'noop', agent_exit: 4, agent_killed_by_budget: false });
      expect(Number(record?.durations?.agent_ms) / 1000).toBeLessThan(SOON_S);
    });

    it('lets an agent end in its own way at the end of its budget, and takes what it left', async () => {
      const agent = `trap 'echo 7 > value.txt; exit 9' TERM; while :; do sleep 0.02; done`;
      const { experiment } = await runToEnd({ ...level, agent, budget: '3s' });
      const [, record] = ledgerOf(experiment);
      expect(record).toMatchObject({ outcome: 'merged', score: 7, agent_exit: 9, agent_killed_by_budget: true });
    });
  },
);

describe('a contract sentence', () => {
  it('`iterations_completed` incremented for resumed `killed` records: a killed one uses no slot', async () => {
    const [level] = FORCED_LEVELS.slice(-1);
    if (level === undefined) throw new Error('a process group always works');
    const experiment = createHostile({ ...level, agent: 'sleep 300' });
    for (const mode of ['run', 'resume'] as const) {
      const run = superviseExperiment(experiment, { mode, env: { AUTORIZE_FAULT: 'step:InvokeAgent:kill' } });
      expect((await run.ended).signal).toBe('SIGKILL');
    }
    const { state, records } = await experiment.run({ mode: 'resume' });
    expect(outcomesOf(records)).toEqual(['0 baseline', '1 killed', '2 killed', '3 merged']);
    expect(state).toMatchObject({ iterations_completed: 1, run_iterations_completed: 1 });
  });
});

it('leaves no agent of a killed run behind an archive, in a workspace that cannot be removed as it is', async () => {
  const [level] = FORCED_LEVELS.slice(-1);
  if (level === undefined) throw new Error('a process group always works');
  const marker = name();
  const lock = 'mkdir -p closed/in && touch closed/in/file && chmod 0 closed';
  const experiment = createHostile({ ...level, agent: `${lock}; exec bash hostile.sh ${marker}` });
  const run = superviseExperiment(experiment, { prefix: level.prefix });
  await reaches(run, 'InvokeAgent', 1);
  await expect.poll(() => processesNamed(`${marker}-`).length).toBeGreaterThanOrEqual(4);
  run.child.kill('SIGKILL');
  await run.ended;
  await archiveExperiment(pathsOf('pi', experiment.host), experiment.host);
  expect(processesNamed(marker)).toEqual([]);
  expect(processesOf(experiment)).toEqual([]);
});
