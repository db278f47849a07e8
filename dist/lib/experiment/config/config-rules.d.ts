import { type UtcOffset } from '../../base/deadline.js';
import type { Problem } from '../../base/errors.js';
import { type JsonPath } from '../../base/json-path.js';
import type { DecisionSettings } from '../../decision/settings.js';
import { type CheckPlaces, type CheckVariable } from '../../engine/environment/environment-issues.js';
import type { ExperimentConfig } from '../../settings/experiment-config.js';
export interface ConfigSource {
    /** Name of the folder that holds the config: the experiment's own name. */
    readonly folder: string;
    readonly now: Date;
    readonly utcOffset: UtcOffset;
    readonly schedule?: ScheduleCheck;
    /** What is wrong with a variable of `agent.env`, by the environment here; undefined for those who run no agent. */
    readonly checkVariable?: CheckVariable | undefined;
    /** What is wrong with a reference in the place of a command, by the environment here; undefined for those who only look. */
    readonly checkReference?: ((written: string) => readonly Problem[]) | undefined;
    /** What is wrong with core numbers, by the machine here; undefined for those who run nothing. */
    readonly checkCores?: ((cores: readonly number[]) => readonly Problem[]) | undefined;
    /** What is wrong with paths and devices, on this machine; undefined for those who run nothing. */
    readonly checkPlaces?: CheckPlaces | undefined;
    /** What the shell has against a command; undefined for those who run none. */
    readonly checkCommand?: ((command: string) => string | undefined) | undefined;
}
/** Whether a deadline that has passed is a problem; it is none for those who only look. */
export type ScheduleCheck = 'checked' | 'ignored';
type Violation = readonly [path: JsonPath, found: string, expected: string, remedy: string];
export interface CheckedRules {
    readonly broken: readonly Violation[];
    /** The instant of `schedule.deadline`, if it is set and one. */
    readonly deadline: Date | undefined;
}
/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
export declare function checkRules(rawConfig: unknown, paths: ConfigSource): CheckedRules;
/** What is wrong with the environment of commands, its keys being sound one by one. */
export declare function commandEnvironmentRules({ environment, setup }: Pick<ExperimentConfig, 'environment' | 'setup'>, { checkPlaces }: Pick<ConfigSource, 'checkPlaces'>): Violation[];
/** What is wrong between the keys of a decision, each of them sound by itself. */
export declare function decisionRules(settings: DecisionSettings, { baseline }: {
    readonly baseline: boolean;
}): Violation[];
export {};
