// The file itself: the package's index also loads six other generators.
import seedrandom from 'seedrandom/seedrandom.js';

/** Numbers in [0, 1) that depend on the seed alone, the same on every machine and Node version. */
export type Random = () => number;

/** Source: ARC4 as implemented by the `seedrandom` package. */
export function seededRandom(seed: string): Random {
  return seedrandom(seed);
}

/** A whole number in [0, count), each equally likely. */
export function randomIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}
