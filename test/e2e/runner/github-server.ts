/**
 * GitHub's API on localhost: `emulate` keeps the state, a server before it has the limits and the rights that it lacks.
 * What it enforces: 50 annotations a request, 65,535 characters of a check's summary, 65,536 of a comment, a token that
 * may only read (403), a rate limit (429 with Retry-After), the account a workflow's token writes as. Every request of a
 * step is held to what GitHub publishes about it; one that is not so ends the test.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import { answerBy } from '../../helpers/answer.ts';
import { findUnpublished } from './published-requests.ts';

export const OWNER = 'octo';
export const REPO = 'demo';
const BOT = 'github-actions[bot]';
const STRANGER = 'mallory';

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: Record<string, unknown> | undefined;
}

interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly zip: Buffer;
  /** What the list of artifacts says of its size; default: the truth. */
  readonly listedBytes?: number;
}

interface Refusal {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly message?: string;
  readonly times: number;
  /** Of these requests alone, as `METHOD path`. */
  readonly only?: RegExp;
  /** The request is carried out, and only its answer is lost. */
  readonly isLost?: boolean;
}

const MESSAGES: Readonly<Record<number, string>> = {
  403: 'Resource not accessible by integration',
  429: 'API rate limit exceeded',
};

/** What a token may do; the words are the tokens themselves. */
export const TOKENS = { write: 'ghs_marker_write_0123456789', read: 'ghs_marker_read_0123456789' } as const;

export interface GitHubServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: Seen[];
  /** Artifacts of run 77, for `workflow_run`. */
  readonly artifacts: StoredArtifact[];
  /** Answers of the next requests in place of the real ones. */
  readonly refusals: Refusal[];
  /** Requests, as `METHOD path`, that are accepted and never answered. */
  silence: RegExp | undefined;
  /** Called with each request of a step before it is answered. */
  onRequest: () => void;
  /** Requests that a workflow's token may not make, as `METHOD path`. */
  forbidden: RegExp | undefined;
  /** Paths that are submodules, as the API lists them. */
  readonly submodules: string[];
  /** The refs of the git server, which pull requests are of; the emulator has branches of its own. */
  gitRefs: (() => Readonly<Record<string, string>>) | undefined;
  /** Where branches are that the emulator does not hold, by name. */
  readonly branches: Map<string, string>;
  /** Permission of the actor, as the API reports it. */
  permission: string;
  /** The account that the token writes as. */
  account: string;
  /** Asks as the repository's owner, or as somebody else. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    as?: 'owner' | 'stranger',
  ): Promise<{ status: number; data: never }>;
  /** Makes a pull request with a change of files; its number and commits. */
  openPull(files?: Readonly<Record<string, string>>): Promise<{ number: number; headSha: string; baseSha: string }>;
}

