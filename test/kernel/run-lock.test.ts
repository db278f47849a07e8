import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isHeldHere, type LockState, lockedError } from '../../src/kernel/lock-holder.ts';
import { type RunLock, takeRunLock } from '../../src/kernel/run-lock.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const HOLDER = programPath('hold-lock');
const STARTED = '2026-01-02T03:04:05.000Z';
const take = (path: string) => takeRunLock({ path, now: () => new Date(STARTED) });

function locked(lock: RunLock | LockState): RunLock {
  if (lock.kind !== 'locked') throw new Error('held by someone else');
  return lock;
}

async function startHolder(path: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = (await once(child.stdout, 'data')) as [Buffer];
  expect(message.toString()).toBe('locked\n');
  return child;
}

// A machine with other work takes a second to start what holds a lock; one that is not given back stays for ever.
const AT_ONCE_MS = 30_000;

/** Takes the lock as soon as it is free, and returns how long that took. */
async function waitForLock(path: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < AT_ONCE_MS) {
    const lock = await take(path);
    if (lock.kind === 'locked') {
      await lock[Symbol.asyncDispose]();
      return performance.now() - from;
    }
    await sleep(5);
  }
  return Number.POSITIVE_INFINITY;
}

function helperOf(path: string): number {
  const found = execFileSync('fuser', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return Number(found.trim());
}
const hasFuser = hasTool(['fuser', '-V'], 'a lock that loses its helper');

describe('takeRunLock', () => {
  it('gives a second holder the name of the first, and lets it in after the release', async () => {
    const path = join(createFolder(), 'new', 'run.lock');
    {
      await using lock = locked(await take(path));
      expect([lock.isHeld(), isHeldHere(path)]).toEqual([true, true]);
      expect(await take(path)).toEqual({
        kind: 'held',
        holder: { pid: process.pid, host: hostname(), started_at: STARTED },
      });
    }
    expect(existsSync(`${path}.holder`)).toBe(false);
    expect(isHeldHere(path)).toBe(false);
    await using again = locked(await take(path));
    expect(again.isHeld()).toBe(true);
    expect(again.lost.aborted).toBe(false);
  });

  it('is not held here where its holder is of another machine, or dead', () => {
    const path = join(createFolder(), 'run.lock');
    const { pid = 0 } = spawnSync('true');
    for (const holder of [
      { pid: process.pid, host: 'elsewhere' },
      { pid, host: hostname() },
    ]) {
      writeFileSync(`${path}.holder`, JSON.stringify({ ...holder, started_at: STARTED }));
      expect(isHeldHere(path), JSON.stringify(holder)).toBe(false);
    }
  });

  it('names its holder in the error of whoever finds it held', () => {
    const about = { what: 'the experiment "pi" is', look: 'autorize status pi' };
    const holder = { pid: 7, host: 'here', started_at: STARTED };
    expect(lockedError({ kind: 'held', holder }, about)).toMatchObject({
      ...{
        code: 'locked',
        exitCode: 75,
        message: `the experiment "pi" is locked by process 7 on here since ${STARTED}`,
      },
      remedy: 'See what it does: autorize status pi. Wait until it ends, or end it: kill 7.',
    });
    expect(lockedError({ kind: 'held', holder: undefined }, about)).toMatchObject({
      message: 'the experiment "pi" is locked by another run',
      remedy: 'See what it does: autorize status pi. Wait until it ends.',
    });
  });

  it('is not held after the release, which is no loss', async () => {
    const lock = locked(await take(join(createFolder(), 'run.lock')));
    await lock[Symbol.asyncDispose]();
    await lock[Symbol.asyncDispose]();
    expect(lock.isHeld()).toBe(false);
    expect(lock.lost.aborted).toBe(false);
  });

  it('lets one of 40 racers win, in each of 20 rounds', { timeout: 120_000 }, async () => {
    const path = join(createFolder(), 'run.lock');
    for (let round = 0; round < 20; round += 1) {
      const kinds = await Promise.all(Array.from({ length: 40 }, () => take(path)));
      expect(kinds.filter(({ kind }) => kind === 'locked')).toHaveLength(1);
      for (const lock of kinds) if (lock.kind === 'locked') await lock[Symbol.asyncDispose]();
    }
  });

  it('is free at once after kill -9 of its holder', async () => {
    const path = join(createFolder(), 'run.lock');
    const holder = await startHolder(path);
    expect(await take(path)).toMatchObject({ kind: 'held', holder: { pid: holder.pid } });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await waitForLock(path)).toBeLessThan(AT_ONCE_MS);
  });

  it('can be acquired immediately after its holder is killed, though the helper may still be going', async () => {
    const path = join(createFolder(), 'run.lock');
    for (let round = 0; round < 5; round += 1) {
      const holder = await startHolder(path);
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      const lock = locked(await take(path));
      await lock[Symbol.asyncDispose]();
    }
  });

  it('is free again when its holder could not write who it is', async () => {
    const path = join(createFolder({ 'run.lock.holder/in-the-way': '' }), 'run.lock');
    await expect(take(path)).rejects.toThrow();
    rmSync(`${path}.holder`, { recursive: true });
    expect(await waitForLock(path)).toBeLessThan(AT_ONCE_MS);
  });

  it('stays held while its holder is frozen', async () => {
    const path = join(createFolder(), 'run.lock');
    const holder = await startHolder(path);
    holder.kill('SIGSTOP');
    await sleep(300);
    expect((await take(path)).kind).toBe('held');
    holder.kill('SIGCONT');
    holder.stdin?.end();
    expect((await once(holder, 'exit'))[0]).toBe(0);
    expect((await take(path)).kind).toBe('locked');
  });

  it.skipIf(!hasFuser)('reports the loss of its helper, before the event loop hears of it', async () => {
    const path = join(createFolder(), 'run.lock');
    await using lock = locked(await take(path));
    process.kill(helperOf(path), 'SIGKILL');
    const until = performance.now() + AT_ONCE_MS;
    // No await in here: what is asked is the operating system.
    while (lock.isHeld() && performance.now() < until);
    expect(lock.isHeld()).toBe(false);
    expect(lock.lost.aborted).toBe(true);
  });

  it('reports the loss of its file', async () => {
    const path = join(createFolder(), 'run.lock');
    await using lock = locked(await take(path));
    rmSync(path);
    expect(lock.isHeld()).toBe(false);
    writeFileSync(path, '');
    expect(lock.isHeld()).toBe(false);
    expect(lock.lost.aborted).toBe(true);
  });

  it('does not keep a process alive that forgot to release it', async () => {
    const path = join(createFolder(), 'run.lock');
    const { status, stdout } = spawnSync(process.execPath, [HOLDER, path, 'leave'], {
      encoding: 'utf8',
      timeout: 2 * AT_ONCE_MS,
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'locked\n' });
    expect(await waitForLock(path)).toBeLessThan(AT_ONCE_MS);
  });

  it('names a remedy where a lock cannot be acquired', async () => {
    const folder = createFolder({ file: '' });
    await expect(take(join(folder, 'file', 'run.lock'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    await expect(take(join(folder, 'n'.repeat(300)))).rejects.toMatchObject({ code: 'lock_unavailable', exitCode: 3 });
  });
});
