/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The contract's "missing": undefined, null, a blank string or an empty array (spec: the candidate gate). */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The value as an object, or an empty one: lets facts be read from a document of any shape. */
export function objectOrEmpty(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : EMPTY;
}

export function arrayOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NOTHING;
}

/** A finite number, or the fallback for everything else; text that looks like a number is not one. */
export function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

const EMPTY: Readonly<Record<string, unknown>> = Object.freeze({});
const NOTHING: readonly unknown[] = Object.freeze([]);
