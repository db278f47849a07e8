/** Why no agent can work: its key, its model, a limit that outlasts the run, the same failure again and again. Pure. */
import type { AgentFailure } from './agent-failure.js';
/** What the record of an attempt says of its agent's end. */
export interface AgentAttempt {
    /** The call to the model that it ended by, where it left nothing. */
    readonly failure: AgentFailure | undefined;
    /** Broken off, since the limit of its model ends too late. */
    readonly isBrokenOff: boolean;
    /** What made it end without a result; undefined where it had one, or may just have found nothing. */
    readonly cause: string | undefined;
    /** Ended by its budget or the limit of its model without a result, and nothing says that its model ever answered. */
    readonly isLost?: boolean;
    /** One sentence without its full stop. */
    readonly reason: string;
}
export interface UnableAgent {
    readonly kind: 'agent' | 'rate_limited';
    /** One sentence without its full stop. */
    readonly reason: string;
    /** When the limit ends, in ISO 8601; where that is known. */
    readonly until?: string;
    /** No agent of the run has worked: it has failed, though the limit ends by itself. */
    readonly hasNeverWorked?: true;
}
/** What the attempts of a run say of its agents; data. */
export interface AgentSigns {
    /** The first that say so: another workspace may have recorded its own since. */
    refused: AgentAttempt | undefined;
    limited: AgentAttempt | undefined;
    readonly newest: AgentAttempt[];
    hasWorked: boolean;
}
/** Follows the attempts of a run; each is added once, oldest first. */
export declare class AgentAttempts {
    readonly signs: AgentSigns;
    /** `signs`: where an earlier one came to; it is added to. */
    constructor(attempts?: readonly AgentAttempt[], signs?: AgentSigns);
    add(attempt: AgentAttempt): void;
    get newest(): AgentAttempt | undefined;
    /** Whether no agent of a run ever worked: a run that ends so has failed, whatever limit it reached. */
    get hasNeverWorked(): boolean;
    /** Why no other attempt should begin; `maxAlike`: so many that failed alike, five at most. */
    findUnable(maxAlike?: number): UnableAgent | undefined;
}
/** The same with whether any agent of the run has worked, by all of its attempts. */
export declare function withWork(unable: UnableAgent, { hasNeverWorked }: Pick<AgentAttempts, 'hasNeverWorked'>): UnableAgent;
interface Used {
    readonly output_tokens?: number | null | undefined;
    readonly usd?: number | null | undefined;
}
/** Whether what a session used up says that its model answered. */
export declare function isAnswered(usage: Used | null | undefined): boolean;
interface SessionEnd {
    readonly failure: AgentFailure | undefined;
    readonly exitCode: number | null | undefined;
    /** Whether its time was up. */
    readonly isCut?: boolean;
}
/** A message without ids of requests, times and other numbers, which are never alike. */
export declare function withoutNumbers(message: string): string;
/** What a session that left nothing failed by, in a form that two of the same cause share. */
export declare function causeOfEnd({ failure, exitCode, isCut }: SessionEnd): string | undefined;
export {};
