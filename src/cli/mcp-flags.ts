import type { CommandShape } from './experiment-flags.ts';

/** `autorize mcp`; help, parser, reference page and tests read this table. */
export const MCP_COMMAND = {
  usage: 'mcp',
  summary: 'Serve a repository to coding agents (MCP)',
  details:
    'Speaks the Model Context Protocol over standard input and output. The tools `list`, `status`, `history` and `show` change nothing.',
  words: [0, 0],
  flags: [
    {
      name: 'allow-write',
      kind: 'switch',
      help: 'Add the tools `message` and `compare`. `compare` runs commands of the repository.',
    },
    {
      name: 'repo',
      kind: 'text',
      placeholder: 'FOLDER',
      help: 'Folder in the repository. Default: the working directory.',
    },
  ],
} as const satisfies CommandShape;
