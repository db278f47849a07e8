import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSettings } from '../../src/settings/catalogue.ts';
import { experimentConfigSchema } from '../../src/settings/experiment-config.ts';
import { frontMatterSchema } from '../../src/settings/mission-contract.ts';
import { renderKeys, renderOldNames, renderOverrides, settingsOf } from '../../src/settings/reference.ts';

const page = readFileSync(new URL('../../docs/reference/configuration.md', import.meta.url), 'utf8');

describe.each(['experiment', 'mission', 'plan'] as const)('the settings of a %s', (recipe) => {
  const settings = settingsOf(recipe);

  it.each(settings)('document $key in sentences', ({ facts }) => {
    expect(facts?.doc).toMatch(/^[A-Z`"[0-9].*[.)]$/);
  });

  it('name each key once', () => {
    expect(new Set(settings.map(({ key }) => key)).size).toBe(settings.length);
  });
});

describe('docs/reference/configuration.md', () => {
  it.each([
    ['every key of an experiment', renderKeys('experiment')],
    ['every key of a mission', renderKeys('mission')],
    ['every key of a plan', renderKeys('plan')],
    ['what flags and inputs override', renderOverrides()],
    ['old names', renderOldNames()],
  ])('has %s as the code says', (_, table) => {
    expect(page).toContain(table);
  });
});

describe('settings that loops share', () => {
  const places = (schema: Parameters<typeof listSettings>[0]) =>
    new Map(listSettings(schema).map((each) => [each.key.replace(/^(objective|evaluator)\./, ''), each]));
  const [experiment, mission] = [places(experimentConfigSchema), places(frontMatterSchema)];
  const shared = [...experiment.keys()].filter((key) => mission.has(key));
  // What differs by the contracts of the two: how long things take there, which scores are usual, that only missions
  // have an agent where none is named, and that only experiments had a setup that runs each time.
  const own = [
    'command',
    'direction',
    'timeout',
    'decision',
    'effort',
    'holdout.command',
    'agent.command',
    'agent.preset',
    'iteration.budget',
    'setup.command',
    'setup.inputs',
    'build.command',
  ];

  it.each(shared.filter((key) => !own.includes(key)))('%s means the same, with the same default', (key) => {
    const [a, b] = [experiment.get(key), mission.get(key)];
    expect(b?.facts?.doc).toBe(a?.facts?.doc);
    expect(b?.unset).toBe(a?.unset);
  });
});
