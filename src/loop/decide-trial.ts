/**
 * Decides a test that is over: acceptance checks where its verdict allows the change, then the decision itself.
 * Invariant: a decision is recorded together with its effect, so nothing is recorded here: the caller records the
 * decision when the branch holds what it says.
 */
import type { Trial } from '../decision/assignment.ts';
import { concludeTrial, type Final, isAcceptedTrial } from '../decision/conclusion.ts';
import { decisionDraft } from '../decision/decision-entry.ts';
import type { DecisionEntryDraft } from '../decision/records.ts';
import type { Session } from '../decision/session.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { type Checked, type CheckPaths, checkAcceptance } from './acceptance-checks.ts';
import { iterationOf } from './candidate.ts';
import type { MeasurementContext } from './evaluation.ts';
import type { Interrupted } from './measurement.ts';
import { interruptTask } from './scheduled-tasks.ts';

/** A test that is over. */
export interface Tested {
  readonly trial: Trial;
  /** How many tests and accepted changes came before it. */
  readonly level: Session['level'];
}

export interface Decided {
  readonly kind: 'decided';
  readonly trial: Trial;
  /** The decision, as it is to be recorded. */
  readonly decision: DecisionEntryDraft;
  readonly final: Final;
  readonly isAccepted: boolean;
  /** It gains more than is plausible, and no guard is against it: a person decides. */
  readonly isQuarantined: boolean;
  /** The acceptance check that is against a change whose test was passed. */
  readonly refusal: Extract<Checked, { kind: 'asked' }>['refusal'];
}

/** Decides a test; one whose acceptance checks were interrupted is recorded as interrupted. */
export async function decideTrial(
  context: MeasurementContext,
  { trial, level }: Tested,
  paths: CheckPaths,
): Promise<Decided | Interrupted> {
  const { decisionLog } = context;
  const outcome = trial.verdict?.outcome;
  const isPassed = outcome === 'keep' || outcome === 'quarantine';
  if (isPassed) context.activity?.measure(iterationOf(trial.id), { doing: 'checking guards and holdout' });
  const checked: Checked = isPassed
    ? await checkAcceptance(context, trial, paths).finally(() =>
        context.activity?.measure(iterationOf(trial.id), undefined),
      )
    : { kind: 'asked', answers: { guards: [] }, refusal: undefined };
  if (checked.kind === 'broken') {
    interruptTask(decisionLog, trial);
    return checked;
  }
  const { answers, refusal } = checked;
  const isQuarantined = outcome === 'quarantine' && refusal === undefined;
  const isAccepted = isAcceptedTrial(decisionLog.session, trial, refusal === undefined ? 'accepted' : 'refused');
  const final = isAccepted || isQuarantined ? 'accepted' : 'refused';
  const decision = decisionDraft(trial, level, { ...answers, kept: isAccepted });
  return { kind: 'decided', trial, decision, final, isAccepted, isQuarantined, refusal };
}

type Log = Pick<DecisionLog, 'session' | 'append'>;

/** Records a decision whose effect is the record itself. */
export function recordDecision(log: Log, decided: Pick<Decided, 'trial' | 'decision' | 'final'>): void {
  log.append(decided.decision);
  takeDecision(log, decided);
}

/** Continues from a decision that is recorded. */
export function takeDecision(log: Pick<Log, 'session'>, { trial, final }: Pick<Decided, 'trial' | 'final'>): void {
  log.session = concludeTrial(log.session, trial, final);
}
