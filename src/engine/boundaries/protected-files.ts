/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */

import { lstatSync } from 'node:fs';
import picomatch from 'picomatch';
import { decodePath, encodePath } from '../../base/byte-path.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { literalGlob } from '../../base/literal-glob.ts';
import { quoted } from '../../base/text.ts';
import { filesDigest } from '../../decision/evaluator-digest.ts';
import { isSystemError } from '../../kernel/files.ts';
import { findFiles, type GitStore, listFiles, objectsOf, readBlob } from '../../kernel/git-store.ts';
import { editTree } from '../../kernel/tree-edit.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';
import { readProtectedId } from './file-ids.ts';
import { foldersOfCommand, foldersOfSettings, namesImportFolders } from './import-folders.ts';
import { readDeclaredPackages } from './imported-packages.ts';
import { declaredClasses, isClassSource } from './java-classes.ts';
import { buildNameFinder, throughLinks } from './link-names.ts';
import { topModules } from './package-names.ts';
import type { Shadowable } from './shadowing.ts';
import { readLinks } from './tree-links.ts';

interface ProtectedFile {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
  /** SHA-256 of what it holds in a checkout, where that is not what the tree has: a file of Git LFS. */
  readonly contents?: string;
}

export interface ProtectedFiles {
  readonly files: readonly ProtectedFile[];
  /** Of the ordered list of paths, modes and contents. */
  readonly digest: string;
  /** What they were found by, for `decideAdmission`. */
  readonly globs: readonly string[];
  /** Folders of the commit, what in them bears on imports, and names of packages that it declares. */
  readonly folders: readonly string[];
  readonly environmentSnapshot: Pick<
    Shadowable,
    'initFolders' | 'conftestFolders' | 'headers' | 'classes' | 'importFolders'
  >;
  readonly packages: readonly string[];
  /** Modules of Python at the top of the commit. */
  readonly ownModules: readonly string[];
  /** Absolute paths in the commands that judge. */
  readonly programs: readonly string[];
  /** Undefined where there is nothing to protect. */
  readonly commit: string | undefined;
  /** Folders of the commit with a manifest of packages. */
  readonly manifestFolders: readonly string[];
  readonly openings: Openings;
}

/** What a config opens of what would be void otherwise. */
interface Openings {
  /** Folders inside protected ones that each command gets empty, to write in. */
  readonly writable: readonly string[];
  /** The key that names them, for messages. */
  readonly writableKey: string;
  /** Globs of new files that may be there. */
  readonly permit: readonly string[];
}

interface ProtectedRequest {
  readonly commit: string;
  readonly globs: readonly string[];
  readonly openings?: Openings;
  /** The evaluator: packages of the Python installations whose programs they name are not to be shadowed. */
  readonly commands?: readonly string[];
}

const NOTHING_OPEN: Openings = { writable: [], writableKey: 'objective.writable', permit: [] };

/** Finds the protected files of a commit by globs. */
export async function readProtectedFiles(
  store: Pick<GitStore, 'git' | 'external'>,
  { commit, globs: supplied, openings = NOTHING_OPEN, commands = [] }: ProtectedRequest,
): Promise<ProtectedFiles> {
  if (supplied.length === 0) return NOTHING_PROTECTED;
  const listed = await listFiles(store, commit);
  // What is named by way of a link lies where the link ends.
  const globs = [...supplied, ...throughLinks(supplied, await readLinks(store, listed))];
  const matches = globs.map((glob) => picomatch(glob, { dot: true }));
  const isProtected = (path: string): boolean => matches.some((isMatch) => isMatch(path));
  const files = listed.flatMap(({ mode, id, path: name }) => {
    const path = decodePath(name);
    if (mode === REPOSITORY || !isProtected(path)) return [];
    const contents = contentsOf(store, { mode, id, path: name });
    return [{ path, mode, id, ...(contents === undefined ? {} : { contents }) }];
  });
  const folders = foldersAbove(listed.map(({ path }) => ({ path: decodePath(path) })));
  const packages = await readDeclaredPackages(store, commit);
  const paths = listed.map(({ path }) => decodePath(path));
  const manifestFolders = foldersWith(paths, 'package.json');
  const environmentSnapshot = {
    initFolders: new Set(foldersWith(paths, '__init__.py')),
    conftestFolders: new Set(foldersWith(paths, 'conftest.py')),
    headers: new Set(paths.flatMap((path) => HEADER.exec(path)?.flatMap((part = '') => part) ?? [])),
    classes: await readClasses(store, files),
    importFolders: new Set([...(await readImportFolders(store, listed)), ...commands.flatMap(foldersOfCommand)]),
  };
  const programs = commands.flatMap(wordsOf).filter((word) => word.startsWith('/'));
  const found = {
    files,
    digest: digestOf(files),
    globs,
    folders,
    environmentSnapshot,
    packages,
    manifestFolders,
    openings,
  };
  return { ...found, commit, programs, ownModules: topModules(paths) };
}

