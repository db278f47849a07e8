import { chownSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { privateAreaFolder } from '../../src/engine/workspace/area-path.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function folderFor(parentEnv: Readonly<Record<string, string>>): string {
  const repository = findRepository(createRepository({ 'a.txt': 'a\n' }));
  return privateAreaFolder({ repository, name: 'pi', parentEnv });
}

describe('the private area', () => {
  it('lies in the cache that the environment names, else in that of the home', () => {
    const [cache, home] = [createFolder(), createFolder()];
    expect(folderFor({ XDG_CACHE_HOME: cache, HOME: home })).toMatch(`${cache}/autorize/pi-`);
    expect(folderFor({ HOME: home })).toMatch(`${home}/.cache/autorize/pi-`);
  });

  it.each(['rel', './rel', ''])('ignores the cache %j, which is not absolute', (cache) => {
    const home = createFolder();
    expect(folderFor({ XDG_CACHE_HOME: cache, HOME: home })).toMatch(`${home}/.cache/autorize/pi-`);
  });

  it.each([{}, { HOME: '' }, { HOME: 'rel', XDG_CACHE_HOME: 'rel' }])(
    'is refused where nothing names it: %j',
    (parentEnv) => {
      expect(() => folderFor(parentEnv)).toThrow(
        expect.objectContaining({ exitCode: 3, remedy: expect.stringContaining('Set HOME or XDG_CACHE_HOME') }),
      );
    },
  );

  it.skipIf(process.geteuid?.() !== 0)('is refused in a folder that another user owns, also behind a link', () => {
    const [cache, linking] = [createFolder(), createFolder()];
    mkdirSync(join(cache, 'autorize'));
    expect(folderFor({ XDG_CACHE_HOME: cache })).toMatch(cache);
    chownSync(join(cache, 'autorize'), 65534, 65534);
    symlinkSync(join(cache, 'autorize'), join(linking, 'autorize'));
    for (const each of [cache, linking]) {
      expect(() => folderFor({ XDG_CACHE_HOME: each })).toThrow(
        expect.objectContaining({ exitCode: 3, message: expect.stringContaining(`"${each}/autorize" belongs to`) }),
      );
    }
  });
});
