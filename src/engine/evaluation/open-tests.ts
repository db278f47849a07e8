/**
 * Tests that guards use, and files that decide what a command runs, that a change may alter: an agent that empties one
 * passes on nothing.
 * Invariant: read from the base's objects alone.
 */
import { decodePath } from '../../base/byte-path.ts';
import { plural, quoted } from '../../base/text.ts';
import { type GitStore, listFiles, readBlob } from '../../kernel/git-store.ts';
import { type DecidedCommand, findDecidingFiles } from '../boundaries/deciding-files.ts';
import { buildNameFinder } from '../boundaries/link-names.ts';
import { findUsedTests, type RepositoryPaths } from '../boundaries/test-files.ts';
import { readLinks } from '../boundaries/tree-links.ts';
import type { Script } from './forged-candidate.ts';

export interface OpenInputsRequest {
  readonly commands: readonly DecidedCommand[];
  /** Whether a change of the file would be judged at all. */
  readonly isOpen: (script: Script) => boolean;
}

/** What a change may alter, the shallowest first. */
export interface OpenInputs {
  /** Tests that a guard uses. */
  readonly tests: readonly string[];
  /** Other files that decide what a guard or the evaluator runs. */
  readonly deciding: readonly string[];
}

/** Finds the inputs of commands that a change may alter. */
export async function findOpenInputs(
  store: Pick<GitStore, 'git' | 'base'>,
  { commands, isOpen }: OpenInputsRequest,
): Promise<OpenInputs> {
  if (commands.length === 0) return { tests: [], deciding: [] };
  const repository = await readRepositoryPaths(store);
  const tests = new Set(findUsedTests(repository, guardsOf(commands)));
  const deciding = new Set(await findDeciding(store, repository, commands));
  const listed = (await listFiles(store, store.base)).map((file) => ({ ...file, path: decodePath(file.path) }));
  const open = listed.filter(
    (file) => file.mode !== REPOSITORY && (tests.has(file.path) || deciding.has(file.path)) && isOpen(file),
  );
  const depth = (path: string) => path.split('/').length;
  const paths = open.map(({ path }) => path).toSorted((one, other) => depth(one) - depth(other));
  return { tests: paths.filter((path) => tests.has(path)), deciding: paths.filter((path) => !tests.has(path)) };
}

const REPOSITORY = '160000';

/** Finds the files that decide what commands run, with what lies behind them where they are links. */
export async function findDeciding(
  store: Pick<GitStore, 'git' | 'base'>,
  repository: RepositoryPaths,
  commands: readonly DecidedCommand[],
): Promise<string[]> {
  const { paths, packages = new Map<string, string>() } = repository;
  const names = buildNameFinder(await readLinks(store, await listFiles(store, store.base)));
  const known = new Set(paths);
  // A command may name a file by way of a link; then the link decides, too.
  const aliases = paths.flatMap((path) => names(path).flatMap(({ kind, name }) => (kind === 'alias' ? [name] : [])));
  const found = findDecidingFiles({ paths: [...paths, ...aliases], packages }, commands);
  const behind = found.flatMap((path) =>
    names(path).flatMap(({ kind, name, link }) => (kind === 'real' ? [name, link] : [])),
  );
  return [...new Set([...found, ...behind])].filter((path) => known.has(path));
}

function guardsOf(commands: readonly DecidedCommand[]): string[] {
  return commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
}

const LINK = '120000';
const MAX_PACKAGES = 200;

/** Reads what is asked about tests and manifests from the base. */
export async function readRepositoryPaths(store: Pick<GitStore, 'git' | 'base'>): Promise<RepositoryPaths> {
  const listed = await listFiles(store, store.base);
  const textOf = async (id: string) => (await readBlob(store, id)).toString();
  const makefile = listed.find(({ path }) => path.equals(Buffer.from('Makefile')));
  const packages = new Map<string, string>();
  for (const { path: name, mode, id } of listed) {
    const path = decodePath(name);
    if (!/(?:^|\/)package\.json$/.test(path) || /(?:^|\/)node_modules\//.test(path) || mode === LINK) continue;
    if (packages.size < MAX_PACKAGES) packages.set(path, await textOf(id));
  }
  return {
    paths: listed.map(({ path }) => decodePath(path)),
    makefile: makefile === undefined ? undefined : await textOf(makefile.id),
    packages,
  };
}

/** The finding and what to do about it, where there is one; `key` names what protects files. */
export function describeOpen(
  { tests, deciding }: OpenInputs,
  key: string,
): { readonly found: string; readonly remedy: string } {
  const parts = [
    ...(tests.length === 0 ? [] : [`${plural(tests.length, 'test file')} that a guard uses (${listed(tests)})`]),
    ...(deciding.length === 0
      ? []
      : [
          `${plural(deciding.length, 'file')} that ${deciding.length === 1 ? 'decides' : 'decide'} what a guard or the evaluator runs (${listed(deciding)})`,
        ]),
  ];
  const more =
    deciding.length === 0 ? '' : ' Where one of these is the code under test, start it from a protected script.';
  return {
    found: `a change may alter ${parts.join(' and ')}`,
    remedy: `Add to ${key}: ${listed([...tests, ...deciding])}.${more}`,
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
