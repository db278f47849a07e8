import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  type Dirent,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportCommits } from '../../src/kernel/export-commits.ts';
import { bindGit, GitError, gitLine, removeStaleLocks } from '../../src/kernel/git.ts';
import { commitTree, createStore, diffTrees, importTree, listFiles, treeBytes } from '../../src/kernel/git-store.ts';
import { packsStreamedFiles } from '../../src/kernel/git-version.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { moveRef, readRef } from '../../src/kernel/refs.ts';
import { bindRefs, readHead } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { capture, createRepository, createWorkspace, userGit, type Workspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const IDENTITY = { name: 'autorize', email: 'autorize@example.org' };
const DATE = '2026-03-04T05:06:07.890Z';

async function changesOf(workspace: Workspace) {
  const changes = await diffTrees(workspace.store, { from: workspace.base, to: await capture(workspace) });
  return changes.map(({ status, path, newMode }) => `${status} ${newMode} ${path}`);
}

async function accept(workspace: Workspace, parent = workspace.base) {
  const request = {
    tree: await capture(workspace),
    parents: [parent],
    message: 'autorize iter 1\n',
    identity: IDENTITY,
  };
  return commitTree(workspace.store, { ...request, date: DATE });
}

describe('treeBytes', () => {
  it('is the size of all files of a tree, whatever their names', async () => {
    const { store, base } = await createWorkspace({ a: '12345', 'b/9\t8\nc': '1'.repeat(1000), empty: '' });
    expect(await treeBytes(store, base)).toBe(1005);
  });

  it('asks git once for the sizes and the list', async () => {
    const { store, base } = await createWorkspace({ a: '12345', 'b/c': '' });
    const calls: string[] = [];
    const git: typeof store.git = (args, options) => {
      calls.push(args[0] ?? '');
      return store.git(args, options);
    };
    await treeBytes({ git }, base);
    const listed = await listFiles({ git }, base);
    expect(listed).toEqual(await listFiles(store, base));
    expect(calls).toEqual(['ls-tree']);
  });
});

describe('bindGit', () => {
  it('gives a failed command with its exit code and what it said', async () => {
    const { store } = await createWorkspace({ a: '1' });
    const failed = store.git(['cat-file', 'blob', 'nothing']);
    await expect(failed).rejects.toBeInstanceOf(GitError);
    expect(new GitError(['status'], 'spawn git ENOENT', '')).toMatchObject({
      message: 'git is not on PATH, or the working directory was removed',
      remedy: 'Install git 2.32 or newer, or correct PATH.',
    });
    await expect(failed).rejects.toMatchObject({ gitExit: 128, stderr: expect.stringContaining('nothing') as unknown });
  });

  it('stops an answer that is longer than its bound', async () => {
    const { store, base } = await createWorkspace({ a: 'x'.repeat(100_000) });
    await expect(store.git(['cat-file', 'blob', `${base}:a`], { maxBytes: 5000 })).rejects.toThrow(
      'more than 5000 bytes',
    );
  });

  it('takes nothing of git from the environment', async () => {
    const { store, base } = await createWorkspace({ a: '1' });
    process.env.GIT_OBJECT_DIRECTORY = '/nowhere';
    process.env.GIT_CONFIG_COUNT = 'rubbish';
    try {
      const git = bindGit(store);
      expect((await git(['cat-file', '-t', base])).stdout.toString()).toBe('commit\n');
    } finally {
      delete process.env.GIT_OBJECT_DIRECTORY;
      delete process.env.GIT_CONFIG_COUNT;
    }
  });

  it('goes on after a killed git, once its locks are removed', async () => {
    const workspace = await createWorkspace({ a: '1' });
    writeFileSync(join(workspace.store.gitDir, 'index.lock'), '');
    mkdirSync(join(workspace.store.gitDir, 'refs', 'heads', 'autorize'), { recursive: true });
    writeFileSync(join(workspace.store.gitDir, 'refs', 'heads', 'autorize', 'x.lock'), '');
    const move = { ref: 'refs/heads/autorize/x', from: undefined, to: workspace.base };
    await expect(moveRef(workspace.store.git, move)).rejects.toThrow('x.lock');
    expect(new Set(removeStaleLocks(workspace.store.gitDir))).toEqual(
      new Set(['index.lock', 'refs/heads/autorize/x.lock']),
    );
    expect(await moveRef(workspace.store.git, move)).toEqual({ kind: 'done' });
  });
});

describe('importTree', () => {
  it('imports many trees in parallel, equal ones too, and leaves no temporary file', async () => {
    const { store, user, repository } = await createWorkspace({ a: '1' });
    const commits = Array.from({ length: 8 }, (_, index) => {
      writeFileSync(join(user, 'a'), `change ${index}`);
      userGit(user, 'commit', '-qam', `Change ${index}`);
      return userGit(user, 'rev-parse', 'HEAD');
    });
    const wanted = [...commits, ...commits];
    const imported = await Promise.all(wanted.map((commit) => importTree(store, { repository, commit })));
    expect(imported.map(({ tree }) => tree)).toEqual(
      wanted.map((commit) => userGit(user, 'rev-parse', `${commit}^{tree}`)),
    );
    for (const { tree } of imported) expect(await gitLine(store.git, ['cat-file', '-t', tree])).toBe('tree');
    const left = readdirSync(store.gitDir, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /arriv|import|tmp/.test(name))).toEqual([]);
  });
});

