/**
 * Whether the receipts and the branch of a plan may be handed on, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findForbiddenChanges } from '../attempt/accepted-changes.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs } from '../kernel/user-repository.ts';
import type { WorkPlace } from './store.ts';
import { verifyWork } from './verify.ts';

/** What is wrong with receipts and branch, each in one sentence; nothing where they are sound. */
export async function auditWork(
  { repository }: WorkPlace,
  { permit, host }: { readonly permit: readonly string[]; readonly host: Host },
): Promise<string[]> {
  const { findings, receipts } = await verifyWork({}, host);
  const flaws = findings.flatMap(({ kind, what, detail }) => (kind === 'wrong' ? [`${what}: ${detail}`] : []));
  if (flaws.length > 0) return flaws;
  const folder = mkdtempSync(join(tmpdir(), 'autorize-audit-'));
  try {
    const { refs } = openRefs(repository, folder);
    return await findForbiddenChanges(refs, {
      changes: receipts.flatMap(({ before_commit: from, after_commit: commit, landed_commit: landed }) => {
        if (commit === null || landed === null) return [];
        // Where the branch had moved, what landed is a merge: that may hold more than the item's own change.
        const merge = { from: `${landed}^1`, commit: landed };
        return landed === commit ? [{ from, commit }] : [{ from, commit }, merge];
      }),
      rules: {
        ...{ allowPaths: [], enforceAllow: false, denyPaths: [], permit },
        ...{ protectedPaths: [], protectKey: '', autoloaded: 'open' },
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
