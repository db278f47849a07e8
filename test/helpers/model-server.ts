/** A model behind a real HTTP server: it speaks four protocols, and does what a script says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answer,
  anthropicWire,
  chatWire,
  codeAssistWire,
  geminiWire,
  type Json,
  responsesWire,
  type Tokens,
  type Turn,
  type Wire,
} from './model-answers.ts';

/** How the server treats the next call. */
export type ModelMode =
  | { readonly kind: 'ok' }
  /** Refuses, with headers. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly message?: string;
    }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Closes the connection in the middle of the answer. */
  | { readonly kind: 'broken-off' }
  /** Ends a stream with an error of the API. */
  | { readonly kind: 'failed-stream'; readonly status: number }
  /** Waits between two events. */
  | { readonly kind: 'slow'; readonly eventMs: number };

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Json;
  readonly text: string;
}

export interface ModelServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** What the server counted itself, of every answer that it began. */
  readonly counted: readonly (Tokens & { readonly model: string })[];
  /** Connections that are open. */
  readonly connections: number;
  /** The mode of all further calls, or of each by its number, from 0, and its body. */
  script(mode: ModelMode | ((call: number, text: string) => ModelMode)): void;
}

interface ServerOptions {
  /** The command that the model asks for first; then it ends. Default: it ends at once. */
  readonly command?: string | undefined;
  readonly text?: string;
  /** What the model answers to a request, in place of `command` and `text`. */
  readonly turnOf?: (body: Json, text: string) => Turn;
  readonly tokens?: Tokens | ((text: string, body: Json) => Tokens);
  /** What other endpoints answer, by their path. */
  readonly others?: Readonly<Record<string, unknown>>;
}

const WIRES: readonly (readonly [RegExp, Wire])[] = [
  [/\/v1\/messages$/, anthropicWire],
  [/\/responses$/, responsesWire],
  [/\/chat\/completions$/, chatWire],
  [/^\/v1internal:(?:streamG|g)enerateContent$/, codeAssistWire],
  [/:(?:streamG|g)enerateContent$/, geminiWire],
];

export async function startModelServer(options: ServerOptions = {}): Promise<ModelServer> {
  const requests: ReceivedRequest[] = [];
  const counted: (Tokens & { model: string })[] = [];
  let modeOf: (call: number, text: string) => ModelMode = () => ({ kind: 'ok' });
  let calls = 0;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: Json = text === '' ? {} : JSON.parse(text);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body, text });
    const [path = '', query = ''] = url.split('?');
    const wire = WIRES.find(([pattern]) => pattern.test(path))?.[1];
    const other = options.others?.[path];
    if (other !== undefined) return sendJson(response, 200, other);
    if (wire === undefined)
      return sendJson(
        response,
        method === 'GET' ? 200 : 404,
        method === 'GET' ? { data: [] } : { error: { message: 'no such endpoint' } },
      );
    const mode = modeOf(calls, text);
    const id = calls;
    calls += 1;
    if (mode.kind === 'hang') return;
    if (mode.kind === 'status') {
      return sendJson(
        response,
        mode.status,
        wire.error(mode.status, mode.message ?? `scripted ${mode.status}`),
        mode.headers,
      );
    }
    const model = typeof body.model === 'string' ? body.model : (/models\/([^:]+):/.exec(path)?.[1] ?? 'model');
    const {
      tokens: written = { input: 1000, cached: 400, output: 50 },
      command,
      text: message = 'The work is done, all of it.',
      turnOf = () =>
        command === undefined || wire.hasResult(body) ? { text: message } : { command, text: 'I change the file.' },
    } = options;
    const tokens = typeof written === 'function' ? written(text, body) : written;
    const turn = turnOf(body, text);
    counted.push({ ...tokens, model });
    await send({
      response,
      wire,
      mode,
      answer: { model, turn, tokens, body, id },
      isStream: body.stream === true || query.includes('alt=sse'),
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // As a proxy it leads nowhere; a CLI that gets no answer waits for one. The server has let go of such a socket, and with it
  // of its errors: a CLI that resets it must not end the tests.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ requests, counted },
    get connections() {
      return connections;
    },
    script: (mode) => {
      calls = 0;
      modeOf = typeof mode === 'function' ? mode : () => mode;
    },
    [Symbol.asyncDispose]: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

interface Sending {
  readonly response: ServerResponse;
  readonly wire: Wire;
  readonly mode: ModelMode;
  readonly answer: Answer;
  readonly isStream: boolean;
}

async function send({ response, wire, mode, answer, isStream }: Sending): Promise<void> {
  if (!isStream) {
    const text = JSON.stringify(wire.document(answer));
    if (mode.kind !== 'broken-off') return sendJson(response, 200, text);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'request-id': `req_${answer.id}`,
  });
  const events = wire.events(answer);
  const half = Math.ceil(events.length / 2);
  const shown = mode.kind === 'broken-off' || mode.kind === 'failed-stream' ? events.slice(0, half) : events;
  for (const { name, data } of shown) {
    if (response.destroyed) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`);
    if (mode.kind === 'slow') await pause(mode.eventMs);
  }
  if (mode.kind === 'broken-off') {
    await pause(20);
    response.destroy();
    return;
  }
  if (mode.kind === 'failed-stream')
    response.write(`event: error\ndata: ${JSON.stringify(wire.error(mode.status, 'scripted'))}\n\n`);
  response.end();
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
}
