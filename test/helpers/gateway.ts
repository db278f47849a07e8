/** A session of the gateway in this process, in front of a scripted model. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { CallLog } from '../../src/engine/gateway/call-log.ts';
import type { CallRecord } from '../../src/engine/gateway/call-record.ts';
import { openSession, type SessionOptions } from '../../src/engine/gateway/gateway-session.ts';
import type { GatewayApi, Refusal } from '../../src/engine/gateway/protocol.ts';
import { openAccount, type SpendingAccount } from '../../src/engine/gateway/spending-account.ts';
import type { Upstream } from '../../src/engine/gateway/upstream-client.ts';
import type { Json } from './model-answers.ts';

export const TOKEN = 'autorize-test-token-0123456789';
export const KEY = 'real-key-that-no-agent-may-see';

/** How each API is called: a stream, the same as a document, and the header of its key. */
const CALLS: Readonly<
  Record<
    string,
    {
      readonly api: GatewayApi;
      readonly path: string;
      readonly document?: string;
      readonly body: Json;
      readonly header: string;
    }
  >
> = {
  'anthropic-messages': {
    api: 'anthropic',
    path: '/v1/messages?beta=true',
    body: { model: 'claude-sonnet-4-5', max_tokens: 1000, stream: true, messages: [{ role: 'user', content: 'Go.' }] },
    header: 'x-api-key',
  },
  'openai-responses': {
    api: 'openai',
    path: '/v1/responses',
    body: { model: 'gpt-5.4', max_output_tokens: 1000, stream: true, input: 'Go.' },
    header: 'authorization',
  },
  'openai-chat': {
    api: 'openai',
    path: '/v1/chat/completions',
    body: {
      model: 'gpt-4o',
      max_tokens: 1000,
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: 'Go.' }],
    },
    header: 'authorization',
  },
  gemini: {
    api: 'gemini',
    path: '/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse',
    document: '/v1beta/models/gemini-2.5-pro:generateContent',
    body: { contents: [{ role: 'user', parts: [{ text: 'Go.' }] }], generationConfig: { maxOutputTokens: 1000 } },
    header: 'x-goog-api-key',
  },
};
export const PROTOCOLS = Object.keys(CALLS);

export function callOf(name: string) {
  const call = CALLS[name];
  if (call === undefined) throw new Error(`no call of ${name}`);
  return call;
}

export interface OpenGateway extends AsyncDisposable {
  /** Sends another key from now on. */
  readonly useKey: (value: string) => void;
  readonly port: number;
  readonly calls: readonly CallRecord[];
  readonly refusals: readonly (Refusal & { readonly isLimit: boolean })[];
  readonly account: SpendingAccount;
  close(): Promise<void>;
}

export type GatewayOptions = Partial<Omit<SessionOptions, 'upstream'>> & {
  /** Address of the server, or all of an endpoint. */
  readonly upstream: string | Upstream;
  readonly limitUsd?: number;
  readonly proxy?: string;
  readonly keyHeader?: string;
  readonly log?: CallLog;
};

export async function openGateway(options: GatewayOptions): Promise<OpenGateway> {
  const { upstream, limitUsd, proxy, keyHeader = 'x-api-key', api = 'anthropic', log, ...rest } = options;
  const calls: CallRecord[] = [];
  const refusals: (Refusal & { isLimit: boolean })[] = [];
  const account = openAccount(limitUsd);
  const suffix = api === 'openai' ? '/v1' : '';
  const value = keyHeader === 'authorization' ? `Bearer ${KEY}` : KEY;
  const session = openSession(
    {
      ...{ api, token: TOKEN, serverTools: false, prices: {}, ...rest },
      upstream:
        typeof upstream === 'string'
          ? { address: `${upstream}${suffix}`, key: { header: keyHeader, value }, proxy }
          : upstream,
    },
    { account, log, onCall: (record) => calls.push(record), onRefusal: (refusal) => refusals.push(refusal) },
  );
  const port = await session.listen({ port: 0 });
  const close = () => session.close();
  return { port, calls, refusals, account, useKey: session.useKey, close, [Symbol.asyncDispose]: close };
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** The body ended as it was announced. */
  readonly isWhole: boolean;
}

interface Request {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Json | string | Buffer;
  readonly onChunk?: (text: string) => void;
  readonly signal?: AbortSignal;
}

/** Sends one request and reads its response, also one that breaks off. */
export function ask({ port, path, method = 'POST', headers = {}, body, onChunk, signal }: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const own = {
      'x-api-key': TOKEN,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: own,
        agent: false,
        ...(signal === undefined ? {} : { signal }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          onChunk?.(chunk);
        });
        const end = () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, isWhole: response.complete });
        response.on('error', () => undefined);
        response.on('close', end);
      },
    );
    request.on('error', reject);
    request.end(
      typeof body === 'string' || Buffer.isBuffer(body) ? body : body === undefined ? undefined : JSON.stringify(body),
    );
  });
}

/** Sends bytes as they are, and gives everything that comes back until the connection ends. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}
