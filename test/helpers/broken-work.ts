import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { programPath } from './program.ts';
import { userGit } from './repository.ts';
import { branchExists, createSite, item, type WorkSite } from './work-items.ts';

/** A plan of which one item lands, for runs that are broken off. */
export const ITEMS = [
  item('good', 'cat a.txt mine.txt > d.txt; rm b.txt; chmod +x src/c.txt; ln -s d.txt l', {
    test_command: 'test -e d.txt',
  }),
  item('bad', 'rm -rf src', { test_command: 'test -e src' }),
];
const SUPERVISOR = programPath('run-work');

/** Runs the plan in a process of its own, perhaps under a tracer. */
export function runSupervised(
  site: WorkSite,
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): Pick<SpawnSyncReturns<string>, 'signal' | 'status' | 'stderr'> {
  const own = [process.execPath, SUPERVISOR, site.folder, JSON.stringify(ITEMS), JSON.stringify(site.options.agents)];
  const [program = '', ...args] = [...wrapper, ...own];
  const options = { env: { ...process.env, XDG_CACHE_HOME: site.cache, ...env }, encoding: 'utf8' } as const;
  const { signal, status, stderr } = spawnSync(program, args, options);
  return { signal, status, stderr };
}

/** A checkout with an untracked file in it. */
export function createDirty(): WorkSite {
  const site = createSite();
  writeFileSync(join(site.folder, 'mine.txt'), 'mine\n');
  return site;
}

/** What the checkout holds, by its state hash. */
const checkout = (site: WorkSite) => hashOutput({}, site.host);

/** The files themselves, without the product: name, rights, and content or target. */
function plainFiles({ folder }: WorkSite): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^\.(git|autorize)(\/|$)/.test(path) && !lstatSync(join(folder, path)).isDirectory())
    .map((path) => {
      const at = join(folder, path);
      const stats = lstatSync(at);
      const content = stats.isSymbolicLink() ? `-> ${readlinkSync(at)}` : readFileSync(at, 'utf8');
      return `${path} ${(stats.mode & 0o100) !== 0} ${content}`;
    })
    .sort();
}

interface States {
  readonly before: string;
  readonly after: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

async function statesOfWholeRun(): Promise<States> {
  const site = createDirty();
  const before = await checkout(site);
  const filesBefore = plainFiles(site);
  await site.run(ITEMS, { inPlace: true });
  const after = await checkout(site);
  return { before, after, files: { [before]: filesBefore, [after]: plainFiles(site) } };
}

/** Commits that land an item, on the integration branch. */
export const landings = ({ folder }: WorkSite) =>
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

/** Who looks finds branch, receipts and checkout of one state, to the byte. */
export async function expectWhole(site: WorkSite, { before, after, files }: States) {
  const seen = await checkout(site);
  expect(seen).toBe(landings(site).length === 0 ? before : after);
  expect(plainFiles(site)).toEqual(files[seen]);
  const { findings } = await verifyWork({}, site.host);
  expect(findings.filter(({ kind, detail }) => kind === 'wrong' && detail !== STRAY)).toEqual([]);
  const { receipts } = await readWorkStatus(undefined, site.host);
  expect(receipts.filter(({ status }) => status === 'success').map((each) => each.work_item.id)).toEqual(
    landings(site),
  );
}

// A receipt whose record never came: nobody reads it, and the next run puts it aside.
const STRAY = 'no record of the journal names this receipt';

/** The next run comes to what one that nobody broke off comes to. */
export async function expectContinued(site: WorkSite, { after }: States): Promise<void> {
  const { items } = await site.run(ITEMS, { inPlace: true });
  expect(items.map(({ status }) => status)).toEqual(['success', 'failure']);
  expect(landings(site)).toEqual(['good']);
  expect(await checkout(site)).toBe(after);
  expect((await verifyWork({}, site.host)).isSound).toBe(true);
  const { receipts } = await readWorkStatus(undefined, site.host);
  const work = join(site.folder, '.autorize', 'work');
  const stored = readdirSync(join(work, 'receipts')).map((name) => name.replace('.json', ''));
  expect(stored).toEqual(expect.arrayContaining(receipts.map(({ id }) => id)));
  expect(readdirSync(join(work, 'runs'))).toEqual(stored);
}

let created: ReturnType<typeof statesOfWholeRun> | undefined;

/** Made once: contents alone decide them. */
export function wholeStates(): ReturnType<typeof statesOfWholeRun> {
  created ??= statesOfWholeRun();
  return created;
}
