/**
 * Front matter of `sandbox.md` as people write it, and the contract as records have it. Records keep the names of the
 * version that first wrote them. Source: autoresearch missions, "Mission / sandbox contract".
 */
import * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { plateauSetting, sessionAgentsSetting } from './agents-setting.ts';
import { DIRECTIONS, decisionShape, evaluatorCheckShape } from './decision-settings.ts';
import { missionEnvironment, preparedBuild, preparedSetup } from './environment-shape.ts';
import { missionHandoverSetting } from './handover-shape.ts';
import { RECORDED_ACTIONS, recordedAction } from './recorded-names.ts';
import { named, setting, withoutDefault } from './setting.ts';
import {
  acceptedRisksShape,
  agentIsolationShape,
  agentWaitShape,
  boundariesSetting,
  captureSetting,
  cliOptionShape,
  contextBudgetSetting,
  evaluatorShape,
  guardsSetting,
  iterationLimit,
  noopLimit,
  searchShape,
  usdSetting,
} from './shared-shapes.ts';
import { choice, durationAboveNothing, filled, from } from './values.ts';

export const KEEP_POLICIES = ['score_improvement', 'pass_only'] as const;

const reference = named(
  z
    .string()
    .check(
      z.regex(
        /^\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})$/,
        '"$NAME", a variable of your environment that holds the command',
      ),
    ),
  '`"$NAME"`',
);

const { decision, max_candidates, calibration_runs, checkpoint_keeps, ladder_step, confirm, holdout } = decisionShape;
const holdoutShape = holdout.def.innerType.shape;
const confirmShape = confirm.def.innerType.shape;

/** Keys of `evaluator` by which candidates are compared. Without `decision` only `keep_policy` decides, and they have no effect. */
const comparisonShape = {
  decision: withoutDefault(decision, {
    unset: '`keep_policy` decides',
    doc: '[Decision policy](../explanation/missions.md#noisy-scores) for noisy scores. The keys below need it.',
  }),
  scale: withoutDefault(decisionShape.scale),
  unit: decisionShape.unit,
  confidence: withoutDefault(decisionShape.confidence),
  error_rate: withoutDefault(decisionShape.error_rate),
  max_candidates,
  effort: withoutDefault(decisionShape.effort, { unset: '`"balanced"`' }),
  min_improvement: withoutDefault(decisionShape.min_improvement),
  calibration_runs,
  repeats: withoutDefault(decisionShape.repeats),
  checkpoint_keeps,
  ladder_step,
  metrics: z.optional(decisionShape.metrics.def.innerType),
  guard_pairs: withoutDefault(decisionShape.guard_pairs),
  confirm: z.optional(
    z.strictObject({
      pairs: withoutDefault(confirmShape.pairs),
      every_keeps: withoutDefault(confirmShape.every_keeps),
    }),
  ),
} as const;

const checkShape = {
  aa_check_every: withoutDefault(evaluatorCheckShape.aa_check_every),
  negative_control: withoutDefault(evaluatorCheckShape.negative_control),
  max_plausible: withoutDefault(evaluatorCheckShape.max_plausible),
} as const;

const hiddenShape = {
  holdout: z.optional(
    z.strictObject({
      command: setting(reference, {
        doc: 'Environment variable with the command of a [holdout](../how-to/use-a-holdout.md).',
      }),
      budget: holdoutShape.budget,
      files: holdoutShape.files,
    }),
  ),
} as const;

const comparisonKeys = { ...comparisonShape, ...checkShape, ...hiddenShape } as const;

/** The keys of `evaluator` that have no effect without `decision`. */
export const COMPARISON_KEYS = Object.keys(comparisonKeys) as readonly (keyof typeof comparisonKeys)[];

const contractShape = {
  command: setting(filled, {
    doc: 'Runs in an evaluation checkout of the candidate. It exits with 0 and prints one JSON object with a boolean `pass`, perhaps a `score` of at most 1e100 in size, and other numbers for `metrics`.',
  }),
  format: setting(choice(['json']), { doc: 'Format of what the evaluator prints.' }),
  keep_policy: setting(z._default(choice(KEEP_POLICIES), 'score_improvement'), {
    doc: 'What is accepted without `decision`: a better score, or whatever passes.',
  }),
  timeout: setting(z._default(durationAboveNothing, '10m'), {
    doc: 'An evaluator that takes longer counts as an error.',
  }),
  direction: setting(z._default(choice(DIRECTIONS), 'max'), { doc: 'Which score is better.' }),
  bootstrap: setting(z._default(choice(['ambiguous', 'keep']), 'ambiguous'), {
    doc: 'If the baseline has no score: `keep` accepts the first commit that has one; `ambiguous` ends the run.',
  }),
  network: evaluatorShape.network,
  tracing: evaluatorShape.tracing,
  protect: evaluatorShape.protect,
  writable: evaluatorShape.writable,
} as const;

