// Submodules and Git LFS files of a user's repository.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRepository, userGit } from './repository.ts';
import { createFolder } from './temp-folder.ts';

/** As git has it where somebody allows addresses of submodules that are paths. */
export const FILES_ALLOWED = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'protocol.file.allow',
  GIT_CONFIG_VALUE_0: 'always',
} as const;

/** A repository of a library; gives its folder. */
export function createLibrary(files: Readonly<Record<string, string>> = {}): string {
  return createRepository({ 'lib.txt': 'of the library\n', 'deep/er.sh': 'echo deeper\n', ...files });
}

/** Adds a library to a repository as a submodule, checked out and committed. */
export function addSubmodule(folder: string, path: string, library: string): string {
  userGit(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, path);
  userGit(folder, 'commit', '-q', '-m', `Add ${path}`);
  return userGit(folder, 'rev-parse', 'HEAD');
}

/** Takes all that git has of submodules away, as in a clone that was made without them. */
export function forgetSubmodules(folder: string, paths: readonly string[]): void {
  rmSync(join(folder, '.git', 'modules'), { recursive: true, force: true });
  for (const path of paths) {
    rmSync(join(folder, path), { recursive: true, force: true });
    mkdirSync(join(folder, path));
  }
  for (const name of userGit(folder, 'config', '--get-regexp', '--name-only', '^submodule\\.').split('\n'))
    if (name !== '') userGit(folder, 'config', '--unset-all', name);
}

function pointerOf(content: string): string {
  const oid = createHash('sha256').update(content).digest('hex');
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${Buffer.byteLength(content)}\n`;
}

/** Where git-lfs keeps a content of a repository. */
export function lfsPath(folder: string, content: string): string {
  const oid = createHash('sha256').update(content).digest('hex');
  return join(folder, '.git', 'lfs', 'objects', oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Commits pointers to contents that git-lfs has here, as it would have stored them; `*.bin` is its. */
export function commitPointers(folder: string, contents: Readonly<Record<string, string>>): string {
  writeFileSync(join(folder, '.gitattributes'), '*.bin filter=lfs diff=lfs merge=lfs -text\n');
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), pointerOf(content));
    mkdirSync(dirname(lfsPath(folder, content)), { recursive: true });
    writeFileSync(lfsPath(folder, content), content);
  }
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'Add large files');
  return userGit(folder, 'rev-parse', 'HEAD');
}

/** A bare repository that a repository pushes to, with Git LFS contents, and its address. */
export function publishWithLfs(folder: string): string {
  const remote = createFolder();
  userGit(remote, 'init', '-q', '--bare', '-b', 'main');
  userGit(folder, 'remote', 'add', 'origin', `file://${remote}`);
  userGit(folder, 'push', '-q', 'origin', 'HEAD:main');
  userGit(folder, 'lfs', 'push', '--all', 'origin');
  rmSync(join(folder, '.git', 'lfs'), { recursive: true, force: true });
  return remote;
}

/** Names of contents that are prepared in a cache. */
export function preparedIn(cache: string): readonly string[] {
  const stores = join(cache, 'autorize', 'environments');
  if (!existsSync(stores)) return [];
  return readdirSync(stores)
    .filter((name) => name.startsWith('external-'))
    .flatMap((name) => readdirSync(join(stores, name)).filter((key) => /^[0-9a-f]{64}$/.test(key)));
}
