import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyComparison } from '../../src/compare/verify.ts';
import { isAlive, untilAlive } from '../helpers/hanging-run.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { BENCHMARK, COMMAND, compare, createCommits, hostOf, logOf } from './comparisons.ts';

/** A benchmark whose run of a pair, by its number, does not end by itself; `marker` is a part of its command line. */
const hanging = (pair: number, marker: string) =>
  `if [ "$AUTORIZE_SEED" = ${pair} ]; then sleep ${marker}; fi\n${BENCHMARK}`;

const foldersIn = (folder: string) => readdirSync(join(folder, '.autorize/compare')).filter((name) => /^\d/.test(name));
const leftIn = (cache: string) => readdirSync(join(cache, 'autorize')).filter((name) => name.startsWith('compare.'));

describe('a comparison that is stopped', () => {
  it('in a pair ends with what it has, in a log that verifies, and leaves nothing', async () => {
    // Ctrl-C is heard in the same way; a test of the action sends it.
    const [signal, code] = ['SIGTERM', 143] as const;
    const marker = `9876${code}`;
    const folder = createCommits({ 'salt.txt': 'two\n' }, { 'bench.sh': hanging(10, marker) });
    const cache = createFolder();
    const args = ['compare', 'HEAD~1', 'HEAD', '--command', COMMAND, '--unit', 'ms', '--margin', '0.1%'];
    const child = spawn(process.execPath, [programPath('autorize'), ...args, '--timeout', '24h'], {
      ...{ cwd: folder, env: { ...process.env, XDG_CACHE_HOME: cache }, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    const out: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk.toString()));
    const closed = once(child, 'close');
    await untilAlive(marker, child);
    child.kill(signal);
    expect(await closed).toEqual([code, null]);
    expect(out.join('')).toContain('it was stopped');
    const [id = ''] = foldersIn(folder);
    const place = join(folder, '.autorize/compare', id);
    expect(logOf(place).at(-1)).toMatchObject({ kind: 'ended', ended: 'stopped' });
    expect(verifyComparison(place, hostOf(folder))).toMatchObject({ isSound: true });
    expect(JSON.parse(readFileSync(join(place, 'report.json'), 'utf8'))).toMatchObject({
      ended: 'stopped',
      pairs: 9,
    });
    expect(isAlive(marker)).toBe(false);
    expect(leftIn(cache)).toEqual([]);
  });

  it('before the first pair has no report, and a log that says so', async () => {
    const marker = '98765200';
    const folder = createCommits({ 'salt.txt': 'two\n' }, { 'bench.sh': hanging(5, marker) });
    const host = hostOf(folder);
    const stopping = new AbortController();
    const compared = compare(folder, { unit: 'ms', timeout: 86_400_000, signal: stopping.signal }, host);
    await Promise.race([untilAlive(marker), compared]);
    stopping.abort();
    expect(await compared).toEqual({ kind: 'stopped' });
    const [id = ''] = foldersIn(folder);
    const place = join(folder, '.autorize/compare', id);
    expect(existsSync(join(place, 'report.json'))).toBe(false);
    const { isSound, findings } = verifyComparison(place, host);
    expect({ isSound, wrong: findings.filter(({ kind }) => kind === 'wrong') }).toEqual({ isSound: false, wrong: [] });
    expect(isAlive(marker)).toBe(false);
    expect(leftIn(host.env.XDG_CACHE_HOME ?? '')).toEqual([]);
  });
});
