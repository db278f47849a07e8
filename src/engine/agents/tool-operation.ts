import { shortened } from '../../base/text.ts';
import type { Fields } from './printed-events.ts';

/** One operation of an agent, as it printed it. */
export interface ToolOperation {
  readonly tool: string;
  /** What it was about: a command, a path. */
  readonly detail?: string | undefined;
}

export type ToolTrace = readonly ToolOperation[];

/** Each of a name once, the first time; what has no name counts every time. */
export function once<T>(values: readonly T[], nameOf: (value: T) => unknown): T[] {
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

export function detailOf(fields: Fields): unknown {
  return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}

export function operation(name: unknown, detail: unknown): ToolOperation {
  const tool = typeof name === 'string' ? plain(name) : 'unknown';
  return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}

/** Of an agent's own text: short, and without halves of characters, which have no canonical JSON. */
function plain(text: string): string {
  return shortened(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}
