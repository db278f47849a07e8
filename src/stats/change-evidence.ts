/** Where numbers in their order begin to be larger, and how sure that is. */
export interface Change {
  /** ln of the evidence that they ever do. */
  readonly logEvidence: number;
  /** Index of the first number after the likeliest change; at least 1. */
  readonly start: number;
}

// By how much later numbers are larger: one of them exceeds one of before with 3 of 4, 9 of 10 and 27 of 28.
const STRENGTHS: readonly number[] = [3, 9, 27];

/**
 * Evidence that numbers, in the order in which they came, are larger from some point on; undefined: there are fewer than two.
 * While their order says nothing, the evidence reaches 1/a with a probability of at most a, however often one looks: it
 * is a mean of likelihood ratios of the ranks, over the points where the change may be and its strengths, and each of
 * them has a mean of 1. Of equal numbers the later one counts as the smaller one, which makes no ratio larger.
 *
 * Source: Savage 1956, "Contributions to the theory of rank order statistics" (the ratio, for distributions that are
 * powers of each other); Gordon and Pollak 1994, "An efficient sequential nonparametric scheme for detecting a change of
 * distribution" (the mean over points of change); Ville's inequality.
 */
export function findUpwardChange(values: readonly number[]): Change | undefined {
  const count = values.length;
  if (count < 2) return undefined;
  const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
  const logs: { readonly start: number; readonly log: number }[] = [];
  for (let start = 1; start < count; start += 1) {
    // Weights 1/2, 1/6, 1/12, …: together they are below 1, however many numbers there will be.
    const weight = 1 / (start * (start + 1) * STRENGTHS.length);
    for (const strength of STRENGTHS) {
      logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
    }
  }
  const [first, ...rest] = logs;
  if (first === undefined) return undefined;
  const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
  // A change that is still to come has the ratio 1, and the weights that are left.
  const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
  const later = Math.exp(-likeliest.log) / count;
  return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}

/** ln of how much more likely an order is if the numbers from `start` on are stronger. */
function logRatio(order: readonly number[], start: number, strength: number): number {
  let sum = 0;
  let log = 0;
  for (const [below, index] of order.entries()) {
    const weight = index < start ? 1 : strength;
    sum += weight;
    log += Math.log((weight * (below + 1)) / sum);
  }
  return log;
}
