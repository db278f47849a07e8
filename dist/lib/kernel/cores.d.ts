import { type Problem } from '../base/errors.js';
/** Numbers of the cores that this process may use and that are at work; none where the system does not say. */
export declare function usableCores(): readonly number[];
/**
 * The same by what the system says of a process, and of the cores that are at work; empty: it does not say. A machine that
 * cores can be added to allows a process all that it could ever have, and starts nothing on those alone.
 */
export declare function coresIn({ status, online }: {
    readonly status: string;
    readonly online: string;
}): readonly number[];
/** `0-2,5` as numbers. */
export declare function parseCoreList(list: string): readonly number[];
/** Numbers as `0-2,5`. */
export declare function renderCoreList(cores: readonly number[]): string;
/** What is wrong with core numbers on this machine. */
export declare function checkCores(cores: readonly number[], usable?: readonly number[]): readonly Omit<Problem, 'file'>[];
/** The program that binds commands to cores. */
export declare function requireTaskset(): string;
export interface CoreBinding {
    readonly taskset: string;
    readonly cores: readonly number[];
}
/** What stands before a command that is bound to cores. */
export declare function bindToCores(binding: CoreBinding | undefined): readonly string[];
