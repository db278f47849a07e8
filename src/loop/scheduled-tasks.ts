/**
 * What a run does besides testing candidates: calibration, A/A checks, the negative control, promotion, confirmation.
 * Invariant: one at a time, and each begins with a record, so that a replay knows of it when the run does; an
 * interrupted one is recorded as interrupted. A claim rests on fresh pairs whose number was fixed before, and is made
 * only if the decision log adds up.
 */

import { join } from 'node:path';
import { risksTaken } from '../base/accepted-risk.ts';
import { medianOfAscending } from '../base/median.ts';
import { haveToolsChanged } from '../decision/accepted.ts';
import { assignAaCheck, assignPromotion, type Trial } from '../decision/assignment.ts';
import { claimedRatio, renderClaim } from '../decision/claim.ts';
import { concludeTrial, withoutVerdict } from '../decision/conclusion.ts';
import { type Confirmation, confirmedOf } from '../decision/confirmation.ts';
import { decisionDraft } from '../decision/decision-entry.ts';
import { betweenMachines, type MachineBlock } from '../decision/machine-blocks.ts';
import type { ClaimRecord } from '../decision/records.ts';
import { isTrial } from '../decision/replay.ts';
import {
  beginCalibration,
  confirmationIn,
  dueIn,
  falseAcceptanceBound,
  isNegativeControlDue,
  type Session,
  withCalibration,
  withConfirmed,
} from '../decision/session.ts';
import type { Task } from '../decision/task.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { certifiedChanges } from '../stats/e-bh.ts';
import { logEvidence } from '../stats/e-process.ts';
import type { Evaluated, MeasurementContext } from './evaluation.ts';
import { type Interrupted, MAX_MOVES, type MeasurementOptions, measureTask } from './measurement.ts';
import { runNegativeControl } from './negative-control.ts';

type Log = Pick<DecisionLog, 'session' | 'runHeader' | 'append' | 'replay'>;

/** Where scheduled tasks are measured. */
export interface TaskContext {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** Folder whose `runs` holds the logs. */
  readonly logs: string;
  /** What is left of the run, in milliseconds. Default: no limit. */
  readonly clockMs?: () => number;
}

export interface DueContext extends TaskContext {
  /** No more candidates come. */
  readonly isEnding?: boolean;
  /** No more candidates of agents come: whatever is accepted is going to be confirmed. */
  readonly isOver?: boolean;
}

/** A promotion test that was decided. */
export interface DecidedPromotion {
  readonly trial: Promotion;
  readonly level: Session['level'];
}

export type Prepared =
  | { readonly kind: 'ready' }
  /** The caller settles it. */
  | ({ readonly kind: 'promotion' } & DecidedPromotion)
  /** What is accepted so far is to be confirmed; the caller does it. */
  | { readonly kind: 'confirmation' }
  /** The evaluator cannot be trusted, or no level is left to test at. */
  | { readonly kind: 'untestable'; readonly reason: string }
  | Interrupted;

/** Does what is due before the next candidate can be tested. */
export async function prepare(context: MeasurementContext, paths: DueContext): Promise<Prepared> {
  const { decisionLog } = context;
  // While an agent worked nobody looked: what is stored may be of another environment by now.
  decisionLog.takeEnvironmentSnapshot();
  for (;;) {
    const due = dueIn(decisionLog.session, paths);
    switch (due.kind) {
      case 'stop':
        return { kind: 'untestable', reason: due.reason };
      case 'calibration': {
        const interrupted = await recalibrate(context, paths);
        if (interrupted !== undefined) return interrupted;
        break;
      }
      case 'canary': {
        const interrupted = await checkAgainstItself(context, paths);
        if (interrupted !== undefined) return interrupted;
        break;
      }
      case 'promotion':
        return promote(context, paths);
      case 'confirmation':
        return { kind: 'confirmation' };
      case 'candidate': {
        if (paths.isEnding === true || !isNegativeControlDue(decisionLog.session)) return { kind: 'ready' };
        const interrupted = await runNegativeControl(context, { ...paths, mayGoOn: whileTime(paths.clockMs) });
        if (interrupted !== undefined) return interrupted;
        break;
      }
      default:
        return due satisfies never;
    }
  }
}

/** What is left besides the time that the confirmation at the end needs, in milliseconds. */
export function spareClock(decisionLog: DecisionLog, clockMs: () => number): () => number {
  return () => clockMs() - confirmationMs(decisionLog);
}

/** Says that the time is up, once it is. */
export function whileTime(clockMs?: () => number): () => string | undefined {
  return () => (clockMs === undefined || clockMs() > 0 ? undefined : 'the time of the run was up');
}

/** Ends an interrupted task: its record says so, and the same tree continues from its evidence. */
export function interruptTask(decisionLog: Pick<Log, 'session' | 'append'>, task: Task): void {
  const halted = task.task === 'confirmation' ? task.halted : null;
  decisionLog.append({ kind: 'interrupted', task: task.id, halted });
  if (isTrial(task)) decisionLog.session = concludeTrial(decisionLog.session, withoutVerdict(task), 'refused');
  if (halted !== null) decisionLog.session = withConfirmed(decisionLog.session);
}

