import type { EvaluatorConfig } from './config.js';
import type { Expect } from './suite.js';
/** Text to look for in any case: the pattern shows cheaply that none of it is there, the list shows which is. */
interface NeedleSet {
    readonly pattern: RegExp | undefined;
    readonly needles: readonly string[];
}
export interface Needles {
    readonly disallowed: NeedleSet;
    readonly injection: NeedleSet;
}
/** Prepares the config's needles; those of an injection only where a rule will ask for them. */
export declare function buildNeedles(config: EvaluatorConfig, { forbid_injection: forbidden }: Expect): Needles;
/** The first needle that is in the text, in any case. One pass of the pattern is far cheaper than a search for each. */
export declare function findNeedle(text: string, { pattern, needles }: NeedleSet): string | undefined;
export {};
