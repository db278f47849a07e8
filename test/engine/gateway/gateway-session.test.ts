import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { costOf, MODEL_PRICES } from '../../../src/engine/gateway/model-prices.ts';
import { NO_TOKENS } from '../../../src/engine/gateway/protocol.ts';
import { ask, callOf, type GatewayOptions, KEY, openGateway, PROTOCOLS, TOKEN } from '../../helpers/gateway.ts';
import { startModelServer } from '../../helpers/model-server.ts';

const documentOf = (name: string) => {
  const { body, path, document = path } = callOf(name);
  const { stream: _, stream_options: __, ...rest } = body as Record<string, unknown>;
  return { path: document, body: rest };
};

const opened = (name: string, url: string, more: Partial<GatewayOptions> = {}) =>
  openGateway({ api: callOf(name).api, upstream: url, keyHeader: callOf(name).header, ...more });

/** Tokens that the server counts by default. */
const COUNTED = { ...NO_TOKENS, input: 600, cacheRead: 400, output: 50 };
const MODELS: Readonly<Record<string, string>> = {
  ...{ 'anthropic-messages': 'claude-sonnet-4-5', 'openai-responses': 'gpt-5.4' },
  ...{ 'openai-chat': 'gpt-4o', gemini: 'gemini-2.5-pro' },
};

function priced(name: string): number {
  const price = MODEL_PRICES[MODELS[name] ?? ''];
  if (price === undefined) throw new Error(`no price for ${name}`);
  return costOf(price, COUNTED);
}

describe.each(PROTOCOLS)('%s', (name) => {
  const { path, body, header } = callOf(name);

  it('passes a stream and a document byte for byte, and counts both', async () => {
    await using model = await startModelServer({ text: 'Käse — 😀'.repeat(20) });
    await using gateway = await opened(name, model.url);
    const direct = await ask({ port: Number(new URL(model.url).port), path, body });
    model.script({ kind: 'ok' });
    const through = await ask({ port: gateway.port, path, body });
    expect(through.text).toBe(direct.text);
    expect(through.headers['content-type']).toBe('text/event-stream');
    const document = documentOf(name);
    const answer = await ask({ port: gateway.port, ...document });
    const whole = await ask({ port: Number(new URL(model.url).port), ...document });
    const numbers = /_?\d+(?=")/g;
    expect(answer.text.replaceAll(numbers, '')).toBe(whole.text.replaceAll(numbers, ''));
    await expect.poll(() => gateway.calls.length).toBe(2);
    for (const call of gateway.calls) {
      expect(call).toMatchObject({ model: MODELS[name], status: 200, tokens: COUNTED });
      expect(call.usd).toBeCloseTo(priced(name), 12);
      expect(call).not.toHaveProperty('isEstimated');
      expect(call).not.toHaveProperty('failure');
    }
    expect(gateway.account.spent).toBeCloseTo(2 * priced(name), 12);
    expect(gateway.account.reserved).toBeCloseTo(0, 12);
  });

  it('has the key of the session and nothing of the agent', async () => {
    await using model = await startModelServer();
    await using gateway = await opened(name, model.url);
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      cookie: 'a=b',
      'openai-organization': 'org',
      'user-agent': 'cli',
    };
    await ask({ port: gateway.port, path, body, headers });
    const [received] = model.requests;
    expect(received?.headers).toMatchObject({
      [header]: header === 'authorization' ? `Bearer ${KEY}` : KEY,
      'user-agent': 'cli',
    });
    expect(received?.headers).not.toHaveProperty('cookie');
    expect(received?.headers).not.toHaveProperty('openai-organization');
    expect(received?.headers.host).toBe(new URL(model.url).host);
    expect(JSON.stringify(received)).not.toContain(TOKEN);
    expect(received?.body).toEqual(body);
  });

  it.each([
    [401, 'key'],
    [402, 'credit'],
    [403, 'key'],
    [404, 'model'],
    [429, 'rate-limit'],
    [500, 'overload'],
    [529, 'overload'],
  ])('passes %i on, costs nothing and knows the cause: %s', async (status, kind) => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status, headers: { 'retry-after': '20', 'request-id': 'req_9' } });
    await using gateway = await opened(name, model.url);
    const reply = await ask({ port: gateway.port, path, body });
    expect(reply).toMatchObject({ status, headers: { 'retry-after': '20', 'request-id': 'req_9' } });
    expect(reply.text).toContain(`scripted ${status}`);
    await expect.poll(() => gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({
      status,
      tokens: NO_TOKENS,
      failure: { kind, message: `scripted ${status}` },
    });
    expect(gateway.calls[0]?.failure?.resetAt === undefined).toBe(!['rate-limit', 'overload'].includes(kind));
    expect(gateway.account).toMatchObject({ spent: 0 });
  });

  it.each([401, 402])('asks the API once where it answers %i, however often the agent calls', async (status) => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status });
    await using gateway = await opened(name, model.url);
    for (let turn = 0; turn < 3; turn += 1) {
      const reply = await ask({ port: gateway.port, path, body });
      expect(reply).toMatchObject({ status, text: expect.stringContaining(`scripted ${status}`) });
    }
    expect(model.requests).toHaveLength(1);
    expect(gateway.calls).toHaveLength(1);
  });

  it('breaks off where the API does, and counts what it showed', async () => {
    await using model = await startModelServer({ text: 'x'.repeat(400) });
    model.script({ kind: 'broken-off' });
    await using gateway = await opened(name, model.url);
    const reply = await ask({ port: gateway.port, path, body });
    expect(reply).toMatchObject({ status: 200, isWhole: false });
    await expect.poll(() => gateway.calls).toHaveLength(1);
    const [call] = gateway.calls;
    expect(call).toMatchObject({ status: 200, isEstimated: true, failure: { kind: 'overload' } });
    // Half of 400 characters, four a token.
    expect(call?.tokens.output).toBeGreaterThan(35);
    expect(call?.tokens.output).toBeLessThan(65);
    expect(call?.tokens.input).toBeGreaterThan(10);
    expect(gateway.account.spent).toBeGreaterThan(0);
    expect(gateway.account.reserved).toBeCloseTo(0, 12);
  });

  it('knows of a stream that ends with an error', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'failed-stream', status: 429 });
    await using gateway = await opened(name, model.url);
    const reply = await ask({ port: gateway.port, path, body });
    expect(reply.isWhole).toBe(true);
    await expect.poll(() => gateway.calls[0]?.failure?.kind).toBe('rate-limit');
  });
});

