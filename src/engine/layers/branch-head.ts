/** Where the branch of a session is: what is accepted there is no candidate's own any more. */
import type { GitStore } from '../../kernel/git-store.ts';

const heads = new WeakMap<GitStore, string>();

/** Notes the commit that the branch of a store's session is at, or its tree. */
export function noteBranchHead(store: GitStore, head: string): void {
  heads.set(store, head);
}

/** The last one that was noted; the base where none was. */
export function branchHeadOf(store: GitStore): string {
  return heads.get(store) ?? store.base;
}
