import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSandboxView } from '../../src/kernel/sandbox-view.ts';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const folders = { workDir: '/w', home: '/h', temporary: '/t', network: 'on' } as const;

describe('readSandboxView', () => {
  it('hides services, temporary files, homes, the runner’s folders and the paths that it is given', () => {
    const folder = createFolder({ 'key.pem': '', 'commands/env': '', 'runner/x': '', 'home/x': '' });
    const parentEnv = {
      HOME: join(folder, 'home'),
      RUNNER_TEMP: join(folder, 'runner'),
      GITHUB_ENV: join(folder, 'commands', 'env'),
      TMPDIR: '/no/such/folder',
    };
    const view = readSandboxView({
      ...folders,
      parentEnv,
      readable: [folder],
      hidden: [join(folder, 'key.pem'), join(folder, 'absent')],
    });
    const names = ['home', 'runner', 'commands'].map((name) => join(folder, name));
    expect(view.hiddenFolders).toEqual(expect.arrayContaining(['/run', '/tmp', ...names]));
    expect(view.hiddenFolders).not.toContain('/no/such/folder');
    expect(view.hiddenFiles).toEqual([join(folder, 'key.pem')]);
  });

  it('hides what a link leads to, and never the root', () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    const hidden = [join(folder, 'link'), 'relative'];
    const view = readSandboxView({ ...folders, parentEnv: { HOME: '/' }, readable: [folder], hidden });
    expect(view.hiddenFolders).toContain(join(folder, 'real'));
    expect(view.hiddenFolders).not.toContain('/');
  });

  it('does not name what is hidden inside a hidden folder, but where something around it is open', () => {
    const parentEnv = { HOME: createFolder({ 'bin/agent': '', 'bin/secret/x': '', 'own/secret/x': '', key: '' }) };
    const hidden = ['bin/secret', 'own/secret', 'own', 'key'].map((name) => join(parentEnv.HOME, name));
    const readable = [join(parentEnv.HOME, 'bin'), join(parentEnv.HOME, 'own', 'secret')];
    const view = readSandboxView({ ...folders, parentEnv, hidden, readable });
    const named = [...(view.hiddenFolders ?? []), ...(view.hiddenFiles ?? [])];
    expect(named).toEqual(expect.arrayContaining([parentEnv.HOME, hidden[0]]));
    for (const path of hidden.slice(1)) expect(named).not.toContain(path);
  });

  it('keeps programs that are installed in a home', () => {
    const home = createFolder({ 'bin/agent': '' });
    const parentEnv = { HOME: home, PATH: `${join(home, 'bin')}:/usr/bin:${home}:` };
    expect(readSandboxView({ ...folders, parentEnv }).readable).toEqual([join(home, 'bin')]);
  });
});

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'a command with that view in level %s',
  (_, level) => {
    it('works in its folders and leaves the runner’s command files alone', async () => {
      const runner = createFolder({ env: 'whole', 'bin/agent': '' });
      const file = join(runner, 'env');
      const work = createFolder({ 'work/x': '', 'home/x': '', 'tmp/x': '' });
      const [workDir, home, temporary] = [join(work, 'work'), join(work, 'home'), join(work, 'tmp')];
      const parentEnv = { ...process.env, GITHUB_ENV: file, RUNNER_TEMP: runner };
      const view = readSandboxView({ workDir, home, temporary, network: 'on', parentEnv });
      const script = `echo NODE_OPTIONS=x >> ${file}; ls -A /run | wc -l; ls ${runner} | wc -l; ls ${workDir} ${home}; touch ${temporary}/y; pwd`;
      const environment = { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: temporary };
      const { out, result } = await runIn(level, ['bash', '-c', script], { view, environment });
      expect(result).toMatchObject({ kind: 'ended', exitCode: 0 });
      expect(out).toBe(`0\n1\n${home}:\nx\n\n${workDir}:\nx\n${workDir}\n`);
      expect(readFileSync(file, 'utf8')).toBe('whole');
    });
  },
);
