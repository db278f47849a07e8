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
