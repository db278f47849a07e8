import { describe, expect, it } from 'vitest';
import { readUserIdentity } from '../../src/kernel/user-identity.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const PATH = process.env.PATH;
const ada = (at: string): string => `[user]\n\tname = Ada of ${at}\n\temail = ada@${at}.example\n`;

describe('the identity of the user', () => {
  it('is what git says in the repository: includes, conditional ones, worktree settings, the environment last', async () => {
    const folder = createRepository({ 'a.txt': '' });
    const home = createFolder({
      '.gitconfig': `[include]\n\tpath = plain\n[includeIf "gitdir:${folder}/"]\n\tpath = work\n`,
      plain: ada('plain'),
      work: '[user]\n\temail = ada@work.example\n',
    });
    const env = { PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
    expect(await readUserIdentity(folder, env)).toEqual({ name: 'Ada of plain', email: 'ada@work.example' });
    // Another repository that the environment names is not asked.
    const other = createRepository({ 'a.txt': '' });
    userGit(other, 'config', 'user.name', 'Somebody Else');
    const misled = { ...env, GIT_DIR: `${other}/.git`, GIT_WORK_TREE: other };
    expect(await readUserIdentity(folder, misled)).toEqual({ name: 'Ada of plain', email: 'ada@work.example' });
    userGit(folder, 'config', 'user.name', 'Ada "here"\nand now');
    userGit(folder, 'config', 'committer.email', 'commits@example.org');
    expect(await readUserIdentity(folder, env)).toEqual({ name: 'Ada "here" and now', email: 'commits@example.org' });
    expect(await readUserIdentity(folder, { ...env, GIT_COMMITTER_NAME: 'Of the environment' })).toEqual({
      name: 'Of the environment',
      email: 'commits@example.org',
    });
  });

  it('is not known where git says nothing, or cannot read the file that it should', async () => {
    const folder = createRepository({ 'a.txt': '' });
    const env = { PATH, HOME: createFolder(), GIT_CONFIG_NOSYSTEM: '1' };
    expect(await readUserIdentity(folder, env)).toEqual({ name: undefined, email: undefined });
    const broken = { ...env, HOME: createFolder({ '.gitconfig': '[user\nname' }) };
    expect(await readUserIdentity(folder, broken)).toEqual({ name: undefined, email: undefined });
  });
});
