/** The middle one of some numbers, of two middle ones the lower; undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}

/** The middle one of some numbers, of two middle ones their mean; NaN of none. */
export function centralMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Adds a number to those that ascend. */
export function insertAscending(numbers: number[], added: number): void {
  numbers.splice(placeOf(numbers, added), 0, added);
}

function placeOf(numbers: readonly number[], added: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const half = (from + to) >>> 1;
    if ((numbers[half] ?? 0) <= added) from = half + 1;
    else to = half;
  }
  return from;
}

/** The median of numbers that ascend, without looking at the others; `added`: with one more, wherever it belongs. */
export function medianOfAscending(numbers: readonly number[], added?: number): number | undefined {
  if (added === undefined) return numbers[Math.floor((numbers.length - 1) / 2)];
  const middle = Math.floor(numbers.length / 2);
  const place = placeOf(numbers, added);
  return place === middle ? added : numbers[place < middle ? middle - 1 : middle];
}
