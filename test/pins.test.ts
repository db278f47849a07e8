import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const filesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
const PAGES = ['README.md', ...DOCS.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

function pinsIn(files: readonly string[]) {
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\borg\/autorize-action[^\s@]*@(.*)$/gm)].map(
      ([, pin = '']) => ({
        file,
        pin,
      }),
    ),
  );
}

const CALLED = ['gate', 'report', 'research', 'search'].map((name) => `.github/workflows/${name}.yml`);

describe.each([
  ['the examples are', filesIn('examples/workflows'), PAGES],
  ['the workflows that others call are', CALLED, []],
])('what %s pinned to', (_, files, pages) => {
  const pins = pinsIn([...files, ...pages]);

  it('is one full commit SHA in all of them, and the version beside it', () => {
    expect(files.filter((file) => !pins.some((each) => each.file === file))).toEqual([]);
    expect(pins[0]?.pin).toMatch(/^[0-9a-f]{40} # v1$/);
    expect(new Set(pins.map(({ pin }) => pin)).size).toBe(1);
  });

  it('is in this history, where that is at hand', () => {
    const isWhole = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'false';
    const sha = pins[0]?.pin.slice(0, 40) ?? '';
    // A shallow checkout, as CI has it, does not know; the commit that changed a pin was made in a whole one.
    expect(git('merge-base', '--is-ancestor', sha, 'HEAD').status === 0 || !isWhole).toBe(true);
    // Every input and workflow that is used.
    if (isWhole) execFileSync(process.execPath, ['scripts/pin-examples.mjs', '--check'], { cwd: ROOT });
  });
});
