/**
 * The names by which a path is reached through the links of a tree. Pure.
 * Names are compared by folded case, and a path costs as many steps as links and their targets lie deep.
 */
import { literalGlob } from '../../base/literal-glob.ts';
import { foldPath } from './path-names.ts';

/** A name that leads to what a path names, by a link of a tree. */
export interface OtherName {
  readonly name: string;
  /** The link, as the tree has it. */
  readonly link: string;
  /** `real`: the path went through the link; `alias`: the name does. */
  readonly kind: 'real' | 'alias';
}

/** Gives the other names of a path; none for most. */
export type NameFinder = (path: string) => readonly OtherName[];

// As many as the kernel follows.
const MAX_LINKS = 40;
// By links to links a path can have any number.
const MAX_NAMES = 100;

/** Where links end inside their tree, whether anything is there or not; those that leave it or end nowhere are left out. */
export function resolveLinks(links: ReadonlyMap<string, string | undefined>): ReadonlyMap<string, string> {
  const folded = new Map([...links].map(([path, target]) => [foldPath(path), target]));
  const found = new Map<string, string>();
  for (const [path, target] of links) {
    const end = target === undefined ? undefined : follow(folded, path, target);
    if (end !== undefined) found.set(path, end);
  }
  return found;
}

function follow(links: ReadonlyMap<string, string | undefined>, path: string, target: string): string | undefined {
  if (isAbsolute(target)) return undefined;
  const at = path.split('/').slice(0, -1);
  // The next part to look at is the last one.
  const parts = target.split('/').reverse();
  let followed = 1;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.pop() === undefined) return undefined;
      continue;
    }
    at.push(part);
    const key = foldPath(at.join('/'));
    if (!links.has(key)) continue;
    const next = links.get(key);
    followed += 1;
    if (next === undefined || isAbsolute(next) || followed > MAX_LINKS) return undefined;
    at.pop();
    parts.push(...next.split('/').reverse());
  }
  return at.join('/');
}

function isAbsolute(target: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(target);
}

interface Place {
  readonly children: Map<string, Place>;
  /** A link lies here. */
  link: { readonly path: string; readonly target: string } | undefined;
  /** These links end here. */
  readonly from: string[];
}

/** Prepares the question for the links of a tree, by where they end. */
export function buildNameFinder(resolved: ReadonlyMap<string, string>): NameFinder {
  if (resolved.size === 0) return () => [];
  const top = newPaths();
  for (const [path, target] of resolved) {
    pathsOf(top, path).link = { path, target };
    // A link to a folder that it lies in gives everything there names without end.
    if (target !== '' && !`${foldPath(path)}/`.startsWith(`${foldPath(target)}/`)) pathsOf(top, target).from.push(path);
  }
  return (path) => {
    const real = realNameOf(top, path);
    const names = new Map<string, OtherName>();
    if (real !== undefined) names.set(real.name, real);
    // Links whose names go through other links.
    const due = [real?.name ?? path];
    for (let name = due.pop(); name !== undefined && names.size < MAX_NAMES; name = due.pop()) {
      for (const alias of aliasesOf(top, name)) {
        if (alias.name === path || names.has(alias.name) || names.size >= MAX_NAMES) continue;
        names.set(alias.name, alias);
        due.push(alias.name);
      }
    }
    return [...names.values()];
  };
}

function newPaths(): Place {
  return { children: new Map(), link: undefined, from: [] };
}

function pathsOf(top: Place, path: string): Place {
  let paths = top;
  for (const part of foldPath(path).split('/')) {
    const child = paths.children.get(part) ?? newPaths();
    paths.children.set(part, child);
    paths = child;
  }
  return paths;
}

/** The places that a path leads through, each with what of the path comes after it. */
function* walk(top: Place, path: string): Generator<readonly [place: Place, rest: string]> {
  let paths: Place | undefined = top;
  for (let from = 0; from <= path.length; ) {
    const next = path.indexOf('/', from);
    const end = next === -1 ? path.length : next;
    paths = paths.children.get(foldPath(path.slice(from, end)));
    if (paths === undefined) return;
    yield [paths, path.slice(end)];
    from = end + 1;
  }
}

function realNameOf(top: Place, path: string): OtherName | undefined {
  let found: OtherName | undefined;
  for (let followed = 0; followed < MAX_LINKS; followed += 1) {
    const step = firstLink(top, found?.name ?? path);
    if (step === undefined) return found;
    found = { ...step, kind: 'real', link: found?.link ?? step.link };
  }
  return undefined;
}

function firstLink(top: Place, path: string): Pick<OtherName, 'name' | 'link'> | undefined {
  for (const [{ link }, rest] of walk(top, path)) {
    if (link === undefined) continue;
    const name = link.target === '' ? rest.slice(1) : `${link.target}${rest}`;
    return { name, link: link.path };
  }
  return undefined;
}

function aliasesOf(top: Place, path: string): OtherName[] {
  const found: OtherName[] = [];
  for (const [{ from }, rest] of walk(top, path)) {
    for (const link of from) found.push({ name: `${link}${rest}`, link, kind: 'alias' });
  }
  return found;
}

/** What globs mean that begin with the name of a link: the same at the place where the link ends. */
export function throughLinks(globs: readonly string[], resolved: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const due = [...globs];
  for (let glob = due.pop(); glob !== undefined && found.length < MAX_NAMES; glob = due.pop()) {
    const plain = glob.replace(/^(?:\.\/)+/, '');
    for (const [link, target] of resolved) {
      if (!beginsWith(plain, link)) continue;
      const rest = plain.slice(literalGlob(link).length);
      const inside = target === '' ? rest.slice(1) || '**' : `${literalGlob(target)}${rest}`;
      // A link to a file or a folder, named itself, means all that is there.
      for (const each of rest === '' ? [inside, `${inside}/**`] : [inside]) {
        if (found.includes(each) || globs.includes(each)) continue;
        found.push(each);
        due.push(each);
      }
    }
  }
  return found;
}

/** Whether a glob names a link, or something below it, letter by letter. */
export function beginsWith(glob: string, link: string): boolean {
  return `${foldPath(glob.replace(/^(?:\.\/)+/, ''))}/`.startsWith(`${foldPath(literalGlob(link))}/`);
}
