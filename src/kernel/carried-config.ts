/**
 * What the user's repository says of how servers are reached, for a git that works in a folder of ours.
 * Invariant: it is data: headers of requests, addresses, proxies and certificates. No program that somebody named there
 * is carried. It is in the environment of that git alone, and in no file: a header may hold a token.
 */
import type { ParentEnvironment } from './environment.ts';
import { type ConfigEntry, readUserConfig } from './user-config.ts';

const KEYS = '^(http\\.(.*\\.)?(extraheader|proxy|sslcainfo|sslcapath|sslverify)|url\\..*\\.insteadof)$';

/** Variables with what is in force in the user's repository, and not in the folder `elsewhere`. */
export async function readCarriedConfig(
  { folder, elsewhere }: { readonly folder: string; readonly elsewhere: string },
  parentEnv: ParentEnvironment,
): Promise<Readonly<Record<string, string>>> {
  const [here, there] = await Promise.all([folder, elsewhere].map((each) => readUserConfig(each, parentEnv, KEYS)));
  const known = new Set(there?.map(nameOf));
  const carried = here?.filter((entry) => !known.has(nameOf(entry))) ?? [];
  if (carried.length === 0) return {};
  const first = Number(parentEnv.GIT_CONFIG_COUNT ?? 0) || 0;
  const variables = carried.flatMap(({ key, value }, at) => [
    [`GIT_CONFIG_KEY_${first + at}`, key],
    [`GIT_CONFIG_VALUE_${first + at}`, value],
  ]);
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + carried.length) };
}

function nameOf({ key, value, origin }: ConfigEntry): string {
  return `${origin}\0${key}\0${value}`;
}
