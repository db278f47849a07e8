/**
 * What `status` prints of an experiment, a mission or plans, whatever the time is, whether a run of it is at work, and wherever its branch is:
 * all of that changes while everything that is read stays the same. Pure. It is a document of JSON, to be written down.
 */
import type { Activity } from '../base/activity.ts';
import { isObject } from '../base/decode.ts';
import { EXIT } from '../base/errors.ts';
import { renderJson } from '../base/shown-json.ts';
import { branchMoved } from '../experiment/ledger/branch-moved.ts';
import { renderIterations } from '../report/activity-text.ts';
import { instantOf, renderTimeLeft } from '../report/time-text.ts';

export interface StatusAnswer {
  readonly name: string;
  /** When the run ends at the latest; null: nothing of that is shown. */
  readonly deadline: string | null;
  /** The commit that the branch has to be at while no run is at work; null: wherever. */
  readonly commit: string | null;
  /** What is wrong with the files, in sentences. */
  readonly problems: readonly string[];
  /** Whether the document names what a run at work does; undefined: yes. */
  readonly hidesActivities?: boolean;
  readonly atWork: StatusForm;
  readonly atRest: StatusForm;
  /** At rest, and the branch is at another commit. */
  readonly moved: StatusForm;
}

export interface StatusForm {
  /** Where the run is, as the records say. */
  readonly position: string;
  /** Until the deadline and after it; with gaps for where it is and for the time that is left. */
  readonly texts: readonly [before: string, after: string];
  readonly json: string;
}

/** Whether a document has the shape of an answer: whoever can write in the repository can leave any. */
export function isStatusAnswer(value: unknown): value is StatusAnswer {
  if (!isObject(value)) return false;
  const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
  return (
    typeof name === 'string' &&
    [deadline, commit].every((each) => each === null || typeof each === 'string') &&
    isTexts(problems) &&
    typeof hidesActivities === 'boolean' &&
    [atWork, atRest, moved].every(isForm)
  );
}

function isForm(value: unknown): value is StatusForm {
  if (!isObject(value)) return false;
  const { position, texts, json } = value;
  return typeof position === 'string' && typeof json === 'string' && isTexts(texts) && texts.length === 2;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** What is known at the moment of printing alone. */
export interface StatusMoment {
  readonly now: Date;
  readonly isRunning: boolean;
  readonly activities: readonly Activity[];
  /** The commit that the branch is at; undefined: there is no branch. */
  readonly commit: string | undefined;
  /** What a run at work does, in words; undefined: the activities are of iterations. */
  readonly doing?: string;
  /** Other members of the document that are known at the moment alone. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** What was written down, and what is known now alone. */
export interface FoundAnswer {
  readonly answer: StatusAnswer;
  readonly moment: StatusMoment;
}

// Nothing that is printed holds a NUL.
export const POSITION_GAP = '\0position\0';
export const TIME_LEFT_GAP = '\0time left\0';

interface PrintedStatus {
  readonly text: string;
  readonly json: string;
  readonly errors: readonly string[];
  readonly exitCode: number;
}

/** What is printed at a moment. */
export function completeStatus(answer: StatusAnswer, moment: StatusMoment): PrintedStatus {
  const { name, deadline, problems, atWork, atRest } = answer;
  const { now, isRunning, activities, commit: actual } = moment;
  const expected = isRunning ? null : answer.commit;
  const error = expected === null || expected === actual ? undefined : branchMoved(name, { expected, actual });
  const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
  const atPlace = moved.length === 0 ? atRest : answer.moved;
  const { position, texts, json } = isRunning ? atWork : atPlace;
  const doing = moment.doing ?? (activities.length === 0 ? position : renderIterations(activities, now));
  const isAfter = (instantOf(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
  const code = moved.length === 0 ? EXIT.yes : EXIT.precondition;
  return {
    text: texts[isAfter ? 1 : 0]
      .replace(POSITION_GAP, () => doing)
      .replace(TIME_LEFT_GAP, () => renderTimeLeft(deadline, now) ?? ''),
    json: withMembers(json, {
      ...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
      ...moment.members,
      ...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
    }),
    // What is wrong with the branch first.
    errors: [...moved, ...problems],
    exitCode: problems.length > 0 ? EXIT.usage : code,
  };
}

function withMembers(json: string, members: Readonly<Record<string, unknown>>): string {
  if (Object.keys(members).length === 0) return json;
  return renderJson({ ...(JSON.parse(json) as object), ...members });
}
