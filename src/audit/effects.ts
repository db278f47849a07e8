import type { AcceptanceAudit } from '../decision/accepted.ts';
import { distillable, effectsOf, standing } from '../decision/distilled.ts';
import { EXACT_LEAVE_OUT_PAIRS, type LeaveOut, ownEffectOf } from '../decision/leave-out.ts';
import type { RecordOf } from '../decision/records.ts';
import { beginLeaveOut, type OpenTask, withStep } from '../decision/replay.ts';
import type { Session } from '../decision/session.ts';
import type { Task } from '../decision/task.ts';
import { isSame } from './close-values.ts';

type LeaveOutRecord = RecordOf<'leave-out'>;
type EffectRecord = RecordOf<'effect'>;
type Issue = readonly [kind: 'effect' | 'missing', message: string];

interface EffectAuditRequest {
  readonly kept: AcceptanceAudit;
  /** Tasks that were begun, by their name. */
  readonly open: Map<string, OpenTask>;
  readonly begin: (task: Task) => void;
}

/** Takes in how accepted changes were left out one by one, and reports what their runs do not bear. */
export class EffectAudit {
  /** By their tasks. */
  readonly begun: Map<string, LeaveOutRecord>;
  readonly #request: EffectAuditRequest;

  /** `begun`: what an earlier one had begun. */
  constructor(request: EffectAuditRequest, begun: Map<string, LeaveOutRecord>) {
    this.#request = request;
    this.begun = begun;
  }

  take(record: LeaveOutRecord | EffectRecord, session: Session): Issue[] {
    return record.kind === 'leave-out' ? this.#takeLeaveOut(record, session) : this.#takeEffect(record);
  }

  #takeLeaveOut(record: LeaveOutRecord, session: Session): Issue[] {
    const { kept, open, begin } = this.#request;
    const issues = leaveOutIssues(record, kept, session);
    const begun = beginLeaveOut(session, record);
    open.set(record.task, begun.open);
    begin(begun.open.task);
    this.begun.set(record.task, record);
    return issues.map((message): Issue => ['effect', message]);
  }

  #takeEffect(record: EffectRecord): Issue[] {
    const { kept, open } = this.#request;
    const found = open.get(record.task);
    open.delete(record.task);
    const leaveOut = this.begun.get(record.task);
    const task = found === undefined ? undefined : withStep(found, 2).task;
    if (leaveOut === undefined || task?.task !== 'leave-out')
      return [['missing', `an effect of ${record.task}, of which nothing is recorded`]];
    kept.effects.push({ effect: record, leaveOut });
    return effectIssues(record, task, leaveOut).map((message): Issue => ['effect', message]);
  }
}

const FEWEST_PAIRS = 2;

/** What the record that a change is left out says, and may not; whether what is left is that, git shows. */
function leaveOutIssues(record: LeaveOutRecord, accepted: AcceptanceAudit, session: Session): string[] {
  const { task, change, taken, whole, planned_pairs: planned, margin } = record;
  const issues: string[] = [];
  if (whole !== session.incumbent) issues.push(`${task} is of the branch ${whole}, which holds ${session.incumbent}`);
  if (!distillable(accepted).some((each) => each.task === change)) {
    issues.push(`${task} leaves out ${change}, which is no accepted change that the branch holds`);
  }
  const known = standing(accepted).map((each) => each.task);
  const inOrder = known.filter((each) => taken.includes(each)).toReversed();
  if (taken.at(-1) !== change || !isSame(inOrder, taken)) {
    issues.push(`${task} takes out ${taken.join(', ')}, not ${change} with later changes, newest first`);
  }
  const isFew = session.is_exact ? planned !== EXACT_LEAVE_OUT_PAIRS : planned < FEWEST_PAIRS;
  if (isFew) issues.push(`${task} has ${planned} pairs`);
  if (margin < 0) issues.push(`${task} has a margin below 0`);
  // What is fixed before the first is fixed for all.
  for (const { leaveOut } of effectsOf(accepted, whole).values()) {
    if (leaveOut.margin !== margin || leaveOut.planned_pairs !== planned)
      issues.push(`${task} has other pairs or another margin than ${leaveOut.task}`);
  }
  return issues;
}

/** What the record of an own effect says that its scores do not. */
function effectIssues(record: EffectRecord, measured: LeaveOut, { margin }: LeaveOutRecord): string[] {
  const { task } = record;
  const { confidence, evaluations, failure, pairs, planned } = measured;
  if (failure === null && pairs.length !== planned) return [`${task} has ${pairs.length} of ${planned} pairs`];
  const computed = { ...ownEffectOf(measured, margin), confidence, evaluations };
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(computed).flatMap(([key, value]) =>
    isSame(values.get(key), value) ? [] : [`the ${key} of ${task} is not what its scores give`],
  );
}
