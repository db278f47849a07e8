/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */
import { decodePath } from '../../base/byte-path.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { plural, quoted } from '../../base/text.ts';
import { gitLine } from '../../kernel/git.ts';
import { commitTree, type GitStore } from '../../kernel/git-store.ts';
import { IDENTITY } from './acceptance.ts';

export type Reapplied =
  | { readonly kind: 'applied'; readonly tree: string }
  | { readonly kind: 'conflict'; readonly paths: readonly string[] };

const MERGED = 0;
const CONFLICT = 1;

/** Says why a change could not be applied. */
export function describeConflict(paths: readonly string[]): string {
  const shown = `${plural(paths.length, 'path')}, ${quoted(paths[0] ?? '', 100)} among them`;
  return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}

/** Says why a change that was applied changes nothing. */
export const SAME_CHANGE = 'the same change was accepted in the meantime';

/** Applies what leads from `base` to `tree` onto the branch head, a descendant of the base. */
export async function reapply(
  store: GitStore,
  { base, tree, branchHead }: { readonly base: string; readonly tree: string; readonly branchHead: string },
): Promise<Reapplied> {
  const side = await commitTree(store, {
    tree,
    parents: [base],
    message: 'candidate\n',
    identity: IDENTITY,
    date: '1970-01-01T00:00:00Z',
  });
  const args = [
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    '--end-of-options',
    branchHead,
    side,
  ];
  const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
  const [first, ...paths] = splitNul(stdout);
  if (exitCode === CONFLICT) return { kind: 'conflict', paths: paths.map(decodePath).filter((path) => path !== '') };
  return { kind: 'applied', tree: first?.toString() ?? '' };
}

/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
export async function reapplyDetached(
  store: GitStore,
  { base, tree, branchHead }: { readonly base: string; readonly tree: string; readonly branchHead: string },
): Promise<Reapplied> {
  const common = { message: 'candidate\n', identity: IDENTITY, date: '1970-01-01T00:00:00Z' };
  const root = await commitTree(store, { ...common, tree: base, parents: [] });
  const branchHeadTree = await gitLine(store.git, [
    'rev-parse',
    '--verify',
    '--end-of-options',
    `${branchHead}^{tree}`,
  ]);
  return reapply(store, {
    ...{ base: root, tree },
    branchHead: await commitTree(store, { ...common, tree: branchHeadTree, parents: [root] }),
  });
}

/** What led from `parent` to `tree`, by the test that it was kept by. */
export interface AcceptedChange {
  readonly task: string;
  readonly tree: string;
  readonly parent: string;
}

export interface TakenOut {
  /** What is left. */
  readonly tree: string;
  readonly taken: readonly string[];
  /** What does not come out cleanly. */
  readonly stays: readonly string[];
}

/**
 * Applies changes of a branch head the other way round, in the order given; what is not there any more is neither taken
 * nor stays.
 */
export async function takeOut(
  store: GitStore,
  branchHead: string,
  changes: readonly AcceptedChange[],
): Promise<TakenOut> {
  let tree = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
  const [taken, stays]: [string[], string[]] = [[], []];
  for (const { task, tree: after, parent: before } of changes) {
    const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
    if (applied.kind === 'conflict') stays.push(task);
    else if (applied.tree !== tree) taken.push(task);
    if (applied.kind === 'applied') tree = applied.tree;
  }
  return { tree, taken, stays };
}
