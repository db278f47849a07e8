import type { Fields } from './printed-events.js';
/** What an agent used up, as it printed it. */
export interface Figures {
    readonly input?: number | undefined;
    readonly output?: number | undefined;
    readonly usd?: number | undefined;
    readonly models?: readonly string[];
    /** It was printed in parts; else as a total, at the end. */
    readonly isSum?: boolean;
}
export declare const MAX_TOKENS = 1000000000000;
export declare const MAX_USD = 1000000;
/** Names of models, those that wrote most first. */
export declare function byOutput(models: readonly (readonly [name: string, output: unknown])[]): string[];
export declare function names(values: readonly unknown[]): string[];
/** The model that the first event of a stream names. */
export declare function begunWith(events: readonly Fields[]): string[];
/** `4.1k` is 4100. */
export declare function scaled(text?: string): number | undefined;
/** The sum of what are counts of tokens; undefined where none is. */
export declare function sum(values: readonly unknown[]): number | undefined;
export declare function usd(value: unknown): number | undefined;
export declare function isWithin(value: unknown, max: number): value is number;
export declare function total(parts: readonly Figures[]): Figures;
