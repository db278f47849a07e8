/** Files that would be loaded in the place of an evaluator's, or by a tool without being named. Pure. */
import type { RepositoryPaths } from '../engine/boundaries/test-files.ts';

/** New files beside a protected one, by its language. */
export function plantsAdjacent(path: string): readonly string[] {
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const python = /^(.+)\.py$/.exec(name)?.[1];
  if (python !== undefined) {
    const compiled = [`__pycache__/${python}.cpython-312.pyc`, `${python}.pyc`, `${python}.so`];
    const sources = [`${folder}${python}/__init__.py`, `${folder}json.py`, 'statistics.py'];
    return [...sources, ...compiled.map((each) => `${folder}${each}`)];
  }
  const [, stem, kind] = /^(.+)\.(js|mjs|cjs|ts)$/.exec(name) ?? [];
  if (stem === undefined) return [];
  return [kind === 'js' ? 'cjs' : 'js', 'json', 'node']
    .map((each) => `${folder}${stem}.${each}`)
    .concat(`${folder}url.js`);
}

const LOADED: readonly (readonly [has: RegExp, names: readonly string[]])[] = [
  [/\.py$/, ['conftest.py', 'sitecustomize.py', 'pytest.ini']],
  [/(?:^|\/)package\.json$/, ['.npmrc', 'vitest.config.mjs']],
  [/(?:^|\/)Cargo\.toml$/, ['.cargo/config.toml', 'rust-toolchain.toml']],
  [/(?:^|\/)go\.mod$/, ['go.work', 'vendor/modules.txt']],
  [/(?:^|\/)Makefile$/, ['GNUmakefile']],
  [/(?:^|\/)pom\.xml$/, ['.mvn/jvm.config']],
];
const INCLUDE = /^[ \t]*[-s]?include[ \t]+([^\n#]+)/gm;

/** What the tools of a repository's languages load from its top by themselves. */
export function plantsOfTools({ paths, makefile = '' }: Pick<RepositoryPaths, 'paths' | 'makefile'>): string[] {
  const names = LOADED.flatMap(([has, loaded]) => (paths.some((path) => has.test(path)) ? loaded : []));
  return [...new Set([...names, ...includedMakefiles(makefile)])];
}

/** What a Makefile includes by name. */
export function includedMakefiles(makefile: string): string[] {
  const included = [...makefile.matchAll(INCLUDE)].flatMap(([, files = '']) => files.trim().split(/\s+/));
  const isPlain = (path: string) => /^[\w.-][\w./-]*$/.test(path) && !path.split('/').includes('..');
  return included.filter(isPlain);
}

/** Programs that npm and its like find before those of the PATH. */
export function plantedPrograms({ paths }: Pick<RepositoryPaths, 'paths'>): string[] {
  return paths.includes('package.json') ? ['node_modules/.bin/node', 'node_modules/.bin/vitest'] : [];
}
