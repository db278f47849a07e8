import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseLeftCredentials } from '../../src/github/left-credentials.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SECRET = `ghs_${'0123456789abcdef'.repeat(2)}`;
const PLAIN = 'https://github.com/octo/demo';

function createRepository(): string {
  const folder = createFolder();
  userGit(folder, 'init', '-q');
  return folder;
}

/** What the refusal says; undefined where there is none. */
function refusalOf(folder: string): string | undefined {
  try {
    refuseLeftCredentials(findRepository(folder));
    return undefined;
  } catch (error) {
    const { message, remedy } = error as { message: string; remedy: string };
    return `${message}. ${remedy}`;
  }
}

describe('a checkout with credentials left in git’s configuration', () => {
  it('is refused for each way to write credentials into a URL, and the refusal prints none of them', () => {
    const folder = createRepository();
    const set = (key: string, value: string) => userGit(folder, 'config', '--replace-all', key, value);
    const ways: readonly (readonly [string, string])[] = [
      ['remote.origin.url', `https://x-access-token:${SECRET}@github.com/octo/demo`],
      ['remote.origin.url', `https://${SECRET}@github.com/octo/demo.git`],
      ['remote.origin.url', `HTTPS://${SECRET}:x-oauth-basic@github.com/octo/demo`],
      ['remote.fork.url', 'http://octo:hunter2@git.example/demo'],
      ['remote.origin.url', `https://${'0123456789abcdef'.repeat(3)}@git.example/demo`],
      ['remote.origin.url', 'https://oauth2:a%40b%2Fc@git.example/demo'],
      ['remote.origin.pushurl', `https://x-access-token:${SECRET}@github.com/octo/demo`],
      ['submodule.lib.url', `https://gitlab-ci-token:${SECRET}@gitlab.example/lib`],
      [`url.https://x-access-token:${SECRET}@github.com/.insteadOf`, PLAIN],
      [`url.https://x-access-token:${SECRET}@github.com/.pushInsteadOf`, PLAIN],
    ];
    for (const [key, value] of ways) {
      set(key, value);
      const message = refusalOf(folder);
      expect(message, value).toContain('has a token or a password in it');
      expect(message).toContain('git remote set-url origin https://github.com/OWNER/REPOSITORY');
      expect(message).not.toMatch(/ghs_\d|hunter2|0123456789|a%40b/);
      userGit(folder, 'config', '--unset', key);
      expect(refusalOf(folder), key).toBeUndefined();
    }
  });

  it('is refused for an included file, a worktree configuration and a submodule', () => {
    const folder = createRepository();
    const outside = createFolder();
    const file = join(outside, 'more.config');
    const header = `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${btoa(SECRET)}\n`;
    userGit(folder, 'config', 'includeIf.gitdir:/elsewhere/.git.path', join(outside, 'first.config'));
    writeFileSync(
      join(outside, 'first.config'),
      '[include]\n\tpath = more.config\n\tpath = first.config\n\tpath = gone\n',
    );
    expect(refusalOf(folder)).toBeUndefined();
    writeFileSync(file, header);
    expect(refusalOf(folder)).toContain('persist-credentials: false');
    expect(refusalOf(folder)).not.toContain(btoa(SECRET));
    writeFileSync(file, `[remote "origin"] url = "https://x-access-token:${SECRET}@github.com/octo/demo"\n`);
    expect(refusalOf(folder)).toContain('has a token or a password in it');
    rmSync(file);
    const places = ['config.worktree', 'modules/libs/one/config'];
    for (const place of places) {
      const path = join(folder, '.git', place);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, `[remote "origin"]\n\turl = https://${SECRET}@github.com/octo/demo\n`);
      expect(refusalOf(folder), place).toContain('has a token or a password in it');
      writeFileSync(path, header);
      expect(refusalOf(folder), place).toContain('persist-credentials: false');
      rmSync(path);
    }
    expect(refusalOf(folder)).toBeUndefined();
    userGit(folder, 'config', 'includeIf.gitdir:/github/workspace/.git.path', '/github/git-credentials-1.config');
    expect(refusalOf(folder)).toContain('persist-credentials: false');
  });

  it('is not refused for URLs without a secret: SSH, a folder, a user name', () => {
    const folder = createRepository();
    const addresses = [
      PLAIN,
      'git@github.com:octo/demo.git',
      'ssh://git@github.com:22/octo/demo.git',
      '/srv/git/demo.git',
      'https://octo@git.example/demo',
      'https://octo:@git.example/demo',
      'https://git.example/some@thing/demo',
      'https://git.example/demo?mail=octo:x@git.example',
    ];
    for (const url of addresses) {
      userGit(folder, 'config', 'remote.origin.url', url);
      expect(refusalOf(folder), url).toBeUndefined();
    }
  });
});

describe('another checkout of the workspace with credentials left in it', () => {
  it.each(['beside', '.deps/lib', 'a/b/c', 'a/b/c/d/e/f/g/h/i/j'])('is refused and named: %s', (path) => {
    const workspace = createFolder();
    const [own, other] = [join(workspace, 'own'), join(workspace, path)];
    for (const folder of [own, other]) {
      mkdirSync(folder, { recursive: true });
      userGit(folder, 'init', '-q');
    }
    const refuse = () => refuseLeftCredentials(findRepository(own), workspace);
    expect(refuse).not.toThrow();
    const included = join(createFolder(), 'git-credentials-0b1c.config');
    writeFileSync(included, `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${btoa(SECRET)}\n`);
    // As actions/checkout 6 and later leave it.
    userGit(other, 'config', `includeIf.gitdir:${join(other, '.git')}.path`, included);
    expect(refuse).toThrow(`the checkout left its token in "${join(other, '.git', 'config')}"`);
    userGit(other, 'config', '--unset', `includeIf.gitdir:${join(other, '.git')}.path`);
    userGit(other, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${btoa(SECRET)}`);
    expect(refuse).toThrow('the checkout left its token in');
  });

  it('is searched for in a limited number of folders, and the rest is named', () => {
    const workspace = createFolder();
    for (const name of ['own', 'b', 'c', 'd']) mkdirSync(join(workspace, name));
    userGit(join(workspace, 'own'), 'init', '-q');
    const own = findRepository(join(workspace, 'own'));
    expect(refuseLeftCredentials(own, workspace)).toBeUndefined();
    expect(refuseLeftCredentials(own, workspace, 3)).toContain('more than 3 folders: checkouts in the rest');
  });

  it('is refused if it is a worktree whose git directory is elsewhere', () => {
    const workspace = createFolder();
    const [own, other] = [createRepository(), createRepository()];
    userGit(other, 'commit', '-q', '--allow-empty', '-m', 'One');
    userGit(other, 'worktree', 'add', '-q', join(workspace, 'tree'));
    const refuse = () => refuseLeftCredentials(findRepository(own), workspace);
    expect(refuse).not.toThrow();
    userGit(other, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${btoa(SECRET)}`);
    expect(refuse).toThrow('the checkout left its token in');
  });
});
