/** A plan's state on a server whose branch holds commits that no item made: a person's, and what somebody slips in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import { IntegrityError } from '../../src/base/errors.ts';
import type { Host } from '../../src/kernel/host.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { renderReceipt, sealReceipt } from '../../src/workitem/receipt-seal.ts';
import { StateHasher } from '../../src/workitem/state-hash.ts';
import { readReceipt, workPathsOf } from '../../src/workitem/store.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cli, cloneOf, commitOn, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const BRANCH = 'refs/heads/autorize-work/plan';
const WORKFLOW = { '.github/workflows/own.yml': 'on: push\n' };
const ONE = item('one', 'echo 1 >one.txt');
const TWO = item('two', 'echo 2 >two.txt');

const permitting =
  (permit: readonly string[]) =>
  (host: Host): Subject =>
    planSubject({ paths: workPathsOf(host), plan: 'plan', permit }, host);
const make = permitting([]);

const branchHeadOf = ({ folder }: WorkSite): string => userGit(folder, 'rev-parse', BRANCH);

/** A person's commit on the branch, with the parents that it has besides. */
function commitSeparately(site: WorkSite, files: Record<string, string>, more: readonly string[] = []): void {
  const created = commitOn(site.folder, { parents: [branchHeadOf(site), ...more], files });
  userGit(site.folder, 'update-ref', BRANCH, created);
}

function send(server: GitServer, site: WorkSite, change: (files: Files) => void = () => undefined): void {
  const subject = make(site.host);
  const files: Files = new Map(subject.list().map((path) => [path, readFileSync(join(subject.folder, path))]));
  change(files);
  publish(server, { folder: site.folder, branch: BRANCH, branchHead: branchHeadOf(site), subject, files });
}

async function expectTaken(server: GitServer, open = make, clone = cloneOf(server)): Promise<void> {
  const pulled = await cli(clone, 'pull', 'work.plan');
  expect([pulled.code, pulled.out, pulled.err]).toEqual([0, expect.any(String), '']);
  expect((await openSession(server, open)).restored.kind).toBe('restored');
}

async function expectRefused(server: GitServer, why: RegExp): Promise<void> {
  const before = server.refs();
  const clone = cloneOf(server);
  const pulled = await cli(clone, 'pull', 'work.plan');
  expect([pulled.code, pulled.out + pulled.err]).toEqual([1, expect.stringMatching(why)]);
  expect(existsSync(join(clone, '.autorize/work/journal.jsonl'))).toBe(false);
  const opened = await openSession(server, make).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(IntegrityError);
  expect(String(opened)).toMatch(why);
  expect(server.refs()).toEqual(before);
}

describe('a plan on a server', () => {
  it('is restored with items that landed together, and with commits of a person between them', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([ONE, TWO]);
    commitSeparately(site, { 'notes.txt': 'x\n' });
    await site.run([ONE, TWO, item('three', 'echo 3 >three.txt')]);
    send(server, site);
    await expectTaken(server);
  });

  it('is restored with a merge of the checked-out commit, whatever that holds', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([ONE]);
    const main = commitOn(site.folder, { parents: [userGit(site.folder, 'rev-parse', 'main')], files: WORKFLOW });
    userGit(site.folder, 'update-ref', 'refs/heads/main', main);
    userGit(site.folder, 'reset', '-q', '--hard');
    commitSeparately(site, WORKFLOW, [main]);
    await site.run([ONE, TWO]);
    send(server, site);
    await expectTaken(server);
  });

  it('is refused if a commit below a landed one holds a workflow, unless the local plan permits it', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([ONE]);
    commitSeparately(site, WORKFLOW);
    await site.run([ONE, TWO]);
    send(server, site);
    await expectRefused(server, /is denied: .*own\.yml/);
    const clone = cloneOf(server);
    const agents = { 'agent-1': { command: 'true' } };
    const plan = { version: 1, plan: 'plan', agents, items: [ONE], permit: ['.github/**'] };
    writeFileSync(join(clone, 'work-items.json'), JSON.stringify(plan));
    await expectTaken(server, permitting(['.github/**']), clone);
  });

  it('is refused if an item landed a change that no local plan permits', async () => {
    await using server = await startGitServer();
    const site = createSite();
    const script = 'mkdir -p .github/workflows; echo "on: push" >.github/workflows/own.yml';
    await site.run([item('one', script)], { permit: ['.github/**'] });
    send(server, site);
    await expectRefused(server, /is denied: .*own\.yml/);
  });

  it('is refused if a receipt names a commit that no item made', async () => {
    await using server = await startGitServer();
    const site = createSite();
    await site.run([ONE]);
    const before = branchHeadOf(site);
    commitSeparately(site, { 'two.txt': '2\n' });
    const paths = workPathsOf(site.host);
    const records = recordsOf(readFileSync(paths.journal));
    const landed = records.findLast(({ kind }) => kind === 'landed');
    const honest = readReceipt(paths, String(landed?.id));
    const blake3 = await createBlake3();
    const hasher = new StateHasher(openRefs(paths.repository, createFolder()).refs, blake3);
    const [from, to] = [await hasher.hashTree(before), await hasher.hashTree(branchHeadOf(site))];
    const id = honest.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const { previous_receipt_hash: _, receipt_hash: __, ...draft } = honest;
    const forged = sealReceipt(
      {
        ...{ ...draft, id, files: {}, artifacts: [], work_item: { ...draft.work_item, id: 'two' } },
        ...{ before_commit: before, before_hash: from.hash },
        ...{
          after_commit: branchHeadOf(site),
          after_hash: to.hash,
          landed_commit: branchHeadOf(site),
          landed_hash: to.hash,
        },
      },
      { previous: honest.receipt_hash, blake3 },
    );
    const { receipt_hash, landed_commit, after_hash } = forged;
    send(server, site, (files) => {
      files.set(`receipts/${id}.json`, Buffer.from(renderReceipt(forged)));
      files.set(`runs/${id}/RECEIPT.json`, Buffer.from(renderReceipt(forged)));
      const record = { ...landed, id, item: 'two', receipt_hash, landed_commit, after_hash };
      files.set('journal.jsonl', seal([...records, record]).bytes);
    });
    await expectRefused(server, /no commit of the branch was made of its record/);
  });
});
