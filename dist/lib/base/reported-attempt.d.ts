export interface ReportedAttempt {
    /** Of its record: the same attempt has the same one wherever its record is. */
    readonly hash: string;
    /** As the other job calls it: `iteration 3`, `item "docs"`. */
    readonly name: string;
    readonly outcome: string;
    readonly reason: string;
    /** What its agent used up, as that job says. */
    readonly usage?: ReportedUsage;
    /** Where it is from, in a few words. */
    readonly origin: string;
    readonly wave?: WaveOrigin;
}
/** The attempt of a wave that an iteration is about. What its own machine measured is hearsay: it decides nothing. */
export interface WaveOrigin {
    /** Id of the wave. */
    readonly id: string;
    readonly slot: number;
    /** Pairs of its pre-test. */
    readonly pairs?: number;
    /** What they say of the change, in units of the score or as a share, better above 0. */
    readonly effect?: number;
    /** Of several agents the one that the wave gave it to. */
    readonly agent?: string;
    /** The judge that reports it as better than the base of the wave, by its own tests. */
    readonly claimed?: string;
    /** It was made, or refused by a judge, in another environment than the wave was planned in. */
    readonly elsewhere?: true;
    /** It submitted nothing. */
    readonly absent?: true;
    /** Dollars that the wave gave it. */
    readonly usd?: number;
    /** The slots whose changes were tested together with its own, as one: what came of it came of all of them. */
    readonly stack?: readonly number[];
    /** Its change conflicted with one that was accepted before: the next wave is offered it. */
    readonly conflict?: true;
}
/** The same of another tree than the one that a judge has tested. */
export declare function unclaimed({ claimed: _, ...origin }: WaveOrigin): WaveOrigin;
/** What an agent used up elsewhere, as far as it said so. */
export interface ReportedUsage {
    readonly model?: string;
    readonly input_tokens?: number;
    readonly output_tokens?: number;
    readonly usd?: number;
    readonly cached_input_tokens?: number;
    readonly cache_write_tokens?: number;
    readonly by_model?: readonly ModelUsage[];
    readonly estimated?: true;
    readonly at_least?: true;
}
/** What one model was used for. */
export interface ModelUsage {
    readonly model: string;
    readonly input_tokens: number;
    readonly cached_input_tokens: number;
    readonly cache_write_tokens: number;
    readonly output_tokens: number;
    /** Missing where no price is known. */
    readonly usd?: number;
}
/** Usage as a record of any loop has it, without what it leaves open. */
export declare function reportedUsage(usage: Readonly<Record<string, unknown>> | null | undefined): ReportedUsage | undefined;
/** How the record of a reported attempt names that attempt. */
export declare function reportMark(hash: string): string;
/** What the record of a reported attempt says of it. */
export declare function describeReported({ origin, name, outcome, reason, hash }: ReportedAttempt): string;
