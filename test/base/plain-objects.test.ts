// What is called plain passes git's strictest check; what git refuses is never called plain.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlainCommit, isPlainTree } from '../../src/base/plain-objects.ts';
import { parseTreeObject, type TreeEntry } from '../../src/base/tree-object.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plain-'));
  git(['init', '-q', '.']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(
  args: readonly string[],
  input: Buffer | string = '',
): { readonly text: string; readonly isSound: boolean } {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, input });
  return { text: stdout.toString().trim(), isSound: status === 0 && stderr.length === 0 };
}

function store(type: string, bytes: Buffer | string): string {
  return git(['hash-object', '-t', type, '-w', '--literally', '--stdin'], bytes).text;
}

function isSoundTo(id: string): boolean {
  return git(['fsck', '--strict', '--no-dangling', '--no-progress', id]).isSound;
}

/** Entries as they are written, each `mode name`. */
function treeOf(...entries: readonly string[]): Buffer {
  const ids = { blob: Buffer.from(store('blob', 'x'), 'hex'), tree: Buffer.from(store('tree', ''), 'hex') };
  return Buffer.concat(
    entries.flatMap((entry) => [Buffer.from(`${entry}\0`), /^0*4/.test(entry) ? ids.tree : ids.blob]),
  );
}

function isPlain(bytes: Buffer, known: readonly TreeEntry[] = []): boolean {
  const entries = parseTreeObject(bytes, 20);
  return entries !== undefined && isPlainTree(bytes, { entries, known });
}

describe('a tree', () => {
  it.each([
    [['100644 a', '100755 b-1.c', '40000 c_d']],
    // In git's order a folder stands where its name with a slash would.
    [['100644 a.b', '40000 a', '100644 a0']],
    // Whatever begins with a dot, but for what git reads itself.
    [
      [
        '100644 -x',
        '100644 ...',
        '100644 .eslintrc.json',
        '40000 .gi',
        '100644 gitlab.ts',
        `100644 ${'x'.repeat(255)}`,
      ],
    ],
    [[]],
  ])('is plain, and sound: %j', (entries) => {
    const bytes = treeOf(...entries);
    expect(isPlain(bytes)).toBe(true);
    expect(isSoundTo(store('tree', bytes))).toBe(true);
  });

  it.each([
    [['100644 b', '100644 a']],
    [['40000 a', '100644 a.b']],
    [['100644 a', '100644 a']],
    [['100644 a', '100644 a.b', '40000 a']],
    [['100644 .']],
    [['40000 ..']],
    [['40000 .git']],
    [['40000 .GiT']],
    [['40000 git~1']],
    [['40000 .git.']],
    [['40000 .g\u200cit']],
    [['120000 .gitmodules']],
    [['100644 .GITattributes']],
    [['100644 a/b']],
    [['100644 ']],
    [['0100644 a']],
    [['040000 a']],
    [['100664 a']],
    [[`100644 ${'a'.repeat(4097)}`]],
  ])('that git finds fault with is not plain: %j', (entries) => {
    expect(isPlain(treeOf(...entries))).toBe(false);
  });

  it('may have any entry that is known, as it is', () => {
    const bytes = treeOf('100644 .gitignore', '100644 a');
    const known = (parseTreeObject(bytes, 20) ?? []).slice(0, 1);
    expect(isPlain(bytes)).toBe(false);
    expect(isPlain(bytes, known)).toBe(true);
    expect(isPlain(treeOf('100755 .gitignore', '100644 a'), known)).toBe(false);
  });
});

describe('a commit', () => {
  const WHO = 'A "b" \\ \u00fc <a@b> 1700000000 +0100';
  const commitOf = ({ author = WHO, committer = WHO, more = '', message = 'x\n' } = {}): Buffer => {
    const tree = store('tree', '');
    const parent = store('commit', `tree ${tree}\nauthor ${WHO}\ncommitter ${WHO}\n\nx\n`);
    return Buffer.from(`tree ${tree}\nparent ${parent}\nauthor ${author}\ncommitter ${committer}\n${more}\n${message}`);
  };

  it.each([{}, { author: 'a <> 0 -0000' }, { message: '' }, { message: 'one\n\ntree x\n' }])(
    'is plain, and sound: %j',
    (parts) => {
      const bytes = commitOf(parts);
      expect(isPlainCommit(bytes)).toBe(true);
      expect(isSoundTo(store('commit', bytes))).toBe(true);
    },
  );

  it.each([
    { author: '<a@b> 1 +0000' },
    { author: 'a<a@b> 1 +0000' },
    { author: 'a> <a@b> 1 +0000' },
    { author: 'a <a@b 1 +0000' },
    { author: 'a <a@b>1 +0000' },
    { author: 'a <a@b> 01 +0000' },
    { author: 'a <a@b> 99999999999999999999 +0000' },
    { author: 'a <a@b> 1 0000' },
    { committer: 'a <a@b> 1 +00000' },
    { more: `author ${WHO}\n` },
    { more: 'gpgsig x\n' },
    { message: 'x\0y' },
  ])('that git may find fault with is not plain: %j', (parts) => {
    expect(isPlainCommit(commitOf(parts))).toBe(false);
  });

  it('has one parent and a blank line', () => {
    const bytes = commitOf();
    expect(isPlainCommit(Buffer.from(bytes.toString().replace(/(parent .*\n)/, '$1$1')))).toBe(false);
    expect(isPlainCommit(Buffer.from(bytes.toString().replace(/parent .*\n/, '')))).toBe(false);
    expect(isPlainCommit(Buffer.from(bytes.toString().replace('\n\nx\n', '\n')))).toBe(false);
  });
});
