import { risksTaken } from '../base/accepted-risk.ts';
import { type CertifiedInput, haveToolsChanged } from '../decision/accepted.ts';
import type { AcceptedTree } from '../decision/accepted-tree.ts';
import { assignProposal, isWorkingStep, type Trial } from '../decision/assignment.ts';
import type { Calibration } from '../decision/calibration.ts';
import { claimedRatio, renderClaim } from '../decision/claim.ts';
import { type Confirmation, confirmedOf } from '../decision/confirmation.ts';
import { type EffortRules, expandEffort } from '../decision/effort.ts';
import { evidenceOf } from '../decision/evidence.ts';
import { guardsOf } from '../decision/guard.ts';
import { betweenMachines } from '../decision/machine-blocks.ts';
import type { MeasureStep } from '../decision/measurement.ts';
import type {
  CandidateRecord,
  ClaimRecord,
  DecisionEntry,
  EvaluationRecord,
  RecordOf,
  RunHeaderRecord,
} from '../decision/records.ts';
import { proposalOf } from '../decision/replay.ts';
import { falseAcceptanceBound, type Session } from '../decision/session.ts';
import { hasTolerance } from '../decision/settings.ts';
import { certifiedChanges } from '../stats/e-bh.ts';
import { logEvidence } from '../stats/e-process.ts';
import type { LevelState } from '../stats/level.ts';
import { closeTo, isSame } from './close-values.ts';
import { isSameText } from './former-wording.ts';

type Issue = readonly [kind: 'evidence' | 'level' | 'outcome' | 'kept' | 'incumbent' | 'missing', message: string];

interface DecisionCheck {
  readonly record: DecisionEntry;
  /** Recomputed from the scores. */
  readonly trial: Trial;
  readonly level: LevelState;
  /** Another candidate was kept since it began. */
  readonly isStale: boolean;
  readonly settings: RunHeaderRecord['settings'];
  /** Of the holdout, so far. */
  readonly queries: number;
}

/** What a decision says that its scores do not. */
export function decisionIssues({ record, trial, level, isStale, settings, queries }: DecisionCheck): Issue[] {
  const issues: Issue[] = [];
  const name = record.task;
  const { evidence } = record;
  if (evidence.kind === 'paired' && trial.task === 'paired' && !closeTo(evidence.a, trial.rules.a)) {
    issues.push(['level', `${name} was tested at ${evidence.a}, where the policy gives ${trial.rules.a}`]);
  }
  if (record.level.tested !== level.tested || record.level.kept !== level.kept) {
    const found = `${record.level.tested} tests and ${record.level.kept} keeps`;
    issues.push(['level', `${name} counts ${found} before it, where there were ${level.tested} and ${level.kept}`]);
  }
  const differing = firstDifference(evidence, evidenceOf(trial));
  if (differing !== undefined) issues.push(['evidence', `${differing} of ${name} is not what its scores give`]);
  if (!isSame(record.evaluations, trial.evaluations)) {
    const found = `${listed(record.evaluations)}, not on ${listed(trial.evaluations)}`;
    issues.push(['evidence', `${name} is recorded to rest on ${found}`]);
  }
  const verdict = trial.verdict;
  if (verdict?.outcome !== record.outcome || verdict.code !== record.code) {
    const computed = verdict === null ? 'nothing yet' : `${verdict.outcome} (${verdict.code})`;
    issues.push(['outcome', `${name} is recorded as ${record.outcome} (${record.code}); its scores say ${computed}`]);
  }
  if (verdict?.code === record.code && !isSameText(record.reason, verdict.reason)) {
    issues.push(['outcome', `${name} has another reason than its scores give: ${verdict.reason}`]);
  }
  if (record.incumbent !== trial.incumbent || record.purpose !== trial.purpose) {
    const found = `${record.purpose} against ${record.incumbent}`;
    issues.push(['incumbent', `${name} is recorded as ${found}; it was ${trial.purpose} against ${trial.incumbent}`]);
  }
  const accepted = acceptedIssue(record, isStale) ?? unaskedIssue(record, trial, settings);
  if (accepted !== undefined) issues.push(['kept', `${name} ${accepted}`]);
  if (record.holdout !== null && record.holdout.queries !== queries) {
    const found = `${record.holdout.queries} queries of the holdout`;
    issues.push(['missing', `${name} counts ${found}, where ${queries} were made`]);
  }
  return issues;
}

