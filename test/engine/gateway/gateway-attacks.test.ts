import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, callOf, KEY, type OpenGateway, openGateway, sendRaw, TOKEN } from '../../helpers/gateway.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';

const { path, body } = callOf('anthropic-messages');
const json = JSON.stringify({ ...body, stream: false });

let model: ModelServer;
let gateway: OpenGateway;
let seen = 0;

beforeAll(async () => {
  model = await startModelServer();
  gateway = await openGateway({ upstream: model.url });
});
afterAll(async () => {
  await gateway.close();
  await model[Symbol.asyncDispose]();
});
beforeEach(() => {
  seen = model.requests.length;
});

/** Requests that the API has got since the test began. */
const forwarded = () => model.requests.slice(seen);

const HEAD = `Host: 127.0.0.1\r\nx-api-key: ${TOKEN}\r\n`;
const whole = (line: string, headers = HEAD, text = json) =>
  `${line} HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;

it.each([401, 200])(
  'a server that repeats the key with status %i gives it to no agent and no record',
  async (status) => {
    const server = createServer((request, response) => {
      request.resume();
      const key = String(request.headers['x-api-key']);
      response.writeHead(status, { 'content-type': 'application/json', 'x-seen': key });
      const text = JSON.stringify({ type: 'error', error: { type: 'authentication_error', message: `not ${key}` } });
      // In two parts, which end within the key.
      response.write(text.slice(0, text.indexOf(key) + 5), () => response.end(text.slice(text.indexOf(key) + 5)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await using echo = await openGateway({ upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const reply = await sendRaw(echo.port, whole(`POST ${path}`));
    server.close();
    expect(reply).toContain(`x-seen: ${'*'.repeat(KEY.length)}`);
    // Without the sizes of chunks.
    expect(reply.replaceAll(/\r\n[0-9a-f]+\r\n/g, '')).toContain(`not ${'*'.repeat(KEY.length)}"`);
    expect(reply).not.toContain(KEY);
    await expect.poll(() => echo.calls).toMatchObject([{ failure: { kind: 'key' } }]);
    expect(JSON.stringify(echo.calls)).not.toContain(KEY);
  },
);

