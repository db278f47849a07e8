/**
 * Whether others have accepted commits of an experiment: a branch that they have only moves forward.
 * Invariant: only looked at. Where a remote cannot be asked, it counts as one that has them: a commit on top is right for
 * every branch, a branch without them is not.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError, UsageError } from '../../base/errors.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { hasCommit } from '../../kernel/object-presence.ts';
import { openUserRemote } from '../../kernel/user-remote.ts';
import { refOf } from '../ledger/branch.ts';
import { branchOf } from '../ledger/branch-name.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

/** Where an accepted commit is besides the experiment's own branch, as a person calls it; undefined: nowhere. */
export async function findPublished(
  paths: ExperimentPaths,
  {
    refs,
    records,
    remote,
  }: { readonly refs: Git; readonly records: readonly IterationRecord[]; readonly remote: string },
  host: Host,
): Promise<string | undefined> {
  // Whoever has one of them has the first.
  const first = records.find(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string')?.commit;
  if (typeof first !== 'string') return undefined;
  const { stdout } = await refs(['for-each-ref', '--format=%(refname)', '--contains', first]);
  const isOwn = (ref: string) => ref === '' || ref === refOf(paths) || ref.startsWith('refs/autorize-again/');
  const other = stdout
    .toString()
    .split('\n')
    .find((ref) => !isOwn(ref));
  return other?.replace(/^refs\/(?:heads|remotes|tags)\//, '') ?? findOnRemote(paths, { refs, first, remote }, host);
}

const LIMIT_MS = 30_000;

async function findOnRemote(
  { name, repository }: ExperimentPaths,
  { refs, first, remote }: { readonly refs: Git; readonly first: string; readonly remote: string },
  host: Host,
): Promise<string | undefined> {
  const folder = mkdtempSync(join(repository.gitDir, 'autorize-reject-'));
  const shown = `${remote}/${branchOf(name)}`;
  const branch = `refs/heads/${branchOf(name)}`;
  try {
    const server = await openUserRemote({ name: remote, repository, folder, parentEnv: host.env, limitMs: LIMIT_MS });
    const branchHead = (await server.list([branch])).get(branch);
    if (branchHead === undefined) return undefined;
    const isOther = (await hasCommit(refs, branchHead)) && !(await isAncestor(refs, { base: first, branchHead }));
    return isOther ? undefined : shown;
  } catch (error) {
    // A repository without that remote.
    if (error instanceof UsageError) return undefined;
    if (error instanceof PreconditionError) return `${remote}, which cannot be asked`;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