describe('findRepository', () => {
  it('finds the repository from a folder below, and from a linked work tree', async () => {
    const user = createRepository({ 'deep/er/a': '1' });
    userGit(user, 'worktree', 'add', '-q', '-b', 'side', join(user, 'linked'));
    expect(findRepository(join(user, 'deep', 'er'))).toMatchObject({ folder: user, head: 'refs/heads/main' });
    const linked = findRepository(join(user, 'linked'));
    expect(linked).toMatchObject({ head: 'refs/heads/side', objects: join(user, '.git', 'objects') });
    const place = createFolder();
    const git = bindRefs(linked, { folder: join(place, 'refs'), home: place });
    expect(await readHead(linked, git)).toBe(userGit(user, 'rev-parse', 'HEAD'));
  });

  it('says what to do where there is none', () => {
    expect(() => findRepository(createFolder())).toThrow('is not in a git repository');
  });

  it('says of a bare repository that a work tree is needed', () => {
    const bare = createFolder();
    userGit(bare, 'init', '-q', '--bare');
    expect(() => findRepository(join(bare, 'objects'))).toThrow('is a bare repository');
    expect(() => findRepository(bare)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('work tree') }),
    );
  });
});

describe('createStore', () => {
  it('holds the base in a pack of its own, and needs the user repository no more', async () => {
    const workspace = await createWorkspace({ a: '1', 'b/c': '2' });
    rmSync(workspace.user, { recursive: true });
    await checkoutTree(workspace.store, {
      folder: join(workspace.store.folder, 'x'),
      indexFile: join(workspace.store.folder, 'x.i'),
      tree: workspace.base,
    });
    expect(readFileSync(join(workspace.store.folder, 'x', 'b', 'c'), 'utf8')).toBe('2');
    expect((await workspace.store.git(['fsck', '--strict'])).exitCode).toBe(0);
    const objects = join(workspace.store.gitDir, 'objects');
    expect(existsSync(join(objects, 'info', 'alternates'))).toBe(false);
    for (const pack of readdirSync(join(objects, 'pack'))) expect(statSync(join(objects, 'pack', pack)).nlink).toBe(1);
  });

  it.each([[[]], [['--object-format=sha256']]])('works from a shallow clone and any hash: %j', async (init) => {
    const origin = createRepository({ a: '1' }, ...init);
    writeFileSync(join(origin, 'a'), '2');
    userGit(origin, 'commit', '-qam', 'Second');
    const clone = createFolder();
    userGit(clone, 'clone', '-q', '--depth=1', `file://${origin}`, '.');
    const base = userGit(clone, 'rev-parse', 'HEAD');
    const place = createFolder();
    const repository = findRepository(clone);
    const store = await createStore({ folder: join(place, 's'), repository, base });
    const tree = await store.git(['rev-parse', `${base}^{tree}`]);
    const request = {
      tree: tree.stdout.toString().trim(),
      parents: [base],
      message: 'm',
      identity: IDENTITY,
      date: DATE,
    };
    const to = await commitTree(store, request);
    expect(await exportCommits(store, repository, { ref: 'refs/heads/autorize/x', from: undefined, to })).toEqual({
      kind: 'done',
    });
    expect(userGit(clone, 'rev-parse', 'autorize/x')).toBe(to);
  });

  it('is recreated when it was left half made, and taken as it is when whole', async () => {
    const { user, repository, base, store } = await createWorkspace({ a: '1' });
    await moveRef(store.git, { ref: 'refs/heads/x', from: undefined, to: base });
    const again = await createStore({ folder: store.folder, repository, base });
    expect(await readRef(again.git, 'refs/heads/x')).toBe(base);
    rmSync(join(store.folder, `ready-${base}`));
    rmSync(join(store.gitDir, 'objects'), { recursive: true });
    const remade = await createStore({ folder: store.folder, repository: findRepository(user), base });
    expect(await readRef(remade.git, 'refs/heads/x')).toBeUndefined();
  });
});

