import type { Trial } from '../decision/assignment.ts';
import type { Draw } from '../decision/draw.ts';
import { isGroupTask } from '../decision/handover.ts';
import { WASHOUT, washoutIndex } from '../decision/measurement.ts';
import {
  type DecisionEntry,
  type DecisionRecord,
  type EvaluationRecord,
  isSideStage,
  type RecordOf,
  type RunHeaderRecord,
} from '../decision/records.ts';
import { type OpenTask, type ReplayedState, stepOf, withStep } from '../decision/replay.ts';
import { endIssue, isMute, isNegativeControlOff } from '../decision/run-end.ts';
import { type Session, withEnvironment } from '../decision/session.ts';
import { isOfOneEnvironment, type Task } from '../decision/task.ts';
import { runIssues } from './checks.ts';
import type { AuditDifference } from './difference.ts';
import { EvaluatorAudit, type KnownEnvironments } from './environment.ts';
import { SideRuns, sideIssues } from './side-runs.ts';

interface RunAuditRequest {
  readonly runHeader: RunHeaderRecord;
  /** Of each secret, where it is revealed. */
  readonly draws: readonly (Draw | undefined)[];
  /** Tasks that were begun, by their name; moves with each run. */
  readonly open: Map<string, OpenTask>;
  /** The task of a name, begun if it is due. */
  readonly openTask: (name: string) => OpenTask | undefined;
  readonly report: (kind: AuditDifference['kind'], message: string) => void;
  /** Where an earlier one came to. */
  readonly known: KnownRuns;
}

/** What the runs said so far. */
export interface KnownRuns {
  /** Number of the last one. */
  evaluations: number;
  /** Names of the tasks that have a score, and of the confirmations. */
  readonly tested: Set<string>;
  readonly confirmations: Set<string>;
  /** Of base and evaluator. */
  readonly findings: RecordOf<'risk'>[];
  /** Of the model, for the agents of the run. */
  keyInReach: boolean | null;
  readonly environments?: KnownEnvironments;
  readonly sides: EvaluationRecord[];
  readonly brokenOff: Set<string>;
  readonly reported: Set<string>;
  /** The last run of the holdout. */
  query: EvaluationRecord | undefined;
  /** The last unscored run. */
  washout: EvaluationRecord | undefined;
  /** How many secrets were in force before this one. */
  era: number;
}

/** Before the first one. */
export function noRuns(keyInReach: boolean | null): KnownRuns {
  const names = { tested: new Set<string>(), confirmations: new Set<string>() };
  const ended = { brokenOff: new Set<string>(), reported: new Set<string>() };
  const last = { query: undefined, washout: undefined, era: 0 };
  return { ...names, ...ended, ...last, evaluations: 0, findings: [], keyInReach, sides: [] };
}

/** Takes in the runs of the evaluator in their order and reports those that were not due. */
export class RunAudit {
  readonly evaluator: EvaluatorAudit;
  readonly #known: KnownRuns;
  readonly #runHeader: RunHeaderRecord;
  readonly #draws: readonly (Draw | undefined)[];
  readonly #open: Map<string, OpenTask>;
  readonly #openTask: RunAuditRequest['openTask'];
  readonly #report: RunAuditRequest['report'];
  readonly #sides: SideRuns;

  constructor({ runHeader, draws, open, openTask, report, known }: RunAuditRequest) {
    this.#runHeader = runHeader;
    this.#known = known;
    this.evaluator = new EvaluatorAudit(runHeader, known.environments);
    this.#sides = new SideRuns(this.#known.sides);
    this.#draws = draws;
    this.#open = open;
    this.#openTask = openTask;
    this.#report = report;
  }

  /** What holds at this point. */
  get inForce(): Pick<ReplayedState, 'environment' | 'evaluator_digest' | 'isolation' | 'findings' | 'keyInReach'> {
    const { findings, keyInReach } = this.#known;
    return { ...this.evaluator.inForce, findings: [...findings], keyInReach };
  }

