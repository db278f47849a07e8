// An acceptance whose git outlives its supervisor, or left the branch locked.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBreakable, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';
import { startGit } from '../helpers/killed-git.ts';
import { userGit } from '../helpers/repository.ts';
import { ledgerOf, outcomesOf, processesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

const MERGES = ['0 baseline', '1 merged', '2 merged'];

/** A PATH whose git kills its supervisor where the branch is to move from its first place, and goes on after a while. */
function pathOfOrphans(seconds: number): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const folder = createFolder();
  const script = `#!/bin/sh
case "$*" in *update-ref*refs/heads/autorize/pi*00000000) ;; *update-ref*) kill -9 $PPID; sleep ${seconds} ;; esac
exec ${real} "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  return `${folder}:${process.env.PATH}`;
}

describe('an acceptance whose supervisor is killed while git moves the branch', () => {
  it.each([0, 0.02, 0.05, 0.1, 0.3])('counts once, with a git that goes on for %d s', async (seconds) => {
    const experiment = createBreakable('keeping');
    const env = { PATH: pathOfOrphans(seconds) };
    const { signal } = await superviseExperiment(experiment, { env }).ended;
    expect(signal).toBe('SIGKILL');
    await experiment.run({ mode: 'resume' });
    await expect.poll(() => processesOf(experiment)).toEqual([]);
    const records = ledgerOf(experiment);
    expect(outcomesOf(records)).toEqual(MERGES);
    const commits = userGit(experiment.folder, 'rev-list', '--reverse', 'main..autorize/pi').split('\n');
    expect(commits).toEqual(records.slice(1).map(({ commit }) => commit));
    userGit(experiment.folder, 'fsck', '--strict', '--no-dangling');
  });
});

describe('an acceptance whose branch is locked by a running git', () => {
  it('says which file is in the way, and is ended when that git is gone', async () => {
    const experiment = createBreakable('keeping');
    const lock = join(experiment.folder, '.git', 'refs', 'heads', 'autorize', 'pi.lock');
    const end = await runWithFault(experiment, { point: 'keep:after-commit', action: 'kill' });
    {
      await using git = startGit(experiment.folder);
      await git.begun;
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, '');
      await expect(experiment.run({ mode: 'resume' })).rejects.toThrow(/pi\.lock.*File exists/s);
      expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline']);
    }
    await expectWholeAfter(experiment, end, 'keeping');
  });
});
