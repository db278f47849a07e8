/**
 * Whether the records and the branch of a run may be shared, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { describeWrong, type Finding } from '../base/finding.ts';
import type { Git } from '../kernel/git.ts';
import { withRefs } from '../kernel/temporary-refs.ts';
import type { UserRepository } from '../kernel/user-repository.ts';

export interface SharedRun {
  readonly repository: UserRepository;
  /** Of its records. */
  readonly findings: readonly Finding[];
  /** Changes on its branch that no rule of the run allows, each in one sentence. */
  readonly findForbidden: (refs: Git) => Promise<string[]>;
}

/** What is wrong with records and branch, each in one sentence; nothing where they are sound. */
export async function auditShared({ repository, findings, findForbidden }: SharedRun): Promise<string[]> {
  const issues = describeWrong(findings);
  return issues.length > 0 ? issues : withRefs(repository, findForbidden);
}
