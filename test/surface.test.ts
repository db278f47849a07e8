import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../src/base/version.ts';
import { GATE_FLAGS, GATE_HELP } from '../src/cli/gate-flags.ts';
import { ABLATION_PROFILES } from '../src/gate/ablations.ts';
import { MAX_REPLAYS } from '../src/gate/replays.ts';
import { GATE_INPUTS } from '../src/github/action-inputs.ts';
import { INPUT_NAMES } from '../src/github/input-groups.ts';
import { OUTPUTS } from '../src/github/outputs.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** The keys of a mapping of action.yml, which is flat enough to be read by its indentation. */
function keysOf(section: string): string[] {
  const block =
    read('action.yml')
      .split(new RegExp(`^${section}:\\n`, 'm'))[1]
      ?.split(/^\S/m)[0] ?? '';
  return [...block.matchAll(/^ {2}([a-z-]+):/gm)].map(([, key]) => key ?? '');
}

describe('what users see', () => {
  it('the version is the one of package.json', () => {
    expect(VERSION).toBe(manifest.version);
  });

  it('action.yml has the inputs that the action reads, in the same order', () => {
    expect(keysOf('inputs')).toEqual([...INPUT_NAMES]);
  });

  it('action.yml has the outputs that the action sets, in the same order', () => {
    expect(keysOf('outputs')).toEqual([...OUTPUTS]);
  });

  it('action.yml runs the committed bundle on Node 24', () => {
    expect(read('action.yml')).toMatch(/runs:\n {2}using: node24\n {2}main: dist\/action\/index\.js\n/);
  });

  it('every flag of the gate that is not of a terminal is an input', () => {
    const ofATerminal = ['scenario', 'all', 'ablate', 'full', 'format', 'json', 'version', 'help'];
    const flags = GATE_FLAGS.map(({ name }) => name).filter((name) => !ofATerminal.includes(name));
    expect(new Set(flags)).toEqual(new Set(['mode', ...Object.values(GATE_INPUTS).map(({ name }) => name)]));
  });

  it('action.yml and the reference pages are what the tables of the code say', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/reference.mjs', '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('the help names every flag, every profile and the most replays there may be', () => {
    for (const { name } of GATE_FLAGS) expect(GATE_HELP).toContain(`--${name}`);
    for (const profile of ABLATION_PROFILES) expect(GATE_HELP).toContain(profile);
    expect(GATE_HELP).toContain(String(MAX_REPLAYS));
  });

  it('every tool is a stub of a few lines over the bundle', () => {
    const tools = readdirSync(join(root, 'tools'));
    expect(tools).toContain('run-ci-gate.mjs');
    for (const tool of tools) {
      const lines = read(`tools/${tool}`)
        .split('\n')
        .filter((line) => line !== '');
      expect(lines.length, tool).toBeLessThanOrEqual(3);
      expect(lines[1], tool).toBe("import { main } from '../dist/cli/index.js';");
    }
    for (const bin of Object.values<string>(manifest.bin)) expect(tools).toContain(bin.replace('tools/', ''));
  });

  it('the lockfile names no host', () => {
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  it('every dependency has its reason in docs/dependencies.md', () => {
    const reasons = read('docs/dependencies.md');
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('optionalDependencies');
    for (const name of Object.keys(manifest.devDependencies)) expect(reasons, name).toContain(`\`${name}\``);
  });
});
