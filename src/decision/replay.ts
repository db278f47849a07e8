import { type AcceptedAndTested, certifiable } from './accepted.ts';
import type { AcceptedTree } from './accepted-tree.ts';
import { assignAaCheck, assignCertify, assignPromotion, assignProposal, type Trial } from './assignment.ts';
import type { Draw } from './draw.ts';
import type { EnvironmentFacts } from './evaluator-digest.ts';
import type { FollowUp } from './follow-up.ts';
import { groupTaskIn, type HandoverState } from './handover.ts';
import { startLeaveOut } from './leave-out.ts';
import type { Measurement } from './measurement.ts';
import type { CandidateRecord, ClaimRecord, EvaluationRecord, RecordOf, RunHeaderRecord } from './records.ts';
import { runRulesOf } from './run-rules.ts';
import { beginCalibration, confirmationIn, openSession, type Session, withoutBaseline } from './session.ts';
import { nextStep, reportTask, type Step, type Task } from './task.ts';

/** A task of the record that is not settled, and the results of its present step. */
export interface OpenTask {
  readonly task: Task;
  readonly trees: { readonly candidate: string; readonly incumbent: string };
  readonly buffer: readonly EvaluationRecord[];
  /** Level before it began. */
  readonly level: Session['level'];
}

/** The session that a run header describes. */
export function sessionOfRunHeader(runHeader: RunHeaderRecord): Session {
  const { settings, effort, baseline_tree: base, start_tree: start, unscored } = runHeader;
  const { score_scale, score_unit } = runHeader;
  const session = openSession({ settings: { ...settings, effort }, base });
  // `auto` was resolved by measured times, which nobody can replay.
  const recorded = { ...runRulesOf(runHeader), score_scale, score_unit };
  const opened = { ...session, settings, incumbent: start ?? base, ...recorded };
  return unscored ? withoutBaseline(opened) : opened;
}

export interface Begun {
  readonly session: Session;
  readonly open: OpenTask;
}

/**
 * Begins the test of a candidate; where the same tree was tested before, a refusal is reported, then begun all the
 * same.
 */
export function beginCandidate(
  session: Session,
  record: CandidateRecord,
): { readonly begun: Begun; readonly refusal: string | undefined } {
  const proposal = proposalOf(record);
  const assigned = assignProposal(session, proposal);
  if (assigned.kind === 'trial') return { begun: begun(assigned.session, assigned.trial, session), refusal: undefined };
  const trees = session.trees.without(record.tree);
  const incumbent = session.incumbent === record.tree ? `${session.incumbent} before` : session.incumbent;
  const again = assignProposal(
    { ...session, trees, incumbent, level: { ...session.level, tested: 0 } },
    {
      ...proposal,
      normal: null,
    },
  );
  if (again.kind === 'refused') throw new TypeError(`a candidate that nothing refuses was refused: ${again.reason}`);
  const trial = { ...again.trial, incumbent: session.incumbent };
  return { begun: begun({ ...session, spent: again.session.spent }, trial, session), refusal: assigned.reason };
}

/** What a record of a candidate proposes. */
export function proposalOf({ id, tree, purpose, released, reverts, normal_digest: normal, ...rest }: CandidateRecord) {
  const { margin, claimed } = rest;
  return { id, tree, purpose, released, normal, margin, claimed, isRevert: reverts !== null };
}

/** Begins what measures an accepted change's own effect. */
export function beginLeaveOut(
  session: Session,
  { task: id, whole, tree, planned_pairs }: RecordOf<'leave-out'>,
): Begun {
  return begun(session, startLeaveOut(session, { id, whole, tree, planned: planned_pairs }), session);
}

function begun(session: Session, task: Task, before: Session): Begun {
  const trees = { candidate: task.tree, incumbent: otherTree(task) };
  return { session, open: { task, trees, buffer: [], level: before.level } };
}

function otherTree(task: Task): string {
  if (task.task === 'calibration') return task.tree;
  return 'baseline' in task ? task.baseline : task.incumbent;
}

interface BeginContext {
  readonly runHeader: RunHeaderRecord;
  readonly keeps: readonly AcceptedTree[];
  readonly handover: HandoverState;
}

