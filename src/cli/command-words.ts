/** The words of a command line beside its flags, without a look at any file. */
import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { CommandShape } from './experiment-flags.ts';

const NAMEABLE = / \[(NAME|WHAT)\]/;

export interface NamedWords {
  readonly words: readonly string[];
  readonly problems: readonly Problem[];
}

/** What a command line may have left out, `NAME` or `WHAT`; undefined where it leaves nothing out, or more than that. */
export function leftOutName({ usage, words: [min] }: CommandShape, typed: readonly string[]): string | undefined {
  return typed.length === min ? NAMEABLE.exec(usage)?.[1] : undefined;
}

/** The words of a command line that names what it is of, or has to, and what is wrong with them. */
export function checkWords(shape: CommandShape, words: readonly string[]): NamedWords {
  const usage = shape.usage.replace(NAMEABLE, ' $1');
  const [least, max] = shape.words;
  const min = usage === shape.usage ? least : least + 1;
  const placeholders = usage.split(' ').filter((word) => /^[A-Z]/.test(word));
  const see = `See: autorize ${usage.replace(/ [[A-Z].*$/, '')} --help`;
  const missing = placeholders.slice(words.length, min).map((name) => `no ${name}`);
  const unexpected = words.slice(max).map((word) => `unexpected argument ${quoted(word)}`);
  const expected = `autorize ${usage}`;
  const problems: Problem[] = [...missing, ...unexpected].map((found) => ({ found, expected, remedy: see }));
  // ITER is always the second argument.
  const iter = /\bITER\b/.test(usage) ? words[1] : undefined;
  if (iter === undefined || /^\d{1,9}$/.test(iter)) return { words, problems };
  const remedy = 'Write e.g. autorize show NAME 3.';
  const notANumber = { found: `iteration ${quoted(iter)}`, expected: 'the number of an iteration', remedy };
  return { words, problems: [...problems, notANumber] };
}
