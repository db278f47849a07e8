import { quoted } from '../base/text.ts';
import { isGitName, pathKey } from './path-names.ts';

/** Files and links of a tree. */
export interface LinkedTree {
  /** Every path that is no folder, links included. */
  readonly paths: readonly string[];
  /** Targets of its links by path; undefined for one that is too long to be a path. */
  readonly links: ReadonlyMap<string, string | undefined>;
}

/**
 * What is wrong with links after a change, by path: those that leave the tree, enter `.git` or cannot be followed. Each
 * link of the tree is followed as the operating system would, through other links. What was just as wrong before the
 * change is left out, unless the change touches that link.
 */
export function findLinkIssues(
  before: LinkedTree,
  after: LinkedTree,
  changed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const known = issuesOf(before);
  const found = new Map([...issuesOf(after)].filter(([path, issue]) => changed.has(path) || known.get(path) !== issue));
  for (const [path, other] of findTwins(after, changed)) {
    found.set(path, `is one file with ${quoted(other, 200)} where case does not matter`);
  }
  return found;
}

function issuesOf(tree: LinkedTree): Map<string, string> {
  const issues = new Map<string, string>();
  if (tree.links.size === 0) return issues;
  // As it is, and as a file system sees it to which case and composition are nothing.
  const views = [(path: string) => path, pathKey].map((keyOf) => viewOf(tree, keyOf));
  for (const [path, target] of tree.links) {
    const issue = targetIssue(target) ?? views.map((view) => follow(view, path, target ?? '')).find(Boolean);
    if (issue !== undefined) issues.set(path, issue);
  }
  return issues;
}

function targetIssue(target: string | undefined): string | undefined {
  if (target === undefined) return 'is a symbolic link whose target is too long to be a path';
  if (target === '') return 'is a symbolic link without a target';
  if (/[\p{Cc}\\]/u.test(target) && !isAbsolute(target)) {
    return `links to ${quoted(target, 200)}, which holds a control character or a backslash`;
  }
  return undefined;
}

interface View {
  readonly keyOf: (path: string) => string;
  readonly folders: ReadonlySet<string>;
  readonly links: ReadonlyMap<string, string | undefined>;
}

function viewOf({ paths, links }: LinkedTree, keyOf: View['keyOf']): View {
  return {
    keyOf,
    folders: foldersOf(paths.map(keyOf)),
    links: new Map([...links].map(([path, target]) => [keyOf(path), target])),
  };
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

// The kernel gives up after as many.
const MAX_LINKS = 40;

/** Why a link may not be in the tree, or undefined where it ends inside it. */
function follow({ keyOf, folders, links }: View, path: string, target: string): string | undefined {
  const to = (through: string) =>
    through === path ? quoted(target, 200) : `${quoted(target, 200)} by way of ${quoted(through, 200)}`;
  let at = path.split('/').slice(0, -1);
  let through = path;
  let followed = 0;
  if (isAbsolute(target)) return `links to the absolute path ${to(path)}`;
  // The next part to look at is the last one.
  const parts = target.split('/').reverse();
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.length === 0) return `links out of the tree, to ${to(through)}`;
      if (!folders.has(keyOf(at.join('/')))) return `links up from what is no folder of the tree, to ${to(through)}`;
      at = at.slice(0, -1);
      continue;
    }
    if (isGitName(part)) return `links into .git, to ${to(through)}`;
    at = [...at, part];
    const here = at.join('/');
    if (!links.has(keyOf(here))) continue;
    followed += 1;
    if (followed >= MAX_LINKS) return `links to itself, or through more than ${MAX_LINKS} links, to ${to(through)}`;
    const next = links.get(keyOf(here));
    // A link to such a path is reported where that path itself is looked at.
    if (next === undefined) return undefined;
    through = here;
    if (isAbsolute(next)) return `links to an absolute path, to ${to(through)}`;
    at = at.slice(0, -1);
    parts.push(...next.split('/').reverse());
  }
  return undefined;
}

function isAbsolute(target: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(target);
}

/** Changed links whose name is another one's too where case does not matter: what lies there then is not known. */
function findTwins({ paths, links }: LinkedTree, changed: ReadonlySet<string>): [path: string, other: string][] {
  const suspects = [...links.keys()].filter((path) => changed.has(path));
  if (suspects.length === 0) return [];
  const names = new Map<string, string[]>();
  for (const path of [...paths, ...foldersOf(paths)]) {
    const key = pathKey(path);
    names.set(key, [...(names.get(key) ?? []), path]);
  }
  return suspects.flatMap((path) => {
    const other = names.get(pathKey(path))?.find((each) => each !== path);
    return other === undefined ? [] : [[path, other]];
  });
}
