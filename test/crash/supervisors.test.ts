// Two runs of one experiment, a lock that is lost, and a run that is cancelled.
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../src/base/errors.ts';
import { readActivities } from '../../src/engine/log/activity-log.ts';
import { descendantsOf } from '../../src/kernel/process-tree.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { HEARD_MS } from '../helpers/heard-signal.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { processesNamed } from '../helpers/sandboxes.ts';
import {
  ledgerOf,
  outcomesOf,
  privateFolder,
  processesOf,
  reaches,
  type Supervised,
  type SupervisedEnd,
  superviseExperiment,
} from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const HOSTILE = readFileSync(join(REPOSITORY, 'test', 'fixtures', 'hostile-agent.sh'), 'utf8');

interface Waiting {
  readonly experiment: Experiment;
  /** Lets its agents go on. */
  readonly go: () => void;
}

/** An experiment of one iteration, whose agent waits to be let go. */
function createWaiting(): Waiting {
  const signal = join(createFolder(), 'go');
  const experiment = createExperiment({
    agent: `while [ ! -e ${signal} ]; do sleep 0.05; done\necho 5 > value.txt\n`,
    config: {
      iteration: 'budget = "60s"\nmax_iterations = 1',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  return { experiment, go: () => writeFileSync(signal, '') };
}

/**
 * Of every name and content in the experiment's folder and the user's git directory, and in more; not the agent's logs.
 */
function digestOf(experiment: Experiment, ...more: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of [experiment.place, join(experiment.folder, '.git'), ...more]) {
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/agent\.std(out|err)$/.test(path)) continue;
      const isFile = lstatSync(join(folder, path)).isFile();
      hash.update(`${path}\0`).update(isFile ? readFileSync(join(folder, path)) : '');
    }
  }
  return hash.digest('hex');
}

/** Waits until a run has written down that its first agent is at work: nothing else is due before the agent ends. */
async function isAtAgent(run: Supervised, experiment: Experiment): Promise<void> {
  await reaches(run, 'InvokeAgent', 1);
  const path = join(experiment.place, 'activity.json');
  await expect
    .poll(() => readActivities(path).map(({ attempt, doing }) => [attempt, doing]))
    .toEqual([['1', 'agent at work']]);
}

/** Arguments, each ended by a zero byte; nothing of a process that is gone. */
function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function expectRefused(experiment: Experiment, holder: number | undefined): Promise<void> {
  for (const mode of ['run', 'resume'] as const) {
    const { code, error, reports } = await superviseExperiment(experiment, { mode }).ended;
    expect({ code, kind: error?.code, reports: reports.length }).toEqual({
      code: EXIT.locked,
      kind: 'locked',
      reports: 1,
    });
    expect(error?.message).toContain(`process ${holder} on `);
    expect(error?.remedy).toContain(`kill ${holder}`);
  }
}

describe('a second supervisor', () => {
  it('is refused with the name of the first, and writes nothing', async () => {
    const { experiment, go } = createWaiting();
    const first = superviseExperiment(experiment);
    await isAtAgent(first, experiment);
    await expect.poll(() => processesOf(experiment).some((line) => line.includes('agent.sh'))).toBe(true);
    const before = digestOf(experiment, privateFolder(experiment));
    await expectRefused(experiment, first.child.pid);
    expect(digestOf(experiment, privateFolder(experiment))).toBe(before);
    go();
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline', '1 merged']);
  });

  it('is refused while the first is frozen, which goes on afterwards', async () => {
    const { experiment, go } = createWaiting();
    const first = superviseExperiment(experiment);
    await reaches(first, 'InvokeAgent', 1);
    first.child.kill('SIGSTOP');
    await expectRefused(experiment, first.child.pid);
    first.child.kill('SIGCONT');
    go();
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline', '1 merged']);
  });

  it('is one of 39 that are refused, where 40 begin at once', { timeout: 60_000 }, async () => {
    const { experiment, go } = createWaiting();
    const refused: SupervisedEnd[] = [];
    const racers = Array.from({ length: 40 }, async () => {
      const end = await superviseExperiment(experiment).ended;
      if (end.code !== 0) refused.push(end);
      return end;
    });
    await expect.poll(() => refused.length).toBe(39);
    for (const { code, error } of refused) {
      expect({ code, kind: error?.code }).toEqual({ code: EXIT.locked, kind: 'locked' });
    }
    go();
    expect((await Promise.all(racers)).filter(({ code }) => code === 0)).toHaveLength(1);
    expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline', '1 merged']);
  });
});

