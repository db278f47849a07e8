/** What a unit of scores measures, as far as words, scales and exports depend on it. */
type UnitKind = 'time' | 'rate' | 'size' | 'other';
/** Nanoseconds of one unit of time; undefined for any other unit. */
export declare function nanosecondsOf(unit: string | null): number | undefined;
export declare function kindOfUnit(unit: string | null): UnitKind;
/** What scores measure, where a ratio of two of them means something. */
export type RatioUnit = 'time' | 'bytes' | 'instructions' | 'allocations' | 'rate';
/** What a unit measures; null where a ratio of such scores may mean nothing. */
export declare function ratioKindOf(unit: string): RatioUnit | null;
export {};
