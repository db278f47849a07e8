/** What a run does right now, in words. */
import type { Activity, Progress } from '../base/activity.ts';
import { shortened } from '../base/text.ts';
import { oneLine } from './foreign-text.ts';
import { renderSpan } from './time-text.ts';

export interface ShownActivity {
  /** Its name on the line: `iter 12`. */
  readonly nameOf: (attempt: string) => string;
  readonly now: Date;
}

const MAX_NAME = 80;

/** A part of a line; those of a lower rank are shown rather than others where there is no room for all. */
export interface Part {
  readonly text: string;
  readonly rank: number;
}

/** The activities in parts; without any: that it starts. */
export function renderActivities(activities: readonly Activity[], shown: ShownActivity): Part[] {
  const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
  if (main === undefined) return [{ text: 'starting', rank: 1 }];
  // What is measured between attempts holds up those that wait to be scored.
  const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
  return [
    ...renderActivity(main, shown),
    ...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
  ];
}

function nameOf({ attempt }: Activity, shown: ShownActivity): string {
  return attempt === null ? '' : `${oneLine(shown.nameOf(attempt), MAX_NAME)} `;
}

/** `iter 12`, `scoring pair 3 of ≤20`, `guard ok`, `41s`, `≤3m left`, `E 7.2 of 20`. */
function renderActivity(activity: Activity, shown: ShownActivity): Part[] {
  const { doing, since, progress } = activity;
  const now = shown.now.getTime();
  const left = leftOf(activity, now);
  const parts: readonly (readonly [text: string | undefined, rank: number])[] = [
    [nameOf(activity, shown).trimEnd() || undefined, 0],
    [[doing, ...renderCount(progress?.count)].join(' '), 1],
    [progress?.guards === undefined ? undefined : 'guard ok', 4],
    [seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
    [left === undefined ? undefined : `${left} left`, 2],
    [progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
  ];
  return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}

function renderCount(count: Progress['count']): string[] {
  if (count === undefined) return [];
  const { unit, number, of, isAtMost } = count;
  return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}

function leftOf({ progress, at }: Activity, now: number): string | undefined {
  if (progress?.leftMs === undefined || at === undefined) return undefined;
  const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
  return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}

/** In whole seconds: what changes more often cannot be read. */
function seconds(ms: number): string {
  return renderSpan(Math.max(0, Math.floor(ms / 1000) * 1000));
}

function renderEvidence({ e, needed }: NonNullable<Progress['evidence']>): string {
  return `E ${figure(e)} of ${figure(needed)}`;
}

function figure(value: number): string {
  if (value >= 1e6) return value.toExponential(1);
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}

const SEPARATOR = ' · ';

/** All that is done right now, for a screen with room. */
export function renderAllActivities(activities: readonly Activity[], shown: ShownActivity): string {
  return renderActivities(activities, shown)
    .map(({ text }) => text)
    .join(SEPARATOR);
}

/** The same of an experiment, whose attempts are iterations. */
export function renderIterations(activities: readonly Activity[], now: Date): string {
  return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}

/** As many parts as have room, by their rank, in their order; a part is shown whole, but for a first one too long. */
export function fitting(parts: readonly Part[], width: number): string {
  const chosen = new Set<Part>();
  const line = (also?: Part): string =>
    parts
      .filter((part) => chosen.has(part) || part === also)
      .map(({ text }) => text)
      .join(SEPARATOR);
  for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
    if (line(part).length <= width) chosen.add(part);
    else if (chosen.size === 0) return wholeWords(part.text, width);
  }
  return line();
}

function wholeWords(text: string, width: number): string {
  const end = text.lastIndexOf(' ', width - 1);
  return end <= 0 ? shortened(text, width - 1) : `${text.slice(0, end)}…`;
}

interface Line extends ShownActivity {
  /** What else is shown where there is room. */
  readonly rest: readonly string[];
  readonly width: number;
}

/** What is done right now, on a line of a terminal. */
export function renderActivityLine(activities: readonly Activity[], { rest, width, ...shown }: Line): string {
  const others = rest.map((text) => ({ text: oneLine(text, MAX_NAME), rank: 7 }));
  return fitting([...renderActivities(activities, shown), ...others], width);
}
