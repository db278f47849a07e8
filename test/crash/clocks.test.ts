import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isProcessAlive } from '../../src/kernel/process-life.ts';
import { sendSignal } from '../../src/kernel/signal.ts';
import { type ChildOptions, readRecords, runChild } from '../helpers/child-run.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const hasFakeTime = hasTool(['faketime', '-f', '+0', 'true'], 'a clock that is set while a run goes on');
const RUN_MS = 120_000;

/** A clock of a run's own, that is set by writing a difference to a file. */
function settableClock(): { readonly file: string; readonly options: ChildOptions } {
  const file = join(createFolder(), 'difference');
  writeFileSync(file, '+0\n');
  const library = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).trim();
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  return { file, options: { env } };
}

function experimentOf({
  agent,
  budget,
  schedule,
  max = 2,
}: Readonly<Record<'agent' | 'budget' | 'schedule', string>> & { max?: number }) {
  return createExperiment({
    agent,
    config: {
      iteration: `budget = "${budget}"\nmax_iterations = ${max}`,
      schedule,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

const inFuture = (ms: number): string => `deadline = "${new Date(Date.now() + ms).toISOString()}"`;

describe.skipIf(!hasFakeTime)('a clock that is set while a run goes on', () => {
  it('neither cuts nor stretches the budget of an agent, nor turns the order of the records', {
    timeout: RUN_MS,
  }, async () => {
    const { file, options } = settableClock();
    const jumps = `case $1 in 1) echo +10d > ${file}; sleep 1;; *) echo -1h > ${file}; sleep 600;; esac`;
    const agent = `echo $((9 - $1)) > value.txt\n${jumps}\n`;
    const experiment = experimentOf({ agent, budget: '6s', schedule: 'total_budget = "10m"' });
    expect(await runChild(experiment, options)).toMatchObject({ stop: 'max_iterations' });
    const [, forward, back] = readRecords(experiment);
    expect([forward?.agent_killed_by_budget, back?.agent_killed_by_budget]).toEqual([false, true]);
    expect(Date.parse(forward?.ended_at ?? '') - Date.parse(forward?.started_at ?? '')).toBeGreaterThan(9 * 86_400_000);
    expect(Date.parse(back?.ended_at ?? '')).toBeLessThan(Date.parse(back?.started_at ?? ''));
    expect(Math.round(Number(back?.durations?.agent_ms) / 1000 / 60)).toBe(0);
    expect(Number(back?.durations?.agent_ms) / 1000).toBeGreaterThanOrEqual(6);
    expect(readRecords(experiment).map(({ iter, seq }) => [iter, seq])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('does not stretch the budget of a run', { timeout: RUN_MS }, async () => {
    const { file, options } = settableClock();
    const agent = `echo $1 > value.txt; echo -1h > ${file}; sleep 1\n`;
    const experiment = experimentOf({ agent, budget: '20s', schedule: 'total_budget = "6s"', max: 0 });
    expect(await runChild(experiment, options)).toMatchObject({ stop: 'deadline' });
  });

  it('ends a run whose deadline is a time of day', { timeout: RUN_MS }, async () => {
    const { file, options } = settableClock();
    const agent = `echo +10d > ${file}; echo 9 > value.txt\n`;
    const experiment = experimentOf({ agent, budget: '20s', schedule: inFuture(86_400_000), max: 0 });
    expect(await runChild(experiment, options)).toMatchObject({ stop: 'deadline' });
    expect(readRecords(experiment).map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });
});

describe('a supervisor that is frozen while its agent works', () => {
  interface Frozen {
    /** How long from when its agent works, or until when. */
    readonly freeze: number | Date;
    readonly budget: string;
    readonly sleep: number;
    readonly schedule: string;
  }

  async function runFrozen({ freeze: wanted, ...supplied }: Frozen) {
    const began = join(createFolder(), 'began');
    const agent = `echo $((9 - $1)) > value.txt\ntest -e ${began} || { touch ${began}; sleep ${supplied.sleep}; }\n`;
    const experiment = experimentOf({ ...supplied, agent });
    let freezing: Promise<void> | undefined;
    const freeze = async (pid: number): Promise<void> => {
      while (!existsSync(began) && isProcessAlive(pid)) await pause(20);
      sendSignal(pid, 'SIGSTOP');
      await pause(typeof wanted === 'number' ? wanted : wanted.getTime() - Date.now());
      sendSignal(pid, 'SIGCONT');
    };
    const onStart = (pid: number): void => {
      freezing = freeze(pid);
    };
    const child = await runChild(experiment, { onStart });
    await freezing;
    return { child, records: readRecords(experiment) };
  }

  it('takes an agent that ended meanwhile for what it is', { timeout: RUN_MS }, async () => {
    const { child, records } = await runFrozen({
      freeze: 5000,
      budget: '60s',
      sleep: 3,
      schedule: 'total_budget = "10m"',
    });
    expect(child.stop).toBe('max_iterations');
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    expect(records[1]).toMatchObject({ agent_exit: 0, agent_killed_by_budget: false });
    expect(Number(records[1]?.durations?.agent_ms) / 1000).toBeGreaterThan(3.5);
  });

  it('ends an agent that is over its budget, and records how long it took', { timeout: RUN_MS }, async () => {
    const { child, records } = await runFrozen({
      freeze: 5000,
      budget: '3s',
      sleep: 600,
      schedule: 'total_budget = "10m"',
    });
    expect(child.stop).toBe('max_iterations');
    expect(records[1]?.agent_killed_by_budget).toBe(true);
    expect(Number(records[1]?.durations?.agent_ms) / 1000).toBeGreaterThan(3.5);
  });

  it('ends its run at a time of day that came meanwhile', { timeout: RUN_MS }, async () => {
    // Late enough for a base that is scored beside other work.
    const deadline = new Date(Date.now() + 20_000);
    const schedule = `deadline = "${deadline.toISOString()}"`;
    const { child, records } = await runFrozen({ freeze: deadline, budget: '60s', sleep: 1, schedule });
    expect(child.stop).toBe('deadline');
    expect(records.at(-1)?.iter).toBe(1);
  });
});
