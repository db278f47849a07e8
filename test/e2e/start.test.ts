import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';

// What is faster than what was kept before is for the machine's load to say, too.
const BY_SCORE = ['merged', 'discarded', 'inconclusive'];

/** The iterations that an output lists, in order, by how they ended. */
function iterationsOf(output: string): string[] {
  const lines = [...output.matchAll(/^\S (\w+) +iter (\d+) /gm)];
  return lines.map(([, outcome = '', iter]) => `${iter} ${BY_SCORE.includes(outcome) ? 'scored' : outcome}`);
}

/** The lines that are of no one machine: titles and what is printed below them. */
function titlesOf(output: string): string[] {
  return [...output.matchAll(/^== (.*)$/gm)].map(([, title = '']) => title);
}

// On the Node that runs the tests; `.ci/run start` has the machine's own.
it('npm start does what the README shows, and leaves nothing', { timeout: 600_000 }, () => {
  const [temporary, cache] = [createFolder(), createFolder()];
  const env = { ...process.env, GITHUB_ACTIONS: '', TMPDIR: temporary, XDG_CACHE_HOME: cache };
  const args = [join('scripts', 'start.mjs'), '--clean'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, shown = ''] = /<!-- output of: npm start -->\n```console\n([\s\S]*?)\n```\n/.exec(readme) ?? [];
  expect(iterationsOf(shown)).toHaveLength(13);
  expect(iterationsOf(stdout)).toEqual(iterationsOf(shown));
  expect(titlesOf(stdout)).toEqual(expect.arrayContaining(titlesOf(shown)));
  expect(readdirSync(temporary).filter((name) => name.startsWith('autorize'))).toEqual([]);
  expect(existsSync(join(cache, 'autorize'))).toBe(false);
});
