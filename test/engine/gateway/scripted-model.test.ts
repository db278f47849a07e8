import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startModelServer } from '../../helpers/model-server.ts';

it('a scripted model refuses to be a proxy, and survives callers that reset the connection', async () => {
  await using model = await startModelServer();
  const port = Number(new URL(model.url).port);
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('uncaughtException', note);
  try {
    for (let caller = 0; caller < 20; caller += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 502 /);
      socket.resetAndDestroy();
    }
    await expect.poll(() => model.connections).toBe(0);
    expect(errors).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
  }
});
