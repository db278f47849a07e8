/**
 * Whether the records and the branch of a mission may be handed on, or gone on with on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AcceptedChange, findForbiddenChanges } from '../attempt/accepted-changes.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { survivingKeeps } from './decision-checks.ts';
import { lookAtMission } from './look.ts';
import { findProtection } from './protection.ts';
import { type MissionPlace, RUNTIME_ARTIFACTS } from './store.ts';
import { checkRecords } from './verify.ts';

/** What is wrong with records and branch, each in one sentence; nothing where they are sound. */
export async function auditMission(place: MissionPlace): Promise<string[]> {
  const findings = await checkRecords(place, lookAtMission(place));
  const flaws = findings.flatMap(({ kind, what, detail }) => (kind === 'wrong' ? [`${what}: ${detail}`] : []));
  return flaws.length > 0 ? flaws : auditBoundaries(place);
}

async function auditBoundaries(place: MissionPlace): Promise<string[]> {
  const { launch, entries } = lookAtMission(place).state;
  const keeps = survivingKeeps(entries);
  if (keeps.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'autorize-audit-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    const { boundaries } = launch.contract;
    const { files } = await findProtection({ git: refs }, launch);
    const changes: AcceptedChange[] = [];
    for (const { base_commit: from, kept_commit: kept } of keeps) {
      // Every commit of a session is on the branch, not the last one alone.
      const { stdout } = await refs(['rev-list', kept, `^${from}`]);
      const ids = stdout.toString().split('\n');
      changes.push(...ids.flatMap((commit) => (commit === '' ? [] : [{ from, commit }])));
    }
    return await findForbiddenChanges(refs, {
      changes,
      rules: {
        ...{ allowPaths: boundaries.allow_paths, enforceAllow: boundaries.enforce_allow, permit: boundaries.permit },
        denyPaths: [...boundaries.deny_paths, ...RUNTIME_ARTIFACTS],
        ...{ protectedPaths: files.globs, protectKey: 'evaluator.protect', autoloaded: 'denied' },
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
