/** Whether a request that was refused is asked again, and when: GitHub's own rules. */

/** Why a request was refused. */
export type RefusalCause =
  /** A limit of the API: it says when to come back. */
  | 'limit'
  /** The token may not do it. */
  | 'rights'
  /** The server is at fault, or away for a moment. */
  | 'server'
  /** No answer at all. */
  | 'silence'
  /** What was asked for is not there, or not right. */
  | 'request';

export interface Refused {
  /** 0: no answer at all. */
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Distinguishes the causes of a refusal. */
export function decideCause({ status, message, headers }: Refused): RefusalCause {
  if (status === 0) return 'silence';
  if (status === 429) return 'limit';
  const isLimit =
    headers['retry-after'] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
  if (status === 403 && isLimit) return 'limit';
  if (status === 401 || status === 403) return 'rights';
  return status >= 500 ? 'server' : 'request';
}

/**
 * How long to wait before asking again, in milliseconds. After a limit: as long as `retry-after` says, else until the
 * limit is reset, else a minute, twice as long each time. After a fault of the server: two seconds more each time.
 */
export function decideWait(refused: Refused, { tries, now }: { readonly tries: number; readonly now: Date }): number {
  if (decideCause(refused) !== 'limit') return 2 * SECOND_MS * tries;
  const { headers } = refused;
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : new Date(String(after)).getTime() - now.getTime();
    if (Number.isFinite(wait)) return Math.max(0, wait);
  }
  const reset = Number(headers['x-ratelimit-reset']);
  // A second more: the server's clock may be behind.
  if (isUsedUp(headers) && Number.isFinite(reset)) return Math.max(0, reset * SECOND_MS - now.getTime()) + SECOND_MS;
  return MINUTE_MS * 2 ** (tries - 1);
}

function isUsedUp(headers: Refused['headers']): boolean {
  return String(headers['x-ratelimit-remaining']) === '0';
}
