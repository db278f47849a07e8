/**
 * Whether a batch of reverts, or a change that was left out, is exactly what reverting those changes gives.
 * Invariant: the user's repository is only read: the changes are reverted again in a store of our own, which hashes every
 * object of the branch on the way in.
 */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { auditRecords } from '../audit/audit.ts';
import { type Finding, findingsOf } from '../base/finding.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { firstDifference } from '../base/json-difference.ts';
import { revertible } from '../decision/accepted.ts';
import { findBatch, standing } from '../decision/distilled.ts';
import { type CandidateRecord, decisionRecordSchema } from '../decision/records.ts';
import { findRemovable } from '../engine/acceptance/dependencies.ts';
import { takeOut } from '../engine/acceptance/reapplication.ts';
import { GitError } from '../kernel/git.ts';
import { createStore, type GitStore, importCommit } from '../kernel/git-store.ts';
import type { UserRepository } from '../kernel/user-repository.ts';

export interface RevertCheck {
  readonly repository: UserRepository;
  /** For a store of our own. */
  readonly folder: string;
  readonly base: string | undefined;
  readonly branchHead: string | undefined;
  /** The file of the records. */
  readonly what: string;
  readonly decisions: readonly JournalRecord[];
}

/** Reverts again what each batch is recorded to have reverted; `findOthers`: what only a recipe reverts, where there is such. */
export async function checkReverts(
  { decisions, what, base, branchHead, repository, folder }: RevertCheck,
  findOthers?: (store: GitStore) => Promise<readonly string[]>,
): Promise<Finding[]> {
  const batches = decisions.flatMap((raw, index) => {
    const read = z.safeParse(decisionRecordSchema, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null) return [];
    return [{ index, candidate: read.data }];
  });
  const leftOut = leaveOutsIn(decisions);
  if (batches.length === 0 && findOthers === undefined && leftOut.length === 0) return [];
  const unchecked = (detail: string): Finding[] => [{ kind: 'unchecked', what, detail }];
  if (base === undefined || branchHead === undefined) return unchecked('what was reverted is not on any branch');
  try {
    const store = await createStore({ folder: join(folder, 'reverts'), repository, base });
    await importCommit(store, { repository, commit: branchHead });
    const issues: string[] = [];
    for (const { index, candidate } of batches) {
      issues.push(...(await batchIssues(store, candidate, decisions.slice(0, index))));
    }
    for (const { at, whole } of leftOut) issues.push(...(await leaveOutIssues(store, { decisions, at, whole })));
    issues.push(...((await findOthers?.(store)) ?? []));
    return findingsOf(what, issues, 'what was reverted is what reverting it gives');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return unchecked(`what was reverted cannot be reverted again here: ${error.message}`);
  }
}

async function batchIssues(
  store: GitStore,
  { id, parent, tree, purpose, reverts }: CandidateRecord,
  before: readonly JournalRecord[],
): Promise<string[]> {
  const { state } = auditRecords({ records: before });
  if (state === undefined) return [];
  const out = new Set(findBatch(state, parent)?.taken);
  const batch =
    purpose === 'distil'
      ? standing(state)
          .filter(({ task }) => out.has(task))
          .toReversed()
      : revertible(state, state.session.settings);
  const again = await takeOut(store, parent, batch);
  const recorded = { tree, taken: reverts?.taken, stays: reverts?.stays };
  return firstDifference(recorded, again) === undefined
    ? []
    : [`${id} is not what reverting ${again.taken.join(', ') || 'nothing'} gives`];
}

/** The branches that changes were left out of, each with the place of its first such record. */
function leaveOutsIn(decisions: readonly JournalRecord[]): { readonly at: number; readonly whole: string }[] {
  const first = new Map<string, number>();
  for (const [index, { kind, whole }] of decisions.entries()) {
    if (kind === 'leave-out' && !first.has(String(whole))) first.set(String(whole), index);
  }
  return [...first].map(([whole, at]) => ({ whole, at }));
}

/** What is recorded to be left of a branch without a change, and is not. */
async function leaveOutIssues(
  store: GitStore,
  {
    decisions,
    at,
    whole,
  }: { readonly decisions: readonly JournalRecord[]; readonly at: number; readonly whole: string },
): Promise<string[]> {
  const { state } = auditRecords({ records: decisions.slice(0, at) });
  if (state === undefined) return [];
  const removable = await findRemovable(store, whole, standing(state));
  const byTask = new Map(removable.map((each) => [each.task, each]));
  return decisions.slice(at).flatMap((raw) => {
    const { data } = z.safeParse(decisionRecordSchema, raw);
    if (data?.kind !== 'leave-out' || data.whole !== whole) return [];
    const known = byTask.get(data.change);
    const again = { kind: known?.kind, taken: [...(known?.dependants ?? []), data.change], tree: known?.without };
    const { taken, tree } = data;
    return firstDifference({ kind: 'removable', taken, tree }, again) === undefined
      ? []
      : [`${data.task} is not what leaving out ${data.change} gives`];
  });
}