/** Begins what is not proposed but due: it is known by the name of its first evaluation. */
export function beginTask(
  session: Session,
  name: string,
  { runHeader, keeps, handover }: BeginContext,
): Begun | undefined {
  const [kind, number] = name.split(' ');
  switch (kind) {
    case 'calibration': {
      const { session: next, calibration } = beginCalibration(session);
      return calibration.id === name ? begun(next, calibration, session) : undefined;
    }
    case 'canary': {
      if (session.noise === null) return undefined;
      const { session: next, trial } = assignAaCheck(session);
      return trial.id === name ? begun(next, trial, session) : undefined;
    }
    case 'promotion': {
      const assigned = session.noise === null ? undefined : assignPromotion(session);
      return assigned?.trial.id === name ? begun(assigned.session, assigned.trial, session) : undefined;
    }
    case 'confirmation': {
      const task = confirmationIn(session, { id: name, baseline: runHeader.baseline_tree });
      return begun(session, task, session);
    }
    case 'group': {
      const task = groupTaskIn(session, { id: name, state: handover, baseline: runHeader.baseline_tree });
      return task === undefined ? undefined : begun(session, task, session);
    }
    case 'certify': {
      const tries = certifiable(keeps);
      const accept = tries[Number(number) - 1];
      if (accept === undefined || session.last_noise === null) return undefined;
      // A drift that was noticed since changes nothing about the scale.
      const calm = { ...session, noise: session.last_noise };
      return begun(session, assignCertify(calm, { id: name, ...accept, keeps: tries.length }), session);
    }
    default:
      return undefined;
  }
}

/** What the task asks for at this point. */
export function stepOf({ task }: OpenTask, draw: Draw): Step {
  return nextStep(task, draw);
}

function measurementOf({ id, arm, score, cases, metrics, reason, ended }: EvaluationRecord): Measurement {
  const run = { arm, evaluation: id };
  if (score === null) {
    return {
      ...run,
      kind: 'failed',
      reason: reason ?? 'no score',
      ...(ended === 'tamper' ? { isTampered: true } : {}),
      ...(ended === 'moved' ? { isMoved: true } : {}),
    };
  }
  const reported = { ...(cases === null ? {} : { cases }), ...(metrics === null ? {} : { metrics }) };
  return { ...run, kind: 'scored', score, ...reported };
}

/** Hands a whole step to the task; one that lacks an arm counts only if the arm that is there failed. */
export function withStep(open: OpenTask, arms: number): OpenTask {
  const { buffer, task } = open;
  const isWhole = buffer.length >= arms;
  const isBroken = buffer.some(({ score }) => score === null);
  if (buffer.length === 0 || (!isWhole && !isBroken)) return { ...open, buffer: [] };
  return { ...open, task: reportTask(task, buffer.map(measurementOf)), buffer: [] };
}

export function isTrial(task: Task): task is Trial {
  return task.task === 'paired' || task.task === 'compare';
}

/** What the records say of a run that continues from there. */
export interface ReplayedState extends AcceptedAndTested {
  readonly session: Session;
  /** Tasks that were begun and not settled. */
  readonly openTasks: readonly string[];
  /** What the last decision left to be written down. */
  readonly followUp: readonly FollowUp[];
  readonly proposed: number;
  readonly tested: number;
  /** Of the holdout. */
  readonly queries: number;
  readonly confirmations: number;
  readonly handover: HandoverState;
  /** Number of the last one. */
  readonly evaluations: number;
  readonly claim: ClaimRecord | undefined;
  /** What was found of base and evaluator, each once, in order, with the risks that a person took. */
  readonly findings: readonly RecordOf<'risk'>[];
  /** In force. */
  readonly environment: EnvironmentFacts;
  readonly evaluator_digest: string;
  /** Isolation levels that commands ran at, in the order in which they came up. */
  readonly isolation: readonly string[];
  /** Whether agents could read the key of their model; null: the records do not say. */
  readonly keyInReach: boolean | null;
}

const OF_THE_RUN = /^(calibration|canary|promotion|confirmation|certify|leave-out|group) /;

/** How many candidates are among the tasks of a run. */
export function countTested(names: ReadonlySet<string>): number {
  return [...names].filter((name) => !OF_THE_RUN.test(name)).length;
}
