/**
 * The end of a promotion test: the champion becomes the branch head, or the working line goes on, or it is taken back to
 * its champion.
 * Invariant: a decision that takes the line back is recorded by the caller, with the commit that does so.
 */
import { concludeTrial } from '../decision/conclusion.ts';
import { type Decided, decideTrial, recordDecision, takeDecision } from './decide-trial.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, interruptionOf } from './measurement.ts';
import { type DecidedPromotion, interruptTask, type Promotion, type TaskPlace } from './scheduled-tasks.ts';

/** A promotion that takes the working line back to its champion. */
export interface RollBack extends Decided {
  readonly trial: Promotion;
  /** Tree of the champion. */
  readonly champion: string;
  /** Its score. */
  readonly score: number;
}

export interface PromotionPlace extends Pick<TaskPlace, 'workspace' | 'logs'> {
  /** Puts the champion on the branch and records the decision; cancelled: nothing happened. */
  readonly takeBack: (rollBack: RollBack) => Promise<'kept' | 'cancelled'>;
}

/** Ends a promotion test; why it was interrupted, if it was. */
export async function concludePromotion(
  context: MeasurementContext,
  { trial, level }: DecidedPromotion,
  { takeBack, ...place }: PromotionPlace,
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
