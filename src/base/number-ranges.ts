/** Whole numbers of which most follow each other, as ranges without gaps, ascending; data. */
export type NumberRanges = [first: number, last: number][];

/** Adds a number, wherever it belongs. */
export function addNumber(ranges: NumberRanges, added: number): void {
  const at = findRange(ranges, added);
  const [before, after] = [ranges[at - 1], ranges[at]];
  if (after !== undefined && after[0] <= added) return;
  const [isNext, isPrevious] = [before?.[1] === added - 1, after?.[0] === added + 1];
  if (isNext && isPrevious) ranges.splice(at - 1, 2, [before?.[0] ?? added, after?.[1] ?? added]);
  else if (isNext && before !== undefined) before[1] = added;
  else if (isPrevious && after !== undefined) after[0] = added;
  else ranges.splice(at, 0, [added, added]);
}

// Where there are more, the first ones say enough.
const MAX_SHOWN = 10;

/** `0 to 2, 5`, in sentences. */
export function renderNumbers(numbers: Iterable<number>): string {
  const ranges: NumberRanges = [];
  for (const each of numbers) addNumber(ranges, each);
  const shown = ranges
    .slice(0, MAX_SHOWN)
    .map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  return [...shown, ...(ranges.length > MAX_SHOWN ? ['…'] : [])].join(', ');
}

export function hasNumber(ranges: NumberRanges, searched: number): boolean {
  const found = ranges[findRange(ranges, searched)];
  return found !== undefined && found[0] <= searched;
}

/** The place of the first range that ends at a number or later. */
function findRange(ranges: NumberRanges, searched: number): number {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const half = (from + to) >>> 1;
    if ((ranges[half]?.[1] ?? 0) < searched) from = half + 1;
    else to = half;
  }
  return from;
}
