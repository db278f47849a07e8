/** What the agent of a mission printed last. */
import { join } from 'node:path';
import { readLastLines } from '../engine/agent/last-lines.ts';
import type { MissionState } from './ledger.ts';
import { iterationFolder, type MissionPaths } from './store.ts';

/** The last lines of the session that began last. */
export function readAgentLines(
  paths: MissionPaths,
  { iteration }: Pick<MissionState, 'iteration'>,
  most: number,
): { readonly attempt: string; readonly lines: readonly string[] } | undefined {
  if (iteration === 0) return undefined;
  const stdout = join(iterationFolder(paths, iteration), 'session.stdout');
  return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}
