import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createScratchHome } from '../../src/kernel/scratch-home.ts';
import { createFolder } from '../helpers/temp-folder.ts';

describe('a scratch home', () => {
  it('is new and empty, ours alone, and gone after its block', async () => {
    const parent = createFolder();
    {
      await using first = createScratchHome(parent);
      await using second = createScratchHome(parent);
      expect(new Set([first.home, first.temporary, second.home, second.temporary]).size).toBe(4);
      for (const path of [first.home, first.temporary]) {
        expect(readdirSync(path)).toEqual([]);
        expect(statSync(path).mode & 0o777).toBe(0o700);
      }
    }
    expect(readdirSync(parent)).toEqual([]);
  });

  it('goes whatever was done to the rights in it, and takes nothing along that a link leads to', async () => {
    const parent = createFolder();
    const other = createFolder({ kept: '' });
    {
      await using scratch = createScratchHome(parent);
      mkdirSync(join(scratch.home, 'a', 'b'), { recursive: true });
      writeFileSync(join(scratch.home, 'a', 'b', 'file'), '');
      symlinkSync(other, join(scratch.home, 'link'));
      chmodSync(join(scratch.home, 'a', 'b'), 0);
      chmodSync(join(scratch.home, 'a'), 0);
    }
    expect(readdirSync(parent)).toEqual([]);
    expect(existsSync(join(other, 'kept'))).toBe(true);
  });
});
