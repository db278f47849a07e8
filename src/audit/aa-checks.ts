import { NEGATIVE_CONTROL_TASK, negativeControlOutcome } from '../decision/negative-control.ts';
import type { EvaluationRecord, RecordOf } from '../decision/records.ts';
import { isMute } from '../decision/run-end.ts';
import {
  evaluateNegativeControlIn,
  isNegativeControlDue,
  type Session,
  withNegativeControl,
  withNegativeControlRun,
} from '../decision/session.ts';
import { isSameText } from './former-wording.ts';

/** The session with what was recorded, and what is wrong with that. */
export interface AuditedAaCheck {
  readonly session: Session;
  readonly issue: string | undefined;
}

/** Takes a run of the negative control in. */
export function takeNegativeControlRun(record: EvaluationRecord, session: Session): AuditedAaCheck {
  const issue = negativeControlIssue(record, session);
  return { session: isMute(record) ? session : withNegativeControlRun(session, record), issue };
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
  return { session: record.variety === 'broken' ? withNegativeControl(session, record) : session, issue };
}

/** What a run of the negative control says that was not due. */
function negativeControlIssue(record: EvaluationRecord, session: Session): string | undefined {
  const { id, task, arm, index, attempt, order_bit: bit, tree, ended } = record;
  const { scores = [], tree: known = null } = session.aaChecks.broken ?? {};
  // What it was run for begins again in the environment that it fell into.
  if (ended === 'moved' && task === NEGATIVE_CONTROL_TASK) return undefined;
  const isDue =
    task === NEGATIVE_CONTROL_TASK &&
    isNegativeControlDue(session) &&
    evaluateNegativeControlIn(session).kind === 'unsettled';
  if (!isDue) return `evaluation ${id}: no negative control was due`;
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
  const recorded =
    variety === 'noop'
      ? { passed: session.aaChecks.kept.at(-1) === false, remark: null }
      : negativeControlOutcome(evaluateNegativeControlIn(session), isRefused);
  const isMeant = variety === 'noop' || (task === NEGATIVE_CONTROL_TASK && isNegativeControlDue(session));
  if (isMeant && recorded?.passed === passed && isSameText(remark, recorded.remark)) return undefined;
  return `${task} is not recorded as its runs say`;
}
