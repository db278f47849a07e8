import type { JsonIssue } from './json-issues.ts';
import { isMisspelling, quoted } from './text.ts';

/** Where a reader of entries is in the frame around them: brackets, commas, the envelope's keys. */
export type Phase = 'start' | 'value' | 'first value' | 'comma' | 'key' | 'first key' | 'colon' | 'done' | 'broken';

const QUOTE_KEY = 'Write the name in double quotes, or remove the comma before it.';
const REMEDIES: Partial<Record<Phase, string>> = {
  ...{ 'first key': QUOTE_KEY, key: QUOTE_KEY, colon: 'Add the colon and a value.', comma: 'Add the comma.' },
};

/** What to do about a character that the frame has no place for. Pure. */
export function frameRemedy(
  phase: Phase,
  { listKey, inList, key }: { readonly listKey: string; readonly inList: boolean; readonly key: string | undefined },
): string {
  if (phase === 'start') return `Write e.g. {"${listKey}": […]}, and nothing before it.`;
  if (phase !== 'value' && phase !== 'first value') return REMEDIES[phase] ?? 'Remove it.';
  if (inList) return 'Write an entry here, or remove the comma before it.';
  return key === listKey ? 'Put "[" before the entries and "]" after them.' : 'Write a value here.';
}

export function listExpectation(listKey: string): string {
  return `an array, or an object with "${listKey}"`;
}

export function listRemedy(listKey: string): string {
  return `Put the entries under "${listKey}", or write a bare array.`;
}

/** The issue of an object that holds no list. */
export function noList(memberKeys: ReadonlySet<string>, listKey: string): JsonIssue {
  const keys = [...memberKeys].slice(0, 20).map((key) => quoted(key));
  const found = keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
  const isTypo = keys.length < 20 && [...memberKeys].some((key) => isMisspelling(key, [listKey]));
  const remedy = isTypo ? `Rename the misspelt key to "${listKey}".` : listRemedy(listKey);
  const place = { line: 1, column: 1, path: [] };
  return { ...place, found, plain: 'an object without one', expected: `a member "${listKey}"`, remedy };
}

/** Where the text of a line ends that has a comma behind it, or has none. */
export function entryEnd(bytes: Uint8Array, newline: number): number {
  const end = bytes[newline - 1] === 0x0d ? newline - 1 : newline;
  return bytes[end - 1] === 0x2c ? end - 1 : end;
}
