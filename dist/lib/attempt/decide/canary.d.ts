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
