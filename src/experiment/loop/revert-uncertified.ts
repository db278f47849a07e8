/**
 * Reverts on the branch head, in one batch, the accepted changes that a second test does not certify.
 * Invariant: it is an iteration like all others, but without an agent: what is left has to be smaller, and no worse
 * than the tolerance, by boundaries, fresh pairs, guards and holdout. The branch only moves forward. It comes between the
 * second tests and the confirmation; the time that the confirmation needs is not touched.
 * Crash: as of any iteration; the resumed run begins it again.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { revertible } from '../../decision/accepted.ts';
import { findSpentHorizon, findTried } from '../../decision/assignment.ts';
import { type TakenOut, takeOut } from '../../engine/acceptance/reapplication.ts';
import { spareClock } from '../../loop/scheduled-tasks.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ActiveRun } from './active-run.ts';
import { runIteration } from './iteration.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

/** Proposes the branch head without what is not certified, where that is wanted and possible; else says why it stays. */
export async function revertUncertified(run: ActiveRun): Promise<void> {
  const { settings, state: now, journal, measuring } = run;
  const { decisionLog } = measuring;
  const { state } = decisionLog.replay();
  const accepted = state === undefined ? [] : revertible(state, decisionLog.session.settings);
  if (accepted.length === 0) return;
  const stays = (why: string) => journal.note(`what is not certified stays in: ${why}`);
  if (spareClock(decisionLog, settings.clockMs)() <= 0) {
    stays('no time was left to test what would be left without it');
    return;
  }
  const batch = await takeOut(settings.privateArea.store, now.branchHead, accepted);
  if (batch.taken.length === 0) {
    if (batch.stays.length > 0) stays(`${batch.stays.join(', ')} does not come out cleanly`);
    return;
  }
  const refusal =
    findSpentHorizon(decisionLog.session) ??
    findTried(decisionLog.session, batch.tree) ??
    findRefused(now.records, batch);
  if (refusal !== undefined) stays(refusal);
  else
    await runIteration(run, {
      ...{ slot: 1, inTurn: (work) => work() },
      proposer: { kind: 'ourselves', take: (attempt) => takeBatch(run, attempt, batch) },
    });
}

/** Why the same batch was refused before: of one that was never tested the session knows nothing. */
function findRefused(records: readonly IterationRecord[], { tree }: TakenOut): string | undefined {
  const isRefused = ({ outcome }: IterationRecord) => ['discarded', 'denied', 'noop'].includes(outcome);
  const before = records.findLast((record) => record.reverts && record.tree === tree && isRefused(record));
  return before === undefined ? undefined : `iteration ${before.iter} was that: ${before.notes}`;
}

/** The batch as the turn of an iteration. */
async function takeBatch(
  { journal, changes }: ActiveRun,
  { iter, base, folder }: Attempt,
  { tree, taken, stays }: TakenOut,
): Promise<Turn> {
  journal.checkpoint('CaptureDiff', iter);
  const read = await changes.read({ from: base, tree });
  if (read.kind === 'ended') return { ...read, facts: NO_FACTS };
  const { change } = read;
  writeFileSync(join(folder, 'changes.diff'), change.diff);
  const reverts = { taken: [...taken], stays: [...stays] };
  const remarks = [
    `takes out what is not certified: ${taken.join(', ')}`,
    ...(stays.length === 0 ? [] : [`does not come out cleanly: ${stays.join(', ')}`]),
  ];
  return { kind: 'changed', change, facts: { ...NO_FACTS, is_simplification: true, reverts }, remarks };
}
