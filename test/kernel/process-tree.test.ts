import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLinux } from '../../src/kernel/platform.ts';
import { descendantsOf, killMarked, markedProcesses } from '../../src/kernel/process-tree.ts';
import { sendSignal } from '../../src/kernel/signal.ts';

async function start(script: string, runId: string) {
  const env = { ...process.env, AUTORIZE_RUN: runId };
  const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(async () => void (await killMarked(runId)));
  await new Promise((ready) => child.stdout.once('data', ready));
  return child.pid ?? 0;
}

describe('a process tree', () => {
  it('is listed from the top down', async () => {
    const pid = await start(`bash -c 'sleep 60 & echo $$; wait' & wait`, randomUUID());
    await expect.poll(() => descendantsOf(pid)).toHaveLength(2);
    const [child = 0, grandchild] = descendantsOf(pid);
    expect(descendantsOf(child)).toEqual([grandchild]);
  });

  it('is read past a name with blanks and parentheses', async () => {
    const pid = await start(`printf ') S 1 (' > /proc/$$/comm; sleep 60 & echo up; wait`, randomUUID());
    expect(descendantsOf(process.pid)).toContain(pid);
  });

  it('of a process that does not exist is empty', () => {
    expect(descendantsOf(2 ** 22 + 1)).toEqual([]);
  });
});

describe('killMarked', () => {
  it('ends every process of its run and of no other', async () => {
    const [runId, other] = [randomUUID(), randomUUID()];
    await start('setsid sleep 60 & sleep 60 & echo up; wait', runId);
    const bystander = await start('echo up; sleep 60; :', other);
    await expect.poll(() => markedProcesses(runId)).toHaveLength(3);
    expect(await killMarked(runId)).toBe(0);
    expect(markedProcesses(runId)).toEqual([]);
    expect(markedProcesses(other)).toContain(bystander);
  });

  it('ends the processes of every part of a run by what stands before the dot', async () => {
    const session = randomUUID();
    const parts = ['1', '2.evaluate', ''].map((part) => `${session}.${part}`);
    for (const part of parts) await start('setsid sleep 60 & echo up; wait', part);
    await expect.poll(() => markedProcesses(session)).toHaveLength(2 * parts.length);
    expect(markedProcesses(`${session}.2`)).toHaveLength(2);
    expect(await killMarked(session)).toBe(0);
    expect(parts.flatMap(markedProcesses)).toEqual([]);
  });

  it('finds a marker behind an environment of any size', async () => {
    const runId = randomUUID();
    const large = Object.fromEntries(['A', 'B', 'C'].map((name) => [name, name.repeat(120_000)]));
    const mark = { AUTORIZE_RUN: runId };
    // ps(1) may cut it, so commands have the marker first where that is asked.
    const env = { ...(isLinux() ? {} : mark), ...large, PATH: process.env.PATH, ...mark };
    const child = spawn('bash', ['-c', 'echo up; kill -STOP $$'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(async () => void (await killMarked(runId)));
    await new Promise((ready) => child.stdout.once('data', ready));
    expect(markedProcesses(runId)).toContain(child.pid);
    expect(await killMarked(runId)).toBe(0);
  });

  it('does not take a run for another whose name begins alike', async () => {
    const runId = randomUUID();
    await start('echo up; sleep 60; :', `${runId}-2`);
    expect(markedProcesses(runId)).toEqual([]);
    await killMarked(`${runId}-2`);
  });
});

it('a signal to a process that is gone is no error', () => {
  expect(() => sendSignal(2 ** 22 + 1, 'SIGTERM')).not.toThrow();
});
