import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { createHost } from '../../../src/kernel/host.ts';
import { createExperiment, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { REPOSITORY, runCli } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const hostIn = (cwd: string) => createHost({ packageRoot: REPOSITORY, cwd });

async function ranThrice(): Promise<Experiment> {
  const experiment = createExperiment({ agent: NUDGE });
  await experiment.run();
  return experiment;
}

/** What a person has who clones: branches of the remote, and no records. */
function clone(from: string): string {
  const folder = join(createFolder(), 'clone');
  execFileSync('git', ['clone', '-q', from, folder], { stdio: 'ignore' });
  return folder;
}

const verify = (cwd: string) => runCli(['verify', 'pi'], { cwd });

describe('records that do not cover the branch', () => {
  it('are not sound in a clone that has none: a branch of a remote counts like a local one', async () => {
    const { folder } = await ranThrice();
    const copy = clone(folder);
    const remote = await verify(copy);
    expect(remote.code, remote.out).toBe(1);
    expect(remote.out).toContain(
      '3 accepted commits on origin/autorize/pi, 0 records; fetch them, if they were pushed: autorize pull pi',
    );
    expect(remote.out).toMatch(/pi: not sound/);
    expect((await verifyExperiment({ name: 'pi' }, hostIn(copy))).isSound).toBe(false);
    userGit(copy, 'branch', '-q', 'autorize/pi', 'origin/autorize/pi');
    const local = await verify(copy);
    expect(local.code).toBe(1);
    expect(local.out).toContain('3 accepted commits on autorize/pi, 0 records');
  });

  it('are not sound where a person committed on top, nor where there is no branch at all', async () => {
    const { folder } = await ranThrice();
    const copy = clone(folder);
    userGit(copy, 'checkout', '-q', 'autorize/pi');
    userGit(copy, 'commit', '-q', '--allow-empty', '-m', 'By a person');
    const ahead = await verify(copy);
    expect(ahead.code).toBe(1);
    expect(ahead.out).toContain('3 accepted commits on autorize/pi, 0 records');
    userGit(copy, 'checkout', '-q', 'main');
    userGit(copy, 'branch', '-q', '-D', 'autorize/pi');
    userGit(copy, 'remote', 'remove', 'origin');
    const nothing = await verify(copy);
    expect(nothing.code).toBe(1);
    expect(nothing.out).toContain(
      '0 records of "pi", and no branch autorize/pi: there is nothing to verify yet; run it first: autorize run pi; or, if another machine ran and pushed it: autorize pull pi',
    );
  });

  it('are not sound where a part of the ledger was cut off, chain and all', async () => {
    const { folder, place } = await ranThrice();
    const ledger = join(place, 'iterations.jsonl');
    const lines = readFileSync(ledger, 'utf8').split('\n');
    writeFileSync(ledger, `${lines.slice(0, 2).join('\n')}\n`);
    const { code, out } = await verify(folder);
    expect(code).toBe(1);
    expect(out).toContain('3 accepted commits on autorize/pi, 2 of them without a record');
    rmSync(ledger);
    expect((await verify(folder)).out).toContain('3 accepted commits on autorize/pi, 0 records');
  });

  it('are sound beside a remote that has more, which is reported', async () => {
    const { folder, place, run } = await ranThrice();
    const server = createFolder();
    userGit(server, 'init', '-q', '--bare');
    userGit(folder, 'remote', 'add', 'origin', server);
    const files = ['iterations.jsonl', 'intents.jsonl'].map((name) => join(place, name));
    const records = files.map((path) => readFileSync(path));
    const before = userGit(folder, 'rev-parse', 'autorize/pi');
    await run({ maxIterations: 1 });
    userGit(folder, 'push', '-q', 'origin', 'autorize/pi');
    for (const [index, path] of files.entries()) writeFileSync(path, records[index] ?? '');
    userGit(folder, 'update-ref', 'refs/heads/autorize/pi', before);
    const { findings } = await verifyExperiment({ name: 'pi' }, hostIn(folder));
    expect(findings).toContainEqual({
      kind: 'unchecked',
      what: 'branch origin/autorize/pi',
      detail: '4 accepted commits on origin/autorize/pi, 1 of them without a record',
      remedy: 'fetch them, if they were pushed: autorize pull pi',
    });
    expect(findings.filter(({ kind, what }) => kind === 'wrong' && what.startsWith('branch'))).toEqual([]);
  });
});
