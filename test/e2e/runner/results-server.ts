/**
 * The service that artifacts of a run go to and come from, on localhost: twirp calls as JSON, and a blob store that takes
 * blocks. A name that is taken is answered with 409.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DefaultArtifactClient } from '@actions/artifact';
import { answerBy } from '../../helpers/answer.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

export interface ResultsServer extends AsyncDisposable {
  /** What the runner gives a step about it. */
  readonly env: Readonly<Record<string, string>>;
  /** Finished artifacts by name. */
  readonly stored: ReadonlyMap<string, { readonly id: number; readonly bytes: Buffer; readonly digest: string }>;
  /** Lists and downloads with the client that workflows use: a folder with what is in the newest artifact of a name. */
  download(name: string): Promise<string>;
  /** From now on every upload fails. */
  isBroken: boolean;
  /** Requests, as `METHOD path`, that are accepted and never answered; `seen` are those that came. */
  silence: RegExp | undefined;
  readonly seen: readonly string[];
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startResults(): Promise<ResultsServer> {
  const stored = new Map<string, { id: number; bytes: Buffer; digest: string }>();
  const begun = new Set<string>();
  const blobs = new Map<string, Map<string, Buffer>>();
  const state: Pick<ResultsServer, 'isBroken' | 'silence'> = { isBroken: false, silence: undefined };
  const seen: string[] = [];
  let url = '';

  async function bodyOf(request: IncomingMessage): Promise<Buffer> {
    const blocks: Buffer[] = [];
    for await (const block of request) blocks.push(block as Buffer);
    return Buffer.concat(blocks);
  }

  const methods: Readonly<Record<string, (body: Record<string, string>) => readonly [number, unknown]>> = {
    CreateArtifact: ({ name = '' }) => {
      if (begun.has(name))
        return [409, { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' }];
      begun.add(name);
      return [200, { ok: true, signed_upload_url: `${url}blob/${encodeURIComponent(name)}?sig=marker-signature` }];
    },
    FinalizeArtifact: ({ name = '' }) => {
      const bytes = blobs.get(name)?.get('') ?? Buffer.alloc(0);
      const id = stored.size + 1;
      stored.set(name, { id, bytes, digest: createHash('sha256').update(bytes).digest('hex') });
      return [200, { ok: true, artifact_id: String(id) }];
    },
    ListArtifacts: ({ id_filter: wanted }) => {
      const ids = { workflow_run_backend_id: 'run-1', workflow_job_run_backend_id: 'job-1' };
      const artifacts = [...stored].map(([name, { id, bytes, digest }]) => ({
        ...{ ...ids, name, database_id: String(id), size: String(bytes.length), digest: `sha256:${digest}` },
      }));
      return [200, { artifacts: artifacts.filter((each) => wanted === undefined || each.database_id === wanted) }];
    },
    GetSignedArtifactURL: ({ name = '' }) => [
      200,
      { signed_url: `${url}blob/${encodeURIComponent(name)}?sig=marker-signature` },
    ],
  };

  const server = createServer(answerBy(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    seen.push(line);
    if (state.silence?.test(line) === true) return;
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(pathname)?.[1];
    if (method !== undefined) {
      const [status, data] = state.isBroken
        ? [400, { code: 'invalid_argument', msg: 'the quota of artifacts has been hit' }]
        : (methods[method]?.(JSON.parse(body.toString())) ?? [404, { code: 'bad_route', msg: method }]);
      response.writeHead(status as number, { 'content-type': 'application/json' });
      response.end(JSON.stringify(data));
      return;
    }
    const name = decodeURIComponent(pathname.replace('/blob/', ''));
    if (request.method === 'GET') {
      const artifact = stored.get(name);
      response.writeHead(artifact === undefined ? 404 : 200, { 'content-type': 'application/zip' });
      response.end(artifact?.bytes);
      return;
    }
    const blocks = blobs.get(name) ?? new Map<string, Buffer>();
    blobs.set(name, blocks);
    if (searchParams.get('comp') === 'block') blocks.set(searchParams.get('blockid') ?? '', body);
    else if (searchParams.get('comp') === 'blocklist') {
      const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)].map(([, id]) => id ?? '');
      blocks.set('', Buffer.concat(ids.map((id) => blocks.get(id) ?? Buffer.alloc(0))));
    } else blocks.set('', body);
    response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString(), 'x-ms-version': '2024-11-04' });
    response.end();
  }
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ scp: 'Actions.Results:run-1:job-1', exp: 4e9 })}.marker-runtime`;
  const env = { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token };
  return Object.assign(state, {
    ...{ stored, env, seen },
    async download(name: string) {
      // It takes the place and the token from there alone.
      Object.assign(process.env, env);
      const client = new DefaultArtifactClient();
      const { artifacts } = await client.listArtifacts();
      const found = artifacts.find((each) => each.name === name);
      const { downloadPath = '', digestMismatch } = await client.downloadArtifact(found?.id ?? 0, {
        ...{ path: createFolder(), expectedHash: String(found?.digest) },
      });
      if (digestMismatch) throw new Error(`${name} has not the digest that it was listed with`);
      return downloadPath;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
}
