/**
 * Prepared environments on this machine: what setup made, by the key of what it was made from.
 * Invariant: under its key a layer is whole, plain and as its digest says; it is never written to. It is shared by runs, and
 * none that a living process uses is removed: it is moved away first, and moved back where somebody has begun to use it
 * meanwhile.
 * Crash: a layer that is being made, or removed, has another name, with the number of the process at work; the next
 * opening removes those of processes that are gone. A layer whose digest is not right is removed, and made again.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sha256 } from '../../base/hash.ts';
import { syncFolder, writeFileAtomic } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { errorCode } from '../../kernel/files.ts';
import { digestFolder, type FreezeRequest, freezeFolder } from '../../kernel/frozen-folder.ts';
import { moveEntry } from '../../kernel/move-entry.ts';
import { isLinux } from '../../kernel/platform.ts';
import { isProcessAlive } from '../../kernel/process-life.ts';
import { runProgram } from '../../kernel/program.ts';
import { findSystemProgram } from '../../kernel/program-path.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { forgetUsers, isUsed, keysWithUsers, markUsed } from './layer-users.ts';

/** Frozen folders that are shown together: one for the checkout, one for the home; of a build, one for its caches. */
export interface LayerParts {
  readonly tree: string;
  readonly home: string;
}

export interface FrozenLayer extends LayerParts {
  readonly key: string;
  /** Of both folders. */
  readonly digest: string;
  readonly bytes: number;
  /** How long it took to make, in milliseconds, where that was noted. */
  readonly tookMs?: number | undefined;
}

/** What becomes a layer; the folders are moved into the store. */
interface LayerDraft extends Pick<FreezeRequest, 'isForbidden' | 'maxBytes'> {
  readonly key: string;
  readonly tree: string;
  readonly home: string;
  /** Paths of each (bytes as latin1) that are not kept. */
  readonly dropped: { readonly tree: Iterable<string>; readonly home: Iterable<string> };
  /** For people: what made it. */
  readonly command: string;
  readonly tookMs?: number | undefined;
  /** What it has to be, where that is known: another one is refused. */
  readonly digest?: string;
  readonly signal: AbortSignal | undefined;
}

type Published = FrozenLayer | { readonly refusal: string } | 'cancelled';

export interface LayerStore {
  readonly folder: string;
  /** The whole layer of a key; its digest is checked the first time that it is asked for. */
  find(key: string, signal?: AbortSignal | undefined): Promise<FrozenLayer | 'cancelled' | undefined>;
  publish(draft: LayerDraft): Promise<Published>;
  /** An empty folder on the disk of the store, gone when it is disposed of. */
  openScratch(): AsyncDisposable & { readonly folder: string };
  /** Whether another living process uses the layer of a key. */
  isUsedElsewhere(key: string): boolean;
  /** Removes a layer that nobody uses any more. */
  remove(key: string): Promise<void>;
}

const recordSchema = z.object({
  digest: z.string(),
  bytes: z.number(),
  command: z.string(),
  tookMs: z.optional(z.number()),
});
const RECORD = 'layer.json';
const NEW = '.new-';
const GONE = '.gone-';

/** What this process is at work on: none of it was left by a process that is gone. */
const atWork = new Set<string>();

/** Opens a store in a folder that is made where it is missing. */
export async function openLayerStore(folder: string): Promise<LayerStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const checked = new Set<string>();
  const find: LayerStore['find'] = async (key, signal) => {
    markUsed(folder, key);
    const place = join(folder, key);
    const record = readRecord(place);
    const layer = record === undefined ? undefined : { key, ...partsOf(place), ...record };
    if (layer !== undefined) {
      const digest = checked.has(key) ? layer.digest : await digestOf(layer, signal);
      if (digest === 'cancelled') return digest;
      faultPoint('layers:after-digest');
      // Whoever removes layers may have moved it away before it could see our mark.
      if (digest === layer.digest && existsSync(join(place, RECORD))) {
        checked.add(key);
        const now = new Date();
        utimesSync(join(place, RECORD), now, now);
        return layer;
      }
    }
    checked.delete(key);
    // A layer comes whole under its name: whoever saw none may see one now.
    if (layer === undefined && !existsSync(place)) return undefined;
    if (layer === undefined && readRecord(place) !== undefined) return find(key, signal);
    await removeLayer(folder, key, { isSpared: () => false });
    return undefined;
  };
  return {
    folder,
    find,
    publish: async (draft) => {
      const { key, signal } = draft;
      markUsed(folder, key);
      const made = await make(folder, draft);
      if (made === 'cancelled' || 'refusal' in made) return made;
      if (made.isOurs) checked.add(key);
      const published = await find(key, signal);
      if (published === undefined) throw new Error(`the layer ${key} was removed as soon as it was made`);
      return published;
    },
    openScratch: () => openScratch(folder),
    isUsedElsewhere: (key) => isUsed(folder, key, { except: process.pid }),
    remove: async (key) => {
      checked.delete(key);
      await removeLayer(folder, key, { isSpared: () => false });
    },
  };
}

function openScratch(store: string): ReturnType<LayerStore['openScratch']> {
  const name = `${NEW}${process.pid}-${randomUUID()}`;
  const folder = join(store, name);
  atWork.add(name);
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      await discardTree(folder);
      atWork.delete(name);
    },
  };
}

function partsOf(folder: string): LayerParts {
  return { tree: join(folder, 'tree'), home: join(folder, 'home') };
}

