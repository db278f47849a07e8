/** The state hash of a folder or of a commit. Invariant: only looked at. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBlake3 } from '../base/blake3.ts';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { GitError } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/scratch-home.ts';
import { findRepository, openRefs, requireHead } from '../kernel/user-repository.ts';
import { openPrivateArea } from './private-area.ts';
import { freeze } from './snapshot.ts';
import { StateHasher } from './state-hash.ts';

export interface HashRequest {
  /** A work tree's top folder; relative to the working directory. */
  readonly tree?: string | undefined;
  readonly commit?: string | undefined;
}

/** The state hash of a commit, or of a work tree: its files, untracked ones too, ignored ones left out. */
export async function hashOutput({ tree = '.', commit }: HashRequest, host: Host): Promise<string> {
  if (commit !== undefined) return hashCommit(commit, host);
  const folder = resolve(host.cwd, tree);
  const top = existsSync(folder) ? findRepository(folder).folder : undefined;
  if (top !== folder) {
    throw new PreconditionError({
      message: `${quoted(folder, 200)} is not the top of a work tree`,
      remedy: top === undefined ? 'Name a folder that is there.' : `Name the top: --tree ${top}`,
    });
  }
  const level = { kind: 'process-group' } as const;
  await using area = await openPrivateArea(folder, { level, outer: host.env });
  const { store } = area.workspace;
  const hasher = new StateHasher(store.git, await createBlake3());
  const { hash } = await freeze({ store, hasher, folder, indexFile: join(store.folder, 'look.index'), excludes: [] });
  return hash;
}

async function hashCommit(commit: string, { cwd }: Host): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-hash-'));
  try {
    const repository = findRepository(cwd);
    const { refs } = openRefs(repository, scratch);
    // A git directory of ours has no HEAD of the user's.
    const named = commit === 'HEAD' ? await requireHead(repository, refs) : commit;
    return (await new StateHasher(refs, await createBlake3()).hashTree(`${named}^{tree}`)).hash;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new PreconditionError({
      message: `there is no commit ${quoted(commit, 200)} here`,
      remedy: 'Name one by its id or by a branch.',
      cause: error,
    });
  } finally {
    removeTree(scratch);
  }
}