function listed(evaluations: readonly number[]): string {
  return evaluations.length === 0 ? 'no evaluation' : `the evaluations ${evaluations.join(', ')}`;
}

function firstDifference(recorded: object, computed: object): string | undefined {
  const [found, recomputed] = [new Map(Object.entries(recorded)), new Map(Object.entries(computed))];
  const keys = new Set([...recomputed.keys(), ...found.keys()]);
  // The level has an issue of its own.
  return [...keys].find((key) => key !== 'a' && !isSame(found.get(key), recomputed.get(key)));
}

function acceptedIssue(
  { kept, outcome, purpose, guards, holdout }: DecisionEntry,
  isStale: boolean,
): string | undefined {
  if (purpose === 'canary' || purpose === 'certify') return kept ? 'can keep nothing, and did' : undefined;
  const isRefusedByCheck = guards.some(({ passed }) => !passed) || holdout?.passed === false;
  const isDue = outcome === 'keep' && !isRefusedByCheck && !isStale;
  if (kept === isDue) return undefined;
  if (!kept) return 'was not kept, though nothing that is recorded speaks against it';
  if (isRefusedByCheck) return 'was kept against a guard or the holdout';
  return isStale ? 'was kept though the current best had been replaced' : `was kept though its outcome is ${outcome}`;
}

/** Guards judge every accepted change. The holdout judges those that are more than a step of the working line. */
function unaskedIssue(
  { kept, guards, holdout }: DecisionEntry,
  trial: Trial,
  settings: RunHeaderRecord['settings'],
): string | undefined {
  if (!kept) return undefined;
  if (guards.length < guardsOf(settings, trial.purpose).length) return 'was kept without an answer of each guard';
  if (settings.holdout === undefined || isWorkingStep(trial)) return undefined;
  return holdout === null ? 'was kept without an answer of the holdout' : undefined;
}

interface ClaimCheck {
  readonly record: ClaimRecord;
  readonly runHeader: RunHeaderRecord;
  readonly session: Session;
  readonly confirmation: Confirmation | undefined;
  readonly earlier: number;
  readonly keeps: readonly AcceptedTree[];
  readonly proposed: number;
  readonly tested: number;
  readonly queries: number;
  readonly certified: readonly CertifiedInput[];
  /** Digest of the evaluator in the environment that was in force. */
  readonly evaluator: string;
  readonly findings: Parameters<typeof risksTaken>[0];
  readonly isolation: readonly string[];
  readonly keyInReach: boolean | null;
}

/** What a claim says that the records do not. */
export function claimIssues(check: ClaimCheck): string[] {
  const { record, runHeader, confirmation, session } = check;
  if (confirmation === undefined) return [`the claim is of ${record.task}, of which nothing is recorded`];
  const { confirm, confidence, error_rate, certify } = runHeader.settings;
  const certified = certifiedChanges(
    check.certified.map(({ tree, logs }) => ({ tree, log_e: logEvidence({ logs }) })),
    certify.fdr,
  ).length;
  const expected = {
    final: confirmation.tree,
    baseline: runHeader.baseline_commit,
    planned_pairs: confirmation.planned,
    evaluations: confirmation.evaluations,
    sealed: confirm.command !== '',
    proposed: check.proposed,
    tested: check.tested,
    kept: check.keeps.length,
    false_keeps_bound: falseAcceptanceBound(session),
    error_rate,
    alpha: 1 - confidence,
    certified: check.certified.length > 0 ? certified : null,
    certify_fdr: check.certified.length > 0 ? certify.fdr : null,
    holdout_queries: check.queries,
    earlier_confirmations: check.earlier,
    evaluator_digest: check.evaluator,
    holdout_digest: runHeader.holdout_digest,
    accepted_risks: risksTaken(check.findings),
    in_process: runHeader.in_process ? true : null,
    changed_tools: haveToolsChanged(check) ? true : null,
    key_in_reach: check.keyInReach,
    // Claims of earlier versions have none.
    ...(record.isolation === null ? {} : { isolation: check.isolation }),
  };
  const issues = numbersIssues(record, confirmation);
  const ratio = claimedRatio(session);
  if (record.ratio?.unit !== ratio?.unit || record.ratio?.direction !== ratio?.direction)
    issues.push('the claim is on another scale than its run');
  const recorded = new Map<string, unknown>(Object.entries(record));
  for (const [key, value] of Object.entries(expected)) {
    if (!isSame(recorded.get(key), value))
      issues.push(`the claim's ${key} is ${String(recorded.get(key))}, not ${String(value)}`);
  }
  if (record.sentence !== renderClaim(record))
    issues.push('the sentence of the claim does not say what the claim does');
  return issues;
}

