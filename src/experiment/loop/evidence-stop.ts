import { BROKEN_REMEDY } from '../../decision/negative-control.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import { findAlert, findSpentEvidence } from '../../loop/stop.ts';
import { WHEN_HOLDOUT_SPENT } from './measurement-context.ts';
import type { Stop } from './stop.ts';

const REMEDY = `${BROKEN_REMEDY}. Then run again: that begins another run`;

/** Why no candidate can be tested any more, whatever time is left. */
export function decideEvidenceStop(decisionLog: Pick<DecisionLog, 'session' | 'holdoutQueries'>): Stop | undefined {
  const alert = findAlert(decisionLog.session, REMEDY);
  if (alert !== undefined) return { kind: 'alarm', reason: alert };
  const spent = findSpentEvidence(decisionLog, WHEN_HOLDOUT_SPENT);
  return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
