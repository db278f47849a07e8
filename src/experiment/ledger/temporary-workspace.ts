/**
 * A private area for looking at an experiment, apart from the one that its runs have.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one for the experiment removes those whose process is gone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { endSession, openWorkspace, type Workspace, workspaceFolder } from '../../engine/workspace/private-area.ts';
import type { OuterEnvironment } from '../../kernel/environment.ts';
import { isProcessAlive } from '../../kernel/process-tree.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { ExperimentPlace } from './store.ts';

export interface TemporaryRequest {
  readonly place: Pick<ExperimentPlace, 'name' | 'repository'>;
  readonly outer: OuterEnvironment;
  readonly base: string;
  readonly level: SandboxLevel;
  /** Paths of the machine that no command sees. */
  readonly hidden?: readonly string[];
}

export interface TemporaryWorkspace extends AsyncDisposable {
  readonly workspace: Workspace;
}

/** Opens a workspace of this process alone; it needs no lock. */
export async function openTemporary(request: TemporaryRequest): Promise<TemporaryWorkspace> {
  const { place, outer, base, level, hidden = [] } = request;
  const { repository, name } = place;
  // No experiment's name has a point.
  const prefix = `${name}.doctor-`;
  const folder = workspaceFolder({ repository, name: `${prefix}${process.pid}`, outer });
  await removeLeftovers(folder, prefix);
  const remove = async (): Promise<void> => {
    await endSession(folder);
    await discardTree(folder);
  };
  let workspace: Workspace;
  try {
    workspace = await openWorkspace({ folder, repository, base, tip: base, level, outer, hidden });
  } catch (error) {
    await remove();
    throw error;
  }
  return { workspace, [Symbol.asyncDispose]: remove };
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
