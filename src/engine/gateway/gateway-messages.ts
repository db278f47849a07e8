/** What the run and the thread of the gateway send each other. Pure. */
import type { CallFailure } from './call-failure.ts';
import type { CallRecord } from './call-record.ts';
import type { Exchange } from './conversation.ts';
import type { SessionOptions } from './gateway-session.ts';
import type { Refusal } from './protocol.ts';

/** Where a session listens: on the machine's loopback address, or at a Unix socket in a folder. */
export type SessionPlace = 'loopback' | { readonly folder: string };

/** The name of the socket in its folder. */
export const SOCKET_NAME = 'model';

/** What the sessions of one run may cost together. */
export interface AccountRequest {
  readonly name: string;
  /** US dollars; undefined: no limit. */
  readonly limitUsd: number | undefined;
  /** What was spent before the account was opened. */
  readonly spentUsd: number;
}

export type GatewayRequest =
  | {
      readonly kind: 'open';
      readonly session: string;
      readonly options: SessionOptions;
      readonly place: SessionPlace;
      readonly account: AccountRequest;
      /** Whether what the calls say is reported, too. */
      readonly isKept: boolean;
      /** The log of its calls; undefined: none. */
      readonly callsPath: string | undefined;
    }
  /** Has no answer. */
  | { readonly kind: 'key'; readonly session: string; readonly value: string }
  | { readonly kind: 'close'; readonly session: string };

export type GatewayReport = { readonly session: string } & (
  | { readonly kind: 'opened'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'call'; readonly record: CallRecord }
  | { readonly kind: 'refusal'; readonly refusal: Refusal & { readonly isLimit: boolean } }
  | { readonly kind: 'refused-account'; readonly failure: CallFailure }
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  | { readonly kind: 'closed' }
);
