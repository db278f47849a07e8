/** A claim as far as it says what fresh pairs measured; a gain is positive. */
export interface MeasuredClaim {
  readonly sentence: string;
  readonly interval: readonly [low: number, high: number];
}

/** Whether a claim may be called confirmed: its interval excludes that nothing improved. */
export function isConfirmed({ interval: [low] }: Pick<MeasuredClaim, 'interval'>): boolean {
  return low > 0;
}

/** What a claim comes to, for those who show it. */
export interface ClaimOutcome {
  readonly sentence: string;
  readonly confirmed: boolean;
}

export function claimOutcome(claim: MeasuredClaim): ClaimOutcome {
  return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}

/** The word that stands before the sentence of a claim. */
export function claimWord({ confirmed }: Pick<ClaimOutcome, 'confirmed'>): 'confirmed' | 'not confirmed' {
  return confirmed ? 'confirmed' : 'not confirmed';
}

/** The sentence of a claim where nothing before it says whether it is confirmed. */
export function renderOutcome(outcome: ClaimOutcome): string {
  return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}
