import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_BUT_BLANKS, normalDigest, normalizeDiff } from '../../src/base/normal-diff.ts';
import { createFolder } from '../helpers/temp-folder.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** The diff that git prints of two folders. */
function diffOf(before: Files, after: Files): string {
  const folder = createFolder();
  for (const [name, files] of Object.entries({ a: before, b: after })) {
    mkdirSync(join(folder, name));
    for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, name, path), content);
  }
  const args = ['diff', '--no-index', '--full-index', '--no-renames', '--no-color', 'a', 'b'];
  const { stdout } = spawnSync('git', args, { cwd: folder, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
  return stdout.toString();
}

const digestOf = (before: Files, after: Files) => normalDigest(diffOf(before, after));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const LINES = numbered(12);
const CHANGED = LINES.with(5, 'another');

describe('a diff without blanks', () => {
  it.each<readonly [string, string]>([
    ['white space at the end of a line', text(LINES.with(3, 'line 4 \t'))],
    ['blank lines', text(LINES.toSpliced(7, 0, '', '  '))],
    ['line endings', text(LINES).replaceAll('\n', '\r\n')],
    ['the end of the last line', text(LINES).slice(0, -1)],
  ])('is empty where all that changes is %s', (_name, after) => {
    expect(digestOf({ x: text(LINES) }, { x: after })).toBe(NOTHING_BUT_BLANKS);
  });

  it.each<readonly [string, string]>([
    ['white space at the end of the new line', text(LINES.with(5, 'another  '))],
    ['white space elsewhere', text(CHANGED.with(10, 'line 11\t'))],
    ['white space just above', text(CHANGED.with(4, 'line 5 '))],
    ['blank lines around it', text(CHANGED.toSpliced(6, 0, '').toSpliced(5, 0, '', ''))],
    ['line endings', text(CHANGED).replaceAll('\n', '\r\n')],
  ])('is the same for a change that comes with %s', (_name, after) => {
    const digest = digestOf({ x: text(LINES) }, { x: text(CHANGED) });
    expect(digestOf({ x: text(LINES) }, { x: after })).toBe(digest);
    expect(digest).not.toBe(NOTHING_BUT_BLANKS);
    // A file of which only blanks change is none that changes.
    const besides = { x: text(LINES), y: 'z\n' };
    expect(digestOf(besides, { x: after, y: 'z \n\n' })).toBe(digest);
  });

  it('counts indentation, order and place', () => {
    const before = { x: text(['if a:', '  one', '  two', '', 'three']) };
    const variants = [
      text(['if a:', '  one', 'two', '', 'three']),
      text(['if a:', '  two', '  one', '', 'three']),
      text(['if a:', '  one', '  two', '  go', 'three']),
      text(['if a:', '  go', '  one', '  two', '', 'three']),
      text(['if a:', '  one', '  two', '', 'three', '  go']),
    ];
    const digests = variants.map((x) => digestOf(before, { x }));
    expect(new Set([...digests, NOTHING_BUT_BLANKS]).size).toBe(variants.length + 1);
    // Above or below a blank line is the same place.
    expect(digestOf(before, { x: text(['if a:', '  one', '  two', '', '  go', 'three']) })).toBe(digests[2]);
  });

  it.each(['\r', '\u2028', '\u2029'])('reads a line that goes on like another file after %j as one line', (end) => {
    const disguised = `first${end}diff --git a/x b/x\n`;
    const digests = ['one', 'two'].map((last) => digestOf({ x: '' }, { x: `${disguised}${last}\n` }));
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('depends on every byte of added, deleted and binary files', () => {
    const bytes = (last: number) => ({ x: Buffer.from([0, 1, last]) });
    const latin = (last: number) => ({ x: Buffer.from([0x61, last, 0x0a]) });
    const pairs: (readonly [Files, Files])[] = [
      [{}, { x: '' }],
      [{}, { x: 'a\n' }],
      [{ x: '' }, {}],
      [bytes(1), bytes(2)],
      [bytes(1), bytes(3)],
      [latin(0xe8), latin(0xe9)],
      [latin(0xe8), latin(0xea)],
    ];
    const digests = pairs.map(([before, after]) => digestOf(before, after));
    expect(new Set([...digests, NOTHING_BUT_BLANKS]).size).toBe(pairs.length + 1);
    const link = (to: string) =>
      `diff --git a/x b/x\nindex 1..${to.length} 120000\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-y\n+${to}\n`;
    expect(normalDigest(link('z'))).not.toBe(normalDigest(link('z ')));
    expect(normalizeDiff('diff --git a/x b/x\nold mode 100644\nnew mode 100755\n')).toContain('new mode 100755');
  });

  it('is of a block with more lines than a call takes arguments', () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => `+${index}`);
    const diff = ['diff --git a/x b/x', '--- a/x', '+++ b/x', '@@ -0,0 +1,200000 @@', ...lines, ''].join('\n');
    expect(String(normalizeDiff(diff)).split('\n').length).toBeGreaterThan(200_000);
  });

  it('exists for long blocks of which hardly anything stays, too', () => {
    const other = numbered(600).map((line) => `${line}!`);
    const digest = digestOf({ x: text(numbered(600)) }, { x: text(other) });
    expect(digestOf({ x: text(numbered(600)) }, { x: text([...other, '']) })).toBe(digest);
    expect(digestOf({ x: text(numbered(600)) }, { x: text(other.with(300, 'yet another')) })).not.toBe(digest);
  });

  it('does not exist for an outline, an unreadable name or an empty text', () => {
    expect(normalDigest('diff --git a/\ufffd b/\ufffd\nold mode 100644\nnew mode 100755\n')).toBeNull();
    expect([normalDigest(''), normalDigest('The diff is larger than 8 MB')]).toEqual([null, null]);
  });

  it('is the same only where the files are the same, but for blanks', () => {
    const line = fc.constantFrom('a', 'b', ' a', 'c ', 'b\t', '', ' ');
    const content = fc.array(line, { maxLength: 9 });
    const bare = (lines: readonly string[]) => lines.map((each) => each.trimEnd()).filter((each) => each !== '');
    const known = new Map<string, string>();
    const before = ['a', 'b', '', 'a', 'a ', 'b', 'c', '', 'b'];
    fc.assert(
      fc.property(content, (after) => {
        const digest = digestOf({ x: text(before) }, { x: text(after) }) ?? NOTHING_BUT_BLANKS;
        const created = JSON.stringify(bare(after));
        expect(known.get(digest) ?? created).toBe(created);
        known.set(digest, created);
        expect(digest === NOTHING_BUT_BLANKS).toBe(created === JSON.stringify(bare(before)));
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(known.size).toBeGreaterThan(50);
  });
});
