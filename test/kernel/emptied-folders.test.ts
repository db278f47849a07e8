import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EmptiedFolders } from '../../src/kernel/emptied-folders.ts';
import type { LeftBehind } from '../../src/kernel/remove-tree.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it('removes files and links at once, and lets the folders wait', () => {
  const parent = createFolder({ 'few/a/b/file': 'x', 'few/file': '', kept: 'whole' });
  symlinkSync(join(parent, 'kept'), join(parent, 'few', 'link'));
  symlinkSync(parent, join(parent, 'few', 'a', 'folder'));
  const left: LeftBehind[] = [];
  const emptied = new EmptiedFolders((more) => left.push(...more));
  expect(emptied.empty(join(parent, 'few'))).toBe(true);
  expect(readdirSync(parent, { recursive: true }).toSorted()).toEqual(['few', 'few/a', 'few/a/b', 'kept']);
  // The inner ones first.
  expect(emptied.removeNext()).toBe(true);
  expect(existsSync(join(parent, 'few', 'a', 'b'))).toBe(false);
  emptied.removeAll();
  expect([emptied.removeNext(), left]).toEqual([false, []]);
  expect(readdirSync(parent)).toEqual(['kept']);
  expect(readFileSync(join(parent, 'kept'), 'utf8')).toBe('whole');
});

it('leaves a folder with much in it to others', () => {
  const parent = createFolder();
  for (let at = 0; at < 300; at += 1) mkdirSync(join(parent, 'many', String(at)), { recursive: true });
  const emptied = new EmptiedFolders(() => {});
  expect(emptied.empty(join(parent, 'many'))).toBe(false);
  expect(emptied.empty(join(parent, 'missing'))).toBe(false);
  expect(emptied.removeNext()).toBe(false);
});

it('removes the oldest ones where too many wait', () => {
  const parent = createFolder();
  const emptied = new EmptiedFolders(() => {});
  for (let at = 0; at < 8; at += 1) {
    for (let inner = 0; inner < 150; inner += 1)
      mkdirSync(join(parent, `view-${at}`, String(inner)), { recursive: true });
    expect(emptied.empty(join(parent, `view-${at}`))).toBe(true);
  }
  expect(readdirSync(parent, { recursive: true })).toHaveLength(1000);
  expect(existsSync(join(parent, 'view-0'))).toBe(false);
  emptied.removeAll();
  expect(readdirSync(parent)).toEqual([]);
});

it('removes a folder that is not empty any more, or gone, like any other', () => {
  const parent = createFolder({ 'view/a/file': '', 'other/file': '' });
  const emptied = new EmptiedFolders(() => {});
  for (const name of ['view', 'other']) expect(emptied.empty(join(parent, name))).toBe(true);
  writeFileSync(join(parent, 'view', 'a', 'late'), '');
  expect(emptied.removeNext()).toBe(true);
  expect(readdirSync(join(parent, 'view'))).toEqual([]);
  emptied.removeAll();
  expect(readdirSync(parent)).toEqual([]);
});
