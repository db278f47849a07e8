/** Who the user is to git, as the user's own git says in the user's repository. */
import type { ParentEnvironment } from './environment.ts';
import { readUserConfig } from './user-config.ts';

export interface UserIdentity {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

const KEYS = '^(user|committer)\\.(name|email)$';

/** Reads the identity that git would commit with in a folder. */
export async function readUserIdentity(folder: string, parentEnv: ParentEnvironment): Promise<UserIdentity> {
  const entries = await readUserConfig(folder, parentEnv, KEYS);
  const known = new Map(entries.map(({ key, value }) => [key, value.replaceAll('\n', ' ').trim()]));
  const read = (key: 'name' | 'email'): string | undefined =>
    parentEnv[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
    known.get(`committer.${key}`) ||
    known.get(`user.${key}`);
  return { name: read('name'), email: read('email') };
}
