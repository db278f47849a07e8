import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readProgramPaths } from '../../src/kernel/program-places.ts';
import { readSandboxView } from '../../src/kernel/sandbox-view.ts';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

interface Home {
  readonly files?: Readonly<Record<string, string>>;
  /** Name and what is written in the link. */
  readonly links?: Readonly<Record<string, string>>;
}

const SCRIPT = '#!/bin/sh\necho ran\n';

/** A folder of homes with one home in it; its files can be run. */
function createHome({ files = {}, links = {} }: Home): string {
  const home = join(createFolder(Object.fromEntries(Object.entries(files).map(([k, v]) => [`dev/${k}`, v]))), 'dev');
  for (const name of Object.keys(files)) chmodSync(join(home, name), 0o755);
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    symlinkSync(target, join(home, name));
  }
  return home;
}

function placesOf(home: string, ...folders: readonly string[]): readonly string[] {
  const path = folders.map((folder) => join(home, folder)).join(':');
  const places = readProgramPaths({ path, hiddenFolders: [dirname(home), home], homes: [home] });
  return places.map((place) => place.replace(`${home}/`, '')).sort();
}

const NVM: Home = {
  files: {
    '.nvm/v20/bin/node': SCRIPT,
    '.nvm/v20/lib/node_modules/@scope/cli/cli.sh': '#!/bin/sh\n. "$(dirname "$(realpath "$0")")/../../dep/dep.sh"\n',
    '.nvm/v20/lib/node_modules/dep/dep.sh': 'echo ran\n',
    '.nvm/alias': 'x',
  },
  links: { '.nvm/v20/bin/agent': '../lib/node_modules/@scope/cli/cli.sh' },
};
const VERSIONED: Home = {
  files: { '.local/share/agent/versions/1.2.3': SCRIPT, '.local/share/keys': 'secret' },
  links: { '.local/bin/agent': '../share/agent/versions/1.2.3' },
};
const CHAINED: Home = {
  files: { '.local/share/agent/v2/agent': SCRIPT },
  links: { '.local/bin/agent': '../share/agent/current/agent', '.local/share/agent/current': 'v2' },
};
const PACKAGE: Home = {
  files: {
    'work/node_modules/cli/run.sh': '#!/bin/sh\nexec "$(dirname "$(realpath "$0")")/../dep/x"\n',
    'work/node_modules/dep/x': SCRIPT,
  },
  links: { 'bin/agent': '../work/node_modules/cli/run.sh' },
};
const ENVIRONMENT: Home = {
  files: { 'tools/agent/bin/agent': SCRIPT, 'tools/agent/pyvenv.cfg': '', 'tools/agent/lib/x.py': '', 'lib/mine': '' },
  links: { 'bin/agent': '../tools/agent/bin/agent' },
};
const LINKED_FOLDER: Home = { files: { 'opt/v2/bin/agent': SCRIPT, 'opt/v2/lib/x': '' }, links: { current: 'opt/v2' } };

const HOMES: readonly (readonly [string, Home, string, readonly string[]])[] = [
  ['a package beside its Node', NVM, '.nvm/v20/bin', ['.nvm/v20/bin', '.nvm/v20/lib']],
  ['a versioned file', VERSIONED, '.local/bin', ['.local/bin', '.local/share/agent/versions/1.2.3']],
  [
    'a link through a link',
    CHAINED,
    '.local/bin',
    ['.local/bin', '.local/share/agent/current/agent', '.local/share/agent/v2/agent'],
  ],
  ['a package of a project', PACKAGE, 'bin', ['bin', 'work/node_modules']],
  [
    'an environment of its own',
    ENVIRONMENT,
    'bin',
    ['bin', ...['bin', 'lib', 'pyvenv.cfg'].map((n) => `tools/agent/${n}`)],
  ],
  ['a folder that is a link', LINKED_FOLDER, 'current/bin', ['current/bin', 'current/lib', 'opt/v2/bin', 'opt/v2/lib']],
];

