// What was left of plans is what their records say, at work and at rest, and is printed only while that is the same.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJournal } from '../../src/kernel/journal.ts';
import { waitForClock } from '../../src/kernel/remembered-answer.ts';
import { executeWorkItems } from '../../src/library/work.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';
import { keepFolders } from '../helpers/temp-folder.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const { made: site, remove } = keepFolders(() => createSite());
afterAll(remove);

const own = (name = 'work') => join(site.folder, '.git', 'autorize', `${name}.json`);
const place = (...path: string[]) => join(site.folder, '.autorize', 'work', ...path);

beforeAll(async () => {
  const { agents } = site.options;
  const items = [item('good', 'echo 1 > a.txt', { test_command: 'echo 2 passed' }), item('bad', 'exit 1')];
  const { items: ended } = await executeWorkItems(items, { cwd: site.folder, env: site.host.env, agents });
  expect(ended.map(({ status }) => status)).toEqual(['success', 'failure']);
});

async function statuses({ folder, host }: Pick<WorkSite, 'folder' | 'host'> = site): Promise<readonly CliResult[]> {
  const status = (...words: string[]) => runCli(['work', 'status', ...words], { cwd: folder, env: host.env });
  return [await status(), await status('--json'), await status('plan')];
}

/** The same where nothing can be left, so that all of it is read from the records. */
async function statusesOfRecords(): Promise<readonly CliResult[]> {
  const folder = join(site.folder, '.git', 'autorize');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  const printed = await statuses();
  rmSync(folder);
  return printed;
}

function markAnswers(): void {
  for (const name of ['work', 'work-plan']) {
    const { stamp, answer } = JSON.parse(readFileSync(own(name), 'utf8'));
    const marked = { position: '', texts: ['left\n', 'left\n'], json: '{}' };
    writeFileSync(own(name), JSON.stringify({ stamp, answer: { ...answer, atRest: marked, moved: marked } }));
  }
}

const MARKED = ['left\n', '{}', 'left\n'];

it('is left by a run with items that failed, printed, and left again by whoever reads the records', async () => {
  const written = [own(), own('work-plan')].map((path) => readFileSync(path, 'utf8'));
  const printed = await statuses();
  expect(printed.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(printed[0]?.out).toMatch(/^plan: 1 of 2 items succeeded\n/);
  expect(JSON.parse(printed[1]?.out ?? '')).toMatchObject({ is_running: false, activities: [], waiting: [] });
  expect(await statusesOfRecords()).toEqual(printed);
  expect(await statuses()).toEqual(printed);
  expect([own(), own('work-plan')].map((path) => readFileSync(path, 'utf8'))).toEqual(written);
  markAnswers();
  expect((await statuses()).map(({ out }) => out)).toEqual(MARKED);
  // Neither of another plan nor in another form.
  const other = await runCli(['work', 'status', 'plam'], { cwd: site.folder, env: site.host.env });
  expect(other).toMatchObject({ code: 3, err: expect.stringContaining('no item of a plan "plam"') });
  const markdown = await runCli(['work', 'status', '--markdown'], { cwd: site.folder, env: site.host.env });
  expect(markdown.out).toContain('### plan: 1 of 2 items succeeded');
});

it('says what a run at work does at that moment', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  writeFileSync(place('work.lock.holder'), JSON.stringify({ pid: process.pid, host: hostname(), started_at: since }));
  const outOf = async (read: () => Promise<readonly CliResult[]>) =>
    (await read()).map(({ out }) => out.replace(/· \d.*/g, '· time'));
  const activities = [{ attempt: 'third', doing: 'agent at work', since }];
  const waiting = [{ plan: 'plan', id: 'third', until, cause: 'the model is at its limit' }];
  for (const [doing, waits] of [
    [[], []],
    [activities, waiting],
    [activities, [{ ...waiting[0], plan: 'other' }]],
    [activities, [{ ...waiting[0], until: 'soon' }]],
  ]) {
    writeFileSync(place('activity.json'), JSON.stringify(doing));
    writeFileSync(place('waiting.json'), JSON.stringify(waits));
    const [text = '', json = ''] = await outOf(statusesOfRecords);
    expect(text).toMatch(/\na run is in progress\n/);
    expect(text.includes('third · agent at work')).toBe(doing !== undefined && doing.length > 0);
    expect(JSON.parse(json)).toMatchObject({ is_running: true, activities: doing });
    expect((await outOf(statuses)).slice(0, 2)).toEqual([text, json]);
    expect((await outOf(statuses)).slice(0, 2)).toEqual([text, json]);
  }
  for (const name of ['work.lock.holder', 'activity.json', 'waiting.json']) rmSync(place(name));
});

