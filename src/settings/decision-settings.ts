/** The settings that say how a change is decided on. Source: decisions, "Specification". */
import * as z from 'zod/mini';
import { POLICY_NAMES } from '../decision/policies/registry.ts';
import { ERROR_RATES } from '../stats/level.ts';
import { named, setting } from './setting.ts';
import { absolutePaths, choice, filled, from, notNegative, percent, positive, share, switchable } from './values.ts';

const DECISIONS = ['auto', ...POLICY_NAMES] as const;
export const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'] as const;
const FEEDBACKS = ['rounded', 'sign', 'full'] as const;
export type Feedback = (typeof FEEDBACKS)[number];
export const DIRECTIONS = ['min', 'max'] as const;

/** How scores are compared. */
const SCALES = ['auto', 'ratio', 'difference'] as const;

const confidence = named(
  z.number().check(z.minimum(0.5, 'a number from 0.5 to below 1'), z.lt(1, 'a number from 0.5 to below 1')),
  'number from 0.5 to below 1',
);
const screen = named(z.union([z.number(), z.literal('off')], 'a number of noise SDs, or "off"'), 'number, `"off"`');
const improvement = named(
  z.union([notNegative, percent], 'a number that is not negative, or "0.5%"'),
  'number from 0, or `"0.5%"`',
);
const unit = named(filled.clone(), 'text such as `"ms"`, `"bytes"`, `"ops/s"`');
/** What a simplification has to make less of. */
const size = named(
  z.union([z.enum(['lines', 'bytes']), z.strictObject({ metric: filled })], '"lines", "bytes" or { metric = "name" }'),
  '`"lines"`, `"bytes"`, `{ metric = "name" }`',
);
const ladderStep = named(
  z.union([z.literal('auto'), z.number().check(z.positive('a number above 0'))], '"auto" or a number above 0'),
  'number above 0, `"auto"`',
);
const factor = z
  .string()
  .check(
    z.refine((supplied) => /^\d+(\.\d+)?x$/.test(supplied) && Number.parseFloat(supplied) > 1, 'a factor such as "2x"'),
  );
const plausible = named(
  z.union([z.literal('auto'), positive, factor], '"auto", a number above 0, or a factor above 1 such as "2x"'),
  'number above 0, factor such as `"3x"`, `"auto"`',
);
const metricGuard = named(
  z.union(
    [
      z.strictObject({ command: filled }),
      z.strictObject({
        metric: filled,
        max_regression: z.union([notNegative, percent]),
        direction: z._default(choice(DIRECTIONS), 'min'),
      }),
    ],
    '{ command = … } or { metric = …, max_regression = "2%" }',
  ),
  '`{ command = … }` or `{ metric = …, max_regression = "2%" }`',
);
const METRIC_ROLES = ['guard', 'report'] as const;
const listedMetric = z.strictObject({
  name: setting(filled.clone(), { doc: 'The name that the evaluator reports it by.' }),
  direction: setting(z._default(choice(DIRECTIONS), 'min'), { doc: 'Which values are better.' }),
  role: setting(z._default(choice(METRIC_ROLES), 'report'), {
    doc: 'A `guard` rejects a change that makes it [worse by more than `margin`](../explanation/decisions.md#metrics-in-addition-to-the-score).',
  }),
  margin: setting(z.optional(improvement), {
    unit: 'units of the metric, or percent of it',
    unset: 'none',
    doc: 'How much worse a guard may get.',
  }),
});
// A single pair has no interval.
const confirmPairs = named(
  z.int().check(z.refine((pairs) => pairs === 0 || pairs >= 2, 'a whole number from 2, or 0 for no confirmation')),
  'whole number from 2, or 0',
);

/** What the records keep of a holdout: neither its command nor its files. */
export const holdoutRules = {
  rule: setting(z._default(choice(['sign']), 'sign'), {
    doc: 'A change must not score worse on the holdout.',
  }),
  budget: setting(z._default(from(1), 50), {
    unit: 'queries',
    doc: 'How often the holdout may be queried.',
  }),
} as const;

/** What the records keep of a confirmation: all but its files. */
export const confirmRules = {
  pairs: setting(z._default(confirmPairs, 20), {
    unit: 'pairs of runs',
    doc: 'Fresh pairs that [confirm the improvement](../explanation/claims.md#the-confirmation) at the end. Exact scores need 2. 0 confirms and claims nothing.',
  }),
  every_keeps: setting(z._default(from(0), 0), {
    unit: 'accepted changes',
    doc: 'Also confirm during the run, after so many accepted changes. 0 confirms at the end only.',
  }),
  command: setting(named(z._default(z.string(), ''), 'text, or `"$NAME"`'), {
    doc: 'A hidden test set that replaces the evaluator in confirmations. `"$NAME"` takes the command from your environment.',
  }),
} as const;

const hiddenFiles = setting(z._default(absolutePaths, []), {
  doc: 'Other files that agents and the evaluator must not read.',
});

