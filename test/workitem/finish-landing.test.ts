// What becomes of a checkout whose run in place was killed between two files, for whoever looks next.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restoreCheckout } from '../../src/workitem/finish-landing.ts';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { lockWork } from '../../src/workitem/opening.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createDirty, runSupervised, wholeStates } from '../helpers/broken-work.ts';
import { stateOf } from '../helpers/folder-state.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { processesOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { TOOLS, type WorkSite } from '../helpers/work-items.ts';

// Made once, in the first test that needs it; what it was copied from goes with that test.
const retained = mkdtempSync(join(tmpdir(), 'autorize-settle-'));
let killed: WorkSite | undefined;

afterAll(() => rmSync(retained, { recursive: true }));

function killOnce(): WorkSite {
  const site = createDirty();
  expect(runSupervised(site, { AUTORIZE_FAULT: 'exchange:between:kill:2' }).signal).toBe('SIGKILL');
  // The agent of the next item was at work; without a sandbox it outlives who started it by a moment.
  while (processesOf(site).length > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  cpSync(site.folder, retained, { recursive: true, verbatimSymlinks: true });
  return site;
}

/** A checkout of which `b.txt` is gone already, `d.txt` is there, and the rest is as before; a copy each time. */
function createBetween(): WorkSite {
  killed ??= killOnce();
  const folder = join(createFolder(), 'copy');
  cpSync(retained, folder, { recursive: true, verbatimSymlinks: true });
  expect(['b.txt', 'd.txt', 'l'].map((name) => existsSync(join(folder, name)))).toEqual([false, true, false]);
  return { ...killed, folder, host: { ...killed.host, cwd: folder } };
}

const read = ({ folder }: WorkSite, name: string) => readFileSync(join(folder, name), 'utf8');

describe('a checkout on the way', () => {
  it('stays as it is for those who only look, who learn of it, until a command works with it', async () => {
    const { after } = await wholeStates();
    const site = createBetween();
    const { folder: cwd } = site;
    const before = stateOf(cwd, site.cache);
    const note =
      'a run in place was killed while the checkout followed what landed; it may hold files of before and of after';
    const { checkoutOpen, receipts } = await readWorkStatus(undefined, site.host);
    expect([checkoutOpen, receipts.length]).toEqual([expect.stringContaining(note), 1]);
    const { out } = await runCli([], { cwd, env: site.host.env });
    expect(out).toContain(`plan in place\n  ${note}. `);
    const status = await runCli(['work', 'status', '--json'], { cwd, env: site.host.env });
    expect(JSON.parse(status.out)).toMatchObject({ checkout_open: expect.stringContaining(note) });
    expect(stateOf(cwd, site.cache)).toEqual(before);
    await verifyWork({}, site.host);
    expect(['b.txt', 'd.txt', 'l'].map((name) => existsSync(join(cwd, name)))).toEqual([false, true, true]);
    expect(await hashOutput({}, site.host)).toBe(after);
    expect(await readWorkStatus(undefined, site.host)).toMatchObject({ checkoutOpen: undefined });
  });

  it('is brought to what landed beside what the user changed meanwhile', async () => {
    const site = createBetween();
    writeFileSync(join(site.folder, 'a.txt'), 'edited since\n');
    writeFileSync(join(site.folder, 'new.txt'), 'new\n');
    await hashOutput({}, site.host);
    expect([read(site, 'a.txt'), read(site, 'new.txt'), read(site, 'l')]).toEqual([
      ...['edited since\n', 'new\n', read(site, 'd.txt')],
    ]);
  });

  it('is brought back where the branch does not hold the landing any more', async () => {
    const { before } = await wholeStates();
    const site = createBetween();
    userGit(site.folder, 'branch', '-D', 'autorize-work/plan');
    expect(await hashOutput({}, site.host)).toBe(before);
    expect(read(site, 'b.txt')).toBe('two\n');
  });

  it('is left alone where a file is of neither state: nobody hashes it, and everybody says why', async () => {
    const { after } = await wholeStates();
    const site = createBetween();
    writeFileSync(join(site.folder, 'd.txt'), 'mine\n');
    const reason = 'a run in place was killed while the checkout followed what landed, and "d.txt" was changed since';
    await expect(hashOutput({}, site.host)).rejects.toMatchObject({
      ...{ code: 'checkout_open', exitCode: 3, message: expect.stringContaining(reason) },
      remedy: expect.stringMatching(/^Copy yours elsewhere, then: git checkout [0-9a-f]{40} -- "d\.txt"$/),
    });
    const { findings } = await verifyWork({}, site.host);
    expect(findings[0]).toMatchObject({
      kind: 'unchecked',
      what: 'the checkout',
      detail: expect.stringContaining(reason),
    });
    const { code, err } = await runCli(['work', 'status'], { cwd: site.folder });
    expect([code, err]).toEqual([0, expect.stringContaining('NOTE: a run in place was killed while')]);
    expect([read(site, 'd.txt'), existsSync(join(site.folder, 'b.txt'))]).toEqual(['mine\n', false]);
    userGit(site.folder, 'checkout', 'autorize-work/plan', '--', 'd.txt');
    expect(await hashOutput({}, site.host)).toBe(after);
  });

  it('is not hashed while another process holds the lock', async () => {
    const site = createBetween();
    const paths = workPathsOf(site.host);
    await using _lock = await lockWork(paths, site.host);
    const concluding = restoreCheckout(paths, site.host, { patienceMs: 0 });
    await expect(concluding).rejects.toMatchObject({ code: 'checkout_open', exitCode: 75 });
    const { findings } = await verifyWork({}, site.host);
    expect(findings[0]).toMatchObject({
      kind: 'unchecked',
      detail: expect.stringContaining('follows what landed just now'),
    });
    expect(existsSync(join(site.folder, 'l'))).toBe(false);
  });

  it.skipIf(!hasTool(['unshare', '-Urm', 'true'], 'a checkout that cannot be written'))(
    'is not hashed where it cannot be written',
    () => {
      const site = createBetween();
      const script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" || exit 99; cd "$1"; shift; exec "$@"';
      const hash = [process.execPath, join(TOOLS, 'hash-output.mjs')];
      const { status, stdout, stderr } = spawnSync(
        'unshare',
        ['-Urm', 'sh', '-c', script, 'sh', site.folder, ...hash],
        { encoding: 'utf8' },
      );
      expect([status, stdout, stderr]).toEqual([3, '', expect.stringContaining('cannot be brought to the end')]);
    },
  );
});
