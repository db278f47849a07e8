/** By `process.arch`. */
declare const MACHINES: {
    readonly x64: {
        readonly audit: 3221225534;
        readonly keyCalls: readonly [248, 249, 250];
        readonly otherCallsFrom: 1073741824;
    };
    readonly arm64: {
        readonly audit: 3221225655;
        readonly keyCalls: readonly [217, 218, 219];
    };
};
export type FilteredMachine = keyof typeof MACHINES;
/** Whether there is a filter for a machine, named as `process.arch` names it. */
export declare function isFiltered(machine: string): machine is FilteredMachine;
/** Builds the filter for a machine: an array of `struct sock_filter`. */
export declare function buildSystemCallFilter(machine: FilteredMachine): Buffer;
export {};
