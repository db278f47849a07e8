/** What becomes of the workspace of an iteration that is over. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ActiveRun, checkpoint } from './active-run.ts';
import type { Attempt } from './turn.ts';

/** Where the workspace is archived, where the user wants to look at it and there is one. */
export function keptFolder({ config, privateArea }: ActiveRun, { iter, workspace }: Attempt): string | undefined {
  if (!config.iteration.keep_worktrees || !existsSync(workspace.folder)) return undefined;
  return join(privateArea.folder, 'kept', `iter-${String(iter).padStart(4, '0')}`);
}

/** Leaves the workspace for the next iteration, which resets it; puts it aside where the user wants to look at it. */
export function cleanUp(run: ActiveRun, attempt: Attempt): void {
  checkpoint(run, 'Cleanup', attempt.iter);
  const kept = keptFolder(run, attempt);
  if (kept === undefined) return;
  const { workspace } = attempt;
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(workspace.folder, kept);
  rmSync(workspace.indexFile, { force: true });
}
