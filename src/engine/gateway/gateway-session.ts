/**
 * One session of an agent with its model: a server of its own, and the calls that it made.
 * Invariant: nothing is forwarded without the token of the session, nor after it was closed. A call is reserved before it
 * is forwarded, and booked when it ends; where there is a log both are in it first. No key, prompt or answer is written
 * anywhere; `onExchange` alone hears of them.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '../../kernel/files.ts';
import type { CallFailure } from './call-failure.ts';
import type { CallLog } from './call-log.ts';
import { type PlannedCall, planCall } from './call-plan.ts';
import { type CallRecord, recordCall } from './call-record.ts';
import { beginExchange, type Exchange, followConversation } from './conversation.ts';
import { APIS, findTarget, type Target } from './endpoints.ts';
import { type CallEnd, type CallTimes, type ForwardRequest, forwardCall } from './forwarded-call.ts';
import { forwardedHeaders, isOwnHost, keysOf } from './forwarded-headers.ts';
import type { PriceTable } from './model-prices.ts';
import type { GatewayApi, Protocol, Refusal } from './protocol.ts';
import { watchAccount } from './refused-account.ts';
import { openBodyReader } from './request-body.ts';
import type { SpendingAccount } from './spending-account.ts';
import { openUpstream, type Upstream } from './upstream-client.ts';

export interface SessionOptions {
  readonly api: GatewayApi;
  readonly token: string;
  readonly upstream: Upstream;
  readonly serverTools: boolean;
  readonly prices: PriceTable;
  readonly times?: Partial<CallTimes>;
}

export interface SessionEvents {
  readonly account: SpendingAccount;
  /** Where each call that costs something is written down; left out, nowhere. */
  readonly log?: CallLog | undefined;
  readonly onCall: (record: CallRecord) => void;
  /** What the gateway did not forward, and why. */
  readonly onRefusal: (refusal: Refusal & { readonly isLimit: boolean }) => void;
  /** Called once, when the API refused the account so that no call can succeed. */
  readonly onRefusedAccount?: (failure: CallFailure) => void;
  /** Called with what each call said, where somebody wants to keep that. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** Where a session listens: a port of the loopback address, or a Unix socket. */
type ListenPlace = { readonly port: number } | { readonly path: string };

export interface GatewaySession {
  /** Starts to listen; the answer is the port, or 0. */
  listen(place: ListenPlace): Promise<number>;
  /** Sends another key from now on. */
  useKey(value: string): void;
  /** Ends every call that is still open, books it, and stops to listen. */
  close(): Promise<void>;
}

const DEFAULT_TIMES: CallTimes = { connectMs: 30_000, idleMs: 600_000 };
// An agent's machine is this one: what takes longer does not come.
const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000;
const MAX_CONNECTIONS = 4096;

