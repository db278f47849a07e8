import type { Preset } from './agent-cli.ts';
import { aider } from './aider.ts';
import { claude } from './claude.ts';
import type { CliLogin } from './cli-login.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

/**
 * How each CLI is run where nobody can answer it: every permission is given beforehand, since the workspace and our own
 * sandbox are its bounds. A prompt can be longer than an argument may be (128 KB on Linux), so it comes on standard
 * input where the CLI reads it there. Updates are off: HOME is new for every attempt, and each would fetch one again.
 */
export const PRESETS = { claude, codex, gemini, opencode, copilot, aider } as const satisfies Readonly<
  Record<string, Preset>
>;

export type AgentPreset = keyof typeof PRESETS;
export const AGENT_PRESETS = Object.keys(PRESETS) as readonly AgentPreset[];

/** Where the CLI of a preset keeps a login of the user's; undefined where it has none. */
export function loginOf(name: AgentPreset): CliLogin | undefined {
  const preset: Preset = PRESETS[name];
  return preset.login;
}
