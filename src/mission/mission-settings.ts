import type { SecretSearch } from '../base/secret-search.ts';
import type { GatewayChoice } from '../engine/agent/model-route.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { HiddenTestCommand } from '../engine/evaluation/hidden-command.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import type { Identity } from '../engine/workspace/workspace.ts';
import type { Environment } from '../kernel/environment.ts';
import type { WorkTree } from '../kernel/folder-trust.ts';
import type { Host } from '../kernel/host.ts';
import type { MissionState } from './ledger.ts';
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
  /** The line for `sh -c` that runs a session. */
  readonly command: string;
  /** What the gateway goes by: the front matter, and which CLI the command runs. */
  readonly agent: GatewayChoice;
  /** `agent.env`, resolved. */
  readonly agentEnv: Environment;
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
