/**
 * A private area for one command that needs no lock: hashing a folder, running an agent again.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all. Crash: it stays in the
 * system's folder for temporary files.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endSession, openPrivateArea, type PrivateArea } from '../engine/workspace/private-area.ts';
import type { ParentEnvironment } from '../kernel/environment.ts';
import type { Git } from '../kernel/git.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { type PlanParts, requireSafe } from './preparing.ts';

export interface TemporaryArea extends AsyncDisposable {
  readonly privateArea: PrivateArea;
  readonly refs: Git;
  /** The commit that the area knows. */
  readonly base: string;
}

interface AreaRequest {
  readonly level: SandboxLevel;
  readonly parentEnv: ParentEnvironment;
  /** Whether no command runs in it. */
  readonly runsNothing?: boolean;
  /** Full id of a commit. Default: the one that HEAD is at. */
  readonly commit?: string;
  /** Of the plan whose commands run in it; one that is not safe here throws. */
  readonly parts?: { readonly work: PlanParts; readonly file: string };
  readonly signal?: AbortSignal | undefined;
}

/** Opens a private area on the repository that a folder is in; it may be a bare one. */
export async function openTemporaryArea(
  from: string,
  { level, parentEnv, commit, parts, runsNothing = false, signal }: AreaRequest,
): Promise<TemporaryArea> {
  const repository = findRepository(from, { allowsBare: true });
  if (parts !== undefined) requireSafe(parts.work, { repository, parentEnv, file: parts.file });
  const folder = mkdtempSync(join(tmpdir(), 'autorize-work-'));
  const remove = async (): Promise<void> => {
    await endSession(folder);
    await discardTree(folder);
  };
  try {
    const { refs } = openRefs(repository, join(folder, 'user'));
    const base = commit ?? (await requireHead(repository, refs));
    const privateArea = await openPrivateArea({
      ...{ folder, repository, base, branchHead: base, level, parentEnv, runsNothing, signal },
      environment: parts?.work.environment,
    });
    return { privateArea, refs, base, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
