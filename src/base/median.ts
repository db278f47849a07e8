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
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const half = (from + to) >>> 1;
    if ((numbers[half] ?? 0) <= added) from = half + 1;
    else to = half;
  }
  numbers.splice(from, 0, added);
}

/** The median of numbers that ascend, without looking at the others. */
export function medianOfAscending(numbers: readonly number[]): number | undefined {
  return numbers[Math.floor((numbers.length - 1) / 2)];
}
