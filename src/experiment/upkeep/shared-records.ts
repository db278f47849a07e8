/**
 * Whether the records and the branch of an experiment may be handed on, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findForbiddenChanges } from '../../attempt/accepted-changes.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import { findBase, findProtected } from '../ledger/opening.ts';
import { readConfigForLook } from '../ledger/readable-config.ts';
import { type ExperimentPlace, readLedger, readState } from '../ledger/store.ts';
import { readDecisions } from '../proof/audit.ts';
import { readPending } from '../proof/pending-acceptance.ts';
import { verifyExperiment } from '../proof/verify.ts';
import { findChangesOfRun } from './config-change.ts';

/**
 * What is wrong with records and branch, each in one sentence; nothing where they are sound. No run may be at work: the
 * caller holds the lock, or has just ended its own run.
 */
export async function auditExperiment(place: ExperimentPlace, host: Host): Promise<string[]> {
  const { findings } = await verifyExperiment({ name: place.name, isIdle: true }, host);
  // A config that cannot be read says nothing of the records; the run refuses it with a better word.
  const wrong = findings.filter(({ kind, what }) => kind === 'wrong' && what !== 'config');
  const flaws = wrong.map(({ what, detail }) => `${what}: ${detail}`);
  return flaws.length > 0 ? flaws : auditBoundaries(place, host);
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
 * Accepted commits that the boundaries of now, or the protected files that their run had, forbid; each in one sentence. One
 * whose record is still to be written is among them.
 */
export async function findForbidden(
  place: ExperimentPlace,
  { refs, host }: { readonly refs: Git; readonly host: Host },
): Promise<string[]> {
  const { records } = readLedger(place);
  const base = findBase(records, readState(place));
  const recorded = records.flatMap(({ outcome, commit }) =>
    outcome === 'merged' && typeof commit === 'string' ? [commit] : [],
  );
  const pending = await readPending(refs, place);
  const ids = pending === undefined ? recorded : [...recorded, pending.commit];
  if (base === undefined || ids.length === 0) return [];
  const { config } = readConfigForLook(place, { records, host });
  const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
  // By other rules another run begins, and what this one accepted was held to its own.
  const isOther = (await findChangesOfRun(place, host)).length > 0;
  const globs = isOther ? recordedPaths(place) : (await findProtected({ git: refs, base }, config)).globs;
  const commits = await Promise.all(ids.map((id) => readCommit(refs, id)));
  const changes = commits.flatMap((commit) => {
    const from = commit?.parents[0];
    return commit === undefined || from === undefined ? [] : [{ from, commit: commit.id }];
  });
  return findForbiddenChanges(refs, {
    changes,
    rules: {
      ...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
      ...{ protectedPaths: globs, protectKey: 'objective.protect', autoloaded: 'denied' },
    },
  });
}

/** The protected files that the record of decisions begins with, as globs. */
function recordedPaths(place: ExperimentPlace): string[] {
  const files = readDecisions(place)[0]?.evaluator_files;
  const paths = typeof files === 'object' && files !== null ? Object.keys(files) : [];
  return paths.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}