export async function startGitHub(baseFiles: Readonly<Record<string, string>> = {}): Promise<GitHubServer> {
  const tokens = {
    owner: { login: OWNER, scopes: ['repo'] },
    bot: { login: BOT, scopes: ['repo'] },
    stranger: { login: STRANGER, scopes: ['repo'] },
  };
  const users = [OWNER, BOT, STRANGER].map((login) => ({ login, name: login, email: `${login}@example.org` }));
  const repos = [{ owner: OWNER, name: REPO, auto_init: true, private: false }];
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: { tokens, github: { users, repos } },
  } as never);
  const upstream = emulator.url.replace('localhost', '127.0.0.1');
  const state: Omit<GitHubServer, 'url' | 'ask' | 'openPull' | typeof Symbol.asyncDispose> = {
    seen: [],
    artifacts: [],
    submodules: [],
    branches: new Map(),
    refusals: [],
    silence: undefined,
    permission: 'write',
    account: BOT,
    forbidden: undefined,
    gitRefs: undefined,
    onRequest: () => undefined,
  };
  const unpublished: string[] = [];
  const server = createServer(answerBy(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const blocks: Buffer[] = [];
    for await (const block of request) blocks.push(block as Buffer);
    state.onRequest();
    const raw = Buffer.concat(blocks);
    const { method = 'GET' } = request;
    const path = request.url ?? '/';
    const body = raw.length === 0 ? undefined : (JSON.parse(raw.toString()) as Record<string, unknown>);
    const reply = (status: number, data: unknown, headers: Record<string, string> = {}): void => {
      state.seen.push({ method, path, status, body });
      const isBytes = Buffer.isBuffer(data);
      response.writeHead(status, { 'content-type': isBytes ? 'application/zip' : 'application/json', ...headers });
      response.end(isBytes ? data : JSON.stringify(data));
    };
    const token = (request.headers.authorization ?? '').replace(/^(token|bearer) /i, '');
    if (state.silence?.test(`${method} ${path}`) === true) {
      state.seen.push({ method, path, status: 0, body });
      return;
    }
    const at = state.refusals.findIndex(({ only }) => only?.test(`${method} ${path}`) ?? true);
    const refusal = state.refusals[at];
    if (refusal !== undefined) {
      if (refusal.times <= 1) state.refusals.splice(at, 1);
      else state.refusals[at] = { ...refusal, times: refusal.times - 1 };
      const { status, headers, message = MESSAGES[status] ?? 'Server Error' } = refusal;
      if (refusal.isLost === true) await forward(upstream + path, { method, as: 'bot', accept: '*/*', raw });
      return reply(status, { message }, headers);
    }
    if (path === '/graphql') return reply(200, { data: { viewer: { login: state.account } } });
    const isOfAWorkflow = token === TOKENS.write || token === TOKENS.read;
    if (!isOfAWorkflow) return reply(401, { message: 'Bad credentials' });
    if (path === '/user') return reply(403, { message: 'Resource not accessible by integration' });
    if (token === TOKENS.read && method !== 'GET')
      return reply(403, { message: 'Resource not accessible by integration' });
    if (state.forbidden?.test(`${method} ${path}`) === true)
      return reply(403, { message: 'GitHub Actions is not permitted to create or approve pull requests.' });
    unpublished.push(...findUnpublished(method, path, body));
    const limit = limitProblem(body);
    if (limit !== undefined) return reply(422, { message: limit });
    const { base, head } = body ?? {};
    if (/\/pulls(?:\/\d+)?$/.test(path)) for (const each of [base, head]) await mirror(each);
    if (typeof base === 'string' && /\/pulls(?:\/\d+)?$/.test(path)) {
      const { status } = await ask('GET', `/git/ref/heads/${base}`);
      if (status === 404) return reply(422, { message: 'Validation Failed: base is not a branch' });
    }
    const own = await ownAnswer(path);
    if (own !== undefined) return reply(own.status, own.data);
    const { accept = '*/*' } = request.headers;
    const forwarded = await forward(upstream + path, { method, as: 'bot', accept, raw });
    const { status } = forwarded;
    const text = /\/pulls\?/.test(path) ? withGitHeads(forwarded.text) : forwarded.text;
    const link = forwarded.link?.replaceAll(emulator.url, url);
    state.seen.push({ method, path, status, body });
    response.writeHead(status, {
      'content-type': forwarded.type ?? 'application/json',
      ...(link === undefined ? {} : { link }),
    });
    response.end(text);
  }

  /** Gives the emulator a branch that the git server has. */
  async function mirror(branch: unknown): Promise<void> {
    if (typeof branch !== 'string' || state.gitRefs?.()[`refs/heads/${branch}`] === undefined) return;
    if ((await ask('GET', `/git/ref/heads/${branch}`)).status !== 404) return;
    await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: await branchHeadOf('main') });
    await put('of-a-branch.txt', `${branch}\n`, branch);
  }

  /** Listed pull requests with the commits that their branches are at on the git server. */
  function withGitHeads(text: string): string {
    const refs = state.gitRefs?.();
    if (refs === undefined) return text;
    const pulls = JSON.parse(text) as { head: { ref: string; sha: string } }[];
    for (const { head } of pulls) head.sha = refs[`refs/heads/${head.ref}`] ?? head.sha;
    return JSON.stringify(pulls);
  }

  async function ownAnswer(path: string): Promise<{ status: number; data: unknown } | undefined> {
    if (/\/actions\/runs\/77\/artifacts/.test(path)) {
      const artifacts = state.artifacts.map(({ id, name, zip, listedBytes }) => ({
        id,
        name,
        size_in_bytes: listedBytes ?? zip.length,
        expired: false,
      }));
      return { status: 200, data: { total_count: artifacts.length, artifacts } };
    }
    const id = /\/actions\/artifacts\/(\d+)\/zip$/.exec(path)?.[1];
    if (id !== undefined) return { status: 200, data: state.artifacts.find((each) => each.id === Number(id))?.zip };
    const content = /\/contents\/([^?]+)/.exec(path)?.[1];
    if (content !== undefined && state.submodules.includes(content))
      return { status: 200, data: { type: 'submodule', size: 0, name: content, path: content } };
    const branch = /\/commits\/heads%2F([^/?]+)$/.exec(path)?.[1] ?? '';
    const sha = state.branches.get(decodeURIComponent(branch));
    if (sha !== undefined) return { status: 200, data: { sha } };
    if (/\/collaborators\/[^/]+\/permission$/.test(path))
      return { status: 200, data: { permission: state.permission } };
    return undefined;
  }

  const ask: GitHubServer['ask'] = async (method, path, body, as = 'owner') => {
    const raw = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const answered = await forward(`${upstream}/repos/${OWNER}/${REPO}${path}`, { method, as, accept: '*/*', raw });
    return { status: answered.status, data: (answered.text === '' ? undefined : JSON.parse(answered.text)) as never };
  };

  const put = async (path: string, text: string, branch: string): Promise<void> => {
    const content = Buffer.from(text).toString('base64');
    const before = await ask('GET', `/contents/${path}?ref=${branch}`);
    const { sha } = (before.status === 200 ? before.data : {}) as { sha?: string };
    const done = await ask('PUT', `/contents/${path}`, {
      // Two commits of one second with the same files and parent would be one.
      message: `Write ${path} on ${branch}`,
      content,
      branch,
      ...(sha ? { sha } : {}),
    });
    if (done.status >= 300) throw new Error(`the emulator refused ${path}: ${done.status}`);
  };
  const branchHeadOf = async (branch: string): Promise<string> => {
    const { data } = await ask('GET', `/git/ref/heads/${branch}`);
    return (data as { object: { sha: string } }).object.sha;
  };
  for (const [path, text] of Object.entries(baseFiles)) await put(path, text, 'main');
  let pulls = 0;
  return Object.assign(state, {
    url,
    ask,
    async openPull(files: Readonly<Record<string, string>> = { 'candidates.json': '[]\n' }) {
      pulls += 1;
      const branch = `change-${pulls}`;
      const baseSha = await branchHeadOf('main');
      await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: baseSha });
      for (const [path, text] of Object.entries(files)) await put(path, text, branch);
      const { status, data } = await ask('POST', '/pulls', { title: 'A change', head: branch, base: 'main' });
      if (status !== 201) throw new Error(`no pull request: ${status}`);
      return { number: (data as { number: number }).number, headSha: await branchHeadOf(branch), baseSha };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await emulator.close();
      if (unpublished.length > 0)
        throw new Error(`not as GitHub publishes it: ${[...new Set(unpublished)].join('; ')}`);
    },
  });
}

