/** The tables of docs/reference/configuration.md. */
import type * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { type ListedSetting, listSettings } from './catalogue.ts';
import { RENAMED_KEYS } from './deprecated-names.ts';
import { experimentConfigSchema } from './experiment-config.ts';
import { frontMatterSchema } from './mission-contract.ts';
import { type Recipe, SHARED_SETTINGS, type SharedSetting } from './shared-settings.ts';
import { workPlanSchema } from './work-plan.ts';

const SCHEMAS: Readonly<Record<Recipe, z.ZodMiniType>> = {
  experiment: experimentConfigSchema,
  mission: frontMatterSchema,
  plan: workPlanSchema,
};

/** What `agent.preset` takes. */
export const PRESET_NAMES: readonly string[] = AGENT_PRESETS;

/** Every setting of the file of a loop; those of the ten agents of a plan, which are the same, once. */
export function settingsOf(recipe: Recipe): readonly ListedSetting[] {
  return listSettings(SCHEMAS[recipe])
    .filter(({ key }) => !/^agents\.agent-[1-9]/.test(key))
    .map((each) => ({ ...each, key: each.key.replace(/^agents\.agent-0/, 'agents.*') }));
}

/** Every key of the file of a loop: type, default, unit, meaning. */
export function renderKeys(recipe: Recipe): string {
  const rows = settingsOf(recipe).map(({ key, kind, unset, facts }) => {
    const unit = facts?.unit === undefined ? '' : ` Unit: ${facts.unit}.`;
    return [`\`${key}\``, kind, unset, `${facts?.doc ?? ''}${unit}`];
  });
  return table(['key', 'type', 'default', 'meaning'], rows);
}

const LOOPS: Readonly<Record<Recipe, string>> = { experiment: 'experiments', mission: 'missions', plan: 'work items' };

/** What a flag or an action input overrides for one run. */
export function renderOverrides(): string {
  const settings: readonly SharedSetting[] = SHARED_SETTINGS;
  const rows = settings.map(({ name, keys, flag, input, doc }) => [
    `\`${name}\``,
    [...new Set(Object.values(keys))].map((key) => `\`${key}\``).join(', '),
    flag === undefined ? '' : `\`--${flag.name} ${flag.placeholder}\` (${loops(flag.recipes)})`,
    input === undefined ? '' : `\`${input.name}\` (${loops(input.recipes)})`,
    doc,
  ]);
  return table(['setting', 'key', 'flag', 'action input', 'meaning'], rows);
}

function loops(recipes: readonly Recipe[]): string {
  return recipes.map((recipe) => LOOPS[recipe]).join(', ');
}

/** Old names of keys. */
export function renderOldNames(): string {
  const rows = Object.entries(RENAMED_KEYS).flatMap(([recipe, renamed]) =>
    renamed.map(({ old, now, words = {} }) => [
      LOOPS[recipe as Recipe],
      `\`${old}\``,
      `\`${now}\``,
      Object.entries(words)
        .map(([before, after]) => `\`"${before}"\` is now \`"${after}"\``)
        .join(', '),
    ]),
  );
  return table(['files of', 'old name', 'name', 'values'], rows);
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ').replace(/\s+/g, ' ')} |`;
  return [line(titles), `|${titles.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