const agentShape = {
  command: setting(z.optional(filled), {
    unset: '`--agent`, else `RCS_AGENT_COMMAND`, else the preset `codex`',
    doc: 'Runs a session. Agent arguments are its `"$@"`.',
  }),
  preset: setting(named(z.optional(choice(AGENT_PRESETS)), '[name](agents.md#presets)'), {
    unset: 'that of the command, if it has one',
    doc: 'Command line of a known agent CLI. Agent arguments are added to it.',
  }),
  context_budget: withoutDefault(contextBudgetSetting),
  ...agentWaitShape,
  ...cliOptionShape,
  ...agentIsolationShape,
} as const;
const sessionBudget = setting(z._default(durationAboveNothing, '30m'), {
  doc: 'Time of a session. Then it is ended, and what it submitted until then counts.',
});
const errorLimit = setting(z._default(from(0), 3), {
  unit: 'iterations',
  doc: 'Iterations in a row that end in an error, after which the run has failed. 0 disables this limit.',
});

const groups = {
  guards: guardsSetting(durationAboveNothing),
  boundaries: boundariesSetting,
  capture: captureSetting,
  budget: z.optional(z.strictObject({ usd: usdSetting })),
  /** Optional, as what follows: older records do not have them, and their digest counts. */
  setup: preparedSetup('5m', durationAboveNothing),
  build: preparedBuild('10m', durationAboveNothing),
  environment: missionEnvironment,
  accept_risk: z.optional(acceptedRisksShape),
  agents: sessionAgentsSetting,
  search: z.optional(searchShape),
  handover: missionHandoverSetting,
} as const;

/** Front matter of `sandbox.md`. */
export const frontMatterSchema = z.strictObject({
  evaluator: z.strictObject({ ...contractShape, ...comparisonKeys }),
  agent: z.prefault(z.strictObject(agentShape), {}),
  iteration: z.prefault(
    z.strictObject({
      budget: sessionBudget,
      max_iterations: iterationLimit,
      max_consecutive_noops: noopLimit,
      max_consecutive_errors: errorLimit,
      plateau: plateauSetting,
    }),
    {},
  ),
  ...groups,
});
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** The contract of a mission, exactly as in its records. */
export const missionContractSchema = z.strictObject({
  evaluator: z.strictObject({
    ...contractShape,
    ...comparisonShape,
    canary_every: checkShape.aa_check_every,
    canary_broken: z.optional(z.enum(RECORDED_ACTIONS)),
    max_plausible: checkShape.max_plausible,
    ...hiddenShape,
  }),
  agent: z.prefault(z.strictObject({ ...agentShape, budget: sessionBudget }), {}),
  stop: z.prefault(
    z.strictObject({
      max_iterations: iterationLimit,
      max_consecutive_noops: noopLimit,
      max_consecutive_errors: errorLimit,
      plateau: plateauSetting,
    }),
    {},
  ),
  ...groups,
});
export type MissionContract = z.output<typeof missionContractSchema>;
export type Evaluator = MissionContract['evaluator'];

/** The contract that front matter says. */
export function recordedContract({ evaluator, agent, iteration, ...rest }: FrontMatter): MissionContract {
  const { aa_check_every, negative_control, ...others } = evaluator;
  const { budget, ...stop } = iteration;
  return {
    ...rest,
    evaluator: {
      ...others,
      ...(aa_check_every === undefined ? {} : { canary_every: aa_check_every }),
      ...(negative_control === undefined ? {} : { canary_broken: recordedAction(negative_control) }),
    },
    agent: { ...agent, budget },
    stop,
  };
}

/** Names of the risks that the front matter accepts. */
export function risksAccepted({ accept_risk: written }: Pick<MissionContract, 'accept_risk'>): string[] {
  return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}
