/** What the gate judges: the suite's own candidates, or a file of the user's. */
export declare const RUN_MODES: readonly ['fixtures', 'candidates'];
export type RunMode = (typeof RUN_MODES)[number];
