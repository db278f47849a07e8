import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND_TABLE } from '../src/cli/command-table.ts';
import { MISSION_FLAGS } from '../src/cli/mission-flags.ts';
import { INPUT_GROUPS } from '../src/github/input-groups.ts';
import { DEPRECATED_KEYS, RENAMED_KEYS } from '../src/settings/deprecated-names.ts';
import { experimentConfigSchema } from '../src/settings/experiment-config.ts';
import { frontMatterSchema } from '../src/settings/mission-contract.ts';
import { workItemSchema } from '../src/settings/work-plan.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const under = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...under('docs'), ...under('examples')];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(COMMAND_TABLE.map(({ name, flags }) => [name, namesOf(flags)])),
  autoresearch: namesOf(MISSION_FLAGS),
  work: [],
  help: [],
};
const ALWAYS = ['help', 'version'];

/** The command lines of `autorize` and `rcs` in a page: in code blocks, and in backticks. */
function commandLinesOf(page: string): string[] {
  const text = read(page).replaceAll('\\|', '|');
  const lines = [...text.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.split('\n'));
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline].flatMap((line) =>
    line
      .replace(/\s#.*$/, '')
      .split(/&&|\||;/)
      .map((part) => part.replace(/^\s*\$ /, '').trim())
      .filter((part) => /^(autorize|rcs) (?!iter )[a-z-]/.test(part)),
  );
}

test.each(pages)('every command and flag in %s exists', (page) => {
  const unknown = commandLinesOf(page).filter((line) => {
    const [, first = '', second = ''] = line.split(/\s+/);
    if (first.startsWith('--')) return !ALWAYS.includes(first.slice(2));
    const known = COMMANDS[`${first} ${second}`] ?? COMMANDS[first];
    // What follows the folder of a mission is the agent's.
    if (known === undefined || first === 'autoresearch' || first === 'mission') return known === undefined;
    const flags = [...line.matchAll(/(?:^|\s)--([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return flags.some((flag) => !known.includes(flag) && !ALWAYS.includes(flag));
  });
  expect(unknown).toEqual([]);
});

const INPUTS = Object.values(INPUT_GROUPS).flatMap((inputs) => namesOf(inputs));

test.each(pages)('every input of the action that a workflow in %s sets exists', (page) => {
  const steps = [...read(page).matchAll(/uses: org\/autorize-action@[^\n]*\n(?:( +)(?:env|with):\n(?:\1 +.*\n)+)+/g)];
  const set = steps.flatMap(([step]) => {
    const [, indent = '', body = ''] = /^( +)with:\n((?:\1 +.*\n)+)/m.exec(step) ?? [];
    return [...body.matchAll(new RegExp(`^${indent}  ([a-z-]+):`, 'gm'))].map(([, name = '']) => name);
  });
  expect(set.filter((name) => !INPUTS.includes(name))).toEqual([]);
});

const OLD_KEYS = Object.values(RENAMED_KEYS).flatMap((renamed) => renamed.map(({ old }) => old));
const KEYS = [experimentConfigSchema, frontMatterSchema, workItemSchema]
  .flatMap((schema) => prefixesOf(keysOf(schema)))
  .concat(OLD_KEYS, DEPRECATED_KEYS);
/** Fields of candidates that begin like a key. */
const FIELDS = ['constraints.hard'];
const SECTIONS = new Set(KEYS.filter((key) => key.includes('.')).map((key) => key.split('.')[0] ?? ''));

// The reference of the library is made from the types; its names are properties.
const written = pages.filter((page) => page !== 'docs/reference/library.md');
test.each(written)('every key of a configuration in %s exists', (page) => {
  const named = [...read(page).matchAll(/`([a-z]+\.[a-z_.]+)`/g)].map(([, key = '']) => key);
  const unknown = named.filter(
    (key) => SECTIONS.has(key.split('.')[0] ?? '') && !/\.(md|ts|sh|mjs|py|rs|json|yml)$/.test(key),
  );
  expect(unknown.filter((key) => !KEYS.includes(key) && !FIELDS.includes(key))).toEqual([]);
});

test('an entry of the changelog is one line of at most 25 words, under one of four headings', () => {
  const text = read('CHANGELOG.md');
  const headings = [...text.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.filter((heading) => !['Added', 'Changed', 'Fixed', 'Security'].includes(heading ?? ''))).toEqual([]);
  const entries = text
    .slice(text.indexOf('### '))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(entries.filter((line) => !line.startsWith('- ') || line.slice(2).split(/\s+/).length > 25)).toEqual([]);
});

interface Schema {
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly shape?: Readonly<Record<string, Schema>>;
  };
}

function keysOf({ def }: Schema, path = ''): string[] {
  if (def.innerType !== undefined) return keysOf(def.innerType, path);
  if (def.element?.def.type === 'object') return keysOf(def.element, path);
  if (def.shape === undefined) return [path];
  return Object.entries(def.shape).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`));
}

/** The keys with the tables that hold them: `objective.confirm` of `objective.confirm.pairs`. */
function prefixesOf(keys: readonly string[]): string[] {
  return keys.flatMap((key) => key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')));
}

function namesOf(flags: readonly { readonly name: string }[]): string[] {
  return flags.map(({ name }) => name);
}
