/**
 * The links of a captured tree, and what is wrong with them after a change.
 * Invariant: targets are read from the store, and all of the tree's links are looked at: a change of one path can turn
 * a link elsewhere around.
 */
import { decodePath, encodePath } from '../base/byte-path.ts';
import type { TreeChange } from '../base/raw-diff.ts';
import { type GitStore, listFiles } from '../kernel/git-store.ts';
import { findLinkIssues, type LinkedTree } from './link-issues.ts';

const SYMLINK = '120000';
// Linux takes no longer path.
const MAX_TARGET_BYTES = 4096;
// Of all targets together: beyond it the tree is none that a person made.
const MAX_TARGETS_BYTES = 16 << 20;

/** What is wrong with links after a change from a commit or tree of the store, by path. */
export async function readLinkIssues(
  store: Pick<GitStore, 'git'>,
  { from, changes }: { readonly from: string; readonly changes: readonly TreeChange[] },
): Promise<ReadonlyMap<string, string>> {
  if (changes.length === 0) return new Map();
  const files = await listFiles(store, from);
  if (![...files.map(({ mode }) => mode), ...changes.map(({ newMode }) => newMode)].includes(SYMLINK)) return new Map();
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
  return findLinkIssues(linkedTree(before, targets), linkedTree(after, targets), changed);
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
