import type { Risk } from '../../base/accepted-risk.ts';
import type { WaveSlot } from '../../engine/agent/wave-slot.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { LoadedConfig } from '../ledger/store.ts';

/** What a request says in the place of the config. */
export interface RequestedConfig {
  /** In place of `agent.sandbox`. */
  readonly sandbox?: ExperimentConfig['agent']['sandbox'];
  /** Beside those of `accept_risk`. */
  readonly acceptRisk?: readonly Risk[];
  /** The attempt of a wave that the run is: a short test in place of the whole one, and a focus for the agent. */
  readonly slot?: WaveSlot;
  /** In place of `iteration.parallel`. */
  readonly workspaces?: number;
  /** In place of `handover.distil`. */
  readonly distil?: boolean;
  /** In place of `handover.mode`. */
  readonly handoverMode?: ExperimentConfig['handover']['mode'];
  /** In place of `handover.max_diff_lines`. */
  readonly maxDiffLines?: number;
}

/** The config with what the request says in its place. */
export function withRequested(
  loaded: LoadedConfig,
  { sandbox, acceptRisk = [], slot, workspaces, distil, handoverMode, maxDiffLines }: RequestedConfig,
): LoadedConfig {
  const { agent, accept_risk: written, iteration, objective, handover } = loaded.config;
  const accepted = Object.fromEntries(acceptRisk.map((risk) => [risk, true]));
  return {
    ...loaded,
    config: {
      ...loaded.config,
      agent: { ...agent, sandbox: sandbox ?? agent.sandbox },
      accept_risk: { ...written, ...accepted },
      handover: {
        ...handover,
        distil: distil ?? handover.distil,
        // What a slot accepts is judged again elsewhere.
        mode: slot === undefined ? (handoverMode ?? handover.mode) : 'one',
        max_diff_lines: Math.max(1, maxDiffLines ?? handover.max_diff_lines),
      },
      iteration: { ...iteration, parallel: workspaces ?? iteration.parallel },
      objective: slot === undefined ? objective : { ...objective, max_pairs: slot.pairs, screen: 'off' },
    },
  };
}
