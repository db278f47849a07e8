import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freezeFolder } from '../../src/kernel/frozen-folder.ts';
import { createLayeredView, type LayeredFolder, upperOf } from '../../src/kernel/layered-view.ts';
import { probeOverlays } from '../../src/kernel/overlay-probe.ts';
import { isWhiteout, writeWhiteouts } from '../../src/kernel/whiteout.ts';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

for (const level of BUBBLEWRAP) {
  describe(`a layered view in ${level.kind}`, () => {
    it('works on this machine', async () => {
      expect(await probeOverlays(level, createFolder({}))).toHaveProperty('programs');
    });

    it('shows frozen folders as one, the upper ones first', async () => {
      const { out } = await runLayered(['cat both one two; ls'], {
        upper: { both: 'upper\n', one: '1\n' },
        lower: { both: 'lower\n', two: '2\n' },
      });
      expect(out).toBe('upper\n1\n2\nboth\none\ntwo\n');
    });

    it('keeps what a command writes out of the frozen folders', async () => {
      const { folder, upper } = await runLayered(['echo new >both; rm two; mkdir made; echo x >made/x'], {
        upper: { both: 'upper\n' },
        lower: { both: 'lower\n', two: '2\n' },
      });
      expect(readFileSync(join(folder, 'upper/both'), 'utf8')).toBe('upper\n');
      expect(existsSync(join(folder, 'lower/two'))).toBe(true);
      expect(readdirSync(upper).sort()).toEqual(['both', 'made', 'two']);
      expect(isWhiteout(join(upper, 'two'))).toBe(true);
    });

    it('leaves no mount behind', async () => {
      const { folder } = await runLayered(['exit 3'], { upper: { a: '' }, lower: { b: '' } });
      expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(folder);
    });

    it('does not show what an upper layer marks as removed', async () => {
      const { out } = await runLayered(['ls; ls folder'], {
        upper: { a: '', 'folder/.keep': '' },
        lower: { gone: '', 'folder/b': '', 'folder/c': '' },
        removed: ['gone', 'folder/b'],
      });
      expect(out).toBe('a\nfolder\nc\n');
    });

    it('lets no attribute that its command sets hide or replace anything, once what it wrote is frozen', async () => {
      const names = ['opaque', 'redirect', 'metacopy', 'whiteout', 'xattr', 'origin'];
      const attributes = ['user', 'trusted'].flatMap((kind) => names.map((name) => `${kind}.overlay.${name}`));
      const program = [
        'import os',
        'os.makedirs("folder/new", exist_ok=True); open("folder/empty", "w").close(); open("both", "a").write("more\\n")',
        'for path in ["folder", "folder/new", "folder/empty", "both", "."]:',
        `    for name in ${JSON.stringify(attributes)}:`,
        '        for value in [b"y", b"x", b"/folder/other", b""]:',
        '            try: os.setxattr(path, name, value)',
        '            except OSError: pass',
      ].join('\n');
      const { folder, upper } = await runLayered([`/usr/bin/python3 -c '${program}'`], {
        upper: { both: 'upper\n' },
        lower: { 'folder/below': 'lower\n', 'folder/other/x': '' },
      });
      expect(await freezeFolder(upper)).toHaveProperty('content');
      const probe = await probeOverlays(level, folder);
      if (!('programs' in probe)) throw new Error(probe.refusal);
      const at = join(folder, 'again');
      mkdirSync(at);
      const lower = [upper, join(folder, 'upper'), join(folder, 'lower')];
      const view = { folder: join(folder, 'second'), programs: probe.programs, folders: [{ at, lower }] };
      const { out } = await runIn(level, ['/bin/sh', '-c', 'cat both folder/below folder/empty; ls folder'], {
        view: { workDir: at, layered: createLayeredView(view) },
      });
      expect(out).toBe('upper\nmore\nlower\nbelow\nempty\nnew\nother\n');
    });

    it('gives the command the rights of the user on what it finds', async () => {
      const { out } = await runLayered(
        ['touch a && mkdir folder/new && echo "$(stat -c %U a folder/new | sort -u)" $(id -un)'],
        {
          upper: { a: '' },
          lower: { 'folder/b': '' },
        },
      );
      const [owner, user] = out.trim().split(' ');
      expect(owner).toBe(user);
    });
  });

  interface Layers {
    readonly upper: Record<string, string>;
    readonly lower: Record<string, string>;
    readonly removed?: readonly string[];
  }

  async function runLayered([script = '']: readonly [string], { upper, lower, removed = [] }: Layers) {
    const folder = createFolder({});
    for (const [name, files] of [
      ['upper', upper],
      ['lower', lower],
    ] as const) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(folder, name, path, '..'), { recursive: true });
        writeFileSync(join(folder, name, path), text);
      }
    }
    expect(await writeWhiteouts(join(folder, 'upper'), removed)).toBeUndefined();
    const probe = await probeOverlays(level, folder);
    if (!('programs' in probe)) throw new Error(probe.refusal);
    const at = join(folder, 'at');
    mkdirSync(at);
    const folders: LayeredFolder[] = [{ at, lower: [join(folder, 'upper'), join(folder, 'lower')] }];
    const layered = createLayeredView({ folder: join(folder, 'view'), programs: probe.programs, folders });
    const run = await runIn(level, ['/bin/sh', '-c', script], { view: { workDir: at, layered } });
    return { ...run, folder, upper: upperOf(layered, at) };
  }
}
