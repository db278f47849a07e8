/** A claim as far as it says what fresh pairs measured; a gain is positive. */
export interface MeasuredClaim {
  readonly sentence: string;
  readonly interval: readonly [low: number, high: number];
  /** Its runs depend on what ran before them. */
  readonly carry_over?: boolean | null;
}

/** Whether a claim may be called confirmed: its interval excludes that nothing improved, and no order of runs made it. */
export function isConfirmed({ interval: [low], carry_over }: Omit<MeasuredClaim, 'sentence'>): boolean {
  return low > 0 && carry_over !== true;
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
