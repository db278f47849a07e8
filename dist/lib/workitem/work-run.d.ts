/** What is open while a plan runs. */
import type { Blake3 } from '../base/blake3.js';
import type { JournalRecord } from '../base/journal-chain.js';
import type { SecretSearch } from '../base/secret-search.js';
import type { PrivateArea } from '../engine/workspace/private-area.js';
import type { DiskReserve } from '../kernel/disk-reserve.js';
import type { Host } from '../kernel/host.js';
import type { Journal } from '../kernel/journal.js';
import { type RunLock } from '../kernel/run-lock.js';
import type { WorkFile } from './contract.js';
import type { DeltaClass } from './deltas.js';
import type { PlanSpending } from './plan-spending.js';
import type { ProposedItem } from './proposed-item.js';
import type { ReadyAgent } from './ready-agent.js';
import type { ReplayTool } from './replay-tool.js';
import type { StateHasher } from './state-hash.js';
import type { WorkPlace } from './store.js';
export interface WorkRun {
    readonly place: WorkPlace;
    readonly plan: string;
    readonly branch: string;
    readonly work: WorkFile;
    readonly agents: ReadonlyMap<string, ReadyAgent>;
    readonly host: Host;
    readonly blake3: Blake3;
    readonly privateArea: PrivateArea;
    readonly hasher: StateHasher;
    readonly journal: Journal;
    readonly lock: RunLock;
    readonly reserve: DiskReserve;
    /** Finds the keys that agents are given. */
    readonly secrets: SecretSearch;
    readonly classify: (path: string) => DeltaClass;
    readonly requiresToolTrace: boolean;
    /** The checkout follows what lands. */
    readonly inPlace: boolean;
    readonly gitVersion: string;
    readonly replayTool: ReplayTool;
    /** What is taken in place of agents' turns, by item; undefined: agents work. */
    readonly proposed: ReadonlyMap<string, ProposedItem> | undefined;
    /** What agents cost, and what they may; grows. */
    readonly spending: PlanSpending;
    readonly signal: AbortSignal;
    /** Ends what is at work: the run cannot go on. */
    readonly callOff: () => void;
    /** Receipts of the runs that landed, by the state that they ended in; grows. */
    readonly history: Map<string, string>;
    /** The hash of the receipt that landed last. */
    previous: string | null;
    /** The commit that the integration branch is at; undefined before it is made. */
    branchAt: string | undefined;
    /** The commit that comes next is made on. */
    branchHead: string;
}
/** Appends a record, if nobody else may have begun a run. */
export declare function appendWorkRecord(run: Pick<WorkRun, 'lock' | 'journal' | 'reserve'>, record: JournalRecord): void;
/** Throws `lock_lost` where another run of the plan may have begun. */
export declare function requireWorkLock(lock: RunLock): void;
