/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late learns where it is.
 */
import { type Git, GitError } from './git.ts';

export interface RefMove {
  readonly ref: string;
  /** Where the ref must be; undefined: it must not exist. */
  readonly from: string | undefined;
  readonly to: string;
}

export type RefMoved = { readonly kind: 'done' } | { readonly kind: 'moved'; readonly actual: string | undefined };

/** Moves a ref if it is where it should be: the commit point of an accepted change. Says where it is when it is not. */
export async function moveRef(git: Git, { ref, from, to }: RefMove): Promise<RefMoved> {
  const old = from ?? '0'.repeat(to.length);
  const args = ['update-ref', '--no-deref', ref, to, old];
  const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
  if (exitCode === 0) return { kind: 'done' };
  const actual = await readRef(git, ref);
  if (actual !== from) return { kind: 'moved', actual };
  throw new GitError(args, exitCode, stderr, lacksRoom);
}

/** The commit that a full ref name is at, or undefined when there is no such ref. */
export async function readRef(git: Git, ref: string): Promise<string | undefined> {
  const args = ['show-ref', '--verify', '--hash', '--', ref];
  const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
  if (exitCode === 0) return stdout.toString().trim();
  if (stderr.includes('not a valid ref')) return undefined;
  throw new GitError(args, exitCode, stderr);
}

/** A branch of the repository, or what a remote was last seen to have of it. */
export interface FoundBranch {
  /** As git shows it: `autorize/x`, or `origin/autorize/x`. */
  readonly shown: string;
  /** Short name, without that of the remote. */
  readonly branch: string;
  readonly commit: string;
  readonly isLocal: boolean;
}

/** Finds branches by a short name or a pattern of one, the local ones first. */
export async function findBranches(git: Git, pattern: string): Promise<readonly FoundBranch[]> {
  const { stdout } = await git([
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    `refs/heads/${pattern}`,
    `refs/remotes/*/${pattern}`,
  ]);
  return stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
      if (kind === undefined) return [];
      const isLocal = kind === 'heads';
      return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
    });
}
