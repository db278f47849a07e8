import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './temp-folder.ts';

/** A PATH whose git runs lines of shell first; `$git` is the real one, `$folder` an empty folder for what they note. */
export function pathOfGit(lines: string): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const folder = createFolder();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\ngit=${real} folder=${folder}\n${lines}\nexec $git "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return `${folder}:${process.env.PATH}`;
}

/** A PATH whose git is killed in its nth `update-ref` with the ref locked: before it renames the lock to the ref. */
export function pathOfKilledGit(nth: number): string {
  const calls = 'rename,renameat,renameat2';
  return pathOfGit(`case "$*" in *update-ref*)
    echo >>$folder/count
    [ "$(wc -l <$folder/count)" != ${nth} ] ||
      exec strace -f -qqq -o $folder/trace -e trace=${calls} -e inject=${calls}:signal=SIGKILL $git "$@" ;;
  esac`);
}

/** A PATH whose git says that it is of a version. */
export function pathOfGitVersion(version: string): string {
  return pathOfGit(`for last; do :; done\n[ "$last" != version ] || { echo "git version ${version}"; exit; }`);
}

/** Runs something with another PATH for the programs that this process starts. */
export async function withPath<T>(path: string, run: () => Promise<T>): Promise<T> {
  const before = process.env.PATH;
  process.env.PATH = path;
  try {
    return await run();
  } finally {
    process.env.PATH = before;
  }
}

/** A living process that bears the name of git, in a folder. */
export function startGit(cwd: string, env: Readonly<Record<string, string>> = {}) {
  const program = join(createFolder(), 'git');
  writeFileSync(program, '#!/bin/sh\necho begun\nread line\n');
  chmodSync(program, 0o755);
  const child = spawn(program, [], { cwd, env: { PATH: process.env.PATH, ...env }, stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  return {
    begun: once(child.stdout, 'data'),
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await exited;
    },
  };
}