export type Calibrated =
  | {
      readonly kind: 'calibrated';
      /** Why the score is the worst there is, where failures are scored so. */
      readonly worstFor: string | undefined;
      /** What a guard said against the base. */
      readonly guardFailure: string | undefined;
    }
  | (Interrupted & {
      /** The first failure, if there was one. */
      readonly last: Evaluated | undefined;
    });

/** Scores the current best several times; the session learns the noise from that. */
export async function calibrate(context: MeasurementContext, options: MeasurementOptions): Promise<Calibrated> {
  const { decisionLog, note } = context;
  const warning = decisionLog.session.warnings.at(-1);
  if (warning !== undefined) note(warning);
  const { session, calibration } = beginCalibration(decisionLog.session);
  const { id, tree } = calibration;
  decisionLog.append({ kind: 'begin', task: id });
  decisionLog.session = session;
  const ended = await measureTask(context, calibration, options);
  const { task, last, guardFailure } = ended;
  if (ended.kind === 'broken') {
    interruptTask(decisionLog, task);
    return { kind: 'broken', why: ended.why, reason: ended.reason, last };
  }
  decisionLog.session = withCalibration(decisionLog.session, task);
  const { noise, policy, score_scale: scale } = decisionLog.session;
  const score_scale = scale === 'ratio' ? scale : 'difference';
  const { sigma = 0, mean = 0 } = noise ?? {};
  decisionLog.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '', score_scale });
  return { kind: 'calibrated', worstFor: last?.kind === 'scored' ? last.worstFor : undefined, guardFailure };
}

/** Calibrates between candidates; begins again where the environment changes meanwhile. */
export async function recalibrate(context: MeasurementContext, paths: TaskContext): Promise<Interrupted | undefined> {
  for (let moves = 0; ; moves += 1) {
    const { id } = beginCalibration(context.decisionLog.session).calibration;
    const ended = await calibrate(context, optionsFor(id, paths));
    if (ended.kind === 'calibrated') return undefined;
    if (ended.why !== 'moved' || moves === MAX_MOVES) return ended;
  }
}

/** Calibrates where the environment is another one than that of the last calibration, such as on another machine. */
export async function calibrateIfDue(
  context: MeasurementContext,
  paths: TaskContext,
): Promise<Interrupted | undefined> {
  context.decisionLog.takeEnvironmentSnapshot();
  const isDue = dueIn(context.decisionLog.session, { isEnding: true }).kind === 'calibration';
  return isDue ? recalibrate(context, paths) : undefined;
}

function optionsFor(id: string, { workspace, logs, clockMs }: TaskContext): MeasurementOptions {
  const where = { logs: join(logs, 'runs'), prefix: `${id.replace(' ', '-')}-`, mayGoOn: whileTime(clockMs) };
  return workspace === undefined ? where : { workspace, ...where };
}

/** The A/A check: tests the current best against itself, and records whether it was accepted. */
async function checkAgainstItself(context: MeasurementContext, paths: TaskContext): Promise<Interrupted | undefined> {
  const { decisionLog } = context;
  const { level } = decisionLog.session;
  const { session, trial } = assignAaCheck(decisionLog.session);
  const { id } = trial;
  decisionLog.append({ kind: 'begin', task: id });
  decisionLog.session = session;
  const ended = await measureTask(context, trial, optionsFor(id, paths));
  if (ended.kind === 'broken') {
    interruptTask(decisionLog, ended.task);
    return ended;
  }
  decisionLog.append(decisionDraft(ended.task, level, { guards: [], kept: false }));
  decisionLog.session = concludeTrial(decisionLog.session, ended.task, 'refused');
  decisionLog.append({ kind: 'canary', variety: 'noop', task: id, passed: ended.task.verdict?.outcome !== 'keep' });
  return undefined;
}

export type Promotion = Extract<Trial, { task: 'paired' }>;

/** Tests the working line of `checkpoint` against its champion. */
export async function promote(
  context: MeasurementContext,
  paths: TaskContext,
): Promise<Extract<Prepared, { kind: 'promotion' | 'untestable' | 'broken' }>> {
  const { decisionLog } = context;
  const { level } = decisionLog.session;
  const assigned = assignPromotion(decisionLog.session);
  if (assigned === undefined) {
    return { kind: 'untestable', reason: 'max_candidates is spent: no batch can be promoted any more' };
  }
  const { id } = assigned.trial;
  decisionLog.append({ kind: 'begin', task: id });
  decisionLog.session = assigned.session;
  const ended = await measureTask(context, assigned.trial, optionsFor(id, paths));
  if (ended.kind === 'over') return { kind: 'promotion', trial: ended.task, level };
  interruptTask(decisionLog, ended.task);
  return ended;
}

