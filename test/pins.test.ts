import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const filesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
const FILES = [
  'README.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
  ...filesIn('examples/workflows'),
];
const pins = FILES.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\borg\/autorize-action[^\s@]*@(.*)$/gm)].map(([, pin]) => ({
    file,
    pin,
  })),
);

describe('what the examples are pinned to', () => {
  it('is one full commit SHA in all of them, and the version beside it', () => {
    const examples = filesIn('examples/workflows').filter((file) => !pins.some((each) => each.file === file));
    expect(examples).toEqual([]);
    expect(pins[0]?.pin).toMatch(/^[0-9a-f]{40} # v1$/);
    expect(new Set(pins.map(({ pin }) => pin)).size).toBe(1);
  });

  it('is a build in this history, where that is at hand, which has every input and workflow that they use', () => {
    const isWhole = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'false';
    const sha = pins[0]?.pin?.slice(0, 40) ?? '';
    // A shallow checkout, as CI has it, does not know; the commit that changed a pin was made in a whole one.
    expect(git('merge-base', '--is-ancestor', sha, 'HEAD').status === 0 || !isWhole).toBe(true);
    if (isWhole) execFileSync(process.execPath, ['scripts/pin-examples.mjs', '--check'], { cwd: ROOT });
  });
});
