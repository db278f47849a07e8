/**
 * What the user's own git configuration says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */
import { execFile } from 'node:child_process';
import type { ParentEnvironment } from './environment.ts';

export interface ConfigEntry {
  /** Section and name in lower case. */
  readonly key: string;
  readonly value: string;
  /** As git names where it stands: `file:.git/config`. */
  readonly origin: string;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 << 20;
// They name another repository, or another file than those that git would read here.
const OF_ANOTHER = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_CONFIG',
];

/** Reads the entries whose keys match, in git's order: of a key that is set twice the last one counts. */
export function readUserConfig(
  folder: string,
  parentEnv: ParentEnvironment,
  keys: string,
): Promise<readonly ConfigEntry[]> {
  const kept = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
  const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES } as const;
  return new Promise((resolve) => {
    execFile('git', ['config', '--null', '--show-origin', '--get-regexp', keys], options, (_error, stdout) => {
      const parts = stdout.split('\0');
      const entries: ConfigEntry[] = [];
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
        if (value.length > 0) entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
      }
      resolve(entries);
    });
  });
}