describe('a lost lock', () => {
  it('stops the run before its next write', async () => {
    const { experiment, go } = createWaiting();
    const run = superviseExperiment(experiment);
    await isAtAgent(run, experiment);
    await expect.poll(() => processesOf(experiment).some((line) => line.includes('agent.sh'))).toBe(true);
    const before = digestOf(experiment);
    const helpers = descendantsOf(run.child.pid ?? 0).filter((pid) => commandLineOf(pid) === 'cat\0');
    expect(helpers).toHaveLength(1);
    for (const helper of helpers) process.kill(helper, 'SIGKILL');
    const { code, error } = await run.ended;
    expect({ code, kind: error?.code }).toEqual({ code: EXIT.precondition, kind: 'lock_lost' });
    expect(processesOf(experiment)).toEqual([]);
    expect(digestOf(experiment)).toBe(before);
    go();
    const { records } = await experiment.run({ mode: 'resume' });
    expect(outcomesOf(records)).toEqual(['0 baseline', '1 killed', '2 merged']);
  });
});

describe('a run that is cancelled', () => {
  const agent = {
    agent: 'command = "bash agent.sh {iter} {prompt_file}"',
    iteration: 'budget = "60s"\nmax_iterations = 1',
  };

  async function expectCancelled(experiment: Experiment, marker: string): Promise<void> {
    const caller = new AbortController();
    const run = experiment.run({ signal: caller.signal });
    await expect.poll(() => processesNamed(`${marker}-`).length).toBeGreaterThanOrEqual(4);
    const cancelledAt = Date.now();
    caller.abort();
    const { stop, records, state } = await run;
    expect(stop.kind).toBe('interrupted');
    expect(outcomesOf(records)).toEqual(['0 baseline', '1 killed']);
    expect(state).toMatchObject({ iterations_completed: 0, iter_in_progress: null });
    expect(Date.parse(records[1]?.ended_at ?? '') - cancelledAt).toBeLessThan(HEARD_MS);
    expect(processesNamed(marker)).toEqual([]);
    expect(processesOf(experiment)).toEqual([]);
    const resumed = await experiment.run({ mode: 'resume' });
    expect(resumed.stop.kind).toBe('max_iterations');
    expect(outcomesOf(resumed.records)).toEqual(['0 baseline', '1 killed', '2 merged']);
  }

  it.each(['auto', 'off'])('ends within five seconds while an agent works, with sandbox %s', async (sandbox) => {
    const marker = `hostile-${randomUUID()}`;
    const experiment = createExperiment({
      agent: `[ "$1" = 1 ] && exec bash hostile.sh ${marker}\necho 5 > value.txt\n`,
      files: { 'hostile.sh': HOSTILE },
      config: { ...agent, agent: `${agent.agent}\nsandbox = "${sandbox}"` },
    });
    await expectCancelled(experiment, marker);
  });

  it.each(['auto', 'off'])('ends within five seconds while an evaluator works, with sandbox %s', async (sandbox) => {
    const marker = `hostile-${randomUUID()}`;
    const experiment = createExperiment({
      agent: `echo $((4 + $1)) > value.txt\n`,
      files: {
        'hostile.sh': HOSTILE,
        'score.sh': `[ "$(cat value.txt)" = 5 ] && exec bash hostile.sh ${marker}\ncat value.txt\n`,
      },
      config: { ...agent, agent: `${agent.agent}\nsandbox = "${sandbox}"` },
    });
    await expectCancelled(experiment, marker);
  });
});
