/**
 * Whether an acceptance that a killed run began may be completed.
 * Invariant: only read. An intent may have come from elsewhere: it is checked as the entry that it becomes, before the branch
 * moves; its commits descend from the branch and are within the boundaries.
 */
import { IntegrityError } from '../base/errors.ts';
import { plural, printable } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { GitStore } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import type { Opened } from './active-mission.ts';
import { checkDecisions, checkIntent } from './decision-checks.ts';
import { withBegunEntry } from './ledger.ts';
import { findForbiddenKeeps } from './shared-records.ts';
import { shownPath } from './store.ts';
import { checkComparisons } from './verify.ts';

/** Throws IntegrityError where no run of ours began the acceptance that the records end with. */
export async function requireBacked(
  { place, state }: Pick<Opened, 'place' | 'state'>,
  { refs, store, host }: Places,
): Promise<void> {
  const [first, ...others] = await begunIssues({ place, state }, { refs, store, host });
  if (first === undefined) return;
  const more = others.length === 0 ? '' : `, and ${plural(others.length, 'more problem')}`;
  throw new IntegrityError({
    message: `the acceptance that ${shownPath(place, place.journal)} ends with is not one of this run: ${printable(first, 600)}${more}; the branch was not moved`,
    remedy: `See who wrote it, and remove that line; or close the run: rcs autoresearch --abandon ${place.runId}`,
  });
}

interface Places {
  readonly refs: Git;
  readonly store: GitStore | undefined;
  readonly host: Pick<Host, 'env'>;
}

async function begunIssues(
  { place: { repository }, state }: Pick<Opened, 'place' | 'state'>,
  { refs, store, host }: Places,
): Promise<string[]> {
  const begun = withBegunEntry(state);
  const intent = state.open?.intent;
  if (begun === undefined || intent === undefined) return [];
  const { from, to } = intent;
  // What was wrong before is not of this acceptance.
  const known = new Set(checkDecisions(state));
  const issues = [...checkIntent(state), ...checkDecisions(begun).filter((issue) => !known.has(issue))];
  const git = await findHolder([refs, ...(store === undefined ? [] : [store.git])], [from, to]);
  if (issues.length > 0 || git === undefined) return issues;
  const before = new Set((await checkComparisons(git, state)).map(({ detail }) => detail));
  const compared = await checkComparisons(git, begun);
  issues.push(...compared.flatMap(({ kind, detail }) => (kind === 'wrong' && !before.has(detail) ? [detail] : [])));
  const entry = begun.entries.at(-1);
  if (entry?.decision !== 'keep') return issues;
  if (!(await isAncestor(git, { base: from, branchHead: to }))) issues.push(`${to} does not descend from ${from}`);
  const kept = { launch: begun.launch, keeps: [entry], repository, host };
  return [...issues, ...(await findForbiddenKeeps(git, kept))];
}

/** The first of these repositories that has all of these commits. */
async function findHolder(places: readonly Git[], commits: readonly string[]): Promise<Git | undefined> {
  for (const git of places) {
    const found = await Promise.all(
      commits.map((id) => git(['cat-file', '-e', '--end-of-options', `${id}^{commit}`], { allowed: [0, 1, 128] })),
    );
    if (found.every(({ exitCode }) => exitCode === 0)) return git;
  }
  return undefined;
}
