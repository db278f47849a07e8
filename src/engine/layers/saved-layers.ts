/**
 * Prepared environments as files, for another machine of the same workflow: an archive each, and a list of them.
 * Invariant: nothing of such a folder is unpacked before its list has the digest that the machine which made it gave, and
 * an archive the one in the list. What was unpacked is used only if it has the digest of the layer. Layers that
 * bubblewrap's commands see come from bubblewrap's commands, and go to no other store.
 * Crash: an archive is under its digest as its name, whole, and the list comes last: half a folder has no list, or an
 * earlier one. Two who save to one folder leave all archives of the list that is there. What was half unpacked is removed
 * with the next opening of the store.
 */
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, lstatSync, mkdirSync, readdirSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { IntegrityError, PreconditionError } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { quoted } from '../../base/text.ts';
import { openConfined, readConfined } from '../../kernel/confined-file.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { packFolders, unpackFolders } from '../../kernel/folder-archive.ts';
import { Pace } from '../../kernel/pace.ts';
import { isProcessAlive } from '../../kernel/process-life.ts';
import { type FrozenLayer, type LayerStore, readLayer } from './layer-store.ts';

/** The only store whose layers are saved: its checkouts have one path, which installed programs hold. */
export const SAVED_STORE = 'bubblewrap-layers';

const LIST = 'environment.json';
const MAX_LIST_BYTES = 1 << 20;
const PIECE_BYTES = 1 << 20;
const VERSION = 1;
const hexDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const listSchema = z.strictObject({
  version: z.literal(VERSION),
  store: z.literal(SAVED_STORE),
  layers: z.array(
    z.strictObject({
      key: hexDigest,
      digest: hexDigest,
      bytes: z.number(),
      command: z.string(),
      /** SHA-256 of the archive, and its name. */
      archive: hexDigest,
    }),
  ),
});

type SavedList = z.output<typeof listSchema>;

