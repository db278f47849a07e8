/**
 * A change that was made elsewhere, taken in place of an agent's turn: what another run kept, or another job proposes.
 * Invariant: nothing is believed of it but its trees: it is brought onto the tip, held to the boundaries and scored like
 * what an agent left. Its commit is copied with every object hashed again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from '../attempt/change.ts';
import { IDENTITY } from '../attempt/keep.ts';
import { reapply } from '../attempt/reapplication.ts';
import { plural, quoted } from '../base/text.ts';
import { GitError, gitLine } from '../kernel/git.ts';
import { commitTree, type GitStore, importCommit } from '../kernel/git-store.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import type { Attempt, Turn } from './agent-turn.ts';

/** A commit in the user's repository; the change is what leads to it from its first parent. */
export interface Proposal {
  readonly commit: string;
  /** Where it is from, in a few words. */
  readonly origin: string;
}

const FACTS = { agent_exit: null, agent_killed_by_budget: false } as const;

/** Takes a proposal as the turn of an iteration. */
export async function takeProposal(run: ActiveRun, attempt: Attempt, { commit, origin }: Proposal): Promise<Turn> {
  const { workspace } = run;
  const { store, repository } = workspace;
  checkpoint(run, 'CaptureDiff', attempt.iter);
  const ended = (outcome: 'noop' | 'discarded', why: string): Turn => ({
    kind: 'ended',
    outcome,
    notes: `proposed by ${origin} (${commit.slice(0, 12)}): ${why}`,
    facts: FACTS,
  });
  try {
    await importCommit(store, { repository, commit });
    const treeOf = (each: string) => gitLine(store.git, ['rev-parse', '--verify', `${each}^{tree}`]);
    const [base, tree] = [await treeOf(`${commit}^1`), await treeOf(commit)];
    const applied = await reapply(store, await detached(store, { base, tree, tip: attempt.base }));
    if (applied.kind === 'conflict') {
      const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
      return ended('discarded', `it does not fit onto what was kept meanwhile: ${paths}`);
    }
    const change = await readChange(store, { from: attempt.base, tree: applied.tree });
    writeFileSync(join(attempt.folder, 'changes.diff'), change.diff);
    if (change.changes.length === 0) return ended('noop', 'what was kept meanwhile holds the same change');
    return { kind: 'changed', change, facts: FACTS, remarks: [`proposed by ${origin} (${commit.slice(0, 12)})`] };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended('discarded', `it cannot be brought here: ${error.message}`);
  }
}

/**
 * The same three trees without their histories: what a proposal was made on may have come here as another commit, and
 * git would take the last one that both share for the base.
 */
export async function detached(
  store: GitStore,
  { base, tree, tip }: { readonly base: string; readonly tree: string; readonly tip: string },
): Promise<{ readonly base: string; readonly tree: string; readonly tip: string }> {
  const common = { message: 'candidate\n', identity: IDENTITY, date: '1970-01-01T00:00:00Z' };
  const root = await commitTree(store, { ...common, tree: base, parents: [] });
  const tipTree = await gitLine(store.git, ['rev-parse', '--verify', `${tip}^{tree}`]);
  return { base: root, tree, tip: await commitTree(store, { ...common, tree: tipTree, parents: [root] }) };
}
