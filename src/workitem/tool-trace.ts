import { arrayOrEmpty, isObject, objectOrEmpty } from '../base/decode.ts';
import { shortened } from '../base/text.ts';
import type { AgentPreset } from '../engine/agent/preset.ts';
import { receiptBytes } from './recorded-size.ts';

/** One operation of an agent, as it told of it. */
interface ToolOperation {
  readonly tool: string;
  /** What it was about: a command, a path. */
  readonly detail?: string | undefined;
}

export type ToolTrace = readonly ToolOperation[];

type Fields = Readonly<Record<string, unknown>>;
type Reader = (events: readonly Fields[]) => ToolTrace;

// Of the CLIs that are run with a stream of events; the others print text.
const READERS: Readonly<Record<AgentPreset, Reader | undefined>> = {
  claude: readClaude,
  codex: readCodex,
  gemini: (events) => events.filter(({ type }) => type === 'tool_use').map(geminiOperation),
  opencode: readOpencode,
  copilot: undefined,
  aider: undefined,
};

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
  const reader = preset === undefined ? undefined : READERS[preset];
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

/** A block of a message is told again with each part of the message that comes. */
function readClaude(events: readonly Fields[]): ToolTrace {
  const blocks = events
    .filter(({ type }) => type === 'assistant')
    .flatMap(({ message }) => arrayOrEmpty(objectOrEmpty(message).content).filter(isObject))
    .filter(({ type }) => type === 'tool_use');
  return once(blocks, ({ id }) => id).map(({ name, input }) => operation(name, detailOf(objectOrEmpty(input))));
}

// What the agent says, thinks or plans is no operation.
const CODEX_TALK: readonly unknown[] = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];

function readCodex(events: readonly Fields[]): ToolTrace {
  const items = events
    .filter(({ type }) => type === 'item.completed' || type === 'item.started')
    .map(({ item }) => objectOrEmpty(item))
    .filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
  return once(items, ({ id }) => id).map((item) => {
    const { type, item_type: older, server, tool } = item;
    if (typeof tool === 'string') return operation(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
    return operation(type ?? older, detailOf(item));
  });
}

function geminiOperation({ tool_name: name, parameters }: Fields): ToolOperation {
  return operation(name, detailOf(objectOrEmpty(parameters)));
}

function readOpencode(events: readonly Fields[]): ToolTrace {
  const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => objectOrEmpty(part));
  return once(parts, ({ callID }) => callID).map(({ tool, state }) =>
    operation(tool, detailOf(objectOrEmpty(objectOrEmpty(state).input))),
  );
}

/** Each of a name once, the first time; what has no name counts every time. */
function once<T>(values: readonly T[], nameOf: (value: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return values.filter((value) => {
    const name = nameOf(value);
    if (typeof name !== 'string') return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

const DETAILS = ['command', 'file_path', 'filePath', 'path', 'absolute_path', 'pattern', 'url', 'query'];
const MAX_DETAIL = 200;

function detailOf(fields: Fields): unknown {
  return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}

function operation(name: unknown, detail: unknown): ToolOperation {
  const tool = typeof name === 'string' ? plain(name) : 'unknown';
  return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}

/** Of an agent's own text: short, and without halves of characters, which have no canonical JSON. */
function plain(text: string): string {
  return shortened(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}

function eventsOf(text: string): readonly Fields[] {
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    try {
      const value: unknown = JSON.parse(line);
      return isObject(value) ? [value] : [];
    } catch {
      // An agent prints what it likes; a line that is cut off by its end tells of nothing that was done.
      return [];
    }
  });
}
