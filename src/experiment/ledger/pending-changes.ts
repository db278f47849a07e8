/** The candidates that a rejection left to be judged again, and where the objects of each are on this machine. */

import { existsSync } from 'node:fs';
import { plural } from '../../base/text.ts';
import type { Git } from '../../kernel/git.ts';
import { hasObjects } from '../../kernel/object-presence.ts';
import { candidatePath } from './candidate-commit.ts';
import type { IterationRecord } from './record.ts';
import { pendingAgain, requireRejections } from './rejection.ts';
import type { ExperimentPaths } from './store.ts';

export interface PendingChanges {
  /** To be judged in place of agents' turns, in this order. */
  readonly proposals: readonly { readonly commit: string; readonly origin: string; readonly pack?: string }[];
  /** What a person should know of the others, in sentences: they stay on the list. */
  readonly notes: readonly string[];
}

/** Finds what can be judged again here. Throws ContractError where `rejected.json` cannot be read. */
export async function findPendingChanges(
  paths: ExperimentPaths,
  { refs, records }: { readonly refs: Git; readonly records: readonly IterationRecord[] },
): Promise<PendingChanges> {
  const proposals: { commit: string; origin: string; pack?: string }[] = [];
  const absent: number[] = [];
  for (const { commit, origin, iter, isOfRun } of pendingAgain(requireRejections(paths, records), records)) {
    const pack = candidatePath(paths, iter);
    if (isOfRun && existsSync(pack)) proposals.push({ commit, origin, pack });
    else if (await hasObjects(refs, [`${commit}^1^{tree}`])) proposals.push({ commit, origin });
    else absent.push(iter);
  }
  if (absent.length === 0) return { proposals, notes: [] };
  const what = `the objects of ${plural(absent.length, 'candidate')} are not on this machine`;
  return { proposals, notes: [`${what}: iteration ${absent.join(', ')} cannot be judged again here`] };
}