function numbersIssues(record: ClaimRecord, confirmation: Confirmation): string[] {
  const { pairs, planned } = confirmation;
  if (pairs.length !== planned || pairs.length < 2) return [`the confirmation has ${pairs.length} of ${planned} pairs`];
  const { estimate, interval, confidence, baseline_mean, carry_over } = confirmedOf(confirmation);
  const issues: string[] = [];
  const computed = { estimate, interval, confidence, baseline_mean, carry_over };
  const recorded = new Map<string, unknown>(Object.entries(record));
  for (const [key, value] of Object.entries(computed)) {
    if (!isSame(recorded.get(key), value)) issues.push(`the claim's ${key} is not what the confirmation's scores give`);
  }
  return [...issues, ...machineIssues(record, confirmation)];
}

/** What the pairs of other machines do not give with those of this one. */
function machineIssues({ machines }: ClaimRecord, confirmation: Confirmation): string[] {
  if (machines === undefined) return [];
  const { others, estimate, interval } = machines;
  if (others.length === 0 || others.some(({ pairs }) => pairs.length === 0))
    return ["the claim's machines have no pairs"];
  const computed = betweenMachines(confirmation, others);
  const isOfPairs = isSame(estimate, computed.estimate) && isSame(interval, computed.interval);
  return isOfPairs ? [] : ["the claim's machines are not what their pairs give"];
}

interface RunCheck {
  readonly record: EvaluationRecord;
  /** What was due. */
  readonly step: MeasureStep;
  /** Runs of the step before it. */
  readonly buffer: readonly EvaluationRecord[];
  /** The seeds of the step are those of the secret; else nobody knows them yet. */
  readonly isDrawn: boolean;
  readonly isShared: boolean;
}

type RunIssue = readonly [kind: 'order' | 'coin' | 'seed', message: string];

/** What a run of the evaluator says that was not due. */
export function runIssues({ record, step, buffer, isDrawn, isShared }: RunCheck): RunIssue[] {
  const isPlace = step.stage === record.stage && step.index === record.index && step.attempt === record.attempt;
  if (!isPlace) {
    const expected = `${step.stage} ${step.index}, attempt ${step.attempt}`;
    const found = `${record.stage} ${record.index}, attempt ${record.attempt}`;
    return [['order', `${found}, stands where ${expected} was due`]];
  }
  const issues: RunIssue[] = [];
  const due = step.runs[buffer.length];
  if (step.order_bit !== record.order_bit || due?.arm !== record.arm) {
    issues.push(['coin', `evaluation ${record.id} did not run in the order of the coin`]);
  }
  const seed = step.runs.find(({ arm }) => arm === record.arm)?.seed;
  if (isDrawn && seed !== undefined && seed !== record.seed) {
    issues.push(['seed', `evaluation ${record.id} ran with the seed ${record.seed}, not ${seed}`]);
  }
  const [other] = buffer;
  if (!isDrawn && isShared && other !== undefined && other.seed !== record.seed) {
    issues.push(['seed', `the arms of a pair of ${record.task} ran with different seeds`]);
  }
  return issues;
}

