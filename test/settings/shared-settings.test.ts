import { describe, expect, it } from 'vitest';
import { knownKeys } from '../../src/base/schema-problems.ts';
import { experimentConfigSchema } from '../../src/settings/experiment-config.ts';
import { frontMatterSchema } from '../../src/settings/mission-contract.ts';
import { SHARED_SETTINGS, type SharedSetting } from '../../src/settings/shared-settings.ts';
import { workPlanSchema } from '../../src/settings/work-plan.ts';

const SCHEMAS = { experiment: experimentConfigSchema, mission: frontMatterSchema, plan: workPlanSchema } as const;

const places = SHARED_SETTINGS.flatMap(({ name, keys }: SharedSetting) =>
  Object.entries(keys).map(([recipe, key]) => ({ name, recipe: recipe as keyof typeof SCHEMAS, key })),
);

describe('the shared settings', () => {
  it.each(places)('$name is the key $key of a $recipe', ({ recipe, key }) => {
    const path = key.replace('*', 'agent-0').split('.');
    expect(knownKeys(SCHEMAS[recipe], path.slice(0, -1))).toContain(path.at(-1));
  });

  it('names each setting, flag and input once', () => {
    const settings: readonly SharedSetting[] = SHARED_SETTINGS;
    for (const names of [
      settings.map(({ name }) => name),
      settings.flatMap(({ flag }) => flag?.name ?? []),
      settings.flatMap(({ input }) => input?.name ?? []),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('documents each setting in sentences', () => {
    for (const { doc } of SHARED_SETTINGS) expect(doc).toMatch(/^[A-Z].*\.$/);
  });
});
