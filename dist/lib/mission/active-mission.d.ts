/**
 * What is open while a mission goes on, and how it writes down where it is.
 * Invariant: a record is in the journal, synced, before the files that follow from it are written and before anyone is
 * told; nothing is written but by the holder of the lock.
 */
import type { ClaimOutcome } from '../base/claim-outcome.js';
import type { JournalRecord } from '../base/journal-chain.js';
import type { SecretSearch } from '../base/secret-search.js';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.js';
import type { SealedCommand } from '../engine/evaluation/hidden-command.js';
import type { DecisionLog } from '../engine/log/decision-log.js';
import type { PrivateArea } from '../engine/workspace/private-area.js';
import type { Identity } from '../engine/workspace/workspace.js';
import type { DiskReserve } from '../kernel/disk-reserve.js';
import type { Environment } from '../kernel/environment.js';
import type { WorkTree } from '../kernel/folder-trust.js';
import type { Git } from '../kernel/git.js';
import type { Host } from '../kernel/host.js';
import type { Journal } from '../kernel/journal.js';
import { type RunLock } from '../kernel/run-lock.js';
import { type LedgerEntry, type MissionRecord, type MissionState } from './ledger.js';
import type { Protection } from './protection.js';
import type { Stop } from './stop.js';
import { type MissionPlace } from './store.js';
/** What a mission tells while it goes on. */
export type MissionEventTold = {
    readonly kind: 'started';
    readonly state: MissionState;
    readonly sandbox: string;
    readonly resumed: boolean;
    readonly protects: Protection['reasons'];
    readonly notes: readonly string[];
} | {
    readonly kind: 'session';
    readonly iteration: number;
} | {
    readonly kind: 'recorded';
    readonly entry: LedgerEntry;
    readonly state: MissionState;
}
/** What was confirmed at the end, or why it was not. */
 | (ClaimOutcome & {
    readonly kind: 'claimed';
}) | {
    readonly kind: 'note';
    readonly note: string;
} | {
    readonly kind: 'stopped';
    readonly stop: Stop;
    readonly state: MissionState;
};
export interface ActiveMission {
    readonly place: MissionPlace;
    readonly host: Host;
    readonly privateArea: PrivateArea;
    readonly workspace: WorkTree;
    /** Git on the user's refs. */
    readonly refs: Git;
    readonly identity: Identity;
    readonly protectedFiles: ProtectedFiles;
    /** Where the front matter names one. */
    readonly holdout: SealedCommand | undefined;
    /** The line for `sh -c` that runs a session. */
    readonly command: string;
    /** `agent.env`, resolved. */
    readonly agentEnv: Environment;
    /** Finds the keys that sessions are given. */
    readonly secrets: SecretSearch;
    readonly journal: Journal;
    readonly lock: RunLock;
    readonly reserve: DiskReserve;
    readonly signal: AbortSignal;
    readonly emit: (event: MissionEventTold) => void;
    /** What the records say now; moves with each. */
    state: MissionState;
    /** Where the front matter names a policy. */
    decisionLog: DecisionLog | undefined;
}
export type Opened = Pick<ActiveMission, 'place' | 'host' | 'journal' | 'lock' | 'state'> & {
    readonly reserve?: DiskReserve;
};
/** What covers the files of an iteration: they are on the disk before its entry is written. */
export declare function coveredFiles(mission: Pick<ActiveMission, 'place' | 'reserve' | 'secrets'>, iteration: number): {
    readonly files_digest?: string;
};
export type Draft = JournalRecord & {
    readonly kind: MissionRecord['kind'];
};
/** Appends a record, and writes the files that follow from it. */
export declare function appendRecord(mission: Opened, draft: Draft): void;
/** The same for a record that no file shows. */
export declare function appendOnly(mission: Opened, draft: Draft): void;
/** Points at the run, at work or over. */
export declare function pointAt({ place, host, state }: Pick<Opened, 'place' | 'host' | 'state'>, active: boolean): void;
/** Records why the run stopped, and lets the next one begin. */
export declare function recordStop(mission: Opened, { status, reason, isSpent }: Stop): void;
