import type { Risk } from '../base/accepted-risk.ts';

/**
 * What a run does where `doctor` says FAIL. `refused`: the run makes the same check and refuses. `reported`: never FAIL.
 * A risk: the run refuses unless `accept_risk` names it. A finding that is not in this table does not compile.
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
  'agent-call': 'refused',
  'agent-login': 'refused',
  'agent-root': 'refused',
  tracing: 'reported',
  resources: 'refused',
  sandbox: 'refused',
  programs: 'refused',
  places: 'reported',
  credentials: 'reported',
  lock: 'refused',
  'private-area': 'refused',
  disk: 'low_disk',
  running: 'reported',
  protection: 'reported',
  evaluator: 'refused',
  'base-guard': 'base_guard',
  setup: 'reported',
  time: 'reported',
  timeouts: 'reported',
  noop: 'reported',
  echo: 'evaluator_in_process',
  deletion: 'reported',
  'guard-tests': 'unprotected_tests',
  emptied: 'reported',
  planted: 'planted_files',
  later: 'reported',
  links: 'unprotected_links',
  broken: 'refused',
} as const satisfies Readonly<Record<string, 'refused' | 'reported' | Risk>>;

export type FindingId = keyof typeof FINDINGS;

/** A finding that stops a run unless a person accepts its risk. */
export type RiskFinding = { [Id in FindingId]: (typeof FINDINGS)[Id] extends Risk ? Id : never }[FindingId];
