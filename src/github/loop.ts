import type { AttestableRun } from '../base/attested-run.ts';
import type { GroupPull } from '../experiment/handover/group-pulls.ts';
import type { ReadGroups } from '../experiment/handover/handed-groups.ts';
import type { prepareExperiment } from '../experiment/maintenance/environment.ts';
import type { groupsToReject } from '../experiment/maintenance/reject-groups.ts';
import type { LevelWish } from '../kernel/sandbox-level.ts';
import type { Notification } from '../notify/notification.ts';
import type { AcceptedChange, Subject, UnacceptedAttempt } from '../remote/subject.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { Diffs } from '../report/run-diffs.ts';
import type { RunView } from '../report/run-view.ts';
import type { Output } from './outputs.ts';
import type { RunOverrides } from './setting-inputs.ts';

/** A change accepted elsewhere, to be judged again here. */
export type Proposed = AcceptedChange & {
  /** Its origin, in a few words. */
  readonly origin: string;
};

/** An attempt that was not accepted elsewhere, to be recorded here. */
export type Reported = UnacceptedAttempt & Pick<Proposed, 'origin'>;

export interface LoopRequest {
  /** Judged in place of agents' turns; no agent runs then. */
  readonly proposed?: readonly Proposed[];
  /** What else was tried there. */
  readonly reported?: readonly Reported[];
  /** They are of a wave: all of them are judged, one after the other. */
  readonly reduction?: { readonly keyWasInReach: boolean; readonly resumes: boolean };
  readonly timeBudgetMs?: number;
  /** What is left of the job; holds in addition to other time limits. */
  readonly timeLimitMs?: number;
  readonly overrides: RunOverrides;
  readonly signal: AbortSignal;
  /** Called with one line for each record once it is on disk. */
  readonly onRecord: (line: string) => void;
  readonly onNote: (line: string) => void;
  /** Called with what people may want to know at once. */
  readonly onNotification?: (notification: Notification | undefined) => void;
}

/** How a loop ended. */
export interface Ended {
  /** One sentence without its full stop. */
  readonly reason: string;
  /** What the step ends with, where nothing else is wrong. */
  readonly exitCode: number;
  /** It ended since the limit of its model ends too late for this job; `until`: when, in ISO 8601, where that is known. */
  readonly rateLimited?: { readonly until: string | undefined };
}

/** The outputs that say why a loop ended. */
export function stopOutputs(ended: Ended | undefined): Outputs {
  if (ended?.rateLimited !== undefined) {
    return { 'stop-reason': 'rate-limited', 'rate-limited-until': ended.rateLimited.until ?? '' };
  }
  return { 'stop-reason': oneLine(ended?.reason ?? 'the run could not continue; see the log') };
}

/** A run that another one took the place of. */
export interface Replaced {
  /** Short name of the branch that has what it accepted, and how many changes that is. */
  readonly branch: string;
  readonly kept: number;
  /** What ended it, in a few words. */
  readonly what: string;
  readonly at: Date;
}

/** What the records say of one attempt, as far as a step asks. */
export interface RecordedAttempt {
  /** Of a plan: its item. */
  readonly item?: string;
  readonly notes: string;
  /** False where it was interrupted or never began. */
  readonly hasVerdict: boolean;
  /** Whether an agent worked on it in the run. */
  readonly hasAgent: boolean;
  readonly usd: number | undefined;
}

/** What is asked for where the environment of a loop is to be prepared. */
type EnvironmentRequest = Omit<Parameters<typeof prepareExperiment>[1], 'sandbox'>;

