import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBlockedItems, readBlockedItems, stillBlocked } from '../../src/workitem/blocked-items.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

const now = () => new Date('2026-03-01T10:00:00Z');
const pathsIn = (folder: string) => ({ blocked: join(folder, 'blocked.json') });
const named = (folder: string) => readBlockedItems(pathsIn(folder)).map(({ plan, id }) => `${plan} ${id}`);

/** A run of a plan in which these items are blocked. */
function runOf(folder: string, plan: string, ids: readonly string[], isHeld = true): void {
  using blocked = openBlockedItems(pathsIn(folder), { plan, now, isHeld: () => isHeld });
  for (const id of ids) blocked.add({ id, reason: 'a reason' });
}

it('are those of the last run of each plan, and no file where there are none', () => {
  const folder = createFolder();
  runOf(folder, 'one', []);
  expect(existsSync(pathsIn(folder).blocked)).toBe(false);
  runOf(folder, 'one', ['a', 'b']);
  runOf(folder, 'two', ['c']);
  expect(named(folder)).toEqual(['one a', 'one b', 'two c']);
  runOf(folder, 'one', ['b']);
  expect(named(folder)).toEqual(['two c', 'one b']);
  // A run that lost its lock says nothing more.
  runOf(folder, 'two', ['d'], false);
  expect(named(folder)).toEqual(['one b']);
  runOf(folder, 'one', []);
  expect(existsSync(pathsIn(folder).blocked)).toBe(false);
});

it.each(['', '{', '{}', '[1]', '[{"plan":"one","id":"a","reason":"r"}]'])(
  'are none in a file of something else: %s',
  (text) => {
    const folder = createFolder();
    writeFileSync(pathsIn(folder).blocked, text);
    expect(named(folder)).toEqual([]);
  },
);

it('are not those that ran since', () => {
  const blocked = ['a', 'b', 'c'].map((id) => ({ plan: 'one', id, reason: 'r', at: '2026-03-01T10:00:00.000Z' }));
  const receipt = (id: string, ended_at: string, plan = 'one') =>
    ({ plan, work_item: { id }, ended_at }) as Parameters<typeof stillBlocked>[1][number];
  const receipts = [
    receipt('a', '2026-03-01T11:00:00.000Z'),
    receipt('b', '2026-03-01T09:00:00.000Z'),
    receipt('c', '2026-03-01T11:00:00.000Z', 'two'),
  ];
  expect(stillBlocked(blocked, receipts).map(({ id }) => id)).toEqual(['b', 'c']);
});

it('name the item that they wait for, and the rule that did not admit it', async () => {
  const site = createSite();
  const large = item('large', 'echo 1 >x; echo 1 >y', { constraints: { max_files: 1 } });
  await site.run([large, item('next', 'echo 1 >z', { dependencies: ['large'] })]);
  const reason = '"next" waits for "large" (denied: Exceeded max files: 2 > 1)';
  const blocked = async () => (await readWorkStatus('plan', site.host)).blocked;
  expect(await blocked()).toMatchObject([{ plan: 'plan', id: 'next', reason }]);
  expect((await readWorkStatus('other', site.host)).blocked).toEqual([]);
  await site.run([item('large', 'echo 1 >x'), item('next', 'echo 1 >z', { dependencies: ['large'] })]);
  expect(await blocked()).toEqual([]);
  expect(existsSync(workPathsOf(site.host).blocked)).toBe(false);
});
