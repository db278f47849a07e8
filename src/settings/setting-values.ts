/** The values that flags and action inputs give to shared settings: one reader and one type for both. */
import { MAX_DURATION_MS, parseDuration } from '../base/duration.ts';
import { suggestion } from '../base/text.ts';
import { SHARED_SETTINGS, type SharedSetting } from './shared-settings.ts';

type Listed = (typeof SHARED_SETTINGS)[number];

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
/** `time_budget`, a duration, is `timeBudgetMs`. */
type KeyOf<Setting extends Listed> = Setting extends { readonly type: 'duration' }
  ? `${CamelCase<Setting['name']>}Ms`
  : CamelCase<Setting['name']>;
type ValueOf<Setting extends Listed> = Setting extends { readonly type: 'count' | 'number' | 'duration' }
  ? number
  : Setting extends { readonly type: 'choice'; readonly values: readonly (infer Word)[] }
    ? Word
    : string;

/** The values of those settings that one face overrides; an absent one is left to the file of the loop. */
export type SettingValues<Face extends 'flag' | 'input'> = {
  readonly [Setting in Extract<Listed, { readonly [Key in Face]: object }> as KeyOf<Setting>]?: ValueOf<Setting>;
};

/** The key of a setting among the values. */
export function keyOfSetting({ name, type }: SharedSetting): string {
  const camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return type === 'duration' ? `${camel}Ms` : camel;
}

/** The settings that a face overrides, in their order. */
export function settingsOf(face: 'flag' | 'input'): readonly SharedSetting[] {
  return SHARED_SETTINGS.filter((setting: SharedSetting) => setting[face] !== undefined);
}

type Decoded =
  | { readonly value: number | string }
  /** What would be valid, and an example of it or another remedy. */
  | { readonly expected: string; readonly example: string }
  | { readonly expected: string; readonly remedy: string };

/** Reads the text of a flag or an input. `words` are the ones of a choice. */
export function decodeSetting(
  { type, unit = 'a number', values = [] }: SharedSetting,
  text: string,
  words: readonly string[] = values,
): Decoded {
  switch (type) {
    case 'count': {
      if (/^\d{1,9}$/.test(text)) return { value: Number(text) };
      return { expected: 'a whole number from 0 to 999999999', example: '10' };
    }
    case 'number': {
      const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
      return value > 0 ? { value } : { expected: `${unit} above 0, such as 5 or 0.75`, example: '2.50' };
    }
    case 'duration': {
      const value = parseDuration(text) ?? 0;
      if (value > 0 && value <= MAX_DURATION_MS) return { value };
      const most = value > MAX_DURATION_MS ? ', and at most 366 days' : '';
      return { expected: `a duration above 0s, such as 90s, 5m or 1h30m${most}`, example: '45m' };
    }
    case 'choice': {
      if (words.includes(text)) return { value: text };
      return { expected: words.join(' or '), remedy: suggestion(text, words) };
    }
    case 'text':
    case 'names':
      return { value: text };
    default:
      return type satisfies never;
  }
}
