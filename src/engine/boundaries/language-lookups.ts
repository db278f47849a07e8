/**
 * By which names languages find what a file imports, and by which the settings around it. Pure.
 * Source: each language's rules of resolution: Python's `importlib` (a package before a module, a folder without
 * `__init__` last), Node's `require` and `import`, `go help modules`, Cargo's package layout, GCC's `#include`.
 */
import { quoted } from '../../base/text.ts';
import { C_HEADERS, NODE_MODULES, PYTHON_MODULES, RUBY_MODULES } from './standard-modules.ts';

const LANGUAGES = [
  ['python', /\.(?:py|pyw|pyx|pyc|pyd)$/],
  ['javascript', /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte)$/],
  ['go', /\.go$/],
  ['rust', /\.rs$/],
  ['ruby', /\.rb$/],
  ['c', /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/],
] as const;
export type Language = (typeof LANGUAGES)[number][0];

/** The language that a file of a folded name is written in. */
export function languageOf(name: string): Language | undefined {
  return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Where imports of Node look for packages, from the importing file's folder upwards. */
export const PACKAGES_FOLDER = 'node_modules';
export const COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so|class)$/;
const PYTHON = /\.(?:py|pyw|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)$/;
const LOADED = /\.(?:py|pyw|js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm|java|jar|kt|groovy)$/;
// What makes a folder a package.
const PYTHON_PACKAGE = /^__init__\.(?:py|pyw|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)|package\.json)$/;

/** How a new path ends at a part of it, or goes on: only the very next part matters. */
export interface Ending {
  /** Of folded case. */
  readonly name: string;
  /** The first part below it, and whether it is the last; undefined: the path ends here. */
  readonly rest: { readonly first: string; readonly isLast: boolean } | undefined;
  /** What the path is, where it ends here; a link may lead to a file or to a package. */
  readonly kind: 'file' | 'folder' | 'link';
}

export function isCompiled(name: string): boolean {
  return COMPILED.test(name);
}

/** Whether a part of a path is, or makes of a folder, a module of Python. */
export function isPythonModule({ name, rest, kind }: Ending): boolean {
  if (rest === undefined) return PYTHON.test(name) || kind === 'link';
  return rest.isLast && PYTHON_PACKAGE.test(rest.first);
}

/** Whether a part of a path is, or makes of a folder, a module of Node. */
export function isJavaScriptModule({ name, rest, kind }: Ending): boolean {
  if (rest === undefined) return JAVASCRIPT.test(name) || kind === 'link';
  return rest.isLast && JAVASCRIPT_PACKAGE.test(rest.first);
}

/** Whether a file makes a package of its folder, for Node. */
export function isJavaScriptIndex(name: string): boolean {
  return JAVASCRIPT_PACKAGE.test(name);
}

/** Whether a new file makes a package of its folder. */
export function isPackageFile({ rest }: Pick<Ending, 'rest'>): boolean {
  return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}

/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
export function stemOf(name: string): string {
  if (COMPILED.test(name)) return name.slice(0, name.indexOf('.'));
  return name.replace(LOADED, '');
}

/** The library whose name a file bears, or a folder that is a package. */
export function libraryOf(ending: Ending, packages: ReadonlySet<string>): string | undefined {
  const stem = stemOf(ending.name);
  const isPython = isPythonModule(ending);
  const isJavaScript = isJavaScriptModule(ending);
  if (isPython && PYTHON_MODULES.has(stem)) return `Python's module ${quoted(stem)}`;
  if (isJavaScript && NODE_MODULES.has(stem)) return `Node's module ${quoted(stem)}`;
  if ((isPython || isJavaScript) && packages.has(stem)) return `the installed package ${quoted(stem)}`;
  return undefined;
}

/** The library whose name a file bears for what is written in a language and lies beside it. */
export function neighbourOf(
  { name, rest }: Ending,
  { languages, headers }: { readonly languages: ReadonlySet<Language>; readonly headers: ReadonlySet<string> },
): string | undefined {
  if (rest !== undefined) {
    // `#include "lib/x.h"`, beside which another `lib/x.h` comes first.
    const header = `${name}/${rest.first}`;
    return rest.isLast && languages.has('c') && headers.has(header) ? `another header ${quoted(header)}` : undefined;
  }
  if (languages.has('ruby') && name.endsWith('.rb') && RUBY_MODULES.has(name.slice(0, -3)))
    return `Ruby's library ${quoted(name.slice(0, -3))}`;
  if (languages.has('c') && C_HEADERS.has(name)) return `the standard header ${quoted(name)}`;
  if (languages.has('c') && headers.has(name)) return `another header ${quoted(name)}`;
  return undefined;
}

/** Settings that a language's tools look for in each folder from a file upwards; `below`: not at the top. */
const SETTINGS: Readonly<Record<Language, Readonly<Record<string, 'anywhere' | 'below'>>>> = {
  // Of pytest; at the top, too.
  python: { 'pyproject.toml': 'anywhere' },
  // They name modules again: `paths`, `imports`, `type`.
  javascript: { 'tsconfig.json': 'anywhere', 'jsconfig.json': 'anywhere', 'package.json': 'below' },
  // With it the folder is a module of its own, whose tests `./...` leaves out.
  go: { 'go.mod': 'anywhere' },
  rust: { 'build.rs': 'anywhere', 'cargo.toml': 'below' },
  ruby: { rakefile: 'anywhere', 'rakefile.rb': 'anywhere', gemfile: 'anywhere', 'gems.rb': 'anywhere' },
  c: {},
};

/** The language whose files a new file around them is a setting of. */
export function findSetting(
  { name, rest }: Ending,
  { languages, isTop }: { readonly languages: ReadonlySet<Language>; readonly isTop: boolean },
): Language | undefined {
  if (rest !== undefined) return undefined;
  return [...languages].find((language) => {
    const where = Object.hasOwn(SETTINGS[language], name) ? SETTINGS[language][name] : undefined;
    return where === 'anywhere' || (where === 'below' && !isTop);
  });
}
