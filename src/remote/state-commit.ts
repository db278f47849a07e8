/**
 * The state of a system as a commit, and back.
 * Invariant: a snapshot is of one moment: the branch did not move while the records were read, so a machine that goes on
 * from it finds a keep that was begun, or one that was ended, and never half of the news. What comes back is held to
 * names and sizes before a byte is written, and never through a link.
 */
import { closeSync, constants, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { type JournalRecord, parseJournal } from '../base/journal-chain.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { isLedger, MAX_STATE_TOTAL_BYTES, maxBytesOf } from '../base/state-size.ts';
import { quoted } from '../base/text.ts';
import { type Git, GitError } from '../kernel/git.ts';
import { readRef } from '../kernel/refs.ts';
import { leaked } from './outgoing.ts';
import type { StateFile, StateFiles, Subject } from './subject.ts';

// A night of a thousand iterations stays far below; what is above was not written by us.
const MAX_STATE_FILES = 100_000;

export interface CommitRequest {
  readonly subject: Pick<Subject, 'name'>;
  /** Git that the state is written with. */
  readonly git: Git;
  /** States that were here; the first is the one before, or undefined where there was none. */
  readonly parents: readonly [string | undefined, ...string[]];
  /** The run of the workflow that it is of. */
  readonly run?: string | undefined;
  readonly now: Date;
}

/** State and branch at one moment. */
export interface Snapshot {
  /** The commit that holds the files. */
  readonly state: string;
  /** Full name of the branch, and where it is; undefined before it exists. */
  readonly branch: string | undefined;
  readonly branchHead: string | undefined;
  /** What it says of attempts at work; undefined where there are none. */
  readonly unfinished: Buffer | undefined;
}

export interface SnapshotRequest extends CommitRequest {
  readonly subject: Subject;
  /** Git on the user's refs. */
  readonly refs: Git;
  /** Finds what no file may hold that leaves this machine. */
  readonly search: SecretSearch;
}

const TRIES = 50;

/** Makes a commit of what there is now; undefined when there is nothing yet. */
export async function takeSnapshot(request: SnapshotRequest): Promise<Snapshot | undefined> {
  const { subject, refs } = request;
  const { branch } = subject.read();
  const find = async () => (branch === undefined ? undefined : readRef(refs, branch));
  let branchHead = await find();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { files, unfinished } = readFiles(request);
    const after = await find();
    if (after === branchHead && subject.read().branch === branch) {
      if (files.length === 0) return undefined;
      return { state: await writeCommit(request, files), branch, branchHead, unfinished };
    }
    branchHead = after;
    if (subject.read().branch !== branch) return takeSnapshot(request);
  }
  throw new PreconditionError({
    message: `another process keeps moving the branch ${branch}`,
    remedy: 'See what else moves it: git reflog',
  });
}

/** In one turn: nothing is recorded in between. */
function readFiles({ subject, search }: SnapshotRequest) {
  const unfinished = findUnfinished(subject);
  let total = 0;
  // What came from another machine is in the new file as far as it still holds.
  const paths = subject.list().filter((path) => subject.isTransient?.(path) !== true);
  const all = unfinished === undefined ? paths : [...paths, unfinished.path];
  const files = all.flatMap((path): StateFile[] => {
    const bytes = path === unfinished?.path ? unfinished.bytes : readPlain(subject, path);
    if (bytes === undefined) return [];
    total += bytes.length;
    if (total > MAX_STATE_TOTAL_BYTES) throw tooLarge(subject, { what: 'all files', limit: MAX_STATE_TOTAL_BYTES });
    if (!search.finds(bytes)) return [{ path, bytes: isLedger(path) ? wholeLines(bytes) : bytes }];
    // A chain of records cannot be repaired; any other file is left out.
    if (isLedger(path)) throw leaked(path);
    return [];
  });
  return { files, unfinished: unfinished?.bytes };
}

function findUnfinished(subject: Subject): StateFile | undefined {
  try {
    return subject.unfinished?.();
  } catch {
    // Logs that cannot be read: the records are shared all the same.
    return undefined;
  }
}

/** A regular file; never what a link leads to. Of those that are too large, a ledger is an error, others are left out. */
function readPlain(subject: Subject, path: string): Buffer | undefined {
  const limit = maxBytesOf(path);
  const descriptor = openPlain(join(subject.folder, path));
  if (descriptor === undefined) return undefined;
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return undefined;
    if (stat.size > limit && isLedger(path)) throw tooLarge(subject, { what: path, limit });
    if (stat.size > limit) return undefined;
    const bytes = Buffer.alloc(stat.size);
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function openPlain(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    // Gone since the folder was listed, or a link: no part of the state.
    return undefined;
  }
}

