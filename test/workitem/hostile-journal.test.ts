/** A journal that comes with the repository: its chain is whole, and a stranger wrote its records. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { commitOn, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const ID = '01a20870-4c04-761f-9296-884ba5386fef';
const HASH = 'a'.repeat(64);
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const LANDED = {
  ...{ kind: 'landed', id: ID, plan: 'plan', item: 'one', work_item_hash: HASH, after_hash: HASH, receipt_hash: HASH },
  landed_commit: 'b'.repeat(40),
};
const DRAFT = {
  receipt: { id: ID, plan: 'plan', work_item: { id: 'one' }, work_item_hash: HASH, after_hash: HASH },
  ...{ previous: null, store_base: 'b'.repeat(40) },
};
const BEGUN = {
  ...{ iter: 1, ref: 'refs/heads/autorize-work/plan', old: null, parent: 'b'.repeat(40), tree: 'b'.repeat(40) },
  ...{ message: 'x\n', date: '2026-05-21T09:00:00.000Z', draft: DRAFT },
};

function siteWith(records: readonly JournalRecord[]): WorkSite {
  const site = createSite();
  const { journal } = workPathsOf(site.host);
  mkdirSync(dirname(journal), { recursive: true });
  writeFileSync(journal, seal(records).bytes);
  return site;
}

const COMMANDS = [['status'], ['verify'], ['run', 'plan.json']] as const;

/** Runs a command of work items that has to refuse, and gives what it says. */
async function refuse(site: WorkSite, words: readonly string[]): Promise<string> {
  const plan = { version: 1, plan: 'plan', agents: site.options.agents, items: [item('one', 'true')] };
  writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
  const { code, out, err } = await runCli(['work', ...words], { cwd: site.folder });
  expect([1, 2, 3], `${words}: ${out}${err}`).toContain(code);
  return out + err;
}

describe('a journal of a stranger', () => {
  it.each(COMMANDS.map((each) => [...each]))('makes git write no file for work %s', async (...words: string[]) => {
    const victim = join(createFolder(), '.npmrc');
    writeFileSync(victim, 'registry=https://registry.npmjs.org/\n');
    const site = siteWith([{ ...LANDED, landed_commit: `${EMPTY_TREE}..HEAD^{tree}`, follows: `--output=${victim}` }]);
    expect(await refuse(site, words)).toMatch(/journal\.jsonl:1: a record without a usable "landed_commit"/);
    expect(readFileSync(victim, 'utf8')).toBe('registry=https://registry.npmjs.org/\n');
  });

  it.each<[string, JournalRecord]>([
    ['another kind', { kind: 'weird' }],
    ['a kind that is none', { kind: 7 }],
    ['an option for a commit', { ...LANDED, follows: '--output=x' }],
    ['a revision for a commit', { ...LANDED, landed_commit: 'HEAD' }],
    ['an id that leads out', { ...LANDED, id: '../x' }],
    ['a plan that is an option', { ...LANDED, plan: '-x' }],
    ['a hash that is none', { ...LANDED, receipt_hash: 1 }],
    ['a status that is none', { kind: 'ended', id: ID, plan: 'plan', item: 'one', status: 'x', receipt_hash: HASH }],
    ['no members', { kind: 'ended' }],
  ])('is refused with %s', async (_what, record) => {
    for (const words of COMMANDS) {
      expect(await refuse(siteWith([record]), words)).toContain('.autorize/work/journal.jsonl:1: a record without');
    }
  });

  it.each<[string, JournalRecord]>([
    ['nothing of a landing', { parent: 'x' }],
    ['a branch that is an option', { ...BEGUN, ref: '--exec=x' }],
    ['a base that is an option', { ...BEGUN, draft: { ...DRAFT, follows: '--output=x' } }],
    ['a receipt that is none', { ...BEGUN, draft: { ...DRAFT, receipt: { id: ID } } }],
  ])('begins no landing with %s', async (_what, record) => {
    const site = siteWith([record]);
    for (const words of [['status'], ['verify']]) {
      const { code } = await runCli(['work', ...words], { cwd: site.folder });
      expect([0, 3]).toContain(code);
    }
    const { items } = await site.run([item('one', 'echo 1 >one.txt')]);
    expect(items).toMatchObject([{ status: 'success' }]);
    expect(existsSync(join(site.folder, 'x'))).toBe(false);
  });

  it.each([
    ['landed', () => LANDED, (to: string, from: string) => ({ landed_commit: to, follows: from })],
    ['begun', () => BEGUN, (to: string, from: string) => ({ draft: { ...DRAFT, store_base: to, follows: from } })],
  ])('changes no checkout by what it calls %s', async (kind, record, between) => {
    const site = createSite();
    const { journal } = workPathsOf(site.host);
    const from = userGit(site.folder, 'rev-parse', 'HEAD');
    const to = commitOn(site.folder, { parents: [from], files: { 'a.txt': 'planted\n', 'new.txt': 'planted\n' } });
    userGit(site.folder, 'branch', 'autorize-work/plan', to);
    const before = readFileSync(join(site.folder, 'a.txt'), 'utf8');
    mkdirSync(dirname(journal), { recursive: true });
    const { bytes } = seal([{ ...record(), ...between(to, from) }]);
    writeFileSync(journal, bytes);
    const { code } = await runCli(['work', 'status'], { cwd: site.folder });
    // It names a receipt that nobody has.
    expect(code).toBe(kind === 'landed' ? 3 : 0);
    const { findings } = await verifyWork({}, site.host);
    expect(findings[0]).toMatchObject({ kind: 'unchecked', what: 'the checkout' });
    const message = expect.stringContaining('which did not begin here; nothing was touched');
    await expect(hashOutput({}, site.host)).rejects.toMatchObject({ code: 'checkout_open', exitCode: 3, message });
    expect(readFileSync(journal)).toEqual(bytes);
    // What was begun and is nobody's is dropped; what landed stops every run.
    const run = site.run([item('one', 'echo 1 >one.txt')]);
    if (kind === 'landed') await expect(run).rejects.toMatchObject({ code: 'checkout_open', message });
    else await run;
    expect(readFileSync(join(site.folder, 'a.txt'), 'utf8')).toBe(before);
    expect(existsSync(join(site.folder, 'new.txt'))).toBe(false);
  });
});
