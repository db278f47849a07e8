/**
 * Whether a batch of reverts, a rejection, or a change that was left out, is exactly what reverting those changes gives.
 * Invariant: the user's repository is only read: the changes are reverted again in a store of our own, which hashes every
 * object of the branch on the way in.
 */
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { auditRecords } from '../../audit/audit.ts';
import { renderProblem } from '../../base/errors.ts';
import { type Finding, findingsOf, issuesOf } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { plural } from '../../base/text.ts';
import { revertible } from '../../decision/accepted.ts';
import { findBatch, standing } from '../../decision/distilled.ts';
import { type CandidateRecord, decisionRecordSchema } from '../../decision/records.ts';
import { findRemovable } from '../../engine/acceptance/dependencies.ts';
import { takeOut } from '../../engine/acceptance/reapplication.ts';
import { GitError, gitLine } from '../../kernel/git.ts';
import { createStore, type GitStore, importCommit } from '../../kernel/git-store.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isSameJson } from '../ledger/record-checks.ts';
import { readRejection } from '../ledger/rejection.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

export interface RevertCheck {
  readonly repository: UserRepository;
  /** For a store of our own. */
  readonly folder: string;
  readonly base: string | undefined;
  readonly branchHead: string | undefined;
  /** The file of the records. */
  readonly what: string;
  readonly decisions: readonly JournalRecord[];
  readonly records: readonly IterationRecord[];
}

/** Reverts again what each batch, and each rejection, is recorded to have reverted. */
export async function checkReverts(check: RevertCheck): Promise<Finding[]> {
  const { decisions, what, base, branchHead, repository, folder, records } = check;
  const batches = decisions.flatMap((raw, index) => {
    const read = z.safeParse(decisionRecordSchema, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null) return [];
    return [{ index, candidate: read.data }];
  });
  const leftOut = leaveOutsIn(decisions);
  const rejections = records.filter(({ rejection }) => rejection);
  if (batches.length === 0 && rejections.length === 0 && leftOut.length === 0) return [];
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
    for (const record of rejections) issues.push(...(await rejectionIssues(store, { record, records, decisions })));
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
  return isSameJson(recorded, again)
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
    return isSameJson({ kind: 'removable', taken, tree }, again)
      ? []
      : [`${data.task} is not what leaving out ${data.change} gives`];
  });
}

/** What a commit says to take back that taking it back does not give; the record of decisions has to say the same. */
async function rejectionIssues(
  store: GitStore,
  {
    record: { iter, tree, base_commit: branchHead, rejection, reverts },
    records,
    decisions,
  }: Pick<RevertCheck, 'records' | 'decisions'> & { readonly record: IterationRecord },
): Promise<string[]> {
  const rejected = records.find((each) => each.iter === rejection?.iter);
  const what = `iteration ${iter}, which takes back iteration ${rejection?.iter},`;
  if (rejected?.outcome !== 'merged' || typeof rejected.commit !== 'string') {
    return [`${what} names no accepted change`];
  }
  const treeOf = (name: string): Promise<string> =>
    gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
  const task = typeof rejected.decision?.test === 'string' ? rejected.decision.test : `iteration ${rejected.iter}`;
  const accepted = { task, tree: await treeOf(rejected.commit), parent: await treeOf(`${rejected.commit}^1`) };
  const without = (from: string) => takeOut(store, from, [accepted]);
  const issues: string[] = [];
  const again = await without(String(branchHead));
  if (again.tree !== tree || !isSameJson(reverts?.taken ?? [], rejected.decision?.test ? [task] : []))
    issues.push(`${what} is not what taking it out gives`);
  const index = decisions.findIndex((each) => each.kind === 'rejection' && each.task === task && each.tree === tree);
  const { state } = auditRecords({ records: index === -1 ? decisions : decisions.slice(0, index) });
  // What was accepted before the record of decisions began again is not in it.
  const isKnown = state !== undefined && decisions.some((each) => each.kind === 'decision' && each.task === task);
  if (index === -1) return isKnown ? [...issues, `${what} has no record in the decisions`] : issues;
  const { by, reason, at, champion } = decisions[index] ?? {};
  if (!isSameJson([by, reason, at], [rejection?.by, rejection?.reason, rejection?.at]))
    issues.push(`${what} and the decisions do not name the same person, time and reason`);
  const before = state?.session.champion?.tree;
  const left = before === undefined ? null : (await without(before)).tree;
  return isSameJson(champion ?? null, left)
    ? issues
    : [...issues, `${what} makes another champion than taking it out gives`];
}

/** Checks `rejected.json`; `base`: the commit that the records say the experiment started from. */
export function checkRejection(paths: ExperimentPaths, base: string | undefined): Finding[] {
  const { rejection, problems } = readRejection(paths);
  const what = basename(paths.rejected);
  if (problems.length > 0) return issuesOf(what, problems.map(renderProblem));
  if (rejection === undefined) return [];
  const isOfRun = base === undefined || rejection.base === base;
  const issues = isOfRun ? [] : [`it is of a run from ${rejection.base}; the records are from ${base}`];
  return findingsOf(what, issues, `${plural(rejection.again.length, 'candidate')} to be judged again`);
}
