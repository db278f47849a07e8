/** A time as ISO 8601 writes it, of the years 1 to 9999, in records of whoever wrote them. */

/** No form of it is longer. */
export const MAX_INSTANT_CHARS = 40;

/** How each begins. */
export const INSTANT_DAY = /^\d{4}-\d\d-\d\d/;

// Records that follow each other mostly name the same ones.
const MAX_KNOWN = 16;
const knownTimes = new Set<string>();

/** Whether a text that begins like one names a time. */
export function isTime(text: string): boolean {
  if (knownTimes.has(text)) return true;
  if (!Number.isFinite(Date.parse(text))) return false;
  if (knownTimes.size === MAX_KNOWN) knownTimes.clear();
  knownTimes.add(text);
  return true;
}

/** Whether a value is one. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_INSTANT_CHARS && INSTANT_DAY.test(value) && isTime(value);
}
