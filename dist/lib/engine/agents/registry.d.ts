import type { Preset } from './agent-cli.js';
import type { CliLogin } from './cli-login.js';
/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
export declare const PRESETS: {
    readonly claude: Preset;
    readonly codex: Preset;
    readonly gemini: Preset;
    readonly opencode: Preset;
    readonly copilot: Preset;
    readonly aider: Preset;
};
export type AgentPreset = keyof typeof PRESETS;
export declare const AGENT_PRESETS: readonly AgentPreset[];
/** Where the CLI of a preset keeps a login of the user's; undefined where it has none. */
export declare function loginOf(name: AgentPreset): CliLogin | undefined;
