/** The flags that override a setting of a loop: each is made of its entry in the list of shared settings. */
import type { Risk } from '../base/accepted-risk.ts';
import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { decodeSetting, keyOfSetting, type SettingValues, settingsOf } from '../settings/setting-values.ts';
import type { SharedSetting } from '../settings/shared-settings.ts';
import type { Flag, FlagValues } from './flags.ts';
import { decodeRisks } from './risk-flag.ts';

type Command = 'experiment' | 'mission';

/** The flags of the command that runs one kind of loop. */
export function settingFlags(command: Command): readonly Flag[] {
  return settingsOf('flag').flatMap(({ flag, type, doc, values = [] }: SharedSetting): Flag[] => {
    if (flag?.recipes.includes(command) !== true) return [];
    const help = values.length === 0 ? doc : `${doc} One of: ${values.join(', ')}.`;
    return [
      {
        ...{ name: flag.name, kind: 'text', placeholder: flag.placeholder, help },
        ...(type === 'names' ? { repeatable: true } : {}),
        ...(values.length === 0 ? {} : { values }),
      },
    ];
  });
}

type FlagSettings = Omit<SettingValues<'flag'>, 'acceptRisk'> & { readonly acceptRisk: readonly Risk[] };

/** Reads those flags; what is wrong is added to the problems. */
export function readSettingFlags(values: FlagValues, problems: Problem[]): FlagSettings {
  const read = settingsOf('flag').flatMap((setting) => {
    const name = setting.flag?.name ?? '';
    const text = values.get(name)?.[0];
    if (text === undefined || setting.type === 'names') return [];
    const decoded = decodeSetting(setting, text);
    if ('value' in decoded) return [[keyOfSetting(setting), decoded.value]];
    const { expected } = decoded;
    const remedy = 'remedy' in decoded ? decoded.remedy : `Write e.g. --${name} ${decoded.example}.`;
    problems.push({ found: `--${name} ${quoted(text)}`, expected, remedy });
    return [];
  });
  const settings = Object.fromEntries(read) as Omit<SettingValues<'flag'>, 'acceptRisk'>;
  return { ...settings, acceptRisk: decodeRisks(values, problems) };
}
