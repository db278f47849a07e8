import { dirname, join, resolve } from 'node:path';
import type { GateRequest } from '../gate/request.ts';
import { DEFAULT_RULES } from '../gate/store.ts';
import { foldersAround } from '../kernel/confined-file.ts';
import type { Host } from '../kernel/host.ts';
import { listCheckouts } from './checkouts.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';

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
    .flatMap((supplied) => (supplied === undefined ? [] : [resolve(cwd, supplied)]))
    .filter((path) => foldersAround(own, path).length === 0);
  return [...own, ...elsewhere.map((path) => dirname(path))];
}

/**
 * Every path, absolute, that an input names or that one has by default: what a step may read its rules and its subject
 * from.
 */
export function listInputPaths(
  { gate, loop, report }: Pick<ActionRequest, 'gate' | 'loop' | 'report'>,
  { workspace, cwd }: Pick<Place, 'workspace' | 'cwd'>,
): readonly string[] {
  const named = [...listGatePaths(gate), report, loop.missionDir, loop.workItems, loop.proposal, loop.wave.file];
  const supplied = named.flatMap((path) => (path === undefined || path === '' ? [] : [resolve(cwd, path)]));
  // An experiment is named, and lies at the top of its repository.
  const top = listCheckouts({ workspace, cwd }).at(-1) ?? cwd;
  return loop.experiment === '' ? supplied : [...supplied, join(top, '.autorize', loop.experiment)];
}

/** The paths of a request to the gate, those of its rules also where they are the default. */
export function listGatePaths({ candidates, suite, config, schema }: Partial<GateRequest>): readonly string[] {
  const supplied = [candidates, schema].filter((path) => path !== undefined);
  return [...supplied, suite ?? DEFAULT_RULES.suite, config ?? DEFAULT_RULES.config];
}