/** Opens a session; it does not listen yet. */
export function openSession(options: SessionOptions, events: SessionEvents): GatewaySession {
  const { api, upstream, serverTools, prices } = options;
  const times = { ...DEFAULT_TIMES, ...options.times };
  const client = openUpstream(upstream);
  const bodies = openBodyReader();
  const calls = new Set<() => void>();
  const rules = { serverTools, prices, isLimited: events.account.limit !== undefined };
  const { onExchange } = events;
  const follow = followConversation();
  const watch = watchAccount((failure) => events.onRefusedAccount?.(failure), Date.now);
  const hasToken = tokenCheck(options.token);
  let isClosed = false;
  let ended = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (protocol: Protocol, refusal: Refusal, isLimit = false): void => {
      events.onRefusal({ ...refusal, isLimit });
      sendRefusal(response, protocol, refusal);
    };
    const admitted = admit(api, request, hasToken);
    if ('status' in admitted) return refuse(APIS[api].protocol, admitted);
    const { endpoint, query, headers } = admitted;
    const { protocol } = endpoint;
    // A CLI repeats such a call until it is ended.
    if (watch.reported !== undefined) return refuse(protocol, repeated(watch.reported));
    const method = request.method ?? '';
    const forward = {
      client,
      protocol,
      times,
      response,
      refuse: (each: Refusal) => sendRefusal(response, protocol, each),
    };
    const path = `${endpoint.path}${query}`;
    if (endpoint.kind === 'list') {
      track(calls, { ...forward, request: { method, path, headers, body: undefined }, onEnd: () => undefined });
      return;
    }
    const text = await bodies.read(request);
    if (text === undefined || isClosed || response.destroyed) return;
    if (typeof text !== 'string') return refuse(protocol, text);
    const planned = planCall(endpoint, text, { ...rules, nowMs: Date.now() });
    if ('status' in planned) return refuse(protocol, planned);
    const reserved = events.account.reserve(planned.reserveUsd);
    if (reserved === undefined) return refuse(protocol, overLimit(events.account, planned.reserveUsd), true);
    const call = endpoint.kind === 'answer' ? noteBegin(events.log, planned) : undefined;
    if (call !== undefined && typeof call !== 'number') {
      reserved.charge(0);
      return refuse(protocol, call);
    }
    const exchange = onExchange === undefined ? undefined : beginExchange(protocol.name, follow(planned.fields));
    const [startedAt, beganAfter] = [performance.now(), ended];
    const onEnd = (end: CallEnd): void => {
      const durationMs = performance.now() - startedAt;
      const record = recordCall({ ...end, planned, prices, durationMs, beganAfter, nowMs: Date.now() });
      reserved.charge(record.usd ?? 0);
      if (endpoint.kind !== 'answer') return;
      ended += 1;
      if (call !== undefined) events.log?.end(call, record);
      events.onCall(record);
      if (exchange !== undefined) onExchange?.(exchange.end(record));
      watch.end(record.failure);
    };
    const sent = { ...forward, request: { method, path, headers, body: planned.body }, onEnd };
    if (endpoint.kind !== 'answer') return track(calls, sent);
    watch.begin();
    track(calls, { ...sent, onAnswer: watch.answer, onPart: exchange?.onPart });
  };

  const server = createServer(
    {
      ...{ maxHeaderSize: 16_384, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS },
      ...{ connectionsCheckingInterval: 5000, keepAliveTimeout: 60_000, noDelay: true, insecureHTTPParser: false },
    },
    (request, response) => {
      response.on('error', () => undefined);
      handle(request, response).catch(() => response.destroy());
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return {
    listen: (place) => listen(server, place),
    useKey: client.useKey,
    close: async () => {
      isClosed = true;
      watch.close();
      for (const end of [...calls]) end();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      client.close();
      events.log?.close();
    },
  };
}

/** Writes down that a call begins; where that fails it must not. */
function noteBegin(log: CallLog | undefined, planned: PlannedCall): number | Refusal | undefined {
  try {
    return log?.begin(planned);
  } catch (error) {
    return { status: 507, message: `the call could not be written down (${errorCode(error)})` };
  }
}

/** Forwards a call, and keeps the way to end it until it has ended. */
function track(calls: Set<() => void>, forward: ForwardRequest): void {
  let cancel: (() => void) | undefined;
  let hasEnded = false;
  cancel = forwardCall({
    ...forward,
    onEnd: (end) => {
      hasEnded = true;
      if (cancel !== undefined) calls.delete(cancel);
      forward.onEnd(end);
    },
  });
  if (!hasEnded) calls.add(cancel);
}

type Admitted = Target & { readonly headers: Readonly<Record<string, string>> };

/** Whether a request may pass, by everything but its body. */
function admit(
  api: GatewayApi,
  request: IncomingMessage,
  hasToken: (keys: readonly string[]) => boolean,
): Admitted | Refusal {
  const { rawHeaders, headers: parsed, method, url } = request;
  const headers = forwardedHeaders(rawHeaders);
  if (isRefusal(headers)) return headers;
  const target = findTarget(api, method, url);
  const key = 'status' in target ? undefined : target.key;
  if (!isOwnHost(parsed.host)) return { status: 400, message: 'the host is not the gateway' };
  if (!hasToken([...keysOf(rawHeaders), ...(key === undefined ? [] : [key])])) {
    return { status: 401, message: 'the key is not the token of this session' };
  }
  if ('status' in target) return target;
  if (parsed.upgrade !== undefined) return { status: 400, message: 'the gateway does not upgrade connections' };
  const isList = target.endpoint.kind === 'list';
  const hasBody = parsed['transfer-encoding'] !== undefined || Number(parsed['content-length'] ?? 0) > 0;
  if (isList && hasBody) return { status: 400, message: 'this endpoint takes no body' };
  if (!isList && !/^application\/json\b/i.test(parsed['content-type'] ?? '')) {
    return { status: 415, message: 'the body is not JSON' };
  }
  return { ...target, headers };
}

function isRefusal(value: Readonly<Record<string, string>> | Refusal): value is Refusal {
  return typeof value.status === 'number';
}

/** Whether there are keys, and each of them is the token. */
function tokenCheck(token: string): (keys: readonly string[]) => boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(token);
  return (keys) => keys.length > 0 && keys.every((key) => timingSafeEqual(digest(key), wanted));
}

function repeated({ status, message }: CallFailure): Refusal {
  return { status: status ?? 502, message: `the API refused the account before: ${message}` };
}

function overLimit({ limit = 0, spent, reserved }: SpendingAccount, usd: number): Refusal {
  const amounts = `$${(spent + reserved).toFixed(4)} of $${limit.toFixed(4)} spent or reserved`;
  return { status: 402, message: `${amounts}, and this call could cost $${usd.toFixed(4)}` };
}

function sendRefusal(response: ServerResponse, protocol: Protocol, refusal: Refusal): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(protocol.renderError({ ...refusal, message: `autorize gateway: ${refusal.message}` }));
  // What is left of the request is not read, so the connection cannot be used again.
  response.writeHead(refusal.status, {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' },
  });
  response.end(body);
}

// Node's own 511 are refused at once at a socket file while the thread is busy; the kernel allows as many as it is set to.
const BACKLOG = 4096;

function listen(server: Server, place: ListenPlace): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const at = 'path' in place ? { path: place.path } : { host: '127.0.0.1', port: place.port };
    server.listen({ ...at, backlog: BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
