/** Git on the user's refs and objects, by the invariant of `user-repository.ts`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoteForShell } from '../base/shell-quote.ts';
import { printable } from '../base/text.ts';
import { bindGit, type Git } from './git.ts';
import { locateRefs } from './reached-refs.ts';
import { readRef } from './refs.ts';
import { readFilePart } from './regular-file.ts';
import type { UserRepository } from './user-repository.ts';

/** Git on the user's refs and objects, from a git directory of ours that is created in `folder`. */
export function bindRefs(repository: UserRepository, { folder, home }: { folder: string; home: string }): Git {
  return bindGit({ ...locateRefs(repository, folder), home });
}

/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
export async function readHead(repository: UserRepository, git: Git): Promise<string | undefined> {
  return repository.head.startsWith('refs/') ? readRef(git, repository.head) : repository.head;
}

/** The user's refs and objects, through a git directory of ours in a folder. */
export interface RefsPaths {
  readonly refs: Git;
  readonly gitDir: string;
  readonly home: string;
}

export function openRefs(repository: UserRepository, folder: string): RefsPaths {
  const [gitDir, home] = [join(folder, 'refs'), join(folder, 'home')];
  mkdirSync(home, { recursive: true });
  return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}

/** The commit that HEAD was last at, by its reflog. */
function lastHead({ gitDir }: UserRepository): string | undefined {
  const end =
    readFilePart(join(gitDir, 'logs', 'HEAD'), 'end', 8192)
      ?.text.trimEnd()
      .split('\n')
      .at(-1) ?? '';
  const [, before = '', after = ''] = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) /.exec(end) ?? [];
  // A branch that was deleted while it was checked out is at nothing.
  return [after, before].find((id) => /[1-9a-f]/.test(id));
}

/** The commit that HEAD is at; throws before the first commit. */
export async function requireHead(repository: UserRepository, refs: Git): Promise<string> {
  const head = await readHead(repository, refs);
  if (head !== undefined) return head;
  const last = lastHead(repository);
  if (last !== undefined) {
    throw new PreconditionError({
      message: `"${repository.folder}" is on ${printable(repository.head, 200)}, which is not there; HEAD was at ${last} before`,
      remedy: `If it was deleted, restore it: git update-ref ${quoteForShell(printable(repository.head, 200))} ${last}; for a new branch, create a commit: git add -A && git commit`,
    });
  }
  throw new PreconditionError({
    message: `"${repository.folder}" has no commit yet; a run starts from one`,
    remedy: 'Create one: git add -A && git commit',
  });
}
