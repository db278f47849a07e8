/**
 * A private area for looking at an experiment, apart from the one that its runs have.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one for the experiment removes those whose process is gone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  endSession,
  openPrivateArea,
  type PrivateArea,
  privateAreaFolder,
} from '../../engine/workspace/private-area.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { isProcessAlive } from '../../kernel/process-tree.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { ExperimentPlace } from './store.ts';

export interface TemporaryRequest {
  readonly place: Pick<ExperimentPlace, 'name' | 'repository'>;
  readonly parentEnv: ParentEnvironment;
  readonly base: string;
  readonly level: SandboxLevel;
  /** Paths of the machine that no command sees. */
  readonly hidden?: readonly string[];
}

export interface TemporaryPrivateArea extends AsyncDisposable {
  readonly privateArea: PrivateArea;
}

/** Opens a private area of this process alone; it needs no lock. */
export async function openTemporary(request: TemporaryRequest): Promise<TemporaryPrivateArea> {
  const { place, parentEnv, base, level, hidden = [] } = request;
  const { repository, name } = place;
  // No experiment's name has a point.
  const prefix = `${name}.doctor-`;
  const folder = privateAreaFolder({ repository, name: `${prefix}${process.pid}`, parentEnv });
  await removeLeftovers(folder, prefix);
  const remove = async (): Promise<void> => {
    await endSession(folder);
    await discardTree(folder);
  };
  let privateArea: PrivateArea;
  try {
    privateArea = await openPrivateArea({ folder, repository, base, branchHead: base, level, parentEnv, hidden });
  } catch (error) {
    await remove();
    throw error;
  }
  return { privateArea, [Symbol.asyncDispose]: remove };
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
