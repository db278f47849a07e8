// Toolchains of a home folder, as small copies of what their installers lay out, used by commands in bubblewrap.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOOLCHAINS, type Toolchain } from '../../../src/settings/environment-shape.ts';
import { KINDS, openCommandArea } from '../../helpers/commands.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { createToolchainHome, TOOLCHAIN_HOMES } from '../../helpers/toolchain-homes.ts';

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'a toolchain in a home, in level %s',
  (_, level) => {
    it.each(TOOLCHAINS)('%s is used by every command without a line of config, and cannot be changed', async (name) => {
      const described = TOOLCHAIN_HOMES[name];
      const { use, prints, locked, hidden = [], files } = described;
      const { home, parentEnv } = createToolchainHome(described);
      const { run, privateArea } = await openCommandArea({ level, parentEnv });
      expect(privateArea.layering.kind).toBe('layers');
      for (const kind of KINDS) {
        const { result, out, err } = await run(use, { kind, network: kind === 'setup' ? 'on' : 'off' });
        expect({ kind, out: out.trim(), err, result }).toMatchObject({ out: prints, result: { exitCode: 0 } });
      }
      for (const path of locked) {
        const { result } = await run(`echo changed > ${join(home, path)} && grep -qx changed ${join(home, path)}`);
        // Where nothing of a folder is shown the file is one of the command's own, and gone with it.
        if (path in files) expect(readFileSync(join(home, path), 'utf8')).toBe(files[path]);
        expect(result).toMatchObject({ kind: 'ended' });
      }
      for (const path of hidden) {
        const { out } = await run(`cat ${join(home, path)}`);
        expect(out).toBe('');
        expect(existsSync(join(home, path))).toBe(path in files);
      }
    });

    it('is not there where environment.toolchains does not name it', async () => {
      const { use } = TOOLCHAIN_HOMES.pyenv;
      const { parentEnv } = createToolchainHome(TOOLCHAIN_HOMES.pyenv);
      const others: Toolchain[] = ['go'];
      for (const toolchains of ['none' as const, others]) {
        const { run } = await openCommandArea({ level, parentEnv, settings: { toolchains } });
        expect((await run(use)).result).not.toMatchObject({ exitCode: 0 });
      }
      const { run } = await openCommandArea({ level, parentEnv, settings: { toolchains: ['pyenv'] } });
      expect((await run(use)).result).toMatchObject({ exitCode: 0 });
    });
  },
);
