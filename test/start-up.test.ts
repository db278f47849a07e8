import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', 'src');
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm;

/** What is loaded before the first line of a source runs: its own sources, and what is not ours. */
function loadedBy(entry: string): { readonly sources: Map<string, number>; readonly others: Set<string> } {
  const [sources, others] = [new Map<string, number>(), new Set<string>()];
  const load = (path: string): void => {
    if (sources.has(path)) return;
    const text = readFileSync(path, 'utf8');
    sources.set(path, text.length);
    for (const [, from = ''] of text.matchAll(IMPORT)) {
      if (from.startsWith('.')) load(join(dirname(path), from));
      else others.add(from);
    }
  };
  load(join(src, entry));
  return { sources: new Map([...sources].map(([path, size]) => [relative(src, path), size])), others };
}

function sizeOf(sources: ReadonlyMap<string, number>): number {
  return [...sources.values()].reduce((sum, size) => sum + size, 0);
}

// Each may load so many bytes of source and no other package: what is beyond them is loaded when it is used.
const SMALL = ['leven', 'seedrandom/seedrandom.js'];

it.each([
  ['cli.ts', 105_000],
  ['cli/repeated-status.ts', 98_000],
  ['cli/repeated-plan.ts', 109_200],
  ['action.ts', 109_000],
])('what %s loads is at most %i bytes of source', (entry, bytes) => {
  const { sources, others } = loadedBy(entry);
  const sizes = [...sources].sort(([, one], [, other]) => other - one);
  expect([...others].filter((name) => !isBuiltin(name) && !SMALL.includes(name))).toEqual([]);
  expect(sizeOf(sources), `the largest are ${sizes.slice(0, 9).join(' ')}`).toBeLessThan(bytes);
});

it('a gate with plain rules loads no schemas', () => {
  const { sources, others } = loadedBy('cli/gate-command.ts');
  expect([...others]).not.toContain('zod/mini');
  expect([...sources.keys()]).not.toContain('gate/output-schema.ts');
});

it('what reads a command line reads no file', () => {
  const { sources, others } = loadedBy('cli/command-line.ts');
  expect([...sources.keys()]).not.toContain('cli/left-out-name.ts');
  expect([...others]).not.toContain('node:fs');
});

it.each([
  ['cli/look-command.ts', 1_193_000],
  ['cli/mission-status.ts', 1_015_000],
])('what %s loads to look at records starts no program, and is at most %i bytes', (entry, bytes) => {
  const { sources, others } = loadedBy(entry);
  expect([...sources.keys()]).not.toContain('kernel/program.ts');
  expect([...others]).not.toContain('execa');
  expect(sizeOf(sources)).toBeLessThan(bytes);
});

it('what a look at plans loads is at most 342,000 bytes', () => {
  expect(sizeOf(loadedBy('cli/work-look.ts').sources)).toBeLessThan(342_000);
});
