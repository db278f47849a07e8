/**
 * A change that comes again with other blanks while its test is open.
 * Invariant: the tree that was tested is the tree that is accepted. The test resumes with its own tree, and the iteration
 * is one of that tree, diff and all; what the agent left lies next to it in `proposed.diff`.
 * Crash between the two files: the iteration has no record, and counts as killed.
 */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { normalDigest } from '../../base/normal-diff.ts';
import { quoted } from '../../base/text.ts';
import { findSameChange } from '../../decision/duplicate.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { GitError } from '../../kernel/git.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import type { ActiveRun } from './active-run.ts';
import type { Unread } from './changes.ts';
import type { Attempt } from './turn.ts';

export interface Earlier {
  readonly change: Change;
  /** The test that resumes. */
  readonly test: string;
}

/** The change that a test is open of, where this is the same but for blanks, and its tree can still be read. */
export async function findEarlier(
  { measuring, state, changes }: Pick<ActiveRun, 'measuring' | 'state' | 'changes'>,
  change: Change,
): Promise<Earlier | Unread | undefined> {
  const { session } = measuring.decisionLog;
  const same = findSameChange(session, { tree: change.tree, normal: normalDigest(change.diff) });
  const open = same === undefined ? undefined : session.open[same.tree];
  if (open === undefined || open.incumbent !== session.incumbent) return undefined;
  try {
    const read = await changes.read({ from: state.branchHead, tree: open.tree });
    return read.kind === 'ended' ? read : { change: read.change, test: open.id };
  } catch (error) {
    // A store that was recreated does not have it: the proposal is refused as the duplicate that it is.
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** Makes an iteration one of the earlier change; `isCaptured`: its diff is the one that the agent left. */
export function takeEarlier(
  { folder, remarks }: Attempt,
  { change, test }: Earlier,
  { isCaptured }: { readonly isCaptured: boolean },
): void {
  remarks.push(`the same change, but for blanks, as ${quoted(test)}, whose test resumes with its own tree`);
  const path = join(folder, 'changes.diff');
  if (!isCaptured || !existsSync(path)) return;
  renameSync(path, join(folder, 'proposed.diff'));
  writeOwnFile(path, change.diff);
}
