/** Accepted changes in groups: those that need each other are together, all others apart. Pure. */

export interface GroupableChange {
  /** The test that it was accepted by. */
  readonly task: string;
  /** Of its diff. */
  readonly lines: number;
  /** The earlier changes without which it does not apply. */
  readonly needs: readonly string[];
}

export interface GroupRules {
  /** Most lines of the diff of a part. */
  readonly maxLines: number;
  /** Changes that turned out to belong together. */
  readonly united?: readonly (readonly string[])[];
  /** Changes whose group is not divided. */
  readonly whole?: readonly string[];
  /** Parts of an earlier plan that the user's branch holds by now, each after the one below it: they stay as they are. */
  readonly landed?: readonly LandedPart[];
}

export type LandedPart = Pick<GroupPart, 'changes' | 'on'>;

/** A part of a group: the whole of it, unless that is too large for one pull request. */
export interface GroupPart {
  /** Oldest first. */
  readonly changes: readonly string[];
  /** Place of the part below it in the list; null: it is on the base. */
  readonly on: number | null;
  /** All changes of its group that the user's branch holds by now, where only these are below it. */
  readonly landed?: readonly string[];
}

/**
 * Groups changes, which are in the order in which they were accepted. A group that is too large is divided into parts that
 * stand on each other; a change is never divided. What the user's branch holds by now is below the rest of its group.
 */
export function groupChanges(
  changes: readonly GroupableChange[],
  { maxLines, united = [], whole = [], landed = [] }: GroupRules,
): readonly GroupPart[] {
  const stacks = landed.map((part) => [...part.changes, ...(landed[part.on ?? -1]?.changes ?? [])]);
  const rootOf = unite(changes, [...united, ...stacks]);
  const groups = new Map<string, GroupableChange[]>();
  for (const change of changes) {
    const root = rootOf(change.task);
    groups.set(root, [...(groups.get(root) ?? []), change]);
  }
  const parts: GroupPart[] = [];
  for (const group of groups.values()) {
    const below = landed.filter((part) => group.some(({ task }) => task === part.changes[0]));
    const places = new Map<number, number>();
    for (const part of below) {
      places.set(landed.indexOf(part), parts.length);
      parts.push({ changes: part.changes, on: part.on === null ? null : (places.get(part.on) ?? null) });
    }
    const gone = below.flatMap((part) => part.changes);
    const rest = group.filter(({ task }) => !gone.includes(task));
    const isWhole = rest.some(({ task }) => whole.includes(task));
    const cuts = isWhole ? [rest] : divide(rest, maxLines);
    for (const [index, cut] of cuts.entries()) {
      const isFirst = index === 0;
      const on = isFirst && below.length === 0 ? null : parts.length - 1;
      const own = cut.map(({ task }) => task);
      parts.push({ changes: own, on, ...(isFirst && below.length > 0 ? { landed: gone } : {}) });
    }
  }
  return parts;
}

/** The first change of the group that a change belongs to. */
function unite(changes: readonly GroupableChange[], united: readonly (readonly string[])[]): (task: string) => string {
  const order = new Map(changes.map(({ task }, index) => [task, index]));
  const roots = new Map(changes.map(({ task }) => [task, task]));
  const rootOf = (task: string): string => {
    const root = roots.get(task) ?? task;
    return root === task ? task : rootOf(root);
  };
  const join = (one: string, other: string): void => {
    const [first, second] = [rootOf(one), rootOf(other)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    if (first !== undefined && second !== undefined) roots.set(second, first);
  };
  for (const { task, needs } of changes) for (const need of needs) join(need, task);
  for (const [first, ...others] of united) for (const each of others) if (first !== undefined) join(first, each);
  return rootOf;
}

function divide(group: readonly GroupableChange[], maxLines: number): readonly (readonly GroupableChange[])[] {
  const parts: GroupableChange[][] = [];
  let lines = 0;
  for (const change of group) {
    const last = parts.at(-1);
    if (last === undefined || lines + change.lines > maxLines) {
      parts.push([change]);
      lines = 0;
    } else last.push(change);
    lines += change.lines;
  }
  return parts;
}

/**
 * What to group together where a part does not stand by itself: it needs something that its text does not show. That is in
 * a group with an earlier change; where there is none, its own group was divided too finely. Undefined: nothing is left.
 */
export function regroup(
  changes: readonly GroupableChange[],
  {
    parts,
    failed,
    rules,
  }: { readonly parts: readonly GroupPart[]; readonly failed: number; readonly rules: GroupRules },
): GroupRules | undefined {
  const order = new Map(changes.map(({ task }, index) => [task, index]));
  const groups = wholeGroups(parts);
  const own = groups.find((group) => group.parts.includes(failed));
  const last = order.get(parts[failed]?.changes.at(-1) ?? '') ?? 0;
  const before = groups.filter((group) => group !== own && (order.get(group.changes[0] ?? '') ?? 0) < last);
  if (own === undefined) return undefined;
  const { united = [], whole = [] } = rules;
  if (before.length > 0) {
    return { ...rules, united: [...united, [...own.changes, ...before.flatMap((group) => group.changes)]] };
  }
  const [first] = own.changes;
  return own.parts.length > 1 && first !== undefined ? { ...rules, whole: [...whole, first] } : undefined;
}

function wholeGroups(parts: readonly GroupPart[]): readonly { parts: number[]; changes: string[] }[] {
  const groups: { parts: number[]; changes: string[] }[] = [];
  for (const [index, { changes, on }] of parts.entries()) {
    const last = groups.at(-1);
    if (on === null || last === undefined) groups.push({ parts: [index], changes: [...changes] });
    else {
      last.parts.push(index);
      last.changes.push(...changes);
    }
  }
  return groups;
}
