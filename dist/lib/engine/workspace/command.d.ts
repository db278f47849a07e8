import { type ProcessResult } from '../../kernel/agent-process.js';
import { type Environment } from '../../kernel/environment.js';
import { type LayeredView } from '../../kernel/layered-view.js';
import type { LoopbackBridge } from '../../kernel/loopback-bridge.js';
import type { CommandKind } from '../environment/step-network.js';
import { type CompiledPython } from './compiled-python.js';
import type { PrivateArea } from './private-area.js';
import type { CommandPlace } from './resources.js';
export interface CommandRequest {
    /** Run by `sh -c`. */
    readonly command: string;
    readonly kind: CommandKind;
    /** Of setup: it runs nothing but files of the base, and may be given keys. Default: no. */
    readonly isTrusted?: boolean;
    readonly workDir: string;
    readonly place: CommandPlace;
    /** What it gets besides the allowed variables of the supervisor. */
    readonly variables: Environment;
    readonly stdin?: string;
    /** Files that must not exist yet. */
    readonly stdoutPath: string;
    readonly stderrPath: string;
    /** What of standard output is kept; 10 MiB where nothing is said. */
    readonly maxStdoutBytes?: number;
    readonly budgetMs: number;
    readonly network: 'on' | 'off';
    /** What leads out of a network that is off. */
    readonly bridge?: LoopbackBridge;
    /** Text files of its home besides those that every command has, by their path in it. */
    readonly homeFiles?: Readonly<Record<string, string>>;
    /** Whether a process of it may reach into another one, where the level can prevent it. Default: on. */
    readonly tracing?: 'on' | 'off';
    readonly signal: AbortSignal | undefined;
    /** Paths that are there to read though they lie in hidden or writable folders. */
    readonly readable?: readonly string[];
    /** How the work folder and the home are shown, where they are made of layers; default: as they lie there. */
    readonly view?: LayeredView | undefined;
    /** Names of the work folder besides its own, which programs that were installed elsewhere have as their path. */
    readonly aliases?: readonly string[];
    /** Default: a new and empty one, which is gone afterwards. */
    readonly home?: CommandHome;
    /** Folders inside the work folder that cannot be moved. */
    readonly writable?: readonly string[];
    /** Where Python compiles to, of commands in an evaluation. Default: beside the sources, as Python does. */
    readonly compiled?: CompiledPython;
    /** A folder of compiled Python files that commands with `compiled` "never" find, where the sandbox can keep them as they are. */
    readonly bytecode?: string | undefined;
}
/** A home that is the caller's. */
export interface CommandHome {
    /** Where the command finds it. */
    readonly at: string;
    /** The folder that what it writes there goes to. */
    readonly folder: string;
}
/** How a command ended. */
export type CommandResult = ProcessResult & {
    /** What of this machine it did not find though it is there, and the key that would show it. */
    readonly unseen?: string;
};
/** What a failed command did not find, as the end of a sentence. */
export declare function unseenHint({ unseen }: CommandResult): string;
/** Runs one command of an attempt to its end. */
export declare function runCommand(privateArea: PrivateArea, request: CommandRequest): Promise<CommandResult>;
