/** What a unit of scores measures, as far as words, scales and exports depend on it. */
type UnitKind = 'time' | 'rate' | 'size' | 'other';

const NANOSECONDS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  sec: 1e9,
  second: 1e9,
  seconds: 1e9,
  min: 6e10,
};
const RATE = /(?:\/|\bper )(?:s|sec|second|min)$|^(?:rate|ops|hz|rps|qps)$/i;
const SIZE = /^(?:[kmgt]i?)?b(?:ytes?)?$/i;

/** Nanoseconds of one unit of time; undefined for any other unit. */
export function nanosecondsOf(unit: string | null): number | undefined {
  const name = unit?.trim().toLowerCase() ?? '';
  return Object.hasOwn(NANOSECONDS, name) ? NANOSECONDS[name] : undefined;
}

export function kindOfUnit(unit: string | null): UnitKind {
  if (unit === null) return 'other';
  if (nanosecondsOf(unit) !== undefined) return 'time';
  if (RATE.test(unit.trim())) return 'rate';
  return SIZE.test(unit.trim()) ? 'size' : 'other';
}

/** What scores measure, where a ratio of two of them means something. */
export type RatioUnit = 'time' | 'bytes' | 'instructions' | 'allocations' | 'rate';

const COUNTS: readonly string[] = ['instructions', 'allocations'] satisfies RatioUnit[];

const isCount = (unit: string): unit is 'instructions' | 'allocations' => COUNTS.includes(unit);

/** What a unit measures; null where a ratio of such scores may mean nothing. */
export function ratioKindOf(unit: string): RatioUnit | null {
  if (isCount(unit)) return unit;
  const kind = kindOfUnit(unit);
  if (kind === 'size') return 'bytes';
  return kind === 'other' ? null : kind;
}
