import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveRepository } from '../../src/cli/serve-server.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import type { Host } from '../../src/kernel/host.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { stateOf } from '../helpers/folder-state.ts';
import { runCli } from '../helpers/run-cli.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const TERMINAL: Terminal = { out: () => undefined, err: () => undefined, isWorkflow: false, shorten: (path) => path };

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function serve(host: Host, isReadOnly = false) {
  const serving = await serveRepository({ host, terminal: TERMINAL, port: 0, isReadOnly });
  onTestFinished(() => serving[Symbol.asyncDispose]());
  const { port, searchParams } = new URL(serving.address);
  const token = searchParams.get('token') ?? '';
  const ask = async (path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = Buffer.concat(await response.toArray()).toString();
    return { status: response.statusCode, headers: response.headers, text };
  };
  const cookie = (await ask(`/?token=${token}`)).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const origin = `http://127.0.0.1:${port}`;
  const see = (path: string) => ask(path, { headers: { cookie } });
  const act = (fields: Record<string, string>, headers: Record<string, string> = { origin, cookie }) =>
    ask('/act', { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  return { ask, see, act, port, token, cookie, origin };
}

/** The token of the form for an action. */
function tokenOf(page: string, action: string): string {
  const [, token = ''] =
    new RegExp(`value="${action}"/><input[^>]*/><input[^>]*name="token" value="([^"]+)"`).exec(page) ?? [];
  return token;
}

async function experimentWithRun() {
  const made = createExperiment({
    agent: `${NUDGE}echo '${HOSTILE}'\n`,
    config: { experiment: `name = "pi"\ndescription = '${HOSTILE}'` },
  });
  await made.run({ maxIterations: 1 });
  return made;
}

describe('autorize serve', () => {
  it('shows everything of a repository, as the reports have it, and changes nothing', async () => {
    const { folder, host } = await experimentWithRun();
    const before = stateOf(folder);
    const { see } = await serve(host);
    const index = await see('/');
    expect([index.status, index.text]).toEqual([200, expect.stringContaining('<a href="/experiment/pi">')]);
    const page = await see('/experiment/pi');
    expect(page.text).toContain('1 of 1 iteration accepted');
    for (const { text } of [index, page]) expect(text).not.toContain(HOSTILE);
    expect((await see('/experiment/none')).status).toBe(404);
    expect((await see('/experiment/..%2f..%2fetc')).status).toBe(404);
    expect(stateOf(folder)).toEqual(before);
  });

  it('listens on the loopback address alone', async () => {
    const { port } = await serve((await experimentWithRun()).host);
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, internal, family } of others) {
      if (internal || family !== 'IPv4') continue;
      const socket = connect(Number(port), address);
      const [error] = await once(socket, 'error');
      expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
    }
  });

  it('asks for its token, also for reading, and takes it out of the address', async () => {
    const { ask, token, cookie } = await serve((await experimentWithRun()).host);
    for (const path of ['/', '/experiment/pi', '/live.js', '/events?page=/', '/?token=wrong']) {
      expect([path, (await ask(path)).status]).toEqual([path, 401]);
    }
    const first = await ask(`/?token=${token}`);
    expect([first.status, first.headers.location]).toEqual([303, '/']);
    expect(first.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict$/)]);
    expect((await ask('/', { headers: { cookie } })).status).toBe(200);
    expect((await ask('/', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  it('refuses another name for this machine and other pages, and lets no page frame it or load anything', async () => {
    const { ask, act, see, port, cookie, origin } = await serve((await experimentWithRun()).host);
    const refused = async (headers: Record<string, string>) =>
      (await ask('/', { headers: { cookie, ...headers } })).status;
    expect(await refused({ host: `evil.example:${port}` })).toBe(403);
    expect(await refused({ host: '127.0.0.1:1' })).toBe(403);
    expect(await refused({ origin: 'http://evil.example' })).toBe(403);
    expect(await refused({ host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
    expect((await act({}, { cookie })).status).toBe(403);
    expect((await act({}, { cookie, origin: 'null' })).status).toBe(403);
    expect((await act({}, { cookie, origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { headers, text } = await see('/experiment/pi');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; script-src 'self';.*frame-ancestors 'none'$/);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<[^>]* (?:style|on[a-z]+)=|<script(?! src="\/live\.js" defer="")/);
  });

  it('does what the commands do, once for each form', async () => {
    const { folder, host } = await experimentWithRun();
    const { see, act } = await serve(host);
    const fields = { action: 'message', page: '/experiment/pi', text: 'Try a table.' };
    const token = tokenOf((await see('/experiment/pi')).text, 'message');
    const sent = await act({ ...fields, token });
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/experiment\/pi\?note=/)]);
    expect((await see(String(sent.headers.location))).text).toContain('the prompt contains the message from the next');
    expect((await act({ ...fields, token })).status).toBe(403);
    const shown = await runCli(['status', 'pi'], { cwd: folder, env: host.env });
    expect(shown.code).toBe(0);
    for (const [more, said] of [
      [{ action: 'approve', attempt: '1' }, 'iteration 1'],
      [{ action: 'reject', attempt: 'x', text: 'why' }, 'Name an iteration.'],
      [{ action: 'stop' }, 'no run is at work'],
    ] as const) {
      const fresh = tokenOf((await see('/experiment/pi')).text, more.action);
      const { headers } = await act({ page: '/experiment/pi', token: fresh, ...more });
      expect((await see(String(headers.location))).text).toContain(said);
    }
  });

  it('shows no form and does nothing where it is read only', async () => {
    const { see, act } = await serve((await experimentWithRun()).host, true);
    expect((await see('/experiment/pi')).text).not.toContain('<form');
    expect((await act({ action: 'stop', page: '/experiment/pi', token: 'x' })).status).toBe(403);
  });

  it('updates a page when a record has come', async () => {
    const made = await experimentWithRun();
    const { port, cookie } = await serve(made.host);
    const sent = request({ host: '127.0.0.1', port, path: '/events?page=/experiment/pi', headers: { cookie } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.setEncoding('utf8');
    const [first] = (await once(response, 'data')) as [string];
    expect(first).toBe(': connected\n\n');
    const changed = once(response, 'data');
    await made.run({ maxIterations: 2 });
    expect(await changed).toEqual(['data: changed\n\n']);
    sent.destroy();
  });

  it('answers who listens however often somebody listened for a page that is not there', async () => {
    const { see, port, cookie } = await serve((await experimentWithRun()).host);
    for (let asked = 0; asked < 70; asked += 1) expect((await see('/events?page=/experiment/none')).status).toBe(404);
    const sent = request({ host: '127.0.0.1', port, path: '/events?page=/', headers: { cookie } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    sent.destroy();
  });

  it('says what is wrong with its port', async () => {
    const { folder: cwd, host } = await experimentWithRun();
    const wrong = await runCli(['serve', '--port', '70000'], { cwd, env: host.env });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--port "70000"; expected a whole number')]);
    const { port } = await serve(host);
    const taken = await runCli(['serve', '--port', port], { cwd, env: host.env });
    expect([taken.code, taken.err]).toEqual([3, expect.stringContaining(`port ${port} is taken`)]);
  });
});