describe('captureTree', () => {
  it('takes every kind of change, byte for byte', async () => {
    const workspace = await createWorkspace({
      same: '1',
      edited: '1',
      gone: '1',
      mode: '1',
      'file-to-folder': '1',
      'folder/a': '1',
      link: '1',
    });
    const at = (name: string) => join(workspace.folder, name);
    writeFileSync(at('edited'), 'a\r\nb\n');
    rmSync(at('gone'));
    chmodSync(at('mode'), 0o755);
    rmSync(at('file-to-folder'));
    mkdirSync(at('file-to-folder/deep'), { recursive: true });
    writeFileSync(at('file-to-folder/deep/x'), '1');
    rmSync(at('folder'), { recursive: true });
    writeFileSync(at('folder'), 'now a file');
    rmSync(at('link'));
    symlinkSync('/etc/passwd', at('link'));
    expect(await changesOf(workspace)).toEqual([
      'M 100644 edited',
      'D 000000 file-to-folder',
      'A 100644 file-to-folder/deep/x',
      'A 100644 folder',
      'D 000000 folder/a',
      'D 000000 gone',
      'T 120000 link',
      'M 100755 mode',
    ]);
    const tree = await capture(workspace);
    expect((await workspace.store.git(['cat-file', 'blob', `${tree}:edited`])).stdout.toString()).toBe('a\r\nb\n');
    expect(userGit(workspace.user, 'status', '--porcelain')).toBe('');
  });

  it('gives the base its own tree back when nothing changed', async () => {
    const workspace = await createWorkspace({ a: '1', '.gitattributes': '* text=auto eol=crlf\n', crlf: 'a\r\nb\nc' });
    expect(await changesOf(workspace)).toEqual([]);
  });

  it('leaves out what the base ignores, whatever the ignore files of the work tree say', async () => {
    const workspace = await createWorkspace({
      '.gitignore': 'build/\n*.log\n!keep.log\n',
      'sub/.gitignore': '/top.tmp\nany.tmp\n# no\n!b.log\n',
      'a b[1]/.gitignore': 'x\n',
      'tracked.log': '1',
    });
    writeFileSync(join(workspace.folder, '.gitignore'), '*\n');
    for (const name of [
      'build/x',
      'a.log',
      'keep.log',
      'sub/top.tmp',
      'sub/d/top.tmp',
      'sub/d/any.tmp',
      'sub/b.log',
      'any.tmp',
      'a b[1]/x',
      'a b[1]/y',
      'hidden/.gitignore',
      'hidden/cheat',
    ]) {
      mkdirSync(join(workspace.folder, name, '..'), { recursive: true });
      writeFileSync(join(workspace.folder, name), name.endsWith('.gitignore') ? '*' : '1');
    }
    expect(await changesOf(workspace)).toEqual([
      'M 100644 .gitignore',
      'A 100644 a b[1]/y',
      'A 100644 any.tmp',
      'A 100644 hidden/.gitignore',
      'A 100644 hidden/cheat',
      'A 100644 keep.log',
      'A 100644 sub/b.log',
      'A 100644 sub/d/top.tmp',
    ]);
  });

  it('knows the files of the base, whatever tree the folder began with', async () => {
    const workspace = await createWorkspace({ '.gitignore': '*.log\n', 'known.log': '1', same: '1', gone: '1' });
    for (const name of ['known.log', 'gone']) rmSync(join(workspace.folder, name));
    writeFileSync(join(workspace.folder, 'new'), '1');
    await checkoutTree(workspace.store, { ...workspace, tree: await capture(workspace) });
    expect(readdirSync(workspace.folder).sort()).toEqual(['.gitignore', 'new', 'same']);
    for (const name of ['known.log', 'other.log']) writeFileSync(join(workspace.folder, name), '2');
    expect(await changesOf(workspace)).toEqual(['D 000000 gone', 'M 100644 known.log', 'A 100644 new']);
  });

  it('puts many new files into a pack, and gives the tree that git gives', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const { folder, user, store } = workspace;
    for (const place of [folder, user]) {
      mkdirSync(join(place, 'new'));
      for (let at = 0; at < 2100; at += 1) writeFileSync(join(place, 'new', `${at}`), `content ${at}\n`);
    }
    userGit(user, 'add', '-A');
    expect(await capture(workspace)).toBe(userGit(user, 'write-tree'));
    const loose = Number(/count: (\d+)/.exec((await store.git(['count-objects', '-v'])).stdout.toString())?.[1]);
    expect(loose < 100).toBe(await packsStreamedFiles(store.git));
  });

  it('refuses a folder that is gone, a link or a file, as a value, and a checkout brings it back', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const outside = createFolder({ a: '2' });
    const refused = async () => {
      expect(await captureTree(workspace.store, workspace)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('work tree') as unknown,
      });
      await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
      expect(await changesOf(workspace)).toEqual([]);
      rmSync(workspace.folder, { recursive: true });
    };
    rmSync(workspace.folder, { recursive: true });
    await refused();
    symlinkSync(outside, workspace.folder);
    await refused();
    writeFileSync(workspace.folder, '');
    await refused();
    expect(readFileSync(join(outside, 'a'), 'utf8')).toBe('2');
  });

  it('refuses a tracked file that became a pipe, as a value', async () => {
    const workspace = await createWorkspace({ a: '1' });
    rmSync(join(workspace.folder, 'a'));
    spawnSync('mkfifo', [join(workspace.folder, 'a')]);
    expect((await captureTree(workspace.store, workspace)).kind).toBe('refused');
  });
});

