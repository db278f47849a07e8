/** The two sides of a comparison. */
export declare const ARMS: readonly ['candidate', 'incumbent'];
export type Arm = (typeof ARMS)[number];
/** A pair, as far as the order of its runs says something. */
export interface OrderedPair {
    /** How much better the candidate is, whatever the direction. */
    readonly difference: number;
    /** The arm that ran first; undefined in records of earlier versions. */
    readonly first?: Arm | undefined;
}
/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs.
 */
export declare function findCarryOver(pairs: readonly OrderedPair[]): boolean | undefined;
/** The statistic, approximately standard normal where nothing is carried over; ties count half. `least`: pairs of the rarer kind. */
export declare function carryOverZ(pairs: readonly OrderedPair[]): {
    readonly z: number;
    readonly least: number;
};
