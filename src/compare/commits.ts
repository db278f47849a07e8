/**
 * The two commits of a comparison, as trees of a private store.
 * Invariant: of the user's repository nothing is written, and none of its configuration is in force.
 */
import { join } from 'node:path';
import { PreconditionError, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { gitLine } from '../kernel/git.ts';
import { createStore, type GitStore, importTree } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, type RefsPaths, requireHead } from '../kernel/user-refs.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { snapshotWorkTree } from '../kernel/work-tree-snapshot.ts';

/** A commit by the name that the user gave it. */
interface NamedCommit {
  readonly name: string;
  /** Full id. */
  readonly commit: string;
}

export interface ResolvedCommits {
  readonly base: NamedCommit;
  /** `isWorkTree`: the commit is HEAD, and what is not committed is still to be added. */
  readonly head: NamedCommit & { readonly isWorkTree: boolean };
}

interface Named {
  readonly base: string;
  readonly head: string;
  readonly isDirty: boolean;
}

/** Finds the commits; throws a `UsageError` that names each one that is not there. */
export async function resolveCommits(
  repository: UserRepository,
  { base, head, isDirty }: Named,
  scratch: string,
): Promise<ResolvedCommits & { readonly place: RefsPaths }> {
  const place = openRefs(repository, scratch);
  const current = await requireHead(repository, place.refs);
  const find = async (name: string): Promise<NamedCommit | undefined> => {
    // The git directory of ours has no HEAD.
    const asked = name.replace(/^(?:HEAD|@)(?=$|[~^@])/, current);
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`];
    const { exitCode, stdout } = await place.refs(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? { name, commit: stdout.toString().trim() } : undefined;
  };
  const [foundBase, foundHead] = [await find(base), isDirty ? { name: WORK_TREE, commit: current } : await find(head)];
  const missing = [...(foundBase === undefined ? [base] : []), ...(foundHead === undefined ? [head] : [])];
  if (foundBase === undefined || foundHead === undefined)
    throw new UsageError(
      missing.map((name) => ({
        found: quoted(name),
        expected: 'a branch, a tag or a commit of this repository',
        remedy: `Fetch it: git fetch origin ${/^[\w./-]+$/.test(name) ? name : 'NAME'}; in a shallow clone: git fetch --unshallow.`,
      })),
    );
  return { base: foundBase, head: { ...foundHead, isWorkTree: isDirty }, place };
}

const WORK_TREE = 'work tree';

export interface StoredHead {
  /** The commit that is compared; of a work tree, one that holds its files. */
  readonly commit: string;
  readonly tree: string;
  readonly notes: readonly string[];
}

interface Storing {
  readonly repository: UserRepository;
  readonly head: ResolvedCommits['head'];
  readonly place: RefsPaths;
  readonly scratch: string;
  readonly host: Host;
}

/** Brings the tree of the head into the store of the base. */
export async function storeHead(
  store: GitStore,
  { repository, head, place, scratch, host }: Storing,
): Promise<StoredHead> {
  if (!head.isWorkTree) {
    const { tree } = await importTree(store, { repository, commit: head.commit });
    return { commit: head.commit, tree, notes: [] };
  }
  const own = await createStore({ folder: join(scratch, 'work-tree'), repository, base: head.commit });
  const snapshot = await snapshotWorkTree(own, {
    ...{ repository, gitDir: place.gitDir, home: place.home, head: head.commit, parentEnv: host.env },
    isLeftOut: (path) => path === '.autorize' || path.startsWith('.autorize/'),
  });
  if (snapshot === undefined)
    throw new PreconditionError({
      message: 'the work tree has more changes than can be compared',
      remedy: 'Commit them, or add the files that are not part of the change to .gitignore.',
    });
  const copy = { ...repository, objects: join(own.gitDir, 'objects') };
  const { tree } = await importTree(store, { repository: copy, commit: snapshot.commit });
  const changed = snapshot.changed.length;
  const note =
    changed === 0 ? 'the work tree has no changes: it is HEAD' : `the work tree has ${plural(changed, 'changed file')}`;
  return { commit: snapshot.commit, tree, notes: [note] };
}

/** The tree of a commit of a store. */
export function treeOf({ git }: Pick<GitStore, 'git'>, commit: string): Promise<string> {
  return gitLine(git, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
}
