/**
 * The state hash of a folder or of a commit.
 * Invariant: only looked at, but for a checkout that a killed run in place left on the way from one state to the next:
 * that is brought to the end first. No hash is given of a checkout that was on the way meanwhile.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBlake3 } from '../base/blake3.ts';
import { AutorizeError, EXIT, PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { GitError } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { followMark, restoreCheckout } from './finish-landing.ts';
import { freeze } from './snapshot.ts';
import { StateHasher } from './state-hash.ts';
import { workPathsOf } from './store.ts';
import { openTemporaryArea } from './temporary-area.ts';

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
  const paths = workPathsOf({ cwd: folder });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await restoreCheckout(paths, host);
    const before = followMark(paths);
    const hash = await hashFolder(folder, host);
    if (followMark(paths) === before) return hash;
  }
  throw new AutorizeError('checkout_open', EXIT.locked, {
    message: `a run in place changed ${quoted(folder, 200)} each time that it was looked at`,
    remedy: 'Wait for the run, or end it.',
  });
}

// Between two landings there is at least the turn of an agent.
const MAX_TRIES = 5;

async function hashFolder(folder: string, { env }: Pick<Host, 'env'>): Promise<string> {
  const level = { kind: 'process-group' } as const;
  await using area = await openTemporaryArea(folder, { level, parentEnv: env, runsNothing: true });
  const { store } = area.privateArea;
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
