/**
 * Which groups of changes the user's branch holds by now, by a merge commit, squashed or rebased, and where the rest of
 * such a group belongs then.
 * Invariant: found by content: a commit holds a change where git's merge of the change onto it alters nothing. The user's
 * repository is only read; what is copied from it is hashed again.
 */
import type { LandedPart } from '../../decision/change-groups.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import { diffTrees, type GitStore, importTree, treeIdOf } from '../../kernel/git-store.ts';
import { hasCommit } from '../../kernel/object-presence.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { applyAll, type LandedBase, type Landing } from './group-trees.ts';
import { type AcceptedChange, reapplyDetached } from './reapplication.ts';

/** A group that was measured, each after the one below it. */
export interface EarlierGroup extends LandedPart {
  readonly commit: string;
  /** The commit of the user's branch that it is on. */
  readonly base: string | undefined;
}

interface LandingRequest {
  readonly repository: UserRepository;
  /** Git on the user's refs and objects. */
  readonly refs: Git;
  /** The commits that the run began at, and that the user is at. */
  readonly base: string;
  readonly head: string;
  readonly groups: readonly EarlierGroup[];
  readonly changes: readonly AcceptedChange[];
  /** Copies a commit of the user's repository into the store. */
  readonly adopt: (commit: string) => Promise<void>;
  /** Whether a commit is judged by the same files. */
  readonly isUsable: (commit: string) => Promise<boolean>;
}

// Newest first; a group is seldom looked for further back than some weeks.
const MAX_COMMITS = 200;
const MAX_PATHS = 500;

/** Finds the groups that the user's branch holds. */
export async function findLanding(store: GitStore, request: LandingRequest): Promise<Landing> {
  const { repository, refs, head, groups, changes, isUsable, adopt } = request;
  const commits = await listCommits(store, request);
  const built = await buildStacks(store, request);
  const holds = async (commit: string, place: number): Promise<boolean> => {
    const stack = built[place];
    if (stack === undefined) return false;
    const { tree: there } = await importTree(store, { repository, commit });
    const applied = await reapplyDetached(store, { base: stack.under, tree: stack.tree, branchHead: there });
    return applied.kind === 'applied' && applied.tree === there;
  };
  const isHeld = async (place: number): Promise<boolean> => {
    for (const commit of commits) if (await holds(commit, place)) return true;
    return false;
  };
  // The places of a group and of those below it.
  const stackOf = (place: number): readonly number[] => {
    const on = groups[place]?.on ?? null;
    return [...(on === null ? [] : stackOf(on)), place];
  };
  const landed = new Set<number>();
  // Those whose own commit the user's branch leads to: what is on top of it needs no other.
  const merged = new Set<number>();
  for (const [place, group] of groups.entries()) {
    const isItself = await isAncestor(refs, { base: group.commit, branchHead: head });
    if (!isItself && !(await isHeld(place))) continue;
    for (const each of stackOf(place)) landed.add(each);
    if (isItself) merged.add(place);
  }
  const here = new Set(changes.map(({ task }) => task));
  const places = [...landed]
    .sort((one, other) => one - other)
    .filter((place) => stackOf(place).every((each) => groups[each]?.changes.every((task) => here.has(task))));
  const parts = places.map((place): LandedPart => {
    const { changes: own = [], on = null } = groups[place] ?? {};
    return { changes: own, on: on === null ? null : places.indexOf(on) };
  });
  const baseOf = async (tasks: readonly string[]): Promise<LandedBase | undefined> => {
    const below = places.filter((place) => groups[place]?.changes.every((task) => tasks.includes(task)));
    const tops = below.filter((place) => !below.some((other) => groups[other]?.on === place));
    if (tops.length === 1 && tops.every((place) => merged.has(place))) return undefined;
    for (const commit of commits) {
      let isWhole = true;
      for (const place of tops) isWhole &&= await holds(commit, place);
      if (!isWhole || !(await isUsable(commit))) continue;
      await adopt(commit);
      return { commit, tree: await treeIdOf(store, commit) };
    }
    return undefined;
  };
  return { parts, baseOf };
}

interface Stack {
  /** The tree below all of it. */
  readonly under: string;
  readonly tree: string;
}

/** What each group makes, with those below it; undefined: what it is on is not here. */
async function buildStacks(
  store: GitStore,
  { repository, refs, base, groups, changes }: LandingRequest,
): Promise<readonly (Stack | undefined)[]> {
  const byTask = new Map(changes.map((change) => [change.task, change]));
  const built: (Stack | undefined)[] = [];
  for (const { base: onto, on, changes: tasks } of groups) {
    const start = onto ?? (on === null ? base : undefined);
    const isHere = start === base || (start !== undefined && (await hasCommit(refs, start)));
    const below =
      start === undefined ? built[on ?? -1] : isHere ? await startAt(store, { repository, commit: start }) : undefined;
    const own = tasks.flatMap((task) => byTask.get(task) ?? []);
    const isWhole = own.length === tasks.length;
    const tree = below === undefined || !isWhole ? undefined : await applyAll(store, below.tree, own);
    built.push(below === undefined || tree === undefined ? undefined : { under: below.under, tree });
  }
  return built;
}

async function startAt(store: GitStore, from: Parameters<typeof importTree>[1]): Promise<Stack> {
  const tree = from.commit === store.base ? await treeIdOf(store, store.base) : (await importTree(store, from)).tree;
  return { under: tree, tree };
}

/** The commits that may hold groups: those that groups are on already, then those since the base, oldest first. */
async function listCommits(
  store: GitStore,
  { refs, base, head, groups, changes }: LandingRequest,
): Promise<readonly string[]> {
  const own: string[] = [];
  for (const { base: commit } of groups) if (commit !== undefined && (await hasCommit(refs, commit))) own.push(commit);
  const paths = new Set<string>();
  for (const { parent: from, tree: to } of changes)
    for (const { path } of await diffTrees(store, { from, to })) paths.add(path);
  const names = paths.size > MAX_PATHS ? [] : [...paths];
  const range = ['--first-parent', `--max-count=${MAX_COMMITS}`, '--end-of-options', head, `^${base}`, '--', ...names];
  const { exitCode, stdout } = await refs(['rev-list', ...range], { allowed: [0, 128] });
  const listed = stdout.toString().split('\n');
  // A clone may be cut off above the base.
  const since = exitCode === 0 ? listed.filter((line) => line !== '') : [head];
  return [...new Set([...own, ...since.toReversed()])];
}