it('a stream of Chat Completions whose client asks for no figures is counted by its length, and says so', async () => {
  await using model = await startModelServer({ text: 'x'.repeat(400) });
  await using gateway = await opened('openai-chat', model.url);
  const { path, body } = callOf('openai-chat');
  const { stream_options: _, ...plain } = body as Record<string, unknown>;
  const asked = { ...plain, messages: [{ role: 'user', content: 'y'.repeat(4000) }] };
  const reply = await ask({ port: gateway.port, path, body: asked });
  expect(reply.text).toMatch(/data: \[DONE\]\s*$/);
  expect(reply.text).not.toContain('usage');
  await expect.poll(() => gateway.calls).toMatchObject([{ status: 200, isEstimated: true, tokens: { output: 100 } }]);
  const [call] = gateway.calls;
  expect(call).not.toHaveProperty('failure');
  expect(call?.tokens.input).toBeGreaterThan(1000);
  expect(call?.tokens.input).toBeLessThan(1100);
  expect(gateway.account.spent).toBeCloseTo(call?.usd ?? 0, 12);
  expect(gateway.account.spent).toBeGreaterThan(0.003);
});

const FIRST_EVENTS: Readonly<Record<string, object>> = {
  'anthropic-messages': { type: 'message_start', message: { usage: { input_tokens: 10, output_tokens: 1 } } },
  'openai-responses': { type: 'response.created', response: { usage: null } },
  'openai-chat': { choices: [{ delta: { role: 'assistant', content: '' } }], usage: null },
  gemini: { usageMetadata: { promptTokenCount: 10 } },
};

/** A server that sends the first event of a stream, and nothing more. */
async function startThinking(name: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(FIRST_EVENTS[name])}\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close };
}

/** A server that gives one answer, whatever it is asked. */
async function serve(type: string, text: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': type });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close };
}

