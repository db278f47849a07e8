// kill -9 of a plan's run at every named point, of its recovery too: who looks sees the state before or the state after.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULT_POINTS, WORK_FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import { lookAtWork } from '../../src/workitem/look.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { useMemory } from '../helpers/broken-run.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { branchExists, createSite, item, type WorkSite } from '../helpers/work-items.ts';

useMemory();

const ITEMS = [
  item('good', 'cat a.txt mine.txt > d.txt; rm b.txt; chmod +x src/c.txt; ln -s d.txt l', {
    test_command: 'test -e d.txt',
  }),
  item('bad', 'rm -rf src', { test_command: 'test -e src' }),
];
const SUPERVISOR = join(REPOSITORY, 'test', 'fixtures', 'run-work.ts');

function runSupervised(site: WorkSite, env: Readonly<Record<string, string>>) {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    [SUPERVISOR, site.folder, JSON.stringify(ITEMS), JSON.stringify(site.options.agents)],
    { env: { ...process.env, XDG_CACHE_HOME: site.cache, ...env }, encoding: 'utf8' },
  );
  return { signal, status, stderr };
}

function createDirty(): WorkSite {
  const site = createSite();
  writeFileSync(join(site.folder, 'mine.txt'), 'mine\n');
  return site;
}

/** What the checkout holds, by its state hash. */
const checkout = (site: WorkSite) => hashOutput({}, site.host);

async function statesOfWholeRun(): Promise<{ readonly before: string; readonly after: string }> {
  const site = createDirty();
  const before = await checkout(site);
  await site.run(ITEMS, { inPlace: true });
  return { before, after: await checkout(site) };
}

/** Commits that land an item, on the integration branch. */
const landings = ({ folder }: WorkSite) =>
  branchExists(folder)
    ? userGit(
        folder,
        'log',
        '--format=%(trailers:key=Autorize-Work-Item,valueonly,separator=)',
        'main..autorize-work/plan',
      )
        .split('\n')
        .filter(Boolean)
    : [];

/** Who looks, without a lock and without mending anything, finds branch, receipts and checkout of one state. */
async function expectWhole(site: WorkSite, { before, after }: { readonly before: string; readonly after: string }) {
  expect([before, after]).toContain(await checkout(site));
  const { findings } = await verifyWork({}, site.host);
  expect(findings.filter(({ kind, detail }) => kind === 'wrong' && detail !== STRAY)).toEqual([]);
  const { receipts } = await lookAtWork(undefined, site.host);
  expect(receipts.filter(({ status }) => status === 'success').map((each) => each.work_item.id)).toEqual(
    landings(site),
  );
}

// A receipt whose record never came: nobody reads it, and the next run puts it aside.
const STRAY = 'no record of the journal names this receipt';

async function expectGoneOnWith(site: WorkSite, { after }: { readonly after: string }): Promise<void> {
  const { items } = await site.run(ITEMS, { inPlace: true });
  expect(items.map(({ status }) => status)).toEqual(['success', 'failure']);
  expect(landings(site)).toEqual(['good']);
  expect(await checkout(site)).toBe(after);
  expect((await verifyWork({}, site.host)).isSound).toBe(true);
  const { receipts } = await lookAtWork(undefined, site.host);
  const work = join(site.folder, '.autorize', 'work');
  const stored = readdirSync(join(work, 'receipts')).map((name) => name.replace('.json', ''));
  expect(stored).toEqual(expect.arrayContaining(receipts.map(({ id }) => id)));
  expect(readdirSync(join(work, 'runs'))).toEqual(stored);
}

// What a plan shares with experiments; the rest of their points are their own loop's.
const SHARED = /^(journal|replace|store|workspace|lane|command|judge|keep):|^capture:before$/;
const ON_THE_WAY = [
  ...FAULT_POINTS.filter((point) => SHARED.test(point) && point !== 'workspace:after-leftovers'),
  ...WORK_FAULT_POINTS,
];

describe('a plan whose run is killed', () => {
  it('passes every point that is tried here', () => {
    const site = createDirty();
    const log = join(createFolder(), 'log');
    expect(runSupervised(site, { AUTORIZE_FAULT_LOG: log })).toMatchObject({ status: 0, stderr: '' });
    const passed = new Set(readFileSync(log, 'utf8').trimEnd().split('\n'));
    expect(ON_THE_WAY.filter((point) => !passed.has(point))).toEqual([]);
    expect([...passed].filter((point) => !ON_THE_WAY.some((each) => each === point))).toEqual([]);
  });

  it.each(ON_THE_WAY)('is seen before or after, never between, and is gone on with: at %s', async (point) => {
    const states = await wholeStates();
    const site = createDirty();
    expect(runSupervised(site, { AUTORIZE_FAULT: `${point}:kill` }).signal).toBe('SIGKILL');
    await expectWhole(site, states);
    await expectGoneOnWith(site, states);
  });

  it.each(['recover:before', 'recover:after-swap', 'workspace:after-leftovers'])(
    'is gone on with when the run that recovers is killed too: at %s',
    async (point) => {
      const states = await wholeStates();
      const site = createDirty();
      runSupervised(site, { AUTORIZE_FAULT: 'landing:after-receipt:kill' });
      expect(runSupervised(site, { AUTORIZE_FAULT: `${point}:kill` }).signal).toBe('SIGKILL');
      await expectWhole(site, states);
      await expectGoneOnWith(site, states);
    },
  );

  it('drops a landing whose branch somebody moved before it landed, and its receipt', async () => {
    const site = createDirty();
    runSupervised(site, { AUTORIZE_FAULT: 'landing:after-receipt:kill' });
    userGit(site.folder, 'branch', '-f', 'autorize-work/plan', 'main');
    const { items } = await site.run(ITEMS, { inPlace: true });
    expect(items.map(({ status }) => status)).toEqual(['success', 'failure']);
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
    expect(landings(site)).toEqual(['good']);
  });
});

let made: ReturnType<typeof statesOfWholeRun> | undefined;

/** Made once: contents alone decide them. */
function wholeStates(): ReturnType<typeof statesOfWholeRun> {
  made ??= statesOfWholeRun();
  return made;
}
