import { existsSync, openSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOCKET_NAME } from '../../../src/engine/gateway/gateway-messages.ts';
import { type ModelSession, openModelSession } from '../../../src/engine/gateway/model-gateway.ts';
import { ask, callOf, KEY } from '../../helpers/gateway.ts';
import { startModelServer } from '../../helpers/model-server.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const { path, body } = callOf('anthropic-messages');

const options = (address: string) => ({
  api: 'anthropic' as const,
  upstream: { address, key: { header: 'x-api-key', value: KEY } },
  serverTools: false,
  prices: {},
});
const account = (name: string, limitUsd?: number, spentUsd = 0) => ({ name, limitUsd, spentUsd });
const call = ({ port, token }: ModelSession) => ask({ port, path, body, headers: { 'x-api-key': token } });

describe('a session in the thread', () => {
  it('forwards calls, and gives what they used at its end', async () => {
    await using model = await startModelServer();
    const session = await openModelSession({ options: options(model.url), place: 'loopback', account: account('a') });
    expect(await call(session)).toMatchObject({ status: 200, isWhole: true });
    expect(
      await ask({ port: session.port, path: '/v1/files', body, headers: { 'x-api-key': session.token } }),
    ).toMatchObject({ status: 404 });
    const outcome = await session.end();
    expect(outcome).toMatchObject({
      calls: [{ model: 'claude-sonnet-4-5', tokens: { input: 600, cacheRead: 400, output: 50 } }],
      omitted: 0,
      refusals: [{ status: 404 }],
      overLimit: undefined,
    });
    expect(await session.end()).toBe(outcome);
    await expect(call(session)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('has a token of its own, which another session does not take', async () => {
    await using model = await startModelServer();
    const open = () => openModelSession({ options: options(model.url), place: 'loopback', account: account('b') });
    const [first, second] = [await open(), await open()];
    expect(first.token).not.toBe(second.token);
    expect(await call({ ...first, port: second.port })).toMatchObject({ status: 401 });
    await first.end();
    expect(await call(second)).toMatchObject({ status: 200 });
    expect(await call({ ...first, port: second.port })).toMatchObject({ status: 401 });
    await second.end();
  });

  it('shares its limit with the other sessions of the run, and says when it is reached', async () => {
    await using model = await startModelServer({ tokens: { input: 20, cached: 0, output: 1000 } });
    const messages: string[] = [];
    const open = () =>
      openModelSession({
        options: options(model.url),
        place: 'loopback',
        account: account('c', 0.05, 0.02),
        onLimit: (message) => messages.push(message),
      });
    const [first, second] = [await open(), await open()];
    // One call costs $0.01506, and $0.03 are left.
    expect(await call(first)).toMatchObject({ status: 200 });
    expect(await call(second)).toMatchObject({ status: 402 });
    // It comes from the thread of the gateway by another way than the answer.
    await expect.poll(() => messages.length).toBe(1);
    expect(await call(second)).toMatchObject({ status: 402 });
    const outcome = await second.end();
    expect(outcome.overLimit).toMatch(/^\$0\.0351 of \$0\.0500 spent or reserved/);
    expect(messages).toEqual([outcome.overLimit]);
    await first.end();
    // A run that goes on is held to what it spent before.
    const third = await open();
    expect(await call(third)).toMatchObject({ status: 402 });
    await third.end();
  });

  it('listens at a socket, however long its path is, and leaves none behind', async () => {
    await using model = await startModelServer();
    const folder = createFolder({ [`${'y'.repeat(120)}/.keep`]: '' });
    const long = join(folder, 'y'.repeat(120));
    const session = await openModelSession({
      options: options(model.url),
      place: { folder: long },
      account: account('d'),
    });
    expect([session.port, existsSync(join(long, SOCKET_NAME))]).toEqual([0, true]);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: '127.0.0.1', 'x-api-key': session.token, 'content-type': 'application/json' };
      const sent = request(
        { socketPath: `/proc/self/fd/${openSync(long, 'r')}/${SOCKET_NAME}`, method: 'POST', path, headers },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode));
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
    expect(status).toBe(200);
    await session.end();
    expect(existsSync(join(long, SOCKET_NAME))).toBe(false);
  });

  it('that cannot listen is an error with a remedy', async () => {
    const place = { folder: '/nowhere/at/all' };
    await expect(
      openModelSession({ options: options('http://127.0.0.1:1'), place, account: account('e') }),
    ).rejects.toMatchObject({
      name: 'PreconditionError',
      message: expect.stringContaining('ENOENT'),
    });
  });
});
