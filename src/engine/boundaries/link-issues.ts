import { quoted } from '../../base/text.ts';
import { findLinkFaults, isAbsolute, type LinkedTree, type LinkFault, MAX_LINKS, MAX_PARTS } from './link-walk.ts';
import { pathKey } from './path-names.ts';

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
  const views = [(name: string) => name, pathKey].map((keyOf) => findLinkFaults(tree, keyOf));
  const ofTargets = new Map<string | undefined, string | undefined>();
  for (const [path, target] of tree.links) {
    const fault = views.map((faults) => faults.get(path)).find((each) => each !== undefined);
    // Very many links may have one long target.
    if (!ofTargets.has(target)) ofTargets.set(target, targetIssue(target));
    const issue = ofTargets.get(target) ?? (fault === undefined ? undefined : faultText(fault, path, target ?? ''));
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

/** What is wrong with a link, with what its target is. */
function faultText({ kind, through }: LinkFault, path: string, target: string): string {
  const to = through === path ? quoted(target, 200) : `${quoted(target, 200)} by way of ${quoted(through, 200)}`;
  switch (kind) {
    case 'absolute':
      return through === path ? `links to the absolute path ${to}` : `links to an absolute path, to ${to}`;
    case 'out':
      return `links out of the tree, to ${to}`;
    case 'up':
      return `links up from what is no folder of the tree, to ${to}`;
    case 'git':
      return `links into .git, to ${to}`;
    case 'loop':
      return `links to itself, or through more than ${MAX_LINKS} links, to ${to}`;
    case 'costly':
      return `is one of too many links to follow: their targets have more than ${MAX_PARTS} parts together`;
    default:
      return kind satisfies never;
  }
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

/** Changed links whose name is another one's too where case does not matter: what lies there then is not known. */
function findTwins({ paths, links }: LinkedTree, changed: ReadonlySet<string>): [path: string, other: string][] {
  const suspects = [...links.keys()].filter((path) => changed.has(path));
  if (suspects.length === 0) return [];
  const names = new Map<string, string[]>();
  for (const path of [...paths, ...foldersOf(paths)]) {
    const key = pathKey(path);
    const same = names.get(key) ?? [];
    names.set(key, same);
    // One of two is another one, whichever is asked for.
    if (same.length < 2) same.push(path);
  }
  return suspects.flatMap((path) => {
    const other = names.get(pathKey(path))?.find((each) => each !== path);
    return other === undefined ? [] : [[path, other]];
  });
}
