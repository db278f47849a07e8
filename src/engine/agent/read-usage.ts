import { readFileSync } from 'node:fs';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { AgentPreset } from './preset.ts';
import { type AgentUsage, parseCutUsage, parseUsage } from './usage.ts';

/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
export function readUsage(
  preset: AgentPreset | undefined,
  { stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>,
): AgentUsage | undefined {
  const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
  return parse(preset, readFileSync(stdout.path, 'utf8'), readFileSync(stderr.path, 'utf8'));
}
