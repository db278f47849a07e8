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

export const ERRORS = { EPERM: 1, EINVAL: 22, ENOSYS: 38, EOPNOTSUPP: 95, EAFNOSUPPORT: 97 } as const;

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
export type ArgumentTest =
  | { readonly argument: number; readonly values: readonly number[] }
  | { readonly argument: number; readonly bits: number };

// POSIX_FADV_DONTNEED and NOREUSE.
const DROPPING_ADVICE = [4, 5];
// MADV_COLD, PAGEOUT and COLLAPSE: of a mapped file they change what the page cache holds, and how.
const RECLAIMING_ADVICE = [20, 21, 25];
// RWF_NOWAIT asks whether a page is there; RWF_DONTCACHE drops it after use.
const CACHE_FLAGS = 0x08 | 0x80;
// Virtual sockets reach the host of a virtual machine from every network namespace.
const AF_VSOCK = 40;
// PTRACE_ATTACH and SEIZE begin to trace a process that runs. PTRACE_TRACEME is for a child that lets its parent trace it.
const BEGIN_TRACING = [16, 0x4206];

const call = (name: string, x64: number, arm64: number, answer: Answer = 'ENOSYS', where?: ArgumentTest): CallRule => ({
  name,
  numbers: { x64, arm64 },
  answer,
  ...(where === undefined ? {} : { where }),
});

export const CALL_RULES: readonly CallRule[] = [
  call('add_key', 248, 217),
  call('request_key', 249, 218),
  call('keyctl', 250, 219),
  call('syslog', 103, 116, 'EPERM'),
  call('mincore', 27, 232),
  call('cachestat', 451, 451),
  call('fadvise64', 221, 223, 'done', { argument: 3, values: DROPPING_ADVICE }),
  call('madvise', 28, 233, 'EINVAL', { argument: 2, values: RECLAIMING_ADVICE }),
  call('process_madvise', 440, 440, 'EINVAL', { argument: 3, values: RECLAIMING_ADVICE }),
  call('preadv2', 327, 286, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
  call('pwritev2', 328, 287, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
  // Requests in memory, which no filter sees: they take the same flags and advice.
  call('io_setup', 206, 0),
  call('io_submit', 209, 2),
  call('io_uring_setup', 425, 425),
  call('io_uring_enter', 426, 426),
  call('io_uring_register', 427, 427),
  call('socket', 41, 198, 'EAFNOSUPPORT', { argument: 0, values: [AF_VSOCK] }),
  call('pidfd_getfd', 438, 438),
];

/** What is refused besides where no process may reach into another: EPERM is also the answer of Yama, a kernel's setting. */
export const TRACING_RULES: readonly CallRule[] = [
  call('ptrace', 101, 117, 'EPERM', { argument: 0, values: BEGIN_TRACING }),
  call('process_vm_readv', 310, 270),
  call('process_vm_writev', 311, 271),
];

/**
 * What has no effect besides where a command is bound to cores. It succeeds, since programs that bind themselves expect
 * that: they stay on the cores that they have.
 */
export const BOUND_RULES: readonly CallRule[] = [call('sched_setaffinity', 203, 122, 'done')];
