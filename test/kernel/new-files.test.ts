import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNewFiles, restoreNewFiles } from '../../src/kernel/new-files.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function folderWith(files: number): string {
  const folder = createFolder();
  mkdirSync(join(folder, 'made/deep'), { recursive: true });
  for (let at = 0; at < files; at += 1) writeFileSync(join(folder, 'made/deep', `${at}`), '');
  return folder;
}

describe('new files of a checkout', () => {
  it('are listed with each folder before what is in it', async () => {
    const folder = folderWith(2);
    const found = await findNewFiles(folder, []);
    if (found === 'cancelled') throw new Error('cancelled by nobody');
    expect(found.roots).toEqual(['made']);
    expect([...found.stamps.keys()].slice(0, 2)).toEqual(['made', 'made/deep']);
    expect([...found.stamps.keys()].sort()).toEqual(['made', 'made/deep', 'made/deep/0', 'made/deep/1']);
    expect(await restoreNewFiles(folder, found)).toBe(true);
  });

  it('are listed in pieces, and no further once that is cancelled', async () => {
    const folder = folderWith(20_000);
    const found = await findNewFiles(folder, []);
    if (found === 'cancelled') throw new Error('cancelled by nobody');
    for (const work of [
      (signal: AbortSignal) => findNewFiles(folder, [], { signal }),
      (signal: AbortSignal) => restoreNewFiles(folder, found, { signal }),
    ]) {
      const ending = new AbortController();
      // Heard only where the work lets others have a turn.
      setImmediate(() => ending.abort());
      expect(await work(ending.signal)).toBe('cancelled');
    }
  });
});
