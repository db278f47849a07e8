// An agent that ignores TERM and leaves children in other groups, other sessions and behind pipes.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { killMarked, markedProcesses } from '../../src/kernel/process-tree.ts';
import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { programPath } from '../helpers/program.ts';
import { LEVELS, NAMESPACES, processesNamed, runIn, runReady } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const FIXTURES = resolve(import.meta.dirname, '..', 'fixtures');
const HOSTILE = join(FIXTURES, 'hostile-agent.sh');
const name = (): string => `hostile-${randomUUID()}`;
// Its processes hold the output open for 300 s: who waits for them comes later, however busy the machine is.
const SOON_MS = 60_000;

async function startSupervisor(level: SandboxLevel, ...command: readonly string[]) {
  const [folder, runId] = [createFolder(), randomUUID()];
  const args = [programPath('supervise'), JSON.stringify(level), folder, runId, ...command];
  const supervisor = spawn('node', args, { stdio: 'inherit' });
  onTestFinished(async () => {
    supervisor.kill('SIGKILL');
    await killMarked(runId);
  });
  const log = join(folder, 'stdout');
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toContain('ready');
  return { supervisor, runId, folder };
}

async function killHard(supervisor: ChildProcess): Promise<void> {
  const gone = new Promise((done) => supervisor.once('exit', done));
  supervisor.kill('SIGKILL');
  await gone;
}

describe.each(LEVELS.map((level) => [level.kind, level] as const))('a hostile agent in level %s', (_, level) => {
  it('leaves no process after its budget, and does not wait for who holds its output open', async () => {
    const marker = name();
    const { result, out } = await runReady(level, ['bash', HOSTILE, marker], (budgetMs) => ({
      budgetMs,
      graceMs: 400,
    }));
    expect(out).toBe('ready\n');
    expect(processesNamed(marker)).toEqual([]);
    expect(result).toMatchObject({
      kind: 'ended',
      exitCode: 137,
      signal: 'SIGKILL',
      killedByBudget: true,
      survivors: 0,
    });
    if (result.kind === 'ended') expect(result.durationMs).toBeLessThan(SOON_MS);
  });

  it('leaves no process when it ends by itself', async () => {
    const marker = name();
    const { result } = await runIn(level, ['bash', HOSTILE, marker, 'exit']);
    expect(processesNamed(marker)).toEqual([]);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 4, killedByBudget: false, survivors: 0 });
    if (result.kind === 'ended') expect(result.durationMs).toBeLessThan(SOON_MS);
  });

  it('cannot hide its end by holding its pipes', async () => {
    const holder = `env -i setsid bash -c 'echo $$ >pid; exec sleep 300' & until test -s pid; do sleep 0.02; done`;
    const { result, folder } = await runIn(level, ['bash', '-c', holder]);
    const pid = Number(readFileSync(join(folder, 'work', 'pid'), 'utf8'));
    // Elsewhere it was a number of another namespace, and ended with that.
    if (level.kind === 'process-group') process.kill(pid, 'SIGKILL');
    expect(result).toMatchObject({ kind: 'ended', exitCode: 0, killedByBudget: false });
  });
});

describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('level %s', (_, level) => {
  it('dies whole when the supervisor is killed', async () => {
    const marker = name();
    const { supervisor, runId } = await startSupervisor(level, 'bash', HOSTILE, marker);
    // Each of them takes its name when it starts, which may be after the agent says that it is ready.
    await expect.poll(() => processesNamed(`${marker}-`).length).toBeGreaterThanOrEqual(4);
    await killHard(supervisor);
    await expect.poll(() => [...processesNamed(marker), ...markedProcesses(runId)]).toEqual([]);
  });

  it('ends processes that wiped their environment and left every group', async () => {
    const marker = name();
    const script = `env -i bash -c 'setsid bash -c "exec -a ${marker} sleep 300" &' ; sleep 0.2`;
    await runIn(level, ['bash', '-c', script]);
    expect(processesNamed(marker)).toEqual([]);
  });

  it('ends a fork bomb at the end of the budget', async () => {
    const marker = name();
    const bomb = `ulimit -u 400; bomb() { bomb | bomb & }; for i in $(seq 60); do (exec -a ${marker} sleep 300) & done; wait`;
    const { result } = await runIn(level, ['bash', '-c', bomb], { budgetMs: 500, graceMs: 100 });
    expect(result).toMatchObject({ kind: 'ended', killedByBudget: true });
    expect(processesNamed(marker)).toEqual([]);
  });

  it('keeps the exit code of an agent whose daemon ignores TERM', async () => {
    const script = `setsid bash -c 'trap "" TERM; sleep 300' & trap "exit 9" TERM; echo ready; while :; do sleep 0.02; done`;
    const { result } = await runReady(level, ['bash', '-c', script], (budgetMs) => ({ budgetMs, graceMs: 10_000 }));
    expect(result).toMatchObject({ exitCode: 9, signal: null, killedByBudget: true });
  });

  it('does not end when the agent signals its first process', async () => {
    const { result } = await runIn(level, ['bash', '-c', 'kill -9 1; kill -TERM 1; sleep 0.1; exit 6']);
    expect(result).toMatchObject({ exitCode: 6 });
  });
});

describe('a process group', () => {
  it('whose supervisor was killed is found by its marker and ended by the next run', async () => {
    const marker = name();
    const { supervisor, runId } = await startSupervisor({ kind: 'process-group' }, 'bash', HOSTILE, marker);
    await expect.poll(() => processesNamed(`${marker}-`)).toHaveLength(4);
    await killHard(supervisor);
    await pause(100);
    expect(processesNamed(`${marker}-`)).toHaveLength(4);
    expect(await killMarked(runId)).toBe(0);
    expect(processesNamed(marker)).toEqual([]);
  });
});
