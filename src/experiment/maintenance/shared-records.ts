/**
 * Whether the records and the branch of an experiment may be handed on, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AcceptedChange, findForbiddenChanges } from '../../engine/acceptance/accepted-changes.ts';
import { shadowableOf } from '../../engine/boundaries/shadowable.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { readRef } from '../../kernel/refs.ts';
import { readUserPrograms } from '../../kernel/user-programs.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import { refOf } from '../ledger/branch.ts';
import { listCommits, readCommit } from '../ledger/branch-commits.ts';
import type { SealedIntent } from '../ledger/intent.ts';
import { findBase, findProtected } from '../ledger/opening.ts';
import { readConfigForLook } from '../ledger/readable-config.ts';
import { type ExperimentPlace, readLedger, readState } from '../ledger/store.ts';
import { readDecisions } from '../verification/audit.ts';
import { readBegun } from '../verification/begun-checks.ts';
import { verifyShared } from '../verification/verify.ts';

/**
 * What is wrong with records and branch, each in one sentence; nothing where they are sound. No run may be at work: the
 * caller holds the lock, or has just ended its own run.
 */
export async function auditExperiment(place: ExperimentPlace, host: Host): Promise<string[]> {
  const findings = await verifyShared(place.name, host);
  // A config that cannot be read says nothing of the records; the run refuses it with a better word.
  const wrong = findings.filter(({ kind, what }) => kind === 'wrong' && what !== 'config');
  const issues = wrong.map(({ what, detail }) => `${what}: ${detail}`);
  return issues.length > 0 ? issues : auditBoundaries(place, host);
}

async function auditBoundaries(place: ExperimentPlace, host: Host): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-audit-'));
  try {
    return await findForbidden(place, { refs: openRefs(place.repository, folder).refs, host });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Commits of the branch that the boundaries and protected files of now, or those that their run had, forbid; each in
 * one sentence: every one from the base to the branch head, whatever the records say of it, and what a run began to
 * accept.
 */
export async function findForbidden(
  place: ExperimentPlace,
  { refs, host }: { readonly refs: Git; readonly host: Host },
): Promise<string[]> {
  const { records } = readLedger(place);
  const base = findBase(records, readState(place));
  if (base === undefined) return [];
  const branchHead = await readRef(refs, refOf(place));
  const recorded = records.flatMap(({ outcome, commit }) =>
    outcome === 'merged' && typeof commit === 'string' ? [commit] : [],
  );
  const onBranch = branchHead === undefined ? [] : ((await listCommits(refs, { base, branchHead })) ?? [branchHead]);
  const commits = await Promise.all([...new Set([...recorded, ...onBranch])].map((id) => readCommit(refs, id)));
  const changes: AcceptedChange[] = commits.flatMap((commit) =>
    (commit?.parents ?? []).map((from) => ({ from, commit: commit?.id ?? '' })),
  );
  const begun = readBegun(place, records);
  if (begun !== undefined && (await hasTree(refs, begun))) changes.push({ from: begun.parent, commit: begun.tree });
  return changes.length === 0 ? [] : findForbiddenBy(refs, { place, changes, base, host });
}

/** Whether the change of an intent is here; where it is not, nothing can be accepted by it here. */
export async function hasTree(git: Git, { tree, parent }: Pick<SealedIntent, 'tree' | 'parent'>): Promise<boolean> {
  for (const name of [`${tree}^{tree}`, `${parent}^{commit}`]) {
    const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
    if (exitCode !== 0) return false;
  }
  return true;
}

/** What of these changes the boundaries and the protected files forbid, each in one sentence. */
export async function findForbiddenBy(
  git: Git,
  {
    place,
    changes,
    base,
    host,
  }: {
    readonly place: ExperimentPlace;
    readonly changes: readonly AcceptedChange[];
    readonly base: string;
    readonly host: Host;
  },
): Promise<string[]> {
  const { config } = readConfigForLook(place, { records: readLedger(place).records, host });
  const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
  const protectedFiles = await findProtected({ git, base }, config);
  return findForbiddenChanges(git, {
    changes,
    rules: {
      ...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
      // Whoever writes a state chooses the rules of its run: they protect more than those of the checkout, never less.
      ...{ protectedPaths: [...protectedFiles.globs, ...recordedPaths(place)], protectKey: 'objective.protect' },
      // What is installed on this machine says nothing of the one that a change was accepted on.
      shadowable: shadowableOf(protectedFiles, {}),
      autoloaded: 'denied',
      programs: await readUserPrograms(place.repository, host.env),
    },
  });
}

/** The protected files that the record of decisions begins with, as globs. */
function recordedPaths(place: ExperimentPlace): string[] {
  const files = readDecisions(place)[0]?.evaluator_files;
  const paths = typeof files === 'object' && files !== null ? Object.keys(files) : [];
  return paths.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}
