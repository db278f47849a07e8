import { readFileSync } from 'node:fs';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import { type AgentPreset, PRESETS } from '../agents/registry.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import type { ModelCalls } from './agent-command.ts';
import { type AgentUsage, parseCutUsage, parseUsage } from './usage.ts';

/** The call to its model that an agent's session ended by, as its CLI reports it; undefined where it reports none. */
export function readFailure(
  preset: AgentPreset | undefined,
  { stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>,
  nowMs: number,
): CallFailure | undefined {
  if (preset === undefined) return undefined;
  const printed = { stdout: readFileSync(stdout.path, 'utf8'), stderr: readFileSync(stderr.path, 'utf8') };
  return PRESETS[preset].readFailure({ ...printed, nowMs });
}

interface EndedAgent {
  readonly calls: ModelCalls | undefined;
  readonly result: Extract<ProcessResult, { kind: 'ended' }>;
  readonly preset: AgentPreset | undefined;
  readonly nowMs: number;
}

/**
 * The call to its model that a session ended by; `isSeen`: the gateway saw it. Else it is what the CLI printed, where it
 * can make calls of its own.
 */
export function findFailure({ calls, result, preset, nowMs }: EndedAgent): {
  readonly failure: CallFailure | undefined;
  readonly isSeen: boolean;
} {
  const isSeen = calls !== undefined && (calls.usage !== undefined || calls.areAll);
  return { isSeen, failure: isSeen ? calls.failure : readFailure(preset, result, nowMs) };
}

/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
export function readUsage(
  preset: AgentPreset | undefined,
  { stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>,
): AgentUsage | undefined {
  const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
  return parse(preset, readFileSync(stdout.path, 'utf8'), readFileSync(stderr.path, 'utf8'));
}
