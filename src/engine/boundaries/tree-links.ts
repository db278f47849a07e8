/**
 * The links of a captured tree, and what is wrong with them after a change.
 * Invariant: targets are read from the store, and all of the tree's links are looked at: a change of one path can turn
 * a link elsewhere around.
 */
import { decodePath, encodePath } from '../../base/byte-path.ts';
import type { TreeChange } from '../../base/raw-diff.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';
import { findLinkIssues } from './link-issues.ts';
import { buildNameFinder, type NameFinder, type OtherName, resolveLinks } from './link-names.ts';
import type { LinkedTree } from './link-walk.ts';

const SYMLINK = '120000';
// Linux takes no longer path.
const MAX_TARGET_BYTES = 4096;
// Of all targets together: beyond it the tree is none that a person made.
const MAX_TARGETS_BYTES = 16 << 20;

/** What the links of a tree mean for a change of it. */
export interface LinkFacts {
  /** What is wrong with links after the change, by path. */
  readonly linkIssues: ReadonlyMap<string, string>;
  /** By what names the changed paths were reached through links before it. */
  readonly otherNames: ReadonlyMap<string, readonly OtherName[]>;
}

const NO_LINKS: LinkFacts = { linkIssues: new Map(), otherNames: new Map() };

/** Reads what links mean for a change from a commit or tree of the store. */
export async function readLinkFacts(
  store: Pick<GitStore, 'git'>,
  { from, changes }: { readonly from: string; readonly changes: readonly TreeChange[] },
): Promise<LinkFacts> {
  if (changes.length === 0) return NO_LINKS;
  const files = await listFiles(store, from);
  if (![...files.map(({ mode }) => mode), ...changes.map(({ newMode }) => newMode)].includes(SYMLINK)) return NO_LINKS;
  const before = new Map(files.map(({ path, mode, id }) => [path.toString('latin1'), { mode, id }]));
  const after = new Map(before);
  for (const { path, newMode, newId } of changes) {
    const key = encodePath(path).toString('latin1');
    if (newMode === GONE) after.delete(key);
    else after.set(key, { mode: newMode, id: newId });
  }
  const ids = new Set(
    [...before.values(), ...after.values()].flatMap(({ mode, id }) => (mode === SYMLINK ? [id] : [])),
  );
  const targets = await readTargets(store, [...ids]);
  const changed = new Set(changes.map(({ path }) => path));
  const old = linkedTree(before, targets);
  return {
    linkIssues: findLinkIssues(old, linkedTree(after, targets), changed),
    otherNames: namesOf(changed, buildNameFinder(resolveLinks(old.links))),
  };
}

function namesOf(paths: ReadonlySet<string>, find: NameFinder): LinkFacts['otherNames'] {
  const named = [...paths].map((path) => [path, find(path)] as const);
  return new Map(named.filter(([, names]) => names.length > 0));
}

/** Where the links of a commit end inside of it. */
export async function readLinks(
  store: Pick<GitStore, 'git'>,
  files: readonly TreeFile[],
): Promise<ReadonlyMap<string, string>> {
  const links = files.filter(({ mode }) => mode === SYMLINK);
  if (links.length === 0) return new Map();
  const targets = await readTargets(store, [...new Set(links.map(({ id }) => id))]);
  return resolveLinks(new Map(links.map(({ path, id }) => [decodePath(path), targets.get(id)])));
}

const GONE = '000000';

function linkedTree(
  files: ReadonlyMap<string, { readonly mode: string; readonly id: string }>,
  targets: ReadonlyMap<string, string>,
): LinkedTree {
  const paths: string[] = [];
  const links = new Map<string, string | undefined>();
  for (const [key, { mode, id }] of files) {
    const path = decodePath(Buffer.from(key, 'latin1'));
    paths.push(path);
    if (mode === SYMLINK) links.set(path, targets.get(id));
  }
  return { paths, links };
}

/** Targets by object; one that is too long for a path is not read. */
async function readTargets({ git }: Pick<GitStore, 'git'>, ids: readonly string[]): Promise<Map<string, string>> {
  const check = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: lines(ids) });
  const small: string[] = [];
  let total = 0;
  for (const line of check.stdout.toString().trimEnd().split('\n')) {
    const [id = '', size = ''] = line.split(' ');
    if (!/^\d+$/.test(size) || Number(size) > MAX_TARGET_BYTES || total + Number(size) > MAX_TARGETS_BYTES) continue;
    total += Number(size);
    small.push(id);
  }
  const targets = new Map<string, string>();
  if (small.length === 0) return targets;
  const { stdout } = await git(['cat-file', '--batch=%(objectname) %(objectsize)'], { input: lines(small) });
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(LINE_END, at);
    const [id = '', size = ''] = stdout.toString('latin1', at, end).split(' ');
    const from = end + 1;
    targets.set(id, decodePath(stdout.subarray(from, from + Number(size))));
    at = from + Number(size) + 1;
  }
  return targets;
}

const LINE_END = 0x0a;

function lines(ids: readonly string[]): string {
  return ids.map((id) => `${id}\n`).join('');
}
