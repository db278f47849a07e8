import * as z from 'zod/mini';
import { DIRECTIONS, EFFORTS } from '../settings/decision-settings.ts';
import { ARMS } from '../stats/carry-over.ts';
import { SCORE_SCALES } from './comparison/score-scale.ts';
import { effectSchema, leaveOutSchema } from './effect-records.ts';
import { SCALE_PLANS } from './gain-scale.ts';
import { groupSchema, handoverSchema } from './handover-records.ts';
import { STAGES, WASHOUT } from './measurement.ts';
import { METRIC_VERDICTS } from './metric-guard.ts';
import { PURPOSES } from './paired-trial.ts';
import { RUN_ENDS } from './run-end.ts';
import { runRules } from './run-rules.ts';
import { decisionSettingsSchema } from './settings.ts';
import { DECISION_OUTCOMES } from './verdict.ts';

const text = z.string();
const whole = z.int().check(z.minimum(0));
const maybe = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);
const effort = z.enum(EFFORTS);
/** Records of earlier versions have none: they compare differences. */
const scoreScale = z._default(z.enum(SCORE_SCALES), 'difference');
const ruleValue = z.nullable(z.union([text, z.number(), z.boolean()]));

/** Runs in addition to those that a task asks for; the decision holds their results. */
const SIDE_STAGES = ['guard', 'holdout', 'canary', WASHOUT] as const;
const RUN_STAGES = [...STAGES, ...SIDE_STAGES] as const;

export function isSideStage(stage: (typeof RUN_STAGES)[number]): boolean {
  return SIDE_STAGES.some((each) => each === stage);
}

const runHeader = z.object({
  kind: z.literal('genesis'),
  tool_version: text,
  config_digest: text,
  baseline_commit: text,
  baseline_tree: text,
  /** What the branch held when the record begins, where that is not the baseline. */
  start_tree: maybe(text),
  /** The baseline is never scored. */
  unscored: z._default(z.boolean(), false),
  /** Of `judge_digest`, `evaluator_files` and `environment`. */
  evaluator_digest: text,
  /** Of the evaluator, wherever that is: command, setup, build, how a score is read, the protected files. */
  judge_digest: text,
  /** `setup.inputs`; null in records of before. */
  setup_inputs: maybe(z.array(text)),
  /** Mode and id by path. */
  evaluator_files: z.record(text, text),
  guards_digest: maybe(text),
  /** Salted. */
  holdout_digest: maybe(text),
  /** Of what confirmations run, where that is not the evaluator; salted, where its command is a reference. */
  confirm_digest: maybe(text),
  /** Where the run begins; of a later one there is a record. */
  environment: z.record(text, text),
  settings: decisionSettingsSchema,
  /** Never `auto`. */
  effort,
  effort_rules: z.object({
    screen: z.union([z.number(), z.literal('off')]),
    futility_z: z.number(),
    max_pairs: whole,
  }),
  seed_commitment: text,
  ...runRules,
  /** How scores are compared; `auto`: by what the first calibration shows. */
  score_scale: z._default(z.enum(SCALE_PLANS), 'difference'),
  /** What they are measured in. */
  score_unit: maybe(text),
  /** The code under test runs in the evaluator's own process, so that it could print a score of its own. */
  in_process: z._default(z.boolean(), false),
  /** Below bubblewrap a process of the same user can read the key that agents are not given; null: it is not known. */
  key_in_reach: maybe(z.boolean()),
});

const evaluation = z.object({
  kind: z.literal('evaluation'),
  /** 1, 2, 3, … of the run. */
  id: whole,
  /** Of the candidate, calibration, A/A check, promotion or confirmation that it belongs to. */
  task: text,
  arm: z.enum(ARMS),
  stage: z.enum(RUN_STAGES),
  index: whole,
  attempt: whole,
  order_bit: z.nullable(z.union([z.literal(0), z.literal(1)])),
  seed: whole,
  tree: text,
  /** Of the evaluator as it was found before the first command and after the last; empty: nobody looked. */
  digest_before: text,
  digest_after: text,
  started_at: text,
  ended_at: text,
  host: text,
  exit_code: z.nullable(z.int()),
  ended: maybe(z.enum(RUN_ENDS)),
  /** Not rounded; null: the run failed, was void or was broken off. */
  score: z.nullable(z.number()),
  reason: maybe(text),
  cases: maybe(z.record(text, z.number())),
  /** What else the evaluator reported. */
  metrics: maybe(z.record(text, z.number())),
  stdout_digest: text,
});

