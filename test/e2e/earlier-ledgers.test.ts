// Records that earlier versions wrote are read, verified and continued. test/ledgers/make.mjs wrote them, once a version.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const LEDGERS = join(REPOSITORY, 'test', 'ledgers');
const VERSIONS = readdirSync(LEDGERS).filter((name) => /^v\d+$/.test(name));

interface Unpacked {
  readonly cwd: string;
  readonly autorize: (...args: string[]) => Promise<CliResult>;
}

/** The repository of an archive, on a machine that has nothing else of the run. */
function unpack(version: string, name: string, cwd = createFolder()): Unpacked {
  execFileSync('tar', ['-xzf', join(LEDGERS, version, `${name}.tar.gz`), '--no-same-owner', '-C', cwd]);
  const env = { ...process.env, XDG_CACHE_HOME: createFolder(), HOLDOUT: 'awk 1 ./value.txt' };
  return { cwd, autorize: (...args) => runCli(args, { cwd, env }) };
}

/** A command that has to end with 0; what it printed. */
async function outOf(run: Promise<CliResult>): Promise<string> {
  const { code, out, err } = await run;
  expect({ code, err: code === 0 ? '' : err, out: code === 0 ? '' : out }).toEqual({ code: 0, err: '', out: '' });
  return out;
}

describe.each(VERSIONS)('the records of %s', { timeout: 240_000 }, (version) => {
  it.each(['greedy', 'paired', 'checkpoint'])('of an experiment by %s are verified and continued', async (policy) => {
    const { autorize } = unpack(version, `experiment-${policy}`);
    const before = await outOf(autorize('list', 'pi'));
    expect(before).toContain('baseline');
    for (const command of ['status', 'verify', 'audit']) await outOf(autorize(command, 'pi'));
    await outOf(autorize('resume', 'pi'));
    for (const command of ['status', 'verify', 'audit', 'report']) await outOf(autorize(command, 'pi'));
    const after = await outOf(autorize('list', 'pi'));
    expect(after).toMatch(/^\| 10 \|/m);
    const firstLines = (text: string) => text.split('\n').filter((line) => /^\| [0-2] \|/.test(line));
    expect(firstLines(after)).toEqual(firstLines(before));
  });

  it.each(['policy', 'paired'])('of a mission that decides by %s are verified and continued', async (how) => {
    const moved = unpack(version, `mission-${how}`);
    const runs = join('.rcs', 'logs', 'autoresearch');
    const [id = ''] = readdirSync(join(moved.cwd, runs));
    const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, runs, id, 'manifest.json'), 'utf8'));
    const { repo_root: cwd, worktree_path: worktree, branch_name: branch } = manifestIn(moved.cwd);
    for (const command of ['status', 'verify']) await outOf(moved.autorize(command, id));
    const elsewhere = await moved.autorize('mission', '--resume', id);
    expect(elsewhere).toMatchObject({ code: 3, err: expect.stringContaining('move it back') });

    // The worktree is not in the archive: as the message says, it is cloned again.
    mkdirSync(cwd, { recursive: true });
    onTestFinished(() => rmSync(dirname(cwd), { recursive: true, force: true }));
    const { autorize } = unpack(version, `mission-${how}`, cwd);
    const resumed = () => autorize('mission', '--resume', id);
    expect(await resumed()).toMatchObject({ code: 3, err: expect.stringContaining(`git clone -q --branch ${branch}`) });
    userGit(cwd, 'clone', '-q', '--branch', branch, cwd, worktree);
    await outOf(resumed());
    expect(manifestIn(cwd)).toMatchObject({ status: 'completed', iteration: 5 });
    for (const command of ['status', 'verify', 'report']) await outOf(autorize(command, id));
  });

  it('of a plan of work items are verified and continued', async () => {
    const { cwd, autorize } = unpack(version, 'plan');
    const receipts = join(cwd, '.autorize', 'work', 'receipts');
    const before = readdirSync(receipts);
    await outOf(autorize('work', 'verify'));
    // An item of it fails, and one waits for that one.
    expect(await autorize('work', 'run', 'work-items.json')).toMatchObject({ code: 1 });
    const { out } = await autorize('work', 'status', 'facts');
    for (const line of ['success  one', 'success  two', 'failure  three']) expect(out).toContain(line);
    expect(readdirSync(receipts)).toEqual(expect.arrayContaining(before));
    await outOf(autorize('work', 'verify'));
  });
});
