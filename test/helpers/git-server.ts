/**
 * A git server on localhost: `git http-backend` over a bare repository, which asks for a token and can misbehave.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerBy } from './answer.ts';
import { userGit } from './repository.ts';
import { createFolder } from './temp-folder.ts';

type Misdeed =
  /** The next push is answered with 500, and not done. */
  | 'fails'
  /** The next push is done, and the connection cut before the answer. */
  | 'loses the reply'
  /** The next push is never answered, and not done. */
  | 'hangs';

export interface GitServer extends AsyncDisposable {
  readonly url: string;
  /** The bare repository. */
  readonly folder: string;
  readonly token: string;
  readonly misdeeds: Misdeed[];
  /** Paths of requests, and whether they had the token. */
  readonly seen: string[];
  /** Called with each request before it is served. */
  onRequest: (path: string) => void | Promise<void>;
  /** Called with each request that was served, before the answer goes out. */
  onServed: (path: string) => void;
  /** Refuses what this pattern, a shell case, matches among the names of refs. */
  refuseRefs(pattern: string): void;
  refs(): Record<string, string>;
}

/** `readToken`: one that may fetch and not push, as GitHub has them. */
export async function startGitServer(
  token = 'ghs_marker_git_0123456789',
  readToken: string | undefined = undefined,
): Promise<GitServer> {
  const parent = createFolder();
  const folder = join(parent, 'octo', 'demo');
  mkdirSync(folder, { recursive: true });
  userGit(folder, 'init', '-q', '--bare', '-b', 'main');
  userGit(folder, 'config', 'http.receivepack', 'true');
  userGit(folder, 'config', 'receive.advertiseAtomic', 'true');
  const headerOf = (each: string) => `basic ${Buffer.from(`x-access-token:${each}`).toString('base64')}`;
  const expected = headerOf(token);
  const state = {
    misdeeds: [] as Misdeed[],
    seen: [] as string[],
    onRequest: (_: string): void | Promise<void> => undefined,
    onServed: (_: string): void => undefined,
  };
  const server = createServer(answerBy(serve));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const authorization = request.headers.authorization?.replace(/^basic /i, 'basic ');
    const mayOnlyRead = readToken !== undefined && authorization === headerOf(readToken);
    const isAllowed = authorization === expected || mayOnlyRead;
    state.seen.push(`${request.method} ${pathname}${search} ${isAllowed}`);
    await state.onRequest(`${pathname}${search}`);
    if (!isAllowed) return void response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
    const isOfPush = pathname.endsWith('/git-receive-pack') || search.includes('service=git-receive-pack');
    if (mayOnlyRead && isOfPush) return void response.writeHead(403).end('Write access to repository not granted.');
    const isPush = pathname.endsWith('/git-receive-pack') && request.method === 'POST';
    const misdeed = isPush ? state.misdeeds.shift() : undefined;
    if (misdeed === 'hangs') return;
    if (misdeed === 'fails') return void response.writeHead(500).end();
    const child = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH ?? '',
        GIT_PROJECT_ROOT: parent,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        REQUEST_METHOD: request.method ?? 'GET',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        REMOTE_USER: 'x-access-token',
        REMOTE_ADDR: '127.0.0.1',
        ...(request.headers['content-encoding'] === 'gzip' ? { HTTP_CONTENT_ENCODING: 'gzip' } : {}),
        ...(request.headers['git-protocol'] === undefined
          ? {}
          : { GIT_PROTOCOL: String(request.headers['git-protocol']) }),
      },
    });
    request.pipe(child.stdin);
    child.stdin.on('error', () => undefined);
    const blocks: Buffer[] = [];
    child.stdout.on('data', (block: Buffer) => blocks.push(block));
    await once(child, 'close');
    const answer = Buffer.concat(blocks);
    state.onServed(`${pathname}${search}`);
    if (misdeed === 'loses the reply') return void request.socket.destroy();
    const end = answer.indexOf('\r\n\r\n');
    const lines = answer.subarray(0, end).toString().split('\r\n');
    const headers = lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    const status = Number(headers.find(([name]) => name.toLowerCase() === 'status')?.[1]?.slice(0, 3) ?? 200);
    response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'status')));
    response.end(answer.subarray(end + 4));
  }

  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/octo/demo`,
    folder,
    token,
    refuseRefs(pattern: string) {
      const hook = join(folder, 'hooks', 'update');
      mkdirSync(join(folder, 'hooks'), { recursive: true });
      writeFileSync(hook, `#!/bin/sh\ncase "$1" in ${pattern}) echo "not such a ref" >&2; exit 1;; esac\n`);
      chmodSync(hook, 0o755);
    },
    refs() {
      const text = userGit(folder, 'for-each-ref', '--format=%(refname) %(objectname)');
      return Object.fromEntries(
        text
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => line.split(' ') as [string, string]),
      );
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
}
