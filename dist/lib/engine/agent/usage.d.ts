import type { ModelUsage } from '../../base/reported-attempt.js';
import { type AgentPreset } from '../agents/registry.js';
/** What an agent used up, as far as it said so. */
export interface AgentUsage {
    /** The model that answered, as the agent's own program names it; of several, the one that wrote most comes first. */
    readonly model?: string;
    /** Everything that was sent to the model, from a cache or not. */
    readonly input_tokens?: number;
    /** Everything that the model wrote, thoughts included. */
    readonly output_tokens?: number;
    readonly usd?: number;
    /** Of the input: what was read from a cache, and what was written to one. */
    readonly cached_input_tokens?: number;
    readonly cache_write_tokens?: number;
    /** The same of each model, where the gateway counted it; the one that wrote most comes first. */
    readonly by_model?: readonly ModelUsage[];
    /** Some of it is estimated: of answers that broke off before their last figures. */
    readonly estimated?: true;
    /** Some of what it said was left out of its log: it is at least this. */
    readonly at_least?: true;
}
/** What two sessions used up together. */
export declare function addUsage(one: AgentUsage, other: AgentUsage | undefined): AgentUsage;
/** Sums of many small amounts are off in their last digits. */
export declare function roundedUsd(usd: number): number;
/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
export declare function parseUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined;
/** The same where a part of what it printed is not there: the end of it is. */
export declare function parseCutUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined;
