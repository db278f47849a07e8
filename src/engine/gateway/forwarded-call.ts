/**
 * One call, from the request to the API until its last byte or its end.
 * Invariant: the bytes of the response reach the agent as they came, each as soon as it is there, but for the key, should a
 * server repeat it; compressed ones are passed plain. A response that breaks off breaks off for the agent, too. `onEnd` is
 * called once, whatever happens, and nothing of the call lives after it.
 */
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { errorCode } from '../../kernel/files.ts';
import type { CallFailure } from './call-failure.ts';
import { returnedHeaders } from './forwarded-headers.ts';
import type { KeyMask } from './masked-key.ts';
import type { Protocol, Refusal } from './protocol.ts';
import { decodedContent, encodingOf } from './response-encoding.ts';
import { createResponseReader, type ResponseFacts } from './response-reader.ts';
import { isRedirect, type UpstreamClient, type UpstreamRequest } from './upstream-client.ts';

export interface CallTimes {
  /** Until there is a connection. */
  readonly connectMs: number;
  /** Without a byte. */
  readonly idleMs: number;
}

export interface CallEnd {
  readonly status: number | null;
  readonly headers: IncomingMessage['headers'];
  readonly facts: ResponseFacts | undefined;
  readonly wasSent: boolean;
  /** The response came to its end. */
  readonly isWhole: boolean;
  readonly trouble?: Pick<CallFailure, 'kind' | 'message'>;
}

export interface ForwardRequest {
  readonly client: UpstreamClient;
  readonly request: UpstreamRequest;
  readonly protocol: Protocol;
  readonly times: CallTimes;
  readonly response: ServerResponse;
  readonly refuse: (refusal: Refusal) => void;
  /** Called where the API answers with anything but an error. */
  readonly onAnswer?: () => void;
  /** Called with each part of the response that is JSON. */
  readonly onPart?: ((part: unknown) => void) | undefined;
  readonly onEnd: (end: CallEnd) => void;
}

/** Forwards a call; the answer ends it early. */
export function forwardCall(forward: ForwardRequest): () => void {
  const { response, onEnd, refuse } = forward;
  let state: Omit<CallEnd, 'facts' | 'trouble'> = { status: null, headers: {}, wasSent: false, isWhole: false };
  let facts: () => ResponseFacts | undefined = () => undefined;
  let request: ClientRequest;
  let hasEnded = false;
  const end = (trouble?: CallEnd['trouble']): void => {
    if (hasEnded) return;
    hasEnded = true;
    request.destroy();
    onEnd({ ...state, facts: facts(), ...(trouble === undefined ? {} : { trouble }) });
  };
  const fail = (trouble: NonNullable<CallEnd['trouble']>): void => {
    if (hasEnded) return;
    if (!response.headersSent) refuse({ status: trouble.kind === 'timeout' ? 504 : 502, message: trouble.message });
    else response.destroy();
    end(trouble);
  };
  const begin = (isRetry: boolean): void => {
    // Of the key that this request is sent with: another one may be in use when the response comes.
    const mask = forward.client.mask();
    request = watchRequest(forward, {
      isRetry,
      // To end a call looks like a connection that was closed: what nobody waits for is not sent again.
      retry: () => {
        if (!hasEnded) begin(true);
      },
      fail,
      onSent: () => {
        state = { ...state, wasSent: true };
      },
      onResponse: (message) => {
        if (isRedirect(message))
          return fail({ kind: 'unreachable', message: 'the API redirects, and redirects are not followed' });
        state = { ...state, status: message.statusCode ?? null, headers: message.headers };
        if ((state.status ?? 0) < 400) forward.onAnswer?.();
        const onWhole = (): void => {
          state = { ...state, isWhole: true };
        };
        facts = passOn(message, forward, { fail, onWhole, end, mask });
      },
    });
  };
  begin(false);
  // The agent went away, or was ended.
  response.once('close', () => end());
  return () => {
    response.destroy();
    end();
  };
}

interface RequestEvents {
  readonly isRetry: boolean;
  readonly retry: () => void;
  readonly fail: (trouble: NonNullable<CallEnd['trouble']>) => void;
  readonly onSent: () => void;
  readonly onResponse: (message: IncomingMessage) => void;
}

function watchRequest({ client, request: sent, times }: ForwardRequest, events: RequestEvents): ClientRequest {
  const { fail } = events;
  const request = client.send(sent);
  let isAnswered = false;
  const connecting = setTimeout(() => {
    fail({ kind: 'unreachable', message: `no connection to the API within ${times.connectMs} ms` });
  }, times.connectMs);
  request.once('socket', (socket) => {
    const isConnected = (): void => clearTimeout(connecting);
    if (!socket.connecting) isConnected();
    else for (const name of ['connect', 'secureConnect']) socket.once(name, isConnected);
  });
  request.setTimeout(times.idleMs, () => {
    fail({ kind: 'timeout', message: `no byte from the API within ${times.idleMs} ms` });
  });
  request.once('finish', events.onSent);
  request.once('response', (message) => {
    isAnswered = true;
    clearTimeout(connecting);
    events.onResponse(message);
  });
  request.on('error', (error) => {
    clearTimeout(connecting);
    // A connection that the API had closed meanwhile: nothing of the request was looked at.
    if (request.reusedSocket && !isAnswered && !events.isRetry && errorCode(error) === 'ECONNRESET')
      return events.retry();
    fail(troubleOf(error));
  });
  request.once('close', () => {
    clearTimeout(connecting);
    if (!isAnswered) fail({ kind: 'overload', message: 'the API broke off the connection' });
  });
  return request;
}

function troubleOf(error: unknown): NonNullable<CallEnd['trouble']> {
  const code = errorCode(error);
  if (['ECONNRESET', 'EPIPE'].includes(code)) return { kind: 'overload', message: 'the API broke off the connection' };
  // Not the system's sentence: it has the address of a proxy in it, which may hold a password.
  return { kind: 'unreachable', message: `the API cannot be reached (${code})` };
}

interface Passing {
  readonly fail: RequestEvents['fail'];
  readonly onWhole: () => void;
  readonly end: () => void;
  readonly mask: KeyMask;
}

/** Passes a response on; the answer is what it says until then. */
function passOn(
  message: IncomingMessage,
  { response, protocol, onPart }: ForwardRequest,
  { fail, onWhole, end, mask }: Passing,
): () => ResponseFacts | undefined {
  const content = decodedContent(message);
  if (typeof content === 'string') {
    fail({ kind: 'overload', message: `the API answers with "content-encoding: ${content}", which nobody asked for` });
    return () => undefined;
  }
  const encoding = encodingOf(message);
  const reader = createResponseReader({ protocol, contentType: message.headers['content-type'], onPart });
  response.sendDate = false;
  response.writeHead(
    message.statusCode ?? 502,
    returnedHeaders(message.rawHeaders, encoding === undefined).map(mask.text),
  );
  response.flushHeaders();
  const pass = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    if (!response.write(bytes)) {
      content.pause();
      response.once('drain', () => content.resume());
    }
    reader.read(bytes);
  };
  content.on('data', (chunk: Buffer) => pass(mask.pass(chunk)));
  content.once('end', () => {
    // An end that was not announced is none.
    if (!message.complete) return;
    pass(mask.end());
    onWhole();
    response.end(() => end());
  });
  message.once('close', () => {
    if (!message.complete) fail({ kind: 'overload', message: 'the response of the API broke off' });
  });
  content.on('error', () => {
    if (encoding !== undefined && message.complete)
      fail({ kind: 'overload', message: `the response of the API is no ${encoding}` });
  });
  return reader.end;
}
