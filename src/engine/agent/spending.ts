/** What agents may cost together. */
export interface Spending {
  /** Dollars of each agent that has ended; 0 for one that did not say. */
  readonly dollars: readonly number[];
  /** How many are at work, and have not reported their cost yet. */
  readonly inFlight: number;
  /** Undefined: no limit. */
  readonly budgetUsd: number | undefined;
}

/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
export function findOverspending({ dollars, ...others }: Spending): string | undefined {
  return findOverspendingOf({
    ...others,
    spent: sum(dollars),
    most: dollars.reduce((most, each) => Math.max(most, each), 0),
  });
}

/** The same by what all agents that have ended cost together, and the dearest of them. */
export function findOverspendingOf({
  spent,
  most,
  inFlight,
  budgetUsd,
}: Omit<Spending, 'dollars'> & { readonly spent: number; readonly most: number }): string | undefined {
  if (budgetUsd === undefined || spent + (inFlight + 1) * most <= budgetUsd) return undefined;
  return `$${spent.toFixed(2)} of $${budgetUsd.toFixed(2)} spent, and another attempt could pass it`;
}

/** The smaller of the limits that are given. */
export function smallestBudget(...limits: readonly (number | undefined)[]): number | undefined {
  const supplied = limits.filter((each) => each !== undefined);
  return supplied.length === 0 ? undefined : Math.min(...supplied);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
