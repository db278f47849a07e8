import type { Trial } from '../decision/assignment.ts';
import type { Final } from '../decision/conclusion.ts';
import { guardsOf, SPENT_HOLDOUT } from '../decision/guard.ts';
import type { DecisionEntry, RecordOf } from '../decision/records.ts';
import { isTrial, type OpenTask, withStep } from '../decision/replay.ts';
import type { DecisionSettings } from '../decision/settings.ts';
import type { DecisionCode } from '../decision/verdict.ts';
import type { ReplayProgress } from './checkpoint.ts';

/** What guards and holdout said together. A quarantined change must have passed every guard. */
export function finalOf({ outcome, kept, guards }: DecisionEntry): Final {
  if (kept) return 'accepted';
  return outcome === 'quarantine' && guards.every(({ passed }) => passed) ? 'accepted' : 'refused';
}

/**
 * What of a decision was not asked in its turn, by what its test gives: the test, then each guard until one says no,
 * then whether the gain is plausible, then the holdout. Source: decisions, DECIDE, step 5.
 */
export function orderIssues(
  { task, purpose, guards, holdout }: DecisionEntry,
  { verdict }: Trial,
  settings: DecisionSettings,
): string[] {
  const outcome = verdict?.outcome;
  if (purpose === 'canary' || purpose === 'certify') return [];
  const isAsked = guards.length > 0 || holdout !== null;
  if (outcome !== 'keep' && outcome !== 'quarantine') {
    return isAsked ? [`guards or holdout were asked about ${task}, which did not pass its test`] : [];
  }
  const due = guardsOf(settings, purpose).length;
  const no = guards.findIndex(({ passed }) => !passed);
  const isHoldoutAsked = holdout !== null || guards.some(({ name }) => name === SPENT_HOLDOUT);
  const issues: string[] = [];
  if (no !== -1 && no < guards.length - 1) issues.push(`${task} was asked about further after a guard had said no`);
  if (holdout !== null && (no !== -1 || guards.length < due)) {
    issues.push(`the holdout was asked about ${task} before each guard had said yes`);
  }
  if (outcome !== 'quarantine') return issues;
  if (isHoldoutAsked) issues.push(`the holdout was asked about ${task}, which is quarantined`);
  if (no === -1 && guards.length < due) issues.push(`${task} was quarantined without an answer of each guard`);
  return issues;
}

/** What asks the holdout before it may: before its test, or before each guard has said yes. */
export function openQueryIssues(
  { task: name }: RecordOf<'holdout'>,
  open: OpenTask | undefined,
  runs: { readonly areGuardsPassed: (trial: Trial) => boolean },
): (readonly [kind: 'missing' | 'order', message: string])[] {
  if (open === undefined) return [['missing', `${name} asks the holdout, and was not begun`]];
  const { task: trial } = withStep(open, 2);
  if (!isTrial(trial)) return [];
  if (trial.verdict?.outcome !== 'keep')
    return [['order', `${trial.id} asks the holdout, and its test was not passed`]];
  return runs.areGuardsPassed(trial) ? [] : [['order', `${trial.id} asks the holdout before each guard has said yes`]];
}

/** What was accepted became the current best, whatever was written about it. */
export function concludedAs(trial: Trial, { outcome, reason, kept, code: recorded }: DecisionEntry): Trial {
  const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : recorded) as DecisionCode;
  return { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
}

export const CONTINUED = 'a change of the configuration ended the run, and this one continues without a new run header';

/** Why an interrupted confirmation did not end by itself, as it is recorded to have done. */
export function haltIssue(
  open: OpenTask | undefined,
  { name, halted }: { readonly name: string; readonly halted: string },
): string[] {
  const task = open === undefined ? undefined : withStep(open, 2).task;
  if (task?.task === 'confirmation' && task.halted === halted) return [];
  return [`${name} is recorded to have ended by itself (${halted}), which its runs do not bear`];
}

/** What the end of a record leaves open. `isClosed`: the seeds are revealed, so nothing may be. */
export function endIssues(
  { open, claim }: Pick<ReplayProgress, 'open' | 'claim'>,
  { isClosed, summaryClaim }: { readonly isClosed: boolean; readonly summaryClaim: string | undefined },
): (readonly [kind: 'missing' | 'headline', message: string])[] {
  const left = [...open].filter(([, { task }]) => isClosed && isTrial(task));
  const issues = left.map(([name]) => ['missing', `${name} was begun, and there is no decision on it`] as const);
  if (summaryClaim === undefined || summaryClaim === claim?.sentence) return issues;
  return [...issues, ['headline', 'the summary claim is not the sentence of the claim']];
}
