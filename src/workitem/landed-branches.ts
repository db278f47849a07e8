/** What git says of integration branches, for those who only look. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from '../kernel/git.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { openRefs } from '../kernel/user-refs.ts';
import type { History } from './history.ts';
import { findLanded, INTENT_TRAILER } from './landed.ts';
import { WORK_BRANCHES, type WorkPaths } from './work-files.ts';

/** The branches that are there, and whether one of them holds the landing whose end nobody recorded. */
export async function askGit(
  { repository }: Pick<WorkPaths, 'repository'>,
  pending: History['pending'],
): Promise<{ readonly branches: ReadonlySet<string>; readonly isLanded: boolean }> {
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-status-'));
  try {
    const { refs } = openRefs(repository, scratch);
    const branches = await listWorkBranches(refs);
    if (pending === undefined) return { branches, isLanded: false };
    const { landing, hash } = pending;
    const trailer = `${INTENT_TRAILER}: ${hash}`;
    const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer });
    return { branches, isLanded: commit !== undefined };
  } finally {
    removeTree(scratch);
  }
}

async function listWorkBranches(refs: Git): Promise<ReadonlySet<string>> {
  const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${WORK_BRANCHES}/`]);
  return new Set(stdout.toString().split('\n').filter(Boolean));
}
