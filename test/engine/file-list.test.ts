import fs, { type NoParamCallback, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FILE_LIST } from '../../src/base/file-digests.ts';
import { sha256 } from '../../src/base/hash.ts';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { sealFiles } from '../../src/engine/boundaries/file-list.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const NO_SECRETS = new SecretSearch([]);
const real = fs.fsync;

afterEach(() => {
  fs.fsync = real;
  syncBuiltinESMExports();
});

function onSync(sync: (descriptor: number, callback: NoParamCallback) => void): void {
  fs.fsync = Object.assign(sync, { __promisify__: real.__promisify__ });
  syncBuiltinESMExports();
}

/** More files than are open at the same time, some of them in folders. */
function createMany(): { readonly folder: string; readonly names: readonly string[] } {
  const names = Array.from({ length: 70 }, (_, at) => (at % 3 === 0 ? `runs/run-${at}` : `file-${at}`));
  const files = Object.fromEntries(names.map((name) => [name, `content of ${name}`]));
  const folder = createFolder({ ...files, empty: '' });
  symlinkSync('/etc/hostname', join(folder, 'link'));
  return { folder, names };
}

describe('the list of the files of an attempt', () => {
  it('names each file when all that has content is on the disk', async () => {
    const { folder, names } = createMany();
    const synced: string[] = [];
    onSync((descriptor, callback) => {
      synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`).slice(folder.length + 1));
      expect(readdirSync(folder)).not.toContain(FILE_LIST);
      real(descriptor, callback);
    });
    const digest = await sealFiles(folder, NO_SECRETS, { synced: [join(folder, 'file-1')] });
    const text = readFileSync(join(folder, FILE_LIST), 'utf8');
    expect(digest).toBe(sha256(text));
    expect(JSON.parse(text)).toEqual({
      empty: { sha256: sha256(''), bytes: 0 },
      ...Object.fromEntries(
        names.map((name) => [name, { sha256: sha256(`content of ${name}`), bytes: `content of ${name}`.length }]),
      ),
    });
    const contents = synced.filter((name) => !name.endsWith('.tmp'));
    expect(new Set(contents)).toEqual(new Set(['runs', ...names.filter((name) => name !== 'file-1')]));
    expect(contents).toHaveLength(70);
  });

  it('is not there where a sync fails, and nothing stays open', async () => {
    const { folder } = createMany();
    const open = readdirSync('/proc/self/fd').length;
    onSync((descriptor, callback) => {
      const isBad = fs.readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('/runs/run-66');
      callback(isBad ? Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' }) : null);
    });
    await expect(sealFiles(folder, NO_SECRETS)).rejects.toThrow('EIO');
    expect(readdirSync(folder).filter((name) => name === FILE_LIST || name.endsWith('.tmp'))).toEqual([]);
    expect(readdirSync('/proc/self/fd').length).toBe(open);
  });
});
