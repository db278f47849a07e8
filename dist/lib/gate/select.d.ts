import type { Ranked } from './evaluate.js';
/** Negative when `a` ranks before `b` by merit: passing first, then the overall score. Zero is a tie. */
export declare function compareMerit(a: Ranked, b: Ranked): number;
/** The full order without replays: merit, then id. */
export declare function compareRank(a: Ranked, b: Ranked): number;
/** The best evaluation of a scenario, or undefined when there is none. Does not depend on the order of its input. */
export declare function selectBest<T extends Ranked>(evaluations: Iterable<T>): T | undefined;
