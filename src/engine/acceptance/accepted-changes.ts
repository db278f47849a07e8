/**
 * Whether changes that records call accepted could have been accepted: each is held to the boundaries and to the protected
 * files again, as it lies in the repository.
 * Invariant: only read. Sizes are not compared: a limit that was lowered since makes no accepted change a forged one.
 */
import { type Git, GitError } from '../../kernel/git.ts';
import { type BoundaryRules, decideAdmission } from '../boundaries/boundaries.ts';
import { readChange } from '../boundaries/change.ts';

/** A step of a branch. */
export interface AcceptedChange {
  readonly from: string;
  readonly commit: string;
}

/** What is wrong with accepted changes, one sentence for each that no rule of a run lets through. */
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
