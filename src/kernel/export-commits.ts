/**
 * The way back from a private store into the user's repository.
 * Invariant: a branch moves only while no work tree has it checked out; objects are there, and on the disk, before a ref names them; git hashes each again on the way in.
 * Crash before the ref moves: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 * What is large is copied first, while the run can still be interrupted: once an intent is written, a ref moves soon.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './durable.ts';
import type { Git } from './git.ts';
import type { GitStore } from './git-store.ts';
import { moveRef, type RefMove, type RefMoved } from './refs.ts';
import { bindRefs, requireNotCheckedOut, requireNotOvertaken, type UserRepository } from './user-repository.ts';

/**
 * Copies commits of the store into the user's repository, then moves a ref of it: done, or where the ref really is.
 * `exported`: what `exportObjects` has copied just before.
 */
export async function exportCommits(
  store: GitStore,
  repository: UserRepository,
  { exported = [], ...move }: RefMove & { readonly exported?: readonly string[] },
): Promise<RefMoved> {
  requireNotCheckedOut(repository, move.ref);
  const git = bindUserRefs(store, repository);
  await copyObjects({ store, repository, git, wanted: [move.to], known: [move.from ?? store.base, ...exported] });
  return moveBranch(repository, git, move);
}

/** Copies trees and commits of the store into the user's repository, where no ref names them yet; `cutOff` ends it with an error. */
export async function exportObjects(
  store: GitStore,
  repository: UserRepository,
  { wanted, from = store.base }: { readonly wanted: readonly string[]; readonly from: string | undefined },
  cutOff: AbortSignal,
): Promise<void> {
  await copyObjects({ store, repository, git: bindUserRefs(store, repository), wanted, known: [from], cutOff });
}

function bindUserRefs({ folder, home }: GitStore, repository: UserRepository): Git {
  return bindRefs(repository, { folder: join(folder, 'user-refs'), home });
}

interface Copying {
  readonly store: GitStore;
  readonly repository: UserRepository;
  /** Bound to the user's objects. */
  readonly git: Git;
  readonly wanted: readonly string[];
  /** What the user's repository has, besides the base. */
  readonly known: readonly string[];
  readonly cutOff?: AbortSignal;
}

async function copyObjects({ store, repository, git, wanted, known, cutOff }: Copying): Promise<void> {
  const call = cutOff === undefined ? {} : { cutOff };
  const outgoing = join(store.folder, 'outgoing');
  rmSync(outgoing, { recursive: true, force: true });
  mkdirSync(outgoing);
  const input = [...wanted, ...[...known, store.base].map((id) => `^${id}`)].map((id) => `${id}\n`).join('');
  await store.git(['pack-objects', '-q', '--revs', join(outgoing, 'pack')], { input, ...call });
  const pack = readdirSync(outgoing).find((name) => name.endsWith('.pack'));
  if (pack === undefined) return;
  await git(['index-pack', '--stdin'], { input: readFileSync(join(outgoing, pack)), ...call });
  // Git syncs what it writes, but no name of it: what a ref is of has to be there before the ref.
  const { objects } = repository;
  syncFolders({ from: join(objects, 'pack'), to: objects });
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
