import { findSpentHorizon } from '../attempt/decide/assignment.ts';
import { canaryAlarm } from '../attempt/decide/canary.ts';
import type { Session } from '../attempt/decide/session.ts';
import type { Stop } from './stop.ts';

/** Why no candidate can be tested any more, whatever time is left. */
export function decideEvidenceStop(
  session: Session,
  { queries, budget }: { readonly queries: number; readonly budget: number | undefined },
): Stop | undefined {
  const alarm = canaryAlarm(session.canaries, session.settings);
  if (alarm !== undefined) return { kind: 'alarm', reason: `the evaluator cannot be trusted: ${alarm}` };
  if (budget !== undefined && queries >= budget) {
    const reason = `the holdout's budget is spent (${queries} of ${budget} queries): put another in its place, with --fresh`;
    return { kind: 'evidence', reason };
  }
  const spent = findSpentHorizon(session);
  return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
