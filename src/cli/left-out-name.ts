/** The name that a command line may leave out, and what is wrong with its other words. */
import { AutorizeError, type Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import type { CommandShape } from './experiment-flags.ts';

const NAMEABLE = / \[(NAME|WHAT)\]/;

export interface NamedWords {
  readonly words: readonly string[];
  readonly problems: readonly Problem[];
}

/** The words with the name that was left out, which is that of the only experiment here; and what is wrong with them. */
export function nameWords(
  { usage, words: [min, max] }: CommandShape,
  typed: readonly string[],
  host: Pick<Host, 'cwd'>,
): NamedWords {
  const what = NAMEABLE.exec(usage)?.[1];
  const shape = { usage: usage.replace(NAMEABLE, ' $1'), min: what === undefined ? min : min + 1, max };
  if (what === undefined || typed.length !== min) return checked(shape, typed);
  const known = experimentsHere(host);
  const [only] = known;
  // `message speed` forgot the message, not the name.
  if (typed.some((word) => known.includes(word))) return checked(shape, typed);
  if (only !== undefined && known.length === 1) return checked(shape, [only, ...typed]);
  const [command = ''] = usage.split(' ');
  const problem = only === undefined ? noExperiment(what) : severalExperiments(what, { command, known });
  return { words: typed, problems: [problem] };
}

/** The experiments of the repository around; none outside of one. */
function experimentsHere({ cwd }: Pick<Host, 'cwd'>): readonly string[] {
  try {
    return listExperiments(findRepository(cwd));
  } catch (error) {
    if (error instanceof AutorizeError) return [];
    throw error;
  }
}

function noExperiment(what: string): Problem {
  return {
    found: `no ${what}`,
    expected: 'the name of an experiment; this repository has none',
    remedy: 'Make one: autorize init NAME',
  };
}

function severalExperiments(
  what: string,
  { command, known }: { readonly command: string; readonly known: readonly string[] },
): Problem {
  const expected = `one of the experiments here: ${known.join(', ')}`;
  return { found: `no ${what}`, expected, remedy: `Name it: autorize ${command} ${known[0]}` };
}

interface Shape {
  readonly usage: string;
  readonly min: number;
  readonly max: number;
}

function checked({ usage, min, max }: Shape, words: readonly string[]): NamedWords {
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
