/**
 * Whether what a batch took out is what taking it out gives.
 * Invariant: the user's repository is only read: the changes are applied the other way round in a store of our own, which
 * hashes every object of the branch on the way in.
 */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { auditRecords } from '../../attempt/decide/audit.ts';
import { revertible } from '../../attempt/decide/kept.ts';
import { type CandidateRecord, decisionRecordSchema } from '../../attempt/decide/records.ts';
import { takeOut } from '../../attempt/reapplication.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { GitError } from '../../kernel/git.ts';
import { createStore, type GitStore, importCommit } from '../../kernel/git-store.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { isSameJson } from '../ledger/record-checks.ts';

export interface RevertCheck {
  readonly repository: UserRepository;
  /** For a store of our own. */
  readonly folder: string;
  readonly base: string | undefined;
  readonly tip: string | undefined;
  /** The file of the records. */
  readonly what: string;
  readonly decisions: readonly JournalRecord[];
}

/** Takes out again what each batch is recorded to have taken out. */
export async function checkReverts(check: RevertCheck): Promise<Finding[]> {
  const { decisions, what, base, tip, repository, folder } = check;
  const batches = decisions.flatMap((raw, index) => {
    const read = z.safeParse(decisionRecordSchema, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null) return [];
    return [{ index, candidate: read.data }];
  });
  if (batches.length === 0) return [];
  const unchecked = (detail: string): Finding[] => [{ kind: 'unchecked', what, detail }];
  if (base === undefined || tip === undefined) return unchecked('what was taken out is not on any branch');
  try {
    const store = await createStore({ folder: join(folder, 'reverts'), repository, base });
    await importCommit(store, { repository, commit: tip });
    const flaws: string[] = [];
    for (const { index, candidate } of batches) {
      flaws.push(...(await flawsOf(store, candidate, decisions.slice(0, index))));
    }
    return findingsOf(what, flaws, 'what was taken out is what taking it out gives');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return unchecked(`what was taken out cannot be taken out again here: ${error.message}`);
  }
}

async function flawsOf(
  store: GitStore,
  { id, parent, tree, reverts }: CandidateRecord,
  before: readonly JournalRecord[],
): Promise<string[]> {
  const { state } = auditRecords({ records: before });
  if (state === undefined) return [];
  const again = await takeOut(store, parent, revertible(state, state.session.settings));
  const told = { tree, taken: reverts?.taken, stays: reverts?.stays };
  return isSameJson(told, again) ? [] : [`${id} is not what taking out ${again.taken.join(', ') || 'nothing'} gives`];
}
