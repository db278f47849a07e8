/**
 * The commits of an agent, read from the files in which a plain git leaves them, without a git.
 * Invariant: of the agent's `.git` only regular files below real folders are read, and no more of them than asked for;
 * nothing in it says where else to read. Each object is hashed, and is of the kind that names it. What is given is whole:
 * a line of commits down to the one that the agent started from, and all that each has and its parent has not. What git
 * has to check of it is packed for that.
 * Whatever else the agent made of its repository, and whatever is large, is left to the git in the agent's isolation.
 */
import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import { isPlainCommit, isPlainTree } from '../../base/plain-objects.ts';
import { FOLDER, parseTreeObject, type TreeEntry } from '../../base/tree-object.ts';
import { isSystemError } from '../../kernel/files.ts';
import type { GitObject, ObjectStream } from '../../kernel/git.ts';
import { type GitStore, treeIdOf } from '../../kernel/git-store.ts';
import { fileOf, type LooseObject, unpackLoose } from '../../kernel/loose-object.ts';
import { type Pack, packObjects } from '../../kernel/loose-pack.ts';
import { readSmallFile } from '../../kernel/regular-file.ts';
import { readTree } from '../../kernel/tree-reader.ts';
import { agentGitTexts, type WorkspaceRequest } from '../workspace/workspace.ts';

// Our own thread reads them: of many, or of large ones, a git is the faster.
const MAX_OBJECTS = 200;
const MAX_BYTES = 4 << 20;
const MAX_TEXT_BYTES = 64 * 1024;

export interface LooseCommitsRequest {
  /** The agent's `.git`, in which nothing runs any more. */
  readonly gitDir: string;
  /** The commit that the agent started from; in the store. */
  readonly from: string;
  /** How that `.git` was made. */
  readonly made: Pick<WorkspaceRequest, 'branch' | 'identity'>;
}

export interface LooseCommits {
  readonly commit: string;
  /** Those after `from`, newest first. */
  readonly commits: readonly string[];
  /** All that is new, each after what it names; undefined where nothing is. */
  readonly found: NewObjects | undefined;
}

export interface NewObjects {
  readonly objects: readonly LooseObject[];
  /** For git to check; undefined where it would have nothing to say of the objects. */
  readonly pack: Pack | undefined;
}

/** Reads what HEAD of an agent's repository is at; undefined where that is for its own git to say. */
export async function readLooseCommits(
  store: Pick<GitStore, 'git'>,
  { gitDir, from, made }: LooseCommitsRequest,
): Promise<LooseCommits | undefined> {
  const { objects } = store.git;
  if (objects === undefined) return undefined;
  const commit = readHead(gitDir, { from, made });
  if (commit === undefined) return undefined;
  if (commit === from) return { commit, commits: [], found: undefined };
  const reading = new Reading(join(gitDir, 'objects'), objects);
  const line: { readonly id: string; readonly tree: string; readonly bytes: Buffer }[] = [];
  for (let id = commit; id !== from; ) {
    const bytes = reading.read(id, 'commit');
    const { tree, parent } = (bytes && linksOf(bytes)) ?? {};
    if (bytes === undefined || tree?.length !== from.length || parent?.length !== from.length) return undefined;
    line.push({ id, tree, bytes });
    id = parent;
  }
  let before = await treeIdOf(store, from);
  for (const { id, tree, bytes } of line.toReversed()) {
    if (!(await reading.takeTree({ before, after: tree }))) return undefined;
    reading.taken.set(id, { type: 'commit', bytes });
    before = tree;
  }
  const { taken } = reading;
  const found = { commit, commits: line.map(({ id }) => id) };
  const news = [...taken.values()];
  if (reading.arePlain && line.every(({ bytes }) => isPlainCommit(bytes)))
    return { ...found, found: { objects: news, pack: undefined } };
  const pack = packObjects((id) => taken.get(id), [...taken.keys()], constants.Z_NO_COMPRESSION);
  return pack && { ...found, found: { objects: news, pack } };
}

