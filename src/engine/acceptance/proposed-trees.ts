/**
 * The two trees of a change from elsewhere, brought into a private store: from the user's repository, or from a file of its
 * objects.
 * Invariant: nothing of the change is believed but its trees, whose objects are hashed again; a file is held to the limits
 * of packs that somebody else made. What it starts from is in the user's repository or in the store already.
 */
import { basename } from 'node:path';
import { gitLine } from '../../kernel/git.ts';
import { type GitStore, importTree } from '../../kernel/git-store.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { unpackCommit } from './candidate-pack.ts';

export interface ProposedCommit {
  readonly commit: string;
  /** A commit of the user's repository; the change is what leads from it. Default: the first parent. */
  readonly base?: string | undefined;
  /** A file of the commit's objects, in place of the user's repository: see candidate-pack.ts. */
  readonly pack?: string | undefined;
}

type BroughtTrees =
  | { readonly from: string; readonly to: string; readonly message: string }
  /** `refused`: a whole sentence without its full stop. */
  | { readonly refused: string };

/** Brings the trees of a change; throws GitError where git finds no such commit or object. */
export async function bringTrees(
  store: GitStore,
  { commit, base, pack }: ProposedCommit,
  repository: UserRepository,
): Promise<BroughtTrees> {
  const before = base === undefined ? undefined : (await importTree(store, { repository, commit: base })).tree;
  const unpacked = pack === undefined ? undefined : await unpackCommit(store, pack);
  if (unpacked?.kind === 'refused') return { refused: `${basename(pack ?? '')} is refused: ${unpacked.why}` };
  if (unpacked?.kind === 'taken') {
    const treeOf = (name: string) =>
      gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
    const text = (await store.git(['cat-file', 'commit', '--end-of-options', commit])).stdout.toString();
    const message = text.slice(text.indexOf('\n\n') + 2);
    return { from: before ?? (await treeOf(`${commit}^1`)), to: await treeOf(commit), message };
  }
  const from = before ?? (await importTree(store, { repository, commit: `${commit}^1` })).tree;
  const { tree: to, message } = await importTree(store, { repository, commit });
  return { from, to, message };
}
