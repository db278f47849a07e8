import { auditRecords } from '../audit/audit.ts';
import { canaryAlarm, isBrokenAlarm } from '../decision/aa-check.ts';
import { findSpentHorizon } from '../decision/assignment.ts';
import type { DecisionBook } from '../engine/log/decision-log.ts';
import { findSpentHoldout } from '../loop/acceptance-checks.ts';
import type { MissionState } from './ledger.ts';
import { WHEN_HOLDOUT_SPENT } from './measurement-context.ts';
import type { Stop } from './stop.ts';

/** Whether the canaries say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
export function decideAlarm({ session }: Pick<DecisionBook, 'session'>): Stop | undefined {
  const { canaries, settings } = session;
  const alarm = canaryAlarm(canaries, settings);
  if (alarm === undefined) return undefined;
  const remedy = isBrokenAlarm(canaries, settings) ? `. ${REMEDY}` : '';
  return { status: 'failed', reason: `the evaluator cannot be trusted: ${alarm}${remedy}` };
}

const REMEDY =
  'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.canary_broken: tell. Then launch again';

/** The same of a run that is over, by its records. */
export function findAlarm({ status, evidence }: Pick<MissionState, 'status' | 'evidence'>): string | undefined {
  if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary')) return undefined;
  const session = auditRecords({ records: evidence }).state?.session;
  return session === undefined ? undefined : decideAlarm({ session })?.reason;
}

/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
export function decideEvidenceStop(book: DecisionBook): Stop | undefined {
  const spent = findSpentHoldout(book, WHEN_HOLDOUT_SPENT) ?? findSpentHorizon(book.session);
  return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
