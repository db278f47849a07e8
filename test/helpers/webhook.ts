import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { answerBy } from './answer.ts';

export interface Webhook {
  /** Address of it, with a path that nobody may see. */
  readonly address: string;
  readonly received: readonly { readonly type: string | undefined; readonly body: string }[];
}

/** A server of this machine that stands for the one of a webhook; `answers`: status of each request, then 200. */
export async function serveWebhook(
  answers: readonly number[] = [],
  headers: Record<string, string> = {},
): Promise<Webhook> {
  const received: { readonly type: string | undefined; readonly body: string }[] = [];
  const server = createServer(
    answerBy(async (request, response) => {
      const body = (await request.toArray()).join('');
      const status = answers[received.length] ?? 200;
      received.push({ type: request.headers['content-type'], body });
      response.writeHead(status, headers).end();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`, received };
}