type Mess = (place: string) => void;

const MESSES: Readonly<Record<string, Mess>> = {
  nothing: () => undefined,
  edited: (place) => write(place, 'edited'),
  'of the same size': (place) => write(place, '2'),
  gone: (place) => rmSync(place, { recursive: true, force: true }),
  'a folder': (place) => replace(place, () => write(join(place, 'inner', 'file'), 'new')),
  'an empty folder': (place) => replace(place, () => mkdirSync(place)),
  'a link': (place) => replace(place, () => symlinkSync('elsewhere', place)),
  'a link to a folder': (place) => replace(place, () => symlinkSync('../outside', place)),
  'a pipe': (place) => replace(place, () => spawnSync('mkfifo', [place])),
  'a program': (place) => replace(place, () => writeFileSync(place, '1', { mode: 0o755 })),
  shut: (place) => replace(place, () => mkdirSync(place, { mode: 0 })),
};
const PLACES = ['top', 'sub/a', 'sub/deep/b', 'sub', 'sub/deep', 'new', 'sub/new', 'link'];

function replace(place: string, make: () => void): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, '..'), { recursive: true });
  make();
}

function write(place: string, text: string): void {
  replace(place, () => writeFileSync(place, text));
}

/** Does it, where nothing that was done before keeps it from being done there. */
function tryMess(workspace: Workspace, [place, mess]: readonly [string, string]): void {
  try {
    MESSES[mess]?.(join(workspace.folder, place));
  } catch {
    // A file lies where a folder would have to be.
  }
}

