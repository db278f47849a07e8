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

// Above what builds and test runs take (a JVM has hundreds of threads), below what stops a machine.
const DEFAULTS: ProcessLimits = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;

/** The lines of a shell script that set the limits. */
export function renderLimits(
  limits: Partial<ProcessLimits>,
  { countsProcesses }: { readonly countsProcesses: boolean },
): string {
  const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
  return [
    // The hard limit alone where that works: a program that is content with fewer descriptors is not given more.
    'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
    `limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
    `limit -n ${whole(maxOpenFiles)}`,
    // Shells differ in the letter; where it is another limit's, that one cannot be set.
    ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
  ].join('\n');
}

function whole(count: number): number {
  return Math.max(1, Math.ceil(count));
}
