import { type Problem } from '../../base/errors.js';
import type { Host } from '../../kernel/host.js';
import { type Journal } from '../../kernel/journal.js';
import { type UserRepository } from '../../kernel/user-repository.js';
import { type ExperimentConfig } from '../config/config.js';
import type { ScheduleCheck } from '../config/config-rules.js';
import { type IterationRecord } from './record.js';
import { type ExperimentState, type RunMark } from './state.js';
export interface ExperimentPlace {
    readonly name: string;
    readonly repository: UserRepository;
    /** `.autorize/NAME`, absolute. */
    readonly folder: string;
    readonly config: string;
    readonly program: string;
    readonly guidance: string;
    readonly ledger: string;
    readonly intents: string;
    readonly decisions: string;
    readonly state: string;
    /** The run that was begun last, with its limits. */
    readonly run: string;
    /** What a person rejected, and the candidates that are judged again for it. */
    readonly rejected: string;
    /** There while the experiment is being archived. */
    readonly archiving: string;
    readonly lock: string;
    /** Room on the disk for the last record. */
    readonly reserve: string;
}
/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
export declare function placeOf(name: string, { cwd }: Pick<Host, 'cwd'>): ExperimentPlace;
/** The files of a folder that holds an experiment's, or what was archived of one. */
export declare function filesIn(folder: string): Omit<ExperimentPlace, 'name' | 'repository'>;
/** Throws where there is no such experiment, naming the nearest one. */
export declare function requireExperiment({ name, config, ledger, repository }: ExperimentPlace): void;
export interface LoadedConfig {
    readonly config: ExperimentConfig;
    /** The instant of `schedule.deadline`, if that is what is set. */
    readonly deadline: Date | undefined;
    readonly program: string;
}
/** Reads config and program; every problem of both is told at once. */
export declare function loadConfig(place: ExperimentPlace, host: Host, schedule?: ScheduleCheck): LoadedConfig;
/** The same for those who judge by it: commands that are references lead to something. */
export declare function loadJudgeConfig(place: ExperimentPlace, host: Host, schedule?: ScheduleCheck): LoadedConfig;
/** The same for those who run its commands: the shell can read them, and what `agent.env` refers to is there. */
export declare function loadRunConfig(place: ExperimentPlace, host: Host, schedule?: ScheduleCheck): LoadedConfig;
/** A path of the experiment as a user in the repository's top folder types it. */
export declare function shownPath({ repository }: Pick<ExperimentPlace, 'repository'>, path: string): string;
/** Opens the ledger for the holder of the lock; throws a ContractError that names the line where it is corrupt. */
export declare function openLedger(place: ExperimentPlace): Journal;
/** Opens the journal of what was about to be kept. */
export declare function openIntents(place: ExperimentPlace): Journal;
/** Opens the record of decisions. */
export declare function openDecisions(place: ExperimentPlace): Journal;
export interface ReadLedger {
    readonly records: readonly IterationRecord[];
    /** What is wrong with the file; the records are then those that can be read. */
    readonly problem: Problem | undefined;
    /** Bytes of a last line that was never finished. */
    readonly tornBytes: number;
    /** Hash of the last record, if it has one. */
    readonly head: string | undefined;
}
/** Reads the ledger as it is, without a lock and without changing it. */
export declare function readLedger(place: ExperimentPlace): ReadLedger;
/** Types what a journal holds; a record of another shape is a problem, and left out. */
export declare function decodeRecords(place: ExperimentPlace, raw: readonly unknown[]): {
    readonly records: readonly IterationRecord[];
    readonly problem: Problem | undefined;
};
/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
export declare function readState({ state }: ExperimentPlace): ExperimentState | undefined;
/** What a JSON file holds; undefined where it is missing or is none. */
export declare function readJson(path: string): unknown;
export declare function writeState({ state }: ExperimentPlace, value: ExperimentState): void;
/** What the operator said, oldest first; a line that cannot be read is left out. */
export declare function readGuidance(place: Pick<ExperimentPlace, 'guidance'>): string[];
/** What is wrong with the file of what the operator said: the agent is not told what comes after. */
export declare function findGuidanceProblem(place: ExperimentPlace): Problem | undefined;
export declare function iterationFolder({ folder }: ExperimentPlace, iter: number): string;
/** Makes the folder of an iteration, which must not exist; it is never there without the mark of its run. */
export declare function createIterationFolder(place: ExperimentPlace, iter: number, mark: RunMark): string;
/** The run that iterations in flight are of, as the first of their folders says. */
export declare function begunBy(place: ExperimentPlace, inFlight: readonly number[]): RunMark | undefined;
/** The file that says so; undefined where none is in flight. */
export declare function beginningOf(place: ExperimentPlace, [first]: readonly number[]): string | undefined;
/** The numbers of the iterations that have a folder, in order. */
export declare function listIterationFolders({ folder }: ExperimentPlace): number[];
/** A file of an iteration, or undefined when it was not written. */
export declare function readIterationFile(place: ExperimentPlace, iter: number, name: string): string | undefined;