const calibration = z.object({
  kind: z.literal('calibration'),
  id: text,
  tree: text,
  sigma: z.number(),
  mean: z.number(),
  policy: text,
  /** From here on, for the whole run; `sigma` and `mean` are of logarithms on a ratio scale. */
  score_scale: scoreScale,
});

const size = z.object({ of: text, before: z.number(), after: z.number() });

const candidate = z.object({
  kind: z.literal('candidate'),
  id: text,
  parent: text,
  tree: text,
  purpose: z.enum(['candidate', 'simplify', 'distil']),
  diff_digest: text,
  /** Of the diff without blanks; null where it is unknown. */
  normal_digest: maybe(text),
  diff_lines: whole,
  touched_paths: z.array(text),
  /** How many there are besides those that are listed. */
  more_paths: maybe(whole),
  /** Of the current best and of this one, where it is a simplification; null where the evaluator prints it. */
  size: maybe(size),
  /**
   * `agent`: preset, or digest of the command; `model`: as the agent reports it, else as the command names it, else null;
   * `prompt`: its digest.
   */
  proposer: z.record(text, z.nullable(text)),
  usd: maybe(z.number()),
  /** The test that held it back, where a person has waived the limit of what is plausible for it. */
  released: maybe(text),
  /**
   * What was kept, and this takes out: what has no effect of its own, in records of before what is not certified.
   * `stays`: what does not come out. Tests, newest first.
   */
  reverts: maybe(z.object({ taken: z.array(text), stays: z.array(text) })),
  /** To distil: how much what goes out may be worth, in units of gains. */
  margin: z.optional(z.number()),
  /** The judge of a wave that reports this very tree as better: no evidence, but fewer runs come before its pairs. */
  claimed: z.optional(text),
  /** Why it was never tested; null: its test begins here. */
  refused: maybe(z.object({ code: text, reason: text })),
});

const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paired'),
    statistic: text,
    // Absent of differences: entries of missions are written again as they were.
    score_scale: z.optional(z.enum(SCORE_SCALES)),
    a: z.number(),
    scale: z.number(),
    scale_source: text,
    unit: text,
    units: whole,
    differences: z.array(z.number()),
    effect: z.number(),
    sd: z.number(),
    log_e: z.number(),
    log_e_max: z.number(),
    p: z.number(),
    screen_score: z.nullable(z.number()),
    screen_scores: z.optional(z.array(z.number())),
  }),
  z.object({
    kind: z.literal('compare'),
    statistic: text,
    score_scale: z.optional(z.enum(SCORE_SCALES)),
    record: z.number(),
    scores: z.array(z.number()),
    again: z.array(z.number()),
    effect: z.number(),
  }),
]);

/** The decision on a test. */
export const decisionEntrySchema = z.object({
  kind: z.literal('decision'),
  /** Of the candidate, A/A check, promotion or certification. */
  task: text,
  purpose: z.enum(PURPOSES),
  incumbent: text,
  outcome: z.enum(DECISION_OUTCOMES),
  code: text,
  reason: text,
  /** Tests and keeps before this one's level was taken. */
  level: z.object({ tested: whole, kept: whole }),
  evidence,
  /** Ids of the runs that it rests on, pair by pair, each as it ran: a screening run first, void pairs not at all. */
  evaluations: z.array(whole),
  /** `verdict`: of a metric that was tested in the pairs. */
  guards: z.array(z.object({ name: text, passed: z.boolean(), verdict: z.optional(z.enum(METRIC_VERDICTS)) })),
  /** One bit, and how many were asked for until then. */
  holdout: maybe(z.object({ passed: z.boolean(), queries: whole })),
  kept: z.boolean(),
});

const machineBlockSchema = z.object({
  ...{ by: text, machine: text, environment: z.optional(text) },
  /** Scores of the final tree and of the baseline, pair by pair. */
  pairs: z.array(z.tuple([z.number(), z.number()])),
});

const betweenShape = { estimate: z.number(), interval: z.tuple([z.number(), z.number()]) };

