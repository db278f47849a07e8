import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findClosedIn, readableProblem } from '../../../src/engine/environment/open-places.ts';
import { KEY_PLACES } from '../../../src/engine/environment/secret-places.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

/** A home with a repository and data in it. */
function createHome() {
  const home = createFolder({ 'work/project/.git/HEAD': '', 'data/set.csv': '1\n', 'keys/id_ed25519': 'key' });
  const repository = [join(home, 'work', 'project'), join(home, 'work', 'project', '.git')];
  const closed = { parentEnv: { HOME: home }, repository, hidden: [join(home, 'data', 'holdout')] };
  return { home, why: (path: string) => readableProblem(path, findClosedIn(closed)) };
}

describe('environment.readable', () => {
  it('takes folders and files with data', () => {
    const { home, why } = createHome();
    expect(why(join(home, 'data', 'set.csv'))).toBeUndefined();
    mkdirSync(join(home, 'sets'));
    expect(why(join(home, 'sets'))).toBeUndefined();
    expect(why('/usr/share')).toBeUndefined();
  });

  it('refuses the repository, what is in it and what is around it', () => {
    const { home, why } = createHome();
    for (const path of ['work/project', 'work/project/.git', 'work'])
      expect(why(join(home, path))).toMatchObject({ found: expect.stringContaining('your repository') });
    mkdirSync(join(home, 'work/project/data'));
    expect(why(join(home, 'work/project/data'))).toMatchObject({ found: expect.stringContaining('your repository') });
  });

  it('refuses the home and folders of the system', () => {
    const { home, why } = createHome();
    expect(why(home)).toBeDefined();
    for (const path of ['/', '/tmp', '/run', '/proc', '/dev']) expect(why(path)).toBeDefined();
  });

  it('refuses every place of keys, also through a link', () => {
    const { home, why } = createHome();
    for (const name of KEY_PLACES) {
      mkdirSync(join(home, name), { recursive: true });
      expect(why(join(home, name)), name).toMatchObject({ found: expect.stringContaining('a place of keys') });
    }
    symlinkSync(join(home, '.ssh'), join(home, 'innocent'));
    expect(why(join(home, 'innocent'))).toMatchObject({ found: expect.stringContaining('a place of keys') });
    expect(why(join(home, '.config'))).toMatchObject({ found: expect.stringContaining('a place of keys') });
    expect(why(join(home, 'keys'))).toMatchObject({ found: expect.stringContaining('"id_ed25519"') });
  });

  it('refuses what only the evaluator may read, and sockets', async () => {
    const { home, why } = createHome();
    mkdirSync(join(home, 'data/holdout/inner'), { recursive: true });
    for (const path of ['data', 'data/holdout', 'data/holdout/inner'])
      expect(why(join(home, path))).toMatchObject({ found: expect.stringContaining('only the evaluator') });
    const socket = join(home, 'socket');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    onTestFinished(() => void server.close());
    expect(why(socket)).toMatchObject({ found: expect.stringContaining('a socket') });
  });

  it('refuses what is not there, and what is no whole path', () => {
    const { home, why } = createHome();
    expect(why(join(home, 'gone'))).toMatchObject({ found: expect.stringContaining('which is not there') });
    expect(why('data')).toMatchObject({ expected: 'an absolute path' });
  });
});
