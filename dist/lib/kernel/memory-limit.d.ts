/**
 * The limit of a command's memory, by the best means that works here.
 * Invariant: a command that went beyond its limit is ended and says so by `exceeded`, whatever it made of that itself.
 * Address space is never limited: programs reserve more than they use (V8, Go, sanitizers) and would fail.
 * - Control groups (cgroup2, cgroup1): the kernel ends a process at the limit; the rest of the command is ended when
 *   that is seen. Files in memory that the command wrote count.
 * - sampled: the resident memory of its processes is looked at again and again; between two looks it may grow beyond.
 */
import { type GroupParent } from './control-group.js';
/** By which memory is limited. */
export type MemoryMeans = {
    readonly kind: 'sampled';
}
/** Names of groups are given by the caller, unique and with a prefix of its own. */
 | {
    readonly kind: 'group';
    readonly parent: GroupParent;
    readonly nameGroup: () => string;
};
export interface MemoryLimit {
    readonly bytes: number;
    readonly means: MemoryMeans;
}
/** The limit of one command at work. */
export interface CommandMemory {
    /** What stands before the command line. */
    readonly prefix: readonly string[];
    /** Whether the command went beyond its limit, by now; `pids`: its processes. */
    readonly isExceeded: (pids: () => readonly number[]) => boolean;
    /** Ends what is left in the command's group; says how many processes could not be ended. */
    readonly close: () => Promise<number>;
}
/** How often a command's memory is looked at. Source: environment, "memory". */
export declare const MEMORY_CHECK_MS = 250;
/** Sets up the limit of a command that has not begun; throws where the system does not make its group. */
export declare function openMemoryLimit(limit: MemoryLimit | undefined): CommandMemory;
