/**
 * The commits of an experiment's branch, read from the user's repository.
 * Invariant: only read; a commit is taken for what its id says, since its bytes are hashed again.
 */
import { isObjectId } from '../../base/object-id.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import { type AcceptanceTrailers, type CommitObject, parseCommit, parseTrailers } from './accepted-commit.ts';

/** Reads a commit; undefined when there is none of this id, or its bytes are not those that the id is of. */
export async function readCommit(git: Git, id: string): Promise<CommitObject | undefined> {
  if (!isObjectId(id)) return undefined;
  const { exitCode, stdout } = await git(['cat-file', 'commit', '--end-of-options', id], { allowed: [0, 128] });
  return exitCode === 0 ? parseCommit(id, stdout) : undefined;
}

/**
 * The commits that lead from the base to the branch head, oldest first; undefined where the branch head does not stand
 * on the base.
 */
export async function listCommits(
  git: Git,
  { base, branchHead }: { readonly base: string; readonly branchHead: string },
): Promise<string[] | undefined> {
  if (!isObjectId(base) || !(await isAncestor(git, { base, branchHead }))) return undefined;
  return revisions(git, ['--topo-order', '--end-of-options', branchHead, `^${base}`]);
}

async function revisions(git: Git, args: readonly string[]): Promise<string[]> {
  const { stdout } = await git(['rev-list', ...args]);
  const ids = stdout.toString().split('\n');
  return ids.filter((id) => id !== '').reverse();
}

/** A commit that says of itself that an experiment kept it. */
export interface AcceptedCommit {
  readonly commit: CommitObject;
  readonly trailers: AcceptanceTrailers;
}

export interface BranchAcceptances {
  /** Oldest first. */
  readonly keeps: readonly AcceptedCommit[];
  /** What the accepted changes are based on. */
  readonly base: string | undefined;
  /** Commits between them that are of somebody else. */
  readonly strays: readonly string[];
}

/** Finds what an experiment kept by its branch alone; where the base is not known, it is what the accepted changes are based on. */
export async function findAcceptedCommits(
  git: Git,
  { name, branchHead, base }: { readonly name: string; readonly branchHead: string; readonly base: string | undefined },
): Promise<BranchAcceptances> {
  const isKnown = base !== undefined && isObjectId(base) && (await isAncestor(git, { base, branchHead }));
  const earlier = isKnown ? [base] : await archivedBranchHeads(git, name);
  const ids = await revisions(git, ['--first-parent', branchHead, ...earlier.map((id) => `^${id}`)]);
  const keeps: AcceptedCommit[] = [];
  const strays: string[] = [];
  const seen = new Set<number>();
  for (const id of ids.reverse()) {
    const commit = await readCommit(git, id);
    const trailers = commit === undefined ? undefined : parseTrailers(commit, name);
    // A number that comes again is of an experiment of this name before this one.
    const isOurs = commit?.parents.length === 1 && trailers !== undefined && !seen.has(trailers.iter);
    if (isOurs) {
      seen.add(trailers.iter);
      keeps.unshift({ commit, trailers });
    } else if (isKnown) strays.unshift(id);
    else break;
  }
  return { keeps, base: isKnown ? base : (keeps[0]?.commit.parents[0] ?? branchHead), strays };
}

/** Where the earlier experiments of this name ended; `archive` gave their branches names of their own. */
async function archivedBranchHeads(git: Git, name: string): Promise<string[]> {
  const { stdout } = await git([
    'for-each-ref',
    '--format=%(objectname) %(refname:lstrip=3)',
    'refs/heads/autorize-archive',
  ]);
  return stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [id = '', archived = ''] = line.split(' ');
      const isOfName = archived.startsWith(`${name}-`) && /^\d{4}-\d\d-\d\dT/.test(archived.slice(name.length + 1));
      return isOfName && isObjectId(id) ? [id] : [];
    });
}
