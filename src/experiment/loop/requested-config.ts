import type { Risk } from '../../base/accepted-risk.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { LoadedConfig } from '../ledger/store.ts';
import type { WaveSlot } from './run-state.ts';

/** What a request says in the place of the config. */
export interface RequestedConfig {
  /** In place of `agent.sandbox`. */
  readonly sandbox?: ExperimentConfig['agent']['sandbox'];
  /** Beside those of `accept_risk`. */
  readonly acceptRisk?: readonly Risk[];
  /** The attempt of a wave that the run is: a short test in place of the whole one, and a focus for the agent. */
  readonly slot?: WaveSlot;
}

/** The config with what the request says in its place. */
export function withRequested(loaded: LoadedConfig, { sandbox, acceptRisk = [], slot }: RequestedConfig): LoadedConfig {
  const { agent, accept_risk: written } = loaded.config;
  const accepted = Object.fromEntries(acceptRisk.map((risk) => [risk, true]));
  return {
    ...loaded,
    config: {
      ...loaded.config,
      agent: { ...agent, sandbox: sandbox ?? agent.sandbox },
      accept_risk: { ...written, ...accepted },
      ...(slot === undefined ? {} : attemptOf(loaded.config, slot)),
    },
  };
}

/** What makes a run one attempt of a wave: a short test, and one agent. */
function attemptOf({ objective, iteration }: ExperimentConfig, { pairs }: WaveSlot) {
  return {
    objective: { ...objective, max_pairs: pairs, screen: 'off' as const },
    iteration: { ...iteration, parallel: 1 },
  };
}
