/** The name that a command line may leave out, and what is wrong with its other words. */
import { AutorizeError, type Problem } from '../base/errors.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { checkWords, leftOutName, type NamedWords } from './command-words.ts';
import type { CommandShape } from './experiment-flags.ts';

/** The words with the name that was left out, which is that of the only experiment here; and what is wrong with them. */
export function nameWords(shape: CommandShape, typed: readonly string[], host: Pick<Host, 'cwd'>): NamedWords {
  const what = leftOutName(shape, typed);
  if (what === undefined) return checkWords(shape, typed);
  const known = experimentsHere(host);
  const [only] = known;
  // `message speed` forgot the message, not the name.
  if (typed.some((word) => known.includes(word))) return checkWords(shape, typed);
  if (only !== undefined && known.length === 1) return checkWords(shape, [only, ...typed]);
  const [command = ''] = shape.usage.split(' ');
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
