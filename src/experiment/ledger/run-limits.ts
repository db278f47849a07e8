import * as z from 'zod/mini';

/** The limits that a run was started with, in place of the config's; a limit that is absent is the config's. */
export const limitsSchema = z.object({
  /** 0: no limit. */
  max_iterations: z.optional(z.int().check(z.minimum(0))),
  usd: z.optional(z.number().check(z.minimum(0))),
});
export type RunLimits = Readonly<z.output<typeof limitsSchema>>;

/** What a request says of the limits of a run. */
export interface RequestedLimits {
  readonly maxIterations?: number;
  /** How long the run may take from now. */
  readonly timeBudgetMs?: number;
  /** No longer than this from now, whatever else says how long. */
  readonly timeLimitMs?: number;
  readonly budgetUsd?: number;
}

/** The limits of a run with what a request says in their place; undefined: the config's alone. */
export function mergeLimits(
  known: RunLimits | null | undefined,
  { maxIterations, budgetUsd }: RequestedLimits,
): RunLimits | undefined {
  const limits = {
    ...known,
    ...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
    ...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}
