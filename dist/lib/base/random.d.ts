/** Numbers in [0, 1) that depend on the seed alone, the same on every machine and Node version. */
export type Random = () => number;
/** Source: ARC4 as implemented by the `seedrandom` package. */
export declare function seededRandom(seed: string): Random;
/** A whole number in [0, count), each equally likely. */
export declare function randomIndex(random: Random, count: number): number;
