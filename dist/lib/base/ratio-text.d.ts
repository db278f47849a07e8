/** A ratio with its limits; null: not limited on that side. */
interface BoundedRatio {
    readonly estimate: number;
    readonly lower: number | null;
    readonly upper: number | null;
}
/** The ratio as it is shown: 1 or more, with its word, such as `slower`. */
export interface ShownRatio extends BoundedRatio {
    readonly word: string;
}
/** The ratio of a score to another one, turned over where it is below 1. */
export declare function showRatio({ estimate, lower, upper }: BoundedRatio, unit: string | null): ShownRatio;
/** Decimals that a ratio and its limits are shown with: more where all is decided near 1. */
export declare function decimalsOf({ estimate, lower }: Pick<ShownRatio, 'estimate' | 'lower'>): number;
export declare function renderRatio(ratio: number, decimals: number): string;
/** `1.17× slower`, or `no change`. */
export declare function renderRatioWords(shown: ShownRatio): string;
export {};
