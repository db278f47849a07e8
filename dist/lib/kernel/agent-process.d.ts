import { type CoreBinding } from './cores.js';
import { type Environment } from './environment.js';
import { type MemoryLimit } from './memory-limit.js';
import { type CapturedOutput, type OutputTarget } from './output-capture.js';
import type { ProcessLimits } from './process-limits.js';
import { type SandboxLevel, type SandboxView } from './sandbox-command.js';
export interface ProcessRequest {
    readonly level: SandboxLevel;
    readonly view: SandboxView;
    readonly command: readonly string[];
    /** The whole environment; the run's marker is added. */
    readonly environment: Environment;
    /** Marks the processes; unique to this call. What stands before a dot in it finds the processes of all parts. */
    readonly runId: string;
    readonly stdin?: string;
    readonly stdout: OutputTarget;
    readonly stderr: OutputTarget;
    /** Those that are not given have a default; what holds at which level: process-limits.ts. */
    readonly limits?: Partial<ProcessLimits>;
    /** Of all its processes together. */
    readonly memory?: MemoryLimit;
    /** That its processes run on. */
    readonly cores?: CoreBinding;
    readonly budgetMs: number;
    readonly graceMs?: number;
    /** Calls the command off, as the end of the budget does, also within its grace. */
    readonly signal?: AbortSignal;
    /** Between TERM and KILL when it is cancelled; 2 s or `graceMs`, whichever is less. */
    readonly abortGraceMs?: number;
}
interface EndedProcess {
    readonly kind: 'ended';
    /** As a shell has it: 128 + n after signal n. */
    readonly exitCode: number;
    /** The signal that the exit code speaks of. */
    readonly signal: NodeJS.Signals | null;
    readonly killedByBudget: boolean;
    /** The limit of memory that it went beyond, in bytes; its exit code is then that of a failure in any case. */
    readonly exceededMemory?: number;
    readonly aborted: boolean;
    readonly durationMs: number;
    readonly stdout: CapturedOutput;
    readonly stderr: CapturedOutput;
    readonly level: SandboxLevel['kind'];
    /** Processes that could not be ended; only without a namespace can it be anything but 0. */
    readonly survivors: number;
}
/** The command never began. */
interface UnstartedProcess {
    readonly kind: 'unstarted';
    /** The system's word (ENOENT, EMFILE, EAGAIN, E2BIG), SANDBOX when the level refused, or ABORTED. */
    readonly code: string;
    readonly reason: string;
    readonly level: SandboxLevel['kind'];
}
export type ProcessResult = EndedProcess | UnstartedProcess;
/** Runs a command to its end and leaves nothing of it behind. */
export declare function runProcess(request: ProcessRequest): Promise<ProcessResult>;
export {};
