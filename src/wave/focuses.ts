/** What agents of a wave look at where nobody says. Without a focus of its own each proposes what the others do. Pure. */
export const FOCUSES: readonly string[] = [
  'the algorithm and the data structures of the hottest path: do less work, in a better order of growth.',
  'work that is done more than once: compute it once, cache it, hoist it out of loops, or skip it where nobody needs it.',
  'memory: allocations, copies and conversions that can go, and data that lies together when it is used together.',
  'input, output and waiting: calls that can be batched, buffered, or done at the same time.',
  'the common case: a fast path for what comes most often, with the general code behind it.',
  'the innermost loops, statement by statement: branches, bounds, types, and what the compiler or runtime makes of them.',
  'what the language, its standard library and the dependencies that are there already do better than this code.',
  'the largest simplification that makes the result no worse: code, layers and options that can go.',
];

/** The same of several attempts at one work item, which says itself what is to be done. */
export const ITEM_FOCUSES: readonly string[] = [
  'the smallest change that does all that the item asks for.',
  'the clearest code that does all that the item asks for, also where more of what is there has to change.',
  'the cases that are easy to forget: empty, very large and wrong input, and what happens when a step fails.',
];

/** The focus of each slot, in turn. */
export function focusesFor(
  slots: number,
  wanted: readonly string[],
  usual: readonly string[] = FOCUSES,
): readonly string[] {
  const list = wanted.length === 0 ? usual : wanted;
  return Array.from({ length: slots }, (_, slot) => list[slot % list.length] ?? '');
}
