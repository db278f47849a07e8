import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { LEVELS, NAMESPACES, runIn, runReady } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SUPERVISE = programPath('supervise');
const sh = (script: string): readonly string[] => ['/bin/bash', '-c', script];

/** Fires once a file holds a text. */
function whenPrinted(path: string, text: string): AbortSignal {
  const seen = new AbortController();
  const timer = setInterval(() => {
    if (!existsSync(path) || !readFileSync(path, 'utf8').includes(text)) return;
    clearInterval(timer);
    seen.abort();
  }, 20);
  onTestFinished(() => clearInterval(timer));
  return seen.signal;
}

describe.each(LEVELS.map((level) => [level.kind, level] as const))('a command in level %s', (kind, level) => {
  it('gives its exit code, both outputs and the level', async () => {
    const { result, out, err } = await runIn(level, sh('echo out; echo err >&2; exit 3'));
    expect(result).toMatchObject({
      kind: 'ended',
      exitCode: 3,
      signal: null,
      killedByBudget: false,
      aborted: false,
      survivors: 0,
      level: kind,
      stdout: { bytes: 4, seenBytes: 4, truncated: false },
    });
    expect([out, err]).toEqual(['out\n', 'err\n']);
  });

  it('distinguishes a death by signal from an exit', async () => {
    const { result } = await runIn(level, sh('kill -9 $$'));
    expect(result).toMatchObject({ kind: 'ended', exitCode: 137, signal: 'SIGKILL', killedByBudget: false });
  });

  it('reads the text that it is given', async () => {
    const { out } = await runIn(level, ['cat'], { stdin: `${'x'.repeat(300_000)}end` });
    expect(out).toHaveLength(300_003);
  });

  it('may leave its input unread, and has none where none is given', async () => {
    const { result } = await runIn(level, ['true'], { stdin: 'x'.repeat(1 << 20) });
    expect(result).toMatchObject({ exitCode: 0 });
    expect((await runIn(level, ['cat'])).out).toBe('');
  });

  it('gets TERM at the end of its budget and may react to it: its exit code comes back', async () => {
    const script = 'trap "echo got-TERM; exit 7" TERM; echo ready; while :; do sleep 0.02; done';
    const { result, out, readyMs } = await runReady(level, sh(script), (budgetMs) => ({ budgetMs, graceMs: 60_000 }));
    expect(result).toMatchObject({ kind: 'ended', exitCode: 7, killedByBudget: true, aborted: false });
    expect(out).toBe('ready\ngot-TERM\n');
    if (result.kind === 'ended') expect(result.durationMs).toBeGreaterThanOrEqual(readyMs - 1);
    if (result.kind === 'ended') expect(result.durationMs).toBeLessThan(readyMs + 30_000);
  });

  it('is ended in the same way when it is cancelled', async () => {
    const stdout = { path: join(createFolder(), 'stdout'), maxBytes: 1000 };
    const options = { signal: whenPrinted(stdout.path, 'ready'), stdout, graceMs: 10_000 };
    const { result } = await runIn(level, sh('trap "exit 8" TERM; echo ready; while :; do sleep 0.02; done'), options);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 8, killedByBudget: false, aborted: true });
  });

  it('is killed soon when it is cancelled and does not react, however long its grace', async () => {
    const stdout = { path: join(createFolder(), 'stdout'), maxBytes: 1000 };
    const options = { signal: whenPrinted(stdout.path, 'ready'), stdout, graceMs: 60_000, abortGraceMs: 200 };
    const { result } = await runIn(level, sh('trap "" TERM; echo ready; while :; do sleep 0.02; done'), options);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 137, killedByBudget: false, aborted: true, survivors: 0 });
  });

  it('is killed soon when it is cancelled while it has its grace', async () => {
    const script = 'trap "echo asked" TERM; echo ready; while :; do sleep 0.02; done';
    const { result, out } = await runReady(level, sh(script), (budgetMs) => {
      const stdout = { path: join(createFolder(), 'stdout'), maxBytes: 1000 };
      return { budgetMs, signal: whenPrinted(stdout.path, 'asked'), stdout, graceMs: 60_000, abortGraceMs: 200 };
    });
    expect(result).toMatchObject({ kind: 'ended', exitCode: 137, killedByBudget: true, aborted: false, survivors: 0 });
    expect(out).toBe('ready\nasked\n');
  });

  it('is ended even before its sandbox stands', async () => {
    const { result } = await runIn(level, ['sleep', '60'], { budgetMs: 1, graceMs: 200 });
    expect(result).toMatchObject({ kind: 'ended', killedByBudget: true, survivors: 0 });
  });

  it('does not begin when it was cancelled before', async () => {
    const { result } = await runIn(level, ['true'], { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ kind: 'unstarted', code: 'ABORTED' });
  });

  it('that does not exist is a value', async () => {
    const { result } = await runIn(level, ['no-such-command']);
    expect(result).toMatchObject({ kind: 'unstarted', code: 'ENOENT', level: kind });
  });

  it('with an argument beyond what the system takes is a value', async () => {
    const { result } = await runIn(level, ['true', 'x'.repeat(1 << 22)]);
    expect(result).toMatchObject({ kind: 'unstarted', code: 'E2BIG' });
  });

  it('keeps beginning and end of its output up to the bound, and says what is left out', async () => {
    const stdout = { path: join(createFolder(), 'log'), maxBytes: 1000 };
    const all = Array.from({ length: 500_000 }, (_, line) => `${line + 1}\n`).join('');
    const { result } = await runIn(level, sh('seq 1 500000'), { stdout });
    expect(result).toMatchObject({ stdout: { bytes: 1000, seenBytes: all.length, truncated: true } });
    const left = `\n[autorize left out ${all.length - 1000} bytes here]\n`;
    expect(readFileSync(stdout.path, 'utf8')).toBe(all.slice(0, 500) + left + all.slice(-500));
    const exact = { path: join(createFolder(), 'log'), maxBytes: 1000 };
    const { result: whole } = await runIn(level, sh('seq 1 277'), { stdout: exact });
    expect(whole).toMatchObject({ stdout: { bytes: 1000, seenBytes: 1000, truncated: false } });
    expect(readFileSync(exact.path, 'utf8')).toBe(all.slice(0, 1000));
  });

  it('is refused an output file that is a planted link', async () => {
    const folder = createFolder({ victim: 'whole' });
    spawnSync('ln', ['-s', join(folder, 'victim'), join(folder, 'log')]);
    const stdout = { path: join(folder, 'log'), maxBytes: 1000 };
    await expect(runIn(level, ['echo', 'x'], { stdout })).rejects.toThrow('EEXIST');
    expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('whole');
  });

  it.each([0, 1, 2, 3, 5, 7, 9, 11, 14, 30])('with %i descriptors left either runs or is a value', (free) => {
    const folder = createFolder();
    const args = [SUPERVISE, JSON.stringify(level), folder, randomUUID(), 'true'];
    const env = { ...process.env, FREE_DESCRIPTORS: String(free) };
    const { stdout, stderr } = spawnSync('prlimit', ['--nofile=64', 'node', ...args], { encoding: 'utf8', env });
    const result = JSON.parse(stdout || JSON.stringify({ stderr }));
    expect(result).toMatchObject(
      free === 30 ? { kind: 'ended', exitCode: 0 } : { kind: expect.stringMatching(/^(ended|unstarted)$/) },
    );
    if (result.kind === 'unstarted') expect(result.code).toMatch(/^(EMFILE|ENFILE|EAGAIN)$/);
  });
});

describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('the first process of level %s', (_, level) => {
  it('gives an agent below a shell its grace, though the shell dies at once', async () => {
    const agent = 'trap "sleep 0.3; echo saved; exit 0" TERM; echo ready; while :; do sleep 0.02; done';
    const script = `bash -c '${agent}'; echo after`;
    const { result, out } = await runReady(level, sh(script), (budgetMs) => ({ budgetMs, graceMs: 10_000 }));
    expect(out).toBe('ready\nsaved\n');
    expect(result).toMatchObject({ exitCode: 143, signal: 'SIGTERM', killedByBudget: true });
  });

  it('does not believe an exit code that is none', async () => {
    const { result } = await runIn(level, sh('echo "exit 999" > /proc/1/fd/3; echo "exit x" > /proc/1/fd/3; exit 5'));
    expect(result).toMatchObject({ kind: 'ended' });
  });

  it('distinguishes a sandbox that could not be made from a command that failed', async () => {
    const { result } = await runIn(level, ['true'], { view: { workDir: '/no/such/folder' } });
    expect(result.kind).toBe('unstarted');
  });
});

it('a worker thread may not run commands: they would die with it', async () => {
  const folder = createFolder();
  const argv = [JSON.stringify({ kind: 'process-group' }), folder, randomUUID(), 'true'];
  const worker = new Worker(SUPERVISE, { argv, execArgv: [] });
  const error = await new Promise<unknown>((resolve) => worker.once('error', resolve));
  expect(error).toMatchObject({ message: expect.stringContaining('main thread') });
});
