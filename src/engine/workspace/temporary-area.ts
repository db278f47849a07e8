/**
 * A private area for looking at a run, or preparing one, apart from the one that the run has.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one of the name removes those whose process is gone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProcessAlive } from '../../kernel/process-life.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { privateAreaFolder } from './area-path.ts';
import { endSession, openPrivateArea, type PrivateArea, type PrivateAreaRequest } from './private-area.ts';

export interface TemporaryRequest extends Omit<PrivateAreaRequest, 'folder' | 'branchHead'> {
  /** Of the run. */
  readonly name: string;
  /** Whom it serves. Default: doctor. */
  readonly purpose?: 'doctor' | 'init' | 'prepare' | 'compare';
}

export interface TemporaryPrivateArea extends AsyncDisposable {
  readonly privateArea: PrivateArea;
}

/** Opens a private area of this process alone; it needs no lock. */
export async function openTemporary({
  name,
  purpose = 'doctor',
  ...request
}: TemporaryRequest): Promise<TemporaryPrivateArea> {
  const { repository, parentEnv, base } = request;
  // No run's name has a point and one of these words.
  const prefix = `${name}.${purpose}-`;
  const folder = privateAreaFolder({ repository, name: `${prefix}${process.pid}`, parentEnv });
  await removeLeftovers(folder, prefix);
  const remove = async (): Promise<void> => {
    await endSession(folder);
    await discardTree(folder);
  };
  let privateArea: PrivateArea;
  try {
    privateArea = await openPrivateArea({ ...request, folder, branchHead: base });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    privateArea,
    [Symbol.asyncDispose]: async () => {
      await privateArea.store.git.objects?.close();
      await remove();
    },
  };
}

async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  const root = dirname(folder);
  if (!existsSync(root)) return;
  const id = basename(folder).slice(basename(folder).lastIndexOf('-'));
  for (const name of readdirSync(root)) {
    if (!name.startsWith(prefix) || !name.endsWith(id)) continue;
    const pid = Number(name.slice(prefix.length, -id.length));
    if (pid !== process.pid && isProcessAlive(pid)) continue;
    await endSession(join(root, name));
    await discardTree(join(root, name));
  }
}
