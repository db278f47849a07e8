/** The lines by which an agent says something to the run, wherever its CLI prints what its model says. Pure. */

import type { Preset } from './agent-cli.ts';
import { readEvents } from './printed-events.ts';
import { type AgentPreset, PRESETS } from './registry.ts';

// Besides those that report its usage and its notes.
const SIMPLER = /^AUTORIZE_KIND[ \t]+simplify[ \t]*\r?$/m;

/** What an agent printed as it stands, and what its model says in the events of its CLI. */
export function saidBy(cli: AgentPreset | undefined, stdout: string): readonly string[] {
  const preset: Preset | undefined = cli === undefined ? undefined : PRESETS[cli];
  return preset?.readSaid === undefined ? [stdout] : [stdout, preset.readSaid(readEvents(stdout))];
}

/** Whether an agent says that its change simplifies; what a tool showed it does not say so. */
export function saysItSimplifies(cli: AgentPreset | undefined, stdout: string): boolean {
  return saidBy(cli, stdout).some((said) => SIMPLER.test(said));
}
