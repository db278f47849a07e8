/** The lines by which an agent says something to the run, wherever its CLI prints what its model says. Pure. */

import type { Preset } from './agent-cli.ts';
import { readEvents } from './printed-events.ts';
import { type AgentPreset, PRESETS } from './registry.ts';

// Besides those that report its usage and its notes.
const SIMPLER = /^AUTORIZE_KIND[ \t]+simplify[ \t]*\r?$/m;

/** What an agent printed as it stands, and what its model says in the events of its CLI. */
export function messagesOf(cli: AgentPreset | undefined, stdout: string): readonly string[] {
  const preset: Preset | undefined = cli === undefined ? undefined : PRESETS[cli];
  return preset?.readMessages === undefined ? [stdout] : [stdout, preset.readMessages(readEvents(stdout))];
}

/** Whether an agent says that its change simplifies; what a tool showed it does not say so. */
export function reportsSimplification(cli: AgentPreset | undefined, stdout: string): boolean {
  return messagesOf(cli, stdout).some((message) => SIMPLER.test(message));
}
