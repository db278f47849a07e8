/**
 * Whether the commit at which records from elsewhere begin may be taken for one of the user's.
 * Invariant: only read. It may where HEAD comes after it, or where a candidate could have made it of HEAD, or of a commit
 * that HEAD comes after: then the evaluator, and what is loaded by itself, is that of a commit of the user.
 */
import { findMergeBase, isAncestor } from '../../kernel/ancestry.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import type { Git } from '../../kernel/git.ts';
import { readUserPrograms } from '../../kernel/user-programs.ts';
import type { BoundaryRules } from '../boundaries/boundaries.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import { shadowableOf } from '../boundaries/shadowable.ts';
import { findForbiddenChanges } from './accepted-changes.ts';

export interface ForeignBase {
  /** What the records begin at, and what the user has checked out: full ids. */
  readonly base: string;
  readonly head: string;
  /** Those of a commit of the user, by the rules that the user has now. */
  readonly protectedAt: (commit: string) => Promise<ProtectedFiles>;
  readonly rules: Pick<BoundaryRules, 'denyPaths' | 'permit' | 'protectKey' | 'autoloaded'>;
  /** The user's. */
  readonly repository: Parameters<typeof readUserPrograms>[0];
  readonly parentEnv: ParentEnvironment;
}

/** Why a base may not be taken for one of the user's, in sentences; nothing where it may. */
export async function findBaseIssues(
  git: Git,
  { base, head, protectedAt, rules, repository, parentEnv }: ForeignBase,
): Promise<string[]> {
  if (await isAncestor(git, { base, branchHead: head })) return [];
  const programs = await readUserPrograms(repository, parentEnv);
  const findSince = async (from: string): Promise<string[]> => {
    const files = await protectedAt(from);
    return findForbiddenChanges(git, {
      changes: [{ from, commit: base }],
      rules: {
        ...{ ...rules, allowPaths: [], enforceAllow: false, programs },
        ...{ protectedPaths: files.globs, shadowable: shadowableOf(files, parentEnv) },
      },
    });
  };
  const issues = await findSince(head);
  if (issues.length === 0) return issues;
  // The user's branch went on since another one left it.
  const fork = await findMergeBase(git, [base, head]);
  return fork === undefined ? issues : findSince(fork);
}
