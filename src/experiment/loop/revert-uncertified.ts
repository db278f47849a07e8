/**
 * Taking out of the branch head, in one batch, what was kept and a second test does not certify.
 * Invariant: it is an iteration like all others, but without an agent: what is left has to be smaller, and no worse
 * than the tolerance, by boundaries, fresh pairs, guards and holdout. The branch only moves forward. It stands between
 * the second tests and the confirmation; what the confirmation needs of the time is not touched.
 * Crash: as of any iteration; the run that goes on begins it again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { revertible } from '../../decision/accepted.ts';
import { findSpentHorizon, findTried } from '../../decision/assignment.ts';
import { type TakenOut, takeOut } from '../../engine/acceptance/reapplication.ts';
import { spareClock } from '../../loop/scheduled-tasks.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import { runIteration } from './iteration.ts';
import { readRunChange } from './read-change.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

/**
 * Proposes the branch head without what is not certified, where that is wanted and can be had; else says why it stays.
 */
export async function takeOutUncertified(run: ActiveRun): Promise<void> {
  const { decisionLog, privateArea } = run;
  const { state } = decisionLog.replay();
  const keeps = state === undefined ? [] : revertible(state, decisionLog.session.settings);
  if (keeps.length === 0) return;
  const stays = (why: string) => run.emit({ kind: 'note', note: `what is not certified stays in: ${why}` });
  if (spareClock(decisionLog, run.clockMs)() <= 0) {
    stays('no time was left to test what would be left without it');
    return;
  }
  const batch = await takeOut(privateArea.store, run.branchHead, keeps);
  if (batch.taken.length === 0) {
    if (batch.stays.length > 0) stays(`${batch.stays.join(', ')} does not come out cleanly`);
    return;
  }
  const refusal =
    findSpentHorizon(decisionLog.session) ??
    findTried(decisionLog.session, batch.tree) ??
    findRefused(run.records, batch);
  if (refusal !== undefined) stays(refusal);
  else await runIteration(run, { slot: 1, inTurn: (work) => work(), take: takeBatch(batch) });
}

/** Why the same batch was refused before: of one that was never tested the session knows nothing. */
function findRefused(records: readonly IterationRecord[], { tree }: TakenOut): string | undefined {
  const isRefused = ({ outcome }: IterationRecord) => ['discarded', 'denied', 'noop'].includes(outcome);
  const before = records.findLast((record) => record.reverts && record.tree === tree && isRefused(record));
  return before === undefined ? undefined : `iteration ${before.iter} was that: ${before.notes}`;
}

/** The batch as the turn of an iteration. */
function takeBatch({ tree, taken, stays }: TakenOut) {
  return async (run: ActiveRun, { iter, base, folder }: Attempt): Promise<Turn> => {
    checkpoint(run, 'CaptureDiff', iter);
    const read = await readRunChange(run, { from: base, tree });
    if (read.kind === 'ended') return { ...read, facts: NO_FACTS };
    const { change } = read;
    writeFileSync(join(folder, 'changes.diff'), change.diff);
    const facts = { agent_exit: null, agent_killed_by_budget: false, is_simplification: true };
    const remarks = [
      `takes out what is not certified: ${taken.join(', ')}`,
      ...(stays.length === 0 ? [] : [`does not come out cleanly: ${stays.join(', ')}`]),
    ];
    return { kind: 'changed', change, facts: { ...facts, reverts: { taken: [...taken], stays: [...stays] } }, remarks };
  };
}
