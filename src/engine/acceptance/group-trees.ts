/**
 * The trees of groups of accepted changes, each on the base or on the group below it, by git's merge of trees.
 * Invariant: nothing is guessed: all changes one after the other have to give the branch head again, or there are no groups.
 */
import {
  type GroupableChange,
  type GroupPart,
  type GroupRules,
  groupChanges,
  regroup,
} from '../../decision/change-groups.ts';
import type { FailedGroup, UnnamedGroup } from '../../decision/handover.ts';
import { type GitStore, treeIdOf } from '../../kernel/git-store.ts';
import { readChange } from '../boundaries/change.ts';
import { findRemovable } from './dependencies.ts';
import { type AcceptedChange, reapplyDetached } from './reapplication.ts';

/** What a tree becomes by changes, one after the other; undefined: one of them does not apply. */
export async function applyAll(
  store: GitStore,
  tree: string,
  changes: readonly AcceptedChange[],
): Promise<string | undefined> {
  let on = tree;
  for (const { parent, tree: after } of changes) {
    const applied = await reapplyDetached(store, { base: parent, tree: after, branchHead: on });
    if (applied.kind === 'conflict') return undefined;
    on = applied.tree;
  }
  return on;
}

/** Lines that the diff of two trees adds and removes. */
export async function linesBetween(store: GitStore, from: string, tree: string): Promise<number> {
  return (await readChange(store, { from, tree })).diffLines;
}

interface GroupRequest {
  /** Trees. */
  readonly base: string;
  readonly final: string;
  /** Those that the final tree holds, oldest first. */
  readonly changes: readonly AcceptedChange[];
  readonly maxLines: number;
}

/** Plans groups of the same changes, again where one did not stand by itself. */
export type Planner = (
  failed: readonly FailedGroup[],
) => Promise<
  | { readonly kind: 'planned'; readonly groups: readonly UnnamedGroup[] }
  | { readonly kind: 'refused'; readonly why: string }
>;

const refused = (why: string) => ({ kind: 'refused', why }) as const;

/** Finds what the changes have to do with each other, once. */
export async function openPlanner(store: GitStore, request: GroupRequest): Promise<Planner> {
  const { base, final, changes, maxLines } = request;
  const whole = await applyAll(store, base, changes);
  if (whole !== (await treeIdOf(store, final))) {
    return () => Promise.resolve(refused('the accepted changes, one after the other, do not give the branch head'));
  }
  const links = await findRemovable(store, final, changes);
  const groupable: GroupableChange[] = [];
  for (const [index, { task, parent, tree }] of changes.entries()) {
    const lines = await linesBetween(store, parent, tree);
    groupable.push({ task, lines, needs: links[index]?.needs ?? [] });
  }
  return (failed) => planWith(store, { ...request, groupable, rules: { maxLines }, failed });
}

interface Planning extends GroupRequest {
  readonly groupable: readonly GroupableChange[];
  readonly rules: GroupRules;
  readonly failed: readonly FailedGroup[];
}

async function planWith(store: GitStore, planning: Planning): Promise<Awaited<ReturnType<Planner>>> {
  const { base, changes, groupable, failed } = planning;
  for (let { rules } = planning; ; ) {
    const parts = groupChanges(groupable, rules);
    const built = await buildParts(store, { base, changes, parts });
    const broken = built.findIndex(
      (each) => each === undefined || failed.some(({ tree, below }) => tree === each.tree && below === each.below),
    );
    if (broken === -1) {
      const groups = built.flatMap((each, index) => {
        const part = parts[index];
        return each === undefined || part === undefined ? [] : [{ ...part, tree: each.tree, lines: each.lines }];
      });
      return {
        kind: 'planned',
        groups: groups.map(({ changes: tasks, ...group }) => ({ ...group, changes: [...tasks] })),
      };
    }
    const next = regroup(groupable, { parts, failed: broken, rules });
    if (next === undefined) return refused('the changes do not pass the guards, or give no score, without each other');
    rules = next;
  }
}

interface Built {
  readonly tree: string;
  readonly below: string;
  readonly lines: number;
}

/** The tree of each part; undefined: its changes do not apply there, or one below it could not be built. */
async function buildParts(
  store: GitStore,
  { base, changes, parts }: Pick<GroupRequest, 'base' | 'changes'> & { readonly parts: readonly GroupPart[] },
): Promise<readonly (Built | undefined)[]> {
  const byTask = new Map(changes.map((change) => [change.task, change]));
  const built: (Built | undefined)[] = [];
  for (const { changes: tasks, on } of parts) {
    const below = on === null ? base : built[on]?.tree;
    const own = tasks.flatMap((task) => byTask.get(task) ?? []);
    const tree = below === undefined ? undefined : await applyAll(store, below, own);
    const isNothing = tree === undefined || below === undefined || tree === below;
    built.push(isNothing ? undefined : { tree, below, lines: await linesBetween(store, below, tree) });
  }
  return built;
}
