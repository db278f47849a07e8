/**
 * Whether the records cover the branch: an accepted commit without a record is not proved by anything here.
 * Invariant: only read. Branches of remotes count where there is no local branch, as in a fresh clone.
 */
import { type Finding, type Issue, isAllSound } from '../../base/finding.ts';
import { plural } from '../../base/text.ts';
import type { Git } from '../../kernel/git.ts';
import { type FoundBranch, findBranches } from '../../kernel/refs.ts';
import { uncoveredIssue } from '../../verification/uncovered.ts';
import { type AcceptedCommit, findAcceptedCommits } from '../ledger/branch-commits.ts';
import { branchOf } from '../ledger/branch-name.ts';
import type { HiddenIntent } from '../ledger/intent.ts';
import { isOfIntent } from '../ledger/own-commits.ts';
import type { IterationRecord, Rejection } from '../ledger/record.ts';
import { TRAILERS } from '../ledger/state.ts';

export interface CoverageCheck {
  readonly name: string;
  readonly base: string | undefined;
  readonly records: readonly IterationRecord[];
  /** The last change that a run began to accept. */
  readonly lastIntent: HiddenIntent | undefined;
  /** What the present run begins with: the one before it is archived. */
  readonly rejection: Rejection | undefined;
}

/** Counts accepted commits without a record, on the local branch or, where there is none, on those of remotes. */
export async function checkCoverage(git: Git, check: CoverageCheck): Promise<Finding[]> {
  const { name, records, lastIntent } = check;
  const branches = await findBranches(git, branchOf(name));
  const hasLocal = branches.some(({ isLocal }) => isLocal);
  const recorded = new Set(records.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : [])));
  const findings: Finding[] = [];
  for (const branch of branches) {
    const keeps = await findAccepted(git, check, branch);
    // Its record is in the intent, and the next resume writes it.
    const isBegun = (accept: AcceptedCommit): boolean =>
      accept.commit.id === branch.commit && isOfIntent(accept, lastIntent);
    const missing = keeps.filter(({ commit }) => !recorded.has(commit.id));
    if (missing.length === 1 && missing.every(isBegun)) continue;
    if (missing.length === 0 && !(records.length === 0 && keeps.length === 0 && branch.isLocal)) continue;
    // Beside a local branch that the records cover, a remote has merely more.
    // Nothing accepted and nothing recorded proves nothing, and contradicts nothing: a run that just began.
    const isContradiction = branch.isLocal && missing.length > 0;
    const kind = isContradiction ? 'wrong' : hasLocal && !branch.isLocal ? 'unchecked' : 'unproved';
    const uncovered = {
      ...{ shown: branch.shown, accepted: keeps.length, name },
      missing: records.length === 0 ? undefined : missing.length,
    };
    const issue = keeps.length === 0 ? nothingYet(check, `nothing on ${branch.shown}`) : uncoveredIssue(uncovered);
    findings.push({ kind, what: `branch ${branch.shown}`, ...issue });
  }
  if (records.length > 0 || !isAllSound(findings)) return findings;
  return [...findings, { kind: 'unproved', what: 'records', ...nothingYet(check, `no branch ${branchOf(name)}`) }];
}

/** That there is nothing to verify, and what begins it. Nobody knows here whether another machine has pushed a run. */
function nothingYet({ name, rejection }: Pick<CoverageCheck, 'name' | 'rejection'>, branch: string): Issue {
  const lacking = `0 records of "${name}", and ${branch}`;
  const run = `autorize run ${name}`;
  if (rejection === undefined) {
    const remedy = `run it first: ${run}; or, if another machine ran and pushed it: autorize pull ${name}`;
    return { detail: `${lacking}: there is nothing to verify yet`, remedy };
  }
  const { iter, by, at, again } = rejection;
  const since = `no iteration has run since ${by} rejected iteration ${iter} on ${at}`;
  const next = again.length === 0 ? `continue: ${run}` : `judge ${plural(again.length, 'candidate')} again: ${run}`;
  const remedy = `${next}; check the decisions of the archived run: autorize audit ${name} --archived`;
  return { detail: `${lacking}: ${since}, so there is nothing to verify yet`, remedy };
}

/** What the experiment accepted on a branch, whoever committed on top of it. */
async function findAccepted(
  git: Git,
  { name, base }: CoverageCheck,
  { commit }: FoundBranch,
): Promise<readonly AcceptedCommit[]> {
  const pattern = `--grep=^${TRAILERS.experiment}: ${name}$`;
  const { stdout } = await git(
    ['log', '-1', '--first-parent', '--format=%H', '-E', pattern, '--end-of-options', commit, '--'],
    {
      allowed: [0, 128],
    },
  );
  const branchHead = stdout.toString().trim();
  return branchHead === '' ? [] : (await findAcceptedCommits(git, { name, branchHead, base })).keeps;
}
