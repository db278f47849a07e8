/** What was tried, by the digest of the evaluator and its environment. */
interface Trial {
    readonly risk: string;
    readonly evaluator_digest: string;
}
/** The trials of a run, by its private area. */
export interface PassedTrials {
    has(trial: Trial): boolean;
    note(trial: Trial): void;
}
/** Opens the list in a private area, which need not exist. */
export declare function passedTrials(folder: string): PassedTrials;
export {};
