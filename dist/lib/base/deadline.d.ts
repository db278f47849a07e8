/** The local wall clock of a place: minutes that its time is ahead of UTC at an instant. */
export type UtcOffset = (at: Date) => number;
export interface DeadlineOptions {
    readonly now: Date;
    /** Local time of the machine; times without a zone are of this place. */
    readonly utcOffset: UtcOffset;
}
/**
 * Reads a deadline: RFC 3339, `14:30` (today, or tomorrow when that has passed), `tomorrow 9am`. Undefined when the
 * text is none of these. The instant may lie in the past: that is for the caller to refuse.
 */
export declare function parseDeadline(text: string, { now, utcOffset }: DeadlineOptions): Date | undefined;
