import * as z from 'zod/mini';

// Runs that an earlier version began have none of these in their header, and go on without them.
const rule = z._default(z.boolean(), false);

/** What runs of this version do and those of earlier ones did not, as the run header records it. */
export const runRules = {
  /** Tests have to pass the check for carry-over. */
  checks_order: rule,
  /** `max_plausible: auto` goes by measured noise alone. */
  limits_by_noise: rule,
  /** A factor as `max_plausible` is one of the scores in the pairs. */
  limits_by_pairs: rule,
  /** What ended as carry-over is tested again from nothing; a test of an earlier run continues with its pairs. */
  restarts_carry_over: rule,
  /** Metric guards are tests on the pairs; before, two means were compared. */
  tests_metrics: rule,
  /** Up to three lone runs of a candidate come before its pairs, where they are as informative as pairs. */
  screens_by_three: rule,
  /** These have stricter limits, and after ten tests without a run of the current best the next is not screened. */
  renews_reference: rule,
};

export type RunRules = { readonly [Name in keyof typeof runRules]: boolean };

export const RULES_OF_EARLIER_RUNS: RunRules = z.object(runRules).parse({});

export const RULES_OF_NEW_RUNS: RunRules = {
  checks_order: true,
  limits_by_noise: true,
  limits_by_pairs: true,
  restarts_carry_over: true,
  tests_metrics: true,
  screens_by_three: true,
  renews_reference: true,
};

/** The rules among the members of a run header. */
export function runRulesOf(header: RunRules): RunRules {
  return z.object(runRules).parse(header);
}
