import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBlockedItems, readBlockedItems, stillBlocked } from '../../src/workitem/blocked-items.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { type ItemReport, NOT_ENDED } from '../../src/workitem/work-event.ts';
import { createDirty, runSupervised } from '../helpers/broken-work.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

const now = () => new Date('2026-03-01T10:00:00Z');
const pathsIn = (folder: string) => ({ blocked: join(folder, 'blocked.json') });
const named = (folder: string) => readBlockedItems(pathsIn(folder)).map(({ plan, id }) => `${plan} ${id}`);

/** A run of a plan in which these items are blocked. */
function runOf(folder: string, plan: string, ids: readonly string[], isHeld = true): void {
  using blocked = openBlockedItems(pathsIn(folder), { plan, left: ['done', ...ids], now, isHeld: () => isHeld });
  blocked.end({ id: 'done', status: 'success' } as ItemReport);
  for (const id of ids) blocked.end({ id, status: 'blocked', reason: 'a reason' });
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
  // A run that was killed or lost its lock says nothing more than what it was to do.
  runOf(folder, 'two', ['d'], false);
  expect(named(folder)).toEqual(['one b', 'two done', 'two d']);
  expect(readBlockedItems(pathsIn(folder)).map(({ reason }) => reason)).toEqual(['a reason', NOT_ENDED, NOT_ENDED]);
  runOf(folder, 'two', []);
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

it('are those that a killed run had not ended, once it is dead', async () => {
  // Its first item fails: what is not committed is not in its checkout.
  const site = createDirty();
  expect(runSupervised(site, { JOBS: '1', AUTORIZE_FAULT: 'landing:after-record:kill' }).signal).toBe('SIGKILL');
  const status = async () => (await runCli(['work', 'status'], { cwd: site.folder, env: site.host.env })).out;
  const printed = await status();
  expect(printed).toMatch(/^plan: 0 of 2 items succeeded\n/);
  expect(printed).toContain(NOT_ENDED);
  // As it was left, at rest and with a run at work.
  expect(await status()).toBe(printed);
  const holder = { pid: process.pid, host: hostname(), started_at: now().toISOString() };
  writeFileSync(`${workPathsOf(site.host).lock}.holder`, JSON.stringify(holder));
  const atWork = await status();
  expect(atWork).toMatch(/^plan: 0 of 1 item succeeded\n[\s\S]*a run is in progress\n/);
  expect(atWork).not.toContain(NOT_ENDED);
  rmSync(`${workPathsOf(site.host).lock}.holder`);
  expect(runSupervised(site, { JOBS: '1' }).status).toBe(0);
  expect(await status()).toMatch(/^plan: 0 of 2 items succeeded\n/);
  expect(await status()).not.toContain(NOT_ENDED);
});
