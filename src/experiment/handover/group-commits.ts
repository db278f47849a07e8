/** The commits of groups, made of the records alone: making one again gives the same id. */
import type { CommitRequest } from '../../base/commit-object.ts';
import type { HandoverState } from '../../decision/handover.ts';
import { IDENTITY } from '../../engine/acceptance/acceptance.ts';
import type { MadeGroup } from '../../loop/groups.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { groupMessage } from './group-text.ts';
import { acceptedByTest } from './handed-groups.ts';

export interface Naming {
  readonly name: string;
  readonly base: string;
  readonly direction: Direction;
  readonly records: readonly IterationRecord[];
}

/** The commit of a group: of its record and those of its iterations alone. */
export function commitOf(
  { group, effect, at, below }: MadeGroup,
  { name, base, direction, records }: Naming,
): CommitRequest {
  const byTask = acceptedByTest(records);
  const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
  const message = groupMessage(name, { iterations, effect, direction, task: group.task });
  return { tree: group.tree, parents: [group.base?.commit ?? below ?? base], message, identity: IDENTITY, date: at };
}

/** A group of the last plan with its result, as its commit is made of it. */
export function madeGroups({ plan, results }: HandoverState): readonly MadeGroup[] {
  return (plan?.groups ?? []).flatMap((group) => {
    const result = results.get(group.task);
    if (result?.effect == null) return [];
    const below = group.on === null ? undefined : (results.get(group.on)?.commit ?? undefined);
    return [{ group, effect: result.effect, at: result.at, below }];
  });
}
