import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CallLog, openCallLog, readCallLog } from '../../../src/engine/gateway/call-log.ts';
import { NO_TOKENS } from '../../../src/engine/gateway/protocol.ts';
import { ask, callOf, KEY, openGateway } from '../../helpers/gateway.ts';
import { startModelServer } from '../../helpers/model-server.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const ended = {
  ...{ model: 'm-1', status: 200, durationMs: 5, usd: 0.5 },
  tokens: { ...NO_TOKENS, input: 10, cacheRead: 4, output: 3 },
};
const planned = { model: 'm-1', about: 12, reserveUsd: 0.75, price: { input: 1, output: 1 } };

function logged(use: (log: CallLog) => void): string {
  const path = join(createFolder(), 'agent.calls.jsonl');
  const log = openCallLog(path);
  use(log);
  log.close();
  return path;
}

it('has the figures of calls that ended, and those that were reserved of calls that did not', () => {
  const path = logged((log) => {
    log.end(log.begin(planned), ended);
    log.begin(planned);
    log.begin({ ...planned, price: undefined });
  });
  expect(readCallLog(path).map(({ tokens, usd, isEstimated }) => [tokens.input, usd, isEstimated])).toEqual([
    [10, 0.5, undefined],
    [12, 0.75, true],
    [12, undefined, true],
  ]);
});

it('is read as far as it is whole', () => {
  const path = logged((log) => log.end(log.begin(planned), ended));
  truncateSync(path, readFileSync(path).length - 2);
  expect(readCallLog(path)).toMatchObject([{ usd: 0.75, isEstimated: true }]);
  appendFileSync(path, '\nno json\n{"call":1,"model":"m-1","tokens":{}}\n');
  expect(readCallLog(path)).toHaveLength(1);
  expect(readCallLog(`${path}.gone`)).toEqual([]);
});

it('has each call before the API has it, and nothing of what was said', async () => {
  await using model = await startModelServer();
  const path = join(createFolder(), 'agent.calls.jsonl');
  const before: number[] = [];
  model.script(() => {
    before.push(readCallLog(path).length);
    return { kind: 'ok' };
  });
  const { path: endpoint, body } = callOf('anthropic-messages');
  const gateway = await openGateway({ upstream: model.url, log: openCallLog(path) });
  const replies = await Promise.all([1, 2, 3].map(() => ask({ port: gateway.port, path: endpoint, body })));
  await gateway.close();
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(Math.min(...before)).toBeGreaterThanOrEqual(1);
  expect(readCallLog(path).map(({ tokens, usd }) => ({ tokens, usd }))).toEqual(
    gateway.calls.map(({ tokens, usd }) => ({ tokens, usd })),
  );
  const text = readFileSync(path, 'utf8');
  for (const secret of [KEY, 'The work is done', JSON.stringify(body.messages)]) expect(text).not.toContain(secret);
});

it('that cannot be written lets no call through', async () => {
  await using model = await startModelServer();
  const log = openCallLog(join(createFolder(), 'agent.calls.jsonl'));
  log.close();
  const { path, body } = callOf('anthropic-messages');
  await using gateway = await openGateway({ upstream: model.url, limitUsd: 1, log });
  const { status, text } = await ask({ port: gateway.port, path, body });
  expect([status, gateway.account.reserved]).toEqual([507, 0]);
  expect(text).toContain('could not be written down (EBADF)');
  expect(model.requests).toEqual([]);
});
