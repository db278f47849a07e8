/**
 * The server of `autorize serve`.
 * Invariant: it listens on 127.0.0.1; what a request may do is decided in serve-access.ts before anything is read. Pages
 * run one script of ours, load nothing from elsewhere and are shown in no frame.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AutorizeError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { PageFrame } from '../report/page.ts';
import { FORM_STYLE, LIVE_SCRIPT, markFolded, renderForms, renderNavigation } from '../report/served-page.ts';
import { WATCH_ACTIONS, type WatchAction } from '../report/watch-view.ts';
import { RepeatedLook } from './repeated-look.ts';
import { actOnRun } from './run-actions.ts';
import { ServeAccess } from './serve-access.ts';
import { fingerprintOf, readServedPage } from './served-runs.ts';
import type { Terminal } from './terminal.ts';

export interface ServeOptions {
  readonly host: Host;
  readonly terminal: Terminal;
  /** 0: a free one. */
  readonly port: number;
  readonly isReadOnly: boolean;
}

export interface Serving extends AsyncDisposable {
  /** With the token. */
  readonly address: string;
}

const LOOK_MS = 1000;
// What is shown of the time that passes.
const REFRESH_LOOKS = 30;
const MAX_LISTENERS = 64;
const MAX_BODY_BYTES = 64 * 1024;
const MAX_NOTES = 100;

