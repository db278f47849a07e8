/** The inputs that override a setting of every loop: each is made of its entry in the list of shared settings. */
import { quoted } from '../base/text.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import { decodeSetting, keyOfSetting, type SettingValues, settingsOf } from '../settings/setting-values.ts';
import type { SharedSettingName } from '../settings/shared-settings.ts';
import { label, type Reading } from './input-values.ts';

// What the action takes besides: `any` accepts an agent below bubblewrap next to a token that can push.
const MORE_WORDS: Readonly<Record<string, readonly string[]>> = { sandbox: ['any'] };

/** The values of these inputs. */
export type InputSettings = Omit<SettingValues<'input'>, 'sandbox'> & {
  readonly sandbox?: SettingValues<'input'>['sandbox'] | 'any';
};

/** What the inputs override for one run, under the names of the requests of all loops: recipes pass it on as it is. */
export type RunOverrides = Omit<InputSettings, 'sandbox' | 'timeBudgetMs'> & { readonly sandbox?: SandboxRequest };

/** The settings of a step as overrides; the time budget is apart, since the time of the job limits it. */
export function overridesOf({ sandbox, timeBudgetMs, ...others }: InputSettings): {
  readonly overrides: RunOverrides;
  readonly timeBudgetMs: number | undefined;
} {
  const overrides: RunOverrides = {
    ...others,
    ...(sandbox === undefined ? {} : { sandbox: sandbox === 'any' ? 'auto' : sandbox }),
  };
  return { overrides, timeBudgetMs };
}

// What holds in a workflow alone.
const IN_WORKFLOWS: Readonly<Partial<Record<SharedSettingName, string>>> = {
  max_iterations: 'Overrides the value of the config or the mission.',
  time_budget:
    'Default: the value of the config, or the remaining time of the job minus ten minutes if that is shorter.',
  budget_usd: 'Default: `budget.usd` of the config, `sandbox.md` or the plan; the smaller of the two applies.',
  sandbox:
    'Overrides the value of every agent: `auto`, `required`, `any` or `off`. If the token of the job can push, an agent below `bubblewrap` is refused; `any` (the strongest level that works) and `off` accept that risk.',
};

/** The settings that the action overrides, as inputs. */
export const SETTING_INPUTS = settingsOf('input').map((setting) => {
  const { name, doc, input } = setting;
  const more = IN_WORKFLOWS[name as SharedSettingName];
  return { setting, name: input?.name ?? name, description: more === undefined ? doc : `${doc} ${more}` };
});

/** Reads the inputs that override settings. */
export function readSettings({ supplied, problems }: Reading): InputSettings {
  const values = SETTING_INPUTS.flatMap(({ setting, name }) => {
    const text = supplied.get(name);
    if (text === undefined) return [];
    const words = [...(setting.values ?? []), ...(MORE_WORDS[setting.name] ?? [])];
    const decoded = decodeSetting(setting, text, words);
    if ('value' in decoded) return [[keyOfSetting(setting), decoded.value]];
    const { expected } = decoded;
    const remedy = 'remedy' in decoded ? decoded.remedy : `Write e.g. ${decoded.example}.`;
    problems.push({ found: `${label(name)} ${quoted(text)}`, expected, remedy });
    return [];
  });
  return Object.fromEntries(values) as InputSettings;
}
