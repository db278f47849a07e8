/**
 * The user's repository, as far as a run looks at it.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there (`reached-refs.ts`), and the format of its config
 * file is all that is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 */
import { closeSync, constants, existsSync, lstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { AutorizeError, EXIT, PreconditionError } from '../base/errors.ts';

export interface UserRepository {
  /** Top of the work tree. */
  readonly folder: string;
  /** The git directory that all work trees share. */
  readonly commonDir: string;
  readonly objects: string;
  /** The git directory of this work tree: its own HEAD and index. */
  readonly gitDir: string;
  readonly objectFormat: 'sha1' | 'sha256';
  /** What HEAD says: `refs/heads/main`, or a commit id when it is detached. */
  readonly head: string;
}

/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
export function findRepository(from: string, { allowsBare = false } = {}): UserRepository {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const dotGit = join(folder, '.git');
    if (lstatSync(dotGit, { throwIfNoEntry: false }) !== undefined) return readRepository(folder, dotGit);
    if (isBare(folder) && allowsBare) return readRepository(folder, folder);
    if (isBare(folder)) {
      throw refused(
        `"${folder}" is a bare repository`,
        'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH',
      );
    }
    if (folder === dirname(folder))
      throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
  }
}

/** Whether a folder is a git directory by itself, by the rule of git. */
function isBare(folder: string): boolean {
  return ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name)));
}

function readRepository(folder: string, dotGit: string): UserRepository {
  const found = statSync(dotGit, { throwIfNoEntry: false });
  if (found === undefined) throw unreadable(dotGit, 'leads nowhere');
  const gitDir = found.isDirectory() ? dotGit : resolve(folder, pointer(dotGit, /^gitdir: (.+)$/m));
  const shared = statSync(join(gitDir, 'commondir'), { throwIfNoEntry: false });
  const commonDir = shared === undefined ? gitDir : resolve(gitDir, pointer(join(gitDir, 'commondir'), /^(.+)$/m));
  if (statSync(join(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
    throw refused(
      `"${folder}" keeps its refs as reftable`,
      'Use a clone with the files format: git clone --ref-format=files',
    );
  }
  requireWhole({ folder, commonDir, gitDir });
  const configFile = join(commonDir, 'config');
  // Git needs none.
  const config = existsSync(configFile) ? readGitFile(configFile) : '';
  return {
    folder,
    commonDir,
    gitDir,
    objects: join(commonDir, 'objects'),
    objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
    head: pointer(join(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
  };
}

function pointer(path: string, pattern: RegExp): string {
  const found = pattern.exec(readGitFile(path))?.[1];
  if (found === undefined) throw unreadable(path, 'is not a valid git file');
  return found.trimEnd();
}

function isNoFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}

/** A file of the repository's, which may be a link; throws where it is none, and waits for no pipe. */
function readGitFile(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw unreadable(path, 'is not there');
  if (!found.isFile()) throw unreadable(path, 'is not a file');
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

function unreadable(path: string, why: string): AutorizeError {
  return refused(`"${path}" ${why}`, 'Check the repository: git status');
}

/** Throws where a repository lacks what git needs to see one in it. */
export function requireWhole({
  folder,
  commonDir,
  gitDir,
}: Pick<UserRepository, 'folder' | 'commonDir' | 'gitDir'>): void {
  const needed = [join(gitDir, 'HEAD'), join(commonDir, 'objects'), join(commonDir, 'refs')];
  const missing = needed.filter((path) => !existsSync(path));
  // A git that reads these waits for ever where they are pipes.
  for (const name of ['packed-refs', 'shallow', join('objects', 'info', 'alternates')])
    if (isNoFile(join(commonDir, name))) throw unreadable(join(commonDir, name), 'is not a file');
  if (missing.length === 0) return;
  throw refused(
    `${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`,
    `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${join(commonDir, 'logs')}"/refs/heads/*`,
  );
}

function refused(message: string, remedy: string): AutorizeError {
  return new AutorizeError('repository', EXIT.precondition, { message, remedy });
}

/** What HEAD of each work tree of the repository says now, the linked ones too. */
export function listHeads({
  folder,
  commonDir,
  gitDir,
}: UserRepository): { readonly folder: string; readonly head: string }[] {
  const linked = join(commonDir, 'worktrees');
  const names = existsSync(linked) ? readdirSync(linked) : [];
  const others = [
    { folder: dirname(commonDir), file: join(commonDir, 'HEAD') },
    ...names.map((name) => ({ folder: linkedFolder(join(linked, name)), file: join(linked, name, 'HEAD') })),
  ];
  const heads = others.flatMap((each) =>
    existsSync(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : [],
  );
  return [{ folder, head: pointer(join(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}

/**
 * Throws where a work tree of the repository has a branch checked out that a run moves: the next commit there would undo
 * what the run accepted. To be asked before a run begins, and right before each move.
 */
export function requireNotCheckedOut(repository: UserRepository, ref: string): void {
  const holder = findHolder(repository, ref);
  if (holder === undefined) return;
  throw new PreconditionError({
    message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
    remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
  });
}

/** Throws where a work tree switched to the branch in the very moment that it moved: its files are those of before. */
export function requireNotOvertaken(
  repository: UserRepository,
  { ref, from, to }: { readonly ref: string; readonly from: string | undefined; readonly to: string },
): void {
  const holder = findHolder(repository, ref);
  if (holder === undefined || from === undefined) return;
  const folder = JSON.stringify(holder);
  throw new PreconditionError({
    message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
    remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
  });
}

function findHolder(repository: UserRepository, ref: string): string | undefined {
  return listHeads(repository).find(({ head }) => head === ref)?.folder;
}

function shortName(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}

function linkedFolder(gitDir: string): string {
  const file = join(gitDir, 'gitdir');
  return existsSync(file) ? dirname(pointer(file, /^(.+)$/m)) : gitDir;
}

/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
export function readBranchFile({ commonDir }: Pick<UserRepository, 'commonDir'>, branch: string): string | undefined {
  const ref = `refs/heads/${branch}`;
  const loose = readText(join(commonDir, ref))?.trim();
  if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose)) return loose;
  const packed = readText(join(commonDir, 'packed-refs')) ?? '';
  return packed
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];
}

function readText(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : undefined;
}