const claim = z.object({
  kind: z.literal('claim'),
  /** The confirmation that it is of. */
  task: text,
  baseline: text,
  final: text,
  planned_pairs: whole,
  /** Ids of the runs of these pairs, pair by pair, each as it ran. */
  evaluations: z.array(whole),
  estimate: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  confidence: z.number(),
  baseline_mean: z.number(),
  /** Where it is there, `estimate` and `interval` are logarithms of the ratio of scores, positive where it is better. */
  ratio: maybe(z.object({ unit: z.nullable(text), direction: z.enum(DIRECTIONS) })),
  sealed: z.boolean(),
  proposed: whole,
  tested: whole,
  kept: whole,
  /** Sum of the levels: bounds the expected number of wrongly accepted changes; null: the policy promises none. */
  false_keeps_bound: z.nullable(z.number()),
  error_rate: text,
  alpha: z.number(),
  certified: maybe(whole),
  certify_fdr: maybe(z.number()),
  holdout_queries: whole,
  earlier_confirmations: whole,
  evaluator_digest: text,
  holdout_digest: maybe(text),
  /** Names of the findings that a person accepted in writing. */
  accepted_risks: maybe(z.array(text)),
  /** Isolation levels that commands of the run had; null in records of earlier versions. */
  isolation: maybe(z.array(text)),
  /** Runs of the confirmation depend on what ran before them; null: too few pairs, or not asked. */
  carry_over: maybe(z.boolean()),
  /** As in the run header; null: false. */
  in_process: maybe(z.boolean()),
  /** Accepted changes that stand changed what setup runs on; null: none did. */
  changed_tools: maybe(z.boolean()),
  /** As the records before it say; null: they do not. */
  key_in_reach: maybe(z.boolean()),
  /** With pairs that other machines report: the mean of the gains of all machines, and the interval between them. */
  machines: z.optional(z.object({ ...betweenShape, others: z.array(machineBlockSchema) })),
  sentence: text,
});

/** A line of the record of decisions. Source: decisions, "What the ledger must record". */
export const decisionRecordSchema = z.discriminatedUnion('kind', [
  runHeader,
  evaluation,
  calibration,
  candidate,
  decisionEntrySchema,
  claim,
  handoverSchema,
  groupSchema,
  z.object({ kind: z.literal('incumbent'), tree: text, by: text }),
  z.object({
    kind: z.literal('canary'),
    variety: z.enum(['noop', 'broken']),
    task: text,
    passed: z.boolean(),
    /** What is odd, though it passed. */
    remark: maybe(text),
  }),
  z.object({ kind: z.literal('effort'), effort }),
  /** From here on the key of the agents' model is in their reach, as it was not when the run began. */
  z.object({ kind: z.literal('key-in-reach') }),
  /** A person approves a change that a test quarantined because of its large gain: who, and which tree. */
  z.object({ kind: z.literal('release'), task: text, tree: text, by: text, at: text }),
  /**
   * A person takes a kept change back: the test that accepted it, the best before and after, and the champion
   * after, where there is one.
   */
  z.object({
    kind: z.literal('rejection'),
    task: text,
    parent: text,
    tree: text,
    champion: maybe(text),
    /** Digest of the change without blanks, where the same change is not tested again. */
    barred: maybe(text),
    by: text,
    at: text,
    reason: text,
  }),
  /** The holdout is going to be asked for the `number`th time; it counts, whatever becomes of it. */
  z.object({ kind: z.literal('holdout'), task: text, number: whole, budget: whole }),
  /** From here on evaluations run in another environment: on another machine, or something of it changed. */
  z.object({ kind: z.literal('environment'), environment: z.record(text, text), evaluator_digest: text }),
  /** What the base or the evaluator was found to be before any agent worked; `accepted`: a person takes its risk. */
  z.object({
    kind: z.literal('risk'),
    risk: text,
    found: z.boolean(),
    accepted: z.boolean(),
    detail: text,
    evaluator_digest: text,
  }),
  /** A task of the run itself begins; one of a candidate begins with its record. */
  z.object({ kind: z.literal('begin'), task: text }),
  leaveOutSchema,
  effectSchema,
  /**
   * A test that was broken off; the same tree continues with its evidence. `halted`: why a confirmation cannot be made.
   */
  z.object({ kind: z.literal('interrupted'), task: text, halted: maybe(text) }),
  /**
   * Ends the run: members of the run header that were no more what it says, e.g. `settings.confidence`; tables by
   * digest.
   */
  z.object({
    kind: z.literal('config-change'),
    changes: z.array(z.object({ key: text, from: ruleValue, to: ruleValue })),
  }),
  /** Another run continues, with a secret of its own. */
  z.object({ kind: z.literal('seed-commit'), seed_commitment: text }),
  z.object({ kind: z.literal('seed-reveal'), secret: text }),
]);

export type DecisionRecord = z.output<typeof decisionRecordSchema>;
export type RecordOf<K extends DecisionRecord['kind']> = Extract<DecisionRecord, { readonly kind: K }>;
export type RunHeaderRecord = RecordOf<'genesis'>;
export type EvaluationRecord = RecordOf<'evaluation'>;
export type CandidateRecord = RecordOf<'candidate'>;
export type DecisionEntryDraft = z.input<typeof decisionEntrySchema>;
export type DecisionEntry = RecordOf<'decision'>;
export type ClaimRecord = RecordOf<'claim'>;
