// Files with keys in folders that are open to commands: every kind of command finds them empty.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREDENTIAL_FILES } from '../../../src/engine/environment/secret-places.ts';
import type { CommandKind } from '../../../src/engine/environment/step-network.ts';
import { openCommandArea } from '../../helpers/commands.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const KINDS: readonly CommandKind[] = [
  ...(['agent', 'setup', 'build', 'guards', 'objective', 'holdout', 'confirm', 'teardown'] as const),
];
const KEY = 'tkn_93be01c27fa4';

/** A home with a key in each of these files; its folders that hold one and no place of keys. */
function createKeys() {
  const home = createFolder();
  const files = CREDENTIAL_FILES.filter((name) => name.includes('/')).map((name) => join(home, name));
  for (const path of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${KEY}\n`);
    writeFileSync(join(dirname(path), 'open'), 'open\n');
  }
  return { home, files, folders: [...new Set(files.map((path) => dirname(path)))] };
}

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'keys in open folders, in level %s',
  (_, level) => {
    it.each(KINDS)('are read by no command of kind %s', async (kind) => {
      const { home, files, folders } = createKeys();
      const parentEnv = { HOME: home, PATH: '/usr/bin:/bin' };
      const { run } = await openCommandArea({ level, parentEnv, settings: { readable: folders } });
      const quoted = (paths: readonly string[]) => paths.map((path) => `"${path}"`).join(' ');
      const script = [
        `cat ${quoted(folders.map((folder) => join(folder, 'open')))} | sort -u`,
        `for path in ${quoted(files)}; do [ -e "$path" ] && cat "$path"; echo changed >"$path"; done 2>/dev/null`,
        `grep -rsl ${KEY} "${home}" "$HOME" /proc/self/mounts; true`,
      ];
      const { result, out } = await run(script.join('\n'), { kind, isTrusted: kind === 'setup' });
      expect(result).toMatchObject({ exitCode: 0 });
      expect(out).toBe('open\n');
      for (const path of files) expect(readFileSync(path, 'utf8')).toBe(`${KEY}\n`);
    });
  },
);