function contentsOf({ external }: Pick<GitStore, 'external'>, { mode, id, path }: TreeFile): string | undefined {
  const file = external?.lfs.get(path.toString('latin1'));
  return file?.mode === mode && file.id === id ? file.oid : undefined;
}

// A header, with the folder around it and without.
const HEADER = /(?:[^/]+\/)?([^/]+\.(?:h|hh|hpp|hxx))$/i;

async function readImportFolders(store: Pick<GitStore, 'git'>, listed: readonly TreeFile[]): Promise<string[]> {
  const folders: string[] = [];
  for (const { path, id, mode } of listed) {
    if (!namesImportFolders(decodePath(path)) || mode === LINK || mode === REPOSITORY) continue;
    folders.push(...foldersOfSettings((await readBlob(store, id)).toString()));
  }
  return folders;
}

/** The source of each class that protected files declare. */
async function readClasses(
  store: Pick<GitStore, 'git'>,
  files: readonly ProtectedFile[],
): Promise<ReadonlyMap<string, string>> {
  const sources = files.filter(({ path, mode }) => isClassSource(path) && mode !== LINK && mode !== REPOSITORY);
  if (sources.length === 0) return new Map();
  const { stdout } = await store.git(['cat-file', '--batch'], { input: sources.map(({ id }) => `${id}\n`).join('') });
  const classes = new Map<string, string>();
  let from = 0;
  for (const { path } of sources) {
    // `<id> blob <size>`, then the content, each with the end of its line.
    const end = stdout.indexOf('\n', from);
    const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
    const text = stdout.toString('utf8', end + 1, end + 1 + size);
    for (const name of declaredClasses(path, text)) classes.set(name, path);
    from = end + size + 2;
  }
  return classes;
}

/** The folders that hold a file of a name. */
function foldersWith(paths: readonly string[], name: string): string[] {
  const inside = paths.filter((path) => path === name || path.endsWith(`/${name}`));
  return inside.map((path) => path.slice(0, Math.max(0, path.length - name.length - 1)));
}

function digestOf(files: readonly ProtectedFile[]): string {
  return sha256(canonicalJson(files.map(({ path, mode, id }) => [encodePath(path).toString('hex'), mode, id])));
}

/** Where nothing judges but the command itself. */
export const NOTHING_PROTECTED: ProtectedFiles = {
  files: [],
  digest: digestOf([]),
  globs: [],
  folders: [],
  environmentSnapshot: { initFolders: new Set(), conftestFolders: new Set(), headers: new Set() },
  packages: [],
  ownModules: [],
  programs: [],
  commit: undefined,
  manifestFolders: [],
  openings: NOTHING_OPEN,
};

const REPOSITORY = '160000';
const LINK = '120000';

interface Restoring {
  readonly tree: string;
  readonly protectedFiles: Pick<ProtectedFiles, 'files'>;
}

