/**
 * The state hash of trees.
 * Invariant: it depends on paths, modes and contents alone: the same state has the same hash on every machine, in every
 * clone. Contents are hashed as they are read, by another hash than git's, so an object that was changed in its store
 * is found. A content that was hashed once is known by its git id from then on.
 */
import type { Blake3 } from '../base/blake3.ts';
import { decodePath } from '../base/byte-path.ts';
import { isObjectId } from '../base/object-id.ts';
import { splitNul } from '../base/raw-diff.ts';
import { type Git, type GitCall, GitError } from '../kernel/git.ts';
import { listFiles } from '../kernel/git-store.ts';
import { OBJECT_QUESTIONS } from '../kernel/object-stream.ts';
import { hashManifest, type ManifestEntry } from './manifest.ts';

export interface TreeState {
  readonly hash: string;
  readonly entries: readonly ManifestEntry[];
}

interface Listed {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
  readonly size: number;
}

const LINK_TO_REPOSITORY = '160000';
// Of contents that are in memory at a time; a larger file comes alone.
const BATCH_BYTES = 32 << 20;
const HEAD_BYTES = 200;
const NEWLINE = 0x0a;
// Each is asked for by itself.
const MAX_FEW = 64;

export class StateHasher {
  readonly #git: Git;
  readonly #blake3: Blake3;
  readonly #known = new Map<string, string>();

  /** `git` reads the objects of the trees. */
  constructor(git: Git, blake3: Blake3) {
    this.#git = git;
    this.#blake3 = blake3;
  }

  /** The state of a tree or of a commit's tree. Throws a GitError where the signal ends the reading. */
  async hashTree(tree: string, signal?: AbortSignal): Promise<TreeState> {
    const call = signal === undefined ? {} : { cutOff: signal };
    const files = (await this.#readFew(tree, call)) ?? (await this.#readAll(tree, call));
    const entries = files.map(({ path, mode, id }) => ({ path, mode, hash: this.#hashOf(mode, id) }));
    return { hash: hashManifest(entries, this.#blake3), entries };
  }

  /** The same; undefined where the signal comes first. */
  async hashTreeUntil(tree: string, signal: AbortSignal): Promise<TreeState | undefined> {
    try {
      return await this.hashTree(tree, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  #hashOf(mode: string, id: string): string {
    if (mode === LINK_TO_REPOSITORY) return this.#blake3(id);
    const known = this.#known.get(id);
    if (known === undefined) throw new Error(`the content ${id} was not read`);
    return known;
  }

  /** Reads a tree of which a few contents are new, without a git; undefined where many are, or large ones. */
  async #readFew(tree: string, { cutOff }: GitCall): Promise<readonly Omit<Listed, 'size'>[] | undefined> {
    const { objects } = this.#git;
    if (objects === undefined || !isObjectId(tree)) return undefined;
    const files = await listFiles({ git: this.#git }, tree);
    const wanted = new Set(
      files.flatMap(({ mode, id }) => (mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [id])),
    );
    if (wanted.size > MAX_FEW) return undefined;
    for (const id of wanted) {
      if (cutOff?.aborted === true) throw new GitError(OBJECT_QUESTIONS, 'being cut off', '');
      const { type, bytes } = await objects.read(id);
      if (type !== 'blob') throw noContent(id);
      this.#known.set(id, this.#blake3(bytes));
    }
    return files.map(({ mode, id, path }) => ({ mode, id, path: decodePath(path) }));
  }

  async #readAll(tree: string, call: GitCall): Promise<readonly Listed[]> {
    const files = await this.#list(tree, call);
    await this.#learn(files, call);
    return files;
  }

  async #list(tree: string, call: GitCall): Promise<Listed[]> {
    const { stdout } = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', tree], call);
    return splitNul(stdout).map((entry) => {
      const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(decodePath(entry));
      const [, mode = '', id = '', size = '', path = ''] = found ?? [];
      return { mode, id, size: Number(size) || 0, path };
    });
  }

  async #learn(files: readonly Listed[], call: GitCall): Promise<void> {
    const wanted = new Map(
      files.flatMap(({ mode, id, size }) =>
        mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [[id, size] as const],
      ),
    );
    let batch: string[] = [];
    let bytes = 0;
    for (const [id, size] of wanted) {
      if (batch.length > 0 && bytes + size > BATCH_BYTES) {
        await this.#read(batch, bytes, call);
        batch = [];
        bytes = 0;
      }
      batch.push(id);
      bytes += size + HEAD_BYTES;
    }
    if (batch.length > 0) await this.#read(batch, bytes, call);
  }

  async #read(ids: readonly string[], bytes: number, call: GitCall): Promise<void> {
    const limits = { input: `${ids.join('\n')}\n`, maxBytes: 2 * bytes + BATCH_BYTES };
    const { stdout } = await this.#git(OBJECT_QUESTIONS, { ...call, ...limits });
    let at = 0;
    for (const id of ids) {
      const end = stdout.indexOf(NEWLINE, at);
      const [, found, size] = /^([0-9a-f]+) blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? [];
      if (found !== id || size === undefined) throw noContent(id);
      const from = end + 1;
      at = from + Number(size);
      this.#known.set(id, this.#blake3(stdout.subarray(from, at)));
      at += 1;
    }
  }
}

function noContent(id: string): GitError {
  return new GitError(OBJECT_QUESTIONS, 'no content', `${id} is not there`);
}
