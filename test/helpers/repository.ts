import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { handOut, type WorkTree } from '../../src/kernel/folder-trust.ts';
import { createStore, type GitStore } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { findRepository, type UserRepository } from '../../src/kernel/user-repository.ts';
import { createFolder } from './temp-folder.ts';

const DATE = '2026-01-02T03:04:05Z';

/** Runs git as a user would, with nothing of this machine's configuration; gives what it prints. */
export function userGit(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      LC_ALL: 'C',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      // A process less after each commit.
      ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' },
      GIT_AUTHOR_NAME: 'A. User',
      GIT_AUTHOR_EMAIL: 'user@example.org',
      GIT_AUTHOR_DATE: DATE,
      GIT_COMMITTER_NAME: 'A. User',
      GIT_COMMITTER_EMAIL: 'user@example.org',
      GIT_COMMITTER_DATE: DATE,
    },
  }).trimEnd();
}

/** A repository with one commit of the files on `main`. */
export function createRepository(files: Readonly<Record<string, string | Buffer>>, ...initArgs: string[]): string {
  const folder = createFolder(files);
  userGit(folder, 'init', '-q', '-b', 'main', ...initArgs);
  userGit(folder, 'add', '-A', '-f');
  userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'The base');
  return folder;
}

export interface Workspace extends WorkTree {
  readonly user: string;
  readonly repository: UserRepository;
  readonly store: GitStore;
  readonly base: string;
}

/** A repository, the private store of its base, and a folder with the base in it, ready for use. */
export async function createWorkspace(
  files: Readonly<Record<string, string | Buffer>>,
  ...initArgs: string[]
): Promise<Workspace> {
  const user = createRepository(files, ...initArgs);
  const base = userGit(user, 'rev-parse', 'HEAD');
  const repository = findRepository(user);
  const place = createFolder();
  const store = await createStore({ folder: join(place, 'store'), repository, base });
  const workTree = { folder: join(place, 'workspace'), indexFile: join(store.folder, 'workspace.index') };
  mkdirSync(workTree.folder);
  await checkoutTree(store, { ...workTree, tree: base });
  handOut(workTree);
  return { user, repository, store, base, ...workTree };
}

/** The tree of a workspace; throws when git refuses it. */
export async function capture(workspace: Workspace): Promise<string> {
  const captured = await captureTree(workspace.store, workspace);
  if (captured.kind !== 'captured') throw new Error('reason' in captured ? captured.reason : captured.kind);
  return captured.tree;
}
