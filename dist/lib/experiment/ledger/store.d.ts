import { type Problem } from '../../base/errors.js';
import { type ParsedJournal } from '../../base/journal-chain.js';
import { writeFileAtomic } from '../../kernel/durable.js';
import type { Host } from '../../kernel/host.js';
import { type SoundConfig } from '../config/config.js';
import type { ConfigSource, ScheduleCheck } from '../config/config-rules.js';
import { type ExperimentPaths } from './experiment-files.js';
import type { IterationRecord } from './record.js';
import { type ExperimentState } from './state.js';
export type { ExperimentPaths };
/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
export declare function pathsOf(name: string, host: Pick<Host, 'cwd'>): ExperimentPaths;
/** Throws where there is no such experiment, naming the nearest one. */
export declare function requireExperiment({ name, config, ledger, repository }: ExperimentPaths): void;
export type LoadedConfig = SoundConfig & {
    readonly program: string;
};
/** Reads config and program, and reports every problem of both at once. */
export declare function loadConfig(paths: ExperimentPaths, host: Host, schedule?: ScheduleCheck): LoadedConfig;
/** The same with checks of what is around the config. */
export declare function loadChecked(paths: ExperimentPaths, host: Host, checks: Omit<ConfigSource, 'folder' | 'now' | 'utcOffset'>): LoadedConfig;
/** A path of the experiment as a user in the repository's top folder types it. */
export declare function shownPath({ repository }: Pick<ExperimentPaths, 'repository'>, path: string): string;
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
export declare function readLedger(paths: ExperimentPaths): ReadLedger;
/** What is wrong with a chained file of the experiment. */
export declare function corruptProblem(paths: ExperimentPaths, path: string, { line, why }: Extract<ParsedJournal, {
    kind: 'corrupt';
}>): Problem;
/** Types what a journal holds, `before`: after so many lines; a record of another shape is a problem, and left out. */
export declare function decodeRecords(paths: ExperimentPaths, raw: readonly unknown[], before?: number): {
    readonly records: readonly IterationRecord[];
    readonly problem: Problem | undefined;
};
/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
export declare function readState({ state }: ExperimentPaths): ExperimentState | undefined;
/** What a JSON file holds; undefined where it is missing or is none. */
export declare function readJson(path: string): unknown;
/** `write`: for a step `writeCache`, since after a loss of power an older state of the same run, or none, serves as well. */
export declare function writeState({ state }: ExperimentPaths, value: ExperimentState, write?: typeof writeFileAtomic): void;
/** What the operator said, oldest first; a line that cannot be read is left out. */
export declare function readGuidance(paths: Pick<ExperimentPaths, 'guidance'>): string[];
/** What is wrong with the file of what the operator said: the agent does not learn what comes after. */
export declare function findGuidanceProblem(paths: ExperimentPaths): Problem | undefined;
export declare function iterationFolder({ folder }: ExperimentPaths, iter: number): string;
/** The numbers of the iterations that have a folder, in order. */
export declare function listIterationFolders({ folder }: ExperimentPaths): number[];
/** A file of an iteration, or undefined when it was not written. */
export declare function readIterationFile(paths: ExperimentPaths, iter: number, name: string): string | undefined;
