/** What of an environment is secret: the keys that agents are given. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { SecretSearch } from '../base/secret-search.ts';
import { type Environment, type OuterEnvironment, referencedValues } from './environment.ts';

// A shorter value, such as a name of a model, is in many places by chance.
const MIN_SECRET_CHARS = 16;

/** Whether a value is long enough to be a key, and is no path, or list of paths, of something that is there. */
export function isSecret(value: string): boolean {
  return value.length >= MIN_SECRET_CHARS && !(value.startsWith('/') && value.split(':').some(isPath));
}

/** Also of a file that is still to be written, in a folder that is there. */
function isPath(text: string): boolean {
  return existsSync(text) || (dirname(text) !== '/' && existsSync(dirname(text)));
}

/** Finds the keys that tables of agents' variables take from the environment by `$NAME`. */
export function agentSecrets(tables: readonly Environment[], outer: OuterEnvironment): SecretSearch {
  return new SecretSearch(tables.flatMap((table) => referencedValues(table, outer)).filter(isSecret));
}
