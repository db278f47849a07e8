/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */
import { printable } from './text.ts';

export interface ReportedAttempt {
  /** Of its record: the same attempt has the same one wherever its record is. */
  readonly hash: string;
  /** As the other job calls it: `iteration 3`, `item "docs"`. */
  readonly name: string;
  readonly outcome: string;
  readonly reason: string;
  /** What its agent used up, as that job says. */
  readonly usage?: ReportedUsage;
  /** Where it is from, in a few words. */
  readonly origin: string;
}

/** What an agent used up elsewhere, as far as it said so. */
export interface ReportedUsage {
  readonly model?: string;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly usd?: number;
  readonly at_least?: true;
}

/** Usage as a record of any loop has it, without what it leaves open. */
export function reportedUsage(usage: Readonly<Record<string, unknown>> | null | undefined): ReportedUsage | undefined {
  if (usage === undefined || usage === null) return undefined;
  const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
  return {
    ...(typeof model === 'string' ? { model: printable(model, 100) } : {}),
    ...(isAmount(input) ? { input_tokens: input } : {}),
    ...(isAmount(output) ? { output_tokens: output } : {}),
    ...(isAmount(usd) ? { usd } : {}),
    ...(isLeast === true ? { at_least: true } : {}),
  };
}

/** Whoever reports it may be anybody: less than nothing would give a budget back. */
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** How the record of a reported attempt names that attempt. */
export function reportMark(hash: string): string {
  return `(reported attempt ${hash.slice(0, 12)})`;
}

/** What the record of a reported attempt says of it. */
export function describeReported({ origin, name, outcome, reason, hash }: ReportedAttempt): string {
  return `${origin} reports ${name} as ${outcome}: ${printable(reason, 300)} ${reportMark(hash)}`;
}
