import { auditRecords } from '../audit/audit.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { findAlert, findSpentEvidence } from '../loop/stop.ts';
import type { MissionState } from './ledger.ts';
import { WHEN_HOLDOUT_SPENT } from './measurement-context.ts';
import type { Stop } from './stop.ts';

/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
export function decideAlert({ session }: Pick<DecisionLog, 'session'>): Stop | undefined {
  const alert = findAlert(session, REMEDY);
  return alert === undefined ? undefined : { status: 'failed', reason: alert };
}

const REMEDY =
  'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.canary_broken: tell. Then launch again';

/** The same of a run that is over, by its records. */
export function findRecordedAlert({ status, evidence }: Pick<MissionState, 'status' | 'evidence'>): string | undefined {
  if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary')) return undefined;
  const session = auditRecords({ records: evidence }).state?.session;
  return session === undefined ? undefined : decideAlert({ session })?.reason;
}

/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
export function decideEvidenceStop(decisionLog: DecisionLog): Stop | undefined {
  const spent = findSpentEvidence(decisionLog, WHEN_HOLDOUT_SPENT);
  return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
