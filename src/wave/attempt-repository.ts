/**
 * A repository of its own for one attempt: the user's objects, the branch at the base of the wave, the files of the loop
 * with its records.
 * Invariant: the user's repository is only read, so that attempts may run next to each other, and no command of the
 * attempt sees it; what the attempt records lies here and is gone when the block ends.
 * Crash: the folder stays in the folder for temporary files.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { endSession } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import { listHeads } from '../kernel/user-repository.ts';
import { recipeOf } from './find-recipe.ts';
import type { KnownState, WaveRecipe } from './recipe.ts';
import type { Wave } from './wave-file.ts';

export interface AttemptRepository extends AsyncDisposable {
  /** The loop in the repository of the attempt. */
  readonly recipe: WaveRecipe;
  /** The repository that it is made from, with all work trees: to agents it is as hidden as their own. */
  readonly origin: readonly string[];
}

export interface AttemptStart {
  /** The loop in the user's repository. */
  readonly recipe: WaveRecipe;
  readonly known: KnownState;
  readonly head: string;
}

/** Makes the repository of an attempt. */
export async function openAttemptRepository(wave: Wave, start: AttemptStart, host: Host): Promise<AttemptRepository> {
  const { recipe, known, head } = start;
  const { repository } = recipe;
  const place = mkdtempSync(join(tmpdir(), 'autorize-attempt-'));
  const folder = join(place, 'repository');
  const remove = async (areas: readonly string[] = []): Promise<void> => {
    for (const area of areas) {
      if (!existsSync(area)) continue;
      await endSession(area);
      await discardTree(area);
    }
    await discardTree(place);
  };
  try {
    const gitDir = join(folder, '.git');
    for (const each of ['objects/info', 'objects/pack', 'refs/heads', 'info'])
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
    if (known.branch !== undefined) {
      mkdirSync(dirname(join(gitDir, known.branch)), { recursive: true });
      writeFileSync(join(gitDir, known.branch), `${known.base}\n`);
    }
    copyFiles(recipe, folder);
    const own = await recipeOf(wave, { ...host, cwd: folder });
    await own.complete();
    const origin = [repository.commonDir, ...listHeads(repository).map((each) => each.folder)];
    return { recipe: own, origin, [Symbol.asyncDispose]: () => remove(own.areas()) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The files that a person wrote, and the records. */
function copyFiles({ repository, sources, subject, measuredHere = [] }: WaveRecipe, to: string): void {
  for (const path of sources) copyThere(repository.folder, to, relative(repository.folder, path));
  const within = relative(repository.folder, subject.folder);
  mkdirSync(join(to, within), { recursive: true });
  for (const path of subject.list().filter((each) => !measuredHere.includes(each)))
    copyThere(repository.folder, to, join(within, path));
}

function copyThere(from: string, to: string, path: string): void {
  if (!existsSync(join(from, path))) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(from, path), join(to, path));
}
