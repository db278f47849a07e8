/** The name that a command line may leave out, and what is wrong with its other words. */
import { AutorizeError, type Problem } from '../base/errors.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { listMissionRuns } from '../mission/store.ts';
import { checkWords, leftOutName, type NamedWords } from './command-words.ts';
import { COMMANDS_OF_MISSIONS, type CommandShape } from './experiment-flags.ts';

/**
 * The words with the name that was left out, and what is wrong with them. It is that of the only experiment here; where
 * there is none, that of the only mission run, for a command that takes one.
 */
export function nameWords(shape: CommandShape, typed: readonly string[], host: Pick<Host, 'cwd'>): NamedWords {
  const what = leftOutName(shape, typed);
  if (what === undefined) return checkWords(shape, typed);
  const [command = ''] = shape.usage.split(' ');
  const takesRuns = COMMANDS_OF_MISSIONS.some((name) => name === command);
  const { kind, names } = namedHere(takesRuns, host);
  const [only] = names;
  // `message speed` forgot the message, not the name.
  if (typed.some((word) => names.includes(word))) return checkWords(shape, typed);
  if (only !== undefined && names.length === 1) return checkWords(shape, [only, ...typed]);
  return {
    words: typed,
    problems: [only === undefined ? nothing(what, takesRuns) : several(what, { command, kind, names })],
  };
}

interface Named {
  readonly kind: 'experiments' | 'mission runs';
  readonly names: readonly string[];
}

/** What a name can mean in the repository around; nothing outside of one. */
function namedHere(takesRuns: boolean, { cwd }: Pick<Host, 'cwd'>): Named {
  try {
    const repository = findRepository(cwd);
    const experiments: Named = { kind: 'experiments', names: listExperiments(repository) };
    if (experiments.names.length > 0 || !takesRuns) return experiments;
    return { kind: 'mission runs', names: listMissionRuns(repository).map(({ runId }) => runId) };
  } catch (error) {
    if (error instanceof AutorizeError) return { kind: 'experiments', names: [] };
    throw error;
  }
}

function nothing(what: string, takesRuns: boolean): Problem {
  const expected = takesRuns ? 'the name of an experiment or a mission run' : 'the name of an experiment';
  return {
    found: `no ${what}`,
    expected: `${expected}; this repository has none`,
    remedy: 'Make one: autorize init NAME',
  };
}

function several(what: string, { command, kind, names }: Named & { readonly command: string }): Problem {
  const expected = `one of the ${kind} here: ${names.join(', ')}`;
  return { found: `no ${what}`, expected, remedy: `Name it: autorize ${command} ${names[0]}` };
}
