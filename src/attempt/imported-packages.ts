/**
 * The names by which packages are imported that an evaluator may use: those that the base declares, and those that the
 * Python installations of the PATH have.
 * Invariant: nothing that an agent can write has a say; what cannot be read counts as empty.
 */
import { readdirSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { decodePath } from '../base/byte-path.ts';
import { type GitStore, listFiles } from '../kernel/git-store.ts';

/** Names that the manifests at the top of a commit declare. */
export async function readDeclaredPackages(store: Pick<GitStore, 'git'>, commit: string): Promise<string[]> {
  const names: string[] = [];
  for (const { path: bytes, id } of await listFiles(store, commit)) {
    const path = decodePath(bytes);
    if (!MANIFEST.test(path)) continue;
    const { stdout } = await store.git(['cat-file', 'blob', id]);
    names.push(...(path === 'package.json' ? ofPackageJson(stdout.toString()) : ofPython(stdout.toString())));
  }
  return names;
}

const MANIFEST = /^(?:package\.json|pyproject\.toml|[^/]*requirements[^/]*\.txt)$/;
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

/** Requirements, one a line or one a string; what is imported has an underscore where a project has a hyphen. */
function ofPython(text: string): string[] {
  const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
  return [...found].flatMap(([, name = '']) => [name, name.replaceAll('-', '_')]);
}

const installed = new Map<string, readonly string[]>();

/** Names that the Python installations of a PATH have, asked once a process. */
export function readInstalledPackages(path: string): readonly string[] {
  const known = installed.get(path);
  if (known !== undefined) return known;
  const prefixes = path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map(dirname);
  const names = [...new Set(prefixes)].flatMap((prefix) => {
    const versions = namesIn(join(prefix, 'lib')).filter((name) => /^python3(\.\d+)?$/.test(name));
    return versions.flatMap((version) =>
      ['site-packages', 'dist-packages'].flatMap((folder) => namesIn(join(prefix, 'lib', version, folder))),
    );
  });
  const found = [...new Set(names.flatMap((name) => /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? []))];
  installed.set(path, found);
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No such installation.
    return [];
  }
}
