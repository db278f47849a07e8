/** A run of a plan with setup and environment, once more: with what it had. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import type { Receipt } from '../../src/workitem/receipt.ts';
import { hashOfReceipt, renderReceipt } from '../../src/workitem/receipt-seal.ts';
import { rerunAgent } from '../../src/workitem/rerun.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

const SAME = '✅ Replay successful: hash verified\n';
const SETUP = { command: 'mkdir made && echo 7 >made/tool', inputs: ['install.txt'] };

async function createRun(sandbox: 'required' | 'off' = 'off', more = {}) {
  const site = createSite({ 'install.txt': '1\n', '.gitignore': 'made\n' });
  const { items } = await site.run([item('one', 'cat made/tool >a.txt')], {
    agents: { 'agent-1': { command: QUICK, sandbox } },
    ...{ setup: SETUP, build: { command: 'true' }, environment: { env: { GREETING: 'hi' } }, ...more },
  });
  const [first] = items;
  expect(first?.status, JSON.stringify(first)).toBe('success');
  const id = first !== undefined && 'receipt_id' in first ? first.receipt_id : '';
  const file = join(workPathsOf(site.host).runs, id, 'RECEIPT.json');
  return { site, id, file, receipt: JSON.parse(readFileSync(file, 'utf8')) as Receipt };
}

const replay = ({ folder, host }: WorkSite, ...argv: string[]) =>
  runCli(['work', 'replay', ...argv], { cwd: folder, env: host.env });

/** Puts a receipt in the place of the one of a run, sealed as it is. */
async function replaceReceipt(site: WorkSite, { receipt_hash: _, ...rest }: Receipt): Promise<void> {
  const unsealed = { ...rest, receipt_hash: '' };
  const text = renderReceipt({ ...rest, receipt_hash: hashOfReceipt(unsealed, await createBlake3()) });
  const { runs, receipts } = workPathsOf(site.host);
  writeFileSync(join(runs, rest.id, 'RECEIPT.json'), text);
  writeFileSync(join(receipts, `${rest.id}.json`), text);
}

describe('a receipt', () => {
  it('has the setup, build and environment of its plan, and is sound', async () => {
    const { site, receipt } = await createRun();
    expect(receipt.prepared).toEqual({
      environment: { env: { GREETING: 'hi' } },
      setup: { ...SETUP, timeout: '5m' },
      build: { command: 'true', timeout: '10m', outputs: [], cache: [] },
    });
    const { code, out } = await runCli(['work', 'verify'], { cwd: site.folder, env: site.host.env });
    expect(code, out).toBe(0);
  });

  it('has none of a plan that says nothing of them', async () => {
    const site = createSite();
    await site.run([item('one', 'echo 1 >one.txt')]);
    const { out } = await runCli(['work', 'status', '--json'], { cwd: site.folder, env: site.host.env });
    const path = JSON.parse(out).plans[0].items[0].receipt_path as string;
    expect(JSON.parse(readFileSync(path, 'utf8'))).not.toHaveProperty('prepared');
  });
});

describe('a replay', () => {
  it.runIf(BUBBLEWRAP.length > 0)('runs the agent with the setup of its run', async () => {
    const { site, id } = await createRun('required');
    const { code, out, err } = await replay(site, id);
    expect([code, out], err).toEqual([0, SAME]);
  });

  it('runs it without a sandbox with the setup, too', async () => {
    const { site, id } = await createRun();
    const { code, out, err } = await replay(site, id, '--unsandboxed');
    expect([code, out], err).toEqual([0, SAME]);
  });

  it('of a receipt without it runs as before: the agent misses what setup made', async () => {
    const { site, id, receipt } = await createRun();
    const { prepared: _, ...old } = receipt;
    await replaceReceipt(site, old);
    const { code, err } = await replay(site, id, '--unsandboxed');
    expect([code, err]).toEqual([1, expect.stringContaining('made/tool')]);
    expect((await replay(site, id, '--recorded')).out).toBe(SAME);
  });

  it('refuses a receipt whose environment opens what stays closed', async () => {
    const { site, id, receipt } = await createRun();
    const home = createFolder({ '.ssh/id_ed25519': 'key\n' });
    const environment = { readable: [join(home, '.ssh')] };
    await replaceReceipt(site, { ...receipt, prepared: { ...receipt.prepared, environment } });
    const env = { ...site.host.env, HOME: home };
    const { code, err } = await runCli(['work', 'replay', id, '--unsandboxed'], { cwd: site.folder, env });
    expect([code, err]).toEqual([2, expect.stringContaining('.ssh')]);
  });
});

describe('an agent that runs again', () => {
  const checkedOut = (site: WorkSite): string => {
    const folder = createFolder();
    userGit(folder, 'clone', '-q', site.folder, '.');
    return folder;
  };

  it('has the setup of its receipt', async () => {
    const { site, file } = await createRun();
    const folder = checkedOut(site);
    await rerunAgent({ agent: '1', item: 'one', receipt: file }, { ...site.host, cwd: folder });
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('7\n');
  });

  it('has the setup of its plan', async () => {
    const { site } = await createRun();
    const folder = checkedOut(site);
    const plan = {
      ...{ version: 1, agents: { 'agent-1': { command: QUICK, sandbox: 'off' } }, setup: SETUP },
      items: [item('one', 'cat made/tool >a.txt')],
    };
    mkdirSync(join(folder, 'plans'));
    writeFileSync(join(folder, 'plans', 'p.json'), JSON.stringify(plan));
    await rerunAgent({ agent: '1', item: 'one', file: 'plans/p.json' }, { ...site.host, cwd: folder });
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('7\n');
  });
});
