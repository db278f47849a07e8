/** Brings a number into [0, 1]. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The weighted mean of values, or the fallback when the weights add up to nothing. */
export function weightedMean(pairs: readonly (readonly [value: number, weight: number])[], fallback: number): number {
  let sum = 0;
  let total = 0;
  // Taking a pair apart by a pattern asks for an iterator, in code that runs for every output of a gate.
  for (const pair of pairs) {
    sum += pair[0] * pair[1];
    total += pair[1];
  }
  return total <= 0 ? fallback : sum / total;
}
