import type { Verified } from '../base/finding.ts';
import type { Waiting } from '../base/waiting.ts';
import { foldRecords as foldLedger } from '../experiment/ledger/fold.ts';
import { pathsOf, requireExperiment } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { readStatus } from '../experiment/maintenance/look.ts';
import { runExperiment as runExperimentOn } from '../experiment/run.ts';
import type { Rescored } from '../experiment/verification/rescoring.ts';
import { verifyExperiment as verifyExperimentOn } from '../experiment/verification/verify.ts';
import { leaveStatus } from '../status/leave-status.ts';
import type { RiskOptions, Sandbox } from './agent-options.ts';
import { requireOptions } from './check-options.ts';
import { type CancelOptions, type HostOptions, hostOf } from './host-options.ts';
import type {
  ExperimentConfig,
  ExperimentState,
  ExperimentStop,
  IterationRecord,
  LedgerState,
  Step,
} from './records.ts';

/** Options of {@link runExperiment}. */
export interface ExperimentOptions extends HostOptions, CancelOptions, RiskOptions {
  /** Name of the experiment: the folder below `.autorize/` that holds its `config.toml`. */
  readonly name: string;
  /**
   * Whether to resume an interrupted run instead of starting one. A resumed run keeps the limits it was started with.
   * @defaultValue `false`
   */
  readonly resume?: boolean;
  /**
   * Whether to archive an earlier run of the experiment and start again from HEAD.
   * @defaultValue `false`
   */
  readonly fresh?: boolean;
  /**
   * Whether to run although the work tree has uncommitted changes.
   * @defaultValue `false`
   */
  readonly allowDirty?: boolean;
  /**
   * Most iterations that count; 0 for no limit.
   * @defaultValue `iteration.max_iterations` of the configuration
   */
  readonly maxIterations?: number;
  /**
   * How long the run may take from now, in milliseconds.
   * @defaultValue the schedule of the configuration
   */
  readonly timeBudgetMs?: number;
  /**
   * How long the run may take from now at most, in milliseconds, whatever the schedule says.
   * @defaultValue none
   */
  readonly timeLimitMs?: number;
  /**
   * What agents may cost in total, in US dollars above 0. The smaller of this and `budget.usd` of the configuration holds.
   * @defaultValue `budget.usd` of the configuration
   */
  readonly budgetUsd?: number;
  /**
   * Sandbox of the agent.
   * @defaultValue `agent.sandbox` of the configuration
   */
  readonly sandbox?: Sandbox;
  /**
   * Whether accepted changes become one branch, or one for each group of changes that belong together.
   * @defaultValue `handover.mode` of the configuration
   */
  readonly handoverMode?: 'one' | 'groups';
  /**
   * Most added and removed lines of a group.
   * @defaultValue `handover.max_diff_lines` of the configuration
   */
  readonly maxDiffLines?: number;
  /**
   * Receives progress while the run goes on. What it throws ends the run.
   * @defaultValue none
   */
  readonly onEvent?: (event: ExperimentEvent) => void;
}

/** Progress of an experiment. */
export type ExperimentEvent =
  | {
      readonly kind: 'started';
      /** `state.json` at that moment. */
      readonly state: ExperimentState;
      /** Whether lower or higher scores are better. */
      readonly direction: 'min' | 'max';
      /** Sandbox in force, e.g. `bubblewrap`. */
      readonly sandbox: string;
      /** What you should know, one sentence each. */
      readonly notes: readonly string[];
      /** Records of earlier runs, oldest first. */
      readonly records: readonly IterationRecord[];
    }
  | {
      /** The rules of the experiment have changed: its earlier run was archived, and another one starts from HEAD. */
      readonly kind: 'restarted';
      /** What has changed, in one sentence. */
      readonly reason: string;
      /** Absolute path of the archived records. */
      readonly archive: string;
    }
  | {
      /** A step begins. */
      readonly kind: 'step';
      /** Number of the iteration; null between iterations. */
      readonly iter: number | null;
      readonly step: Step;
    }
  | {
      /** An iteration waits for its model, which is at its limit or does not answer. */
      readonly kind: 'waiting';
      readonly iter: number;
      /** Null: it waits no longer. */
      readonly waiting: Waiting | null;
    }
  | {
      /** An iteration is over, and its record is on the disk. */
      readonly kind: 'recorded';
      readonly record: IterationRecord;
      readonly state: ExperimentState;
    }
  | {
      /** A confirmation is over. */
      readonly kind: 'claimed';
      /** What was measured, in one sentence. */
      readonly sentence: string;
      /** Whether the improvement is confirmed. */
      readonly confirmed: boolean;
      /** Iteration after which it was made; absent at the end of the run. */
      readonly after?: number;
    }
  | {
      readonly kind: 'note';
      /** What you should know, in one sentence. */
      readonly note: string;
    }
  | {
      /** The last event. */
      readonly kind: 'stopped';
      readonly stop: ExperimentStop;
      readonly state: ExperimentState;
    };

/** Result of {@link runExperiment}. */
export interface ExperimentResult {
  /** Why the run stopped. */
  readonly stop: ExperimentStop;
  /** `state.json` at the end. */
  readonly state: ExperimentState;
  /** Every record of `iterations.jsonl`, oldest first, those of earlier runs too. */
  readonly records: readonly IterationRecord[];
}

