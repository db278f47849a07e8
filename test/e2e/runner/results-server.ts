/**
 * The service that artifacts of a run go to, on localhost: twirp calls as JSON, and a blob store that takes blocks.
 * A name that is taken is answered with 409.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ResultsServer extends AsyncDisposable {
  /** What the runner tells a step about it. */
  readonly env: Readonly<Record<string, string>>;
  /** Finished artifacts by name. */
  readonly stored: ReadonlyMap<string, { readonly id: number; readonly bytes: Buffer; readonly digest: string }>;
  /** From now on every upload fails. */
  isBroken: boolean;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startResults(): Promise<ResultsServer> {
  const stored = new Map<string, { id: number; bytes: Buffer; digest: string }>();
  const begun = new Set<string>();
  const blobs = new Map<string, Map<string, Buffer>>();
  const state = { isBroken: false };
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
      return [200, { ok: true, signed_upload_url: `${url}blob/${encodeURIComponent(name)}?sig=canary-signature` }];
    },
    FinalizeArtifact: ({ name = '' }) => {
      const bytes = blobs.get(name)?.get('') ?? Buffer.alloc(0);
      const id = stored.size + 1;
      stored.set(name, { id, bytes, digest: createHash('sha256').update(bytes).digest('hex') });
      return [200, { ok: true, artifact_id: String(id) }];
    },
  };

  const server = createServer(async (request, response) => {
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
    const blocks = blobs.get(name) ?? new Map<string, Buffer>();
    blobs.set(name, blocks);
    if (searchParams.get('comp') === 'block') blocks.set(searchParams.get('blockid') ?? '', body);
    else if (searchParams.get('comp') === 'blocklist') {
      const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)].map(([, id]) => id ?? '');
      blocks.set('', Buffer.concat(ids.map((id) => blocks.get(id) ?? Buffer.alloc(0))));
    } else blocks.set('', body);
    response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString(), 'x-ms-version': '2024-11-04' });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ scp: 'Actions.Results:run-1:job-1', exp: 4e9 })}.canary-runtime`;
  return Object.assign(state, {
    stored,
    env: { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
}
