/**
 * What the user's own git configuration says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */
import type { ParentEnvironment } from './environment.ts';
import { runProgram } from './program.ts';

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

/** The environment of a git that the user would start in a repository; it asks nobody anything. */
export function ownEnvironment(parentEnv: ParentEnvironment): ParentEnvironment {
  const retained = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
  return { ...Object.fromEntries(retained), GIT_TERMINAL_PROMPT: '0' };
}

/** Reads the entries whose keys match, in git's order: of a key that is set twice the last one counts. */
export async function readUserConfig(
  folder: string,
  parentEnv: ParentEnvironment,
  keys: string,
): Promise<readonly ConfigEntry[]> {
  const env = { ...ownEnvironment(parentEnv), GIT_OPTIONAL_LOCKS: '0' };
  const args = ['config', '--null', '--show-origin', '--get-regexp', keys];
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxStderrChars: 0 };
  const { stdout } = await runProgram({ program: 'git', args, cwd: folder, env, ...limits });
  const parts = stdout.toString().split('\0');
  const entries: ConfigEntry[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
    if (value.length > 0) entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
  }
  return entries;
}

/** Where a repository of the user's comes from. */
export interface OwnRemote {
  readonly name: string;
  readonly url: string;
  /** Whether its configuration says so: without a remote it is its own, as git has it. */
  readonly isWritten: boolean;
}

/** The remote that the user's git fetches from by itself. */
export async function findRemote(
  { folder, head }: { readonly folder: string; readonly head: string },
  parentEnv: ParentEnvironment,
): Promise<OwnRemote> {
  const entries = await readUserConfig(folder, parentEnv, '^(remote\\..*\\.url|branch\\..*\\.remote)$');
  const last = (key: string): string | undefined => entries.findLast((entry) => entry.key === key)?.value;
  const names = entries.flatMap(({ key }) =>
    key.startsWith('remote.') ? [key.slice('remote.'.length, -'.url'.length)] : [],
  );
  const named = last(`branch.${head.replace(/^refs\/heads\//, '')}.remote`);
  const name = [named, 'origin', names[0]].find((each) => each !== undefined && names.includes(each));
  if (name === undefined) return { name: 'origin', url: folder, isWritten: false };
  return { name, url: last(`remote.${name}.url`) ?? folder, isWritten: true };
}