describe('readProgramPlaces', () => {
  it.each(HOMES)('opens what %s needs, and no more', (_, home, folder, places) => {
    expect(placesOf(createHome(home), folder)).toEqual(places);
  });

  it('never opens a home, what holds one, a repository or a place of keys', () => {
    const files = {
      '.ssh/id': 'key',
      'project/.git/config': '',
      'project/tool': SCRIPT,
      '.config/x': '',
      'a/bin/x': '',
    };
    const links = {
      'a/bin/key': '../../.ssh/id',
      'a/bin/home': '../..',
      'a/bin/gone': '/no/such/file',
      'a/lib/.aws': 'x',
    };
    const home = createHome({ files, links });
    expect(placesOf(home, '', '..', '.ssh', 'project', '.config', 'a/bin', 'no/such/bin')).toEqual(['a/bin']);
  });

  it('follows links into a home from folders that are not hidden', () => {
    const home = createHome({ files: { 'agent/run': SCRIPT } });
    const outside = createFolder();
    symlinkSync(join(home, 'agent', 'run'), join(outside, 'agent'));
    const places = readProgramPaths({ path: outside, hiddenFolders: [home], homes: [home] });
    expect(places).toEqual([join(home, 'agent', 'run')]);
  });

  it('finds what changed since it was asked last', async () => {
    const home = createHome(CHAINED);
    const at = (name: string) => join(home, '.local', name);
    const ask = () => placesOf(home, '.local/bin');
    const concluded = async () => {
      // Later than a folder's last change by more than the clock of a file system may be late.
      await pause(150);
      return [ask(), ask()];
    };
    const [first = [], again] = await concluded();
    expect(again).toEqual(first);
    writeFileSync(at('bin/.env'), 'KEY=1');
    expect(ask()).not.toContain('.local/bin');
    rmSync(at('bin/.env'));
    expect(await concluded()).toEqual([first, first]);
    symlinkSync('../lib/other/run', at('bin/other'));
    mkdirSync(at('lib/other'), { recursive: true });
    writeFileSync(at('lib/other/run'), SCRIPT);
    expect(ask()).toContain('.local/lib');
    rmSync(at('bin/other'));
    rmSync(at('lib'), { recursive: true });
    expect(await concluded()).toEqual([first, first]);
    rmSync(at('share/agent/current'));
    symlinkSync('v3', at('share/agent/current'));
    expect(ask()).toEqual(['.local/bin']);
    await concluded();
    mkdirSync(at('share/agent/v3'));
    writeFileSync(at('share/agent/v3/agent'), SCRIPT);
    expect(ask()).toEqual(['.local/bin', '.local/share/agent/current/agent', '.local/share/agent/v3/agent']);
  });

  it('takes absolute folders only', () => {
    expect(readProgramPaths({ path: 'bin::./x', hiddenFolders: ['/'], homes: [] })).toEqual([]);
  });
});

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'a program in a hidden home, in level %s',
  (_, level) => {
    it.each(HOMES)('runs: %s', async (__, described, folder) => {
      const hiddenHome = createHome(described);
      const work = createFolder({ 'work/x': '', 'home/x': '', 'tmp/x': '' });
      const [workDir, home, temporary] = [join(work, 'work'), join(work, 'home'), join(work, 'tmp')];
      const path = `${join(hiddenHome, folder)}:/usr/bin:/bin`;
      const parentEnv = { HOME: hiddenHome, PATH: path };
      const view = readSandboxView({ workDir, home, temporary, network: 'on', parentEnv });
      const environment = { PATH: path, HOME: home, TMPDIR: temporary };
      const { out, err } = await runIn(level, ['sh', '-c', `agent; cat ${hiddenHome}/.local/share/keys`], {
        view,
        environment,
      });
      expect(out).toBe('ran\n');
      expect(err).toContain('No such file');
    });
  },
);
