/**
 * Contents of Git LFS files, as the user's git-lfs keeps or fetches them.
 * Invariant: a content counts where it has the size and the digest of its pointer, wherever it was found. git-lfs is
 * started only where one is missing, in the user's repository, as the user would start it.
 */
import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LfsPointer } from '../base/lfs-pointer.ts';
import { printable, quoted } from '../base/text.ts';
import type { ParentEnvironment } from './environment.ts';
import { runProgram } from './program.ts';
import { type OwnRemote, ownEnvironment, readUserConfig } from './user-config.ts';
import { withoutPassword } from './user-remote.ts';

/** A repository with Git LFS. */
export interface LfsRepository {
  /** Where git is started. */
  readonly folder: string;
  /** The git directory that all its work trees share. */
  readonly commonDir: string;
  /** Where it comes from. */
  readonly remote: OwnRemote;
  /** Variables that say how servers are reached, besides the user's own. */
  readonly carried: Readonly<Record<string, string>>;
}

/** Where git-lfs keeps the contents of a repository. */
export async function findLfsStorage(
  { folder, commonDir }: Pick<LfsRepository, 'folder' | 'commonDir'>,
  parentEnv: ParentEnvironment,
): Promise<string> {
  const entries = await readUserConfig(folder, parentEnv, '^lfs\\.storage$');
  return join(resolve(commonDir, entries.at(-1)?.value ?? 'lfs'), 'objects');
}

/** What the user's settings leave out of `git lfs fetch`, each as key and value. */
export async function readLfsFilters(folder: string, parentEnv: ParentEnvironment): Promise<readonly string[]> {
  const entries = await readUserConfig(folder, parentEnv, '^lfs\\.fetch(in|ex)clude$');
  return entries.filter(({ value }) => value !== '').map(({ key, value }) => `${key}=${value}`);
}

/** Where the content of a pointer lies in a storage. */
export function lfsObject(storage: string, { oid }: Pick<LfsPointer, 'oid'>): string {
  return join(storage, oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Whether a storage has a content, by its size: it is hashed when it is used. */
export function hasLfsObject(storage: string, pointer: LfsPointer): boolean {
  const stats = lstatSync(lfsObject(storage, pointer), { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === pointer.size;
}

export type LfsFetch = 'fetched' | 'not installed' | { readonly failure: string };

const MAX_OUTPUT = 1 << 20;

/** Lets the user's git-lfs fetch what the files of a commit stand for. */
export async function fetchLfs(
  repository: LfsRepository,
  {
    commit,
    parentEnv,
    signal,
  }: { readonly commit: string; readonly parentEnv: ParentEnvironment; readonly signal: AbortSignal | undefined },
): Promise<LfsFetch> {
  const { folder, remote, carried } = repository;
  const call = (args: readonly string[]) =>
    runProgram({
      ...{ program: 'git', args, cwd: folder, env: { ...ownEnvironment(parentEnv), ...carried } },
      ...{ maxBytes: MAX_OUTPUT, maxStderrChars: MAX_OUTPUT },
      // With a signal git has no terminal, on which ssh could ask somebody something.
      cutOff: signal ?? new AbortController().signal,
    });
  if ((await call(['lfs', 'version'])).exitCode !== 0) return 'not installed';
  const own = remote.isWritten ? [] : ['-c', `remote.${remote.name}.url=${remote.url}`];
  const { exitCode, stderr } = await call([...own, 'lfs', 'fetch', remote.name, commit]);
  if (exitCode === 0) return 'fetched';
  return { failure: failureOf(stderr) ?? `git lfs fetch ended with ${exitCode ?? 'a signal'}` };
}

/** What git-lfs says of the first content that it could not fetch, and from where. */
function failureOf(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
  const isSummary = (line: string): boolean => line.startsWith('error: failed to fetch some objects');
  const [, from] = /from '(.*)'/.exec(lines.find(isSummary) ?? '') ?? [];
  const why = lines.find((line) => !isSummary(line)) ?? lines[0];
  if (why === undefined) return undefined;
  const shown = printable(withoutPassword(why), 300);
  return from === undefined ? shown : `${shown} (from ${quoted(withoutPassword(from), 200)})`;
}
