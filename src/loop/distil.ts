/**
 * Leave one out: measures what each accepted change is worth to the branch that it is part of.
 * Invariant: what is left out, in how many pairs and within which margin, is recorded before the first of its runs. What
 * is measured was not chosen by these scores, so each interval is of fresh pairs. Crash: what was in flight is recorded as
 * interrupted by the next opening, and measured again, whole.
 */
import { medianOfAscending } from '../base/median.ts';
import { effectsOf } from '../decision/distilled.ts';
import { EXACT_LEAVE_OUT_PAIRS, marginOf, ownEffectOf, startLeaveOut } from '../decision/leave-out.ts';
import type { ReplayedState } from '../decision/replay.ts';
import type { Session } from '../decision/session.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, measureTask } from './measurement.ts';
import { interruptTask, whileTime } from './scheduled-tasks.ts';

/** A change to leave out: with it come out those that build on it. */
export interface LeftOut {
  /** The test that accepted it. */
  readonly change: string;
  /** By their tests, newest first. */
  readonly taken: readonly string[];
  /** Tree of what is left. */
  readonly tree: string;
}

export interface DistilRules {
  readonly pairs: number;
  readonly margin: 'auto' | number | string;
}

/** What is fixed before the first change is left out; what was begun with goes on. */
export function fixRules(session: Session, state: ReplayedState, { pairs, margin }: DistilRules) {
  const [begun] = effectsOf(state, session.incumbent).values();
  if (begun !== undefined) return { planned: begun.leaveOut.planned_pairs, margin: begun.leaveOut.margin };
  return { planned: session.is_exact ? EXACT_LEAVE_OUT_PAIRS : pairs, margin: marginOf(session, margin) };
}

export interface LeavingOut {
  readonly changes: readonly LeftOut[];
  readonly planned: number;
  readonly margin: number;
  /** Folder for the logs of a task, absolute. */
  readonly logsOf: (id: string) => string;
  /** What may be used of the time, in milliseconds. */
  readonly clockMs: () => number;
  /** Hears of each change that was measured. */
  readonly onEffect: (change: LeftOut, effect: ReturnType<typeof ownEffectOf>) => void;
}

/** Measures the own effect of each change in turn; says why it was interrupted, if it was. */
export async function measureEffects(
  context: MeasurementContext,
  { changes, planned, margin, logsOf, clockMs, onEffect }: LeavingOut,
): Promise<Interrupted | undefined> {
  const { decisionLog } = context;
  const whole = decisionLog.session.incumbent;
  const mayGoOn = whileTime(clockMs);
  for (const left of changes) {
    const { change, taken, tree } = left;
    const late = mayGoOn();
    if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
    const id = `leave-out ${decisionLog.records.filter(({ kind }) => kind === 'leave-out').length + 1}`;
    decisionLog.append({
      ...{ kind: 'leave-out', task: id, change, taken: [...taken], whole, tree },
      ...{ planned_pairs: planned, margin },
    });
    faultPoint('distil:after-begin');
    const task = startLeaveOut(decisionLog.session, { id, whole, tree, planned });
    const ended = await measureTask(context, task, { logs: logsOf(id), mayGoOn });
    if (ended.kind === 'broken') {
      interruptTask(decisionLog, ended.task);
      return { kind: 'broken', why: ended.why, reason: ended.reason };
    }
    const effect = ownEffectOf(ended.task, margin);
    const { confidence, evaluations } = ended.task;
    decisionLog.append({
      ...{ kind: 'effect', task: id, ...effect, confidence, evaluations: [...evaluations] },
      interval: effect.interval === null ? null : [...effect.interval],
    });
    faultPoint('distil:after-effect');
    onEffect(left, effect);
  }
  return undefined;
}

/** How long it would take about now to leave each change out once, and to test what is left, in milliseconds. */
export function distilMs(decisionLog: DecisionLog, { pairs }: Pick<DistilRules, 'pairs'>): number {
  const { session, evaluationMs } = decisionLog;
  const due = session.level.kept - decisionLog.countOf('effect');
  const planned = session.is_exact ? EXACT_LEAVE_OUT_PAIRS : pairs;
  // What is left is mostly tested in no more pairs than one of them.
  return due <= 0 ? 0 : 2 * (due + 1) * planned * (medianOfAscending(evaluationMs) ?? 0);
}