/** Begins to serve; throws where the port is taken. */
export async function serveRepository({ host, terminal, port, isReadOnly }: ServeOptions): Promise<Serving> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  const site = new Site(new ServeAccess(bound), { host, terminal, isReadOnly });
  server.on('request', (request, response) => void site.answer(request, response));
  return {
    address: `http://127.0.0.1:${bound}${site.access.root}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

class Site {
  readonly access: ServeAccess;
  readonly #options: Pick<ServeOptions, 'host' | 'terminal' | 'isReadOnly'>;
  readonly #look = new RepeatedLook();
  readonly #notes = new Map<string, string>();
  #listeners = 0;

  constructor(access: ServeAccess, options: Pick<ServeOptions, 'host' | 'terminal' | 'isReadOnly'>) {
    this.access = access;
    this.#options = options;
  }

  /** Answers a request; whatever goes wrong is an answer, too. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      const known = error instanceof AutorizeError ? error : undefined;
      const text = known === undefined ? 'This page could not be made.' : `${known.message}. ${known.remedy}`;
      if (response.headersSent) response.destroy();
      else sendText(response, known?.code === 'precondition' ? 404 : 500, text);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isAction = method === 'POST';
    const foreign = this.access.checkOrigin(headers, isAction);
    if (foreign !== undefined) return sendText(response, foreign.status, foreign.reason);
    const path = this.access.pathBelow(url.pathname);
    if (path === undefined) {
      return sendText(response, 401, 'Open the address that autorize serve printed: it has the token.');
    }
    if (isAction && path === '/act') return await this.#act(request, response);
    if (method !== 'GET' && method !== 'HEAD') return sendText(response, 405, 'This page only answers GET.');
    if (path === '/live.js') return send(response, { type: 'text/javascript; charset=utf-8', body: LIVE_SCRIPT });
    if (path === '/events') return await this.#stream(url.searchParams.get('page') ?? '/', response);
    await this.#show(path, { note: url.searchParams.get('note') ?? '', headers }, response);
  }

  async #show(
    path: string,
    { note: noteId, headers }: Pick<IncomingMessage, 'headers'> & { readonly note: string },
    response: ServerResponse,
  ): Promise<void> {
    const { host, isReadOnly } = this.#options;
    const { root } = this.access;
    const page = await readServedPage(path, host, this.#look);
    const nonce = randomBytes(16).toString('base64');
    const note = this.#notes.get(noteId);
    // A part of a page that is shown already has its forms.
    const isPart = headers['x-autorize-part'] !== undefined;
    const mintToken = (): string => this.access.mint(host.now().getTime());
    const actions = isReadOnly || isPart ? [] : page.actions;
    const frame: PageFrame = {
      ...{ nonce, root, style: FORM_STYLE, script: `${root}live.js` },
      before: renderNavigation({ root, isIndex: path === '/', note }),
      after: renderForms(actions, { root, path, mintToken }),
    };
    const known = isPart ? String(headers['x-autorize-known'] ?? '').split(',') : [];
    const body = markFolded(page.render(frame), new Set(known));
    send(response, { type: 'text/html; charset=utf-8', body, policy: policyOf(nonce) });
  }

  /** Reports to a page that it is out of date, until nobody listens. */
  async #stream(path: string, response: ServerResponse): Promise<void> {
    if (this.#listeners >= MAX_LISTENERS) return sendText(response, 503, 'Too many pages are open.');
    const { host } = this.#options;
    // The files of a page stay where they are; only of all that is here there may be more.
    const foldersOf = async (): Promise<readonly string[]> => (await readServedPage(path, host, this.#look)).folders;
    let folders = await foldersOf();
    if (response.destroyed) return;
    this.#listeners += 1;
    let known = fingerprintOf(folders);
    response.writeHead(200, { ...SAFE, 'content-type': 'text/event-stream' });
    response.write(': connected\n\n');
    let looks = 0;
    const timer = setInterval(async () => {
      looks += 1;
      const now = fingerprintOf(folders);
      const isDue = looks % REFRESH_LOOKS === 0;
      if (now === known && !isDue) return;
      known = now;
      response.write('data: changed\n\n');
      if (path === '/') folders = await foldersOf().catch(() => folders);
    }, LOOK_MS);
    response.on('close', () => {
      clearInterval(timer);
      this.#listeners -= 1;
    });
  }

  async #act(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, terminal, isReadOnly } = this.#options;
    const form = await readForm(request);
    if (form === undefined) return sendText(response, 400, 'The form is too long.');
    const path = form.get('page') ?? '/';
    if (isReadOnly) return sendText(response, 403, 'This server was started with --read-only.');
    if (!this.access.use(form.get('token') ?? '', host.now().getTime())) {
      return sendText(response, 403, 'This form was sent before. Go back and load the page again.');
    }
    const { run, actions } = await readServedPage(path, host, this.#look);
    const action = WATCH_ACTIONS.find((each) => each === form.get('action'));
    if (run === undefined || action === undefined || !actions.includes(action)) {
      return sendText(response, 400, 'There is no such action on this page.');
    }
    const asked = { action, attempt: form.get('attempt') ?? '', text: (form.get('text') ?? '').trim() };
    const problem = problemOf(asked);
    const answer = problem ?? (await actOnRun(run, asked, { host, terminal }));
    const note = randomBytes(8).toString('hex');
    const [oldest] = this.#notes.keys();
    if (oldest !== undefined && this.#notes.size >= MAX_NOTES) this.#notes.delete(oldest);
    this.#notes.set(note, oneLine(answer, 600));
    const { pathname } = new URL(path, 'http://127.0.0.1');
    response.writeHead(303, { ...SAFE, location: `${this.access.root}${pathname.slice(1)}?note=${note}` }).end();
  }
}

function problemOf({ action, attempt, text }: { action: WatchAction; attempt: string; text: string }) {
  if ((action === 'approve' || action === 'reject') && !/^\d{1,9}$/.test(attempt)) return 'Name an iteration.';
  return action === 'message' && text === '' ? 'Write a message.' : undefined;
}

/** The fields of a form; undefined where it is longer than any of ours. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const blocks: Buffer[] = [];
  let size = 0;
  for await (const block of request as AsyncIterable<Buffer>) {
    size += block.length;
    if (size > MAX_BODY_BYTES) return undefined;
    blocks.push(block);
  }
  return new URLSearchParams(Buffer.concat(blocks).toString('utf8'));
}

const SAFE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Without one a browser says "null" for the origin of a form.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

function policyOf(nonce: string): string {
  const style = `style-src 'nonce-${nonce}'`;
  const own = "script-src 'self'; connect-src 'self'; form-action 'self'";
  return `default-src 'none'; ${style}; ${own}; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
}

interface Sent {
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
}

function send(response: ServerResponse, { type, body, policy }: Sent): void {
  const more = policy === undefined ? {} : { 'content-security-policy': policy };
  response.writeHead(200, { ...SAFE, ...more, 'content-type': type }).end(body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...SAFE, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
