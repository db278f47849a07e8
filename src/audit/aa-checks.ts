import { BROKEN_TASK, brokenOutcome } from '../decision/negative-control.ts';
import type { EvaluationRecord, RecordOf } from '../decision/records.ts';
import { isMute } from '../decision/run-end.ts';
import { isBrokenDue, judgeBrokenIn, type Session, withBroken, withBrokenRun } from '../decision/session.ts';

/** The session with what was recorded, and what is wrong with that. */
export interface AuditedAaCheck {
  readonly session: Session;
  readonly issue: string | undefined;
}

/** Takes a run of the negative control in. */
export function takeBrokenRun(record: EvaluationRecord, session: Session): AuditedAaCheck {
  const issue = brokenRunIssue(record, session);
  return { session: isMute(record) ? session : withBrokenRun(session, record), issue };
}

interface AaCheckContext {
  /** A metric speaks against the negative control. */
  readonly isRefused: () => boolean;
  /** What the decision just before says of a no-op. */
  readonly noop: RecordOf<'canary'> | undefined;
}

/** Takes in what is said to have come of an A/A check. */
export function takeAaCheck(record: RecordOf<'canary'>, session: Session, context: AaCheckContext): AuditedAaCheck {
  const issue = aaCheckIssue(record, session, context);
  return { session: record.variety === 'broken' ? withBroken(session, record) : session, issue };
}

/** What a run of the negative control says that was not due. */
function brokenRunIssue(record: EvaluationRecord, session: Session): string | undefined {
  const { id, task, arm, index, attempt, order_bit: bit, tree, ended } = record;
  const { scores = [], tree: known = null } = session.aaChecks.broken ?? {};
  // What it was run for begins again in the environment that it fell into.
  if (ended === 'moved' && task === BROKEN_TASK) return undefined;
  const isDue = task === BROKEN_TASK && isBrokenDue(session) && judgeBrokenIn(session).kind === 'unsettled';
  if (!isDue) return `evaluation ${id}: no canary was to be run`;
  const isPlace = arm === 'candidate' && index === scores.length + 1 && attempt === 0 && bit === null;
  if (!isPlace) return `evaluation ${id} stands where run ${scores.length + 1} of ${task} was due`;
  return known === null || known === tree ? undefined : `evaluation ${id} is of another tree than ${task}`;
}

/** What an A/A check says that its scores do not. */
function aaCheckIssue(
  { variety, task, passed, remark }: RecordOf<'canary'>,
  session: Session,
  { isRefused, noop }: AaCheckContext,
): string | undefined {
  if (variety === 'noop' && noop?.task !== task) return `${task} was not decided just before`;
  const told =
    variety === 'noop'
      ? { passed: session.aaChecks.kept.at(-1) === false, remark: null }
      : brokenOutcome(judgeBrokenIn(session), isRefused);
  const isMeant = variety === 'noop' || (task === BROKEN_TASK && isBrokenDue(session));
  if (isMeant && told?.passed === passed && told.remark === remark) return undefined;
  return `${task} is not recorded as its runs say`;
}
