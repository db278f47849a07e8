/**
 * What setup installs on the base, for boundaries.
 * Invariant: a change is held to the packages that the base's own setup installs, also where a resumed run does not score
 * the base again.
 */
import { join } from 'node:path';
import { knowsInstalled } from '../../engine/boundaries/shadowable.ts';
import { scoreTree } from '../scoring/objective.ts';
import type { ActiveRun } from './active-run.ts';

/** Runs setup on the base once a session, where it did not run yet; `lane`: the number of one that nothing runs in. */
export async function learnInstalled(
  { config, privateArea, protectedFiles, signal, emit }: ActiveRun,
  workspace: number,
): Promise<void> {
  const isKnown = config.setup.command === '' || protectedFiles.files.length === 0 || knowsInstalled(protectedFiles);
  if (isKnown || signal.aborted) return;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, workspace, signal },
    tree: privateArea.store.base,
    logs: join(privateArea.folder, 'scratch'),
    prefix: `base-${workspace}-`,
    purpose: { kind: 'check', name: 'installed', command: 'true' },
  });
  if (scored.kind === 'failed' || scored.kind === 'infra')
    emit({ kind: 'note', note: `names of installed packages are not known: ${scored.reason}` });
}
