import { type CallRule, type FilteredMachine } from './system-call-rules.js';
export type { FilteredMachine } from './system-call-rules.js';
/** Whether there is a filter for a machine, named as `process.arch` names it. */
export declare function isFiltered(machine: string): machine is FilteredMachine;
/** Builds the filter for a machine: an array of `struct sock_filter`. */
export declare function buildSystemCallFilter(machine: FilteredMachine, rules?: readonly CallRule[]): Buffer;
