/** Brings a number into [0, 1]. */
export declare function clamp(value: number): number;
/** The weighted mean of values, or the fallback when the weights add up to nothing. */
export declare function weightedMean(pairs: readonly (readonly [value: number, weight: number])[], fallback: number): number;
