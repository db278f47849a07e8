/**
 * The names by which packages are imported that an evaluator may use: those that the base declares, and those that the
 * Python installations of the PATH and of its commands have.
 * Invariant: nothing that an agent can write has a say; what cannot be read counts as empty.
 */
import { readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { decodePath } from '../../base/byte-path.ts';
import { type GitStore, listFiles, readBlob } from '../../kernel/git-store.ts';
import { importedNames, moduleOf, topModules } from './package-names.ts';

/** Names that the manifests at the top of a commit declare; with lock files also what those need. */
export async function readDeclaredPackages(store: Pick<GitStore, 'git'>, commit: string): Promise<string[]> {
  const names: string[] = [];
  const listed = (await listFiles(store, commit)).map(({ path, id }) => ({ path: decodePath(path), id }));
  const own = new Set(topModules(listed.map(({ path }) => path)));
  for (const { path, id } of listed) {
    if (!MANIFEST.test(path)) continue;
    const text = (await readBlob(store, id)).toString();
    if (path === 'package.json') names.push(...ofPackageJson(text));
    else if (!path.endsWith('.lock')) names.push(...ofPython(text).flatMap(importedNames));
    // A lock file names the project itself, too.
    else
      names.push(
        ...ofPythonLock(text)
          .flatMap(importedNames)
          .filter((name) => !own.has(name)),
      );
  }
  return names;
}

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|(?:poetry|uv|pdm)\.lock|(?:requirements\/[^/]+|[^/]*requirements[^/]*)\.(?:txt|in))$/;
const DEPENDENCY_KEYS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

function ofPackageJson(text: string): string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    // npm reports it to whoever runs it.
    return [];
  }
  return DEPENDENCY_KEYS.flatMap((key) => Object.keys(tableOf(tableOf(manifest)[key])));
}

function tableOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Requirements, one a line or one a string. */
function ofPython(text: string): string[] {
  const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
  return [...found].flatMap(([, name = '']) => name);
}

function ofPythonLock(text: string): string[] {
  return [...text.matchAll(/^name = "([^"]+)"$/gm)].flatMap(([, name = '']) => name);
}

const installed = new Map<string, readonly string[]>();

/**
 * Names that Python installations have, asked once a process: those of a PATH, and those of programs that are named by
 * absolute paths.
 */
export function readInstalledPackages(path: string, programs: readonly string[] = []): readonly string[] {
  const key = [path, ...programs].join('\0');
  const known = installed.get(key);
  if (known !== undefined) return known;
  const folders = [...path.split(delimiter), ...programs.map(dirname)].filter((folder) => isAbsolute(folder));
  const prefixes = new Set(folders.flatMap(prefixesOf));
  const found = new Set([...prefixes].flatMap((prefix) => packageFolders(prefix).flatMap(namesIn)).flatMap(moduleOf));
  installed.set(key, [...found]);
  return [...found];
}

/** Where the installations lie whose programs are in a folder, also behind links and behind pyenv's shims. */
function prefixesOf(folder: string): string[] {
  const prefix = dirname(folder);
  const versions = folder.endsWith('/shims') ? namesIn(join(prefix, 'versions')) : [];
  const behind = namesIn(folder)
    .filter((name) => /^python3?$/.test(name))
    .flatMap((name) => {
      try {
        return dirname(dirname(realpathSync(join(folder, name))));
      } catch {
        // A link to nothing.
        return [];
      }
    });
  return [prefix, ...behind, ...versions.map((version) => join(prefix, 'versions', version))];
}

function packageFolders(prefix: string): string[] {
  return ['lib', 'lib64'].flatMap((lib) => {
    const versions = namesIn(join(prefix, lib)).filter((name) => /^python3(\.\d+)?$/.test(name));
    return versions.flatMap((version) =>
      ['site-packages', 'dist-packages'].map((name) => join(prefix, lib, version, name)),
    );
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No such installation.
    return [];
  }
}
