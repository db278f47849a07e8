import type { CommandShape } from './experiment-flags.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** `autorize completion`; help, parser, reference page and tests read this table. */
export const COMPLETION_COMMAND = {
  usage: 'completion SHELL',
  summary: 'Print the completion script of a shell',
  details: `SHELL is one of: ${SHELLS.join(', ')}. It completes commands, flags, their values and the names of experiments.`,
  words: [1, 1],
  flags: [],
} as const satisfies CommandShape;