it('says which records are missing where the journal was emptied, and where it was cut', async () => {
  const journal = readFileSync(place('journal.jsonl'), 'utf8');
  const lines = journal.split(/(?<=\n)/);
  const ids = readdirSync(place('receipts'));
  const landed = ids.find((id) => readFileSync(place('receipts', id), 'utf8').includes('"status": "success"')) ?? '';
  // Without any record, and without that of the one that landed.
  const ended = lines.filter((line) => line.includes('"kind":"ended"')).map((line) => JSON.parse(line));
  for (const kept of [[], ended]) {
    rmSync(place('journal.jsonl'));
    using cut = openJournal({ path: place('journal.jsonl'), shown: '', remedy: '' });
    for (const { seq: _, prev: __, hash: ___, ...record } of kept) cut.append(record);
    const printed = await statuses();
    const missing = 'records of work items are missing: .autorize/work/receipts has ';
    expect(printed.map(({ code, err }) => [code, err])).toEqual(
      Array(3).fill([
        2,
        expect.stringContaining(missing + (kept.length === 0 ? '2 receipts: ' : `1 receipt: "${landed.slice(0, -5)}"`)),
      ]),
    );
    expect(JSON.parse(printed[1]?.out ?? '')).toMatchObject({ problems: [expect.stringContaining(missing)] });
    expect((await runCli([], { cwd: site.folder, env: site.host.env })).out).toContain(missing);
    expect(await statuses()).toEqual(printed);
  }
  rmSync(place('journal.jsonl'));
  expect((await statuses())[0]).toMatchObject({ code: 2, out: 'no work item has a record here\n' });
  writeFileSync(place('journal.jsonl'), journal);
  expect((await statuses()).map(({ code }) => code)).toEqual([0, 0, 0]);
});

const BRANCH = 'refs/heads/autorize-work/plan';
const CHANGES: Readonly<Record<string, () => void>> = {
  'what a test printed': () => {
    const path = readdirSync(place('runs')).map((id) => place('runs', id, 'test.output'));
    appendFileSync(path.find((each) => existsSync(each)) ?? '', 'more\n');
  },
  'a branch that was moved': () => userGit(site.folder, 'update-ref', BRANCH, 'HEAD'),
  'branches that were packed and deleted': () => {
    userGit(site.folder, 'pack-refs', '--all');
    userGit(site.folder, 'update-ref', '-d', BRANCH);
  },
  'what is blocked': () => {
    const blocked = { plan: 'plan', id: 'third', reason: '"third" waits for "bad"', at: new Date().toISOString() };
    writeFileSync(place('blocked.json'), JSON.stringify([blocked]));
  },
  'the journal': () => appendFileSync(place('journal.jsonl'), '{"seq":1}\n'),
};

it.each(Object.entries(CHANGES))('is read again after a change of %s', async (_what, change) => {
  rmSync(join(site.folder, '.git', 'autorize'), { recursive: true, force: true });
  await waitForClock();
  await statuses();
  markAnswers();
  expect((await statuses()).map(({ out }) => out)).toEqual(MARKED);
  change();
  const printed = await statuses();
  for (const { out } of printed) expect(MARKED).not.toContain(out);
  expect(await statusesOfRecords()).toEqual(printed);
});