/**
 * Whether something was kept that a confirmation can be of; the claim that there is of it, if nothing was proposed since:
 * how much was tried is part of a claim.
 */
export function findConfirmable(decisionLog: Log): { readonly claim: ClaimRecord | undefined } | undefined {
  const { session, runHeader } = decisionLog;
  const final = session.champion?.tree ?? session.incumbent;
  if (final === runHeader.baseline_tree || session.policy === null || runHeader.unscored) return undefined;
  const { claim, proposed } = decisionLog.replay().state ?? {};
  const isOfNow = claim?.final === final && claim.proposed === proposed;
  return { claim: isOfNow ? claim : undefined };
}

/** How long a confirmation would take now, in milliseconds; 0 where none is to come. */
export function confirmationMs({ session, runHeader, evaluationMs }: DecisionLog): number {
  if (session.last_noise === null || session.settings.confirm.pairs === 0 || runHeader.unscored) return 0;
  const { planned } = confirmationIn(session, { id: '', baseline: runHeader.baseline_tree });
  return 2 * planned * (medianOfAscending(evaluationMs) ?? 0);
}

export type Confirming =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** The decision log does not add up. */
  | { readonly kind: 'unsound' }
  | Interrupted;

/** Pairs of another machine, of two trees. */
export interface FinalBlock extends MachineBlock {
  readonly final: string;
  readonly baseline: string;
}

/**
 * Measures what is accepted against the baseline, and records what may be claimed of it; `optionsOf`: by its id; `blocks`:
 * what other machines report of it.
 */
export async function confirm(
  context: MeasurementContext,
  optionsOf: (id: string) => MeasurementOptions,
  blocks: readonly FinalBlock[] = [],
): Promise<Confirming> {
  const { decisionLog } = context;
  const id = `confirmation ${(decisionLog.replay().state?.confirmations ?? 0) + 1}`;
  decisionLog.append({ kind: 'begin', task: id });
  const begun = confirmationIn(decisionLog.session, { id, baseline: decisionLog.runHeader.baseline_tree });
  const ended = await measureTask(context, begun, optionsOf(id));
  if (ended.kind === 'broken') {
    interruptTask(decisionLog, ended.task);
    return ended;
  }
  const claim = claimOf(decisionLog, ended.task, blocks);
  if (claim === undefined) {
    interruptTask(decisionLog, ended.task);
    return { kind: 'unsound' };
  }
  decisionLog.append(claim);
  decisionLog.session = withConfirmed(decisionLog.session, claim);
  return { kind: 'claimed', claim };
}

/** The claim that the records bear; undefined where they do not add up. */
function claimOf(decisionLog: Log, confirmation: Confirmation, blocks: readonly FinalBlock[]): ClaimRecord | undefined {
  const { state, issues } = decisionLog.replay();
  if (state === undefined || issues.length > 0) return undefined;
  const { runHeader, session } = decisionLog;
  const { confirm, confidence, error_rate, certify } = session.settings;
  const { pairs: _pairs, ...confirmed } = confirmedOf(confirmation);
  const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: logEvidence({ logs }) }));
  const facts = {
    ...confirmed,
    interval: [...confirmed.interval] as [number, number],
    ratio: claimedRatio(session),
    task: confirmation.id,
    baseline: runHeader.baseline_commit,
    final: confirmation.tree,
    planned_pairs: confirmation.planned,
    evaluations: [...confirmation.evaluations],
    sealed: confirm.command !== '',
    proposed: state.proposed,
    tested: state.tested,
    kept: state.keeps.length,
    false_keeps_bound: falseAcceptanceBound(session),
    error_rate,
    alpha: 1 - confidence,
    certified: evidence.length > 0 ? certifiedChanges(evidence, certify.fdr).length : null,
    certify_fdr: evidence.length > 0 ? certify.fdr : null,
    holdout_queries: state.queries,
    earlier_confirmations: state.confirmations - 1,
    evaluator_digest: state.evaluator_digest,
    holdout_digest: runHeader.holdout_digest,
    accepted_risks: risksTaken(state.findings),
    isolation: [...state.isolation],
    in_process: runHeader.in_process ? true : null,
    changed_tools: haveToolsChanged(state) ? true : null,
    key_in_reach: state.keyInReach,
    ...machinesOf(confirmation, blocks),
  };
  return { kind: 'claim', ...facts, sentence: renderClaim(facts) };
}

/** The claim on several machines, as far as others report pairs of these very trees. */
function machinesOf(confirmation: Confirmation, blocks: readonly FinalBlock[]): Pick<ClaimRecord, 'machines'> {
  const { tree, baseline } = confirmation;
  const others = blocks.flatMap(({ final, baseline: of, pairs, ...named }) =>
    final === tree && of === baseline
      ? [{ ...named, pairs: pairs.map(([one, other]): [number, number] => [one, other]) }]
      : [],
  );
  if (others.length === 0) return {};
  const { estimate, interval } = betweenMachines(confirmation, others);
  return { machines: { others, estimate, interval: [...interval] } };
}