it('a server that repeats a key which was renewed meanwhile gives it to nobody', async () => {
  const renewed = 'key-that-came-while-the-server-thought';
  let renew = (): void => undefined;
  const server = createServer((request, response) => {
    request.resume();
    renew();
    response.end(JSON.stringify({ error: { message: `not ${String(request.headers['x-api-key'])}` } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await using echo = await openGateway({ upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  renew = () => echo.useKey(renewed);
  const replies = [await sendRaw(echo.port, whole(`POST ${path}`)), await sendRaw(echo.port, whole(`POST ${path}`))];
  server.close();
  expect(replies.join('')).not.toContain(KEY);
  expect(replies.join('')).not.toContain(renewed);
  expect(replies.map((reply) => reply.includes('not ****'))).toEqual([true, true]);
});

describe('a request that is as it should be', () => {
  it('passes, so that what follows fails for its own reason', async () => {
    expect(await sendRaw(gateway.port, whole(`POST ${path}`))).toMatch(/^HTTP\/1\.1 200 /);
    expect(forwarded()).toHaveLength(1);
  });
});

describe('what never reaches the API', () => {
  it.each<[string, string]>([
    ['an absolute address', whole(`POST http://evil.example${path}`)],
    ['an absolute address of the API itself', whole(`POST http://127.0.0.1${path}`)],
    ['another scheme', whole('POST file:///etc/passwd')],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HEAD}\r\n`],
    ['a path without a host', whole('POST //evil.example/v1/messages')],
    ['a path with dots', whole('POST /v1/models/../messages')],
    ['a path with encoded dots', whole('POST /v1/%2e%2e/v1/messages')],
    ['a path with an encoded slash', whole('POST /v1%2fmessages')],
    ['a path with a backslash', whole('POST /v1\\messages')],
    ['a path with a parameter', whole('POST /v1/messages;x=y')],
    ['a path with a fragment', whole('POST /v1/messages#/batches')],
    ['another endpoint', whole('POST /v1/messages/batches')],
    ['another method', whole(`PUT ${path}`)],
    ['no known method', whole(`EVIL ${path}`)],
    ['a query that is not known', whole('POST /v1/messages?beta=true&callback=http://evil.example')],
    ['another host', whole(`POST ${path}`, `Host: evil.example\r\nx-api-key: ${TOKEN}\r\n`)],
    ['two hosts', whole(`POST ${path}`, `${HEAD}Host: evil.example\r\n`)],
    ['no host', whole(`POST ${path}`, `x-api-key: ${TOKEN}\r\n`)],
    ['no key', whole(`POST ${path}`, 'Host: 127.0.0.1\r\n')],
    ['another key', whole(`POST ${path}`, 'Host: 127.0.0.1\r\nx-api-key: stolen\r\n')],
    ['the real key', whole(`POST ${path}`, `Host: 127.0.0.1\r\nx-api-key: ${KEY}\r\n`)],
    ['a second key', whole(`POST ${path}`, `${HEAD}Authorization: Bearer stolen\r\n`)],
    ['the token twice', whole(`POST ${path}`, `${HEAD}x-api-key: ${TOKEN}\r\n`)],
    ['a header that is there twice', whole(`POST ${path}`, `${HEAD}anthropic-beta: a\r\nAnthropic-Beta: b\r\n`)],
    ['a body of two lengths', whole(`POST ${path}`, `${HEAD}Content-Length: 5\r\n`)],
    ['a length and chunks', whole(`POST ${path}`, `${HEAD}Transfer-Encoding: chunked\r\n`)],
    ['chunks that are not named as such', whole(`POST ${path}`, `${HEAD}Transfer-Encoding: xchunked\r\n`)],
    ['chunks that are named oddly', whole(`POST ${path}`, `${HEAD}Transfer-Encoding : chunked\r\n`)],
    [
      'a negative length',
      `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: -1\r\n\r\n`,
    ],
    [
      'a length that is no number',
      `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 0x20\r\n\r\n${json}`,
    ],
    [
      'a chunk of a size that is no number',
      `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'a chunk of a size beyond all numbers',
      `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
    ],
    ['lines without a return', whole(`POST ${path}`).replaceAll('\r\n', '\n')],
    ['a folded header', whole(`POST ${path}`, `${HEAD}anthropic-beta: a\r\n b\r\n`)],
    ['a NUL in a header', whole(`POST ${path}`, `${HEAD}anthropic-beta: a\0b\r\n`)],
    ['headers without an end', whole(`POST ${path}`, `${HEAD}x-fill: ${'x'.repeat(20_000)}\r\n`)],
    ['another type of body', whole(`POST ${path}`).replace('application/json', 'text/plain')],
    ['a form', whole(`POST ${path}`).replace('application/json', 'multipart/form-data; boundary=application/json')],
    ['a compressed body', whole(`POST ${path}`, `${HEAD}Content-Encoding: gzip\r\n`)],
    [
      'an upgrade',
      whole(`POST ${path}`, `${HEAD}Upgrade: websocket\r\n`).replace('Connection: close', 'Connection: Upgrade'),
    ],
    ['an upgrade to HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
    ['a body that is no JSON', whole(`POST ${path}`, HEAD, 'x'.repeat(10))],
    ['a list with a body', whole('GET /v1/models')],
    ['an expectation', whole(`POST ${path}`, `${HEAD}Expect: 200-ok\r\n`)],
  ])('%s', async (_, bytes) => {
    const answer = await sendRaw(gateway.port, bytes);
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(answer).not.toContain(KEY);
    expect(forwarded()).toEqual([]);
  });

  it('a body that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"model":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(await ask({ port: gateway.port, path, body: bytes })).toMatchObject({ status: 400 });
    expect(forwarded()).toEqual([]);
  });

  it('a request that is smuggled behind another one', async () => {
    const second = whole('POST /v1/messages/batches');
    const length = `Content-Length: ${json.length}`;
    const first = `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n${length}\r\n\r\n${json}`;
    const answer = await sendRaw(gateway.port, first + second);
    expect(answer.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
    expect(forwarded().map(({ url }) => url)).toEqual([path]);
  });

  it('what stands behind the end of a body', async () => {
    const chunks = `${json.length.toString(16)}\r\n${json}\r\n0\r\nx-api-key: stolen\r\nHost: evil.example\r\n\r\n`;
    const head = `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(gateway.port, head + chunks)).toMatch(/^HTTP\/1\.1 200 /);
    const [received] = forwarded();
    expect(received?.headers).toMatchObject({ 'x-api-key': KEY, host: new URL(model.url).host });
    expect(received?.headers).not.toHaveProperty('transfer-encoding');
    expect(received?.headers['content-length']).toBe(String(json.length));
  });
});

describe('what takes too much', () => {
  it('a body that says it is too large is refused before it comes', async () => {
    const head = `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n`;
    const answer = await sendRaw(gateway.port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ error: { type: 'request_too_large' } });
  });

  it('a body that does not say so is cut off', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect({ host: '127.0.0.1', port: gateway.port });
      socket.write(
        `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const block = `100000\r\n${' '.repeat(1 << 20)}\r\n`;
      const more = (): void => {
        while (socket.writable && socket.write(block));
      };
      socket.on('drain', more);
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      more();
    });
    // The answer may be lost where the connection is reset; that nothing was forwarded may not.
    expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true);
    expect(forwarded()).toEqual([]);
  });

  it('a request that never ends holds nothing up, and ends with the session', async () => {
    await using own = await openGateway({ upstream: model.url });
    const slow = Array.from({ length: 50 }, () => sendRaw(own.port, `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nx-`));
    const slowBody = Array.from({ length: 50 }, () =>
      sendRaw(
        own.port,
        `POST ${path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
      ),
    );
    expect(await ask({ port: own.port, path, body })).toMatchObject({ status: 200 });
    await own.close();
    await Promise.all([...slow, ...slowBody]);
  });

  it('a client that does not read holds nothing up', async () => {
    const large = await startModelServer({ text: 'x'.repeat(8 << 20) });
    await using own = await openGateway({ upstream: large.url });
    const deaf = connect({ host: '127.0.0.1', port: own.port }, () => deaf.write(whole(`POST ${path}`)));
    deaf.pause();
    deaf.on('error', () => undefined);
    await expect.poll(() => large.requests).toHaveLength(1);
    expect(await ask({ port: own.port, path, body: json })).toMatchObject({ status: 200, isWhole: true });
    await own.close();
    deaf.destroy();
    await large[Symbol.asyncDispose]();
  });
});

describe('what an API sends back', () => {
  it('sets no cookie, and names no other place', async () => {
    model.script({
      kind: 'status',
      status: 400,
      headers: { 'set-cookie': 'a=b', location: 'http://evil.example', 'alt-svc': 'h3=":1"' },
    });
    const { status, headers } = await ask({ port: gateway.port, path, body });
    model.script({ kind: 'ok' });
    expect(status).toBe(400);
    for (const name of ['set-cookie', 'location', 'alt-svc']) expect(headers).not.toHaveProperty(name);
  });
});
