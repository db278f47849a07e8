import type { CommandShape } from './experiment-flags.ts';

/** `autorize serve`; help, parser, reference page and tests read this table. */
export const SERVE_COMMAND = {
  usage: 'serve',
  summary: 'Show all runs of a repository in a browser',
  details:
    'Listens on 127.0.0.1 only, and prints its address. A secret in the path protects it: do not share the address. The page updates itself. It sends messages, approves, rejects and stops as the commands do.',
  words: [0, 0],
  flags: [
    { name: 'port', kind: 'text', placeholder: 'N', help: 'Port to listen on. Default: a free one.' },
    { name: 'read-only', kind: 'switch', help: 'Show, and change nothing.' },
  ],
} as const satisfies CommandShape;
