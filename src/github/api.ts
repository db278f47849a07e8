/**
 * GitHub's API, as far as a step asks it.
 * Invariant: whatever the API answers is a value: a refusal (a fork's read-only token, a limit, a server that is away) is
 * told with its cause, and never decides a verdict. What was refused for now is asked again, as GitHub's rules say. What
 * may have been done already is asked again only where that does no harm, or where its result was looked for first. Each
 * request has a deadline, and a server that stays silent costs all requests of a step together seconds.
 */
import type { getOctokit } from '@actions/github';
import { renderDuration } from '../base/duration.ts';
import { printable } from '../base/text.ts';
import { decideCause, decideWait, type RefusalCause, type Refused } from './api-patience.ts';
import type { StepContext } from './event.ts';
import { redacted, redactedDeep } from './outgoing-text.ts';

export type Octokit = ReturnType<typeof getOctokit>;

export interface Refusal {
  readonly kind: 'refused';
  /** Status 0: no answer at all. */
  readonly status: number;
  readonly cause: RefusalCause;
  readonly why: string;
}

export type Answer<T> = { readonly kind: 'ok'; readonly value: T } | Refusal;

interface AskOptions<T> {
  /** Asking twice does no harm: again after a fault of the server, too. */
  readonly isRepeatable?: boolean;
  /** Looks for the result of a request that may have been carried out although its answer is lost. */
  readonly findResult?: () => Promise<T | undefined>;
  /** The last word of a step that is ending: at once, twice at most, whatever was refused before. */
  readonly isLast?: boolean;
}

export interface Api {
  readonly owner: string;
  readonly repo: string;
  ask<T>(call: (octokit: Octokit) => Promise<T>, options?: AskOptions<T>): Promise<Answer<T>>;
}

const MAX_TRIES = 3;
// GitHub itself ends a request after ten seconds.
const REQUEST_LIMIT_MS = 10_000;
// A runner that cancels leaves ten seconds for everything.
const LAST_LIMIT_MS = 3000;
const LAST_TRIES = 2;
const LAST_WAIT_MS = 500;
// What a step waits in all for limits to pass. What it wanted to publish is in the summary, too.
const WAIT_BUDGET_MS = 150_000;
// What all requests together wait for a server that does not answer.
const SILENCE_BUDGET_MS = 20_000;
// What people read of a request. Anything else says what it is about: changed, it would be another request.
const TEXTS: readonly string[] = ['body', 'title', 'output', 'description', 'message', 'commit_message'];
/** For what is large: an archive that is downloaded. */
export const DOWNLOAD_LIMIT_MS = 60_000;

