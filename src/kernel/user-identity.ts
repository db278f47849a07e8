/**
 * Who the user is to git, as the user's own git says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */
import { execFile } from 'node:child_process';
import type { OuterEnvironment } from './environment.ts';

export interface UserIdentity {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

const KEYS = '^(user|committer)\\.(name|email)$';
const TIMEOUT_MS = 10_000;
// They name another repository, or another file than those that git would read here.
const OF_ANOTHER = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_CONFIG',
];

/** Reads the identity that git would commit with in a folder. */
export async function readUserIdentity(folder: string, outer: OuterEnvironment): Promise<UserIdentity> {
  const known = await readKeys(folder, outer);
  const read = (key: 'name' | 'email'): string | undefined =>
    outer[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
    known.get(`committer.${key}`) ||
    known.get(`user.${key}`);
  return { name: read('name'), email: read('email') };
}

function readKeys(folder: string, outer: OuterEnvironment): Promise<ReadonlyMap<string, string>> {
  const kept = Object.entries(outer).filter(([name]) => !OF_ANOTHER.includes(name));
  const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve) => {
    execFile('git', ['config', '--null', '--get-regexp', KEYS], options, (_error, stdout) => {
      // Of a key that is set twice the last one counts, as it does for git.
      const pairs = stdout.split('\0').flatMap((entry) => {
        const [key = '', ...value] = entry.split('\n');
        return value.length === 0 ? [] : [[key, value.join(' ').trim()] as const];
      });
      resolve(new Map(pairs));
    });
  });
}
