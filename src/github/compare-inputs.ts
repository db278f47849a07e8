/** The inputs of mode `compare` that the command `autorize compare` has as flags: each is made of its option. */
import { UsageError } from '../base/errors.ts';
import {
  COMPARE_OPTIONS,
  type CompareOption,
  type CompareSettings,
  decodeCompareSettings,
} from '../compare/options.ts';
import { label, type Reading } from './input-values.ts';

// The loops have this input, too, and describe it.
const SHARED = 'experiment';

const describe = ({ doc, repeatable, reads }: CompareOption): string => {
  const plain = doc.replaceAll(/`--([a-z-]+)`/g, '`$1`');
  const how = repeatable === true ? ' One per line.' : reads === 'switch' ? ' `true` or `false`.' : '';
  return `Mode \`compare\`: ${plain.charAt(0).toLowerCase()}${plain.slice(1)}${how}`;
};

/** The options as inputs. */
export const COMPARE_INPUTS = COMPARE_OPTIONS.filter(({ name }) => name !== SHARED).map((option) => ({
  ...{ option, name: option.name, description: describe(option) },
}));

/** Reads the options; what is wrong with them goes into the problems. */
export function readCompareSettings({ supplied, problems }: Reading): {
  readonly settings: CompareSettings;
  /** As flags of the command: name, then values. */
  readonly flags: readonly (readonly string[])[];
} {
  const values = COMPARE_OPTIONS.flatMap(({ name, repeatable, reads }) => {
    const text = supplied.get(name);
    if (text === undefined || (reads === 'switch' && text === 'false')) return [];
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return [[name, repeatable === true ? lines : [text]] as const];
  });
  const flags = values.flatMap(([name, texts]) => {
    const isSwitch = COMPARE_OPTIONS.some((option) => option.name === name && option.reads === 'switch');
    return isSwitch ? [[name]] : texts.map((text) => [name, text]);
  });
  try {
    return { settings: decodeCompareSettings(new Map(values), label), flags };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push(...error.problems);
    return { settings: {}, flags };
  }
}
