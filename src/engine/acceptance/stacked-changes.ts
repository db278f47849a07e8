/**
 * Changes from elsewhere on top of one that was applied: one tree of all that fit onto each other.
 * Invariant: as `bringTrees`; a change that does not fit onto those before it is left out whole.
 */
import type { GitStore } from '../../kernel/git-store.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { bringTrees, type ProposedCommit } from './proposed-trees.ts';
import { reapplyDetached } from './reapplication.ts';

/** Puts changes on top of a tree, in their order. */
export async function stackOn<T extends ProposedCommit>(
  store: GitStore,
  { tree, changes }: { readonly tree: string; readonly changes: readonly T[] },
  repository: UserRepository,
): Promise<{ readonly tree: string; readonly taken: readonly T[] }> {
  let on = tree;
  const taken: T[] = [];
  for (const change of changes) {
    const brought = await bringTrees(store, change, repository);
    if ('refused' in brought) continue;
    const applied = await reapplyDetached(store, { base: brought.from, tree: brought.to, branchHead: on });
    if (applied.kind === 'conflict' || applied.tree === on) continue;
    on = applied.tree;
    taken.push(change);
  }
  return { tree: on, taken };
}