interface Forwarded {
  readonly status: number;
  readonly text: string;
  readonly link: string | undefined;
  readonly type: string | undefined;
}

/**
 * One request on a connection of its own: one that is used again may be closed by the other side at that moment, which
 * is in this process and as busy as it is.
 */
async function forward(
  url: string,
  {
    method,
    as,
    accept,
    raw,
  }: { readonly method: string; readonly as: string; readonly accept: string; readonly raw: Buffer },
): Promise<Forwarded> {
  const headers = {
    authorization: `token ${as}`,
    accept,
    'content-type': 'application/json',
    'content-length': raw.length,
  };
  const outgoing = openRequest(url, { method, headers, agent: false });
  outgoing.end(raw);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const blocks: Buffer[] = [];
  for await (const block of incoming) blocks.push(block as Buffer);
  const { link, 'content-type': type } = incoming.headers;
  const text = Buffer.concat(blocks).toString();
  return { status: incoming.statusCode ?? 0, text, link: typeof link === 'string' ? link : undefined, type };
}

function limitProblem(body: Record<string, unknown> | undefined): string | undefined {
  const output = (body?.output ?? {}) as { annotations?: unknown[]; summary?: string };
  if ((output.annotations?.length ?? 0) > 50) return 'No more than 50 annotations are allowed';
  if ((output.summary?.length ?? 0) > 65_535) return 'summary is too long (maximum is 65535 characters)';
  if (typeof body?.body === 'string' && body.body.length >= 65_536)
    return 'body is too long (maximum is 65536 characters)';
  return undefined;
}
