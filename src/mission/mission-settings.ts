import type { SecretSearch } from '../base/secret-search.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { HiddenTestCommand } from '../engine/evaluation/hidden-command.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import type { Identity } from '../engine/workspace/workspace.ts';
import type { WorkTree } from '../kernel/folder-trust.ts';
import type { Host } from '../kernel/host.ts';
import type { MissionState } from './ledger.ts';
import type { SessionAgent, SessionAgents } from './session-agents.ts';
import type { MissionPaths } from './store.ts';

/** What holds for all of a mission's run. */
export interface MissionSettings {
  readonly paths: MissionPaths;
  readonly host: Host;
  readonly privateArea: PrivateArea;
  readonly workspace: WorkTree;
  readonly identity: Identity;
  readonly protectedFiles: ProtectedFiles;
  /** Where the front matter names one. */
  readonly holdout: HiddenTestCommand | undefined;
  readonly agents: SessionAgents;
  /** Finds the keys that sessions are given. */
  readonly secrets: SecretSearch;
  readonly signal: AbortSignal;
  /** The attempt of a wave that this run is. */
  readonly slot?: WaveSlot | undefined;
}

/** The same, and where the run is. */
export interface MissionView extends MissionSettings {
  /** What the records say now; another value after each record. */
  readonly state: MissionState;
}

/** The agent of the iteration that is at work: the one that it was begun with, or that the plan of a wave gave its slot to. */
export function agentAtWork({ agents, slot, state }: Pick<MissionView, 'agents' | 'slot' | 'state'>): SessionAgent {
  return agentNamed({ agents }, state.open?.turn.chosen?.name ?? slot?.agent);
}

/** The agent of a name; without one the first. */
export function agentNamed({ agents }: Pick<MissionView, 'agents'>, name: string | undefined): SessionAgent {
  return agents.find((agent) => agent.name === name) ?? agents[0];
}