/** What a step asks of a recipe; the rest of a loop on a runner is the same for all of them. */
export interface LoopRecipe {
  readonly mode: 'experiment' | 'mission' | 'work';
  /** As people call it. */
  readonly name: string;
  readonly subject: Subject;
  /** What agents get, and might print or write. */
  readonly keys: readonly string[];
  /** How its agents are to be isolated. */
  readonly wishes: readonly LevelWish[];
  /** Where records and report are, absolute; goes into an artifact. */
  readonly folder: string;
  /** The file of the records, absolute; undefined before there is a run. */
  readonly ledger: string | undefined;
  /** Its run judges the attempts of a wave, also once more on top of what another run pushed; no agent works. */
  readonly isReduction?: true;
  run(request: LoopRequest): Promise<Ended>;
  /** Prepares the environment of its base, without an agent. */
  prepare(request: EnvironmentRequest): ReturnType<typeof prepareExperiment>;
  /** Writes down what `status` prints of it; absent: it is read from the records. */
  leaveStatus?(): Promise<void>;
  attempts(): readonly RecordedAttempt[];
  /** How many changes are accepted, in all runs. */
  countAccepted(): number;
  /** False while there is no record to report on. */
  hasRecords(): boolean;
  /** The run as it is now; undefined before there is one. */
  view(): RunView | undefined;
  /** Diffs of attempts, by the id of their row. */
  diffs(): Diffs;
  /** The groups that it hands over as a pull request each; absent: one pull request holds all of it. */
  readonly groups?: LoopGroups;
  /** Its records, as an attestation covers them; absent: it has no chain of them. */
  attestable?(): AttestableRun | undefined;
  /** The run that ended in this step because its rules changed. */
  replaced?(): Replaced | undefined;
}

/** The groups of a loop, as a step publishes them and finds out what became of them. */
export interface LoopGroups {
  /** Those of the last plan; undefined: there are none. */
  list(): ReadGroups | undefined;
  /** All their branches on the server, as a pattern. */
  readonly pattern: string;
  /** Whether a commit message is that of a group of this loop. */
  isOwn(message: string): boolean;
  /** Writes down their pull requests, for those who look; whether anything has changed. */
  record(pulls: readonly GroupPull[]): boolean;
  /** Takes out what was closed without a merge, and says in a sentence each what came of it. */
  reject(became: Parameters<typeof groupsToReject>[1]): Promise<readonly string[]>;
}

/** A note of a run, as the log shows it. */
export function noteLine(note: string): string {
  return `note: ${oneLine(note, 900)}`;
}

/** The note that a record has of a change that another job or run proposed. */
function proposalNote({ origin, commit }: Proposed): string {
  return `proposed by ${origin} (${commit.slice(0, 12)})`;
}

/** Whether a proposed change has a verdict. */
export function isJudged(loop: Pick<LoopRecipe, 'attempts'>, proposed: Proposed): boolean {
  const { item } = proposed;
  const isOf = (attempt: RecordedAttempt): boolean =>
    item === undefined ? attempt.notes.includes(proposalNote(proposed)) : attempt.item === item;
  return loop.attempts().some((attempt) => attempt.hasVerdict && isOf(attempt));
}

/** What the summary says of the inputs once agents have worked. */
export function remarksOf(loop: Pick<LoopRecipe, 'attempts'>, budgetUsd: number | undefined): readonly string[] {
  const paid = loop.attempts().filter(({ hasAgent }) => hasAgent);
  const isUnknown = paid.length > 0 && paid.every(({ usd }) => usd === undefined);
  return budgetUsd !== undefined && isUnknown ? ['budget-usd had no effect: the agent does not report its cost'] : [];
}

/** The outputs of a loop, from the view of its run. */
export function outputsOf({ ledger, view: look }: Pick<LoopRecipe, 'ledger' | 'view'>): Outputs {
  const view = look();
  const path = ledger === undefined ? {} : { 'ledger-path': ledger };
  if (view === undefined) return path;
  const isPassed = view.accepted === view.tried;
  return {
    ...(view.recipe === 'plan'
      ? { passed: String(isPassed), verdict: isPassed ? 'passed' : 'failed' }
      : { 'best-score': view.best?.score ?? '', 'baseline-score': view.baseline ?? '' }),
    improvement: view.gain,
    iterations: String(view.tried),
    kept: String(view.accepted),
    branch: view.branch ?? '',
    ...(view.commit === undefined ? {} : { commit: view.commit }),
    ...path,
  };
}

type Outputs = Readonly<Partial<Record<Output, string>>>;
