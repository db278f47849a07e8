/** A claim as far as it says what fresh pairs measured; a gain is positive. */
export interface MeasuredClaim {
    readonly sentence: string;
    readonly interval: readonly [low: number, high: number];
    /** Its runs depend on what ran before them. */
    readonly carry_over?: boolean | null;
}
/** Whether a claim may be called confirmed: its interval excludes that nothing improved, and no order of runs made it. */
export declare function isConfirmed({ interval: [low], carry_over }: Omit<MeasuredClaim, 'sentence'>): boolean;
/** What a claim comes to, for those who show it. */
export interface ClaimOutcome {
    readonly sentence: string;
    readonly confirmed: boolean;
}
export declare function claimOutcome(claim: MeasuredClaim): ClaimOutcome;
/** The word that stands before the sentence of a claim. */
export declare function claimWord({ confirmed }: Pick<ClaimOutcome, 'confirmed'>): 'confirmed' | 'not confirmed';
/** The sentence of a claim where nothing before it says whether it is confirmed. */
export declare function renderOutcome(outcome: ClaimOutcome): string;
