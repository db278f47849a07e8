/** The refs of the user's repository, reached from a git directory of ours: no configuration of the user is in force. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitPaths, gitCommand } from './git-command.ts';
import { writeGitFolder } from './git-folder.ts';
import { runProgramSync } from './program-sync.ts';
import type { UserRepository } from './user-repository.ts';

/** A git directory of ours, created in `folder`, whose refs are the user's. */
export function locateRefs(
  { commonDir, objects, objectFormat }: UserRepository,
  folder: string,
): Pick<GitPaths, 'gitDir' | 'objects'> {
  rmSync(folder, { recursive: true, force: true });
  writeGitFolder(folder, { objectFormat });
  symlinkSync(join(commonDir, 'refs'), join(folder, 'refs'));
  symlinkSync(join(commonDir, 'packed-refs'), join(folder, 'packed-refs'));
  return { gitDir: folder, objects };
}

/** Moves a ref without waiting for anything, where it is where it should be; whether it is there now. */
export function moveRefSync(
  repository: UserRepository,
  { ref, from, to }: { readonly ref: string; readonly from: string | undefined; readonly to: string },
): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-ref-'));
  try {
    const place = { ...locateRefs(repository, join(folder, 'refs')), home: folder };
    const args = ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)];
    return runProgramSync(gitCommand(place, args)).exitCode === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
