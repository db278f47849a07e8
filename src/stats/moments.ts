/** The mean of some numbers; of none it is 0, and of equal ones that number, which a sum may miss by its rounding. */
export function meanOf(values: readonly number[]): number {
  const [first = 0] = values;
  if (values.every((value) => value === first)) return first;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The sum of squared distances from the mean. */
export function squaresAround(values: readonly number[]): number {
  const mean = meanOf(values);
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return sum;
}

/** The standard deviation of a sample; of fewer than two numbers it is 0. */
export function deviationOf(values: readonly number[]): number {
  return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}
