/**
 * Who may ask `autorize serve` for what.
 * Invariant: every answer but the refusals needs the token of this process, as the first part of its path; a request by
 * another name than the loopback address (DNS rebinding), or from a page of another origin, is refused; an action needs a
 * token of the page that asks for it, which is good once. There is no cookie: cookies know no ports, so a browser would
 * send it to every other server on this machine.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const MAX_TOKENS = 1000;
const MINUTE_MS = 60_000;
const TOKEN_MS = 12 * 60 * MINUTE_MS;

/** Why a request is refused: the status, and a sentence. */
export interface Refusal {
  readonly status: 403;
  readonly reason: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');

export class ServeAccess {
  /** Of the address that is printed. */
  readonly token = newToken();
  readonly #actions = new Map<string, number>();
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  get #hosts(): readonly string[] {
    return [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`];
  }

  /** What the path of every page begins with. */
  get root(): string {
    return `/${this.token}/`;
  }

  /** Whether a request comes by the right name and from no other page. */
  checkOrigin(headers: IncomingHttpHeaders, isAction: boolean): Refusal | undefined {
    if (!this.#hosts.includes(headers.host ?? '')) {
      return { status: 403, reason: `Ask for http://${this.#hosts[0]}/: this name is not the one that is served.` };
    }
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    const isForeign = origin !== undefined && !this.#hosts.some((host) => origin === `http://${host}`);
    if (isForeign || (isAction && origin === undefined) || (isAction && site !== undefined && site !== 'same-origin')) {
      return { status: 403, reason: 'Another page asked for this.' };
    }
    return undefined;
  }

  /** The path of a page below the token, from its slash on; undefined where the token is not there. */
  pathBelow(pathname: string): string | undefined {
    const [, token = '', below = ''] = /^\/([^/]*)(\/.*)$/.exec(pathname) ?? [];
    return this.#isToken(token) ? below : undefined;
  }

  /** Whether a text is the token; takes as long for every text. */
  #isToken(text: string): boolean {
    const [sent, own] = [Buffer.from(text), Buffer.from(this.token)];
    return sent.length === own.length && timingSafeEqual(sent, own);
  }

  /** A token for one action. */
  mint(now: number): string {
    for (const [token, until] of this.#actions) {
      if (until > now && this.#actions.size < MAX_TOKENS) break;
      this.#actions.delete(token);
    }
    const token = newToken();
    this.#actions.set(token, now + TOKEN_MS);
    return token;
  }

  /** Uses a token up; false where it is none, or was used. */
  use(token: string, now: number): boolean {
    const until = this.#actions.get(token);
    this.#actions.delete(token);
    return until !== undefined && until > now;
  }
}
