/** What agents may cost together. */
export interface Spending {
    /** Dollars of each agent that has ended; 0 for one that did not say. */
    readonly dollars: readonly number[];
    /** How many are at work, and have not told what they cost yet. */
    readonly inFlight: number;
    /** Undefined: no limit. */
    readonly maxUsd: number | undefined;
}
/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
export declare function findOverspending({ dollars, inFlight, maxUsd }: Spending): string | undefined;
/** The smaller of the limits that are given. */
export declare function smallestBudget(...limits: readonly (number | undefined)[]): number | undefined;
