/**
 * Which accepted changes build on which: what has to come out of a branch head together.
 * Invariant: only git's merge of trees says that a change comes out. A change depends on an earlier one where it cannot
 * stay without it: they are of the same lines, or it changes a file that the earlier one made. That code of the one
 * calls code of the other in another file, no merge shows; a test of what is left does.
 */
import { diffTrees, type GitStore, treeIdOf } from '../../kernel/git-store.ts';
import { type AcceptedChange, takeOut } from './reapplication.ts';

/** What an accepted change has to do with the others. */
export interface ChangeLinks {
  readonly task: string;
  /** Earlier changes that it builds on, directly or by others, oldest first. */
  readonly needs: readonly string[];
  /** Later changes that come out with it, newest first. */
  readonly dependants: readonly string[];
}

/** A change of a branch head, and what is left of the head without it. */
export interface RemovableChange extends ChangeLinks {
  /** With its dependants: `stuck`: something else was made of their lines; `gone`: the head holds nothing of them. */
  readonly kind: 'removable' | 'stuck' | 'gone';
  /** Tree of the head without them; of what does not come out, or is gone, the head's own. */
  readonly without: string;
}

/**
 * Finds which of `count` changes, oldest first, come out with which; `comesOut`: whether a set of them, newest first, comes
 * out of the state right after the change `at`, the last of the set or a later one.
 */
export async function findDependants(
  count: number,
  comesOut: (set: readonly number[], at: number) => Promise<boolean>,
): Promise<readonly (readonly number[])[]> {
  const found: (readonly number[])[] = [];
  for (let first = 0; first < count; first += 1) {
    // Newest first. By induction it comes out of each state up to here: out of its own the last one always does.
    let set: readonly number[] = [first];
    for (let at = first + 1; at < count; at += 1) {
      if (!(await comesOut(set, at))) set = [at, ...set];
    }
    found.push(set.slice(0, -1));
  }
  return found;
}

/** The same as names, in both directions. */
export function linksOf(
  changes: readonly Pick<AcceptedChange, 'task'>[],
  dependants: readonly (readonly number[])[],
): readonly ChangeLinks[] {
  const name = (index: number): string => changes[index]?.task ?? '';
  return changes.map(({ task }, index) => ({
    task,
    needs: changes.flatMap((earlier, at) => (dependants[at]?.includes(index) ? [earlier.task] : [])),
    dependants: (dependants[index] ?? []).map(name),
  }));
}

/** What each of the accepted changes, oldest first, has to do with the others, and what is left of a head without it. */
export async function findRemovable(
  store: GitStore,
  head: string,
  changes: readonly AcceptedChange[],
): Promise<readonly RemovableChange[]> {
  const paths = await Promise.all(changes.map((change) => pathsOf(store, change)));
  const changesOf = (set: readonly number[]) => set.flatMap((index) => changes[index] ?? []);
  const comesOut = async (set: readonly number[], at: number): Promise<boolean> => {
    const isApart = set.every((index) => paths[index]?.every((path) => !paths[at]?.includes(path)));
    return isApart || (await takeOut(store, changes[at]?.tree ?? '', changesOf(set))).stays.length === 0;
  };
  const dependants = await findDependants(changes.length, comesOut);
  const headTree = await treeIdOf(store, head);
  const removable: RemovableChange[] = [];
  for (const [index, links] of linksOf(changes, dependants).entries()) {
    const left = await takeOut(store, head, changesOf([...(dependants[index] ?? []), index]));
    const isStuck = left.stays.length > 0;
    const kind = isStuck ? 'stuck' : left.tree === headTree ? 'gone' : 'removable';
    removable.push({ ...links, kind, without: isStuck ? headTree : left.tree });
  }
  return removable;
}

async function pathsOf(store: GitStore, { parent, tree }: AcceptedChange): Promise<readonly string[]> {
  return (await diffTrees(store, { from: parent, to: tree })).map(({ path }) => path);
}
