import type { ProcessResult } from '../../kernel/agent-process.js';
import type { Environment } from '../../kernel/environment.js';
import type { ProtectedFiles } from '../boundaries/protected-files.js';
import type { CommandKind } from '../environment/step-network.js';
import { type CommandResult } from '../workspace/command.js';
import type { PrivateArea } from '../workspace/private-area.js';
import type { EvaluationFolder } from './evaluation-folder.js';
/** One command of an evaluation. */
export interface EvaluationStep {
    /** What its time is listed under. */
    readonly name: string;
    readonly kind: CommandKind;
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
    /** Of a setup: globs of the files that decide what it makes; without any it runs in each evaluation. */
    readonly inputs?: readonly string[];
    /** A change decides what it runs on: it gets no secret. */
    readonly isWithoutSecrets?: boolean;
    /** Of a build: the files of the tree that it may change, and the folders that begin as the base's build left them. */
    readonly build?: {
        readonly outputs: readonly string[];
        readonly cache: readonly string[];
    };
}
export interface StepRequest {
    readonly checkout: Pick<EvaluationFolder, 'path' | 'view' | 'home' | 'bytecode'>;
    readonly protectedFiles: ProtectedFiles;
    readonly variables: Environment;
    readonly signal: AbortSignal | undefined;
    /** Its exit code is all that counts, so it may compile Python files, into a folder of its own. */
    readonly mayCompile?: boolean;
    readonly onStep?: StepListener | undefined;
}
/** Hears of each command when it begins and when it has ended. */
export type StepListener = (step: EvaluationStep, state: 'began' | 'ended') => void;
/** Runs one command of an evaluation in its checkout. */
export declare function runStep(privateArea: PrivateArea, request: StepRequest, step: EvaluationStep): Promise<CommandResult>;
/** Where a command said what went wrong: most do on standard error. */
export declare function logOf({ stdout, stderr }: Extract<ProcessResult, {
    kind: 'ended';
}>): string;
/** Why a command counts as failed; undefined where it did what it was to do. */
export declare function issueOf(step: EvaluationStep, result: Extract<CommandResult, {
    kind: 'ended';
}>, protectedFiles: ProtectedFiles): string | undefined;
/** The line of a command's logs that says why it failed, quoted; undefined where they hold none, or are no files any more. */
export declare function readFailureLine(...paths: readonly string[]): string | undefined;
