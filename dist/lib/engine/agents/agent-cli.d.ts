import type { CallFailure } from '../gateway/call-failure.js';
import type { GatewayApi } from '../gateway/protocol.js';
import type { CliLogin } from './cli-login.js';
import type { PrintedSession } from './failure-text.js';
import type { Figures } from './figures.js';
import type { Fields } from './printed-events.js';
import type { ToolTrace } from './tool-operation.js';
export interface AgentTemplate {
    /** A line for `sh -c` with `{prompt_file}`, `{workdir}` and `{iter}` in it. */
    readonly command: string;
    readonly stdin: 'none' | 'prompt';
}
/** How a CLI is called. */
export interface CliCall {
    /** Options that choose the model and whatever else the user adds, in words for a shell. */
    readonly options: readonly string[];
    /** Where nothing of ours confines the CLI: the folders outside of its workspace that its own sandbox opens. */
    readonly ownSandbox?: {
        readonly writable: readonly string[];
    };
}
/** Which API a CLI speaks to; `by key`: to several, by the key that it is given; `other`: to none that the gateway speaks. */
type CliApi = GatewayApi | 'by key' | 'other';
export interface Preset extends Pick<AgentTemplate, 'stdin'> {
    /** A line for `sh -c` with `{prompt_file}`, `{workdir}` and `{iter}` in it. */
    readonly commandFor: (call: CliCall) => string;
    /** Option that names the model. */
    readonly modelOption: '--model' | '-m';
    /** Options that set how hard the model thinks; missing where the CLI has none. */
    readonly reasoningOptions?: (level: string) => readonly string[];
    readonly api: CliApi;
    /** What to look for on PATH. */
    readonly program: string;
    /** Variables that the CLI takes a key from, the usual one first; one of them is enough. */
    readonly keys: readonly string[];
    /** One question, one answer on standard output, by a small model that the CLI has a lasting name for. */
    readonly summarizer?: string;
    /** Variable that says it is in a sandbox; as root it refuses to run unattended without one. */
    readonly sandboxMark?: string;
    /** Its `-m` names the model, like `--model`; to other CLIs it means something else, e.g. the message. */
    readonly hasShortModelFlag?: true;
    /** Where it keeps a login of the user's; missing where it has none. */
    readonly login?: CliLogin;
    /** Globs of what it loads from a repository by itself, in whatever folder: no change may touch them. */
    readonly settings: readonly string[];
    /** What it used up, by what it printed. */
    readonly readFigures: (stdout: string, stderr: string) => Figures;
    /** The call to the model that ended the session, or that it was retrying when it was ended; else undefined. */
    readonly readFailure: (printed: PrintedSession) => CallFailure | undefined;
    /** What its model says to people, where it prints a stream of events: text, without thoughts, tools and their results. */
    readonly readMessages?: (events: readonly Fields[]) => string;
    /** Its tool operations, where it prints a stream of events. */
    readonly readTrace?: (events: readonly Fields[]) => ToolTrace;
}
/** Keys of the model vendors, for the CLIs that work with all of them. */
export declare const VENDOR_KEYS: string[];
/** A command line of parts that are words of a shell. */
export declare function words(...parts: readonly (string | readonly string[])[]): string;
export {};
