/** How large a wave and its pre-tests may be. */

/** A larger wave is more than one reducer can judge. */
export const MAX_SLOTS = 200;
export const MIN_PAIRS = 2;
export const MAX_PAIRS = 50;
/** Pairs of a pre-test where nobody says. */
export const DEFAULT_PAIRS = 3;
