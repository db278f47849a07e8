/** The library: gate, experiments, missions and work items as functions, and their pure parts. */
export {
  AutorizeError,
  ContractError,
  PreconditionError,
  type Problem,
  renderProblem,
  UsageError,
} from './base/errors.ts';
export type { ExperimentConfig } from './experiment/config/config.ts';
export { foldRecords, type LedgerState } from './experiment/ledger/fold.ts';
export { type IterationRecord, OUTCOMES, type Outcome } from './experiment/ledger/record.ts';
export type { ExperimentState } from './experiment/ledger/state.ts';
export type { RunEvent } from './experiment/loop/active-run.ts';
export type { Stop } from './experiment/loop/stop.ts';
export { type ExperimentRequest, type ExperimentResult, runExperiment } from './experiment/run.ts';
export { type Verified, type VerifyRequest, verifyExperiment } from './experiment/verification/verify.ts';
export { ABLATION_PROFILES, type AblationProfile } from './gate/ablations.ts';
export { type Candidate, decodeEntry } from './gate/candidates.ts';
export { type EvaluatorConfig, parseConfig } from './gate/config.ts';
export type { RetrievalGate, Scores } from './gate/dimensions.ts';
export { type Evaluation, evaluateCandidate } from './gate/evaluate.ts';
export type { Failure } from './gate/expectations.ts';
export { type ReplayOutcome, replay } from './gate/replays.ts';
export type { GateReport, ScenarioResult } from './gate/report.ts';
export type { GateRequest } from './gate/request.ts';
export { type GateResult, runGate } from './gate/run.ts';
export { selectBest } from './gate/select.ts';
export { parseSuite, type Scenario, type Suite } from './gate/suite.ts';
export { createHost, type Host } from './kernel/host.ts';
export type { MissionEventTold } from './mission/active-mission.ts';
export type { LedgerDocument, LedgerEntry } from './mission/ledger.ts';
export type { Manifest } from './mission/manifest.ts';
export { type MissionRequest, type MissionResult, runMission } from './mission/run.ts';
export { renderGateMarkdown } from './report/gate-markdown.ts';
export { renderGateText } from './report/gate-text.ts';
export type { WorkItem, WorkItemInput } from './workitem/contract.ts';
export { buildProvenance } from './workitem/provenance.ts';
export type { Receipt, RunStatus } from './workitem/receipt.ts';
export type { RunResult } from './workitem/result.ts';
export {
  executeWorkFile,
  executeWorkItems,
  type ItemReport,
  type PlanResult,
  type WorkEvent,
  type WorkOptions,
} from './workitem/run.ts';
export { executeWorkItem, type ItemOptions } from './workitem/single-item.ts';
export { verifyWork, type WorkVerified } from './workitem/verify.ts';
