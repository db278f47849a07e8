import { type FilteredMachine } from './system-call-rules.js';
export type { FilteredMachine } from './system-call-rules.js';
/** Whether there is a filter for a machine, named as `process.arch` names it. */
export declare function isFiltered(machine: string): machine is FilteredMachine;
export interface FilterOptions {
    /** Whether a process of the command may reach into the memory of another one. */
    readonly tracing: 'on' | 'off';
}
/** Builds the filter for a machine: an array of `struct sock_filter`. */
export declare function buildSystemCallFilter(machine: FilteredMachine, { tracing }: FilterOptions): Buffer;
