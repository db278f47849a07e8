/** A Git LFS server on localhost: its batch API, which asks for a password, over contents that a test gives it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBy } from './answer.ts';

export interface LfsServer extends AsyncDisposable {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Contents by the digest that a pointer has; a test may put another one under it. */
  readonly contents: Map<string, Buffer>;
  /** Paths of requests, and whether they had the password. */
  readonly seen: string[];
  /** Called with the part of a content that has gone out; while it waits, the rest does not come. */
  onDownload: () => void | Promise<void>;
}

export async function startLfsServer(password = 'marker-lfs-0123456789'): Promise<LfsServer> {
  const user = 'fetcher';
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const contents = new Map<string, Buffer>();
  const state = { seen: [] as string[], onDownload: (): void | Promise<void> => undefined };
  const server = createServer(answerBy(serve));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lfs`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAllowed = request.headers.authorization === expected;
    state.seen.push(`${request.method} ${request.url} ${isAllowed}`);
    if (!isAllowed) {
      response.writeHead(401, {
        'lfs-authenticate': 'Basic realm="lfs"',
        'content-type': 'application/vnd.git-lfs+json',
      });
      return void response.end(JSON.stringify({ message: 'Credentials needed' }));
    }
    if (request.url === '/lfs/objects/batch') return answerBatch(await textOf(request), response);
    const content = contents.get(request.url?.split('/').at(-1) ?? '');
    if (content === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': content.length });
    const half = content.length >> 1;
    response.write(content.subarray(0, half));
    await state.onDownload();
    response.end(content.subarray(half));
  }

  function answerBatch(text: string, response: ServerResponse): void {
    const { objects } = JSON.parse(text) as { objects: readonly { oid: string; size: number }[] };
    const answer = objects.map((each) =>
      contents.has(each.oid)
        ? { ...each, actions: { download: { href: `${url}/content/${each.oid}` } } }
        : { ...each, error: { code: 404, message: 'Object does not exist' } },
    );
    response.writeHead(200, { 'content-type': 'application/vnd.git-lfs+json' });
    response.end(JSON.stringify({ transfer: 'basic', objects: answer }));
  }

  return Object.assign(state, {
    url,
    user,
    password,
    contents,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Gives a server a content; returns its digest. */
export function putContent({ contents }: LfsServer, content: string): string {
  const oid = createHash('sha256').update(content).digest('hex');
  contents.set(oid, Buffer.from(content));
  return oid;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const block of request) text += String(block);
  return text;
}
