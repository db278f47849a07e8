/**
 * Branches of mission runs that no record here is of.
 * Invariant: only read. Branches of remotes count where there is no local branch, as in a fresh clone.
 */
import type { Finding } from '../base/finding.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import { type FoundBranch, findBranches } from '../kernel/refs.ts';
import { uncoveredIssue } from '../verification/uncovered.ts';
import type { MissionState } from './ledger.ts';
import { branchOf, type RunName } from './run-name.ts';

/** What the branches of a run, or with the tag `*` of a mission, hold without a record. */
export async function findUncovered(git: Git, name: RunName): Promise<Finding[]> {
  const found = await findBranches(git, branchOf(name));
  const local = new Set(found.flatMap(({ branch, isLocal }) => (isLocal ? [branch] : [])));
  const findings: Finding[] = [];
  for (const branch of found.filter(({ branch: short, isLocal }) => isLocal || !local.has(short))) {
    const { shown } = branch;
    const uncovered = {
      shown,
      accepted: await countOwn(git, branch),
      missing: undefined,
      name: `mission.${name.slug}`,
    };
    findings.push({ kind: 'wrong', what: `branch ${shown}`, ...uncoveredIssue(uncovered) });
  }
  return findings;
}

/** The commits of a branch that no branch but those of missions holds. */
async function countOwn(git: Git, { commit }: FoundBranch): Promise<number> {
  const others = ['--exclude=autoresearch/*', '--branches', '--exclude=*/autoresearch/*', '--remotes'];
  const { stdout } = await git(['rev-list', '--count', '--not', ...others, '--not', '--end-of-options', commit]);
  return Number(stdout.toString());
}

/** Where a remote was seen to have more of a run than the records here. */
export async function findAhead(git: Git, { launch, lastAcceptedCommit }: MissionState): Promise<Finding[]> {
  const remotes = (await findBranches(git, launch.branch_name)).filter(({ isLocal }) => !isLocal);
  const findings: Finding[] = [];
  for (const { shown, commit } of remotes) {
    if (commit === lastAcceptedCommit || !(await isAncestor(git, { base: lastAcceptedCommit, branchHead: commit })))
      continue;
    const remedy = `fetch them: autorize pull mission.${launch.mission_slug}`;
    findings.push({ kind: 'unchecked', what: `branch ${shown}`, detail: 'it is ahead of the records', remedy });
  }
  return findings;
}
