import type { CommandShape } from './experiment-flags.ts';

/** `autorize llms`; help, parser, reference page and tests read this table. */
export const LLMS_COMMAND = {
  usage: 'llms',
  summary: 'Print a short reference for coding agents',
  words: [0, 0],
  flags: [],
} as const satisfies CommandShape;
