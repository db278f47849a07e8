/**
 * Which system calls a sandboxed command is refused, and how. Pure.
 * Invariant: what outlives a command in the kernel is not reached by a call that has a name for it: keyrings, the log of
 * the kernel, and the page cache, which cannot be asked what it holds, nor be made to drop a page. Each answer is one that
 * the kernel itself gives where it lacks the feature, or leaves advice without effect, so that programs go on.
 * A number is of 32 bits in the kernel, whatever the upper half of the register holds: the lower half alone is compared.
 * No command takes a descriptor of another process, such as the one by which the first process reports. Where a command's
 * output is a score, no process of it reaches into the memory of another one, either: TRACING_RULES.
 * Left alone: sync_file_range (it drops nothing), advice that loads (a read does the same), kcmp (processes are the
 * command's own), userfaultfd and perf_event_open (they reach the command's own memory).
 * Source: numbers of the kernel's uapi headers (unistd, fadvise, mman-common, fs, socket, ptrace).
 */
export type FilteredMachine = 'x64' | 'arm64';
export declare const ERRORS: {
    readonly EPERM: 1;
    readonly EINVAL: 22;
    readonly ENOSYS: 38;
    readonly EOPNOTSUPP: 95;
    readonly EAFNOSUPPORT: 97;
};
export type Answer = keyof typeof ERRORS | 'done';
export interface CallRule {
    readonly name: string;
    readonly numbers: Readonly<Record<FilteredMachine, number>>;
    /** `done`: success, without effect. */
    readonly answer: Answer;
    /** Without it every call is refused. */
    readonly where?: ArgumentTest;
}
/** An argument, counted from 0: one of these values, or any of these bits. */
export type ArgumentTest = {
    readonly argument: number;
    readonly values: readonly number[];
} | {
    readonly argument: number;
    readonly bits: number;
};
export declare const CALL_RULES: readonly CallRule[];
/** What is refused besides where no process may reach into another: EPERM is also the answer of Yama, a kernel's setting. */
export declare const TRACING_RULES: readonly CallRule[];
/**
 * What has no effect besides where a command is bound to cores. It succeeds, since programs that bind themselves expect
 * that: they stay on the cores that they have.
 */
export declare const BOUND_RULES: readonly CallRule[];
