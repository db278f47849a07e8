import { dirname, resolve } from 'node:path';
import type { GateRequest } from '../gate/request.ts';
import { foldersAround } from '../kernel/confined-file.ts';
import type { Host } from '../kernel/host.ts';
import type { StepContext } from './event.ts';

/** What a step has to know of where it is. */
type Place = Pick<StepContext, 'workspace'> & Pick<Host, 'cwd' | 'packageRoot'>;

/**
 * Where inputs of the gate may lie in a step: the workspace, which whoever wrote the pull request fills, and the action's
 * own folder. A file elsewhere is one that the workflow names itself; it may lie in the folder that it is named in.
 */
export function inputFolders({ workspace, cwd, packageRoot }: Place, gate: Partial<GateRequest>): readonly string[] {
  const own = [workspace, packageRoot];
  const named = [gate.candidates, gate.suite, gate.config, gate.schema, gate.report];
  const elsewhere = named
    .flatMap((given) => (given === undefined ? [] : [resolve(cwd, given)]))
    .filter((path) => foldersAround(own, path).length === 0);
  return [...own, ...elsewhere.map((path) => dirname(path))];
}
