import { COMPARE_COMMAND } from './compare-flags.ts';
import { COMPLETION_COMMAND } from './completion-flags.ts';
import {
  COMMANDS_OF_MISSIONS,
  type CommandShape,
  EXPERIMENT_COMMANDS,
  type ExperimentCommand,
} from './experiment-flags.ts';
import { GATE_SUMMARY } from './gate-flags.ts';
import { indentOf, renderRows } from './help.ts';
import { LLMS_COMMAND } from './llms-flags.ts';
import { MCP_COMMAND } from './mcp-flags.ts';
import { MISSION_SUMMARY, MISSION_USAGE } from './mission-flags.ts';
import { SERVE_COMMAND } from './serve-flags.ts';
import { WORK_COMMANDS } from './work-flags.ts';

const rowOf = ({ usage, summary }: CommandShape) => [usage, summary] as const;
const rowsOf = (names: readonly ExperimentCommand[]) => names.map((name) => rowOf(EXPERIMENT_COMMANDS[name]));

/** Every command, by what it works on. */
const GROUPS = {
  Experiments: rowsOf([
    ...(['init', 'doctor', 'prepare', 'run', 'resume', 'message', 'accept', 'approve', 'reject', 'distil'] as const),
    ...(['audit', 'push', 'repair', 'archive', 'plan', 'attempt', 'judge', 'reduce'] as const),
  ]),
  'Experiments and missions': rowsOf([...COMMANDS_OF_MISSIONS, 'pull']),
  'Missions and work items': [[MISSION_USAGE, MISSION_SUMMARY], ...Object.values(WORK_COMMANDS).map(rowOf)],
  'Without an agent, and for agents': [
    ...[rowOf(COMPARE_COMMAND), ['gate', GATE_SUMMARY] as const, rowOf(COMPLETION_COMMAND)],
    ...[rowOf(SERVE_COMMAND), rowOf(MCP_COMMAND), rowOf(LLMS_COMMAND)],
  ],
} as const;

const indent = indentOf(Object.values(GROUPS).flat());
const groups = Object.entries(GROUPS).map(([title, rows]) => `${title}:\n${renderRows(rows, indent)}\n`);

/** The help of `autorize`, which fits a screen. */
export const GENERAL_HELP = `Let coding agents improve a repository, and accept only what is better.
Usage: autorize COMMAND [flags]; of all: --help, --color auto|always|never
${groups.join('\n')}Exit codes: 0 success; 1 negative result; 2 invalid argument or file;
3 not ready; 70 internal error; 75 locked by another run; 128+n signal n.
`;
