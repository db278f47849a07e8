/**
 * Whether an acceptance that a killed run began may be completed.
 * Invariant: only read. An intent may have come from elsewhere: it is checked as the entry that it becomes, before the branch
 * moves; its commits descend from the branch and are within the boundaries.
 */
import { IntegrityError } from '../base/errors.ts';
import { describeFirst, describeNew, issuesOf } from '../base/finding.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { GitStore } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { hasObjects } from '../kernel/object-presence.ts';
import { checkDecisions, checkIntent } from './decision-checks.ts';
import { type MissionState, withBegunEntry } from './ledger.ts';
import type { Opened } from './mission-journal.ts';
import { findForbiddenAcceptances } from './shared-records.ts';
import { shownPath } from './store.ts';
import { checkComparisons } from './verify.ts';

/** Throws IntegrityError where no run of ours began the acceptance that the records end with. */
export async function requireBacked(
  { paths, state }: Pick<Opened, 'paths' | 'state'>,
  { refs, store, host }: Places,
): Promise<void> {
  const found = describeFirst(await begunIssues({ paths, state }, { refs, store, host }));
  if (found === undefined) return;
  throw new IntegrityError({
    message: `the acceptance that ${shownPath(paths, paths.journal)} ends with is not one of this run: ${found}; the branch was not moved`,
    remedy: `See who wrote it, and remove that line; or close the run: rcs autoresearch --abandon ${paths.runId}`,
  });
}

interface Places {
  readonly refs: Git;
  readonly store: GitStore | undefined;
  readonly host: Pick<Host, 'env'>;
}

async function begunIssues(
  { paths: { repository }, state }: Pick<Opened, 'paths' | 'state'>,
  { refs, store, host }: Places,
): Promise<string[]> {
  const begun = withBegunEntry(state);
  const intent = state.open?.intent;
  if (begun === undefined || intent === undefined) return [];
  const { from, to } = intent;
  // What was wrong before is not of this acceptance.
  const decided = { before: findDecisionIssues(state), now: findDecisionIssues(begun) };
  const issues = [...checkIntent(state), ...describeNew(decided)];
  const git = await findHolder([refs, ...(store === undefined ? [] : [store.git])], [from, to]);
  if (issues.length > 0 || git === undefined) return issues;
  const compared = { before: await checkComparisons(git, state), now: await checkComparisons(git, begun) };
  issues.push(...describeNew(compared));
  const entry = begun.entries.at(-1);
  if (entry?.decision !== 'keep') return issues;
  if (!(await isAncestor(git, { base: from, branchHead: to }))) issues.push(`${to} does not descend from ${from}`);
  const accepted = { launch: begun.launch, keeps: [entry], repository, host };
  return [...issues, ...(await findForbiddenAcceptances(git, accepted))];
}

const findDecisionIssues = (state: MissionState) => issuesOf('decisions', checkDecisions(state));

/** The first of these repositories that has all of these commits. */
async function findHolder(places: readonly Git[], commits: readonly string[]): Promise<Git | undefined> {
  for (const git of places) {
    const names = commits.map((id) => `${id}^{commit}`);
    if (await hasObjects(git, names)) return git;
  }
  return undefined;
}
