import { canaryAlarm } from '../attempt/decide/canary.ts';
import { levelOf } from '../attempt/decide/level.ts';
import type { Session } from '../attempt/decide/session.ts';
import type { Stop } from './stop.ts';

/** Why no candidate can be tested any more, whatever time is left. */
export function decideEvidenceStop(
  session: Session,
  { queries, budget }: { readonly queries: number; readonly budget: number | undefined },
): Stop | undefined {
  const { settings, level, policy, canaries } = session;
  const alarm = canaryAlarm(canaries);
  if (alarm !== undefined) return { kind: 'alarm', reason: `the evaluator cannot be trusted: ${alarm}` };
  if (budget !== undefined && queries >= budget) {
    const reason = `the holdout's budget is spent (${queries} of ${budget} queries): put another in its place, with --fresh`;
    return { kind: 'evidence', reason };
  }
  const { error_rate, confidence, max_candidates: horizon = null } = settings;
  const isLevelled = policy === 'paired-sequential' || policy === 'checkpoint';
  if (!isLevelled || levelOf({ error_rate, alpha: 1 - confidence, horizon }, level) > 0) return undefined;
  return { kind: 'evidence', reason: `max_candidates reached: ${horizon} candidates were tested` };
}
