/** What a commit only names: files of Git LFS and submodules. Nothing is fetched to find it out. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../../base/byte-path.ts';
import { type LfsPointer, MAX_POINTER_BYTES, parseLfsPointer } from '../../base/lfs-pointer.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { parseSubmodules, type Submodule } from '../../base/submodules.ts';
import type { ExternalContent, LfsFile } from '../../kernel/external-content.ts';
import { bindGit, type Git } from '../../kernel/git.ts';
import { writeGitFolder } from '../../kernel/git-folder.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';

/** A commit of another repository in a tree. */
export interface Gitlink {
  readonly path: string;
  readonly commit: string;
  /** What `.gitmodules` says of it; undefined: nothing. */
  readonly module: Submodule | undefined;
}

export interface ExternalListing {
  readonly gitlinks: readonly Gitlink[];
  /** By path, bytes as latin1. */
  readonly lfs: ReadonlyMap<string, LfsFile>;
  /** Which of some paths the attributes of the commit give to Git LFS; undefined where they give none to it. */
  readonly findLfs: ExternalContent['findLfs'] | undefined;
}

const GITLINK = '160000';

/** Lists what the base of a store names; `folder` is ours, for as long as `findLfs` is called. */
export async function listExternal(
  store: Pick<GitStore, 'git' | 'gitDir' | 'home' | 'base'>,
  folder: string,
): Promise<ExternalListing> {
  const files = await listFiles(store, store.base);
  const links = files.filter(({ mode }) => mode === GITLINK);
  const modules = links.length === 0 ? new Map<string, Submodule>() : await readModules(store, files);
  const gitlinks = links.map(({ path: name, id: commit }) => {
    const path = decodePath(name);
    return { path, commit, module: modules.get(path) };
  });
  const findLfs = await readAttributes(store, { files, folder });
  if (findLfs === undefined) return { gitlinks, lfs: new Map(), findLfs };
  const marked = await findLfs(files.flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])));
  const lfs = await readPointers(
    store,
    files.filter(({ path }) => marked.has(path.toString('latin1'))),
  );
  return { gitlinks, lfs, findLfs };
}

async function readModules(
  { git }: Pick<GitStore, 'git'>,
  files: readonly TreeFile[],
): Promise<ReadonlyMap<string, Submodule>> {
  const file = files.find(({ path, mode }) => mode.startsWith('100') && path.toString('latin1') === '.gitmodules');
  if (file === undefined) return new Map();
  // It may be no file of configuration.
  const args = ['config', '--blob', file.id, '--no-includes', '-z', '--list'];
  const { stdout } = await git(args, { allowed: [0, 1, 128] });
  return parseSubmodules(stdout.toString());
}

interface Attributes {
  readonly files: readonly TreeFile[];
  readonly folder: string;
}

/** The attributes of a commit, from an index of nothing but the files that say them. */
async function readAttributes(
  store: Pick<GitStore, 'git' | 'gitDir' | 'home' | 'base'>,
  { files, folder }: Attributes,
): Promise<ExternalListing['findLfs']> {
  const sources = files.filter(
    ({ mode, path }) => mode.startsWith('100') && /(^|\/)\.gitattributes$/.test(decodePath(path)),
  );
  if (sources.length === 0) return undefined;
  const texts = await readBlobs(store.git, sources);
  if (!texts.some((text) => /filter\s*=\s*lfs/.test(text.toString('latin1')))) return undefined;
  const gitDir = join(folder, 'attributes');
  rmSync(gitDir, { recursive: true, force: true });
  for (const name of ['objects', 'refs']) mkdirSync(join(gitDir, name), { recursive: true });
  writeGitFolder(gitDir, { objectFormat: store.base.length === 64 ? 'sha256' : 'sha1' });
  const git = bindGit({ gitDir, home: store.home, alternates: [join(store.gitDir, 'objects')] });
  const lines = sources.map(({ mode, id, path }) =>
    Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, Buffer.alloc(1)]),
  );
  await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
  return async (paths) => {
    if (paths.length === 0) return new Set();
    const input = Buffer.concat(paths.flatMap((path) => [path, Buffer.alloc(1)]));
    const { stdout } = await git(['check-attr', '--cached', '-z', '--stdin', 'filter'], { input });
    const fields = splitNul(stdout);
    const found = new Set<string>();
    // Path, attribute, value.
    for (let at = 0; at + 2 < fields.length; at += 3)
      if (fields[at + 2]?.toString() === 'lfs') found.add(fields[at]?.toString('latin1') ?? '');
    return found;
  };
}

/** The pointers among some files: what was never given to Git LFS is a file like any other. */
async function readPointers(
  { git }: Pick<GitStore, 'git'>,
  files: readonly TreeFile[],
): Promise<ReadonlyMap<string, LfsFile>> {
  if (files.length === 0) return new Map();
  const input = files.map(({ id }) => `${id}\n`).join('');
  const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input });
  const sizes = stdout.toString().split('\n').map(Number);
  const small = files.filter((_, at) => (sizes[at] ?? 0) > 0 && (sizes[at] ?? 0) <= MAX_POINTER_BYTES);
  const texts = await readBlobs(git, small);
  const found = new Map<string, LfsFile>();
  for (const [at, { path, mode, id }] of small.entries()) {
    const pointer: LfsPointer | undefined = parseLfsPointer(texts[at]?.toString('latin1') ?? '');
    if (pointer !== undefined) found.set(path.toString('latin1'), { mode, id, ...pointer });
  }
  return found;
}

/** Contents of small blobs, in their order. */
async function readBlobs(git: Git, files: readonly TreeFile[]): Promise<readonly Buffer[]> {
  if (files.length === 0) return [];
  const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
  const texts: Buffer[] = [];
  for (let from = 0; texts.length < files.length; ) {
    // `<id> blob <size>`, then the content, each with the end of its line.
    const end = stdout.indexOf('\n', from);
    const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
    if (end === -1 || !Number.isInteger(size)) throw new Error('git printed no blob where there is one');
    texts.push(stdout.subarray(end + 1, end + 1 + size));
    from = end + size + 2;
  }
  return texts;
}
