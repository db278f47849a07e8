import type { LevelWish } from '../kernel/sandbox-level.ts';
import type { Keep, Subject, UnacceptedAttempt } from '../remote/subject.ts';
import type { Output } from './outputs.ts';

/** What was kept elsewhere, to be judged again here. */
export type Proposed = Keep & {
  /** Where it is from, in a few words. */
  readonly origin: string;
};

/** An attempt that was not accepted elsewhere, to be recorded here. */
export type Reported = UnacceptedAttempt & Pick<Proposed, 'origin'>;

export interface LoopRequest {
  /** In place of what agents would do; nothing else is tried then. */
  readonly proposed?: readonly Proposed[];
  /** What else was tried there. */
  readonly reported?: readonly Reported[];
  readonly timeBudgetMs?: number;
  /** What is left of the job; holds beside what else limits the time. */
  readonly timeLimitMs?: number;
  readonly maxIterations?: number;
  readonly maxUsd?: number;
  readonly signal: AbortSignal;
  /** Told of each record when it is on the disk. */
  readonly onRecord: (line: string) => void;
  readonly onNote: (line: string) => void;
}

/** How a loop ended. */
export interface Ended {
  /** One sentence without its full stop. */
  readonly reason: string;
  /** What the step ends with, where nothing else is wrong. */
  readonly exitCode: number;
}

/** What there is to show of a loop. */
export interface LoopView {
  /** The report as one page. */
  readonly html: string;
  /** The same for a summary or a pull request. */
  readonly markdown: string;
  readonly chart: string | undefined;
  readonly kept: number;
  /** What was gained, as a title has it. */
  readonly gain: string;
  /** Short name of the branch. */
  readonly branch: string;
  /** The command that verifies it, in a clone with the records. */
  readonly verify: string;
}

/** A run that another one took the place of. */
export interface Replaced {
  /** Short name of the branch that has what it kept, and how much that is. */
  readonly branch: string;
  readonly kept: number;
  /** What ended it, in a few words. */
  readonly what: string;
  readonly at: Date;
}

/** A system, as a step drives it. */
export interface Loop {
  readonly mode: 'research' | 'mission' | 'work';
  /** As people call it. */
  readonly name: string;
  readonly subject: Subject;
  /** What agents are given, and might print or write. */
  readonly keys: readonly string[];
  /** How its agents are to be isolated. */
  readonly wishes: readonly LevelWish[];
  run(request: LoopRequest): Promise<Ended>;
  /** Whether a change that was proposed has a verdict. */
  isJudged(proposed: Proposed): boolean;
  /** How much was kept, in all runs. */
  countKept(): number;
  outputs(): Readonly<Partial<Record<Output, string>>>;
  /** The run that ended in this step because its rules changed. */
  replaced?(): Replaced | undefined;
  /** What should be said of the inputs when agents have been at work. */
  remarks(): readonly string[];
  /** Undefined while there is no record. */
  view(): LoopView | undefined;
  /** Where records and report are, absolute; goes into an artifact. */
  readonly folder: string;
}

/** A remark: a budget that nothing counts against is no budget. */
export const UNKNOWN_COST = 'budget-usd limited nothing: the agent does not tell what it costs';