/** The API for a token; undefined without one, or where there is no repository to ask about. */
export async function openApi(
  token: string,
  context: StepContext,
  timeLeftMs: () => number = () => Number.POSITIVE_INFINITY,
): Promise<Api | undefined> {
  const { owner, repository, apiUrl } = context;
  if (token === '' || owner === '' || repository === '') return undefined;
  const { getOctokit: create } = await import('@actions/github');
  const octokits = [REQUEST_LIMIT_MS, LAST_LIMIT_MS].map((limitMs) => {
    const octokit = create(token, { baseUrl: apiUrl });
    octokit.hook.before('request', (options) => {
      // Between two requests a step judges for minutes. A server ends such a connection just when the next request is on
      // its way, and nobody knows then whether it came.
      options.headers.connection = 'close';
      const { signal = AbortSignal.timeout(limitMs) } = options.request;
      options.request = { ...options.request, signal };
      for (const name of TEXTS) {
        if (name in options) Object.assign(options, { [name]: redactedDeep(options[name]) });
      }
    });
    return octokit;
  });
  const [octokit, lastOctokit] = octokits as [Octokit, Octokit];
  const patience = new Patience(timeLeftMs);
  return {
    owner,
    repo: repository,
    async ask(call, { isRepeatable = false, findResult, isLast = false } = {}) {
      for (let tries = 1; ; tries += 1) {
        const shut = isLast ? undefined : patience.shut();
        if (shut !== undefined) return shut;
        const begun = Date.now();
        try {
          const value = await call(isLast ? lastOctokit : octokit);
          patience.hear();
          return { kind: 'ok', value };
        } catch (error) {
          const refused = readRefused(error);
          const refusal = patience.refuse(refused, Date.now() - begun);
          const isUnknown = refusal.cause === 'server' || refusal.cause === 'silence';
          const found = isUnknown && !isLast ? await findResult?.() : undefined;
          if (found !== undefined) return { kind: 'ok', value: found };
          const isAgain = refusal.cause === 'limit' || (isUnknown && (isRepeatable || findResult !== undefined));
          if (!isAgain || tries === (isLast ? LAST_TRIES : MAX_TRIES)) return refusal;
          const waitMs = isLast ? LAST_WAIT_MS : decideWait(refused, { tries, now: new Date() });
          const stopped = isLast ? undefined : patience.spend(refusal, waitMs);
          if (stopped !== undefined) return stopped;
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
      }
    },
  };
}

/** Why something was refused, with what to do where it is the token that lacks a right. */
export function withRemedy({ why, cause, status }: Refusal, remedy: string): string {
  return cause === 'rights' || status === 404 ? `${why}; ${remedy}` : why;
}

/** How long a step has waited, and what it need not ask any more. */
class Patience {
  readonly #timeLeftMs: () => number;
  #silentMs = 0;
  #waitedMs = 0;
  #limited: { readonly until: number; readonly refusal: Refusal } | undefined;

  constructor(timeLeftMs: () => number) {
    this.#timeLeftMs = timeLeftMs;
  }

  /** The refusal of everything for now, without a request. */
  shut(): Refusal | undefined {
    if (this.#limited !== undefined && Date.now() < this.#limited.until) return this.#limited.refusal;
    if (this.#silentMs < SILENCE_BUDGET_MS) return undefined;
    const why = `the API gave no answer for ${renderDuration(SILENCE_BUDGET_MS)} and is not asked again`;
    return { kind: 'refused', status: 0, cause: 'silence', why };
  }

  hear(): void {
    this.#silentMs = 0;
  }

  refuse(refused: Refused, tookMs: number): Refusal {
    const cause = decideCause(refused);
    if (cause === 'silence') this.#silentMs += tookMs;
    else this.hear();
    return { kind: 'refused', status: refused.status, cause, why: reasonOf(refused) };
  }

  /** Takes a wait from what the step may wait; a refusal where that is too long. */
  spend(refusal: Refusal, waitMs: number): Refusal | undefined {
    const left = Math.min(WAIT_BUDGET_MS - this.#waitedMs, this.#timeLeftMs());
    if (waitMs <= left) {
      this.#waitedMs += waitMs;
      if (refusal.cause === 'silence') this.#silentMs += waitMs;
      return undefined;
    }
    const asked = `it has to be waited for ${renderDuration(waitMs)}, and this step has ${renderDuration(Math.max(0, left))} for that`;
    const stopped = { ...refusal, why: `${refusal.why}; ${asked}` };
    if (refusal.cause === 'limit') this.#limited = { until: Date.now() + waitMs, refusal: stopped };
    return stopped;
  }
}

interface RequestFault {
  readonly name?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: { readonly headers?: Refused['headers'] };
}

function readRefused(error: unknown): Refused {
  const { name, status, message, response } = error as RequestFault;
  const said = typeof message === 'string' ? message : 'no reason';
  // An answer of GraphQL that is an error comes with status 200.
  if (name === 'GraphqlResponseError') return { status: 422, message: said, headers: {} };
  // The client gives a request without an answer the status 500.
  if (response === undefined || typeof status !== 'number') return { status: 0, message: silenceOf(said), headers: {} };
  return { status, message: said, headers: response.headers ?? {} };
}

function silenceOf(message: string): string {
  return /aborted/i.test(message) ? 'no answer in time' : message;
}

function reasonOf({ status, message }: Refused): string {
  const said = printable(redacted(message.split('\n')[0] ?? ''), 200);
  return status === 0 ? said : `${status}: ${said}`;
}
