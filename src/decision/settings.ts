import * as z from 'zod/mini';
import { quoted } from '../base/text.ts';
import { ERROR_RATES } from '../stats/level.ts';

const DECISIONS = ['auto', 'greedy', 'paired-sequential', 'checkpoint', 'ladder'] as const;
export const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'] as const;
const FEEDBACKS = ['rounded', 'sign', 'full'] as const;
const DIRECTIONS = ['min', 'max'] as const;
const BROKEN_ACTIONS = ['stop', 'tell', 'off'] as const;

export type Feedback = (typeof FEEDBACKS)[number];

const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));
const from = (least: number) => z.int().check(z.minimum(least, `a whole number from ${least}`));
const notNegative = z.number().check(z.minimum(0, 'a number that is not negative'));
const share = (high: number) =>
  z.number().check(z.gt(0, `a number in (0, ${high})`), z.lt(high, `a number in (0, ${high})`));
const filled = z.string().check(z.refine((given) => given.trim() !== '', 'text that is not blank'));
const factor = z
  .string()
  .check(z.refine((given) => /^\d+(\.\d+)?x$/.test(given) && Number.parseFloat(given) > 1, 'a factor such as "2x"'));
const percent = z.string().check(z.regex(/^\d+(\.\d+)?%$/, 'a percentage such as "0.5%"'));

const absolutePath = filled.check(z.refine((given) => given.startsWith('/'), 'an absolute path'));
// Of one pair there is no interval.
const confirmPairs = z
  .int()
  .check(z.refine((given) => given === 0 || given >= 2, 'a whole number from 2, or 0 for no confirmation'));

const guard = z.union(
  [
    z.strictObject({ command: filled }),
    z.strictObject({
      metric: filled,
      max_regression: z.union([notNegative, percent]),
      direction: z._default(choice(DIRECTIONS), 'min'),
    }),
  ],
  '{ command = … } or { metric = …, max_regression = "2%" }',
);

/** What a simplification has to make less of. */
const size = z.union(
  [z.enum(['lines', 'bytes']), z.strictObject({ metric: filled })],
  '"lines", "bytes" or { metric = "name" }',
);

const holdoutRules = {
  rule: z._default(choice(['sign']), 'sign'),
  budget: z._default(from(1), 50),
} as const;

const confirmRules = {
  pairs: z._default(confirmPairs, 20),
  every_keeps: z._default(from(0), 0),
  command: z._default(z.string(), ''),
} as const;

/** The keys of `[objective]` that say how a change is decided on. Source: decisions, "Specification". */
export const objectiveDecisionShape = {
  decision: z._default(choice(DECISIONS), 'auto'),
  confidence: z._default(
    z.number().check(z.minimum(0.5, 'a number from 0.5 to below 1'), z.lt(1, 'a number from 0.5 to below 1')),
    0.95,
  ),
  error_rate: z._default(choice(ERROR_RATES), 'per-candidate'),
  max_candidates: z.optional(from(1)),
  effort: z._default(choice(EFFORTS), 'auto'),
  screen: z.optional(z.union([z.number(), z.literal('off')], 'a number of noise SDs, or "off"')),
  futility_z: z.optional(notNegative),
  max_pairs: z.optional(from(2)),
  min_improvement: z._default(z.union([notNegative, percent], 'a number that is not negative, or "0.5%"'), 0),
  tolerance: z._default(notNegative, 0),
  size: z._default(size, 'lines'),
  calibration_runs: z.optional(from(1)),
  share_seed: z._default(z.boolean(), true),
  repeats: z._default(from(1), 1),
  checkpoint_keeps: z.optional(from(1)),
  ladder_step: z.optional(
    z.union([z.literal('auto'), z.number().check(z.positive('a number above 0'))], '"auto" or a number above 0'),
  ),
  feedback: z._default(choice(FEEDBACKS), 'rounded'),
  guards: z._default(z.array(guard), []),
  holdout: z.optional(
    z.strictObject({ command: filled, ...holdoutRules, files: z._default(z.array(absolutePath), []) }),
  ),
  confirm: z.prefault(z.strictObject({ ...confirmRules, files: z._default(z.array(absolutePath), []) }), {}),
  certify: z.prefault(
    z.strictObject({
      enabled: z._default(z.boolean(), false),
      fdr: z._default(share(1), 0.1),
      max_pairs: z._default(from(2), 30),
      revert: z._default(z.boolean(), false),
    }),
    {},
  ),
  integrity: z.prefault(
    z.strictObject({
      canary_every: z._default(from(0), 25),
      broken: z._default(choice(BROKEN_ACTIONS), 'stop'),
      max_plausible: z._default(
        z.union(
          [z.literal('auto'), z.number().check(z.positive('a number above 0')), factor],
          '"auto", a number above 0, or a factor above 1 such as "2x"',
        ),
        'auto',
      ),
    }),
    {},
  ),
} as const;

/**
 * All that the decision layer needs of `[objective]`; other keys of the table are not its matter. Since it stands in the
 * record, it has the holdout without its command and files, and the confirmation without its files: of them the record has
 * digests alone.
 */
export const decisionSettingsSchema = z.object({
  direction: choice(DIRECTIONS),
  ...objectiveDecisionShape,
  holdout: z.optional(z.object(holdoutRules)),
  confirm: z.prefault(z.object(confirmRules), {}),
});

export type DecisionSettings = z.output<typeof decisionSettingsSchema>;

const CALIBRATION_RUNS = 8;

/** How often the incumbent is scored to learn the noise. Plain `greedy` asks for none: one score is what it compares with. */
export function calibrationRuns({ calibration_runs: given, decision, repeats }: DecisionSettings): number {
  return given ?? (decision === 'greedy' ? repeats : CALIBRATION_RUNS);
}
