/**
 * Tests that commands use and that a change may alter: an agent that empties one passes on nothing.
 * Invariant: read from the base's objects alone.
 */
import { decodePath } from '../base/byte-path.ts';
import { plural, quoted } from '../base/text.ts';
import { type GitStore, listFiles } from '../kernel/git-store.ts';
import { listOpenFiles, type Script } from './forged-candidate.ts';
import { findUsedTests, type RepositoryPaths } from './test-files.ts';

export interface OpenTestsRequest {
  readonly commands: readonly string[];
  /** Whether a change of the file would be judged at all. */
  readonly isOpen: (script: Script) => boolean;
}

/** Finds the tests that commands use and a change may alter, the shallowest first. */
export async function findOpenTests(
  store: Pick<GitStore, 'git' | 'base'>,
  { commands, isOpen }: OpenTestsRequest,
): Promise<string[]> {
  if (commands.length === 0) return [];
  const used = new Set(findUsedTests(await readRepositoryPaths(store), commands));
  if (used.size === 0) return [];
  const open = await listOpenFiles(store, { isOpen, isWanted: (path) => used.has(path) });
  return open.map(({ path }) => path);
}

/** Reads what is asked about tests from the base. */
export async function readRepositoryPaths(store: Pick<GitStore, 'git' | 'base'>): Promise<RepositoryPaths> {
  const listed = await listFiles(store, store.base);
  const makefile = listed.find(({ path }) => path.equals(Buffer.from('Makefile')));
  const text = makefile === undefined ? undefined : await store.git(['cat-file', 'blob', makefile.id]);
  return { paths: listed.map(({ path }) => decodePath(path)), makefile: text?.stdout.toString() };
}

/** The finding and what to do about it; `key` names what protects files. */
export function describeOpen(
  paths: readonly string[],
  key: string,
): { readonly found: string; readonly remedy: string } {
  return {
    found: `a change may alter ${plural(paths.length, 'test file')} that a guard uses (${listed(paths)})`,
    remedy: `Add to ${key}: ${listed(paths)}.`,
  };
}

// A line names no more than a person reads.
const MAX_LISTED = 5;

/** The first of some paths, quoted, and how many more there are. */
export function listed(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_LISTED).map((path) => quoted(path, 100));
  const rest = paths.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}
