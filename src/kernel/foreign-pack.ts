/**
 * Objects that somebody else packed.
 * Invariant: a pack is indexed in a folder of its own, each object hashed and checked (`index-pack --strict`), within
 * limits of input, memory and time; how large its objects are is read of the pack before anything unpacks one; and it is
 * moved to where git finds it only by `movePack`, when its taker is content. A pack may be a thousandth of what it holds, or a millionth.
 * Crash: what was taken half is in a folder that no git looks into.
 */
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Git, GitCall } from './git.ts';
import { parsePackIds } from './pack-index.ts';
import { findPackFlaw } from './pack-size.ts';

export interface ForeignPack {
  /** Bound to `objects`, and to the objects that are there already. */
  readonly git: Git;
  /** The folder of its own; it has an empty folder `pack`. */
  readonly objects: string;
  readonly pack: Buffer;
  readonly hash: 'sha1' | 'sha256';
  readonly maxPackBytes: number;
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
export async function takePack({ git, objects, pack, hash, maxPackBytes, signal }: ForeignPack): Promise<TakenPack> {
  if (pack.length > maxPackBytes)
    return { kind: 'refused', why: `it has ${pack.length} bytes; expected at most ${maxPackBytes}` };
  const limits = { maxObjects: MAX_OBJECTS, maxObjectBytes: MAX_OBJECT_BYTES, maxAllBytes: MAX_ALL_BYTES };
  const why = await findPackFlaw(pack, { ...limits, hash, signal });
  if (why !== undefined) return { kind: 'refused', why };
  const args = ['index-pack', '--stdin', '--strict', '--threads=1', `--max-input-size=${maxPackBytes}`];
  await git(args, { ...foreignCall(signal), input: pack });
  const names = readdirSync(join(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
  const index = names.find((name) => name.endsWith('.idx'));
  const ids = index === undefined ? [] : parsePackIds(readFileSync(join(objects, 'pack', index)), hash);
  return { kind: 'taken', ids, names };
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
