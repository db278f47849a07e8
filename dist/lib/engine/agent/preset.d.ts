export declare const AGENT_PRESETS: readonly ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'aider'];
export type AgentPreset = (typeof AGENT_PRESETS)[number];
export interface AgentTemplate {
    /** A line for `sh -c` with `{prompt_file}`, `{workdir}` and `{iter}` in it. */
    readonly command: string;
    readonly stdin: 'none' | 'prompt';
}
export interface Preset extends AgentTemplate {
    /** What to look for on PATH. */
    readonly program: string;
    /** Variables that the CLI takes a key from, the usual one first; one of them is enough. */
    readonly keys: readonly string[];
    /** One question, one answer on standard output, by a small model that the CLI has a lasting name for. */
    readonly summarizer?: string;
    /** Variable that tells it of a sandbox; as root it refuses to run without questions where there is none. */
    readonly sandboxMark?: string;
    /** Globs of what it loads from a repository by itself, in whatever folder: no change may touch them. */
    readonly settings: readonly string[];
}
/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
export declare const PRESETS: Readonly<Record<AgentPreset, Preset>>;
/** What a user says of an agent: a command of their own, or a preset. */
export interface AgentChoice {
    readonly command?: string | undefined;
    readonly preset?: AgentPreset | undefined;
    readonly stdin: AgentTemplate['stdin'];
}
/** The command of an agent: the user's own if there is one, else the preset's. */
export declare function agentTemplate(agent: AgentChoice): AgentTemplate;
/** The variable that tells a preset's CLI of a sandbox, if it wants to know; a command of the user's own is theirs. */
export declare function sandboxMarkOf({ command, preset }: AgentChoice): string | undefined;
/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
export declare function modelOfCommand(command: string): string | null;
/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
export declare function presetOfCommand(command: string): AgentPreset | undefined;
