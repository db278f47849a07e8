/**
 * The end of a run that is to hand over no more than what holds its claim: each accepted change is left out once, and
 * what has no effect of its own goes out in one batch. The same for every loop whose test compares pairs.
 * Invariant: the batch is an iteration like all others, but without an agent: what is left has to be no worse than the
 * margin, by boundaries, fresh pairs, guards and holdout. The branch only moves forward, as by every accepted change. It
 * comes before the confirmation, whose time is not touched.
 * Crash: a change that was being left out is left out again; the batch is begun again, like each iteration.
 */
import { findSpentHorizon, findTried } from '../decision/assignment.ts';
import { renderEffect } from '../decision/claim.ts';
import { type Batch, distillable, effectsOf, findBatch, standing } from '../decision/distilled.ts';
import { findRemovable } from '../engine/acceptance/dependencies.ts';
import { type TakenOut, takeOut } from '../engine/acceptance/reapplication.ts';
import type { GitStore } from '../kernel/git-store.ts';
import { type DistilRules, fixRules, type LeftOut, measureEffects } from './distil.ts';
import type { MeasurementContext } from './evaluation.ts';
import type { Interrupted } from './measurement.ts';
import { makeReady } from './promotion.ts';
import { spareClock } from './scheduled-tasks.ts';

/** What goes out of the branch, and what is left then. */
export interface GoingOut {
  readonly batch: Batch;
  readonly left: TakenOut;
}

/** What distilling asks of a recipe. */
export interface DistilPorts {
  readonly context: MeasurementContext;
  readonly store: GitStore;
  readonly rules: DistilRules;
  /** The commit that is accepted now. */
  readonly branchHead: () => string;
  /** What is left of the run, in milliseconds. */
  readonly clockMs: () => number;
  /** Folder for the logs of a task, absolute. */
  readonly logsOf: (id: string) => string;
  readonly note: (note: string) => void;
  /** Why what would be left was refused before, where the session knows nothing of it. */
  readonly findRefused: (left: TakenOut) => string | undefined;
  /** Tests what is left as an iteration without an agent; gives the code of its decision, where it came to one. */
  readonly propose: (going: GoingOut) => Promise<string | undefined>;
}

/** Takes out of the branch what has no effect of its own; says why it was interrupted, if it was. */
export async function distilRun(ports: DistilPorts): Promise<Interrupted | undefined> {
  const { context, note } = ports;
  if (context.decisionLog.session.champion !== null) {
    note('nothing is left out: decision = "checkpoint" accepts batches, not single changes');
    return undefined;
  }
  const unready = await makeReady(
    { ...context, note },
    {
      ...{ workspace: 1, logs: ports.logsOf('leave-out'), clockMs: spareOf(ports), isOver: true },
      endPromotion: async () => undefined,
    },
  );
  if (unready?.kind === 'untestable') {
    note(`nothing is left out: ${unready.reason}`);
    return undefined;
  }
  const interrupted = unready ?? (await leaveOut(ports));
  if (interrupted !== undefined) return noteInterruption(ports, interrupted);
  await takeOutBatch(ports);
  return undefined;
}

/** A signal ends the run; whatever else does leaves the branch as it is. */
function noteInterruption({ note }: DistilPorts, interrupted: Interrupted): Interrupted | undefined {
  if (interrupted.why === 'aborted') return interrupted;
  note(`not every change was left out, so nothing is reverted: ${interrupted.reason}`);
  return undefined;
}

function spareOf({ context, clockMs }: DistilPorts): () => number {
  return spareClock(context.decisionLog, clockMs);
}

/** Leaves out each change that was not left out of this branch yet. */
async function leaveOut(ports: DistilPorts): Promise<Interrupted | undefined> {
  const { context, store, note } = ports;
  const { decisionLog } = context;
  const { state } = decisionLog.replay();
  if (state === undefined) return undefined;
  const { session } = decisionLog;
  const known = effectsOf(state, session.incumbent);
  const due = new Set(distillable(state).flatMap(({ task }) => (known.has(task) ? [] : [task])));
  const removable = await findRemovable(store, ports.branchHead(), standing(state));
  const changes: LeftOut[] = [];
  for (const { task: change, kind, dependants, without: tree } of removable) {
    if (!due.has(change)) continue;
    if (kind === 'removable') changes.push({ change, taken: [...dependants, change], tree });
    if (kind === 'stuck') note(`${change} is not left out: it does not come out cleanly`);
  }
  return measureEffects(context, {
    ...fixRules(session, state, ports.rules),
    ...{ changes, logsOf: ports.logsOf, clockMs: spareOf(ports) },
    onEffect: ({ change, taken }, effect) => {
      const others = taken.length > 1 ? `, with ${taken.slice(0, -1).join(', ')}` : '';
      note(`${change}${others}: ${renderEffect(effect, session)}`);
    },
  });
}

/** Proposes the branch without what has no effect, where there is such; else says why it stays. */
async function takeOutBatch(ports: DistilPorts): Promise<void> {
  const { context, store, note, findRefused, propose } = ports;
  const { session } = context.decisionLog;
  const { state } = context.decisionLog.replay();
  const batch = state === undefined ? undefined : findBatch(state, session.incumbent);
  if (state === undefined || batch === undefined) return;
  const stays = (why: string) => note(`what has no effect of its own stays in: ${why}`);
  if (spareOf(ports)() <= 0) {
    stays('no time was left to test what would be left without it');
    return;
  }
  const ofBatch = new Set(batch.taken);
  const accepted = standing(state)
    .filter(({ task }) => ofBatch.has(task))
    .toReversed();
  const left = await takeOut(store, ports.branchHead(), accepted);
  const refusal = findSpentHorizon(session) ?? findTried(session, left.tree) ?? findRefused(left);
  if (refusal !== undefined) stays(refusal);
  // Pairs whose order decided are no evidence; washed ones follow, once.
  else if (left.taken.length > 0 && (await propose({ batch, left })) === 'carry-over') await propose({ batch, left });
}

/** What a person reads of the batch. */
export function describeBatch({ taken }: Pick<TakenOut, 'taken'>): string {
  return `the branch without what has no effect of its own: ${taken.join(', ')}`;
}
