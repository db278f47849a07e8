/** Plain data that the library returns: what the files of runs hold, under the names that users import. */
import type { Risk as AcceptedRisk } from '../base/accepted-risk.js';
import type { IterationRecord as Iteration, Outcome as IterationOutcome } from '../experiment/ledger/record.js';
import type { Step as IterationStep, ExperimentState as State } from '../experiment/ledger/state.js';
import type { EvaluatorConfig as GateConfig } from '../gate/config.js';
import type { Suite as GateSuite, Scenario as SuiteScenario } from '../gate/suite.js';
import type { LedgerEntry as Entry } from '../mission/ledger.js';
import type { Manifest } from '../mission/manifest.js';
import type { ExperimentConfig as Config } from '../settings/experiment-config.js';
import type { AgentInput, WorkItem as Item, WorkItemInput as ItemInput } from '../settings/work-plan.js';
import type { RunStatus as ItemStatus, Receipt as WorkReceipt } from '../workitem/receipt.js';
import type { RunUsage } from '../workitem/run-usage.js';
export type { Waiting } from '../base/waiting.js';
export type { LedgerState } from '../experiment/ledger/fold.js';
export type { Stop as ExperimentStop } from '../experiment/loop/stop.js';
/**
 * A risk that a run refuses unless you accept it.
 * @useDeclaredType
 */
export type Risk = AcceptedRisk;
/**
 * `config.toml` of an experiment, with every default filled in.
 */
export interface ExperimentConfig extends Config {
}
/**
 * A line of `iterations.jsonl`, exactly as on disk.
 */
export interface IterationRecord extends Iteration {
}
/**
 * How an iteration of an experiment ended.
 * @useDeclaredType
 */
export type Outcome = IterationOutcome;
/**
 * `state.json` of an experiment, exactly as on disk.
 */
export interface ExperimentState extends State {
}
/**
 * A step of an iteration, as `state.json` names it.
 * @useDeclaredType
 */
export type Step = IterationStep;
/**
 * An evaluator configuration of the gate, with every default filled in.
 */
export interface EvaluatorConfig extends GateConfig {
}
/**
 * A scenario of a suite, exactly as on disk.
 */
export interface Scenario extends SuiteScenario {
}
/**
 * A suite, exactly as on disk, with its scenarios as a list.
 */
export interface Suite extends GateSuite {
}
/**
 * An entry of `iteration-ledger.json`, exactly as on disk.
 */
export interface LedgerEntry extends Entry {
}
/**
 * `manifest.json` of a mission, exactly as on disk.
 */
export interface MissionManifest extends Manifest {
}
/**
 * What to run for an agent of work items.
 */
export interface WorkAgent extends AgentInput {
}
/**
 * A work item, with every default filled in.
 */
export interface WorkItem extends Item {
}
/**
 * A work item as you write it; keys that have a default may be missing.
 */
export interface WorkItemInput extends ItemInput {
}
/**
 * A receipt of a work item, exactly as on disk.
 */
export interface Receipt extends WorkReceipt {
}
/**
 * How a work item ended.
 * @useDeclaredType
 */
export type RunStatus = ItemStatus;
/**
 * What an agent used, as far as it reported it.
 */
export interface AgentUsage extends RunUsage {
}