/** Makes a layer under its final name. */
async function make(
  folder: string,
  { key, tree, home, dropped, command, tookMs, digest: expected, ...request }: LayerDraft,
): Promise<{ readonly isOurs: boolean } | Exclude<Published, FrozenLayer>> {
  const name = `${NEW}${process.pid}-${randomUUID()}`;
  const unfinished = join(folder, name);
  atWork.add(name);
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    moveEntry(tree, partsOf(unfinished).tree);
    moveEntry(home, partsOf(unfinished).home);
    faultPoint('layers:after-move');
    const digests: string[] = [];
    let bytes = 0;
    for (const part of ['tree', 'home'] as const) {
      const frozen = await freezeFolder(join(unfinished, part), { ...request, dropped: dropped[part] });
      if (frozen === 'cancelled' || 'refusal' in frozen) return frozen;
      digests.push(frozen.content.digest);
      bytes += frozen.content.bytes;
    }
    const digest = sha256(digests.join('\n'));
    if (expected !== undefined && digest !== expected) return { refusal: 'it has another digest' };
    writeFileAtomic(join(unfinished, RECORD), [`${JSON.stringify({ digest, bytes, command, tookMs })}\n`]);
    await syncDisk(unfinished);
    faultPoint('layers:after-freeze');
    const isOurs = moveInto(unfinished, join(folder, key));
    syncFolder(folder);
    faultPoint('layers:after-publish');
    return { isOurs };
  } finally {
    // What was refused, could not be written, or was made by another run meanwhile.
    if (existsSync(unfinished)) await discardTree(unfinished);
    atWork.delete(name);
  }
}

/** Says whether the name was free: whoever had it made the same. */
function moveInto(unfinished: string, place: string): boolean {
  try {
    renameSync(unfinished, place);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return false;
    throw error;
  }
}

async function digestOf(parts: LayerParts, signal: AbortSignal | undefined): Promise<string | 'cancelled'> {
  const found = await readLayer(parts, { signal });
  return typeof found === 'string' ? found : 'digest' in found ? found.digest : found.refusal;
}

/** Reads a layer as it is on the disk; refused where something forbidden is in it. */
export async function readLayer(
  { tree, home }: LayerParts,
  request: Pick<FreezeRequest, 'isForbidden' | 'signal'>,
): Promise<{ readonly digest: string } | { readonly refusal: string } | 'cancelled'> {
  const digests: string[] = [];
  for (const part of [tree, home]) {
    const found = await digestFolder(part, request);
    if (found === 'cancelled' || 'refusal' in found) return found;
    digests.push(found.content.digest);
  }
  return { digest: sha256(digests.join('\n')) };
}

function readRecord(place: string): z.output<typeof recordSchema> | undefined {
  try {
    const read = recordSchema.safeParse(JSON.parse(readRegularText(join(place, RECORD))));
    return read.success ? read.data : undefined;
  } catch {
    // None, or not whole: the layer is made again.
    return undefined;
  }
}

interface ListedLayer {
  /** Folder of its store. */
  readonly store: string;
  readonly key: string;
  readonly bytes: number;
  /** In milliseconds of the epoch. */
  readonly usedAt: number;
}

/** The layers of a store. */
function listLayers(store: string): readonly ListedLayer[] {
  return readdirSync(store).flatMap((key) => {
    const record = key.startsWith('.') ? undefined : readRecord(join(store, key));
    if (record === undefined) return [];
    const usedAt = statSync(join(store, key, RECORD), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return [{ store, key, bytes: record.bytes, usedAt }];
  });
}

/** Removes those layers of some stores that were not used for longest, until the rest is no larger; says how many bytes went. */
export async function trimLayers(stores: readonly string[], maxBytes: number): Promise<number> {
  const layers = stores.filter((each) => existsSync(each)).flatMap(listLayers);
  const total = layers.reduce((sum, { bytes }) => sum + bytes, 0);
  let removed = 0;
  for (const { store, key, bytes } of layers.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total - removed <= maxBytes) break;
    if (await removeLayer(store, key, { isSpared: () => isUsed(store, key) })) removed += bytes;
  }
  return removed;
}

/** Removes the layers of some stores that no living process uses; says how many bytes they had. */
export async function removeUnusedLayers(stores: readonly string[]): Promise<number> {
  for (const store of stores) if (existsSync(store)) await removeUnfinished(store);
  return trimLayers(stores, -1);
}

/** Says whether it is gone. */
async function removeLayer(
  store: string,
  key: string,
  { isSpared }: { readonly isSpared: () => boolean },
): Promise<boolean> {
  if (isSpared()) return false;
  const name = `${GONE}${process.pid}-${randomUUID()}`;
  const [place, gone] = [join(store, key), join(store, name)];
  atWork.add(name);
  try {
    renameSync(place, gone);
    faultPoint('layers:after-gone');
    // Whoever came to use it meanwhile has left a mark before it looked.
    if (isSpared() && moveInto(gone, place)) return false;
    forgetUsers(store, key);
    await discardTree(gone);
    return true;
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  } finally {
    atWork.delete(name);
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const key of keysWithUsers(folder)) if (!existsSync(join(folder, key))) forgetUsers(folder, key);
  for (const name of readdirSync(folder)) {
    const prefix = [NEW, GONE].find((each) => name.startsWith(each));
    if (prefix === undefined || atWork.has(name)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid !== process.pid && isProcessAlive(pid)) continue;
    await discardTree(join(folder, name));
  }
}

/** All that was written to the file system of a folder is on the disk afterwards. */
async function syncDisk(folder: string): Promise<void> {
  const program = findSystemProgram('sync');
  // Where it is not there a power loss costs the layer: its digest is checked before it is used.
  if (program === undefined) return;
  const args = isLinux() ? ['-f', folder] : [];
  await runProgram({ program, args, cwd: '/', env: {}, maxBytes: 1 << 16, maxStderrChars: 1000 });
}
