/**
 * Trees of a private store, read object by object: what two trees share is never looked at, and what was read once is
 * known. Invariant: what it says of a tree is what `git ls-tree -r` and `git diff-tree -r --no-renames` say.
 */
import { decodePath } from '../base/byte-path.ts';
import type { TreeChange } from '../base/raw-diff.ts';
import { compareEntries, FOLDER, isFolder, parseTreeObject, statusOf, type TreeEntry } from '../base/tree-object.ts';
import { GitError, type ObjectStream } from './git.ts';
import { OBJECT_QUESTIONS } from './object-stream.ts';

/** A file of a tree, a link, or a link to another repository. */
export interface TreeFile {
  readonly mode: string;
  readonly id: string;
  readonly path: Buffer;
}

// Entries of trees, which take some hundred bytes each: a tree of 50,000 files, and what a run changes of it.
const MAX_KNOWN_ENTRIES = 150_000;

interface Known {
  readonly trees: Map<string, readonly TreeEntry[]>;
  entries: number;
}

const knownOf = new WeakMap<ObjectStream, Known>();

/** The id of the tree of a commit, a tag or a tree. */
export async function findTreeId(objects: ObjectStream, id: string): Promise<string> {
  const { type, bytes } = await objects.read(id);
  if (type === 'tree') return id;
  const [, named] = /^(?:tree|object) ([0-9a-f]+)\n/.exec(bytes.toString('latin1', 0, 100)) ?? [];
  if (named === undefined || !(type === 'commit' || type === 'tag')) throw unreadable(id, 'has no tree');
  return type === 'commit' ? named : findTreeId(objects, named);
}

/** All files of a commit or tree, in git's order. */
export async function listTree(objects: ObjectStream, id: string): Promise<TreeFile[]> {
  return listBelow(objects, await findTreeId(objects, id), NO_NAME);
}

/** What a commit or tree has under some names, in their order; only the folders around them are looked at. */
export async function findInTree(
  objects: ObjectStream,
  { tree, names }: { readonly tree: string; readonly names: readonly Buffer[] },
): Promise<readonly (TreeEntry | undefined)[]> {
  const root = await findTreeId(objects, tree);
  const folders = new Map<string, ReadonlyMap<string, TreeEntry>>();
  const entriesOf = async (id: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const known = folders.get(id);
    if (known !== undefined) return known;
    const entries = new Map((await readTree(objects, id)).map((entry) => [entry.name.toString('latin1'), entry]));
    folders.set(id, entries);
    return entries;
  };
  const found: (TreeEntry | undefined)[] = [];
  for (const name of names) {
    let entry: TreeEntry | undefined = { mode: FOLDER, id: root, name: NO_NAME };
    for (const part of name.toString('latin1').split('/')) {
      entry = entry !== undefined && isFolder(entry) ? (await entriesOf(entry.id)).get(part) : undefined;
    }
    found.push(entry === undefined || isFolder(entry) ? undefined : entry);
  }
  return found;
}

const NO_NAME = Buffer.alloc(0);
const SLASH = Buffer.from('/');

async function listBelow(objects: ObjectStream, id: string, above: Buffer): Promise<TreeFile[]> {
  const entries = await readTree(objects, id);
  const parts = await Promise.all(
    entries.map((entry) => {
      const { mode, name } = entry;
      if (isFolder(entry)) return listBelow(objects, entry.id, Buffer.concat([above, name, SLASH]));
      return [{ mode, id: entry.id, path: Buffer.concat([above, name]) }];
    }),
  );
  return parts.flat();
}

