import { aaCheckAlert, isBrokenAlert } from '../../decision/aa-check.ts';
import { findSpentHorizon } from '../../decision/assignment.ts';
import { BROKEN_REMEDY } from '../../decision/negative-control.ts';
import type { Session } from '../../decision/session.ts';
import type { Stop } from './stop.ts';

/** Why no candidate can be tested any more, whatever time is left. */
export function decideEvidenceStop(
  session: Session,
  { queries, budget }: { readonly queries: number; readonly budget: number | undefined },
): Stop | undefined {
  const { aaChecks, settings } = session;
  const alert = aaCheckAlert(aaChecks, settings);
  if (alert !== undefined) {
    const remedy = isBrokenAlert(aaChecks, settings)
      ? `. ${BROKEN_REMEDY}. Then run again: that begins another run`
      : '';
    return { kind: 'alarm', reason: `the evaluator cannot be trusted: ${alert}${remedy}` };
  }
  if (budget !== undefined && queries >= budget) {
    const reason = `the holdout's budget is spent (${queries} of ${budget} queries): put another in its place, with --fresh`;
    return { kind: 'evidence', reason };
  }
  const spent = findSpentHorizon(session);
  return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
