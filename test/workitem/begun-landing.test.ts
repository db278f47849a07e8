/** A landing that a run began: what is left when it is killed, and what somebody writes who wants a commit to land. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { privateAreaFolder } from '../../src/engine/workspace/area-path.ts';
import { storeFolder } from '../../src/engine/workspace/private-area.ts';
import { bindGit } from '../../src/kernel/git.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import type { WorkItemInput } from '../../src/settings/work-plan.ts';
import { commitMessage } from '../../src/workitem/landing-message.ts';
import type { Receipt } from '../../src/workitem/receipt.ts';
import type { WorkOptions } from '../../src/workitem/run.ts';
import { StateHasher } from '../../src/workitem/state-hash.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import type { WorkEvent } from '../../src/workitem/work-event.ts';
import { commitOn, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { branchExists, createSite, item, type WorkSite } from '../helpers/work-items.ts';

const BRANCH = 'refs/heads/autorize-work/plan';
const ITEM = item('one', 'echo 1 >one.txt', { test_command: 'test -e one.txt' });

type Begun = JournalRecord & {
  readonly old: string | null;
  readonly parent: string;
  readonly tree: string;
  readonly draft: { readonly receipt: Receipt; readonly [key: string]: unknown };
};

/** A run that was killed right before its branch moved for the last time. */
async function killed(items: (site: WorkSite) => readonly WorkItemInput[] = () => [ITEM]) {
  const site = createSite();
  await site.run(items(site), { jobs: 2 });
  const paths = workPathsOf(site.host);
  const records = recordsOf(readFileSync(paths.journal));
  const begun = records.findLast(({ kind }) => kind === undefined) as Begun;
  userGit(site.folder, 'update-ref', ...(begun.old === null ? ['-d', BRANCH] : [BRANCH, begun.old]));
  const { id } = begun.draft.receipt;
  rmSync(join(paths.receipts, `${id}.json`));
  rmSync(join(paths.runs, id, 'RECEIPT.json'));
  const write = (landing: JournalRecord): void =>
    writeFileSync(paths.journal, seal([...records.slice(0, records.indexOf(begun)), landing]).bytes);
  write(begun);
  return { site, paths, begun, id, write };
}

type Killed = Awaited<ReturnType<typeof killed>>;

/** Runs again, with what the run says before it begins. */
async function goOn({ site }: Pick<Killed, 'site'>, items = [ITEM], more: Partial<WorkOptions> = {}) {
  const notes: string[] = [];
  const onEvent = (event: WorkEvent): void => {
    // The agents of these plans have no sandbox, so that a run says that it copies.
    if (event.kind === 'started') notes.push(...event.notes.filter((note) => !/^every command gets a copy/.test(note)));
  };
  return { ...(await site.run(items, { ...more, onEvent })), notes };
}

const landedIds = (site: WorkSite): string[] =>
  recordsOf(readFileSync(workPathsOf(site.host).journal)).flatMap(({ kind, id }) =>
    kind === 'landed' ? [String(id)] : [],
  );

/** The same landing with a receipt that says something else, which agrees with itself. */
function withReceipt(begun: Begun, more: Partial<Receipt>): Begun {
  const receipt = { ...begun.draft.receipt, ...more };
  return { ...begun, message: commitMessage(receipt), draft: { ...begun.draft, receipt } };
}

/** The same landing with another change, of which the private store has all objects. */
async function withFiles({ site, begun }: Killed, files: Record<string, string>): Promise<Begun> {
  const { folder, host } = site;
  const created = commitOn(folder, { parents: [begun.parent], files });
  const tree = userGit(folder, 'rev-parse', `${created}^{tree}`);
  const area = privateAreaFolder({ repository: findRepository(folder), name: 'work.items', parentEnv: host.env });
  const gitDir = join(storeFolder(area), 'git');
  userGit(folder, `--git-dir=${gitDir}`, 'fetch', '-q', folder, `${created}:refs/heads/forged`);
  const hasher = new StateHasher(bindGit({ gitDir, home: site.cache }), await createBlake3());
  const { hash, entries } = await hasher.hashTree(tree);
  const paths = Object.keys(files).sort((one, other) => (one < other ? -1 : 1));
  const artifacts = paths.map((path) => ({
    ...{ path, type: 'create' as const, mode: '100644', git_blob: userGit(folder, 'rev-parse', `${created}:${path}`) },
    content_hash: entries.find((each) => each.path === path)?.hash ?? '',
  }));
  return { ...withReceipt(begun, { after_hash: hash, landed_hash: hash, artifacts }), tree };
}

