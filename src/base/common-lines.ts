// Of lines that differ more nothing is said but what is equal at both ends: the search takes the product of both numbers.
const MAX_EDITS = 200;

/** Places in both lists that hold the same line, in order: those of a shortest edit that leads from one to the other. */
export function commonLines(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [at: number, otherAt: number])[] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = searched(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([at, otherAt]) => [at + start, otherAt + start] as const),
    ...Array.from({ length: end }, (_, at) => [one.length - end + at, other.length - end + at] as const),
  ];
}

/** Source: E. Myers, "An O(ND) difference algorithm and its variations", 1986, figure 2. */
function searched(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const furthest = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= MAX_EDITS; edits += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let at = reach(furthest, diagonal, edits);
      while (at < one.length && at - diagonal < other.length && one[at] === other[at - diagonal]) at += 1;
      furthest.set(diagonal, at);
      if (at >= one.length && at - diagonal >= other.length) return walkedBack(trace, one.length, other.length);
    }
  }
  return [];
}

/** How far a diagonal is reached by one more edit, before lines that are the same. */
function reach(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): number {
  const [below = -1, above = -1] = [furthest.get(diagonal - 1), furthest.get(diagonal + 1)];
  const isAdded = diagonal === -edits || (diagonal !== edits && below < above);
  return isAdded ? above : below + 1;
}

function walkedBack(trace: readonly ReadonlyMap<number, number>[], length: number, otherLength: number) {
  const pairs: (readonly [number, number])[] = [];
  let [at, otherAt] = [length, otherLength];
  for (const [edits, furthest] of [...trace.entries()].reverse()) {
    const diagonal = at - otherAt;
    const from = edits === 0 ? 0 : reach(furthest, diagonal, edits);
    const same = at - Math.max(from, 0);
    for (let each = 1; each <= same; each += 1) pairs.push([at - each, otherAt - each]);
    const [below = -1, above = -1] = [furthest.get(diagonal - 1), furthest.get(diagonal + 1)];
    const isAdded = diagonal === -edits || (diagonal !== edits && below < above);
    at = isAdded ? from : from - 1;
    otherAt = at - (isAdded ? diagonal + 1 : diagonal - 1);
  }
  return pairs.reverse();
}