/** What differs between two commits or trees, in git's order; a rename is a deletion and an addition. */
export async function compareTrees(
  objects: ObjectStream,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TreeChange[]> {
  const [before, after] = await Promise.all([findTreeId(objects, from), findTreeId(objects, to)]);
  return compareBelow(objects, { before, after }, NO_NAME);
}

/** The ids of what a commit's tree holds that another one does not have in the same place: trees, and files. */
export async function listNewIds(
  objects: ObjectStream,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlySet<string>> {
  const [before, after] = await Promise.all([findTreeId(objects, from), findTreeId(objects, to)]);
  const ids = new Set<string>();
  await addNew(objects, { before, after }, ids);
  return ids;
}

async function addNew(objects: ObjectStream, { before, after }: Sides<string>, ids: Set<string>): Promise<void> {
  if (after === undefined || before === after) return;
  ids.add(after);
  const [olds, news] = await Promise.all([
    before === undefined ? [] : readTree(objects, before),
    readTree(objects, after),
  ]);
  for (const { before: old, after: now } of pairEntries(olds, news)) {
    if (now === undefined || now.id === old?.id) continue;
    if (isFolder(now)) await addNew(objects, { before: old?.id, after: now.id }, ids);
    else if (now.mode !== REPOSITORY_MODE) ids.add(now.id);
  }
}

// The commit of a link to another repository is no object of this one.
const REPOSITORY_MODE = '160000';

interface Sides<Side> {
  readonly before: Side | undefined;
  readonly after: Side | undefined;
}

async function compareBelow(
  objects: ObjectStream,
  { before, after }: Sides<string>,
  above: Buffer,
): Promise<TreeChange[]> {
  if (before === after) return [];
  const read = async (id: string | undefined) => (id === undefined ? [] : await readTree(objects, id));
  const [olds, news] = await Promise.all([read(before), read(after)]);
  const parts = await Promise.all(
    pairEntries(olds, news).map((pair) => {
      const entry = pair.before ?? pair.after;
      if (entry === undefined || (pair.before?.id === pair.after?.id && pair.before?.mode === pair.after?.mode))
        return [];
      const path = Buffer.concat([above, entry.name]);
      if (!isFolder(entry)) return [changeOf(path, pair, entry)];
      return compareBelow(objects, { before: pair.before?.id, after: pair.after?.id }, Buffer.concat([path, SLASH]));
    }),
  );
  return parts.flat();
}

/** Entries of two trees side by side: those of one name that are both folders, or both none, are a pair. */
function pairEntries(olds: readonly TreeEntry[], news: readonly TreeEntry[]): Sides<TreeEntry>[] {
  const pairs: Sides<TreeEntry>[] = [];
  for (let [at, other] = [0, 0]; at < olds.length || other < news.length; ) {
    const [before, after] = [olds[at], news[other]];
    const order = before === undefined ? 1 : after === undefined ? -1 : compareEntries(before, after);
    pairs.push({ before: order <= 0 ? before : undefined, after: order >= 0 ? after : undefined });
    if (order <= 0) at += 1;
    if (order >= 0) other += 1;
  }
  return pairs;
}

function changeOf(path: Buffer, { before, after }: Sides<TreeEntry>, { id }: TreeEntry): TreeChange {
  const none = { mode: '000000', id: '0'.repeat(id.length) };
  const [old, now] = [before ?? none, after ?? none];
  return {
    path: decodePath(path),
    status: before === undefined ? 'A' : after === undefined ? 'D' : statusOf(old.mode, now.mode),
    ...{ oldMode: old.mode, newMode: now.mode, oldId: old.id, newId: now.id },
  };
}

/** What a tree object holds, in its order. */
export async function readTree(objects: ObjectStream, id: string): Promise<readonly TreeEntry[]> {
  const known = knownOf.get(objects) ?? { trees: new Map(), entries: 0 };
  knownOf.set(objects, known);
  const found = known.trees.get(id);
  if (found !== undefined) return found;
  const { type, bytes } = await objects.read(id);
  // A copy: the answer may be a part of a much larger block.
  const entries = type === 'tree' ? parseTreeObject(Buffer.from(bytes), id.length / 2) : undefined;
  if (entries === undefined) throw unreadable(id, 'is no tree');
  if (!known.trees.has(id)) known.entries += entries.length;
  known.trees.set(id, entries);
  for (const [oldest, { length }] of known.trees) {
    if (known.entries <= MAX_KNOWN_ENTRIES || oldest === id) break;
    known.trees.delete(oldest);
    known.entries -= length;
  }
  return entries;
}

function unreadable(id: string, why: string): GitError {
  return new GitError(OBJECT_QUESTIONS, 128, `fatal: ${id} ${why}`);
}
