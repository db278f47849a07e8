/** What only an experiment reverts: a rejection is exactly what taking its change back gives. */
import { basename } from 'node:path';
import { auditRecords } from '../../audit/audit.ts';
import { renderProblem } from '../../base/errors.ts';
import { type Finding, findingsOf, issuesOf } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { plural } from '../../base/text.ts';
import { takeOut } from '../../engine/acceptance/reapplication.ts';
import { gitLine } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { checkReverts as checkBatches, type RevertCheck } from '../../verification/revert-checks.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isSameJson } from '../ledger/record-checks.ts';
import { readRejection } from '../ledger/rejection.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

interface Recorded {
  readonly decisions: readonly JournalRecord[];
  readonly records: readonly IterationRecord[];
}

/** Reverts again what each batch, and each rejection, is recorded to have reverted. */
export function checkReverts(check: RevertCheck & Recorded): Promise<Finding[]> {
  const rejections = check.records.filter(({ rejection }) => rejection);
  if (rejections.length === 0) return checkBatches(check);
  return checkBatches(check, async (store) => {
    const issues: string[] = [];
    for (const record of rejections) issues.push(...(await rejectionIssues(store, { ...check, record })));
    return issues;
  });
}

/** What a commit says to take back that taking it back does not give; the record of decisions has to say the same. */
async function rejectionIssues(
  store: GitStore,
  {
    record: { iter, tree, base_commit: branchHead, rejection, reverts },
    records,
    decisions,
  }: Recorded & { readonly record: IterationRecord },
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
