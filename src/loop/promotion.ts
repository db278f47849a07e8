/**
 * Promotion among what is due before a candidate, and its end: the champion becomes the branch head, or the working line goes on, or it is taken back to
 * its champion.
 * Invariant: a decision that takes the line back is recorded by the caller, with the commit that does so.
 */
import { concludeTrial } from '../decision/conclusion.ts';
import { type Decided, decideTrial, recordDecision, takeDecision } from './decide-trial.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, interruptionOf } from './measurement.ts';
import {
  type DecidedPromotion,
  type DueContext,
  interruptTask,
  type Prepared,
  type Promotion,
  prepare,
  type TaskContext,
} from './scheduled-tasks.ts';

/** A promotion that takes the working line back to its champion. */
export interface RollBack extends Decided {
  readonly trial: Promotion;
  /** Tree of the champion. */
  readonly champion: string;
  /** Its score. */
  readonly score: number;
}

export interface PromotionContext extends Pick<TaskContext, 'workspace' | 'logs'> {
  /** Puts the champion on the branch and records the decision; cancelled: nothing happened. */
  readonly takeBack: (rollBack: RollBack) => Promise<'kept' | 'cancelled'>;
}

/** Ends a promotion test; why it was interrupted, if it was. */
export async function concludePromotion(
  context: MeasurementContext,
  { trial, level }: DecidedPromotion,
  { takeBack, ...place }: PromotionContext,
): Promise<Interrupted | undefined> {
  const { decisionLog, note } = context;
  const decided = await decideTrial(context, { trial, level }, place);
  if (decided.kind === 'broken') return decided;
  const before = decisionLog.session;
  const { incumbent: champion, record: score } = concludeTrial(before, trial, decided.final);
  if (champion === before.incumbent) {
    recordDecision(decisionLog, decided);
    const why = decided.isQuarantined
      ? `is quarantined: ${trial.verdict?.reason}`
      : decided.refusal && `is not accepted: ${decided.refusal.reason}`;
    if (why !== undefined) note(`${trial.id} of the working line ${why}`);
    return undefined;
  }
  if ((await takeBack({ ...decided, trial, champion, score })) === 'cancelled') {
    interruptTask(decisionLog, trial);
    return interruptionOf({ kind: 'aborted' });
  }
  takeDecision(decisionLog, decided);
  return undefined;
}

export interface PreparationContext extends DueContext {
  /** Ends a promotion test that was decided. */
  readonly endPromotion: (promoted: DecidedPromotion) => Promise<Interrupted | undefined>;
  /** Confirms what is accepted so far; absent: only the end of the run confirms. */
  readonly confirm?: () => Promise<Interrupted | undefined>;
}

/** Does all that is due before the next candidate; undefined once one can be tested, else why none can. */
export async function makeReady(
  context: MeasurementContext,
  { endPromotion, confirm, ...place }: PreparationContext,
): Promise<Extract<Prepared, { kind: 'untestable' | 'broken' }> | undefined> {
  for (;;) {
    const prepared = await prepare(context, place);
    switch (prepared.kind) {
      case 'ready':
        return undefined;
      case 'promotion': {
        const interrupted = await endPromotion(prepared);
        if (interrupted !== undefined) return interrupted;
        break;
      }
      case 'confirmation': {
        if (confirm === undefined) return undefined;
        const interrupted = await confirm();
        if (interrupted !== undefined) return interrupted;
        break;
      }
      case 'untestable':
      case 'broken':
        return prepared;
      default:
        return prepared satisfies never;
    }
  }
}