describe('an error in place of an answer that began well', () => {
  const sse = 'text/event-stream';
  const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

  it.each<[string, string, string, string]>([
    [
      'anthropic-messages',
      sse,
      event({ type: 'error', error: { type: 'overloaded_error', message: 'x' } }),
      'overload',
    ],
    ['openai-responses', sse, event({ type: 'error', code: 'rate_limit_exceeded', message: 'x' }), 'rate-limit'],
    [
      'openai-responses',
      sse,
      event({ type: 'response.failed', response: { error: { code: 'insufficient_quota', message: 'x' } } }),
      'credit',
    ],
    ['openai-chat', sse, event({ error: { code: 429, message: 'x' }, choices: [] }), 'rate-limit'],
    ['openai-chat', sse, event({ error: 'Rate limit reached' }), 'rate-limit'],
    ['openai-chat', 'application/json', '{"error":{"code":402,"message":"x"}}', 'credit'],
    ['gemini', sse, event({ error: { code: 503, message: 'x', status: 'UNAVAILABLE' } }), 'overload'],
    ['gemini', 'application/json', '[{"error":{"code":429,"message":"x"}}]', 'rate-limit'],
  ])('of %s as %s costs nothing, and says its cause: %s', async (name, type, text, kind) => {
    await using server = await serve(type, text);
    await using gateway = await opened(name, server.url);
    await ask({ port: gateway.port, ...callOf(name) });
    await expect.poll(() => gateway.calls).toMatchObject([{ status: 200, failure: { kind }, tokens: NO_TOKENS }]);
    expect(gateway.calls[0]).not.toHaveProperty('isEstimated');
    expect(gateway.account.spent).toBe(0);
  });
});

