import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readUserPrograms } from '../../src/kernel/user-programs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createSite, item } from '../helpers/work-items.ts';

const FILES = { 'tools/clean.py': '1\n', 'tools/hooks/pre-push': '1\n', 'src/a.txt': '1\n' };

async function programsOf(settings: Readonly<Record<string, string>>, more?: (folder: string) => void) {
  const folder = createRepository(FILES);
  for (const [key, value] of Object.entries(settings)) userGit(folder, 'config', key, value);
  more?.(folder);
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  return readUserPrograms(findRepository(folder), env);
}

describe('what the user’s own git runs or loads of the work tree', () => {
  it.each<[key: string, value: string, paths: readonly string[]]>([
    ['core.hooksPath', 'tools/hooks', ['tools/hooks']],
    ['core.hooksPath', './not/there/yet', ['not/there/yet']],
    ['core.hooksPath', '~/tools/hooks', ['tools/hooks']],
    ['core.hooksPath', 'tools/husky/_', ['tools/husky']],
    ['include.path', '../tools/git.config', ['tools/git.config']],
    ['includeIf.gitdir:/x/.path', '../tools/git.config', ['tools/git.config']],
    ['core.attributesFile', 'tools/attributes', ['tools/attributes']],
    ['filter.tidy.clean', 'python3 tools/clean.py %f', ['tools/clean.py']],
    ['filter.tidy.process', '"./tools/clean.py"', ['tools/clean.py']],
    ['diff.tidy.textconv', 'tools/clean.py', ['tools/clean.py']],
    ['merge.tidy.driver', 'tools/clean.py %O %A %B', ['tools/clean.py']],
    ['core.fsmonitor', 'tools/clean.py', ['tools/clean.py']],
    ['alias.tidy', '!f() { tools/clean.py; }; f', ['tools/clean.py']],
    ['alias.tidy', 'log -- tools/clean.py', []],
    ['filter.tidy.clean', 'sed s/src/x/', []],
    ['core.hooksPath', '/elsewhere/hooks', []],
    ['core.hooksPath', '.git/other', []],
    ['core.fsmonitor', 'true', []],
  ])('%s = %s', async (key, value, paths) => {
    expect(await programsOf({ [key]: value })).toEqual(paths);
  });

  it('are hooks of its own folder that are links to tracked files', async () => {
    const link = (folder: string) => {
      mkdirSync(join(folder, '.git/hooks'), { recursive: true });
      symlinkSync('../../tools/hooks/pre-push', join(folder, '.git/hooks/pre-push'));
      writeFileSync(join(folder, '.git/hooks/post-merge'), 'true\n');
    };
    expect(await programsOf({}, link)).toEqual(['tools/hooks/pre-push']);
  });
});

describe('a change of it', () => {
  const HOOK = 'mkdir -p tools/hooks; echo true >tools/hooks/pre-commit; echo 9 >value.txt';

  it('is denied in an experiment, unless boundaries.permit names it', async () => {
    for (const [boundaries, outcome] of [
      ['', 'denied'],
      ['permit = ["tools/hooks/**"]', 'merged'],
    ] as const) {
      const experiment = createExperiment({ agent: HOOK, config: { boundaries } });
      userGit(experiment.folder, 'config', 'core.hooksPath', 'tools/hooks');
      const { records } = await experiment.run({ maxIterations: 1 });
      expect(records[1]).toMatchObject({ outcome });
      if (outcome === 'denied') {
        expect(records[1]?.notes).toContain('"tools/hooks/pre-commit" is run or loaded by your own git (tools/hooks)');
      }
    }
  });

  it('is denied in a work item', async () => {
    const site = createSite();
    userGit(site.folder, 'config', 'core.hooksPath', 'tools/hooks');
    const { items } = await site.run([item('one', HOOK)]);
    expect(items[0]).toMatchObject({ status: 'denied', denial_reason: expect.stringContaining('by your own git') });
  });

  it('that takes the place of a folder around it is denied, too', async () => {
    const experiment = createExperiment({ agent: 'mkdir else; echo 1 >else/x; ln -s else tools; echo 9 >value.txt' });
    userGit(experiment.folder, 'config', 'core.hooksPath', 'tools/hooks');
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records[1]).toMatchObject({ outcome: 'denied', notes: expect.stringContaining('"tools" is run or loaded') });
  });
});
