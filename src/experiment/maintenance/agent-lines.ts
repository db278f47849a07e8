/** What the agent of an experiment printed last. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { agentsOf } from '../../engine/agent/configured-agents.ts';
import { readLastLines } from '../../engine/agent/last-lines.ts';
import { presetOfCommand } from '../../engine/agent/preset.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { readChosen } from '../ledger/chosen-file.ts';
import { type ExperimentPaths, iterationFolder, listIterationFolders } from '../ledger/store.ts';

export interface AgentLines {
  /** Its iteration. */
  readonly attempt: string;
  readonly lines: readonly string[];
}

/** The last lines of the agent that began last; undefined: none did. */
export function readAgentLines(
  paths: ExperimentPaths,
  config: Pick<ExperimentConfig, 'agent' | 'agents'>,
  most: number,
): AgentLines | undefined {
  const fileOf = (iter: number): string => join(iterationFolder(paths, iter), 'agent.stdout');
  const iter = listIterationFolders(paths).findLast((each) => existsSync(fileOf(each)));
  if (iter === undefined) return undefined;
  const agents = agentsOf(config);
  const chosen = readChosen(iterationFolder(paths, iter))?.name;
  const { agent } = agents.find(({ name }) => name === chosen) ?? agents[0];
  const preset = agent.preset ?? presetOfCommand(agent.command ?? '');
  return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}
