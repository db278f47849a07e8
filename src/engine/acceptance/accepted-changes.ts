/**
 * Whether changes that records call accepted could have been accepted: each is held to the boundaries and to the protected
 * files again, as it lies in the repository.
 * Invariant: only read. Sizes are not compared: a limit that was lowered since makes no accepted change a forged one.
 */
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { type Git, GitError } from '../../kernel/git.ts';
import { readUserPrograms } from '../../kernel/user-programs.ts';
import { type BoundaryRules, decideAdmission } from '../boundaries/boundaries.ts';
import { readChange } from '../boundaries/change.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import { shadowableOf } from '../boundaries/shadowable.ts';

/** A step of a branch. */
export interface AcceptedChange {
  readonly from: string;
  readonly commit: string;
}

/** What is wrong with accepted changes, one sentence for each that no rule of a run allows. */
export async function findForbiddenChanges(
  git: Git,
  {
    changes,
    rules,
  }: {
    readonly changes: readonly AcceptedChange[];
    readonly rules: Omit<BoundaryRules, 'maxFiles' | 'maxDiffLines'>;
  },
): Promise<string[]> {
  const issues: string[] = [];
  for (const { from, commit } of changes) {
    try {
      const change = await readChange({ git }, { from, tree: commit });
      const admission = decideAdmission(change, { ...rules, maxFiles: undefined, maxDiffLines: undefined });
      if (admission.kind === 'denied') issues.push(`the commit ${commit} is denied: ${admission.reasons.join('; ')}`);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      issues.push(`the commit ${commit} cannot be read: ${error.message}`);
    }
  }
  return issues;
}

/** The rules of a run, and the user's git that its branch is in. */
export interface RunRules {
  readonly boundaries: {
    readonly allow_paths: readonly string[];
    readonly enforce_allow: boolean;
    readonly deny_paths: readonly string[];
    readonly permit: readonly string[];
  };
  readonly protectedFiles: ProtectedFiles;
  /** Globs of what is protected besides. */
  readonly alsoProtected?: readonly string[];
  /** The key of the user's file that names the protected files, for messages. */
  readonly protectKey: string;
  readonly repository: Parameters<typeof readUserPrograms>[0];
  readonly parentEnv: ParentEnvironment;
}

/** What of these changes the boundaries and the protected files of a run forbid, each in one sentence. */
export async function findForbiddenInRun(
  git: Git,
  changes: readonly AcceptedChange[],
  { boundaries, protectedFiles, alsoProtected = [], protectKey, repository, parentEnv }: RunRules,
): Promise<string[]> {
  const { allow_paths: allowPaths, enforce_allow: enforceAllow, deny_paths: denyPaths, permit } = boundaries;
  return findForbiddenChanges(git, {
    changes,
    rules: {
      ...{ allowPaths, enforceAllow, denyPaths, permit, protectKey, autoloaded: 'denied' },
      protectedPaths: [...protectedFiles.globs, ...alsoProtected],
      // What is installed on this machine says nothing of the one that a change was accepted on.
      shadowable: shadowableOf(protectedFiles, {}),
      programs: await readUserPrograms(repository, parentEnv),
    },
  });
}