function tooLarge(
  { name, folder }: Subject,
  { what, limit }: { readonly what: string; readonly limit: number },
): PreconditionError {
  // Missions and plans have a dot in their name, and no command of their own for it.
  const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
  return new PreconditionError({
    message: `the records of "${name}" are too large to be pushed: ${what} in ${quoted(folder, 200)}; expected at most ${limit} bytes`,
    remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
  });
}

/** A record that is being appended is not there yet. */
function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}

const IDENTITY = 'autorize <autorize@localhost>';
/** Says in the message of a state which run of a workflow made it. */
export const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';

/** Makes a commit of files that were checked, which stands on nothing but its given parents. */
export async function writeCommit(
  { git, parents: [before, ...merged], subject, run, now }: CommitRequest,
  files: readonly StateFile[],
): Promise<string> {
  // What is merged in must not be taken for the state before.
  const isFirst = before === undefined && merged.length > 0;
  const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
  const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
  const head = [
    `commit ${LOCAL_REF}\n`,
    `committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
    `data ${Buffer.byteLength(message)}\n${message}`,
    from === undefined ? '' : `from ${from}\n`,
    ...merged.map((parent) => `merge ${parent}\n`),
    'deleteall\n',
  ];
  const blocks: Buffer[] = [Buffer.from(head.join(''))];
  for (const { path, bytes } of files) {
    blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
  }
  await git(['update-ref', '-d', LOCAL_REF]);
  await git(['fast-import', '--quiet', '--force', '--done'], {
    input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
  });
  const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
  return stdout.toString().trim();
}

/** The files of a state, held to names, kinds and sizes; throws for one that we did not write. */
export async function readState(
  git: Git,
  { subject, commit }: { readonly subject: Pick<Subject, 'isStateFile' | 'isRestored'>; readonly commit: string },
): Promise<StateFiles> {
  const stdout = await listTree(git, commit);
  const entries = stdout
    .toString()
    .split('\0')
    .filter((entry) => entry !== '');
  if (entries.length > MAX_STATE_FILES) throw strange(commit, `${entries.length} files`);
  let total = 0;
  const wanted: { readonly path: string; readonly id: string; readonly size: number }[] = [];
  for (const entry of entries) {
    const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
    if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > maxBytesOf(path)) {
      throw strange(commit, JSON.stringify(path.slice(0, 100)));
    }
    total += Number(size);
    if (subject.isRestored(path)) wanted.push({ path, id, size: Number(size) });
  }
  if (total > MAX_STATE_TOTAL_BYTES) throw strange(commit, `${total} bytes`);
  const input = wanted.map(({ id }) => `${id}\n`).join('');
  // Each object has a line before it, with its id and its size.
  const maxBytes = MAX_STATE_TOTAL_BYTES + wanted.length * 200;
  const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path, size } of wanted) {
    at = packed.indexOf(0x0a, at) + 1;
    files.set(path, packed.subarray(at, at + size));
    at += size + 1;
  }
  return files;
}

// Of one file of a state: mode, kind, id, size and path.
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;

/** A commit of a few kilobytes can hold a tree of any number of files: each folder may stand in it many times. */
async function listTree(git: Git, commit: string): Promise<Buffer> {
  const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
  try {
    return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
  } catch (error) {
    if (!(error instanceof GitError) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL'))) throw error;
    throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
  }
}

function strange(commit: string, found: string): PreconditionError {
  return new PreconditionError({
    message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
    remedy: 'See who wrote it; to start again without it: resume: never',
  });
}

/** The records of a journal of a state, whose chain was checked. */
export function recordsIn(files: Pick<StateFiles, 'get'>, path: string): readonly JournalRecord[] {
  const parsed = parseJournal(files.get(path) ?? Buffer.alloc(0));
  return parsed.kind === 'sound' ? parsed.records : [];
}

/** Throws where the chain of a journal of a state is broken. */
export function requireChains(files: StateFiles): void {
  for (const [path, bytes] of files) {
    if (!isLedger(path)) continue;
    const parsed = parseJournal(bytes);
    if (parsed.kind === 'sound') continue;
    throw new PreconditionError({
      message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
      remedy: 'See who changed it; to start again without it: resume: never',
    });
  }
}

/** Writes the files of a state into the folder of a system, where none of them is yet. */
export function writeState({ folder }: Pick<Subject, 'folder'>, files: StateFiles): void {
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes, { flag: 'wx' });
  }
}
