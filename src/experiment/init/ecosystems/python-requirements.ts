/** What the tests and benchmarks of a Python project need, by its manifests. Pure. Source: PEP 508, 621 and 735, tox and setuptools. */
import { hasFile, inside, type Listing, parseTomlTable, type Table, tableAt, textOf, textsOf } from './listing.ts';

export interface Requirements {
  /** Extras of the project itself. */
  readonly extras: readonly string[];
  readonly packages: readonly string[];
  /** Paths in the project's folder. */
  readonly files: readonly string[];
}

const NOTHING: Requirements = { extras: [], packages: [], files: [] };
const OF_TESTS = /^(?:unit[-_]?)?test(?:s|ing)?$/i;
const OF_WORK = /^dev(?:el|elop|elopment)?$/i;

/** What is asked for by name of "tests", else of "dev"; the project's own requirements come with it. */
export function testRequirements(listing: Listing, folder: string): Requirements {
  const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
  for (const isName of [OF_TESTS, OF_WORK]) {
    const found = requirementsOf(listing, { folder, manifest, isName });
    if (found.extras.length + found.packages.length + found.files.length > 0) return found;
  }
  const packages = toxPackages(listing, folder);
  return packages.length > 0 ? { ...NOTHING, packages } : NOTHING;
}

const OF_BENCHMARKS = /^bench(?:mark)?(?:s|ing)?$|^perf(?:ormance)?$/i;

/** What is asked for by name of benchmarks. */
export function benchmarkRequirements(listing: Listing, folder: string): Requirements {
  const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
  return requirementsOf(listing, { folder, manifest, isName: OF_BENCHMARKS });
}

interface Named {
  readonly folder: string;
  readonly manifest: Table;
  readonly isName: RegExp;
}

function requirementsOf(listing: Listing, { folder, manifest, isName }: Named): Requirements {
  const groups = tableAt(manifest, 'dependency-groups');
  const names = Object.keys(groups).filter((name) => isName.test(name));
  const poetry = Object.entries(tableAt(manifest, 'tool', 'poetry', 'group')).filter(([name]) => isName.test(name));
  const inPoetry = poetry.flatMap(([, group]) => Object.keys(tableAt({ group }, 'group', 'dependencies')));
  const extras = [
    ...Object.keys(tableAt(manifest, 'project', 'optional-dependencies')),
    ...extrasOfSetup(textOf(listing, inside(folder, 'setup.cfg'))),
  ];
  return {
    extras: [...new Set(extras.filter((name) => isName.test(name)))],
    packages: [...new Set([...names.flatMap((name) => groupPackages(groups, name)), ...inPoetry])],
    files: filesOf(listing, folder, isName),
  };
}

// A group can include others without end.
const MAX_DEPTH = 5;

function groupPackages(groups: Table, name: string, depth = 0): string[] {
  const entries = groups[name];
  if (!Array.isArray(entries) || depth > MAX_DEPTH) return [];
  const included = entries.flatMap((entry) => {
    const other = tableAt({ entry }, 'entry')['include-group'];
    return typeof other === 'string' ? groupPackages(groups, other, depth + 1) : [];
  });
  return [...textsOf(entries), ...included];
}

function extrasOfSetup(text: string): string[] {
  const section = /^\[options\.extras_require\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^([\w.-]+)\s*=/gm)].flatMap(([, name]) => name ?? []);
}

function filesOf(listing: Listing, folder: string, isName: RegExp): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return listing.paths.flatMap((path) => {
    if (!path.startsWith(start)) return [];
    const own = path.slice(start.length);
    const name =
      /^requirements\/([\w-]+)\.txt$/.exec(own)?.[1] ??
      /^requirements[-_.]([\w-]+)\.txt$/.exec(own)?.[1] ??
      /^([\w-]+?)[-_]requirements\.txt$/.exec(own)?.[1] ??
      /^(tests?|bench(?:mark)?s?|perf)\/requirements\.txt$/.exec(own)?.[1];
    return name !== undefined && isName.test(name) ? [own] : [];
  });
}

function toxPackages(listing: Listing, folder: string): string[] {
  const text = textOf(listing, inside(folder, 'tox.ini'));
  const deps = /^\[testenv\]\n(?:(?!^\[)[\s\S])*?^deps\s*=\s*([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  const lines = deps.split('\n').map((line) => line.replace(/#.*/, '').trim());
  // What depends on the environment, or is another file's, is left out.
  return lines.filter((line) => /^[A-Za-z][\w.[\],<>=!~ -]*$/.test(line));
}

/** The file that names what the project itself needs, where no manifest does. */
export function plainRequirements(listing: Listing, folder: string): string[] {
  return hasFile(listing, inside(folder, 'requirements.txt')) ? ['requirements.txt'] : [];
}
