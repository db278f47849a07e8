/** The middle one of some numbers, of two middle ones the lower; undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
