/**
 * What a wave asks of a loop. A recipe says where the records of its loop are, lets one agent take a turn, and judges what
 * was proposed; planning, submitting, ordering, sharing and recording are the same for all of them.
 * Invariant: a recipe writes only through the run of its loop. In the repository of an attempt or of a judge that is a
 * copy; in the user's repository only `judge` runs, for the reducer.
 */
import type { ReportedAttempt, ReportedUsage, WaveOrigin } from '../base/reported-attempt.ts';
import { printable } from '../base/text.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import type { Git } from '../kernel/git.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { ConfirmedPairs, ConfirmRequest } from '../loop/reconfirmation.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import type { Subject } from '../remote/subject.ts';
import type { WorkEvent } from '../workitem/work-event.ts';
import type { Attempt } from './attempt-file.ts';
import type { WaveCosts } from './useful-width.ts';

/** What a loop reports while it runs. */
export type WaveEvent =
  | { readonly loop: 'experiment'; readonly event: RunEvent }
  | { readonly loop: 'mission'; readonly event: MissionEvent }
  | { readonly loop: 'work'; readonly event: WorkEvent };

export type OnWaveEvent = (event: WaveEvent) => void;

/** What attempts of a wave start from. */
export interface KnownState {
  /** Hash of the last record; null: nothing is recorded. */
  readonly state: string | null;
  /** The commit that attempts start from. */
  readonly base: string;
  /** A digest of the settings. */
  readonly config: string;
  /** Full name of the branch that is at the base; undefined while there is none. */
  readonly branch: string | undefined;
}

/** What the records of a loop say of one attempt of a wave. */
export interface WaveRecord {
  readonly origin: WaveOrigin;
  /** In the same words for all loops; `merged`: accepted. */
  readonly outcome: string;
  /** It was broken off, and is no verdict. */
  readonly isBroken: boolean;
  /** Only a person can decide on it. */
  readonly isForPerson?: boolean;
  /** As people call it: `iter 3`, `item docs`. */
  readonly name: string;
  /** Number of its iteration, where the loop counts them. */
  readonly iter?: number;
  readonly notes: string;
  readonly commit?: string | undefined;
  readonly usage?: ReportedUsage | undefined;
  /** How often it was compared, and the gain in that, better above 0. */
  readonly pairs?: number | undefined;
  readonly effect?: number | undefined;
}

/** A change that a slot proposes, as a run takes it. */
export interface WaveProposal {
  readonly commit: string;
  /** The commit that it leads from. */
  readonly base: string;
  /** The file of its objects. */
  readonly pack: string;
  readonly origin: string;
  readonly wave: WaveOrigin;
  /** Of a plan: the item that it is of. */
  readonly item?: string | undefined;
  readonly usage?: ReportedUsage;
  /** Changes to test together with it, as one, as far as they fit onto each other. */
  readonly stack?: readonly WaveProposal[];
}

/** An attempt that is recorded on the word of another machine. */
export type WaveReport = ReportedAttempt & { readonly wave: WaveOrigin; readonly item?: string | undefined };

export interface Overrides {
  readonly sandbox?: SandboxRequest;
  readonly timeBudgetMs?: number;
  readonly timeLimitMs?: number;
}

interface Running {
  readonly overrides?: Overrides | undefined;
  /** Folders that no command of the run sees, beside the repository itself. */
  readonly hidden?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: OnWaveEvent | undefined;
}

/** An agent's turn in a repository of its own. */
export interface TurnRequest extends Running {
  readonly slot: WaveSlot;
  /** Of a plan: the item to work at. */
  readonly item?: string | undefined;
  /** Most dollars that it may cost. */
  readonly usd?: number | undefined;
  /** The commit that it starts from. */
  readonly base: string;
  /** File for the objects of what it proposes; not there yet. */
  readonly pack: string;
}

/** What a turn comes to. */
export type Turn = Omit<Attempt, 'version' | 'wave' | 'slot' | 'base' | 'environment'>;

