/** `autorize work replay` on a store that somebody else may have written: only this package's own program runs. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const SAME = '✅ Replay successful: hash verified\n';

async function createRun() {
  const site = createSite();
  const { items } = await site.run([item('one', 'echo 1 >one.txt')]);
  const [first] = items;
  const id = first !== undefined && 'receipt_id' in first ? first.receipt_id : '';
  const { runs, folder } = workPathsOf(site.host);
  return { site, id, store: folder, run: join(runs, id) };
}

const replay = ({ folder, host }: Pick<WorkSite, 'folder' | 'host'>, ...argv: string[]): Promise<CliResult> =>
  runCli(['work', 'replay', ...argv], { cwd: folder, env: host.env });

describe('autorize work replay', () => {
  it.each(['--recorded', '--unsandboxed'])('executes no byte of the store, with %s', async (flag) => {
    const { site, id, run } = await createRun();
    const proof = join(createFolder(), 'ran');
    const tool = JSON.parse(readFileSync(join(run, 'RECEIPT.json'), 'utf8')).replay_tool as string;
    writeFileSync(join(run, 'replay-agent-1.sh'), `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 });
    writeFileSync(join(run, `${tool}.mjs`), `require('node:fs').writeFileSync(${JSON.stringify(proof)}, '');\n`);
    const { code, out, err } = await replay(site, id, flag);
    expect([code, out], err).toEqual([0, SAME]);
    expect(err).toMatch(
      /NOTE: the replay script of the run is not the one that this version writes.* neither was executed/,
    );
    expect(existsSync(proof)).toBe(false);
  });

  it('says nothing of a script that is its own', async () => {
    const { site, id } = await createRun();
    expect(await replay(site, id, '--recorded')).toEqual({ code: 0, out: SAME, err: '' });
  });

  it('runs an agent without a sandbox only where that is asked for', async () => {
    const { site, id } = await createRun();
    const refused = await replay(site, id);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('would run without a sandbox')]);
    expect(refused.err).toContain('--recorded');
  });

  it('runs the agent of a run that was made elsewhere only where that is asked for', async () => {
    const { site, id, store } = await createRun();
    const server = createFolder();
    userGit(server, 'init', '-q', '--bare', '-b', 'main');
    const state = createFolder();
    userGit(state, 'init', '-q');
    userGit(state, 'config', 'core.fileMode', 'false');
    const paths = planSubject({ paths: workPathsOf(site.host), plan: 'plan', permit: [] }, site.host).list();
    userGit(state, '--work-tree', store, 'add', '-f', ...paths);
    userGit(state, 'commit', '-q', '-m', 'State');
    userGit(state, 'push', '-q', server, 'HEAD:refs/autorize-ledger/work.plan');
    userGit(site.folder, 'push', '-q', server, 'main', 'autorize-work/plan');
    const folder = createFolder();
    userGit(folder, 'clone', '-q', server, '.');
    const clone = { folder, host: { ...site.host, cwd: folder } };
    const pulled = await runCli(['pull', 'work.plan'], { cwd: folder, env: site.host.env });
    expect(pulled.code, pulled.out + pulled.err).toBe(0);
    const refused = await replay(clone, id);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('was made on another machine')]);
    expect(await replay(clone, id, '--recorded')).toMatchObject({ code: 0, out: SAME });
    expect(await replay(clone, id, '--unsandboxed')).toMatchObject({ code: 0, out: SAME });
  });

  it('refuses a run whose receipt beside it is another one, and distinguishes states', async () => {
    const { site, id, run } = await createRun();
    const patch = join(run, 'changes.patch');
    writeFileSync(patch, readFileSync(patch, 'utf8').replace('\n+1\n', '\n+2\n'));
    const differs = await replay(site, id, '--recorded');
    expect([differs.code, differs.out]).toEqual([1, '']);
    appendFileSync(join(run, 'RECEIPT.json'), '\n');
    const refused = await replay(site, id, '--recorded');
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('RECEIPT.json')]);
  });
});
