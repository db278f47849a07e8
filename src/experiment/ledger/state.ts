import * as z from 'zod/mini';
import { instant, iterNumber } from '../../base/record-fields.ts';
import { branchOf } from './branch-name.ts';
import type { LedgerState } from './fold.ts';
import { limitsSchema } from './run-limits.ts';

/** The steps of an iteration, in their order; each is written to `state.json` before its effect. */
export const STEPS = [
  'Idle',
  'AllocateIter',
  'CreateWorktree',
  'RunSetup',
  'BuildPrompt',
  'InvokeAgent',
  'CaptureDiff',
  'RunTeardown',
  'Score',
  'Decide',
  'Merge',
  'Discard',
  'Cleanup',
  'Record',
  'CheckDeadline',
  'Done',
] as const;
export type Step = (typeof STEPS)[number];

const text = z.string();
const maybe = <T extends z.ZodMiniType>(schema: T) => z.nullable(z._default(z.optional(schema), null as never));
const whole = z.int().check(z.minimum(0));

/** `state.json`, exactly as on disk: a cache of what ledger and git say, and where a run is right now. */
export const experimentStateSchema = z.looseObject({
  experiment: text,
  branch: text,
  base_commit: text,
  iter_in_progress: maybe(iterNumber),
  current_step: z._default(z.enum(STEPS), 'Idle'),
  best_score: maybe(z.number()),
  best_iter: maybe(whole),
  started_at: text,
  deadline: maybe(instant),
  iterations_completed: z._default(whole, 0),
  run_iterations_completed: z._default(whole, 0),
  consecutive_noops: z._default(whole, 0),
  run_id: z.optional(text),
  limits: z.optional(limitsSchema),
  /** The model that the run waits for; absent: none. */
  waiting: z.optional(z.object({ iter: iterNumber, until: instant, cause: text })),
  /** When the run ended and why; absent: it did not, or an earlier version ended it. */
  stopped: z.optional(z.object({ at: instant, kind: text, reason: text })),
});
export type ExperimentState = z.output<typeof experimentStateSchema>;

/** What a run is, besides what the ledger says; a new run of the same experiment begins another one. */
export const runMarkSchema = z.object({
  /** Empty before the first run. */
  id: text,
  started_at: instant,
  /** When the run ends at the latest. */
  deadline: z.nullable(instant),
  limits: z.optional(limitsSchema),
  /** Names of the risks that its command lines accept, beside those of the config. */
  accepted_risks: z.optional(z.array(text)),
});
export type RunMark = Readonly<z.output<typeof runMarkSchema>>;

export interface StateInput {
  readonly experiment: string;
  readonly baseCommit: string;
  readonly run: RunMark;
  readonly ledger: LedgerState;
  readonly step: Step;
  readonly iterInProgress: number | null;
  readonly runIterationsCompleted: number;
  readonly waiting?: ExperimentState['waiting'];
  readonly stopped?: ExperimentState['stopped'];
}

/** Builds the state from the ledger and the place that the run is at. */
export function buildState(input: StateInput): ExperimentState {
  const { experiment, baseCommit, run, ledger, step, iterInProgress, runIterationsCompleted, waiting, stopped } = input;
  return {
    experiment,
    branch: branchOf(experiment),
    base_commit: baseCommit,
    iter_in_progress: iterInProgress,
    current_step: step,
    best_score: ledger.best_score,
    best_iter: ledger.best_iter,
    started_at: run.started_at,
    deadline: run.deadline,
    iterations_completed: ledger.iterations_completed,
    run_iterations_completed: runIterationsCompleted,
    consecutive_noops: ledger.consecutive_noops,
    ...(run.id === '' ? {} : { run_id: run.id }),
    ...(run.limits === undefined ? {} : { limits: run.limits }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(stopped === undefined ? {} : { stopped }),
  };
}

/** Stands for a score in the message of a commit where agents learn the sign alone. */
export const HIDDEN_SCORE = 'hidden';

/** What a kept commit says of itself, so that the records can be rebuilt from git alone. */
export const TRAILERS = {
  experiment: 'Autorize-Experiment',
  iteration: 'Autorize-Iteration',
  score: 'Autorize-Score',
  /** Names the intent of the acceptance by its hash. */
  record: 'Autorize-Record',
} as const;
