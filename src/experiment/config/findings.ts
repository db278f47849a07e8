import type { AcceptedRisks, Risk } from '../../base/accepted-risk.ts';
import { RiskRefusal } from '../../engine/acceptance/evaluator-trust.ts';

/**
 * What a run does where `doctor` says FAIL. `refused`: the run makes the same check and refuses. `reported`: never FAIL.
 * A risk: the run refuses unless `[accept_risk]` names it. A finding that is not in this table does not compile.
 */
export const FINDINGS = {
  git: 'refused',
  repository: 'refused',
  config: 'refused',
  head: 'refused',
  'work-tree': 'refused',
  base: 'refused',
  'base-behind': 'reported',
  branch: 'refused',
  rules: 'reported',
  archiving: 'reported',
  decisions: 'refused',
  ledger: 'refused',
  holdout: 'refused',
  'agent-env': 'refused',
  agent: 'refused',
  'agent-key': 'reported',
  'agent-root': 'refused',
  tracing: 'reported',
  sandbox: 'refused',
  lock: 'refused',
  'private-area': 'refused',
  disk: 'low_disk',
  running: 'reported',
  protection: 'reported',
  evaluator: 'refused',
  'base-guard': 'base_guard',
  time: 'reported',
  noop: 'reported',
  echo: 'evaluator_in_process',
  deletion: 'reported',
  'guard-tests': 'unprotected_tests',
  emptied: 'reported',
  planted: 'planted_files',
  links: 'unprotected_links',
  broken: 'refused',
} as const satisfies Readonly<Record<string, 'refused' | 'reported' | Risk>>;

export type FindingId = keyof typeof FINDINGS;

/** A finding that a run goes on with only where a person accepts its risk. */
export type RiskFinding = { [Id in FindingId]: (typeof FINDINGS)[Id] extends Risk ? Id : never }[FindingId];

/** Whether the config accepts the risk of a finding. */
export function isAccepted(id: RiskFinding, accepted: AcceptedRisks): boolean {
  return accepted[FINDINGS[id]];
}

/** Why a run does not begin, where a finding is not accepted. */
export function refusalOf(id: RiskFinding, finding: { found: string; remedy: string }): RiskRefusal {
  return new RiskRefusal(FINDINGS[id], finding, (risk) => `[accept_risk] ${risk} = true`);
}
