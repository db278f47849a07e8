import { type Problem } from '../base/errors.js';
import { type JournalRecord } from '../base/journal-chain.js';
import type { Host } from '../kernel/host.js';
import { type Journal } from '../kernel/journal.js';
import { type UserRepository } from '../kernel/user-repository.js';
import { type MissionRecord, type MissionState } from './ledger.js';
import { type Manifest, type ManifestFiles } from './manifest.js';
import type { EndStatus } from './stop.js';
/** What all missions of a repository share. */
export interface MissionRoot {
    readonly repository: UserRepository;
    /** `.rcs/logs/autoresearch`, absolute. */
    readonly logs: string;
    /** `.rcs/state/autoresearch-state.json`. */
    readonly pointer: string;
    readonly lock: string;
}
export interface MissionPlace extends MissionRoot {
    readonly runId: string;
    /** `.rcs/logs/autoresearch/RUN_ID`. */
    readonly folder: string;
    readonly journal: string;
    readonly reserve: string;
    readonly files: Omit<ManifestFiles, 'results_file'>;
}
export declare const RESULTS = "results.tsv";
/** What a session may leave in its workspace without making it dirty. */
export declare const RUNTIME_ARTIFACTS: readonly string[];
/** The files that missions share. Throws where a link or the like lies among them, or among those of a run. */
export declare function rootOf(repository: UserRepository): MissionRoot;
/** What all missions share in `.rcs`. */
export declare function sharedFilesIn(rcs: string): Omit<MissionRoot, 'repository'>;
/** The files of a run; whether they exist is another question. */
export declare function placeOfRun(root: MissionRoot, runId: string): MissionPlace;
/** The files in the folder of a run. */
export declare function runFilesIn(folder: string): Pick<MissionPlace, 'folder' | 'journal' | 'reserve' | 'files'>;
/** The repository that a folder is in, by its own path: a run is found again whichever way leads to it. */
export declare function findMissionRepository(folder: string): UserRepository;
/** The place of a run of the repository that a folder is in. */
export declare function placeOf(runId: string, { cwd }: Pick<Host, 'cwd'>): MissionPlace;
/** The runs of a mission that there are records of here, oldest first. */
export declare function listMissionRuns(repository: UserRepository, slug: string): readonly MissionPlace[];
/** Whether a name is the id of a run here, or nearly one; asked before anything else is known of it. */
export declare function meansMissionRun(name: string, { cwd }: Pick<Host, 'cwd'>): boolean;
/** Throws where there is no such run, naming the nearest one. */
export declare function requireRun(place: MissionPlace): void;
/** A path of the repository as a user in its top folder types it. */
export declare function shownPath({ repository }: Pick<MissionRoot, 'repository'>, path: string): string;
/** Instructions, logs, diff and evaluation of an iteration. */
export declare function iterationFolder({ folder }: Pick<MissionPlace, 'folder'>, iteration: number): string;
/** The folder beside the repository that holds the workspaces of its missions. */
export declare function workspacesFolder({ folder }: UserRepository): string;
interface LaunchedWhere {
    readonly launch: {
        readonly worktree_path: string;
    };
}
/** Whether the records have the workspace where this machine makes it: records can come with the repository. */
export declare function hasOwnWorkspace(place: MissionPlace, { launch }: LaunchedWhere): boolean;
/** Throws where the records name another folder for the workspace, before anything is written or removed there. */
export declare function requireOwnWorkspace(place: MissionPlace, state: LaunchedWhere): void;
/** Opens the journal of a run for the holder of the lock. */
export declare function openMissionJournal(place: MissionPlace): Journal;
/** Types the records of a journal; throws a ContractError that names the line. */
export declare function typedRecords(place: MissionPlace, raw: readonly unknown[]): readonly MissionRecord[];
/** Types a record that was just appended; throws a ContractError. */
export declare function typedRecord(place: MissionPlace, raw: JournalRecord): MissionRecord;
export interface ReadMission {
    readonly state: MissionState | undefined;
    /** What is wrong with the journal; the state is then what can be read of it. */
    readonly problem: Problem | undefined;
}
/** Reads the journal of a run as it is, without a lock and without changing it. */
export declare function readMission(place: MissionPlace): ReadMission;
export type ReadManifest = {
    readonly kind: 'read';
    readonly manifest: Manifest;
} | {
    readonly kind: 'missing';
} | {
    readonly kind: 'unreadable';
    readonly why: string;
};
export declare function readManifest({ files }: MissionPlace): ReadManifest;
/**
 * Writes what follows from the records: manifest, ledger, the latest evaluation; `shown`: what they name each other by.
 */
export declare function writeRunFiles({ files }: Pick<MissionPlace, 'files'>, state: MissionState, shown?: MissionPlace['files']): void;
/** Writes the results into the workspace, in the place of whatever has their name there. */
export declare function writeResults(state: MissionState): void;
/** `autoresearch-state.json`: which run is at work. */
export interface Pointer {
    readonly schema_version: number;
    readonly active: boolean;
    readonly run_id: string;
    readonly mission_slug: string;
    readonly repo_root: string;
    readonly worktree_path: string;
    readonly status: 'running' | EndStatus;
    readonly updated_at: string;
    readonly completed_at: string | null;
    readonly pid: number;
    readonly started_at: string;
}
export declare function readPointer({ pointer }: MissionRoot): Pointer | undefined;
export declare function writePointer({ pointer }: MissionRoot, value: Omit<Pointer, 'schema_version'>): void;
/** Keeps what missions write out of the user's `git status`. */
export declare function ensureIgnored({ repository }: MissionRoot): void;
export {};