describe('a session', () => {
  const { path, body } = callOf('anthropic-messages');

  it('gives each event on as it comes', async () => {
    let gate: (() => void) | undefined;
    const held = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"type":"ping"}\n\n');
      gate = () => response.end('data: {"type":"message_stop"}\n\n');
    });
    await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve));
    await using gateway = await openGateway({ upstream: `http://127.0.0.1:${(held.address() as AddressInfo).port}` });
    let text = '';
    const onChunk = (chunk: string) => {
      text += chunk;
    };
    const reply = ask({ port: gateway.port, path, body, onChunk });
    await expect.poll(() => text).toContain('ping');
    gate?.();
    expect((await reply).text).toContain('message_stop');
    held.close();
  });

  it('refuses what could pass the limit, in the form of the API, and forwards the rest', async () => {
    await using model = await startModelServer();
    // One call of 1000 declared tokens costs at most about $0.0152.
    await using gateway = await openGateway({ upstream: model.url, limitUsd: 0.02 });
    model.script({ kind: 'hang' });
    const left = new AbortController();
    const first = ask({ port: gateway.port, path, body, signal: left.signal }).catch(() => undefined);
    await expect.poll(() => model.requests).toHaveLength(1);
    const replies = await Promise.all([1, 2, 3].map(() => ask({ port: gateway.port, path, body })));
    expect(replies.map(({ status }) => status)).toEqual([402, 402, 402]);
    const [refused] = replies;
    expect(JSON.parse(refused?.text ?? '')).toEqual({
      type: 'error',
      error: {
        type: 'billing_error',
        message: expect.stringMatching(
          /^autorize gateway: \$0\.0\d+ of \$0\.0200 spent or reserved, and this call could cost \$0\.0\d+$/,
        ),
      },
    });
    expect(model.requests).toHaveLength(1);
    expect(gateway.refusals.filter(({ isLimit }) => isLimit)).toHaveLength(3);
    left.abort();
    await first;
    await expect.poll(() => gateway.account.reserved).toBeCloseTo(0, 12);
    model.script({ kind: 'ok' });
    // What was sent and never answered may have cost all that it declared.
    expect((await ask({ port: gateway.port, path, body })).status).toBe(402);
    expect(gateway.calls).toMatchObject([{ status: null, isEstimated: true }]);
    // So it does in the records, by which a run that resumes knows what was spent.
    expect(gateway.calls[0]?.usd).toBe(gateway.account.spent);
    expect(gateway.account.spent).toBeGreaterThan(0.015);
  });

  it('never spends more than its limit, where calls cost what they declare, whatever comes at once', async () => {
    await using model = await startModelServer({ tokens: { input: 20, cached: 0, output: 1000 } });
    await using gateway = await openGateway({ upstream: model.url, limitUsd: 0.05 });
    await Promise.all(Array.from({ length: 40 }, () => ask({ port: gateway.port, path, body })));
    await expect.poll(() => gateway.account.reserved).toBeCloseTo(0, 12);
    const spent =
      model.counted.length *
      costOf(MODEL_PRICES['claude-sonnet-4-5'] as never, { ...NO_TOKENS, input: 20, output: 1000 });
    expect(gateway.account.spent).toBeCloseTo(spent, 9);
    expect(spent).toBeLessThanOrEqual(0.05);
    expect(model.counted.length).toBe(3);
  });

  it('ends a call that the agent leaves, and books it', async () => {
    await using model = await startModelServer({ text: 'y'.repeat(4000) });
    model.script({ kind: 'slow', eventMs: 20 });
    await using gateway = await openGateway({ upstream: model.url });
    const left = new AbortController();
    await expect(
      new Promise((_, reject) => {
        ask({ port: gateway.port, path, body, signal: left.signal, onChunk: () => left.abort() }).then(reject, reject);
      }),
    ).rejects.toBeDefined();
    await expect.poll(() => gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({ status: 200, isEstimated: true, tokens: { input: 600, cacheRead: 400 } });
    expect(gateway.calls[0]).not.toHaveProperty('failure');
    await expect.poll(() => model.connections).toBe(0);
  });

  it.each(PROTOCOLS)('books a call of %s as reserved whose agent leaves it while the model thinks', async (name) => {
    // It answers at once, and shows nothing for a long time.
    await using silent = await startThinking(name);
    await using gateway = await opened(name, silent.url, { limitUsd: 1 });
    const call = callOf(name);
    const left = new AbortController();
    const { path, body } = call;
    const reply = ask({ port: gateway.port, path, body, signal: left.signal, onChunk: () => left.abort() });
    await reply.catch(() => undefined);
    await expect.poll(() => gateway.calls).toMatchObject([{ status: 200, isEstimated: true }]);
    // 1,000 tokens are declared.
    const { output = 0 } = MODEL_PRICES[MODELS[name] ?? ''] ?? {};
    expect(gateway.calls[0]?.usd).toBeGreaterThanOrEqual((1000 * output) / 1e6);
    expect(gateway.account.spent).toBe(gateway.calls[0]?.usd);
    expect(gateway.account.reserved).toBeCloseTo(0, 12);
  });

  it('ends with its calls, and books them; its token is worth nothing after that', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'hang' });
    await using gateway = await openGateway({ upstream: model.url, limitUsd: 1 });
    const reply = ask({ port: gateway.port, path, body }).catch((error: NodeJS.ErrnoException) => error.code);
    await expect.poll(() => model.requests).toHaveLength(1);
    await gateway.close();
    expect(await reply).toBe('ECONNRESET');
    // What was sent may be charged.
    expect(gateway.calls).toMatchObject([{ status: null, isEstimated: true }]);
    expect(gateway.account.spent).toBeGreaterThan(0);
    expect(gateway.account.reserved).toBeCloseTo(0, 12);
    await expect(ask({ port: gateway.port, path, body })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('says so where the API is silent, cannot be reached, or redirects', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'hang' });
    await using silent = await openGateway({ upstream: model.url, times: { idleMs: 50 } });
    const timeout = await ask({ port: silent.port, path, body });
    expect(timeout).toMatchObject({ status: 504 });
    expect(JSON.parse(timeout.text).error).toMatchObject({ type: 'timeout_error' });
    expect(silent.calls[0]).toMatchObject({ status: null, isEstimated: true, failure: { kind: 'timeout' } });

    // A port that no system hands out by itself: one that was just closed may be somebody else's by now.
    await using closed = await openGateway({ upstream: 'http://127.0.0.1:2', limitUsd: 1 });
    expect(await ask({ port: closed.port, path, body })).toMatchObject({ status: 502 });
    expect(closed.calls[0]).toMatchObject({
      tokens: NO_TOKENS,
      usd: 0,
      failure: { kind: 'unreachable', message: 'the API cannot be reached (ECONNREFUSED)' },
    });

    model.script({ kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:1/' } });
    await using redirected = await openGateway({ upstream: model.url });
    const reply = await ask({ port: redirected.port, path, body });
    expect(reply).toMatchObject({ status: 502 });
    expect(reply.headers).not.toHaveProperty('location');
    expect(reply.text).toContain('redirects are not followed');
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('reads what an API compresses unasked by %s, and passes it plain', async (encoding, compress) => {
    const text = JSON.stringify({ type: 'message', key: KEY, usage: { input_tokens: 600, output_tokens: 50 } });
    const bytes = compress(text);
    await using model = await answering({ 'content-encoding': encoding, 'content-length': bytes.length }, bytes);
    await using gateway = await openGateway({ upstream: model.url });
    const { status, headers, text: passed, isWhole } = await ask({ port: gateway.port, path, body });
    expect({ status, isWhole, passed }).toEqual({
      status: 200,
      isWhole: true,
      passed: text.replace(KEY, '*'.repeat(KEY.length)),
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(gateway.calls).toMatchObject([{ status: 200, tokens: { input: 600, output: 50 } }]);
    expect(gateway.calls[0]).not.toHaveProperty('isEstimated');
  });

  it.each([
    [
      'an encoding that it does not know',
      { 'content-encoding': 'compress' },
      { status: 502, isWhole: true },
      'compress',
    ],
    ['what is not compressed as it says', { 'content-encoding': 'gzip' }, { isWhole: false }, 'gzip'],
  ])('passes no response with %s', async (_name, headers, seen, encoding) => {
    await using model = await answering(headers, Buffer.from('{}'));
    await using gateway = await openGateway({ upstream: model.url });
    expect(await ask({ port: gateway.port, path, body })).toMatchObject(seen);
    expect(gateway.calls).toMatchObject([
      { isEstimated: true, failure: { kind: 'overload', message: expect.stringContaining(encoding) } },
    ]);
    expect(gateway.account.spent).toBeGreaterThan(0);
  });

  it('goes through the proxy that it is given', async () => {
    const seen: string[] = [];
    const proxy = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"type":"message","usage":{"input_tokens":1,"output_tokens":2}}');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await using gateway = await openGateway({ upstream: 'http://model.example', proxy: address });
    expect(await ask({ port: gateway.port, path, body })).toMatchObject({ status: 200 });
    expect(seen).toEqual(['POST http://model.example/v1/messages?beta=true']);
    proxy.close();
  });

  it('lists models and counts tokens without a price', async () => {
    await using model = await startModelServer();
    await using gateway = await openGateway({ upstream: model.url, limitUsd: 0 });
    expect(await ask({ port: gateway.port, path: '/v1/models', method: 'GET' })).toMatchObject({ status: 200 });
    const counting = await ask({ port: gateway.port, path: '/v1/messages/count_tokens', body });
    expect(counting.status).toBe(404);
    expect(gateway.calls).toEqual([]);
  });

  it('lets 1,000 streams run at once, half of them left by the agent, and leaks nothing', async () => {
    await using model = await startModelServer({ text: 'z'.repeat(200) });
    model.script({ kind: 'slow', eventMs: 5 });
    const descriptors = (): number => readdirSync('/proc/self/fd').length;
    const before = descriptors();
    await using gateway = await openGateway({ upstream: model.url, limitUsd: 1000 });
    const results = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const left = new AbortController();
        const onChunk = index % 2 === 0 ? () => left.abort() : () => undefined;
        return ask({ port: gateway.port, path, body, signal: left.signal, onChunk }).then(
          ({ isWhole }) => isWhole,
          () => false,
        );
      }),
    );
    expect(results.filter(Boolean)).toHaveLength(500);
    await expect.poll(() => gateway.calls).toHaveLength(1000);
    expect(gateway.account.reserved).toBeCloseTo(0, 6);
    await gateway.close();
    await expect.poll(() => model.connections).toBe(0);
    await expect.poll(descriptors).toBeLessThanOrEqual(before);
  });
});

it('does not send a call again whose agent went away while it was open', async () => {
  await using model = await startModelServer();
  await using gateway = await openGateway({ upstream: model.url });
  const { path, body } = callOf('anthropic-messages');
  await ask({ port: gateway.port, path, body });
  // This one goes over the connection of the first.
  model.script({ kind: 'hang' });
  const agent = new AbortController();
  const asked = ask({ port: gateway.port, path, body, signal: agent.signal }).catch(() => undefined);
  await expect.poll(() => model.requests.length).toBe(2);
  agent.abort();
  await asked;
  await expect.poll(() => gateway.calls.length).toBe(2);
  // A call of another agent comes after whatever the first one left.
  model.script({ kind: 'ok' });
  await ask({ port: gateway.port, path, body });
  expect(model.requests).toHaveLength(3);
});

/** A server that answers every request with the same bytes. */
async function answering(headers: Readonly<Record<string, string | number>>, bytes: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
