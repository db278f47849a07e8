import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
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
