import type { Risk } from '../base/accepted-risk.js';
import type { ReportedAttempt } from '../base/reported-attempt.js';
import type { Host } from '../kernel/host.js';
import type { SandboxRequest } from '../kernel/sandbox-level.js';
import { type MissionEventTold } from './active-mission.js';
import { type LedgerEntry, type MissionState } from './ledger.js';
import type { ProposedCandidate } from './proposed.js';
import { type RequestedLimits } from './run-limits.js';
import type { Stop } from './stop.js';
/** Where a run begins in place of HEAD; `isAdopted`: a person said so, and it is held to nothing. */
export interface StartingCommit {
    readonly commit: string;
    readonly isAdopted: boolean;
}
/**
 * Limits that are absent are those that the mission was started with, else the front matter's; of the dollars the
 * smaller holds.
 */
export type MissionRequest = ({
    readonly mode: 'launch';
    /** As the user typed it. */
    readonly missionDir: string;
    /** The commit that it starts from, in place of the one that is checked out. */
    readonly from?: StartingCommit;
} | {
    readonly mode: 'resume';
    readonly runId: string;
}) & RequestedLimits & {
    /** The agent's command line, where the front matter has none. */
    readonly agent?: string;
    /** What the agent gets besides. */
    readonly agentArgs?: readonly string[];
    /** In place of the front matter's agent.sandbox, for this run of it. */
    readonly sandbox?: SandboxRequest;
    /** Besides those of the front matter's accept_risk; a resume keeps them. */
    readonly acceptRisks?: readonly Risk[];
    /** Changes from elsewhere: these are judged in place of sessions, and the run stops when they are. */
    readonly proposed?: readonly ProposedCandidate[];
    /** Attempts from elsewhere that were not accepted there: recorded after what is judged. */
    readonly reported?: readonly ReportedAttempt[];
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: MissionEventTold) => void;
};
export interface MissionResult {
    readonly runId: string;
    readonly stop: Stop;
    readonly state: MissionState;
    /** The last entry that this request led to; undefined: none. */
    readonly last: LedgerEntry | undefined;
}
/**
 * Runs a mission until something says stop. Throws ContractError (mission.md, sandbox.md, journal), PreconditionError
 * (repository, sandbox, branch, what a resume refuses) and AutorizeError of code `locked`, `disk_full`, `tampered`,
 * `lock_lost` where it cannot go on.
 */
export declare function runMission(request: MissionRequest, host: Host): Promise<MissionResult>;
