import type { AgentPreset } from './preset.js';
/** What an agent used up, as far as it said so. */
export interface AgentUsage {
    /** The model that answered, as the agent's own program names it; of several, the one that wrote most comes first. */
    readonly model?: string;
    /** Everything that was sent to the model, from a cache or not. */
    readonly input_tokens?: number;
    /** Everything that the model wrote, thoughts included. */
    readonly output_tokens?: number;
    readonly usd?: number;
    /** Some of what it said was left out of its log: it is at least this. */
    readonly at_least?: true;
}
/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
export declare function parseUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined;
/** The same where a part of what it printed is not there: the end of it is. */
export declare function parseCutUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined;
