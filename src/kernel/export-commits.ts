/**
 * The way back from a private store into the user's repository.
 * Invariant: a branch moves only while no work tree has it checked out; objects are there, and on the disk, before a ref names them; git hashes each again on the way in.
 * Crash before the ref moves: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './durable.ts';
import type { Git } from './git.ts';
import type { GitStore } from './git-store.ts';
import { moveRef, type RefMove, type RefMoved } from './refs.ts';
import { bindRefs, requireNotCheckedOut, requireNotOvertaken, type UserRepository } from './user-repository.ts';

/** Copies commits of the store into the user's repository, then moves a ref of it: done, or where the ref really is. */
export async function exportCommits(store: GitStore, repository: UserRepository, move: RefMove): Promise<RefMoved> {
  requireNotCheckedOut(repository, move.ref);
  const git = bindRefs(repository, { folder: join(store.folder, 'user-refs'), home: store.home });
  const outgoing = join(store.folder, 'outgoing');
  rmSync(outgoing, { recursive: true, force: true });
  mkdirSync(outgoing);
  const wanted = `${move.to}\n^${move.from ?? store.base}\n^${store.base}\n`;
  await store.git(['pack-objects', '-q', '--revs', join(outgoing, 'pack')], { input: wanted });
  const pack = readdirSync(outgoing).find((name) => name.endsWith('.pack'));
  if (pack !== undefined) await git(['index-pack', '--stdin'], { input: readFileSync(join(outgoing, pack)) });
  // Git syncs what it writes, but no name of it: what a ref is of has to be there before the ref.
  const { objects } = repository;
  if (pack !== undefined) syncFolders({ from: join(objects, 'pack'), to: objects });
  return moveBranch(repository, git, move);
}

/** Moves a branch of the user's repository that no work tree has checked out; it is on the disk then. */
export async function moveBranch(repository: UserRepository, git: Git, move: RefMove): Promise<RefMoved> {
  const { commonDir } = repository;
  requireNotCheckedOut(repository, move.ref);
  const moved = await moveRef(git, move);
  if (moved.kind === 'moved') return moved;
  syncFolders({ from: dirname(join(commonDir, move.ref)), to: join(commonDir, 'refs') });
  requireNotOvertaken(repository, move);
  return moved;
}

/** Syncs a folder and those above it, down to another one. */
function syncFolders({ from, to }: { readonly from: string; readonly to: string }): void {
  for (let folder = from; folder.startsWith(to); folder = dirname(folder)) if (existsSync(folder)) syncFolder(folder);
}
