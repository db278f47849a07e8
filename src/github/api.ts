/**
 * GitHub's API, as far as a step asks it.
 * Invariant: every answer of the API is a value. A refusal (a fork's read-only token, a rate limit, a server that is
 * down) is reported with its cause and never decides a verdict. A request that was refused temporarily is repeated by
 * GitHub's rules. A request that may have succeeded is repeated only if it is idempotent, or after its result was looked
 * up. Each request has a deadline: a silent server costs a step seconds in total.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { renderDuration } from '../base/duration.ts';
import { printable } from '../base/text.ts';
import { decideCause, decideWait, type Refused } from './api-patience.ts';
import type { StepContext } from './event.ts';
import { redacted, redactedDeep } from './outgoing-text.ts';
import type { Refusal } from './refusal.ts';

export type Octokit = ReturnType<typeof getOctokit>;

export type Answer<T> = { readonly kind: 'ok'; readonly value: T } | Refusal;

type LastWord = 'ending' | 'cancelled';

export interface AskOptions<T = unknown> {
  /** Asking twice does no harm: again after a fault of the server, too. */
  readonly isRepeatable?: boolean;
  /** Looks for the result of a request that may have been carried out although its answer is lost. */
  readonly findResult?: () => Promise<T | undefined>;
  /**
   * The last word of a step: twice at most, however long the server was silent before. A step that is `ending` waits for a
   * limit to pass where its job has the time; one that is `cancelled` has none, and asks only where there is no limit.
   */
  readonly last?: LastWord;
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
// What a step waits in all for limits to pass, and for its last word once more. What it wanted to publish is in the summary, too.
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
    async ask(call, { isRepeatable = false, findResult, last } = {}) {
      for (let tries = 1; ; tries += 1) {
        const shut = await patience.enter(last);
        if (shut !== undefined) return shut;
        const begun = Date.now();
        try {
          const value = await call(last === undefined ? octokit : lastOctokit);
          patience.hear();
          return { kind: 'ok', value };
        } catch (error) {
          const refused = readRefused(error);
          const refusal = patience.refuse(refused, { tookMs: Date.now() - begun, tries });
          const isUnknown = refusal.cause === 'server' || refusal.cause === 'silence';
          const found = isUnknown && last === undefined ? await findResult?.() : undefined;
          if (found !== undefined) return { kind: 'ok', value: found };
          const isAgain = refusal.cause === 'limit' || (isUnknown && (isRepeatable || findResult !== undefined));
          if (!isAgain || tries === (last === undefined ? MAX_TRIES : LAST_TRIES)) return refusal;
          // A limit is waited for before the next request, whatever that is.
          if (refusal.cause === 'limit') continue;
          const waitMs = last === undefined ? decideWait(refused, { tries, now: new Date() }) : LAST_WAIT_MS;
          const stopped = last === undefined ? patience.spend(refusal, waitMs) : undefined;
          if (stopped !== undefined) return stopped;
          await pause(waitMs);
        }
      }
    },
  };
}

/** How long a step has waited, and what it need not ask any more. */
class Patience {
  readonly #timeLeftMs: () => number;
  #silentMs = 0;
  #waitedMs = 0;
  #lastWaitedMs = 0;
  #limited: { readonly until: number; readonly refusal: Refusal } | undefined;

  constructor(timeLeftMs: () => number) {
    this.#timeLeftMs = timeLeftMs;
  }

  /** Waits for a limit to pass; a refusal, without a request, where that is too long or nothing is asked any more. */
  async enter(last: LastWord | undefined): Promise<Refusal | undefined> {
    if (last === undefined && this.#silentMs >= SILENCE_BUDGET_MS) {
      const why = `the API gave no answer for ${renderDuration(SILENCE_BUDGET_MS)} and is not asked again`;
      return { kind: 'refused', status: 0, cause: 'silence', why };
    }
    const limited = this.#limited;
    if (limited === undefined || Date.now() >= limited.until) return undefined;
    const stopped = this.spend(limited.refusal, limited.until - Date.now(), last);
    if (stopped !== undefined) return stopped;
    // A timer may fire a moment early.
    while (Date.now() < limited.until) await pause(limited.until - Date.now());
    return undefined;
  }

  hear(): void {
    this.#silentMs = 0;
  }

  refuse(refused: Refused, { tookMs, tries }: { readonly tookMs: number; readonly tries: number }): Refusal {
    const cause = decideCause(refused);
    if (cause === 'silence') this.#silentMs += tookMs;
    else this.hear();
    const refusal: Refusal = { kind: 'refused', status: refused.status, cause, why: reasonOf(refused) };
    const now = new Date();
    if (cause === 'limit') this.#limited = { until: now.getTime() + decideWait(refused, { tries, now }), refusal };
    return refusal;
  }

  /** Takes a wait from what the step may wait; a refusal where that is too long. */
  spend(refusal: Refusal, waitMs: number, last?: LastWord): Refusal | undefined {
    const waitedMs = last === undefined ? this.#waitedMs : this.#lastWaitedMs;
    const left = last === 'cancelled' ? 0 : Math.min(WAIT_BUDGET_MS - waitedMs, this.#timeLeftMs());
    if (waitMs <= left) {
      if (last === undefined) this.#waitedMs += waitMs;
      else this.#lastWaitedMs += waitMs;
      if (refusal.cause === 'silence') this.#silentMs += waitMs;
      return undefined;
    }
    const asked = `the required wait is ${renderSeconds(waitMs)}, and this step has ${renderDuration(Math.max(0, left - (left % 1000)))} for it`;
    return { ...refusal, why: `${refusal.why}; ${asked}` };
  }
}

function renderSeconds(ms: number): string {
  return renderDuration(Math.ceil(Math.max(0, ms) / 1000) * 1000);
}

interface RequestFault {
  readonly name?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: { readonly headers?: Refused['headers'] };
}

function readRefused(error: unknown): Refused {
  const { name, status, message, response } = error as RequestFault;
  const reason = typeof message === 'string' ? message : 'no reason';
  // An answer of GraphQL that is an error comes with status 200.
  if (name === 'GraphqlResponseError') return { status: 422, message: reason, headers: {} };
  // The client gives a request without an answer the status 500.
  if (response === undefined || typeof status !== 'number')
    return { status: 0, message: silenceOf(reason), headers: {} };
  return { status, message: reason, headers: response.headers ?? {} };
}

function silenceOf(message: string): string {
  return /aborted/i.test(message) ? 'no answer in time' : message;
}

function reasonOf({ status, message }: Refused): string {
  const reason = printable(redacted(message.split('\n')[0] ?? ''), 200);
  return status === 0 ? reason : `${status}: ${reason}`;
}
