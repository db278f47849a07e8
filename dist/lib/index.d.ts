/** The library: the gate as a function, and its pure parts. */
export { ContractError, type Problem, renderProblem, UsageError } from './base/errors.js';
export { ABLATION_PROFILES, type AblationProfile } from './gate/ablations.js';
export { type Candidate, decodeEntry } from './gate/candidates.js';
export { type EvaluatorConfig, parseConfig } from './gate/config.js';
export type { RetrievalGate, Scores } from './gate/dimensions.js';
export { type Evaluation, evaluateCandidate } from './gate/evaluate.js';
export type { Failure } from './gate/expectations.js';
export { type ReplayOutcome, replay } from './gate/replays.js';
export type { GateReport, ScenarioResult } from './gate/report.js';
export type { GateRequest } from './gate/request.js';
export { type GateResult, runGate } from './gate/run.js';
export { selectBest } from './gate/select.js';
export { parseSuite, type Scenario, type Suite } from './gate/suite.js';
export { createHost, type Host } from './kernel/host.js';
export { renderGateMarkdown } from './report/gate-markdown.js';
export { renderGateText } from './report/gate-text.js';
