/**
 * Closing an experiment, so that its name can start anew.
 * Invariant: nothing is deleted: records, guidance and the folders of iterations move to `archive/TIME/`, and the branch
 * to a name of its own; config and program stay. The caller holds the lock.
 * Crash: the branch has moved or not, files have moved or not; archiving once more moves the rest.
 */
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { endSession, workspaceFolder } from '../attempt/workspace.ts';
import { syncFolder } from '../kernel/durable.ts';
import { moveRef, readRef } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/scratch-home.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { requireFreeBranch } from './branch.ts';
import { branchOf } from './state.ts';
import type { ExperimentPlace } from './store.ts';

const MOVED =
  /^(iterations\.jsonl.*|intents\.jsonl.*|decisions\.jsonl.*|guidance\.jsonl.*|state\.json|report\.(html|md)|failed-baseline|(confirmation|certify)-\d+|promotions|iter-\d+)$/;

export interface Archived {
  /** Where the files are now; undefined when there was nothing to move. */
  readonly folder: string | undefined;
  /** The branch's new name, if it had one. */
  readonly branch: string | undefined;
}

/** Puts the records and the branch of an experiment aside. */
export async function archiveExperiment(place: ExperimentPlace, host: Host): Promise<Archived> {
  requireFreeBranch(place);
  const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
  const branch = await moveBranch(place, { host, stamp });
  const names = readdirSync(place.folder).filter((name) => MOVED.test(name));
  const folder = join(place.folder, 'archive', stamp);
  if (names.length > 0) {
    mkdirSync(folder, { recursive: true });
    for (const name of names) renameSync(join(place.folder, name), join(folder, name));
    for (const each of [folder, place.folder]) syncFolder(each);
  }
  return { folder: names.length > 0 ? folder : undefined, branch };
}

async function moveBranch(
  { name, repository }: ExperimentPlace,
  { host, stamp }: { readonly host: Host; readonly stamp: string },
): Promise<string | undefined> {
  const work = workspaceFolder({ repository, name, outer: host.env });
  const { refs } = openRefs(repository, join(work, 'user'));
  const ref = `refs/heads/${branchOf(name)}`;
  const commit = await readRef(refs, ref);
  // Lanes and store are of the experiment that ends here.
  await endSession(work);
  removeTree(work);
  if (commit === undefined) return undefined;
  const { refs: fresh } = openRefs(repository, join(work, 'user'));
  const branch = `autorize-archive/${name}-${stamp}`;
  await moveRef(fresh, { ref: `refs/heads/${branch}`, from: undefined, to: commit });
  await fresh(['update-ref', '--no-deref', '-d', ref, commit]);
  return branch;
}
