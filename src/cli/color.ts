/** Whether the output has colours, and the colours. */
import { styleText } from 'node:util';
import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { Flag } from './flags.ts';
import type { Terminal } from './terminal.ts';

const WHEN = ['auto', 'always', 'never'] as const;
type When = (typeof WHEN)[number];

/** A flag of every command. */
export const COLOR_FLAG: Flag = {
  name: 'color',
  kind: 'text',
  placeholder: 'WHEN',
  values: WHEN,
  help: 'Colours: auto, always or never. Default: auto, by `FORCE_COLOR`, `NO_COLOR` and the terminal.',
};

interface ColorFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** What `auto` means: `FORCE_COLOR` before `NO_COLOR`, as Node has it; then whether the terminal shows colours. */
export function hasColorHere({ env, isTerminal }: ColorFacts): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none = '', TERM: term } = env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return none === '' && isTerminal && term !== 'dumb';
}

interface WithoutColor {
  readonly words: readonly string[];
  /** Undefined: not given. */
  readonly when: When | undefined;
  readonly problem: Problem | undefined;
}

/** The command line without `--color`, wherever it stands before `--`. */
export function takeColorFlag(argv: readonly string[]): WithoutColor {
  const end = argv.indexOf('--');
  const ours = end === -1 ? argv : argv.slice(0, end);
  const at = ours.findIndex((word) => word === '--color' || word.startsWith('--color='));
  if (at === -1) return { words: argv, when: undefined, problem: undefined };
  const word = ours[at] ?? '';
  const isJoined = word.startsWith('--color=');
  const value = isJoined ? word.slice('--color='.length) : ours[at + 1];
  const words = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
  const when = WHEN.find((each) => each === value);
  if (when !== undefined) return { words, when, problem: undefined };
  const found = value === undefined ? '--color without a value' : `--color ${quoted(value)}`;
  return { words, when, problem: { found, expected: WHEN.join(', '), remedy: suggestion(value ?? '', WHEN) } };
}

/** The terminal with what the flag says of colours; its width stays the one of now. */
export function withColor(terminal: Terminal, when: When | undefined): Terminal {
  if (when === undefined || when === 'auto') return terminal;
  const hasColor = { value: when === 'always', enumerable: true };
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(terminal), hasColor }) as Terminal;
}

type Style = 'green' | 'red' | 'cyan' | 'dim';

/** A text in a colour, where there are some. */
export function paint({ hasColor }: Pick<Terminal, 'hasColor'>, style: Style, text: string): string {
  return hasColor === true ? styleText(style, text, { validateStream: false }) : text;
}
