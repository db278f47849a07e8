import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import { hashManifest } from '../../src/workitem/manifest.ts';
import { freeze, type ThawPaths, thaw } from '../../src/workitem/snapshot.ts';
import { StateHasher } from '../../src/workitem/state-hash.ts';
import { createWorkspace } from '../helpers/repository.ts';

type Node =
  | { readonly kind: 'file'; readonly content: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string };
type Tree = ReadonlyMap<string, Node>;

const NAMES = [
  'a',
  'B',
  ' ',
  'ü',
  'e\u0301',
  'x\ny',
  't\tab',
  '"q"',
  "it's",
  '-n',
  '*',
  '%s',
  'z.txt',
  '日本',
  '\u{1f600}',
];
const name = fc.constantFrom(...NAMES);
const node: fc.Arbitrary<Node> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('file' as const),
      content: fc.oneof(
        fc.constant(Buffer.alloc(0)),
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
        fc.constant(Buffer.from('a\r\nb\n')),
      ),
      mode: fc.constantFrom(0o644, 0o755, 0o600, 0o400, 0o640, 0o711),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('link' as const),
      target: fc.constantFrom('a', '../x', '/nowhere', 'loop', 'ü\n'),
    }),
  },
);
const entry = fc.tuple(
  fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
  node,
);
/** A path of it that leads through a file is left out. */
const tree: fc.Arbitrary<Tree> = fc.array(entry, { maxLength: 7 }).map((entries) => {
  const all = new Map(entries);
  return new Map([...all].filter(([path]) => ![...all.keys()].some((other) => path.startsWith(`${other}/`))));
});

function write(folder: string, created: Tree): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, each] of created) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    if (each.kind === 'link') symlinkSync(each.target, join(folder, path));
    else {
      writeFileSync(join(folder, path), each.content);
      chmodSync(join(folder, path), each.mode);
    }
  }
}

/** What a folder holds: every file and link, with content and rights. */
function read(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name);
    if (path.includes('/.git/') || each.isDirectory()) continue;
    const what = each.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path).toString('hex');
    const rights = each.isSymbolicLink() ? '' : (lstatSync(path).mode & 0o7777).toString(8);
    found.set(path.slice(folder.length), `${rights} ${what}`);
  }
  return found;
}

async function paths(): Promise<ThawPaths> {
  const workspace = await createWorkspace({ 'tracked.txt': 'tracked\n', '.gitignore': '*.log\n' });
  const hasher = new StateHasher(workspace.store.git, await createBlake3());
  return {
    store: workspace.store,
    hasher,
    folder: workspace.folder,
    indexFile: `${workspace.indexFile}.snapshot`,
    excludes: [],
    staging: [workspace.store.folder],
  };
}

describe('freeze and thaw', () => {
  it('of 1,000 random trees is the identity, whatever the folder became in between', { timeout: 120_000 }, async () => {
    const at = await paths();
    const [before, between] = [1, 2].map((seed) => fc.sample(tree, { numRuns: 1000, seed }));
    before?.forEach((each, index) => {
      write(join(at.folder, `t${index}`), each);
    });
    const held = read(at.folder);
    const snapshot = await freeze(at);
    // Another tree in the place of each; files where folders were, and the other way round.
    between?.forEach((each, index) => {
      if (index % 3 === 0) rmSync(join(at.folder, `t${index}`), { recursive: true });
      if (index % 3 === 1)
        for (const path of each.keys())
          rmSync(join(at.folder, `t${index}`, path.split('/')[0] ?? ''), { recursive: true, force: true });
      if (index % 3 !== 2) write(join(at.folder, `t${index}`), each);
    });
    writeFileSync(join(at.folder, 'ignored.log'), 'mine\n');
    const other = await freeze(at);
    expect(other.hash).not.toBe(snapshot.hash);
    await thaw(at, snapshot);
    held.set('/ignored.log', read(at.folder).get('/ignored.log') ?? '');
    expect(read(at.folder)).toEqual(held);
    const again = await freeze(at);
    expect([again.id, again.hash, again.rights]).toEqual([snapshot.id, snapshot.hash, snapshot.rights]);
    await thaw(at, other);
    expect((await freeze(at)).hash).toBe(other.hash);
  });

  it('take a link that took the place of a tracked folder, and a folder that took the place of a tracked link', async () => {
    const workspace = await createWorkspace({ 'one/deep/a': '1', 'two/b': '2', 'three/deep/d': '4', 'c.txt': '3' });
    const hasher = new StateHasher(workspace.store.git, await createBlake3());
    const at = {
      ...workspace,
      hasher,
      indexFile: `${workspace.indexFile}.snapshot`,
      excludes: [],
      staging: [workspace.store.folder],
    };
    const first = await freeze(at);
    renameSync(join(at.folder, 'one'), join(at.folder, 'moved'));
    symlinkSync('moved', join(at.folder, 'one'));
    rmSync(join(at.folder, 'two'), { recursive: true });
    symlinkSync('/nowhere', join(at.folder, 'two'));
    rmSync(join(at.folder, 'three'), { recursive: true });
    writeFileSync(join(at.folder, 'three'), 'a file');
    const linked = await freeze(at);
    const { entries } = await hasher.hashTree(linked.id);
    expect(entries.map(({ mode, path }) => `${mode} ${path}`)).toEqual([
      ...['100644 c.txt', '100644 moved/deep/a', '120000 one', '100644 three', '120000 two'],
    ]);
    const held = read(at.folder);
    await thaw(at, first);
    expect((await freeze(at)).hash).toBe(first.hash);
    await thaw(at, linked);
    expect(read(at.folder)).toEqual(held);
    expect((await freeze(at)).hash).toBe(linked.hash);
  });

  it('take untracked files and leave ignored ones, and records of ours, alone', async () => {
    const at = await paths();
    writeFileSync(join(at.folder, 'new.txt'), 'new\n');
    writeFileSync(join(at.folder, 'x.log'), 'log\n');
    mkdirSync(join(at.folder, '.autorize/work'), { recursive: true });
    writeFileSync(join(at.folder, '.autorize/work/journal.jsonl'), '{}\n');
    const snapshot = await freeze(at);
    const { entries } = await at.hasher.hashTree(snapshot.id);
    expect(entries.map(({ path }) => path)).toEqual(['.gitignore', 'new.txt', 'tracked.txt']);
    rmSync(join(at.folder, 'new.txt'));
    await thaw(at, snapshot);
    expect(readFileSync(join(at.folder, 'new.txt'), 'utf8')).toBe('new\n');
    expect(readFileSync(join(at.folder, 'x.log'), 'utf8')).toBe('log\n');
  });
});

describe('the state hash', () => {
  it('is the BLAKE3 of the manifest as the documents describe it, in the order of the bytes of the paths', async () => {
    const blake3 = await createBlake3();
    const [one, two] = [blake3('one\n'), blake3('../x')];
    const entries = [
      { path: 'b', mode: '120000', hash: two },
      { path: 'a/b', mode: '100755', hash: one },
      { path: 'a.txt', mode: '100644', hash: one },
    ];
    const manifest = ['100644', one, 'a.txt', '100755', one, 'a/b', '120000', two, 'b'];
    const bytes = [0, 3, 6].map((at) => `${manifest[at]} ${manifest[at + 1]}\t${manifest[at + 2]}\u0000`).join('');
    expect(hashManifest(entries, blake3)).toBe(blake3(bytes));
    expect(hashManifest([...entries].reverse(), blake3)).toBe(blake3(bytes));
  });
});