/** A turn that was interrupted, or had nothing left to spend, before an agent began. */
export function notBegun(reason: string): Turn {
  return { outcome: 'killed', reason: printable(reason, 2000), again: true };
}

/** What a run judges and records. */
export interface Batch {
  readonly proposals: readonly WaveProposal[];
  /** Recorded after them. */
  readonly reported: readonly WaveReport[];
  readonly keyWasInReach: boolean;
  /** A run was killed: it is resumed and what it had begun is ended. */
  readonly resumes: boolean;
}

/** How a run ended. */
export interface WaveStop {
  /** Everything in the batch has its record. */
  readonly isJudged: boolean;
  /** One sentence without its full stop. */
  readonly reason: string;
  readonly exitCode: number;
}

export interface JudgeRun extends Batch, Running {
  /** Called when a record is written; an abort of the returned signal ends the run then. */
  readonly isEnough?: (origin: Pick<WaveOrigin, 'id' | 'slot'>) => boolean;
  /** The commit that a run begins at, where there is none. */
  readonly base: string;
}

/** The mark of a record, as far as it is one. */
export function originOf(mark: {
  readonly id: string;
  readonly slot: number;
  readonly [name: string]: unknown;
}): WaveOrigin {
  const { id, slot, pairs, effect, agent, claimed, elsewhere, absent, usd, conflict, stack } = mark;
  return {
    ...{ id, slot },
    ...(typeof pairs === 'number' ? { pairs } : {}),
    ...(typeof effect === 'number' ? { effect } : {}),
    ...(typeof agent === 'string' ? { agent } : {}),
    ...(typeof claimed === 'string' ? { claimed } : {}),
    ...(elsewhere === true ? { elsewhere } : {}),
    ...(absent === true ? { absent } : {}),
    ...(typeof usd === 'number' ? { usd } : {}),
    ...(conflict === true ? { conflict } : {}),
    ...(Array.isArray(stack) ? { stack: stack.filter((each) => Number.isInteger(each)) } : {}),
  };
}

export interface WaveRecipe {
  readonly repository: UserRepository;
  /** As people call the loop: an experiment's name, a mission's folder, a plan's file. */
  readonly name: string;
  readonly subject: Subject;
  /** What a person wrote for it, absolute: the settings, and what agents read. */
  readonly sources: readonly string[];
  /** Of its records, by their path in the folder of the subject: what each machine measures by itself. */
  readonly measuredHere?: readonly string[];
  /** Throws where there is no such loop here, or its settings cannot be used. */
  require(): void | Promise<void>;
  /** What the files here say; throws where a run is at work, or was broken off. */
  readKnown(refs: Git): Promise<KnownState>;
  /** A digest of the settings here. */
  digest(): string;
  /** Whether the records here hold one, by its hash. */
  holds(hash: string): boolean;
  /** Whether a run was killed in the middle of something. */
  isInterrupted(): boolean;
  /** All records of attempts of waves, oldest first. */
  records(): readonly WaveRecord[];
  /** Of a plan: the items whose turn it is. */
  items?(): readonly string[];
  /** What attempts and tests took until now; undefined: too few records. */
  costs(): Omit<WaveCosts, 'judges' | 'pretestPairs'> | undefined;
  /** The agents of so many slots, where several share the run. */
  agents?(slots: number): readonly string[];
  /** Directions for its agents where nobody says. */
  readonly focuses: readonly string[];
  /** Completes a copy of the files in a repository of its own. */
  complete(): Promise<void>;
  /** Private areas of its runs. */
  areas(): readonly string[];
  takeTurn(request: TurnRequest): Promise<Turn>;
  judge(run: JudgeRun): Promise<WaveStop>;
  /** Confirms what is on the branch in fresh pairs, and records the claim; absent: the loop measures nothing. */
  confirm?(request: ConfirmRequest): Promise<ConfirmedPairs>;
  /** The setting by which what it accepts is not confirmed, as a sentence; undefined: there is none. */
  whyUnconfirmed?(): string | undefined;
}
