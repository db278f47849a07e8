/**
 * Changes on top of one that was applied: one tree of all that fit onto each other.
 * Invariant: nothing is guessed, as in every reapplication; a change that does not fit onto those before it is left out
 * whole.
 */
import { gitLine } from '../../kernel/git.ts';
import { commitTree, type GitStore } from '../../kernel/git-store.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { IDENTITY } from './acceptance.ts';
import { commitCandidate } from './candidate-pack.ts';
import { bringTrees, type ProposedCommit } from './proposed-trees.ts';
import { reapplyDetached } from './reapplication.ts';

/** A change as the trees that it leads from and to. */
export interface ChangedTrees {
  readonly from: string;
  readonly to: string;
}

/** Puts changes from elsewhere on top of a tree, in their order; one that cannot be brought is left out. */
export async function stackOn<T extends ProposedCommit>(
  store: GitStore,
  { tree, changes }: { readonly tree: string; readonly changes: readonly T[] },
  repository: UserRepository,
): Promise<{ readonly tree: string; readonly taken: readonly T[] }> {
  const brought: (ChangedTrees & { readonly change: T })[] = [];
  for (const change of changes) {
    const found = await bringTrees(store, change, repository);
    if (!('refused' in found)) brought.push({ ...found, change });
  }
  const { tree: whole, taken } = await stackTrees(store, { tree, changes: brought });
  return { tree: whole, taken: taken.map(({ change }) => change) };
}

/** Puts changes of the store on top of a tree, in their order. */
export async function stackTrees<T extends ChangedTrees>(
  store: GitStore,
  { tree, changes }: { readonly tree: string; readonly changes: readonly T[] },
): Promise<{ readonly tree: string; readonly taken: readonly T[] }> {
  let on = tree;
  const taken: T[] = [];
  for (const change of changes) {
    const applied = await reapplyDetached(store, { base: change.from, tree: change.to, branchHead: on });
    if (applied.kind === 'conflict' || applied.tree === on) continue;
    on = applied.tree;
    taken.push(change);
  }
  return { tree: on, taken };
}

/** The trees of a commit of the store, on its first parent or on another commit. */
export async function treesOf(
  { git }: Pick<GitStore, 'git'>,
  commit: string,
  from = `${commit}^1`,
): Promise<ChangedTrees> {
  const treeOf = (name: string) => gitLine(git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
  return { from: await treeOf(from), to: await treeOf(commit) };
}

/** What the commit of a change without its history stands on: wherever it is made, the same commit. */
export function detachedBase(store: GitStore, tree: string): Promise<string> {
  return commitTree(store, { ...DETACHED, tree, parents: [] });
}

const DETACHED = { message: 'candidate\n', identity: IDENTITY, date: '1970-01-01T00:00:00Z' };

/** A commit of a change without its history, and what it stands on. */
export async function detachedCommit(
  store: GitStore,
  { from, to }: ChangedTrees,
): Promise<{ readonly commit: string; readonly from: string }> {
  const base = await detachedBase(store, from);
  return { commit: await commitCandidate(store, { tree: to, from: base }), from: base };
}
