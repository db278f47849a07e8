/**
 * The trees of groups of accepted changes, each on the base or on the group below it, by git's merge of trees.
 * Invariant: nothing is guessed: all changes one after the other have to give the branch head again, or there are no groups.
 */
import {
  type GroupableChange,
  type GroupPart,
  type GroupRules,
  groupChanges,
  type LandedPart,
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

/** A commit of the user's branch that holds what is below a group. */
export interface LandedBase {
  readonly commit: string;
  readonly tree: string;
}

/** What the user's branch holds by now, whichever way it was merged. */
export interface Landing {
  /** Each after the one below it. */
  readonly parts: readonly LandedPart[];
  /** The earliest commit that holds these changes; undefined: nothing has to be moved there. */
  readonly baseOf: (changes: readonly string[]) => Promise<LandedBase | undefined>;
}

interface GroupRequest {
  /** Trees. */
  readonly base: string;
  readonly final: string;
  /** Those that the final tree holds, oldest first. */
  readonly changes: readonly AcceptedChange[];
  readonly maxLines: number;
  /** What the user's branch holds by now; undefined: nothing. */
  readonly landing?: Landing | undefined;
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
  const { base, final, changes, maxLines, landing } = request;
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
  const rules = { maxLines, landed: landing?.parts ?? [] };
  return async (failed) => {
    const planned = await planWith(store, { ...request, groupable, rules, failed });
    if (planned.kind === 'planned' || rules.landed.length === 0) return planned;
    // What was merged apart does not carry the rest: as if nothing had been merged.
    return planWith(store, { ...request, groupable, rules: { maxLines }, failed });
  };
}

interface Planning extends GroupRequest {
  readonly groupable: readonly GroupableChange[];
  readonly rules: GroupRules;
  readonly failed: readonly FailedGroup[];
}

async function planWith(store: GitStore, planning: Planning): Promise<Awaited<ReturnType<Planner>>> {
  const { groupable } = planning;
  for (let { rules } = planning; ; ) {
    const parts = groupChanges(groupable, rules);
    const built = await buildParts(store, { ...planning, parts });
    const broken = built.indexOf(undefined);
    if (broken === -1) {
      const groups = built.flatMap((each, index): UnnamedGroup[] => {
        const part = parts[index];
        if (each === undefined || part === undefined) return [];
        const { tree, lines, onto } = each;
        return [
          { tree, on: part.on, ...(onto === undefined ? {} : { base: onto }), changes: [...part.changes], lines },
        ];
      });
      return { kind: 'planned', groups };
    }
    const next = parts.some(({ landed }) => landed !== undefined)
      ? undefined
      : regroup(groupable, { parts, failed: broken, rules });
    if (next === undefined) return refused('the changes do not pass the guards, or give no score, without each other');
    rules = next;
  }
}

interface Built {
  readonly tree: string;
  readonly lines: number;
  /** The commit of the user's branch that it is on, in place of the part below it. */
  readonly onto?: LandedBase;
}

/** The tree of each part; undefined: it does not stand there by itself, or one below it does not. */
async function buildParts(
  store: GitStore,
  {
    base,
    changes,
    parts,
    landing,
    failed,
  }: Pick<Planning, 'base' | 'changes' | 'landing' | 'failed'> & { readonly parts: readonly GroupPart[] },
): Promise<readonly (Built | undefined)[]> {
  const byTask = new Map(changes.map((change) => [change.task, change]));
  const built: (Built | undefined)[] = [];
  for (const { changes: tasks, on, landed } of parts) {
    const own = tasks.flatMap((task) => byTask.get(task) ?? []);
    const buildOn = async (below: string | undefined): Promise<Built | undefined> => {
      const tree = below === undefined ? undefined : await applyAll(store, below, own);
      if (tree === undefined || below === undefined || tree === below) return undefined;
      const hasFailed = failed.some((each) => each.tree === tree && each.below === below);
      return hasFailed ? undefined : { tree, lines: await linesBetween(store, below, tree) };
    };
    const onto = landed === undefined ? undefined : await landing?.baseOf(landed);
    const moved = onto === undefined ? undefined : await buildOn(onto.tree);
    if (moved !== undefined && onto !== undefined) built.push({ ...moved, onto });
    else built.push(await buildOn(on === null ? base : built[on]?.tree));
  }
  return built;
}