  /** What there is to know for one that goes on. */
  get known(): KnownRuns {
    return { ...this.#known, environments: this.evaluator.known };
  }

  /** Another secret is in force. */
  nextEra(): void {
    this.#known.era += 1;
  }

  /** Agents of the run can read the key of their model. */
  takeKeyInReach(): void {
    this.#known.keyInReach = true;
  }

  /** A task begins. */
  begin(task: Task): void {
    if (isOfOneEnvironment(task)) this.evaluator.hold(task.id);
  }

  /** Goes on in another environment. */
  takeMove(record: RecordOf<'environment'>, session: Session): Session {
    const { changes, issues } = this.evaluator.takeMove(record);
    for (const message of issues) this.#report('digest', message);
    return withEnvironment(session, changes);
  }

  /** What a decision says of guards and holdout that their runs do not. */
  checkIssues(record: DecisionEntry, trial: Trial): string[] {
    return this.#sides.checkIssues(record, trial, this.#runHeader.settings);
  }

  /** Whether the guards passed the tree of a group; undefined: they were not asked. */
  guardOfGroup(task: string): boolean | undefined {
    return this.#sides.guardOfGroup(task);
  }

  areGuardsPassed(trial: Trial): boolean {
    return this.#sides.areGuardsPassed(trial, this.#runHeader.settings);
  }

  /** Whether a metric speaks against the negative control; `best`: the tree of the current best. */
  isBrokenRefused(best: string): boolean {
    return this.#sides.isBrokenRefused(best, this.#runHeader.settings);
  }

  /** After a run that was broken off there is nothing more of its task, but that it was interrupted. */
  checkGoingOn(record: DecisionRecord): void {
    if (record.kind === 'risk') this.#known.findings.push(record);
    const task = record.kind === 'calibration' ? record.id : 'task' in record ? record.task : undefined;
    // The same test may go on later, e.g. by a person's word, and elsewhere.
    if (record.kind === 'interrupted' || record.kind === 'decision') this.evaluator.release(record.task);
    if (task === undefined || !this.#known.brokenOff.delete(task) || record.kind === 'interrupted') return;
    this.#report('evidence', `${task} went on after a run that was broken off`);
  }

  take(record: EvaluationRecord, queries: number): void {
    const known = this.#known;
    known.evaluations += 1;
    if (record.id !== known.evaluations) {
      this.#report('missing', `evaluation ${record.id} stands where ${known.evaluations} comes next`);
      known.evaluations = record.id;
    }
    if (record.stage === 'holdout' && record.index !== queries) {
      this.#reportOnce(
        'missing',
        record.task,
        `evaluation ${record.id} asked the holdout without a record of it before`,
      );
    }
    const end = endIssue(record);
    if (end !== undefined) this.#report('evidence', end);
    this.#sides.take(record);
    if (isSideStage(record.stage)) {
      this.#takeSide(record);
      return;
    }
    const open = this.#openTask(record.task);
    const isHeld = open !== undefined && isOfOneEnvironment(open.task);
    // What compares with stored scores begins again in another environment.
    const isBroken = isNegativeControlOff(record) || (isHeld && record.ended === 'moved');
    if (isBroken) known.brokenOff.add(record.task);
    else known.tested.add(record.task);
    if (record.stage === 'confirm' && !isGroupTask(record.task)) known.confirmations.add(record.task);
    this.#checkEvaluator(record, open?.buffer ?? []);
    if (open === undefined) {
      this.#reportOnce('missing', record.task, `an evaluation of ${record.task}, which was not begun`);
      return;
    }
    this.#checkRun(record, open);
    const next = this.#withRun(open, record, isBroken);
    this.#open.set(record.task, next);
    if (!isOfOneEnvironment(next.task)) this.evaluator.release(record.task);
  }

  #checkEvaluator(record: EvaluationRecord, runs: readonly EvaluationRecord[]): void {
    const earlier = runs.filter(
      ({ task, index, attempt }) => task === record.task && index === record.index && attempt === record.attempt,
    );
    for (const message of this.evaluator.runIssues(record, earlier)) this.#report('digest', message);
  }

  #takeSide(record: EvaluationRecord): void {
    // It is not made again: what it was asked for is broken off with it.
    const known = this.#known;
    if (isMute(record) && record.stage !== 'canary') known.brokenOff.add(record.task);
    const isQuery = record.stage === 'holdout';
    this.#checkEvaluator(record, isQuery && known.query !== undefined ? [known.query] : []);
    if (isQuery) known.query = record;
    if (record.stage === WASHOUT) known.washout = record;
    const trees = this.#open.get(record.task)?.trees;
    if (record.stage !== 'canary' && trees === undefined) {
      this.#reportOnce('missing', record.task, `a ${record.stage} of ${record.task}, which was not begun`);
    }
    const draw = this.#draws[this.#known.era];
    for (const [kind, message] of sideIssues(record, { draw, trees })) this.#report(kind, message);
  }

  #checkRun(record: EvaluationRecord, { trees }: OpenTask): void {
    if (record.tree !== trees[record.arm]) {
      this.#reportOnce(
        'tree',
        record.task,
        `evaluation ${record.id} is of another tree than the ${record.arm} of ${record.task}`,
      );
    }
  }

  /** Adds a run to the step that is open, after checking that it is the one that was due. */
  #withRun(open: OpenTask, record: EvaluationRecord, isBroken: boolean): OpenTask {
    const [first] = open.buffer;
    const isNew = first !== undefined && (first.index !== record.index || first.attempt !== record.attempt);
    const current = isNew ? withStep(open, 2) : open;
    const draw = this.#draws[this.#known.era] ?? (() => ({ seed: record.seed, bit: record.order_bit ?? 0 }));
    const step = stepOf(current, draw);
    if (step.kind !== 'measure') {
      this.#reportOnce(
        'order',
        record.task,
        `evaluation ${record.id}: nothing more was to be measured for ${record.task}`,
      );
      return current;
    }
    const isDrawn = this.#draws[this.#known.era] !== undefined;
    const isShared = this.#runHeader.settings.share_seed;
    for (const [kind, message] of runIssues({ record, step, buffer: current.buffer, isDrawn, isShared })) {
      if (kind === 'order') this.#reportOnce(kind, record.task, message);
      else this.#report(kind, message);
    }
    const due = step.runs[current.buffer.length];
    if (due?.isWashed === true && !this.#isWashed(record, current.buffer.length)) {
      this.#reportOnce('order', record.task, `evaluation ${record.id} has no unscored run of its arm before it`);
    }
    if (isBroken) return current;
    const filled = { ...current, buffer: [...current.buffer, record] };
    return filled.buffer.length >= step.runs.length ? withStep(filled, step.runs.length) : filled;
  }

  /** Whether the run before this one was the unscored one of its arm. */
  #isWashed({ task, arm, index, attempt }: EvaluationRecord, position: number): boolean {
    const wanted = { stage: WASHOUT, task, arm, attempt, index: washoutIndex(index, position) };
    const last = new Map<string, unknown>(Object.entries(this.#known.washout ?? {}));
    return Object.entries(wanted).every(([key, value]) => last.get(key) === value);
  }

  /** Once a task: whatever follows a gap is misplaced too. */
  #reportOnce(kind: AuditDifference['kind'], task: string, message: string): void {
    const { reported } = this.#known;
    if (reported.has(`${kind} ${task}`)) return;
    reported.add(`${kind} ${task}`);
    this.#report(kind, message);
  }
}
