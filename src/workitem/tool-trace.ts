import { isObject } from '../base/decode.ts';
import type { Preset } from '../engine/agents/agent-cli.ts';
import type { Fields } from '../engine/agents/printed-events.ts';
import { type AgentPreset, PRESETS } from '../engine/agents/registry.ts';
import { detailOf, operation, type ToolTrace } from '../engine/agents/tool-operation.ts';
import { receiptBytes } from './recorded-size.ts';

export type { ToolTrace } from '../engine/agents/tool-operation.ts';

export interface TraceSources {
  readonly preset: AgentPreset | undefined;
  /** What the agent printed. */
  readonly stdout: string;
  /** What it wrote into the file of AGENTRUN_TOOL_TRACE; undefined when there is no such file. */
  readonly file: string | undefined;
}

/**
 * The operations of an agent: from its own stream of events where it has one, else from the lines `{"tool": …}` of its
 * trace file. Undefined when there is neither, which is not the same as none.
 */
export function readToolTrace({ preset, stdout, file }: TraceSources): ToolTrace | undefined {
  const reader = preset === undefined ? undefined : (PRESETS[preset] as Preset).readTrace;
  const events = reader === undefined ? [] : eventsOf(stdout);
  if (reader !== undefined && events.length > 0) return reader(events);
  if (file === undefined) return undefined;
  return eventsOf(file).flatMap((fields) => {
    const { tool, detail } = fields;
    return typeof tool === 'string' ? [operation(tool, detail ?? detailOf(fields))] : [];
  });
}

// Of a receipt, which is pushed whole or not at all.
const MAX_TRACE_BYTES = 2 << 20;

/** The operations that a receipt lists; where they are too many, the last one says how many more there were. */
export function recordedTrace(trace: ToolTrace): ToolTrace {
  let bytes = 0;
  const end = trace.findIndex((each) => {
    bytes += receiptBytes(each);
    return bytes > MAX_TRACE_BYTES;
  });
  if (end === -1) return trace;
  return [...trace.slice(0, end), { tool: 'not recorded', detail: `${trace.length - end} operations more` }];
}

function eventsOf(text: string): readonly Fields[] {
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    try {
      const value: unknown = JSON.parse(line);
      return isObject(value) ? [value] : [];
    } catch {
      // An agent prints what it likes; a line that is cut off at its end shows nothing that was done.
      return [];
    }
  });
}
