/**
 * The way back from a private store into the user's repository.
 * Invariant: a branch moves only while no work tree has it checked out; objects are there, and on the disk, before a ref names them; each is hashed again on the way in.
 * Crash before the ref moves: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 * What is accepted is copied first, while the run can still be interrupted: once an intent is written, only a ref moves.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './durable.ts';
import type { Git, GitCall } from './git.ts';
import type { GitStore } from './git-store.ts';
import { packLooseCommit } from './loose-pack.ts';
import { moveRef, type RefMove, type RefMoved } from './refs.ts';
import { storePack } from './stored-pack.ts';
import { bindRefs } from './user-refs.ts';
import { requireNotCheckedOut, requireNotOvertaken, type UserRepository } from './user-repository.ts';

/** Copies a commit of the store into the user's repository, then moves a ref of it: done, or where the ref really is. */
export async function exportCommits(store: GitStore, repository: UserRepository, move: RefMove): Promise<RefMoved> {
  requireNotCheckedOut(repository, move.ref);
  const git = bindUserRefs(store, repository);
  await copyObjects({ store, repository, bind: () => git, wanted: move.to, known: move.from ?? store.base });
  return moveBranch(repository, git, move);
}

/** Copies a commit of the store into the user's repository, where no ref names it yet; `cutOff` ends it with an error. */
export async function exportObjects(
  store: GitStore,
  repository: UserRepository,
  { to, from = store.base }: Pick<RefMove, 'from' | 'to'>,
  cutOff: AbortSignal,
): Promise<void> {
  await copyObjects({
    store,
    repository,
    bind: () => bindUserRefs(store, repository),
    wanted: to,
    known: from,
    cutOff,
  });
}

/** Moves a ref of the user's repository to what `exportObjects` has copied: done, or where the ref really is. */
export function moveToExported(store: GitStore, repository: UserRepository, move: RefMove): Promise<RefMoved> {
  return moveBranch(repository, bindUserRefs(store, repository), move);
}

function bindUserRefs({ folder, home }: GitStore, repository: UserRepository): Git {
  return bindRefs(repository, { folder: join(folder, 'user-refs'), home });
}

interface Copying {
  readonly store: GitStore;
  readonly repository: UserRepository;
  /** Binds a git to the user's objects, where one is needed. */
  readonly bind: () => Git;
  readonly wanted: string;
  /** A commit that the user's repository has, besides the base. */
  readonly known: string;
  readonly cutOff?: AbortSignal;
}

async function copyObjects({ store, repository, bind, wanted, known, cutOff }: Copying): Promise<void> {
  const call = cutOff === undefined ? {} : { cutOff };
  const few = await packLooseCommit(store, { commit: wanted, from: known, isCompressed: true });
  const { objects } = repository;
  // What the system refuses, git explains.
  if (few === undefined || !storePack(objects, few)) {
    const pack = few?.bytes ?? (await packNew({ store, wanted, known, call }));
    if (pack === undefined) return;
    await bind()(['index-pack', '--stdin'], { input: pack, ...call });
  }
  // Its content is on the disk, but no name of it: what a ref is of has to be there before the ref.
  syncFolders({ from: join(objects, 'pack'), to: objects });
}

/** All that the user's repository may lack; undefined where that is nothing. */
async function packNew({
  store,
  wanted,
  known,
  call,
}: Pick<Copying, 'store' | 'wanted' | 'known'> & { readonly call: GitCall }): Promise<Buffer | undefined> {
  const outgoing = join(store.folder, 'outgoing');
  rmSync(outgoing, { recursive: true, force: true });
  mkdirSync(outgoing);
  const input = `${wanted}\n^${known}\n^${store.base}\n`;
  // Not synced: it lies in the store, and is gone with it.
  await store.git(['-c', 'core.fsync=none', 'pack-objects', '-q', '--revs', join(outgoing, 'pack')], {
    input,
    ...call,
  });
  const pack = readdirSync(outgoing).find((name) => name.endsWith('.pack'));
  return pack === undefined ? undefined : readFileSync(join(outgoing, pack));
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

/** Folders whose own names are on the disk, as they were made: one of the same name that is made later is another. */
const named = new Set<string>();

/** Syncs a folder, and of those above it, down to another one, each that has the name of a new folder in it. */
function syncFolders({ from, to }: { readonly from: string; readonly to: string }): void {
  const synced: string[] = [];
  for (let folder = from; folder.startsWith(to); folder = dirname(folder)) {
    const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) continue;
    syncFolder(folder);
    const identity = `${stats.dev} ${stats.ino} ${stats.birthtimeNs} ${folder}`;
    if (named.has(identity)) break;
    synced.push(identity);
  }
  for (const identity of synced) named.add(identity);
}
