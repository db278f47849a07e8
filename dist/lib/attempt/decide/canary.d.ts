/** What the canaries of a run said. A no-op that is kept is a false keep by construction. */
export interface Canaries {
    /** Candidates since the last no-op. */
    readonly since: number;
    /** Whether the last no-ops were kept, the latest last. */
    readonly kept: readonly boolean[];
    /** Whether a deliberately broken candidate failed, as it must; null: none was tried yet. */
    readonly broken_failed: boolean | null;
}
export declare const NO_CANARIES: Canaries;
export declare function withNoop(canaries: Canaries, isKept: boolean): Canaries;
/** Why the run must stop, if it must. */
export declare function canaryAlarm({ kept, broken_failed: brokenFailed }: Canaries): string | undefined;
export interface BrokenRun {
    /** Of a tree without anything but the protected files; null: the evaluator or a guard refused it, as they should. */
    readonly score: number | null;
    readonly sign: 1 | -1;
    /** Mean of the incumbent's scores, and the noise of one. */
    readonly mean: number;
    readonly sigma: number;
}
export interface BrokenJudged {
    readonly passed: boolean;
    /** What is odd about it and does not end a run; null: nothing. */
    readonly remark: string | null;
}
/** Judges the score of a tree that cannot work: it must not look better, and should not look as good. */
export declare function judgeBroken({ score, sign, mean, sigma }: BrokenRun): BrokenJudged;