/** What a query of the holdout says that the records do not; `queries`: how many there are with it. */
export function queryIssues(
  { task, number, budget }: RecordOf<'holdout'>,
  { queries, holdout }: { readonly queries: number } & Pick<RunHeaderRecord['settings'], 'holdout'>,
): (readonly [kind: 'missing' | 'kept', message: string])[] {
  const issues: (readonly [kind: 'missing' | 'kept', message: string])[] = [];
  if (number !== queries)
    issues.push(['missing', `${task} asks the holdout for the ${number}th time, not the ${queries}th`]);
  if (budget !== holdout?.budget)
    issues.push(['kept', `${task} counts against a budget of ${budget} that is not the one of the settings`]);
  if (queries > budget) issues.push(['kept', `${task} asked the holdout beyond its budget of ${budget}`]);
  return issues;
}

/** What a calibration says that its runs do not; `session`: with the calibration. */
export function calibrationIssues(
  { id, tree, sigma, mean, policy, score_scale }: RecordOf<'calibration'>,
  { tree: calibrated, scores, runs }: Calibration,
  { noise, policy: resolved, score_scale: scale }: Session,
): (readonly [kind: 'missing' | 'calibration', message: string])[] {
  const issues: (readonly [kind: 'missing' | 'calibration', message: string])[] = [];
  if (tree !== calibrated) issues.push(['calibration', `${id} is of the tree ${calibrated}, not of ${tree}`]);
  if (scores.length < runs) issues.push(['missing', `${id} has ${scores.length} of ${runs} runs`]);
  if (!closeTo(noise?.sigma ?? 0, sigma) || !closeTo(noise?.mean ?? 0, mean)) {
    const supplied = `${noise?.sigma} around ${noise?.mean}`;
    issues.push(['calibration', `${id} gives a noise of ${supplied}, not what is recorded`]);
  }
  if (scale !== score_scale) issues.push(['calibration', `${id} means the scale ${scale}, not ${score_scale}`]);
  if (resolved !== policy) issues.push(['calibration', `${id} means ${resolved}, not ${policy}`]);
  return issues;
}

/** What the proposal of a candidate says that the records do not; `session`: as it was then. */
export function candidateIssues(
  record: CandidateRecord,
  session: Session,
): (readonly [kind: 'incumbent' | 'outcome', message: string])[] {
  const { id, parent, tree, purpose, refused } = record;
  const issues: (readonly [kind: 'incumbent' | 'outcome', message: string])[] = [];
  if (parent !== session.incumbent) {
    issues.push(['incumbent', `${id} was proposed to ${session.incumbent}, not to ${parent}`]);
  }
  if (purpose === 'simplify' && !hasTolerance(session.settings)) {
    issues.push(['outcome', `${id} is recorded as a simplification, which these settings do not allow`]);
  }
  // What has no tree was never captured; other reasons than these are not of the records.
  if (refused === null || tree === '' || session.policy === null || !DECIDED_HERE.has(refused.code)) return issues;
  const again = assignProposal(session, proposalOf(record));
  if (again.kind !== 'refused' || again.code !== refused.code || !isSameText(refused.reason, again.reason))
    issues.push(['outcome', `${id} was refused (${refused.code}: ${refused.reason}), which the records do not bear`]);
  return issues;
}

const DECIDED_HERE: ReadonlySet<string> = new Set(['noop', 'duplicate', 'horizon']);

/** What a run header says that does not follow from its settings. */
export function runHeaderIssue({ settings, effort, effort_rules: recorded }: RunHeaderRecord): string | undefined {
  const rules = effort === 'auto' ? undefined : expandEffort(settings, effort);
  return rules !== undefined && isSameRules(rules, recorded)
    ? undefined
    : `the effort ${effort} expands to other parameters`;
}

function isSameRules(one: EffortRules, other: EffortRules): boolean {
  return one.screen === other.screen && one.futility_z === other.futility_z && one.max_pairs === other.max_pairs;
}
