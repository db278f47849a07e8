/** Workspaces of iterations that are over, archived for a user who wants to see them. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceOf } from '../../engine/workspace/private-area.ts';
import type { RunSettings } from './run-state.ts';
import type { Attempt } from './turn.ts';

type Settings = Pick<RunSettings, 'config' | 'privateArea'>;

/** Where the workspace will be archived; undefined: nobody wants it, or there is none. */
export function archivePath({ config, privateArea }: Settings, { iter, slot }: Attempt): string | undefined {
  if (!config.iteration.keep_worktrees || !existsSync(workspaceOf(privateArea, slot).folder)) return undefined;
  return join(privateArea.folder, 'kept', `iter-${String(iter).padStart(4, '0')}`);
}

export function archiveWorkspace({ privateArea }: Settings, { slot }: Attempt, target: string): void {
  const workspace = workspaceOf(privateArea, slot);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(workspace.folder, target);
  rmSync(workspace.indexFile, { force: true });
}
