/**
 * One evaluation: the recipe runs its evaluator on a tree, and the run is recorded.
 * Invariant: every run of the evaluator is in the decision log before a policy learns of it: failures, void runs, runs
 * that were cancelled and runs that the machine could not make.
 */

import { WASHOUT } from '../decision/measurement.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { HiddenTestCommand } from '../engine/evaluation/hidden-command.ts';
import {
  type Moved,
  type Recorded,
  type RunName,
  type RunResult,
  recordRun,
} from '../engine/evaluation/recorded-run.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';

/** What one evaluation runs, after setup. */
export type Purpose =
  /** The guards, the commands in `also`, then the objective. */
  | { readonly kind: 'judge'; readonly also?: readonly string[] }
  /** The objective alone. */
  | { readonly kind: 'score' }
  /** A guard; its exit code is all that it says. */
  | { readonly kind: 'check'; readonly name: string; readonly command: string }
  /** Another command in place of the objective: the holdout, a confirmation. */
  | HiddenCommand;

interface HiddenCommand {
  readonly kind: 'replacement';
  readonly name: string;
  readonly command: string;
  /** Paths that it may read and the agent may not. */
  readonly readable: readonly string[];
  /** Its output is never shown. */
  readonly isSealed: boolean;
}

/** Where the logs of an evaluation go: each file lies in `folder` and its name begins with `prefix`. */
export interface LogPaths {
  readonly folder: string;
  readonly prefix: string;
}

export interface EvaluationRequest {
  readonly name: RunName;
  readonly purpose: Purpose;
  readonly logs: LogPaths;
  /** Number of the workspace whose evaluation checkout is used. */
  readonly workspace: number;
  /** The tree is what was accepted so far: that it fails decides nothing about a candidate. */
  readonly isCurrentBest: boolean;
}

/** Besides the result: what only some evaluators say. */
interface Details {
  /** Milliseconds by step. */
  readonly timings?: Readonly<Record<string, number>>;
  /** Path of the log that says more, absolute. */
  readonly log?: string | undefined;
}

export type Evaluated =
  | (Extract<RunResult, { kind: 'scored' }> &
      Details & {
        /** Why it got the worst score there is. */
        readonly worstFor?: string;
      })
  | (Extract<RunResult, { kind: 'failed' }> &
      Details & {
        /** A guard said no. */
        readonly isGuard?: boolean;
        /** The command that failed, and how it ended; undefined where none did. */
        readonly step?: { readonly name: string; readonly exitCode: number };
        /** It ran out of time. */
        readonly timedOut?: boolean;
      })
  | Extract<RunResult, { kind: 'aborted' | 'infra' }>;

interface RecordedRequest extends EvaluationRequest {
  /** Digest of the environment that the run needs; undefined: whichever there is. */
  readonly environment?: string | undefined;
}

/** Runs the evaluator once on a tree, and records the run. Rejects with what the run throws, once that is recorded. */
export type Evaluate = (request: RecordedRequest) => Promise<Recorded<Evaluated | Moved>>;

/** What measuring needs of a run, whatever its recipe. */
export interface MeasurementContext {
  readonly decisionLog: DecisionLog;
  readonly privateArea: PrivateArea;
  readonly protectedFiles: ProtectedFiles;
  readonly evaluate: Evaluate;
  /** The holdout as it is run here; undefined: there is none. */
  readonly holdout: () => HiddenTestCommand | undefined;
  /** What to do once the budget of the holdout is spent: the end of a sentence. */
  readonly whenHoldoutSpent: string;
  /** Reports what is odd and ends nothing. */
  readonly note: (remark: string) => void;
  /** Hears how far measuring is. Default: nobody does. */
  readonly activity?: Pick<ActivityLog, 'measure'>;
  /** Whether guards are part of judging a candidate. */
  readonly hasGuards?: boolean;
}

/** Gives a recipe's evaluator a record of each run; `run` runs the evaluator once and records nothing. */
export function recordedEvaluator(
  { decisionLog, host }: { readonly decisionLog: DecisionLog; readonly host: Pick<Host, 'now'> },
  run: (request: EvaluationRequest) => Promise<Evaluated>,
): Evaluate {
  return ({ environment, ...request }) => {
    const { name, purpose } = request;
    const { judge_digest: evaluator, confirm_digest: hidden } = decisionLog.runHeader;
    const isConfirmation = purpose.kind === 'replacement' && (name.stage === 'confirm' || name.stage === WASHOUT);
    const judge = isConfirmation ? (hidden ?? evaluator) : evaluator;
    return recordRun(decisionLog, { name, judge, environment, now: host.now }, () => run(request));
  };
}
