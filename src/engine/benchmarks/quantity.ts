/** Numbers and units as benchmarks print them. */

const NS_PER: ReadonlyMap<string, number> = new Map([
  ['ps', 1e-3],
  ['ns', 1],
  ['us', 1e3],
  // The micro sign and the Greek letter.
  ['\u00b5s', 1e3],
  ['\u03bcs', 1e3],
  ['ms', 1e6],
  ['s', 1e9],
  ['sec', 1e9],
  ['m', 60e9],
  ['min', 60e9],
]);

const BYTES_PER: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['k', 2 ** 10],
  ['kib', 2 ** 10],
  ['m', 2 ** 20],
  ['mib', 2 ** 20],
  ['g', 2 ** 30],
  ['gib', 2 ** 30],
]);

/** How many nanoseconds a unit of time is; NaN: it is none. */
export function nsPer(unit: string): number {
  return NS_PER.get(unit) ?? Number.NaN;
}

/** How many bytes a unit of size is; NaN: it is none. */
export function bytesPer(unit: string): number {
  return BYTES_PER.get(unit.toLowerCase()) ?? Number.NaN;
}

/** Nanoseconds of an operation, from a time for each or from a rate (`ms/op`, `ops/ms`); NaN: it is neither. */
export function nsPerOperation(value: number, unit: string): number {
  const [above = '', below = ''] = unit.split('/');
  return above.startsWith('op') ? nsPer(below) / value : value * nsPer(above);
}

const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const DECIMAL_COMMA = /^\d+,\d+$/;

/** A number with or without thousands separators, whatever the locale: `1,651,920.82`, `1 651 920,82`. NaN: it is none. */
export function parseNumber(printed: string): number {
  const text = printed.replace(/[ \u00a0\u202f'\u2019_]/g, '');
  if (PLAIN.test(text)) return Number(text);
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  if (GROUPED_BY_POINTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** A time such as `4.8902 µs`, in nanoseconds; NaN: it is none. */
export function parseTime(printed: string): number {
  const text = printed.trim();
  const at = text.search(/[a-z\u00b5\u03bc]+$/);
  return at <= 0 ? Number.NaN : parseNumber(text.slice(0, at)) * nsPer(text.slice(at));
}
