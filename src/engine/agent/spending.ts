/** What agents may cost together. */
export interface Spending {
  /** Dollars of each agent that has ended; 0 for one that did not say. */
  readonly dollars: readonly number[];
  /** How many are at work, and have not told what they cost yet. */
  readonly inFlight: number;
  /** Undefined: no limit. */
  readonly maxUsd: number | undefined;
}

/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
export function findOverspending({ dollars, inFlight, maxUsd }: Spending): string | undefined {
  const spent = sum(dollars);
  if (maxUsd === undefined || spent + (inFlight + 1) * Math.max(0, ...dollars) <= maxUsd) return undefined;
  return `$${spent.toFixed(2)} of $${maxUsd.toFixed(2)} spent, and another attempt could pass it`;
}

/** The smaller of the limits that are given. */
export function smallestBudget(...limits: readonly (number | undefined)[]): number | undefined {
  const given = limits.filter((each) => each !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
