// What is open of a home to commands: toolchains and data, never the keys beside them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREDENTIAL_FILES, KEY_PLACES } from '../../src/engine/environment/secret-places.ts';
import { KINDS, openCommandArea } from '../helpers/commands.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createToolchainHome, TOOLCHAIN_HOMES } from '../helpers/toolchain-homes.ts';

const KEY = 'tkn_4f9a1c7e2b8d';

function putKeys(home: string): readonly string[] {
  const files = [...CREDENTIAL_FILES, ...KEY_PLACES.map((name) => `${name}/key`)];
  return files.map((name) => {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), KEY);
    return join(home, name);
  });
}

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('keys in a home, in level %s', (_, level) => {
  it('are read by no command, with every toolchain beside them', async () => {
    const all = Object.values(TOOLCHAIN_HOMES);
    const { home, parentEnv } = createToolchainHome({
      ...{ use: '', prints: '', locked: [] },
      files: Object.assign({}, ...all.map(({ files }) => files)),
      path: all.flatMap(({ path = [] }) => path),
    });
    const files = putKeys(home);
    const { run } = await openCommandArea({ level, parentEnv });
    const quoted = files.map((path) => `'${path}'`).join(' ');
    for (const kind of KINDS) {
      const { out } = await run(`cat ${quoted}; grep -rl ${KEY} ${home} "$HOME" /tmp`, { kind });
      expect({ kind, out }).toEqual({ kind, out: '' });
    }
  });

  it('appear empty in a folder that environment.readable names', async () => {
    const home = createFolder({
      '.m2/settings.xml': KEY,
      '.m2/notes.txt': 'notes\n',
      '.gradle/gradle.properties': KEY,
    });
    const settings = { readable: [join(home, '.m2'), join(home, '.gradle')] };
    const { run, privateArea } = await openCommandArea({
      level,
      parentEnv: { HOME: home, PATH: '/usr/bin:/bin' },
      settings,
    });
    expect(privateArea.environment.masked).toHaveLength(2);
    const { out } = await run(`cd ${home} && cat .m2/notes.txt .m2/settings.xml .gradle/gradle.properties && echo end`);
    expect(out).toBe('notes\nend\n');
  });

  it('are not in the reach of one who asks for the folder around them', async () => {
    const home = createFolder({ '.ssh/id': KEY, 'data/x': '1\n' });
    const parentEnv = { HOME: home, PATH: '/usr/bin:/bin' };
    for (const readable of [[home], [join(home, '.ssh')], [dirname(home)]])
      await expect(openCommandArea({ level, parentEnv, settings: { readable } })).rejects.toMatchObject({
        code: 'contract',
        message: expect.stringContaining('$.environment.readable[0]'),
      });
  });

  it('stay where they are: what is opened cannot be written', async () => {
    const home = createFolder({ 'data/x': 'whole\n' });
    const parentEnv = { HOME: home, PATH: '/usr/bin:/bin' };
    const { run } = await openCommandArea({ level, parentEnv, settings: { readable: [join(home, 'data')] } });
    const { out, err } = await run(
      `cat ${home}/data/x; echo y > ${home}/data/x; rm ${home}/data/x; touch ${home}/data/y`,
    );
    expect(out).toBe('whole\n');
    expect(err.match(/Read-only file system/g)).toHaveLength(3);
    expect(readFileSync(join(home, 'data/x'), 'utf8')).toBe('whole\n');
  });
});
