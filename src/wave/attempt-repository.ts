/**
 * A repository of its own for one attempt: the user's objects, the branch at the base of the wave, the files of the
 * experiment with its records.
 * Invariant: the user's repository is only read, so that attempts may run next to each other, and no command of the
 * attempt sees it; what the attempt records lies here and is gone when the block ends.
 * Crash: the folder stays in the folder for temporary files.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endSession, privateAreaFolder } from '../engine/workspace/private-area.ts';
import { branchOf } from '../experiment/ledger/state.ts';
import { type ExperimentPaths, pathsOf } from '../experiment/ledger/store.ts';
import type { Host } from '../kernel/host.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import { listHeads } from '../kernel/user-repository.ts';
import { experimentSubject } from '../remote/experiment-recipe.ts';

export interface AttemptRepository extends AsyncDisposable {
  readonly host: Host;
  readonly paths: ExperimentPaths;
  /** Its private area. */
  readonly area: string;
  /** The repository that it is made from, with all work trees: to agents it is as hidden as their own. */
  readonly origin: readonly string[];
}

/** Makes the repository of an attempt. */
export async function openAttemptRepository(
  paths: ExperimentPaths,
  { base, head }: { readonly base: string; readonly head: string },
  host: Host,
): Promise<AttemptRepository> {
  const { name, repository } = paths;
  const place = mkdtempSync(join(tmpdir(), 'autorize-attempt-'));
  const folder = join(place, 'repository');
  const remove = async (area?: string): Promise<void> => {
    if (area !== undefined) {
      await endSession(area);
      await discardTree(area);
    }
    await discardTree(place);
  };
  try {
    const gitDir = join(folder, '.git');
    for (const each of ['objects/info', 'objects/pack', 'refs/heads/autorize', 'info'])
      mkdirSync(join(gitDir, each), { recursive: true });
    copyFileSync(join(repository.commonDir, 'config'), join(gitDir, 'config'));
    for (const each of ['shallow', 'info/exclude']) copyThere(repository.commonDir, gitDir, each);
    // What trees only name: contents of Git LFS and of submodules.
    for (const each of ['lfs', 'modules']) {
      if (existsSync(join(repository.commonDir, each)))
        symlinkSync(join(repository.commonDir, each), join(gitDir, each));
    }
    writeFileSync(join(gitDir, 'objects/info/alternates'), `${repository.objects}\n`);
    writeFileSync(join(gitDir, 'packed-refs'), '');
    writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
    if (base !== head || existsSync(paths.ledger))
      writeFileSync(join(gitDir, 'refs/heads', branchOf(name)), `${base}\n`);
    copyExperiment(paths, join(folder, '.autorize', name), host);
    const own = { ...host, cwd: folder };
    const ownPaths = pathsOf(name, own);
    const area = privateAreaFolder({ repository: ownPaths.repository, name, parentEnv: host.env });
    const origin = [repository.commonDir, ...listHeads(repository).map((each) => each.folder)];
    return { host: own, paths: ownPaths, area, origin, [Symbol.asyncDispose]: () => remove(area) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The files that a person wrote, and the records. */
function copyExperiment(paths: ExperimentPaths, to: string, host: Host): void {
  const own = ['config.toml', 'program.md', 'guidance.jsonl'];
  mkdirSync(to, { recursive: true });
  for (const path of [...own, ...experimentSubject(paths, host).list()]) copyThere(paths.folder, to, path);
}

function copyThere(from: string, to: string, path: string): void {
  if (!existsSync(join(from, path))) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(from, path), join(to, path));
}
