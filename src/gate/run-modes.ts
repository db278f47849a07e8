/** What the gate judges: the suite's own candidates, or a file of the user's. */
export const RUN_MODES = ['fixtures', 'candidates'] as const;
export type RunMode = (typeof RUN_MODES)[number];
