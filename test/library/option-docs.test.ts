import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingsOf } from '../../src/settings/reference.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';

const FILES = { configuration: 'experiment', 'front matter': 'mission', plan: 'plan' } as const;

it('options name keys that the files of loops have', () => {
  const folder = join(REPOSITORY, 'src', 'library');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = [
    ...sources.join('').matchAll(/`([a-z_]+\.[a-z_.]+)` of\s+(?:\* )?the (configuration|front matter|plan)/g),
  ];
  expect(named.length).toBeGreaterThanOrEqual(8);
  const unknown = named.filter(([, key, file]) => {
    const recipe = FILES[file as keyof typeof FILES];
    return !settingsOf(recipe).some((setting) => setting.key === key);
  });
  expect(unknown.map(([text]) => text)).toEqual([]);
});
