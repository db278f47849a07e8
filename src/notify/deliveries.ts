/**
 * Messages to people, by a command or a webhook.
 * Invariant: sending never waits and never throws; each place gets its messages one after the other, in order; a message is
 * tried MAX_TRIES times, and what a message holds is in no command line. No address is in what is said of a failure.
 * Crash: what was not delivered is lost; whatever it was about is in the records.
 */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { getProxyForUrl } from 'proxy-from-env';
import { shortened } from '../base/text.ts';
import { openHttpAgent } from '../kernel/http-agent.ts';
import { runProgram } from '../kernel/program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A shell command, which gets messages on standard input, or an address, which gets them as POST requests. */
export type Place =
  | { readonly kind: 'command'; readonly command: string; readonly cwd: string; readonly env: Environment }
  | { readonly kind: 'webhook'; readonly address: string };

export interface Message {
  /** Media type. */
  readonly type: string;
  readonly body: string;
}

export interface DeliveryLimits {
  /** Of one try. */
  readonly tryMs: number;
  /** Before the second try; each later one waits five times as long. */
  readonly pauseMs: number;
  /** For all that is left at the end. */
  readonly endMs: number;
}

export const DELIVERY_LIMITS: DeliveryLimits = { tryMs: 10_000, pauseMs: 1000, endMs: 20_000 };

const MAX_TRIES = 3;
const MAX_WAITING = 100;
const MAX_OUTPUT_BYTES = 1 << 20;

/** Why a try failed, and whether another one may help. */
interface Failure {
  readonly reason: string;
  readonly isFinal: boolean;
}

/** The messages to one place. */
export class Deliveries {
  readonly #place: Place;
  readonly #limits: DeliveryLimits;
  readonly #end = new AbortController();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #lost = 0;
  #reason: string | undefined;

  constructor(place: Place, limits: DeliveryLimits = DELIVERY_LIMITS) {
    this.#place = place;
    this.#limits = limits;
  }

  /** Sends a message after those before it. */
  send(message: Message): void {
    if (this.#waiting >= MAX_WAITING) {
      this.#lose('too many messages waited');
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#deliver(message));
  }

  /** Waits for what is on its way, within the limit; says in a sentence what was not delivered, if anything. */
  async close(): Promise<string | undefined> {
    const end = setTimeout(() => this.#end.abort(), this.#limits.endMs);
    await this.#last;
    clearTimeout(end);
    if (this.#lost === 0) return undefined;
    const of = this.#place.kind === 'command' ? 'the command' : 'the webhook';
    const what = this.#lost === 1 ? '1 notification was' : `${this.#lost} notifications were`;
    return `${what} not delivered by ${of}: ${this.#reason}`;
  }

  #lose(reason: string): void {
    this.#lost += 1;
    this.#reason = reason;
  }

  async #deliver(message: Message): Promise<void> {
    let failure: Failure | undefined;
    for (let tried = 0; tried < MAX_TRIES; tried += 1) {
      if (tried > 0) await this.#pause(this.#limits.pauseMs * 5 ** (tried - 1));
      if (this.#end.signal.aborted) {
        failure ??= { reason: 'the run ended before', isFinal: true };
        break;
      }
      failure = await this.#try(message);
      if (failure === undefined || failure.isFinal) break;
    }
    this.#waiting -= 1;
    if (failure !== undefined) this.#lose(failure.reason);
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#end.signal }).catch(() => undefined);
  }

  async #try(message: Message): Promise<Failure | undefined> {
    const cutOff = AbortSignal.any([this.#end.signal, AbortSignal.timeout(this.#limits.tryMs)]);
    try {
      return this.#place.kind === 'command'
        ? await runCommand(this.#place, message, cutOff)
        : await post(this.#place.address, message, cutOff);
    } catch (error) {
      const reason = cutOff.aborted ? 'no answer in time' : codeOf(error);
      return { reason, isFinal: false };
    }
  }
}

/** An error of Node without its message, which may hold the address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}

async function runCommand(
  { command, cwd, env }: Extract<Place, { kind: 'command' }>,
  { body }: Message,
  cutOff: AbortSignal,
): Promise<Failure | undefined> {
  const limits = { maxBytes: MAX_OUTPUT_BYTES, maxStderrChars: 500 };
  const shell = { program: '/bin/sh', args: ['-c', command], cwd, env, input: body };
  const { exitCode, stderr, failure, limit } = await runProgram({ ...shell, ...limits, cutOff });
  if (exitCode === 0 && limit === undefined) return undefined;
  if (limit === 'time') return { reason: 'it did not end in time', isFinal: false };
  const reason = shortened(stderr.replace(/\s+/g, ' ').trim(), 200);
  const ending = failure === undefined ? `it ended with exit code ${exitCode ?? 'of a signal'}` : 'it did not start';
  return { reason: reason === '' ? ending : `${ending}: ${reason}`, isFinal: false };
}

async function post(address: string, { type, body }: Message, signal: AbortSignal): Promise<Failure | undefined> {
  const isSecure = address.startsWith('https:');
  const agent = openHttpAgent(isSecure, getProxyForUrl(address));
  try {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'user-agent': 'autorize' };
    const request = (isSecure ? httpsRequest : httpRequest)(address, { method: 'POST', agent, headers, signal });
    request.end(body);
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    // What it says is of no use; a body that never ends is not read.
    response.destroy();
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return undefined;
    const isBusy = statusCode === 408 || statusCode === 425 || statusCode === 429 || statusCode >= 500;
    return { reason: `it answered with status ${statusCode}`, isFinal: !isBusy };
  } finally {
    agent.destroy();
  }
}