/** The keys of a decision that every loop with scores knows. */
export const decisionShape = {
  decision: setting(z._default(choice(DECISIONS), 'auto'), {
    doc: '[Decision policy](../explanation/decisions.md). `auto` chooses `greedy` where scores are exact, else `paired-sequential`.',
  }),
  scale: setting(z._default(choice(SCALES), 'auto'), {
    doc: '[Compare scores](../explanation/claims.md#ratios-and-differences) by their ratio or by their difference. `auto` takes the ratio for times, sizes, counts and rates whose calibration is above 0, where no threshold is in units of the score.',
  }),
  unit: setting(z.optional(unit), {
    unset: "that of the benchmark's format, where it has one",
    doc: 'What the score is measured in. It decides whether `scale = "auto"` compares ratios, and the words of claims.',
  }),
  confidence: setting(z._default(confidence, 0.95), {
    doc: '1 minus the probability that a change without effect passes its test.',
  }),
  error_rate: setting(z._default(choice(ERROR_RATES), 'per-candidate'), {
    doc: '[What that probability applies to](../explanation/decisions.md): each candidate, the share of false accepted changes, or any of them.',
  }),
  max_candidates: setting(z.optional(from(1)), {
    unit: 'candidates',
    doc: 'How many candidates you plan. `fdr` needs it.',
  }),
  effort: setting(z._default(choice(EFFORTS), 'auto'), {
    doc: '[How much is spent on one test](../explanation/decisions.md#effort). `auto` spends more evaluations when proposals are expensive. You may change it between runs.',
  }),
  screen: setting(z.optional(screen), {
    unit: 'noise SDs',
    unset: 'by effort',
    doc: 'A first run must come this close to the current best, or the change is rejected before pairs are run. Set, [one run](../explanation/decisions.md#up-to-three-lone-runs) screens.',
  }),
  futility_z: setting(z.optional(notNegative), {
    unit: 'standard errors',
    unset: 'by effort',
    doc: 'How early a hopeless test ends. 0 ends it earliest.',
  }),
  max_pairs: setting(z.optional(from(2)), {
    unit: 'pairs of runs',
    unset: 'by effort',
    doc: 'Maximum number of pairs in one test.',
  }),
  min_improvement: setting(z._default(improvement, 0), {
    unit: 'units of the score, or percent of it',
    doc: 'Minimum gain of an accepted change.',
  }),
  tolerance: setting(z._default(improvement, 0), {
    unit: 'units of the score, or percent of it',
    doc: 'How much a [simplification](../explanation/decisions.md#simplifications) may lose.',
  }),
  size: setting(z._default(size, 'lines'), {
    doc: 'What a simplification must reduce.',
  }),
  calibration_runs: setting(z.optional(from(1)), {
    unit: 'runs',
    unset: '8; with `greedy`, `repeats`',
    doc: 'Evaluations of the base that measure the noise.',
  }),
  share_seed: setting(z._default(switchable, true), {
    doc: 'Give both runs of a pair the same `AUTORIZE_SEED`.',
  }),
  repeats: setting(z._default(from(1), 1), {
    unit: 'runs',
    doc: 'Runs whose mean `greedy`, `ladder` and `checkpoint` compare.',
  }),
  checkpoint_keeps: setting(z.optional(from(1)), {
    unit: 'accepted changes',
    unset: '8',
    doc: 'Accepted changes after which `checkpoint` tests the whole batch.',
  }),
  ladder_step: setting(z.optional(ladderStep), {
    unit: 'units of the score',
    unset: '`"auto"`',
    doc: 'Gain that `ladder` asks of each accepted change. `auto` takes the noise of the mean.',
  }),
  feedback: setting(z._default(choice(FEEDBACKS), 'rounded'), {
    doc: 'What the agent learns about a difference in score.',
  }),
  guards: setting(named(z._default(z.array(metricGuard), []), 'list'), {
    doc: 'Checks of a change that passed its test: a command that must exit with 0, or a metric that must not get worse. Lower is better unless `direction = "max"`.',
  }),
  metrics: z._default(z.array(listedMetric), []),
  guard_pairs: setting(z._default(from(0), 60), {
    unit: 'pairs of runs',
    doc: 'Maximum number of pairs in a test whose score passed and whose metric guards are undecided.',
  }),
  holdout: z.optional(
    z.strictObject({
      command: setting(named(filled.clone(), 'text, or `"$NAME"`'), {
        doc: 'Scores a change and the current best on [something else](../how-to/use-a-holdout.md); only yes or no comes back. `"$NAME"` takes the command from your environment.',
      }),
      ...holdoutRules,
      files: hiddenFiles,
    }),
  ),
  confirm: z.prefault(z.strictObject({ ...confirmRules, files: hiddenFiles }), {}),
} as const;

/** Second tests, which run headers of released versions have; no run makes them any more. */
export const recordedCertify = z.prefault(
  z.strictObject({
    enabled: z._default(z.boolean(), false),
    fdr: z._default(share(1), 0.1),
    max_pairs: z._default(from(2), 30),
    revert: z._default(z.boolean(), false),
  }),
  {},
);

const NEGATIVE_CONTROL_ACTIONS = ['stop', 'warn', 'off'] as const;
export type NegativeControlAction = (typeof NEGATIVE_CONTROL_ACTIONS)[number];

/** The keys that check the evaluator itself while a run goes on. */
export const evaluatorCheckShape = {
  aa_check_every: setting(z._default(from(0), 25), {
    unit: 'candidates',
    doc: 'Candidates between two [A/A checks](../explanation/claims.md#what-statistics-cannot-see), which test the current best against itself. 0 runs none.',
  }),
  negative_control: setting(z._default(choice(NEGATIVE_CONTROL_ACTIONS), 'stop'), {
    doc: 'What happens if the [negative control](../explanation/claims.md#negative-control), a tree with only the protected files, does not fail. `off` does not try it.',
  }),
  max_plausible: setting(z._default(plausible, 'auto'), {
    unit: 'units of the score, or a factor',
    doc: 'A larger gain is quarantined until you approve it. `auto`, in tests by pairs: 10 noise SDs or twice as good, whichever is larger. A factor compares with the current best in the same pairs.',
  }),
} as const;