/** Every entry below a folder, not through links, nor in a folder without rights, which the messes leave empty. */
function everythingIn(folder: string, above = ''): Dirent[] {
  const mayRead = (statSync(join(folder, above)).mode & 0o400) !== 0;
  const found = mayRead ? readdirSync(join(folder, above), { withFileTypes: true }) : [];
  return found.flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? everythingIn(folder, join(above, entry.name)) : []),
  ]);
}

function namesIn(folder: string): string[] {
  const names: string[] = [];
  for (const { parentPath, name } of everythingIn(folder)) names.push(relative(folder, join(parentPath, name)));
  return names.sort((one, other) => (one < other ? -1 : 1));
}

describe('a folder that anything was done to', () => {
  const messes = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...Object.keys(MESSES)));

  it('is captured as git adds it, and holds the tree alone after a checkout', async () => {
    const workspace = await createWorkspace({ top: '1', 'sub/a': '1', 'sub/deep/b': '1', link: '1', 'other/c': '1' });
    const outside = join(workspace.folder, '..', 'outside');
    for (const name of ['a', 'deep/b']) write(join(outside, name), 'precious');
    const git = bindGit({ ...workspace.store, indexFile: `${workspace.indexFile}.check`, workTree: workspace.folder });
    const added = async (): Promise<string> => {
      await git(['add', '-A']);
      return gitLine(git, ['write-tree']);
    };
    const baseTree = await gitLine(git, ['rev-parse', `${workspace.base}^{tree}`]);
    await fc.assert(
      fc.asyncProperty(fc.array(messes, { maxLength: 4 }), fc.boolean(), async (done, goesOn) => {
        for (const each of done) tryMess(workspace, each);
        const isSpecial = everythingIn(workspace.folder).some((entry) => entry.isFIFO());
        const beyond = namesIn(outside);
        const captured = await captureTree(workspace.store, workspace);
        if (!isSpecial) expect(captured).toEqual({ kind: 'captured', tree: await added() });
        const tree = captured.kind === 'captured' && goesOn ? captured.tree : baseTree;
        await checkoutTree(workspace.store, { ...workspace, tree });
        const { stdout } = await git(['ls-tree', '-r', '-t', '--name-only', tree]);
        expect(namesIn(workspace.folder)).toEqual(stdout.toString().trimEnd().split('\n').sort());
        expect(await added()).toBe(tree);
        expect(namesIn(outside)).toEqual(beyond);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

describe('checkoutTree', () => {
  it('brings a folder back to a tree, whatever was done to it', async () => {
    const workspace = await createWorkspace({ a: '1', 'sub/b': '2', link: 'x', '.gitignore': 'ignored\n', mode: '3' });
    const outside = createFolder({ b: 'precious' });
    const at = (name: string) => join(workspace.folder, name);
    writeFileSync(at('a'), '9');
    rmSync(at('sub'), { recursive: true });
    symlinkSync(outside, at('sub'));
    chmodSync(at('mode'), 0o755);
    writeFileSync(at('ignored'), '1');
    mkdirSync(at('new/.git'), { recursive: true });
    mkdirSync(at('.git'));
    userGit(at('new'), 'init', '-q');
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    expect(readdirSync(workspace.folder).sort()).toEqual(['.gitignore', 'a', 'link', 'mode', 'sub']);
    expect(readFileSync(at('a'), 'utf8')).toBe('1');
    expect(statSync(at('mode')).mode & 0o111).toBe(0);
    expect(readFileSync(at('sub/b'), 'utf8')).toBe('2');
    expect(readFileSync(join(outside, 'b'), 'utf8')).toBe('precious');
    expect(await changesOf(workspace)).toEqual([]);
  });

  it('creates every folder again', async () => {
    const workspace = await createWorkspace({ a: '1', 'sub/b': '2' });
    const numbers = () => ['', 'a', 'sub', 'sub/b'].map((name) => statSync(join(workspace.folder, name)).ino);
    const held = ['', 'a', 'sub', 'sub/b'].map((name) => openSync(join(workspace.folder, name), 'r'));
    const before = numbers();
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    // Held open, the numbers of the old files and folders are given to nobody else.
    for (const at of [0, 2]) expect(before).not.toContain(numbers()[at]);
    for (const descriptor of held) closeSync(descriptor);
  });

  it('starts from nothing when the index is broken or locked', async () => {
    const workspace = await createWorkspace({ a: '1' });
    writeFileSync(workspace.indexFile, 'rubbish');
    writeFileSync(`${workspace.indexFile}.lock`, '');
    writeFileSync(join(workspace.folder, 'left'), '1');
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    expect(readdirSync(workspace.folder)).toEqual(['a']);
  });

  it('writes links and bytes as they are', async () => {
    const workspace = await createWorkspace({
      '.gitattributes': '*.txt text eol=crlf working-tree-encoding=UTF-16 ident\n',
    });
    symlinkSync('nowhere', join(workspace.folder, 'link'));
    writeFileSync(join(workspace.folder, 'a.txt'), 'a\n$Id$\n');
    const tree = await capture(workspace);
    const folder = join(workspace.store.folder, 'eval');
    await checkoutTree(workspace.store, { folder, indexFile: `${folder}.index`, tree });
    expect(readlinkSync(join(folder, 'link'))).toBe('nowhere');
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('a\n$Id$\n');
  });
});

describe('an accepted change', () => {
  it('has the same commit id however often it is made, and wherever', async () => {
    const ids = new Set<string>();
    for (let each = 0; each < 2; each += 1) {
      const workspace = await createWorkspace({ a: '1' });
      writeFileSync(join(workspace.folder, 'a'), '2');
      ids.add(await accept(workspace));
      ids.add(await accept(workspace));
    }
    expect(ids.size).toBe(1);
  });

  it('is one compare-and-swap: a ref that moved is a value, and stays', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const { git } = workspace.store;
    writeFileSync(join(workspace.folder, 'a'), '2');
    const to = await accept(workspace);
    const ref = 'refs/heads/autorize/x';
    expect(await readRef(git, ref)).toBeUndefined();
    expect(await moveRef(git, { ref, from: to, to: workspace.base })).toEqual({ kind: 'moved', actual: undefined });
    expect(await moveRef(git, { ref, from: undefined, to: workspace.base })).toEqual({ kind: 'done' });
    expect(await moveRef(git, { ref, from: workspace.base, to })).toEqual({ kind: 'done' });
    expect(await moveRef(git, { ref, from: workspace.base, to })).toEqual({ kind: 'moved', actual: to });
    expect(await moveRef(git, { ref, from: undefined, to })).toEqual({ kind: 'moved', actual: to });
    expect(await readRef(git, ref)).toBe(to);
    await expect(moveRef(git, { ref: 'refs/heads/../x', from: undefined, to })).rejects.toThrow(GitError);
  });

  it('reaches the user repository with its objects, once, and refuses a ref that moved', async () => {
    const workspace = await createWorkspace({ a: '1', b: '1' });
    userGit(workspace.user, 'pack-refs', '--all');
    writeFileSync(join(workspace.folder, 'a'), '2');
    const to = await accept(workspace);
    const move = { ref: 'refs/heads/autorize/x', from: undefined, to };
    expect(await exportCommits(workspace.store, workspace.repository, move)).toEqual({ kind: 'done' });
    expect(await exportCommits(workspace.store, workspace.repository, move)).toEqual({ kind: 'moved', actual: to });
    writeFileSync(join(workspace.folder, 'a'), '3');
    const next = await accept(workspace, to);
    expect(await exportCommits(workspace.store, workspace.repository, { ...move, from: to, to: next })).toEqual({
      kind: 'done',
    });
    expect(userGit(workspace.user, 'log', '--format=%s|%an|%aI', 'autorize/x')).toBe(
      [
        ...Array(2).fill('autorize iter 1|autorize|2026-03-04T05:06:07+00:00'),
        'The base|A. User|2026-01-02T03:04:05+00:00',
      ].join('\n'),
    );
    expect(userGit(workspace.user, 'show', 'autorize/x:a')).toBe('3');
    expect(userGit(workspace.user, 'fsck', '--strict')).toBe('');
    expect(userGit(workspace.user, 'rev-parse', 'main')).toBe(workspace.base);
    renameSync(join(workspace.user, '.git', 'refs'), join(workspace.user, '.git', 'gone'));
    await expect(exportCommits(workspace.store, workspace.repository, move)).rejects.toThrow(GitError);
  });
});
