/**
 * What is open while a run goes on, and how it writes down where it is.
 * Invariant: every step is in `state.json` before its effect; nothing is written but by the holder of the lock, and the
 * state that follows from a record is written after it.
 */
import type { ClaimOutcome } from '../../base/claim-outcome.js';
import type { JournalRecord } from '../../base/journal-chain.js';
import type { ReportedAttempt } from '../../base/reported-attempt.js';
import type { SecretSearch } from '../../base/secret-search.js';
import type { ReleaseWord } from '../../decision/approval.js';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.js';
import type { DecisionLog } from '../../engine/log/decision-log.js';
import type { PrivateArea } from '../../engine/workspace/private-area.js';
import type { DiskReserve } from '../../kernel/disk-reserve.js';
import type { Environment } from '../../kernel/environment.js';
import type { Git } from '../../kernel/git.js';
import type { Host } from '../../kernel/host.js';
import type { Journal } from '../../kernel/journal.js';
import { type RunLock } from '../../kernel/run-lock.js';
import type { ExperimentConfig } from '../config/config.js';
import type { Direction } from '../ledger/best-so-far.js';
import type { EndedRun } from '../ledger/ended-run.js';
import { type LedgerState } from '../ledger/fold.js';
import { type IterationRecord } from '../ledger/record.js';
import { type ExperimentState, type RunMark, type Step } from '../ledger/state.js';
import { type ExperimentPlace } from '../ledger/store.js';
import type { Stop } from './stop.js';
import type { Proposal } from './turn.js';
/** What a run tells while it goes on. */
export type RunEvent = {
    readonly kind: 'started';
    readonly state: ExperimentState;
    readonly direction: Direction;
    readonly sandbox: string;
    readonly notes: readonly string[];
    /** What earlier runs recorded. */
    readonly records: readonly IterationRecord[];
}
/** Another run begins, by other rules; told before anything else of it. */
 | {
    readonly kind: 'anew';
    readonly ended: EndedRun;
    readonly sentence: string;
}
/** The step that begins; null between iterations. */
 | {
    readonly kind: 'step';
    readonly iter: number | null;
    readonly step: Step;
} | {
    readonly kind: 'recorded';
    readonly record: IterationRecord;
    readonly state: ExperimentState;
}
/** What came of the confirmation; nothing where there was nothing to confirm. `after`: in mid-run, after this iteration. */
 | (ClaimOutcome & {
    readonly kind: 'claimed';
    readonly after?: number;
}) | {
    readonly kind: 'note';
    readonly note: string;
} | {
    readonly kind: 'stopped';
    readonly stop: Stop;
    readonly state: ExperimentState;
};
export interface ActiveRun {
    readonly place: ExperimentPlace;
    readonly config: ExperimentConfig;
    readonly program: string;
    readonly host: Host;
    readonly privateArea: PrivateArea;
    readonly protectedFiles: ProtectedFiles;
    /** `agent.env`, resolved. */
    readonly agentEnv: Environment;
    /** Finds the keys that agents are given. */
    readonly secrets: SecretSearch;
    readonly ledger: Journal;
    readonly intents: Journal;
    readonly decisionLog: DecisionLog;
    readonly lock: RunLock;
    readonly reserve: DiskReserve;
    /** Git on the user's refs and objects. */
    readonly refs: Git;
    readonly baseCommit: string;
    readonly mark: RunMark;
    readonly signal: AbortSignal;
    readonly emit: (event: RunEvent) => void;
    /** What is left for attempts: of the schedule, without what the confirmation will need. */
    readonly timeLeftMs: () => number;
    /** What is left of the schedule. */
    readonly clockMs: () => number;
    /** Every record of the ledger, oldest first; grows. */
    readonly records: IterationRecord[];
    readonly inFlight: Set<number>;
    /** What is still to be taken in place of agents' turns; shrinks. */
    readonly proposals: (Proposal | ReportedAttempt)[];
    /** What a person let through, to be taken up before anything else; shrinks. */
    readonly releases: ReleaseWord[];
    /** The commit that the branch is at; moves with each keep. */
    branchHead: string;
}
/** What every record says of its run, so that the records alone tell what they are comparable with. */
export declare function runFacts({ mark, baseCommit, config }: ActiveRun): NonNullable<IterationRecord['run']>;
/** What the records say now. */
export declare function ledgerState({ records, config }: ActiveRun): LedgerState;
/** The records of this run alone. */
export declare function runRecords({ records, mark }: ActiveRun): IterationRecord[];
export declare function stateAt(run: ActiveRun, step: Step): ExperimentState;
/** Writes down the step that comes next; throws `lock_lost` when another run may have begun. */
export declare function checkpoint(run: ActiveRun, step: Step, iter: number | null): void;
/** Adds to a record what covers the files of its iteration: they are on the disk before it is written. */
export declare function coverFiles(run: Pick<ActiveRun, 'place' | 'reserve' | 'secrets'>, draft: JournalRecord): JournalRecord;
/** Appends the record of an iteration; when it returns, the record is durable and everybody may know. */
export declare function appendRecord(run: ActiveRun, draft: JournalRecord): IterationRecord;
