/**
 * A change that was held back for its size: put by, and taken up once a person has let it through.
 * Invariant: what is taken up is the tree that was tested, byte for byte, or nothing: it is put by as git objects
 * before its record is written, and every object is hashed on the way back. On another branch head than that of its
 * test it is brought onto that branch head, and tested again.
 * Crash while it is put by: the iteration has no record, and counts as killed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plural, quoted } from '../../base/text.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import { commitCandidate, packCommit, unpackCommit } from '../../engine/acceptance/candidate-pack.ts';
import { reapplyDetached } from '../../engine/acceptance/reapplication.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { GitError, gitLine } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { iterationFolder } from '../ledger/store.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import { readRunChange } from './read-change.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

const FILE = 'held.pack';

/** Puts a change by; gives the commit that it is put by as. */
export async function holdBack({ privateArea: { store } }: ActiveRun, folder: string, change: Change): Promise<string> {
  const { tree, from } = change;
  const commit = await commitCandidate(store, { tree, from }, 'held back\n');
  await packCommit(store, { path: join(folder, FILE), commit, from });
  return commit;
}

/** Takes a released change as the turn of an iteration. */
export async function takeReleased(run: ActiveRun, attempt: Attempt, { task, tree, by }: ReleaseWord): Promise<Turn> {
  checkpoint(run, 'CaptureDiff', attempt.iter);
  const held = run.records.find(({ decision }) => decision?.test === task && decision.code === 'implausible');
  const origin = `released by ${by} (${task})`;
  const facts = {
    ...{ agent_exit: null, agent_killed_by_budget: false, released: task },
    is_simplification: held?.decision?.purpose === 'simplify',
  };
  const ended = (why: string): Turn => ({ kind: 'ended', outcome: 'discarded', notes: `${origin}: ${why}`, facts });
  const path = join(iterationFolder(run.place, held?.iter ?? 0), FILE);
  const commit = held?.held_commit;
  if (typeof commit !== 'string' || !existsSync(path)) return ended('the change that was put by is gone');
  try {
    const { store } = run.privateArea;
    const unpacked = await unpackCommit(store, path);
    if (unpacked.kind === 'refused') return ended(`${FILE} is refused: ${unpacked.why}`);
    const of = (name: string) => gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', name]);
    if ((await of(`${commit}^{tree}`)) !== tree) return ended('what was put by is not what was tested');
    const moved = await bringOnto(store, { commit, tree, branchHead: attempt.base });
    if (moved.kind === 'conflict') {
      const paths = `${plural(moved.paths.length, 'path')}, ${quoted(moved.paths[0] ?? '', 100)} among them`;
      return ended(`it does not fit onto what was kept meanwhile: ${paths}`);
    }
    const read = await readRunChange(run, { from: attempt.base, tree: moved.tree });
    if (read.kind === 'ended') return { ...read, facts: read.outcome === 'killed' ? NO_FACTS : facts };
    const { change } = read;
    writeFileSync(join(attempt.folder, 'changes.diff'), change.diff);
    if (change.changes.length === 0) return ended('what was kept meanwhile holds the same change');
    return { kind: 'changed', change, facts, remarks: [origin] };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended(`it cannot be taken up: ${error.message}`);
  }
}

async function bringOnto(
  store: GitStore,
  { commit, tree, branchHead }: { commit: string; tree: string; branchHead: string },
) {
  const of = (name: string) => gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', name]);
  const [base, now] = [await of(`${commit}^^{tree}`), await of(`${branchHead}^{tree}`)];
  if (base === now) return { kind: 'applied', tree } as const;
  return reapplyDetached(store, { base, tree, branchHead });
}
