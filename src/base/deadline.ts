/** The local wall clock of a place: minutes that its time is ahead of UTC at an instant. */
export type UtcOffset = (at: Date) => number;

export interface DeadlineOptions {
  readonly now: Date;
  /** Local time of the machine; times without a zone are of this place. */
  readonly utcOffset: UtcOffset;
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const CLOCK = /^(?:(today|tomorrow)\s+)?(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
const DAY_MS = 86_400_000;

/**
 * Reads a deadline: RFC 3339, `14:30` (today, or tomorrow when that has passed), `tomorrow 9am`. Undefined when the
 * text is none of these. The instant may lie in the past: that is for the caller to refuse.
 */
export function parseDeadline(text: string, { now, utcOffset }: DeadlineOptions): Date | undefined {
  const trimmed = text.trim();
  if (RFC3339.test(trimmed)) return validDate(new Date(trimmed.replace(' ', 'T')));
  const clock = CLOCK.exec(trimmed);
  if (clock === null) return undefined;
  const [, day, hourText = '', minuteText, half] = clock;
  // A bare number without a day, a colon or am/pm could mean anything.
  if (minuteText === undefined && half === undefined) return undefined;
  const hour = readHour(Number(hourText), half?.toLowerCase());
  const minute = Number(minuteText ?? 0);
  if (hour === undefined || minute > 59) return undefined;
  const isTomorrow = day?.toLowerCase() === 'tomorrow';
  const today = atLocalTime(now, { days: isTomorrow ? 1 : 0, hour, minute, utcOffset });
  if (day !== undefined || today > now) return today;
  return atLocalTime(now, { days: 1, hour, minute, utcOffset });
}

function readHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

interface LocalTime {
  readonly days: number;
  readonly hour: number;
  readonly minute: number;
  readonly utcOffset: UtcOffset;
}

function atLocalTime(now: Date, { days, hour, minute, utcOffset }: LocalTime): Date {
  const local = new Date(now.getTime() + utcOffset(now) * 60_000);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const wall = midnight + days * DAY_MS + (hour * 60 + minute) * 60_000;
  // The offset is that of the deadline, not of now: between them the clocks may change.
  const guess = new Date(wall - utcOffset(now) * 60_000);
  return new Date(wall - utcOffset(guess) * 60_000);
}

function validDate(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}
