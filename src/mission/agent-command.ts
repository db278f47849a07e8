/** What runs a session: a command line of the user's, or Codex. */
export interface AgentChoice {
  /** Null: Codex. */
  readonly command: string | null;
  readonly args: readonly string[];
}

export const DEFAULT_AGENT = 'codex';

/**
 * The line for `sh -c` that runs a session. Codex gets the extra arguments behind its own; a command of the user's finds
 * them as `"$@"`.
 */
export function agentCommand({ command, args }: AgentChoice): string {
  const words = args.map((arg) => `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
  if (command === null) return words === '' ? `${DEFAULT_AGENT} exec -` : `${DEFAULT_AGENT} exec - ${words}`;
  return words === '' ? command : `set -- ${words}; ${command}`;
}
