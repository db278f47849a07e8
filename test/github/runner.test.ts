import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EOL, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maskSecret, readInput, setOutput } from '../../src/github/runner.ts';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('reads an input without blanks around it; one that is not set is empty', () => {
  vi.stubEnv('INPUT_WORKING-DIRECTORY', ' a b\n');
  expect([readInput('working-directory'), readInput('replays')]).toEqual(['a b', '']);
});

it('sets outputs of several lines between delimiters that differ, and none by a value', () => {
  const path = join(folder, 'outputs');
  writeFileSync(path, '');
  vi.stubEnv('GITHUB_OUTPUT', path);
  setOutput('one', 'a\nghadelimiter_x\ntwo<<b');
  setOutput('two', '\r');
  const [, first, second] =
    new RegExp(`^one<<(\\S+)${EOL}a\nghadelimiter_x\ntwo<<b${EOL}\\1${EOL}two<<(\\S+)${EOL}\r${EOL}\\2${EOL}$`).exec(
      readFileSync(path, 'utf8'),
    ) ?? [];
  expect(first).toMatch(/^ghadelimiter_[\da-f-]{36}$/);
  expect(second).not.toBe(first);
});

it('sets an output of one line between delimiters that are not in it', () => {
  const path = join(folder, 'outputs');
  writeFileSync(path, '');
  vi.stubEnv('GITHUB_OUTPUT', path);
  const values = ['', 'a=b<<EOF', ' ::set-output name=two::c\u2028\u0085 ', 'ghadelimiter_1', 'one<<ghadelimiter_1'];
  for (const value of values) setOutput('one', value);
  const written = [...readFileSync(path, 'utf8').matchAll(/one<<(\S+)\r?\n([^\r\n]*)\r?\n\1\r?\n/g)];
  expect(written.map(([, , value]) => value)).toEqual(values);
  expect(written.map(([all]) => all).join('')).toBe(readFileSync(path, 'utf8'));
  for (const [, delimiter = '', value] of written) expect(value).not.toContain(delimiter);
});

it('prints an output where the runner has no file for it, and refuses a file that is not there', () => {
  vi.stubEnv('GITHUB_OUTPUT', '');
  setOutput('one', '50%\r\nmore');
  expect(printed.join('')).toBe(`${EOL}::set-output name=one::50%25%0D%0Amore${EOL}`);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'none'));
  expect(() => setOutput('one', 'a')).toThrow('Missing file at path');
});

it('masks a secret of several lines in one command', () => {
  maskSecret('a%\nb');
  expect(printed).toEqual([`::add-mask::a%25%0Ab${EOL}`]);
});
