/**
 * The end of a run that is to hand over no more than what holds its claim: each accepted change is left out once, and
 * what has no effect of its own goes out in one batch.
 * Invariant: the batch is an iteration like all others, but without an agent: what is left has to be no worse than the
 * margin, by boundaries, fresh pairs, guards and holdout. The branch only moves forward, by the intent of every accepted
 * change. It comes before the confirmation, whose time is not touched.
 * Crash: a change that was being left out is left out again; the batch is begun again, like each iteration.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSpentHorizon, findTried } from '../../decision/assignment.ts';
import { renderEffect } from '../../decision/claim.ts';
import { type Batch, distillable, effectsOf, findBatch, standing } from '../../decision/distilled.ts';
import { findRemovable } from '../../engine/acceptance/dependencies.ts';
import { type TakenOut, takeOut } from '../../engine/acceptance/reapplication.ts';
import { fixRules, type LeftOut, measureEffects } from '../../loop/distil.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import { makeReady } from '../../loop/promotion.ts';
import { spareClock } from '../../loop/scheduled-tasks.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ActiveRun } from './active-run.ts';
import { taskFolder } from './conclusion.ts';
import { runIteration } from './iteration.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

/** Takes out of the branch what has no effect of its own; says why it was interrupted, if it was. */
export async function distil(run: ActiveRun): Promise<Interrupted | undefined> {
  const { journal, measuring } = run;
  if (measuring.decisionLog.session.champion !== null) {
    journal.note('nothing is left out: decision = "checkpoint" accepts batches, not single changes');
    return undefined;
  }
  const unready = await makeReady(
    { ...measuring, note: journal.note },
    {
      ...{ workspace: 1, logs: taskFolder(run.settings.paths, 'leave-out'), clockMs: spareOf(run), isOver: true },
      endPromotion: async () => undefined,
    },
  );
  if (unready?.kind === 'untestable') {
    journal.note(`nothing is left out: ${unready.reason}`);
    return undefined;
  }
  const interrupted = unready ?? (await leaveOut(run));
  if (interrupted !== undefined) return noteInterruption(run, interrupted);
  await takeOutBatch(run);
  return undefined;
}

/** A signal ends the run; whatever else does leaves the branch as it is. */
function noteInterruption({ journal }: ActiveRun, interrupted: Interrupted): Interrupted | undefined {
  if (interrupted.why === 'aborted') return interrupted;
  journal.note(`not every change was left out, so nothing is reverted: ${interrupted.reason}`);
  return undefined;
}

function spareOf({ measuring, settings }: ActiveRun): () => number {
  return spareClock(measuring.decisionLog, settings.clockMs);
}

/** Leaves out each change that was not left out of this branch yet. */
async function leaveOut(run: ActiveRun): Promise<Interrupted | undefined> {
  const { settings, state: now, journal, measuring } = run;
  const { decisionLog } = measuring;
  const { state } = decisionLog.replay();
  if (state === undefined) return undefined;
  const { session } = decisionLog;
  const known = effectsOf(state, session.incumbent);
  const due = new Set(distillable(state).flatMap(({ task }) => (known.has(task) ? [] : [task])));
  const removable = await findRemovable(settings.privateArea.store, now.branchHead, standing(state));
  const changes: LeftOut[] = [];
  for (const { task: change, kind, dependants, without: tree } of removable) {
    if (!due.has(change)) continue;
    if (kind === 'removable') changes.push({ change, taken: [...dependants, change], tree });
    if (kind === 'stuck') journal.note(`${change} is not left out: it does not come out cleanly`);
  }
  return measureEffects(measuring, {
    ...fixRules(session, state, settings.config.handover),
    changes,
    logsOf: (id) => taskFolder(settings.paths, id),
    clockMs: spareOf(run),
    onEffect: ({ change, taken }, effect) => {
      const others = taken.length > 1 ? `, with ${taken.slice(0, -1).join(', ')}` : '';
      journal.note(`${change}${others}: ${renderEffect(effect, session)}`);
    },
  });
}

/** Proposes the branch without what has no effect, where there is such; else says why it stays. */
async function takeOutBatch(run: ActiveRun): Promise<void> {
  const { settings, state: now, journal, measuring } = run;
  const { session } = measuring.decisionLog;
  const { state } = measuring.decisionLog.replay();
  const batch = state === undefined ? undefined : findBatch(state, session.incumbent);
  if (state === undefined || batch === undefined) return;
  const stays = (why: string) => journal.note(`what has no effect of its own stays in: ${why}`);
  if (spareOf(run)() <= 0) {
    stays('no time was left to test what would be left without it');
    return;
  }
  const ofBatch = new Set(batch.taken);
  const accepted = standing(state)
    .filter(({ task }) => ofBatch.has(task))
    .toReversed();
  const left = await takeOut(settings.privateArea.store, now.branchHead, accepted);
  const refusal = findSpentHorizon(session) ?? findTried(session, left.tree) ?? findRefused(now.records, left);
  if (refusal !== undefined) stays(refusal);
  else if (left.taken.length > 0) {
    const take = (attempt: Attempt) => takeBatch(run, attempt, { batch, left });
    const propose = () =>
      runIteration(run, { slot: 1, inTurn: (work) => work(), proposer: { kind: 'ourselves', take } });
    const { decision } = await propose();
    // Pairs whose order decided are no evidence; washed ones follow, once.
    if (decision?.code === 'carry-over') await propose();
  }
}

/** Why the same batch was refused before: of one that was never tested the session knows nothing. */
function findRefused(records: readonly IterationRecord[], { tree }: TakenOut): string | undefined {
  const isRefused = ({ outcome }: IterationRecord) => ['discarded', 'denied', 'noop'].includes(outcome);
  const before = records.findLast((record) => record.reverts && record.tree === tree && isRefused(record));
  return before === undefined ? undefined : `iteration ${before.iter} was that: ${before.notes}`;
}

interface GoingOut {
  readonly batch: Batch;
  readonly left: TakenOut;
}

/** The batch as the turn of an iteration. */
async function takeBatch(
  { journal, changes }: ActiveRun,
  { iter, base, folder }: Attempt,
  { batch, left: { tree, taken, stays } }: GoingOut,
): Promise<Turn> {
  journal.checkpoint('CaptureDiff', iter);
  const read = await changes.read({ from: base, tree });
  if (read.kind === 'ended') return { ...read, facts: NO_FACTS };
  const { change } = read;
  writeFileSync(join(folder, 'changes.diff'), change.diff);
  const reverts = { taken: [...taken], stays: [...stays] };
  const remarks = [`the branch without what has no effect of its own: ${taken.join(', ')}`];
  return { kind: 'changed', change, facts: { ...NO_FACTS, reverts, margin: batch.margin }, remarks };
}
