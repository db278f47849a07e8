/**
 * The private area that `doctor` works in.
 * Invariant: it is this process's alone and gone afterwards; the user's work tree is only read.
 */
import { AutorizeError } from '../base/errors.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { openTemporary, type TemporaryPrivateArea, type TemporaryRequest } from '../engine/workspace/temporary-area.ts';
import type { RefsPaths } from '../kernel/user-refs.ts';
import { snapshotWorkTree } from '../kernel/work-tree-snapshot.ts';
import { checksOfError } from './check.ts';
import type { Checkup } from './checkup.ts';

/** Opens it; undefined where that cannot be, which is reported. */
export async function openTrialArea(
  checkup: Checkup,
  request: TemporaryRequest,
): Promise<TemporaryPrivateArea | undefined> {
  try {
    return await openTemporary(request);
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    // Most often Git LFS files or submodules that cannot be fetched.
    checkup.add(...checksOfError({ id: 'private-area', title: 'private area' }, error));
    return undefined;
  }
}

export interface WorkTreeRequest {
  readonly refs: RefsPaths;
  readonly head: string;
  /** Whether a path is the loop's own, and no part of what it works on. */
  readonly isLeftOut: (path: string) => boolean;
}

/** The area with a base that has what is not committed, too. */
export async function withWorkTree(
  privateArea: PrivateArea,
  { refs: { gitDir, home }, head, isLeftOut }: WorkTreeRequest,
): Promise<PrivateArea> {
  const { store, repository, parentEnv } = privateArea;
  const snapshot = await snapshotWorkTree(store, { repository, gitDir, home, head, parentEnv, isLeftOut });
  return snapshot === undefined ? privateArea : { ...privateArea, store: { ...store, base: snapshot.commit } };
}
