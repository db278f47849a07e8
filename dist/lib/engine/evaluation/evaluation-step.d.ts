import type { ProcessResult } from '../../kernel/agent-process.js';
import type { Environment } from '../../kernel/environment.js';
import type { WorkTree } from '../../kernel/folder-trust.js';
import { type ProtectedFiles } from '../boundaries/protected-files.js';
import type { PrivateArea } from '../workspace/private-area.js';
/** One command of an evaluation. */
export interface EvaluationStep {
    /** What its time is listed under. */
    readonly name: string;
    /** What it is called in a reason. */
    readonly title: string;
    readonly command: string;
    readonly timeoutMs: number;
    readonly network: 'on' | 'off';
    /** "off" where a score is read from its output: no process of it reaches into another one. Default: on. */
    readonly tracing?: 'on' | 'off';
    /** Path of its logs, without `.stdout` and `.stderr`. */
    readonly logs: string;
    /** Given on standard input; undefined: none. */
    readonly stdin?: string;
    /** Paths that it alone sees of what is hidden. */
    readonly readable?: readonly string[];
    /** Its output is never shown: it may name what is hidden. */
    readonly isSealed?: boolean;
    /** What it makes new in the checkout is there for all commands after it. */
    readonly isSetup?: boolean;
}
export interface StepRequest {
    readonly judge: WorkTree;
    readonly protectedFiles: ProtectedFiles;
    readonly given: Environment;
    readonly signal: AbortSignal | undefined;
    /** Its exit code is all that counts, so it may compile Python files, into a folder of its own. */
    readonly mayCompile?: boolean;
}
/** Runs one command of an evaluation in its checkout. */
export declare function runStep(privateArea: PrivateArea, request: StepRequest, step: EvaluationStep): Promise<ProcessResult>;
/** Where a command said what went wrong: most do on standard error. */
export declare function logOf({ stdout, stderr }: Extract<ProcessResult, {
    kind: 'ended';
}>): string;
/** Why a command counts as failed; undefined where it did what it was to do. */
export declare function issueOf(step: EvaluationStep, result: Extract<ProcessResult, {
    kind: 'ended';
}>, protectedFiles: ProtectedFiles): string | undefined;
/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
export declare function readLastLine(path: string): string | undefined;
