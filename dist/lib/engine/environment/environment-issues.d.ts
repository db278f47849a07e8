import type { Problem } from '../../base/errors.js';
import type { JsonPath } from '../../base/json-path.js';
import type { EnvironmentSettings } from '../../settings/environment-shape.js';
/** A problem without its place in the file; the path begins at the top of the file. */
export type EnvironmentIssue = readonly [path: JsonPath, found: string, expected: string, remedy: string];
/** Places of the machine that settings name. */
export interface NamedPlaces {
    readonly readable: readonly string[];
    readonly devices: readonly string[];
}
/** What is wrong with paths and devices, on this machine. */
export type CheckPlaces = (places: NamedPlaces) => readonly (readonly [path: JsonPath, problem: Problem])[];
/** What is wrong with a variable that is written in a table, by the environment here. */
export type CheckVariable = (name: string, template: string) => readonly Problem[];
interface Checked {
    readonly environment: EnvironmentSettings;
    /** Setup runs on files of the base alone. */
    readonly hasTrustedSetup: boolean;
    /** Undefined for those who run nothing. */
    readonly checkPlaces: CheckPlaces | undefined;
}
/** What is wrong between the keys of the table, each of them sound by itself. */
export declare function environmentIssues({ environment, hasTrustedSetup, checkPlaces }: Checked): EnvironmentIssue[];
/** What is wrong with the variables of a table at a path. Takes what a file holds, checked or not. */
export declare function variableIssues(path: JsonPath, table: unknown, check: CheckVariable | undefined): EnvironmentIssue[];
/**
 * Keys of `environment.network` that contradict the key of the evaluator that is written, too, in a table of that name.
 * Takes what a file holds, checked or not.
 */
export declare function networkIssues(file: unknown, table: 'objective' | 'evaluator'): EnvironmentIssue[];
export {};