/**
 * Runs an experiment: an agent changes the repository, the evaluator scores each change, and better ones are accepted.
 * Each record is on the disk before you hear of it, so a killed run can be resumed.
 *
 * @example
 * ```ts
 * const { stop, state } = await runExperiment({ name: 'speed', maxIterations: 20 });
 * ```
 * @throws {@link UsageError} An option is out of range. Nothing was written.
 * @throws {@link ContractError} `config.toml` or a file of the records is not valid.
 * @throws {@link PreconditionError} Repository, branch or sandbox do not allow a run.
 * @throws {@link AutorizeError} With `code` `locked` (another run is active), `disk_full`, `tampered` or `lock_lost`.
 */
export async function runExperiment(options: ExperimentOptions): Promise<ExperimentResult> {
  requireOptions(options);
  const { cwd: _cwd, env: _env, resume = false, onEvent = () => undefined, ...request } = options;
  const emit = (event: RunEvent): void => onEvent(publicEvent(event));
  const host = hostOf(options);
  using leaving = leaveStatus(options.name, host);
  try {
    return await runExperimentOn({ ...request, mode: resume ? 'resume' : 'run', onEvent: emit }, host);
  } finally {
    await leaving.end();
  }
}

function publicEvent(event: RunEvent): ExperimentEvent {
  if (event.kind !== 'restarted') return event;
  return { kind: 'restarted', reason: event.sentence, archive: event.ended.folder };
}

/** Options of {@link verifyExperiment}. */
export interface VerifyExperimentOptions extends HostOptions, CancelOptions {
  /** Name of the experiment. */
  readonly name: string;
  /**
   * Accepted iteration to score again; 0 for the baseline.
   * @defaultValue none
   */
  readonly iter?: number;
  /**
   * Whether to score every accepted change again and to confirm the improvement in new pairs of evaluations. That runs
   * the evaluator and is recorded.
   * @defaultValue `false`
   */
  readonly rescore?: boolean;
}

/** Result of {@link verifyExperiment}. */
export interface VerifiedExperiment extends Verified {
  /** The accepted changes that were scored again. */
  readonly rescored: readonly Rescored[];
}

/**
 * Checks the records of an experiment against each other and against git, and recomputes its decisions from the recorded
 * scores. It takes no lock, so it may look at a run that is active.
 *
 * @throws {@link UsageError} `iter` is not an accepted iteration.
 * @throws {@link PreconditionError} There is no such experiment.
 * @throws {@link ContractError} With `rescore` or `iter`: `config.toml` is not valid.
 */
export async function verifyExperiment(options: VerifyExperimentOptions): Promise<VerifiedExperiment> {
  const { cwd: _cwd, env: _env, ...request } = options;
  return verifyExperimentOn(request, hostOf(options));
}

/** Options of {@link readExperiment}. */
export interface ReadExperimentOptions extends HostOptions {
  /** Name of the experiment. */
  readonly name: string;
}

/** An experiment as its files describe it. */
export interface Experiment {
  /** `config.toml` with every default. */
  readonly config: ExperimentConfig;
  /** `state.json`; built from the records where the file is gone. */
  readonly state: ExperimentState;
  /** Every record of `iterations.jsonl` that can be read, oldest first. */
  readonly records: readonly IterationRecord[];
  /** Whether a run of it is active on this machine. */
  readonly isRunning: boolean;
  /** What is wrong with the files, one sentence each. */
  readonly problems: readonly string[];
  /** What needs your attention, one sentence each. */
  readonly notices: readonly string[];
  /** What is known of the improvement on the branch. */
  readonly improvement: Improvement;
}

/** What is known of the improvement on the branch of an experiment. */
export type Improvement =
  | {
      /** `confirmed`: the interval of the confirmation excludes zero. `not-confirmed`: it was measured and does not. */
      readonly kind: 'confirmed' | 'not-confirmed';
      /** What was measured, in one sentence. */
      readonly sentence: string;
    }
  | {
      /**
       * `unconfirmed`: a change was accepted and is not yet confirmed. `withdrawn`: every accepted change was reverted.
       * `none`: nothing was accepted, or the configuration asks for no confirmation.
       */
      readonly kind: 'unconfirmed' | 'withdrawn' | 'none';
    };

/**
 * Reads an experiment from its files. It writes nothing, takes no lock and starts nothing; records that can be read are
 * returned even if others are damaged.
 *
 * @throws {@link PreconditionError} There is no such experiment.
 */
export function readExperiment(options: ReadExperimentOptions): Experiment {
  const host = hostOf(options);
  const paths = pathsOf(options.name, host);
  requireExperiment(paths);
  const { config, state, records, isRunning, problems, notices, standing } = readStatus(paths, host);
  return { config, state, records: [...records], isRunning, problems, notices, improvement: standing };
}

/**
 * Computes what records amount to: best score, counts and the last accepted commit. Pure.
 *
 * @param records - Records of one experiment, oldest first.
 * @param direction - Whether lower (`min`) or higher (`max`) scores are better.
 */
export function foldRecords(records: readonly IterationRecord[], direction: 'min' | 'max'): LedgerState {
  return foldLedger(records, direction);
}
