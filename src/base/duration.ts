const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  msec: 1,
  s: 1000,
  sec: 1000,
  secs: 1000,
  second: 1000,
  seconds: 1000,
  m: 60_000,
  min: 60_000,
  mins: 60_000,
  minute: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hr: 3_600_000,
  hrs: 3_600_000,
  hour: 3_600_000,
  hours: 3_600_000,
  d: 86_400_000,
  day: 86_400_000,
  days: 86_400_000,
  w: 604_800_000,
  week: 604_800_000,
  weeks: 604_800_000,
};

const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;

/** The longest budget, timeout or schedule: beyond it a typing mistake is likelier than a plan. */
export const MAX_DURATION_MS = 366 * 86_400_000;

/** Reads `90s`, `5m`, `1h30m` or `2days` into milliseconds; undefined when the text is no such duration. */
export function parseDuration(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined;
  let total = 0;
  for (const [, count = '', unit = ''] of text.matchAll(PART)) {
    const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    if (factor === undefined) return undefined;
    total += Number(count) * factor;
  }
  return Number.isSafeInteger(total) ? total : undefined;
}

const SHOWN: readonly (readonly [unit: string, ms: number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
  ['ms', 1],
];

/** Prints whole milliseconds so that parseDuration reads the same number again: `1h30m`, `1m30s`, `0s`. */
export function renderDuration(ms: number): string {
  let left = Math.max(0, Math.round(ms));
  let text = '';
  for (const [unit, size] of SHOWN) {
    const count = Math.floor(left / size);
    if (count > 0) text += `${count}${unit}`;
    left -= count * size;
  }
  return text === '' ? '0s' : text;
}
