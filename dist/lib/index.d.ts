/**
 * ```ts
 * import { readExperiment, runExperiment, runGate, verifyExperiment } from 'autorize-action';
 *
 * const { kind, report } = await runGate({ candidates: 'candidates.json' });
 * const { stop, state } = await runExperiment({ name: 'speed', maxIterations: 20 });
 * const { isSound, findings } = await verifyExperiment({ name: 'speed' });
 * ```
 *
 * `run*` and `execute*` do the work, `verify*` check its records, and `read*` return them as plain data. Only the essential
 * has no default: every function works in the current folder with the environment of the process. Errors have a fixed
 * `name`, which is the same in every build.
 *
 * @packageDocumentation
 */
export { AutorizeError, ContractError, IntegrityError, InternalError, PreconditionError, type Problem, renderProblem, UsageError, } from './base/errors.js';
export type { Finding, FoundAt, Issue, Verified } from './base/finding.js';
export { OUTCOMES } from './experiment/ledger/record.js';
export type { Rescored } from './experiment/verification/rescoring.js';
export { ABLATION_PROFILES, type AblationProfile } from './gate/ablations.js';
export type { Candidate } from './gate/candidates.js';
export type { Dimension, RetrievalGate, Scores } from './gate/dimensions.js';
export type { Evaluation, Grade, Ranked } from './gate/evaluate.js';
export type { Failure } from './gate/expectations.js';
export { type Contender, type ReplayOptions, type ReplayOutcome, replay } from './gate/replays.js';
export type { AblationResult, ExternalMetadata, GateReport, HashedFile, Manifest as GateManifest, PostureTransition, ScenarioResult, SelectionOutcome, VerdictFailure, } from './gate/report.js';
export { selectBest } from './gate/select.js';
export type { ScenarioSelection } from './gate/selection.js';
export type { GateWarning } from './gate/warnings.js';
export type { RiskOptions, Sandbox } from './library/agent-options.js';
export { type Experiment, type ExperimentEvent, type ExperimentOptions, type ExperimentResult, foldRecords, type Improvement, type ReadExperimentOptions, readExperiment, runExperiment, type VerifiedExperiment, type VerifyExperimentOptions, verifyExperiment, } from './library/experiment.js';
export { type CandidateOptions, type EvaluateOptions, evaluateCandidate, type GateOptions, type GateResult, type ParseOptions, parseCandidate, parseEvaluatorConfig, parseSuite, runGate, type SuiteOptions, } from './library/gate.js';
export type { CancelOptions, HostOptions } from './library/host-options.js';
export { type Mission, type MissionEvent, type MissionLaunch, type MissionOptions, type MissionResult, type MissionResume, type MissionRunOptions, type MissionStop, type ReadMissionOptions, readMission, runMission, type VerifyMissionOptions, verifyMission, } from './library/mission.js';
export type { AgentUsage, EvaluatorConfig, ExperimentConfig, ExperimentState, ExperimentStop, IterationRecord, LedgerEntry, LedgerState, MissionManifest, Outcome, Receipt, Risk, RunStatus, Scenario, Step, Suite, Waiting, WorkAgent, WorkItem, WorkItemInput, } from './library/records.js';
export { buildProvenance, executeWorkItem, executeWorkItems, type ItemResult, type PlanOptions, type PlanResult, type ReadWorkOptions, readWork, runWork, type SeveralItemsOptions, type VerifiedWork, type VerifyWorkOptions, verifyWork, type Work, type WorkEvent, type WorkItemOptions, type WorkItemsOptions, type WorkOptions, type WorkRunOptions, } from './library/work.js';
export type { WorkEnvironment } from './library/work-environment.js';
export { type GateMarkdown, renderGateMarkdown } from './report/gate-markdown.js';
export { renderGateText } from './report/gate-text.js';
export type { RunResult } from './workitem/result.js';
