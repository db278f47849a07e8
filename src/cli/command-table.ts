/** Every command with its flags, as completion and manual show them; the tables of the flags are the source. */
import { COLOR_FLAG } from './color.ts';
import { COMPARE_COMMAND } from './compare-flags.ts';
import { COMPLETION_COMMAND } from './completion-flags.ts';
import { type CommandShape, EXPERIMENT_COMMANDS } from './experiment-flags.ts';
import type { Flag } from './flags.ts';
import { GATE_FLAGS, GATE_SUMMARY } from './gate-flags.ts';
import { LLMS_COMMAND } from './llms-flags.ts';
import { MCP_COMMAND } from './mcp-flags.ts';
import { MISSION_FLAGS, MISSION_SUMMARY, MISSION_USAGE } from './mission-flags.ts';
import { SERVE_COMMAND } from './serve-flags.ts';
import { WORK_COMMANDS } from './work-flags.ts';

export interface ListedCommand {
  /** `run`, or `work run`. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly details: string | undefined;
  readonly flags: readonly Flag[];
  /** Whether its first argument is the name of an experiment. */
  readonly takesName: boolean;
}

const HELP: Flag = { name: 'help', kind: 'switch', help: 'Print this help.' };

function listed({ usage, summary, details, flags }: Omit<CommandShape, 'words'>): ListedCommand {
  const hasHelp = flags.some(({ name }) => name === HELP.name);
  return {
    ...{ name: usage.replace(/ [[A-Z].*$/, ''), usage, summary, details },
    flags: hasHelp ? [...flags, COLOR_FLAG] : [...flags, COLOR_FLAG, HELP],
    takesName: / \[(NAME|WHAT)\]/.test(usage),
  };
}

export const COMMAND_TABLE: readonly ListedCommand[] = [
  ...Object.values<CommandShape>(EXPERIMENT_COMMANDS),
  { usage: `${MISSION_USAGE} [AGENT_ARGS...]`, summary: MISSION_SUMMARY, flags: MISSION_FLAGS },
  ...Object.values<CommandShape>(WORK_COMMANDS),
  COMPARE_COMMAND,
  { usage: 'gate [FILE]', summary: GATE_SUMMARY, flags: GATE_FLAGS },
  COMPLETION_COMMAND,
  SERVE_COMMAND,
  MCP_COMMAND,
  LLMS_COMMAND,
].map(listed);