describe('a landing that was begun', () => {
  it('is completed where a run began it', async () => {
    const honest = await killed();
    const { items, notes } = await goOn(honest);
    expect(notes).toEqual([]);
    expect(items).toMatchObject([{ status: 'success', reused: true, receipt_id: honest.id }]);
    expect((await verifyWork({}, honest.site.host)).isSound).toBe(true);
  });

  it('is completed where it merges its change with one that landed meanwhile', async () => {
    // The agent of the second one works until the first one has landed.
    const items = ({ folder }: WorkSite) => [
      ITEM,
      item('two', `until git -C ${folder} rev-parse -q --verify ${BRANCH}; do sleep 0.02; done; echo 2 >two.txt`),
    ];
    const honest = await killed(items);
    expect(honest.begun).toHaveProperty('merged');
    const { items: done, notes } = await goOn(honest, items(honest.site));
    expect(notes).toEqual([]);
    expect(done.map((each) => 'reused' in each && each.reused)).toEqual([true, true]);
    expect((await verifyWork({}, honest.site.host)).isSound).toBe(true);
  });

  it('is completed where the run began it on a branch that the user has left since', async () => {
    const honest = await killed();
    const { folder } = honest.site;
    userGit(folder, 'switch', '-q', '--orphan', 'other');
    userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'On a branch of its own');
    const { items, notes } = await goOn(honest);
    expect(notes).toEqual([]);
    expect(items).toMatchObject([{ status: 'success', reused: true, receipt_id: honest.id }]);
  });

  it('is completed in a plan that has gone on since, and alone', async () => {
    const honest = await killed();
    const { items } = await goOn(honest, [ITEM, item('two', 'echo 2 >two.txt')]);
    expect(items.map((each) => 'reused' in each && each.reused)).toEqual([true, false]);
  });

  it.each<[string, (killed: Killed) => JournalRecord | Promise<JournalRecord>, RegExp]>([
    ['a change of settings', (left) => withFiles(left, { '.github/workflows/own.yml': 'on: push\n' }), /own\.yml/],
    [
      'more files than its item may change',
      (left) => withFiles(left, Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}.txt`, 'x\n']))),
      /Exceeded max files: 11 > 10/,
    ],
    [
      'a tree that is not the one of its receipt',
      async (left) => ({ ...left.begun, tree: (await withFiles(left, { 'a2.txt': 'x\n' })).tree }),
      /the state of after_commit is not that of its receipt/,
    ],
    ['another branch', ({ begun }) => ({ ...begun, ref: 'refs/heads/other' }), /not the branch of its plan/],
    ['no tests', ({ begun }) => withReceipt(begun, { tests: null }), /its tests did not pass/],
    ['no admission', ({ begun }) => withReceipt(begun, { admission: null }), /it was not admitted/],
    [
      'an item that the plan does not have',
      ({ begun }) => withReceipt(begun, { work_item: { ...begun.draft.receipt.work_item, id: 'two' } }),
      /the plan has no such item "two"/,
    ],
    [
      'an item that the plan has otherwise',
      ({ begun }) => withReceipt(begun, { work_item: { ...begun.draft.receipt.work_item, test_command: 'true' } }),
      /the plan has no such item "one"/,
    ],
    [
      'a receipt before it that is not there',
      ({ begun }) => ({ ...begun, draft: { ...begun.draft, previous: '0'.repeat(64) } }),
      /does not follow the one before it/,
    ],
    [
      'a base that is not checked out',
      ({ site, begun }) => {
        const parent = commitOn(site.folder, { parents: [begun.parent], files: { 'other.txt': 'x\n' } });
        return { ...withReceipt(begun, { before_commit: parent }), parent };
      },
      /which what is checked out does not hold/,
    ],
    ['files that were changed', ({ begun, paths, id }) => spoil(begun, join(paths.runs, id)), /of its run was changed/],
    ['nothing of a landing', ({ begun: { parent } }) => ({ parent, draft: {} }), /its record is none of a landing/],
  ])('is dropped with %s', async (_what, forge, why) => {
    const left = await killed();
    left.write(await forge(left));
    const { items, notes } = await goOn(left, [ITEM]);
    expect(notes).toEqual([expect.stringMatching(why)]);
    expect(items).toMatchObject([{ status: 'success', reused: false }]);
    expect(landedIds(left.site)).not.toContain(left.id);
    expect(branchExists(left.site.folder, 'other')).toBe(false);
    expect(userGit(left.site.folder, 'ls-tree', '-r', '--name-only', BRANCH)).toBe('a.txt\nb.txt\none.txt\nsrc/c.txt');
    expect((await verifyWork({}, left.site.host)).isSound).toBe(true);
  });

  it('leaves the run of a receipt that came to nothing, whose id it has', async () => {
    const left = await killed();
    const { site, paths, begun } = left;
    rmSync(paths.journal);
    mkdirSync(paths.runs, { recursive: true });
    await site.run([item('bad', 'true', { test_command: 'false' })]);
    const records = recordsOf(readFileSync(paths.journal));
    const id = String(records.at(-1)?.id);
    writeFileSync(paths.journal, seal([...records, withReceipt(begun, { id })]).bytes);
    const { notes } = await goOn(left);
    expect(notes).toEqual([expect.stringMatching(/was concluded before/)]);
    expect(readdirSync(paths.receipts)).toContain(`${id}.json`);
  });
});

function spoil(begun: Begun, folder: string): Begun {
  writeFileSync(join(folder, 'changes.patch'), 'other\n');
  return begun;
}
