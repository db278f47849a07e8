/** What of an environment is secret: the keys that agents are given. */
import { SecretSearch } from '../base/secret-search.ts';
import { type Environment, type ParentEnvironment, referencedValues } from './environment.ts';
import { isSecret } from './secret-values.ts';

/** Finds the keys that tables of agents' variables take from the environment by `$NAME`. */
export function agentSecrets(tables: readonly Environment[], parentEnv: ParentEnvironment): SecretSearch {
  return new SecretSearch(tables.flatMap((table) => referencedValues(table, parentEnv)).filter(isSecret));
}
