/**
 * What one command may use of the machine. Pure.
 * Invariant: the limits are set by the shell that becomes or starts the command, before it, as hard limits that all its
 * children inherit; a limit that is lower already stays.
 * What holds where:
 * - Size of a file, open files: at every level. Root without a sandbox of bubblewrap may raise them again.
 * - Processes (threads count): in the namespaces of a user without rights, where since Linux 5.14 only those inside
 *   are counted; before, all of the user's. Root is never bound by it, in no namespace. At the level of the process
 *   group it is not set: all that the user runs elsewhere would count. There the end of the budget is the limit.
 * - The sum of all files, and their number: nowhere, but in the hidden folders of bubblewrap, which are in memory.
 */
export interface ProcessLimits {
    /** Processes and threads at a time. */
    readonly maxProcesses: number;
    /** Of one file; beyond it a write fails with EFBIG, and a program that does not expect it ends with SIGXFSZ. */
    readonly maxFileBytes: number;
    /** Of one process. */
    readonly maxOpenFiles: number;
}
/** The lines of a shell script that set the limits. */
export declare function renderLimits(limits: Partial<ProcessLimits>, { countsProcesses }: {
    readonly countsProcesses: boolean;
}): string;
