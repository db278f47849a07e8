import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isProcessAlive } from '../../src/kernel/process-life.ts';
import { type ProgramRequest, runProgram } from '../../src/kernel/program.ts';
import { runProgramSync } from '../../src/kernel/program-sync.ts';

const ENV = { PATH: process.env.PATH };

function shell(script: string, more: Partial<ProgramRequest> = {}): ProgramRequest {
  const limits = { maxBytes: 1 << 20, maxStderrChars: 1 << 16 };
  return { program: 'sh', args: ['-c', script], cwd: '/', env: ENV, ...limits, ...more };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a program', () => {
  it('gets its input, and answers with both streams and its exit code', async () => {
    const end = await runProgram(shell('cat; echo fatal >&2; exit 3', { input: 'one\n' }));
    expect(end).toMatchObject({ exitCode: 3, signal: undefined, stderr: 'fatal\n', failure: undefined });
    expect(end.stdout).toEqual(Buffer.from('one\n'));
  });

  it('reads an empty standard input where none is given', async () => {
    const { exitCode, stdout } = await runProgram(shell('cat | wc -c'));
    expect([exitCode, stdout.toString().trim()]).toEqual([0, '0']);
  });

  it('sees nothing of the environment but what it is given', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'secret-token');
    const asked = { args: [], program: 'env', env: { PATH: process.env.PATH, ONE: '1', NONE: undefined } };
    const { stdout } = await runProgram(shell('', asked));
    expect(stdout.toString().trim().split('\n').sort()).toEqual(['ONE=1', `PATH=${process.env.PATH}`]);
    const sync = runProgramSync({ ...asked, cwd: '/' });
    expect(sync.stdout).not.toContain('secret-token');
  });

  it('gets its arguments as they are: no shell reads them', async () => {
    const args = ['%s|', '$(id)', '; exit 1', '*', '"', ''];
    const { stdout } = await runProgram(shell('', { program: 'printf', args }));
    expect(stdout.toString()).toBe('$(id)|; exit 1|*|"||');
  });

  it('answers with the bytes that it wrote, final newlines and invalid UTF-8 included', async () => {
    const { stdout } = await runProgram(shell(String.raw`printf '\377\000a\n\n'`));
    expect(stdout).toEqual(Buffer.from([0xff, 0, 0x61, 0x0a, 0x0a]));
  });

  it('may end before it has read its input', async () => {
    const { exitCode } = await runProgram(shell('exit 4', { input: Buffer.alloc(4 << 20) }));
    expect(exitCode).toBe(4);
  });

  it('ends at once when its answer is too long', async () => {
    const { signal, limit, stdout } = await runProgram(shell('exec yes', { maxBytes: 100_000 }));
    expect([signal, limit]).toEqual(['SIGKILL', 'size']);
    expect(stdout.length).toBeLessThanOrEqual(100_000);
  });

  it('may complain at any length: the beginning is collected', async () => {
    const script = 'echo first >&2; head -c 5000000 /dev/zero >&2; echo done';
    const { exitCode, stdout, stderr } = await runProgram(shell(script, { maxStderrChars: 1000 }));
    expect([exitCode, stdout.toString()]).toEqual([0, 'done\n']);
    expect(stderr.startsWith('first\n')).toBe(true);
    expect(stderr.length).toBeLessThan(200_000);
  });

  it.each([
    ['at its deadline', () => ({ timeoutMs: 300 })],
    ['when it is cancelled', () => ({ cutOff: AbortSignal.timeout(300) })],
  ])('ends with its children %s', async (_, limit) => {
    const end = await runProgram(shell('sleep 300 & echo $!; wait', limit()));
    expect(end).toMatchObject({ exitCode: undefined, signal: 'SIGKILL', limit: 'time' });
    await expect.poll(() => isProcessAlive(Number(end.stdout))).toBe(false);
  });

  it('reports the signal that somebody else sent', async () => {
    const end = await runProgram(shell('kill -TERM $$'));
    expect(end).toMatchObject({ exitCode: undefined, signal: 'SIGTERM', limit: undefined, failure: undefined });
  });

  it('is waited for as long as a child holds its streams', async () => {
    const { stdout } = await runProgram(shell('(sleep 0.3; echo late) & exit 1'));
    expect(stdout.toString()).toBe('late\n');
  });
});

describe('a program that does not start', () => {
  it.each([
    ['is not there', { program: '/no/such/program' }, 'ENOENT'],
    ['has no folder to work in', { cwd: '/no/such/folder' }, 'ENOENT'],
    ['is no program', { program: '/etc/passwd' }, 'EACCES'],
    ['has arguments that are too long', { args: ['-c', ':', 'x'.repeat(4 << 20)] }, 'E2BIG'],
  ])('answers why: it %s', async (_, more, code) => {
    const { failure, exitCode } = await runProgram(shell('', more));
    expect(exitCode).toBeUndefined();
    expect(failure?.message).toContain(code);
    const { program = 'sh', args = [], cwd = '/' } = shell('', more);
    expect(runProgramSync({ program, args, cwd, env: ENV }).failure?.message).toContain(code);
  });

  it('answers why where no descriptors are left', async () => {
    const taken: number[] = [];
    const { failure } = await (async () => {
      try {
        for (;;) taken.push(openSync('/dev/null', 'r'));
      } catch {
        return await runProgram(shell('echo never'));
      } finally {
        for (const each of taken) closeSync(each);
      }
    })();
    expect(failure?.message).toMatch(/EMFILE|ENFILE/);
    // The process hears of it by an event, too, which must not end it.
    await pause(20);
  });
});
