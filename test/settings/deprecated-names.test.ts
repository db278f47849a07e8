import { describe, expect, it } from 'vitest';
import { knownKeys } from '../../src/base/schema-problems.ts';
import { decodeToml } from '../../src/base/toml-document.ts';
import { decodeYaml } from '../../src/base/yaml-document.ts';
import { RENAMED_KEYS, readOldNames } from '../../src/settings/deprecated-names.ts';
import { experimentConfigSchema } from '../../src/settings/experiment-config.ts';
import { frontMatterSchema } from '../../src/settings/mission-contract.ts';
import type { Recipe } from '../../src/settings/shared-settings.ts';

const EVERY = 'canary_every';
const BROKEN = 'canary_broken';
const WARN = 'tell';
const SCHEMAS = { experiment: experimentConfigSchema, mission: frontMatterSchema } as const;

function read(text: string, recipe: Recipe = 'experiment') {
  const bytes = Buffer.from(text);
  const decoded = recipe === 'experiment' ? decodeToml('config.toml', bytes) : decodeYaml('sandbox.md', bytes);
  if ('problems' in decoded) throw new Error('a sample that cannot be read');
  return readOldNames(decoded.document, recipe);
}

const renamed = (['experiment', 'mission'] as const).flatMap((recipe) =>
  RENAMED_KEYS[recipe].map(({ old, now }) => ({ recipe, old, now })),
);

describe('old names of keys', () => {
  it.each(renamed)('$old of a $recipe is $now, a key of today', ({ recipe, old, now }) => {
    const has = (key: string) =>
      knownKeys(SCHEMAS[recipe], key.split('.').slice(0, -1)).includes(key.split('.').at(-1) ?? '');
    expect([has(now), has(old)]).toEqual([true, false]);
  });

  it('are read under the name of now, with a note that names both', () => {
    const { document, notes, problems } = read(`[objective]\nintegrity = { ${EVERY} = 3, broken = "${WARN}" }`);
    expect(document.value).toEqual({ objective: { aa_check_every: 3, negative_control: 'warn' } });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      `config.toml:2: objective.integrity.${EVERY} is an old name; write objective.aa_check_every`,
      `config.toml:2: objective.integrity.broken is an old name; write objective.negative_control = "warn" (was "${WARN}")`,
    ]);
  });

  it.each([
    ['enabled = true, revert = true', { handover: { distil: true } }, 'read as handover.distil = true'],
    ['enabled = true, fdr = 0.2', {}, 'ignored; handover.distil = true measures each change'],
    ['revert = true', {}, 'ignored; handover.distil = true measures each change'],
  ])('second tests { %s } are deprecated, and on where they reverted something', (keys, value, note) => {
    const { document, notes, problems } = read(`[objective]\ncertify = { ${keys} }`);
    expect([document.value, problems]).toEqual([{ objective: {}, ...value }, []]);
    expect(notes).toEqual([`config.toml:2: objective.certify is deprecated and ${note}`]);
  });

  it('leave handover.distil as it is written', () => {
    const { document } = read('[objective]\ncertify = { enabled = true, revert = true }\n[handover]\ndistil = false');
    expect(document.value).toEqual({ objective: {}, handover: { distil: false } });
  });

  it('are read in a mission, each moved by itself', () => {
    const { document, notes } = read(
      `evaluator:\n  ${BROKEN}: ${WARN}\nstop:\n  max_iterations: 4\nagent:\n  budget: 5m\n  network: off`,
      'mission',
    );
    expect(document.value).toEqual({
      evaluator: { negative_control: 'warn' },
      agent: { network: 'off' },
      iteration: { budget: '5m', max_iterations: 4 },
    });
    expect(notes).toHaveLength(3);
  });

  it.each([
    ['stop: 5', '5'],
    ['stop:', 'null'],
    ['stop: [1]', 'an array of 1'],
  ])('are looked for in a table, which "%s" is not', (text, found) => {
    const { document, problems } = read(`evaluator: {command: sh a}\n${text}`, 'mission');
    expect(problems).toEqual([
      {
        ...{ file: 'sandbox.md', line: 2, column: expect.any(Number), path: '$.stop', found },
        expected: 'an object, or no stop: it is an old name',
        remedy:
          'Write iteration.max_iterations, iteration.max_consecutive_noops, iteration.max_consecutive_errors instead.',
      },
    ]);
    expect(document.value).toEqual({ evaluator: { command: 'sh a' } });
    expect(read('[objective]\nintegrity = true').problems).toMatchObject([{ found: 'true', line: 2 }]);
  });

  it('show a problem of their value where the file has it', () => {
    const { document } = read(`[objective]\ndirection = "min"\n\n[objective.integrity]\n${EVERY} = -1`);
    expect(document.locate(['objective', 'aa_check_every']).line).toBe(5);
    expect(document.sourcePath?.(['objective', 'aa_check_every'])).toEqual(['objective', 'integrity', EVERY]);
    expect(document.sourcePath?.(['objective', 'direction'])).toEqual(['objective', 'direction']);
  });

  it('are refused next to the name of now', () => {
    const { problems } = read('[objective]\nmax_plausible = 3\nintegrity = { max_plausible = 4 }');
    expect(problems).toEqual([
      expect.objectContaining({
        line: 3,
        path: '$.objective.integrity.max_plausible',
        found: 'both "objective.max_plausible" and its old name "objective.integrity.max_plausible"',
        remedy: 'Remove "objective.integrity.max_plausible".',
      }),
    ]);
  });

  it('do not hide a misspelt key of an old table', () => {
    const { problems } = read('[objective.integrity]\ncanry_every = 3');
    expect(problems).toEqual([
      expect.objectContaining({
        line: 2,
        path: '$.objective.integrity.canry_every',
        found: 'an unknown key "canry_every"',
        remedy: 'Did you mean objective.aa_check_every?',
      }),
    ]);
    expect(read('stop:\n  sometime: 1', 'mission').problems[0]?.remedy).toMatch(/^Known: iteration\.max_iterations, /);
  });

  it('leave a file alone that has none', () => {
    const { document, notes, problems } = read('[objective]\ndirection = "min"\naa_check_every = 5');
    expect([document.value, notes, problems]).toEqual([{ objective: { direction: 'min', aa_check_every: 5 } }, [], []]);
  });

  it('leave a table alone that is none', () => {
    const { document } = read('agent:\n  budget: 5m\niteration: often', 'mission');
    expect(document.value).toEqual({ agent: {}, iteration: 'often' });
  });
});

describe('a key that was left out for a reason', () => {
  it.each([
    ['experiment', '[environment]\nscratch = "1GiB"\nmemory = "1GiB"'],
    ['mission', 'environment:\n  scratch: 1GiB\n  memory: 1GiB'],
  ] as const)('is answered with the reason in a file of a %s', (recipe, text) => {
    const { document, problems } = read(text, recipe);
    expect(document.value).toEqual({ environment: { memory: '1GiB' } });
    expect(problems).toEqual([
      expect.objectContaining({
        line: 2,
        path: '$.environment.scratch',
        found: '"1GiB"',
        expected: expect.stringMatching(/^no such key: what a command writes lies in a layer on the disk/),
        remedy: 'Remove it. To keep all of it in memory, name a folder on a tmpfs in XDG_CACHE_HOME.',
      }),
    ]);
  });
});