// A tree is evaluated more than once, and what comes of it is the same each time: ids name contents.
const MAX_RESTORED = 100;
const restored = new WeakMap<Pick<ProtectedFiles, 'files'>, Map<string, string>>();

/** The tree with the protected files of the base in it: the tree itself where they are that already. */
export async function restoreProtected(store: GitStore, restoring: Restoring): Promise<string> {
  const { tree, protectedFiles } = restoring;
  const known = restored.get(protectedFiles) ?? new Map<string, string>();
  restored.set(protectedFiles, known);
  const found = known.get(tree) ?? (await makeRestored(store, restoring));
  if (known.size >= MAX_RESTORED) known.clear();
  known.set(tree, found);
  return found;
}

async function makeRestored(store: GitStore, { tree, protectedFiles: { files } }: Restoring): Promise<string> {
  if (files.length === 0) return tree;
  const found = await findFiles(store, { tree, names: files.map(({ path }) => encodePath(path)) });
  const changed = files.filter(({ mode, id }, at) => found[at]?.mode !== mode || found[at]?.id !== id);
  if (changed.length === 0) return tree;
  const edits = changed.map(({ path, mode, id }) => [encodePath(path).toString('latin1'), { mode, id }] as const);
  return editTree(objectsOf(store), tree, new Map(edits));
}

/** What each file is, by its path: mode and id, as a record of decisions begins with them. */
export function idsOf({ files }: Pick<ProtectedFiles, 'files'>): Record<string, string> {
  return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}

/** The protected files of a folder as they are found there. */
export interface FoundFiles {
  /** Of the list of `idsOf`, with the ids that were found. */
  readonly digest: string;
  /** What is wrong with the first that is not the one of the base. */
  readonly issue: string | undefined;
}

/** Reads the protected files in a folder. */
export function findProtectedIn(folder: string, { files }: ProtectedFiles): FoundFiles {
  const issues: string[] = [];
  const moved = foldersAbove(files).filter((path) => {
    // Behind a link the same files may lie, until the link leads elsewhere.
    return !isFolderAt(Buffer.concat([Buffer.from(`${folder}/`), encodePath(path)]));
  });
  if (moved[0] !== undefined)
    issues.push(`the folder ${quoted(moved[0], 200)} of protected files is not the one of the base`);
  const found = files.map((file) => {
    const { path, mode, id } = file;
    const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
    const whole = Buffer.concat([Buffer.from(`${folder}/`), encodePath(path)]);
    const is = isBehind ? undefined : readProtectedId(whole, file);
    if (is !== id) issues.push(`the protected file ${quoted(path, 200)} is not the one of the base`);
    return { path, mode, id: is ?? 'gone' };
  });
  return { digest: filesDigest(idsOf({ files: found })), issue: issues[0] };
}

function isFolderAt(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch (error) {
    // A command took the rights of a folder around it.
    if (isSystemError(error)) return false;
    throw error;
  }
}

/** The folders that files lie in, outermost first, but the top. */
export function foldersAbove(files: readonly Pick<ProtectedFile, 'path'>[]): string[] {
  const found = new Set<string>();
  for (const { path } of files) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) found.add(path.slice(0, at));
  }
  return [...found].sort((one, other) => one.length - other.length);
}

function wordsOf(command: string): string[] {
  return command.split(/[\s"'`;|&<>()=,]+/);
}

/** Globs for the files that a command names: those words of it that are paths of a commit. */
export async function findNamedFiles(
  store: Pick<GitStore, 'git'>,
  { commit, command }: { readonly commit: string; readonly command: string },
): Promise<string[]> {
  const listed = await listFiles(store, commit);
  const paths = new Set(listed.map(({ path }) => decodePath(path)));
  const words = wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
  const isNamed = (word: string) => paths.has(word);
  // By way of a link a command names what lies where that ends.
  const findNames = buildNameFinder(await readLinks(store, listed));
  const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
  const named = [...new Set([...words, ...behind].filter(isNamed))];
  return named.map(literalGlob);
}
