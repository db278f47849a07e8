/** What a CLI says of its own usage, beside what the server of its model counted. */
import { parseUsage } from '../../src/engine/agent/usage.ts';
import type { AgentPreset } from '../../src/engine/agents/registry.ts';

export interface CountedCall {
  readonly input: number;
  readonly output: number;
  readonly model: string;
}

export interface CliOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Figures such as `4.3k` are off by so much at most; aider prints one for each call. */
const ROUNDED: Partial<Record<AgentPreset, number>> = { copilot: 50, aider: 50 };

/** CLIs that leave a question on the side, to another model, out of what they print. */
const WITHOUT_SIDE_CALLS: readonly AgentPreset[] = ['opencode'];

/** Where the two differ; empty: nowhere. */
export function differencesOf(
  preset: AgentPreset,
  { stdout, stderr }: CliOutput,
  counted: readonly CountedCall[],
): readonly string[] {
  const usage = parseUsage(preset, stdout, stderr);
  const model = counted.at(-1)?.model;
  const calls = WITHOUT_SIDE_CALLS.includes(preset) ? counted.filter((call) => call.model === model) : counted;
  const off = (ROUNDED[preset] ?? 0) * calls.length;
  return (['input', 'output'] as const).flatMap((name) => {
    const total = calls.reduce((sum, call) => sum + call[name], 0);
    const reported = usage?.[`${name}_tokens`];
    return reported !== undefined && Math.abs(reported - total) <= off ? [] : [`${name}: ${reported} of ${total}`];
  });
}
