import type { ProcessResult } from '../../kernel/agent-process.ts';
import { readOwnText } from '../../kernel/own-files.ts';
import { type AgentPreset, PRESETS } from '../agents/registry.ts';
import { usageFailure } from '../agents/usage-error.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import type { ModelCalls } from './agent-command.ts';
import { type AgentUsage, parseCutUsage, parseUsage } from './usage.ts';

type Ended = Extract<ProcessResult, { kind: 'ended' }>;

/** The call to its model that an agent's session ended by, as its CLI reports it; undefined where it reports none. */
function readFailure(preset: AgentPreset, result: Ended, nowMs: number): CallFailure | undefined {
  return PRESETS[preset].readFailure({ ...readPrinted(result), nowMs });
}

function readPrinted({ stdout, stderr }: Ended): { readonly stdout: string; readonly stderr: string } {
  return { stdout: readOwnText(stdout.path), stderr: readOwnText(stderr.path) };
}

interface EndedAgent {
  readonly calls: ModelCalls | undefined;
  readonly result: Ended;
  readonly preset: AgentPreset | undefined;
  readonly nowMs: number;
}

/**
 * The call to its model that a session ended by; `isSeen`: the gateway saw it. Else it is what the CLI printed, where it
 * can make calls of its own; or its command line, where it called no model.
 */
export function findFailure({ calls, result, preset, nowMs }: EndedAgent): {
  readonly failure: CallFailure | undefined;
  readonly isSeen: boolean;
} {
  const isSeen = calls !== undefined && (calls.usage !== undefined || calls.failure !== undefined || calls.areAll);
  const reported = isSeen || preset === undefined ? calls?.failure : readFailure(preset, result, nowMs);
  const isFailed = result.exitCode !== 0 && !result.killedByBudget && !result.aborted;
  if (reported !== undefined || calls?.usage !== undefined || preset === undefined || !isFailed)
    return { isSeen, failure: reported };
  const failure = usageFailure(readPrinted(result));
  return { isSeen: isSeen && failure === undefined, failure };
}

/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
export function readUsage(preset: AgentPreset | undefined, { stdout, stderr }: Ended): AgentUsage | undefined {
  const parse = stdout.truncated || stderr.truncated ? parseCutUsage : parseUsage;
  return parse(preset, readOwnText(stdout.path), readOwnText(stderr.path));
}
