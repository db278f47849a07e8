/** Whether what an experiment from elsewhere began at, and what repair rebuilt, may be taken for the user's. */

import type { Finding } from '../../base/finding.ts';
import { printable } from '../../base/text.ts';
import { findBaseIssues } from '../../engine/acceptance/foreign-base.ts';
import { isKnownStart, markKnownStart } from '../../engine/acceptance/known-start.ts';
import { privateAreaFolder, privateAreaPath } from '../../engine/workspace/area-path.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { readRef } from '../../kernel/refs.ts';
import { readHead } from '../../kernel/user-refs.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import { findProtected } from '../ledger/opening.ts';
import { describeUnproved } from '../ledger/own-commits.ts';
import { readConfigForStatus } from '../ledger/readable-config.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

/** Takes a commit for one of the user's from now on: a person has the experiment continue from it. */
export function acceptStart({ name, repository }: ExperimentPaths, commit: string, { env: parentEnv }: Host): void {
  markKnownStart(privateAreaFolder({ repository, name, parentEnv }), commit);
}

/**
 * Why the experiment may not begin at a commit, by HEAD and the config of the checkout: in sentences, and nothing where
 * it may. `git`: on the user's refs.
 */
export async function findStartIssues(
  git: Git,
  { paths, commit: base, host }: { readonly paths: ExperimentPaths; readonly commit: string; readonly host: Host },
): Promise<string[]> {
  const { name, repository } = paths;
  if (isKnownStart(privateAreaPath({ repository, name, parentEnv: host.env }), base)) return [];
  const head = await readHead(repository, git);
  if (head === undefined) return ['there is no commit here that it could come from'];
  const { config, problems } = readConfigForStatus(paths, { records: [], host });
  if (problems.length > 0) {
    // Nothing says the evaluator.
    if (await isAncestor(git, { base, branchHead: head })) return [];
    return ['HEAD does not come after it, and no config here says which of its files judge'];
  }
  const { deny_paths: denyPaths, permit } = config.boundaries;
  return findBaseIssues(git, {
    ...{ base, head, repository, parentEnv: host.env },
    protectedAt: (commit) => findProtected({ git, base: commit }, config),
    rules: { denyPaths, permit, protectKey: 'objective.protect', autoloaded: 'denied' },
  });
}

// Where people merge to; a checkout of another branch may be behind it.
const DEFAULT_BRANCHES = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'];

/**
 * What is not proved of the commit that records begin at: it is neither of HEAD, nor of the default branch, nor known
 * here. Nothing where the commit is not here: then the branch cannot stand on it.
 */
export async function checkStart(
  git: Git,
  { paths, base, host }: { readonly paths: ExperimentPaths; readonly base: string; readonly host: Host },
): Promise<Finding[]> {
  if ((await readCommit(git, base)) === undefined) return [];
  const issues = await findStartIssues(git, { paths, commit: base, host });
  if (issues.length === 0) return [];
  for (const ref of DEFAULT_BRANCHES) {
    const branchHead = await readRef(git, ref);
    if (branchHead !== undefined && (await isAncestor(git, { base, branchHead }))) return [];
  }
  const why = `the records begin at ${base}, which autorize cannot identify as a commit of yours: ${printable(issues.join('; '), 600)}`;
  const remedy = `if it is yours, check out a branch that contains it, with its history (git fetch --unshallow); otherwise start from HEAD: autorize run ${paths.name} --fresh`;
  return [{ kind: 'unproved', what: 'start', detail: `${why}; ${remedy}` }];
}

/** What is not proved of records that `repair` rebuilt from commits alone. */
export function checkRebuilt(
  { name, repository }: ExperimentPaths,
  { records, host: { env: parentEnv } }: { readonly records: readonly IterationRecord[]; readonly host: Host },
): Finding[] {
  const detail = describeUnproved(name, { folder: privateAreaPath({ repository, name, parentEnv }), records });
  return detail === undefined ? [] : [{ kind: 'unproved', what: 'records', detail }];
}
