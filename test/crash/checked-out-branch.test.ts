// The user checks out the branch of a run while the run is at work.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportCommits } from '../../src/kernel/export-commits.ts';
import { createStore } from '../../src/kernel/git-store.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { pathOfGit, withPath } from '../helpers/killed-git.ts';
import { createMission, runsOf } from '../helpers/mission.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { ledgerOf, outcomesOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

const REFUSED = (folder: string, branch: string) => ({
  exitCode: 3,
  message: expect.stringContaining(`the work tree "${folder}" is on ${branch}`),
  remedy: expect.stringContaining('resume the run'),
});

describe('a branch that the user checks out in mid-run', () => {
  it('is left alone by an experiment; the accept is pending and the resume completes it', async () => {
    const experiment = createExperiment({
      agent: `[ "$1" != 2 ] || git -C "$USER_FOLDER" checkout -q autorize/pi\necho $((100 - $1)) > value.txt\n`,
      files: { 'value.txt': '1000\n' },
      config: {
        iteration: 'budget = "20s"\nmax_iterations = 3',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"\nenv = { USER_FOLDER = "$USER_FOLDER" }',
      },
    });
    const { folder, host } = experiment;
    Object.assign(host.env, { USER_FOLDER: folder });
    await expect(experiment.run()).rejects.toMatchObject(REFUSED(folder, 'autorize/pi'));
    expect(userGit(folder, 'status', '--porcelain', '--untracked-files=no')).toBe('');
    expect(userGit(folder, 'show', 'HEAD:value.txt')).toBe('99');
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject(REFUSED(folder, 'autorize/pi'));
    userGit(folder, 'checkout', '-q', 'main');
    await experiment.run({ mode: 'resume' });
    expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged']);
    expect(userGit(folder, 'rev-list', '--count', 'main..autorize/pi')).toBe('3');
  });

  it('is left alone by a mission, and the resume completes it', async () => {
    const folderFile = join(createFolder(), 'folder');
    const mission = createMission({
      session: `[ "$RCS_ITERATION" != 2 ] || [ -e ${folderFile}.done ] || {
        : >${folderFile}.done
        git -C "$(cat ${folderFile})" checkout -q "$(git rev-parse --abbrev-ref HEAD)"
      }
      improve $((10 + RCS_ITERATION)); hand candidate $(git rev-parse HEAD)`,
      front:
        'evaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\n  sandbox: off\nstop:\n  max_iterations: 3\n',
    });
    writeFileSync(folderFile, mission.folder);
    const branch = expect.stringContaining(`the work tree "${mission.folder}" is on autoresearch/`);
    await expect(mission.launch()).rejects.toMatchObject({ exitCode: 3, message: branch });
    const [runId = ''] = runsOf(mission);
    await expect(mission.resume(runId)).rejects.toMatchObject({ exitCode: 3, message: branch });
    userGit(mission.folder, 'checkout', '-q', 'main');
    const { state } = await mission.resume(runId);
    expect(state.entries.map(({ decision }) => decision)).toEqual(['baseline', 'keep', 'keep', 'keep']);
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });

  it('is left alone by work items, and the next run completes them', async () => {
    const site = createSite();
    const checkout = `git -C ${site.folder} checkout -q autorize-work/plan`;
    const items = [
      item('one', 'echo 1 >one.txt'),
      item('two', `${checkout}; echo 2 >two.txt`, { dependencies: ['one'] }),
    ];
    await expect(site.run(items)).rejects.toMatchObject(REFUSED(site.folder, 'autorize-work/plan'));
    expect(userGit(site.folder, 'status', '--porcelain', '--untracked-files=no')).toBe('');
    userGit(site.folder, 'checkout', '-q', 'main');
    const { items: done } = await site.run(items);
    const reused = { status: 'success', reused: true };
    expect(done).toMatchObject([reused, reused]);
    expect(userGit(site.folder, 'ls-tree', '--name-only', 'autorize-work/plan')).toContain('two.txt');
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
  });
});

describe('a branch that the user checks out in the moment of its move', () => {
  it('is reported with the command that brings the work tree along', async () => {
    const folder = createRepository({ a: '1\n' });
    const base = userGit(folder, 'rev-parse', 'HEAD');
    userGit(folder, 'branch', 'autorize/pi');
    const repository = findRepository(folder);
    const store = await createStore({ folder: join(createFolder(), 'store'), repository, base });
    const tree = userGit(folder, 'rev-parse', 'HEAD^{tree}');
    const created = await store.git(['commit-tree', tree, '-p', base, '-m', 'x'], {
      env: { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' },
    });
    const to = created.stdout.toString().trim();
    // Between the last look of the run and the move itself.
    const path = pathOfGit(
      `case "$*" in *update-ref*) env -u GIT_DIR -u GIT_INDEX_FILE -u GIT_OBJECT_DIRECTORY $git -C ${folder} checkout -q autorize/pi ;; esac`,
    );
    const move = { ref: 'refs/heads/autorize/pi', from: base, to };
    await expect(withPath(path, () => exportCommits(store, repository, move))).rejects.toMatchObject({
      exitCode: 3,
      remedy: expect.stringContaining(`git -C "${folder}" read-tree -m -u ${base} ${to}`),
    });
    expect(userGit(folder, 'rev-parse', 'autorize/pi')).toBe(to);
  });
});
