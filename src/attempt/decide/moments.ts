/** The mean of some numbers; of none it is 0. */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
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