/** The commit that HEAD is at, where the `.git` says no more of that than the one that was made. */
function readHead(gitDir: string, { from, made }: Omit<LooseCommitsRequest, 'gitDir'>): string | undefined {
  const { config, head, ref } = agentGitTexts({ ...made, commit: from });
  const read = (name: string) => readBelow(gitDir, name, MAX_TEXT_BYTES)?.toString('latin1');
  const isThere = (name: string) => lstatSync(join(gitDir, name), { throwIfNoEntry: false }) !== undefined;
  const isAsMade = read('config') === Buffer.from(config).toString('latin1') && read('HEAD') === head;
  // It would name another folder of refs.
  if (!isAsMade || isThere('commondir')) return undefined;
  const [, id] = /^([0-9a-f]+)\n$/.exec(read(ref) ?? '') ?? [];
  return id?.length === from.length ? id : undefined;
}

/** A regular file below a folder, without a link on the way from there. */
function readBelow(folder: string, name: string, maxBytes: number): Buffer | undefined {
  for (let above = dirname(name); ; above = dirname(above)) {
    if (!isRealFolder(join(folder, above))) return undefined;
    if (above === '.') break;
  }
  return readSmallFile(join(folder, name), maxBytes)?.bytes;
}

function isRealFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

/** The tree and the only parent of a commit, as git reads them. */
function linksOf(bytes: Buffer): { readonly tree: string; readonly parent: string } | undefined {
  const head = bytes.toString('latin1', 0, 400);
  const [, tree, parent] = /^tree ([0-9a-f]+)\nparent ([0-9a-f]+)\n(?!parent )/.exec(head) ?? [];
  return tree === undefined || parent === undefined ? undefined : { tree, parent };
}

class Reading {
  /** Each after what it names. */
  readonly taken = new Map<string, LooseObject>();
  /** Whether git would have nothing to say of any tree that was taken. */
  arePlain = true;
  readonly #folder: string;
  readonly #store: ObjectStream;
  #room = MAX_BYTES;
  #count = 0;

  constructor(folder: string, store: ObjectStream) {
    this.#folder = folder;
    this.#store = store;
  }

  /** An object of the agent's; undefined where it lies elsewhere, or there are too many. */
  read(id: string, type: GitObject['type']): Buffer | undefined {
    this.#count += 1;
    if (this.#count > MAX_OBJECTS) return undefined;
    const packed = readBelow(this.#folder, fileOf('', id), this.#room);
    const object = packed && unpackLoose(packed, id, this.#room);
    if (object?.type !== type) return undefined;
    this.#room -= object.bytes.length;
    return object.bytes;
  }

  /** Takes what a tree has and another one does not; whether all of it is the agent's. */
  async takeTree({ before, after }: { readonly before: string | undefined; readonly after: string }): Promise<boolean> {
    if (before === after || this.taken.get(after)?.type === 'tree') return true;
    const bytes = this.read(after, 'tree');
    const entries = bytes && parseTreeObject(bytes, after.length / 2);
    if (bytes === undefined || entries === undefined) return false;
    const known = await this.#entriesOf(before);
    this.arePlain &&= isPlainTree(bytes, { entries, known });
    const olds = new Map(known.map((entry) => [entry.name.toString('latin1'), entry]));
    for (const { name, mode, id } of entries) {
      const old = olds.get(name.toString('latin1'));
      const [kind, isFolder] = [kindOf(mode), mode === FOLDER];
      if (old?.id === id && kindOf(old.mode) === kind) continue;
      const isTaken = isFolder
        ? await this.takeTree({ before: old?.mode === FOLDER ? old.id : undefined, after: id })
        : kind === 'blob' && this.#takeFile(id);
      if (!isTaken) return false;
    }
    this.taken.set(after, { type: 'tree', bytes });
    return true;
  }

  #takeFile(id: string): boolean {
    if (this.taken.get(id)?.type === 'blob') return true;
    const bytes = this.read(id, 'blob');
    if (bytes === undefined) return false;
    this.taken.set(id, { type: 'blob', bytes });
    return true;
  }

  async #entriesOf(tree: string | undefined): Promise<readonly TreeEntry[]> {
    if (tree === undefined) return [];
    const taken = this.taken.get(tree);
    return taken === undefined ? readTree(this.#store, tree) : (parseTreeObject(taken.bytes, tree.length / 2) ?? []);
  }
}

// The commit of a link to another repository is no object of this one.
const REPOSITORY_MODE = '160000';

function kindOf(mode: string): 'tree' | 'blob' | 'repository' {
  return mode === FOLDER ? 'tree' : mode === REPOSITORY_MODE ? 'repository' : 'blob';
}
