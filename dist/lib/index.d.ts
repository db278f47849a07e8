/** The library: the gate as a function, and its pure parts. */
export { ContractError, type Problem, renderProblem, UsageError } from './base/errors.ts';
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
export { renderGateMarkdown } from './report/gate-markdown.ts';
export { renderGateText } from './report/gate-text.ts';
