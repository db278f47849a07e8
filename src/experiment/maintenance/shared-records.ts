/**
 * Whether the records and the branch of an experiment may be shared, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { literalGlob } from '../../base/literal-glob.ts';
import { type AcceptedChange, findForbiddenInRun } from '../../engine/acceptance/accepted-changes.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { hasObjects } from '../../kernel/object-presence.ts';
import { readRef } from '../../kernel/refs.ts';
import { auditShared } from '../../verification/sharing.ts';
import { refOf } from '../ledger/branch.ts';
import { listCommits, readCommit } from '../ledger/branch-commits.ts';
import { readDecisions } from '../ledger/decisions.ts';
import { findBase } from '../ledger/fold.ts';
import type { HiddenIntent } from '../ledger/intent.ts';
import { findProtected } from '../ledger/opening.ts';
import { readConfigForStatus } from '../ledger/readable-config.ts';
import { type ExperimentPaths, readLedger, readState } from '../ledger/store.ts';
import { readBegun } from '../verification/open-acceptance.ts';
import { verifyShared } from '../verification/verify.ts';

/**
 * What is wrong with records and branch, each in one sentence; nothing where they are sound. No run may be at work: the
 * caller holds the lock, or has just ended its own run.
 */
export async function auditExperiment(paths: ExperimentPaths, host: Host): Promise<string[]> {
  const findings = await verifyShared(paths.name, host);
  return auditShared({
    repository: paths.repository,
    // A config that cannot be read says nothing of the records; the run refuses it with a better word.
    findings: findings.filter(({ what }) => what !== 'config'),
    findForbidden: (refs) => findForbidden(paths, { refs, host }),
  });
}

/**
 * Commits of the branch that the boundaries and protected files of now, or those that their run had, forbid; each in
 * one sentence: every one from the base to the branch head, whatever the records say of it, and what a run began to
 * accept.
 */
export async function findForbidden(
  paths: ExperimentPaths,
  { refs, host }: { readonly refs: Git; readonly host: Host },
): Promise<string[]> {
  const { records } = readLedger(paths);
  const base = findBase(records, readState(paths));
  if (base === undefined) return [];
  const branchHead = await readRef(refs, refOf(paths));
  const recorded = records.flatMap(({ outcome, commit }) =>
    outcome === 'merged' && typeof commit === 'string' ? [commit] : [],
  );
  const onBranch = branchHead === undefined ? [] : ((await listCommits(refs, { base, branchHead })) ?? [branchHead]);
  const commits = await Promise.all([...new Set([...recorded, ...onBranch])].map((id) => readCommit(refs, id)));
  const changes: AcceptedChange[] = commits.flatMap((commit) =>
    (commit?.parents ?? []).map((from) => ({ from, commit: commit?.id ?? '' })),
  );
  const begun = readBegun(paths, records);
  if (begun !== undefined && (await hasIntent(refs, begun))) changes.push({ from: begun.parent, commit: begun.tree });
  return changes.length === 0 ? [] : findForbiddenBy(refs, { paths, changes, base, host });
}

/** Whether the change of an intent is here; where it is not, nothing can be accepted by it here. */
export function hasIntent(git: Git, { tree, parent }: Pick<HiddenIntent, 'tree' | 'parent'>): Promise<boolean> {
  return hasObjects(git, [`${tree}^{tree}`, `${parent}^{commit}`]);
}

interface AcceptedIn {
  readonly paths: ExperimentPaths;
  readonly changes: readonly AcceptedChange[];
  readonly base: string;
  readonly host: Host;
}

/** What of these changes the boundaries and the protected files forbid, each in one sentence. */
export async function findForbiddenBy(git: Git, { paths, changes, base, host }: AcceptedIn): Promise<string[]> {
  const { config } = readConfigForStatus(paths, { records: readLedger(paths).records, host });
  return findForbiddenInRun(git, changes, {
    ...{ boundaries: config.boundaries, protectKey: 'objective.protect' },
    protectedFiles: await findProtected({ git, base }, config),
    // Whoever writes a state chooses the rules of its run: they protect more than those of the checkout, never less.
    alsoProtected: recordedPaths(paths),
    ...{ repository: paths.repository, parentEnv: host.env },
  });
}

/** The protected files that the record of decisions begins with, as globs. */
function recordedPaths(place: ExperimentPaths): string[] {
  const files = readDecisions(place)[0]?.evaluator_files;
  const paths = typeof files === 'object' && files !== null ? Object.keys(files) : [];
  return paths.map(literalGlob);
}
