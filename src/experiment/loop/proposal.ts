/**
 * A change that was made elsewhere, taken in place of an agent's turn: what another run kept, or another job proposes.
 * Invariant: nothing is believed of it but its trees: it is brought onto the branch head, held to the boundaries and
 * scored like what an agent left. Its commit is copied with every object hashed again.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeReported, type ReportedAttempt } from '../../base/reported-attempt.ts';
import { plural, quoted } from '../../base/text.ts';
import { unpackCommit } from '../../engine/acceptance/candidate-pack.ts';
import { reapplyDetached } from '../../engine/acceptance/reapplication.ts';
import { GitError, gitLine } from '../../kernel/git.ts';
import { importTree } from '../../kernel/git-store.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import { readRunChange } from './read-change.ts';
import { type Attempt, NO_FACTS, type Proposal, type Turn } from './turn.ts';

const FACTS = { agent_exit: null, agent_killed_by_budget: false } as const;
const REPORTED = ['noop', 'denied', 'discarded', 'inconclusive', 'invalid'] as const;

/** Takes an attempt that ended elsewhere as the turn of an iteration: its outcome and its usage are that job's word. */
export function takeReported(reported: ReportedAttempt): Turn {
  const { outcome, usage } = reported;
  return {
    kind: 'ended',
    // What broke off counts toward nothing here, as it did there.
    outcome: REPORTED.find((each) => each === outcome) ?? 'killed',
    notes: describeReported(reported),
    facts: { ...FACTS, ...(usage === undefined ? {} : { usage }) },
    isReported: true,
  };
}

/** Takes a proposal as the turn of an iteration. */
export async function takeProposal(
  run: ActiveRun,
  attempt: Attempt,
  { commit, pack, origin, usage }: Proposal,
): Promise<Turn> {
  const facts = { ...FACTS, proposed: commit, ...(usage === undefined ? {} : { usage }) };
  const { privateArea } = run;
  const { store, repository } = privateArea;
  checkpoint(run, 'CaptureDiff', attempt.iter);
  const ended = (outcome: 'noop' | 'discarded', why: string): Turn => ({
    kind: 'ended',
    outcome,
    notes: `proposed by ${origin} (${commit.slice(0, 12)}): ${why}`,
    facts,
  });
  try {
    const unpacked = pack === undefined ? undefined : await unpackCommit(store, pack);
    if (unpacked?.kind === 'refused') return ended('discarded', `${basename(pack ?? '')} is refused: ${unpacked.why}`);
    const isPacked = unpacked?.kind === 'taken';
    const treeOf = async (name: string): Promise<string> =>
      isPacked
        ? gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`])
        : (await importTree(store, { repository, commit: name })).tree;
    const [base, tree] = [await treeOf(`${commit}^1`), await treeOf(commit)];
    const applied = await reapplyDetached(store, { base, tree, branchHead: attempt.base });
    if (applied.kind === 'conflict') {
      const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
      return ended('discarded', `it does not fit onto what was kept meanwhile: ${paths}`);
    }
    const read = await readRunChange(run, { from: attempt.base, tree: applied.tree });
    if (read.kind === 'ended') return { ...read, facts: read.outcome === 'killed' ? NO_FACTS : facts };
    const { change } = read;
    writeFileSync(join(attempt.folder, 'changes.diff'), change.diff);
    if (change.changes.length === 0) return ended('noop', 'what was kept meanwhile holds the same change');
    return { kind: 'changed', change, facts, remarks: [`proposed by ${origin} (${commit.slice(0, 12)})`] };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended('discarded', `it cannot be brought here: ${error.message}`);
  }
}
