/** Largest number of a config: far beyond any sensible value, and small enough that a sum of products stays finite. */
export const MAX_SETTING = 1_000_000;
