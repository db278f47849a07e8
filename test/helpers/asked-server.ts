import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface AskedServer {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: ReadonlySet<string>;
}

/** A server of this machine that stands for the network: it notes each path. */
export async function serveAsked(): Promise<AskedServer> {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    asked.add(request.url ?? '');
    response.end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** A program for Node that asks for its argument and ends well in any case. */
export const ASK = 'fetch(process.argv[2]).catch(() => 0)\n';
