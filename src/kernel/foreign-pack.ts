/**
 * Objects that somebody else packed.
 * Invariant: a pack is indexed in a folder of its own, each object hashed and checked (`index-pack --strict`), within
 * limits of input, memory and time; how large its objects are is read of the pack before anything unpacks one; and it is
 * moved to where git finds it only by `movePack`, when its taker is content. A pack may be a thousandth of what it holds, or a millionth.
 * Crash: what was taken half is in a folder that no git looks into.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../base/text.ts';
import { bindGit, type Git, type GitCall, GitError } from './git.ts';
import { parsePackIds } from './pack-index.ts';
import { findPackIssue } from './pack-size.ts';

export interface ForeignPack {
  /** Bound to `objects`, and to the objects that are there already. */
  readonly git: Git;
  /** The folder of its own; it has an empty folder `pack`. */
  readonly objects: string;
  readonly pack: Buffer;
  readonly hash: 'sha1' | 'sha256';
  readonly maxPackBytes: number;
  /** The objects are gone with a private store, and are not synced. */
  readonly isPrivate?: boolean;
  /** Refuses trees with modes that git itself does not write; those of long ago have some. */
  readonly hasPlainModes?: boolean;
  /** Ends the taking: a git that is at it fails. */
  readonly signal?: AbortSignal | undefined;
}

export type TakenPack =
  | { readonly kind: 'taken'; readonly ids: readonly string[]; readonly names: readonly string[] }
  /** A sentence's end: "…, which is too much". */
  | { readonly kind: 'refused'; readonly why: string };

// As they are when unpacked.
const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;

/** What a call of git on such objects may take; no sound object asks for more memory than this in one piece. */
export const FOREIGN_CALL = { timeoutMs: 120_000, env: { GIT_ALLOC_LIMIT: '600m' } } as const;

/** A call of git on such objects, ended by the signal. */
export function foreignCall(signal: AbortSignal | undefined): GitCall {
  return { ...FOREIGN_CALL, ...(signal === undefined ? {} : { cutOff: signal }) };
}

/** Indexes a pack; throws a GitError for one that is not sound, and where it is cancelled. */
export async function takePack(foreign: ForeignPack): Promise<TakenPack> {
  const { git, objects, pack, hash, maxPackBytes, isPrivate, hasPlainModes, signal } = foreign;
  if (pack.length > maxPackBytes)
    return { kind: 'refused', why: `it has ${pack.length} bytes; expected at most ${maxPackBytes}` };
  const limits = { maxObjects: MAX_OBJECTS, maxObjectBytes: MAX_OBJECT_BYTES, maxAllBytes: MAX_ALL_BYTES };
  const why = await findPackIssue(pack, { ...limits, hash, signal });
  if (why !== undefined) return { kind: 'refused', why };
  const strict = hasPlainModes ? '--strict=badFilemode=error' : '--strict';
  const args = ['index-pack', '--stdin', strict, '--threads=1', `--max-input-size=${maxPackBytes}`];
  await git([...(isPrivate ? ['-c', 'core.fsync=none'] : []), ...args], { ...foreignCall(signal), input: pack });
  const names = readdirSync(join(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
  const index = names.find((name) => name.endsWith('.idx'));
  const ids = index === undefined ? [] : parsePackIds(readFileSync(join(objects, 'pack', index)), hash);
  return { kind: 'taken', ids, names };
}

interface ImportPack extends Pick<ForeignPack, 'pack' | 'hash' | 'maxPackBytes' | 'isPrivate' | 'signal'> {
  readonly gitDir: string;
  /** The folder of objects that the pack comes into; what it stands on may be there already. */
  readonly objects: string;
  /** Looks at the objects, by `git`, before they are moved; what it throws keeps them out. */
  readonly check?: (git: Git, ids: readonly string[]) => Promise<void>;
}

/** Takes a pack into a store: all its objects, or where something is wrong with one, none. Throws where the disk is full. */
export async function importPack({ gitDir, objects: to, check, ...pack }: ImportPack): Promise<TakenPack> {
  // Where git itself puts what is not checked yet, and clears what was left there: on the same file system.
  const objects = join(to, `tmp_objdir-incoming-${randomBytes(8).toString('hex')}`);
  const home = join(objects, 'home');
  for (const each of [join(objects, 'pack'), home]) mkdirSync(each, { recursive: true });
  mkdirSync(join(to, 'pack'), { recursive: true });
  try {
    const git = bindGit({ gitDir, home, objects, alternates: [to] });
    const taken = await takePack({ git, objects, ...pack });
    if (taken.kind === 'refused') return taken;
    await check?.(git, taken.ids);
    movePack({ names: taken.names, from: objects, to });
    return taken;
  } catch (error) {
    if (!(error instanceof GitError) || error.isDiskFull) throw error;
    const message = error.stderr.trim().split('\n')[0] || error.message;
    return { kind: 'refused', why: `it cannot be read: ${printable(message, 300)}` };
  } finally {
    rmSync(objects, { recursive: true, force: true });
  }
}

/** Moves an indexed pack to another store of objects on the same file system. */
export function movePack({
  names,
  from,
  to,
}: {
  readonly names: readonly string[];
  readonly from: string;
  readonly to: string;
}): void {
  // The index last: without it git does not look at a pack.
  for (const name of names.toSorted().toReversed()) renameSync(join(from, 'pack', name), join(to, 'pack', name));
}
