import type { AcceptedRisks } from '../../base/accepted-risk.ts';
import { FINDINGS, type RiskFinding } from '../../doctor/findings.ts';
import { RiskRefusal } from '../../engine/acceptance/evaluator-trust.ts';

/** Whether the config accepts the risk of a finding. */
export function isAccepted(id: RiskFinding, accepted: AcceptedRisks): boolean {
  return accepted[FINDINGS[id]];
}

/** Why a run does not begin, where a finding is not accepted. */
export function refusalOf(id: RiskFinding, finding: { found: string; remedy: string }): RiskRefusal {
  return new RiskRefusal(FINDINGS[id], finding, (risk) => `[accept_risk] ${risk} = true`);
}
