/** What the attempts of a loop come to together. Pure; the same for every recipe. */
/** How an attempt counts toward the limits. */
export interface CountedAttempt {
    /** Whether it uses up one of `maxIterations`. */
    readonly counts: boolean;
    /** What it does to a row of attempts without a change. */
    readonly noop: Streak;
    /** What it does to a row of errors. */
    readonly error: Streak;
    /** What its agent used up; 0 where it did not say. */
    readonly usd: number;
    readonly tokens: number;
    /** One sentence without its full stop. */
    readonly reason: string;
}
type Streak = 'grows' | 'ends' | 'stays';
/** What attempts come to together; data. */
export interface AttemptSums {
    counted: number;
    errors: number;
    noops: number;
    usd: number;
    mostUsd: number;
    tokens: number;
    mostTokens: number;
    lastError: string | undefined;
}
/** Adds attempts up; each is added once, oldest first. */
export declare class AttemptTally {
    readonly sums: AttemptSums;
    /** `sums`: where an earlier one came to; it is added to. */
    constructor(attempts?: readonly CountedAttempt[], sums?: AttemptSums);
    add({ counts, noop, error, usd, tokens, reason }: CountedAttempt): void;
    get counted(): number;
    /** How many of the last attempts are errors, and why the last one was. */
    get errors(): {
        readonly count: number;
        readonly last: string | undefined;
    };
    /** How many of the last attempts changed nothing. */
    get noops(): number;
    get usd(): {
        readonly spent: number;
        readonly most: number;
    };
    get tokens(): {
        readonly used: number;
        readonly most: number;
    };
}
export {};
