import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRemote } from '../../src/kernel/git-remote.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const STATE = 'refs/autorize-ledger/pi';

/** A remote whose state has a file of random bytes, which no packing makes smaller. */
function createRemote(bytes: number) {
  const folder = createRepository({ 'a.txt': '1\n' });
  const server = createRepository({ 'b.txt': '1\n' });
  writeFileSync(join(server, 'decisions.jsonl'), randomBytes(bytes));
  userGit(server, 'add', '-A');
  userGit(server, 'commit', '-q', '-m', 'State');
  userGit(server, 'update-ref', STATE, 'HEAD');
  const repository = findRepository(folder);
  const own = createFolder();
  const url = `file://${server}`;
  const remote = openRemote({ url, repository, folder: own, parentEnv: {}, maxFetchBytes: 1 << 20 });
  return { remote, folder, branchHead: userGit(server, 'rev-parse', 'HEAD') };
}

describe('a bounded fetch', () => {
  it('brings what keeps within its limit', async () => {
    const { remote, branchHead } = createRemote(100_000);
    expect(await remote.fetchBounded(STATE, 1)).toBe(branchHead);
  });

  it('refuses a pack that is larger, and keeps nothing of it', async () => {
    const { remote, folder, branchHead } = createRemote(3 << 20);
    await expect(remote.fetchBounded(STATE, 1)).rejects.toThrow(/is refused: it has more than 1048576 bytes/);
    expect(() => userGit(folder, 'cat-file', '-e', branchHead)).toThrow();
    const left = readdirSync(join(folder, '.git/objects/pack')).filter((name) => name.endsWith('.pack'));
    expect(left).toEqual([]);
    // Of what has no bound, the user's own branch for one, as much comes as there is.
    expect(await remote.fetch(STATE, 1)).toBe(branchHead);
  });
});
