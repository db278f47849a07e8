/** Whom a run notifies, and of what. Pure. */
import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';

/** What a notification can be about. */
export const NOTIFY_EVENTS = ['accepted', 'quarantined', 'parked', 'stopped', 'alert'] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** The forms of what a webhook gets. */
export const NOTIFY_FORMATS = ['json', 'slack', 'text'] as const;
export type NotifyFormat = (typeof NOTIFY_FORMATS)[number];

export interface NotifySettings {
  /** For a shell; it gets the notification as JSON on standard input. */
  readonly command: string | undefined;
  /** An address; it gets a POST request. */
  readonly webhook: string | undefined;
  readonly format: NotifyFormat;
  readonly on: readonly NotifyEvent[];
}

/**
 * What is wrong with the address of a webhook. The address is a secret, so what is found of it is its kind.
 * @param written as the user wrote it, where that may be a variable
 */
export function webhookProblem(
  webhook: string | null,
  written?: string,
): Pick<Problem, 'found' | 'expected' | 'remedy'> | undefined {
  const expected = 'an https address, or http on this machine';
  if (webhook === null) {
    const found = `${quoted(written ?? '')}, which is not set`;
    return { found, expected, remedy: `Set ${written?.slice(1) ?? 'it'} in the environment, or write the address.` };
  }
  const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
  const remedy = 'Write e.g. https://ntfy.sh/a-topic-of-yours.';
  if (url === undefined) return { found: 'no address', expected, remedy };
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return { found: `an address that begins with ${quoted(`${url.protocol}//`)}`, expected, remedy };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