interface SaveRequest {
  /** Made where it is missing; what it holds of an earlier save is replaced. */
  readonly folder: string;
  readonly layers: readonly (FrozenLayer & { readonly command: string })[];
  /** Whether some bytes hold what must not leave this machine, such as a key. */
  readonly isForbidden: ((bytes: Buffer) => boolean) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Saves layers into a folder; gives the digest that whoever restores them needs. */
export async function saveLayers({
  folder,
  layers,
  isForbidden,
  signal,
}: SaveRequest): Promise<{ readonly digest: string } | { readonly refusal: string } | 'cancelled'> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeUnfinished(folder);
  const before = namesOf(readList(folder));
  const saved: SavedList['layers'] = [];
  for (const { key, digest, bytes, command, tree, home } of layers) {
    const read = await readLayer({ tree, home }, { isForbidden, signal });
    if (read === 'cancelled' || 'refusal' in read) return read;
    if (read.digest !== digest) return { refusal: 'somebody changed it while it was saved' };
    const unfinished = join(folder, `.${process.pid}-${randomUUID()}.tmp`);
    try {
      const packed = await packFolders(join(tree, '..'), ['tree', 'home'], { file: unfinished, signal });
      faultPoint('saved-layers:after-pack');
      const archive = packed === 'cancelled' ? packed : await digestFile(folder, unfinished, signal);
      if (archive === 'cancelled') return archive;
      renameSync(unfinished, archivePath(folder, archive));
      saved.push({ key, digest, bytes, command, archive });
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  faultPoint('saved-layers:after-archives');
  const list: SavedList = { version: VERSION, store: SAVED_STORE, layers: saved };
  const text = `${JSON.stringify(list)}\n`;
  writeFileAtomic(join(folder, LIST), [text]);
  faultPoint('saved-layers:after-list');
  // Another one may have written its list meanwhile.
  const now = namesOf(readList(folder));
  for (const name of before) if (!now.includes(name)) rmSync(archivePath(folder, name), { force: true });
  return { digest: sha256(text) };
}

interface RestoreRequest {
  readonly folder: string;
  /** What `saveLayers` gave where the folder was saved. */
  readonly digest: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Takes saved layers over into a store; throws an IntegrityError where they are not those of the digest. `absent`: there is
 * nothing in the folder, as where a cache has no entry any more.
 */
export async function restoreLayers(
  store: LayerStore,
  { folder, digest, signal }: RestoreRequest,
): Promise<'restored' | 'absent' | 'cancelled'> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return 'absent';
  const bytes = readBytes(folder);
  if (bytes === undefined || sha256(bytes) !== digest) throw notTheSaved(folder, 'its list has another digest');
  const list = listSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!list.success) {
    throw new PreconditionError({
      message: `the environment saved in ${quoted(folder, 300)} was saved by another version of autorize`,
      remedy: 'Use the same version of the action in all jobs of the workflow.',
    });
  }
  const { layers } = list.data;
  for (const layer of layers)
    if ((await restoreOne(store, layer, { folder, signal })) === 'cancelled') return 'cancelled';
  return 'restored';
}

async function restoreOne(
  store: LayerStore,
  { key, digest, command, archive }: SavedList['layers'][number],
  { folder, signal }: Pick<RestoreRequest, 'folder' | 'signal'>,
): Promise<'done' | 'cancelled'> {
  const here = await store.find(key, signal);
  if (here === 'cancelled') return here;
  if (here?.digest === digest) return 'done';
  if (here !== undefined) await makeWay(store, key);
  const file = archivePath(folder, archive);
  const found = await digestFile(folder, file, signal);
  if (found === 'cancelled') return found;
  if (found !== archive) throw notTheSaved(folder, `${archive}.tar has another digest`);
  faultPoint('saved-layers:before-unpack');
  await using scratch = store.openScratch();
  if ((await unpackFolders(scratch.folder, { file, signal })) === 'cancelled') return 'cancelled';
  faultPoint('saved-layers:after-unpack');
  const parts = { tree: join(scratch.folder, 'tree'), home: join(scratch.folder, 'home') };
  const isWhole = Object.values(parts).every((part) => lstatSync(part, { throwIfNoEntry: false })?.isDirectory());
  if (!isWhole) throw notTheSaved(folder, 'an archive has not the folders of a layer');
  const dropped = { tree: [], home: [] };
  const published = await store.publish({ ...parts, key, digest, command, signal, dropped });
  if (published === 'cancelled') return published;
  if ('refusal' in published) throw notTheSaved(folder, published.refusal);
  // Another process may have put its own there meanwhile.
  if (published.digest !== digest) throw inUse(key);
  return 'done';
}

/** What this machine made under the same key is not what all jobs of the workflow are to have. */
async function makeWay(store: LayerStore, key: string): Promise<void> {
  if (store.isUsedElsewhere(key)) throw inUse(key);
  await store.remove(key);
}

function inUse(key: string): PreconditionError {
  return new PreconditionError({
    message: `another run on this machine uses a different environment under the key ${key.slice(0, 12)}`,
    remedy: 'Run this job again when the other run has ended.',
  });
}

function notTheSaved(folder: string, why: string): IntegrityError {
  return new IntegrityError({
    message: `the environment in ${quoted(folder, 300)} is not the one that the digest is of: ${why}; nothing of it was used`,
    remedy:
      'Run all jobs of the workflow again, which saves a new one. If it happens again, somebody writes to the cache of the repository: see who can.',
  });
}

function archivePath(folder: string, digest: string): string {
  return join(folder, `${digest}.tar`);
}

function namesOf(list: SavedList | undefined): readonly string[] {
  return list?.layers.map(({ archive }) => archive) ?? [];
}

/** An earlier list in a folder that is saved to again. */
function readList(folder: string): SavedList | undefined {
  try {
    return listSchema.safeParse(JSON.parse(readBytes(folder)?.toString('utf8') ?? '')).data;
  } catch {
    // None, or not whole: what is there stays.
    return undefined;
  }
}

/** The list as it lies there; undefined where it is no file that can be one. */
function readBytes(folder: string): Buffer | undefined {
  const read = readConfined({ path: join(folder, LIST), shown: LIST, folders: [folder] }, MAX_LIST_BYTES);
  return 'problem' in read ? undefined : read.bytes;
}

/** SHA-256 of a file of the folder; of nothing where it is no file. */
async function digestFile(
  folder: string,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string | 'cancelled'> {
  const opened = openConfined({ path, shown: path, folders: [folder] });
  if ('problem' in opened) return '';
  try {
    const [hash, piece, pace] = [createHash('sha256'), Buffer.alloc(PIECE_BYTES), new Pace()];
    for (;;) {
      const length = readSync(opened.descriptor, piece);
      if (length === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, length));
      await pace.step();
      if (signal?.aborted === true) return 'cancelled';
    }
  } finally {
    closeSync(opened.descriptor);
  }
}

/** What a process that is gone was writing. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\.(\d+)-[0-9a-f-]{36}\.tmp$/.exec(name) ?? [];
    if (pid !== undefined && !isProcessAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
