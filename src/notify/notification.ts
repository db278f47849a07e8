/** What a run notifies people of, and how that is written for a command or a webhook. Pure. */
import { EXIT } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import { renderMinute, type Waiting } from '../base/waiting.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { NotifyEvent, NotifyFormat } from '../settings/notify-settings.ts';
import type { ItemReport, WorkEvent } from '../workitem/work-event.ts';

/** Something that a person may want to know at once. */
export interface Notification {
  /** What it is about; the first is its name. */
  readonly events: readonly [NotifyEvent, ...NotifyEvent[]];
  /** Of the experiment, the run of a mission, or the plan. */
  readonly name: string;
  /** One line: the run, and what happened. */
  readonly title: string;
  /** One line: why, as recorded; it may quote an agent. */
  readonly text: string;
  /** The iteration, or the id of the item of a plan. */
  readonly attempt?: number | string;
  /** When it goes on, in ISO 8601. */
  readonly until?: string;
}

const MAX_TEXT = 600;

/** What an event of an experiment notifies of. */
export function ofExperiment(name: string, event: RunEvent): Notification | undefined {
  if (event.kind === 'waiting') return parked(name, event.iter, event.waiting);
  if (event.kind === 'recorded') {
    const { iter, outcome, notes, held_commit: held } = event.record;
    if (event.parting !== undefined) return parted(name, iter, event.parting, { isAccepted: outcome === 'merged' });
    if (outcome === 'merged') return ofAttempt(name, 'accepted', iter, notes);
    return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
  }
  if (event.kind !== 'stopped') return undefined;
  const { kind, reason, until } = event.stop;
  if (kind === 'rate_limited') return stopped(name, reason, { first: 'parked', until });
  return stopped(name, reason, exitCodeOf(event.stop) === EXIT.yes ? {} : { first: 'alert' });
}

/** What an event of a mission notifies of. */
export function ofMission(name: string, event: MissionEvent): Notification | undefined {
  if (event.kind === 'waiting') return parked(name, event.iteration, event.waiting);
  if (event.kind === 'recorded') {
    const { iteration, decision, decision_reason: reason, comparison } = event.entry;
    if (event.parting !== undefined) {
      return parted(name, iteration, event.parting, { isAccepted: decision === 'keep' });
    }
    if (decision === 'keep') return ofAttempt(name, 'accepted', iteration, reason);
    const isHeld = comparison?.record.outcome === 'quarantine';
    return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
  }
  if (event.kind !== 'stopped') return undefined;
  const { status, reason, cause, until } = event.stop;
  if (cause === 'rate_limited') return stopped(name, reason, { first: 'parked', until });
  return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}

/** What an event of a plan notifies of. */
export function ofPlan(name: string, event: WorkEvent): Notification | undefined {
  if (event.kind === 'waiting') return parked(name, event.id, event.waiting);
  if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused) return undefined;
  return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}

/** What the end of a plan notifies of; the last event of a plan is that of an item. */
export function ofPlanEnd(name: string, items: readonly ItemReport[]): Notification {
  const ended = items.filter(({ status }) => status === 'success').length;
  return stopped(name, `${ended} of ${plural(items.length, 'item')} succeeded`);
}

function stopped(
  name: string,
  reason: string,
  { first, until }: { readonly first?: 'alert' | 'parked'; readonly until?: string | undefined } = {},
): Notification {
  const title = oneLine(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
  const events: Notification['events'] = first === undefined ? ['stopped'] : [first, 'stopped'];
  return { events, name, title, text: oneLine(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}

const WORDS = {
  accepted: 'accepted a change',
  quarantined: 'a change waits for your approval',
} as const;

function ofAttempt(name: string, event: keyof typeof WORDS, attempt: number | string, why: string): Notification {
  return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: oneLine(why, MAX_TEXT), attempt };
}

/** What the holdout shows, in place of the change that it was asked about. */
function parted(
  name: string,
  attempt: number,
  why: string,
  { isAccepted }: { readonly isAccepted: boolean },
): Notification {
  const title = titleOf(name, attempt, `${isAccepted ? `${WORDS.accepted}; ` : ''}objective and holdout part`);
  const events: Notification['events'] = isAccepted ? ['alert', 'accepted'] : ['alert'];
  return { events, name, title, text: oneLine(why, MAX_TEXT), attempt };
}

function parked(name: string, attempt: number | string, waiting: Waiting | null): Notification | undefined {
  if (waiting === null) return undefined;
  const { cause, until } = waiting;
  const text = `until ${renderMinute(until)}: ${oneLine(cause, MAX_TEXT)}`;
  return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}

function titleOf(name: string, attempt: number | string, what: string): string {
  const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
  return oneLine(`${name}, ${where}: ${what}`);
}

/** What is known of a run besides its events. */
export interface NotifiedRun {
  readonly loop: 'experiment' | 'mission' | 'plan';
  /** As `owner/name` on a runner, otherwise the name of the folder. */
  readonly repository: string;
  /** Where a person can look, if there is such an address. */
  readonly url?: string | undefined;
}

/** What is sent. */
export interface NotificationBody {
  readonly type: string;
  readonly body: string;
}

/** The JSON of a notification, one line; `docs/how-to/get-notified.md` lists its members. */
export function renderJson(notification: Notification, run: NotifiedRun, at: Date): string {
  const { events, name, title, text, attempt, until } = notification;
  const optional = { attempt, until, url: run.url };
  const { loop, repository } = run;
  return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}

/** A notification for a webhook. */
export function renderBody(
  format: NotifyFormat,
  notification: Notification,
  { run, at }: { readonly run: NotifiedRun; readonly at: Date },
): NotificationBody {
  if (format === 'json') return { type: 'application/json', body: renderJson(notification, run, at) };
  const { title, text } = notification;
  const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
  if (format === 'text') return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
  const [first = '', ...rest] = lines.map(escapeSlack);
  return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}

/** Nothing in it mentions people or channels, or is a link with another text than its address. */
function escapeSlack(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
