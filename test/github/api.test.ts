import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../src/github/api.ts';
import type { StepContext } from '../../src/github/event.ts';

it('asks each time by a connection of its own, since a server ends those that were idle', async () => {
  const used = new WeakSet<Socket>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.setHeader('content-type', 'application/json');
    response.end('{"id": 1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = await openApi('a token', { owner: 'o', repository: 'r', apiUrl } as StepContext);
    for (let nth = 1; nth <= 3; nth += 1) {
      const answer = await api?.ask((octokit) => octokit.request('PATCH /repos/o/r/check-runs/1'));
      expect(answer).toMatchObject({ kind: 'ok' });
    }
  } finally {
    server.close();
  }
});

describe('the last word of a step', () => {
  /** A server that refuses the first requests by a secondary limit, and when its requests came. */
  async function ask(
    { times, headers = {} }: { readonly times: number; readonly headers?: Record<string, string> },
    { last, leftMs }: { readonly last: 'ending' | 'cancelled'; readonly leftMs: number },
  ) {
    const came: number[] = [];
    const server = createServer((_, response) => {
      came.push(Date.now());
      const isRefused = came.length <= times;
      response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(isRefused ? { message: 'You have exceeded a secondary rate limit' } : { id: 1 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const api = await openApi('a token', { owner: 'o', repository: 'r', apiUrl } as StepContext, () => leftMs);
      const patch = () =>
        api?.ask((octokit) => octokit.request('PATCH /repos/o/r/check-runs/1'), { isRepeatable: true, last });
      return { answers: [await patch(), await patch()], came };
    } finally {
      server.close();
    }
  }

  it('is repeated when the limit has passed', async () => {
    const { answers, came } = await ask(
      { times: 1, headers: { 'retry-after': '1' } },
      { last: 'ending', leftMs: 9000 },
    );
    expect(answers[0]).toMatchObject({ kind: 'ok' });
    const [refused = 0, repeated = 0] = came;
    expect(repeated - refused).toBeGreaterThanOrEqual(1000);
  });

  it.each([
    ['there is less than a minute for it', { last: 'ending', leftMs: 59_000 }],
    ['the job is cancelled', { last: 'cancelled', leftMs: 9e9 }],
  ] as const)('is not repeated after a secondary limit where %s', async (_, how) => {
    const { answers, came } = await ask({ times: 9 }, how);
    expect(answers).toMatchObject([1, 2].map(() => ({ kind: 'refused', cause: 'limit' })));
    expect(came).toHaveLength(1);
  });
});
