/** The parts that a proposal may have as outputs of a step, in order. */
export const PART_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
