import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveRepository } from '../../src/cli/serve-server.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import type { Host } from '../../src/kernel/host.ts';
import { takeRunLock } from '../../src/kernel/run-lock.ts';
import { compare, createCommits, hostOf } from '../compare/comparisons.ts';
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
  const { port, origin, pathname: root } = new URL(serving.address);
  const ask = async (path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = Buffer.concat(await response.toArray()).toString();
    return { status: response.statusCode, headers: response.headers, text };
  };
  const see = (path: string) => ask(`${root}${path.slice(1)}`);
  const act = (fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
    ask(`${root}act`, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  return { ask, see, act, port, root, origin };
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
    const { see, root } = await serve(host);
    const index = await see('/');
    expect([index.status, index.text]).toEqual([200, expect.stringContaining(`<a href="${root}experiment/pi">`)]);
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

  it('asks for the secret in its path, also for reading, and sets no cookie, which other ports would be sent', async () => {
    const { ask, see, root } = await serve((await experimentWithRun()).host);
    const other = root.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/'));
    for (const path of [
      '/',
      '/experiment/pi',
      '/live.js',
      '/events?page=/',
      `/?token=${root}`,
      other,
      root.slice(0, -1),
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 401]);
    }
    for (const path of ['/', '/experiment/pi', '/live.js']) {
      const { status, headers } = await see(path);
      expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined]);
      expect(headers['referrer-policy']).toBe('same-origin');
    }
    expect(root).toMatch(/^\/[\w-]{43}\/$/);
  });

  it('refuses another name for this machine and other pages, and lets no page frame it or load anything', async () => {
    const { ask, act, see, port, root, origin } = await serve((await experimentWithRun()).host);
    const refused = async (headers: Record<string, string>) => (await ask(root, { headers })).status;
    expect(await refused({ host: `evil.example:${port}` })).toBe(403);
    expect(await refused({ host: '127.0.0.1:1' })).toBe(403);
    expect(await refused({ origin: 'http://evil.example' })).toBe(403);
    expect(await refused({ host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
    expect((await act({}, {})).status).toBe(403);
    expect((await act({}, { origin: 'null' })).status).toBe(403);
    expect((await act({}, { origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { headers, text } = await see('/experiment/pi');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; script-src 'self';.*frame-ancestors 'none'$/);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<[^>]* (?:style|on[a-z]+)=|<script(?! src="\/[\w-]+\/live\.js" defer="")/);
  });

  it('does what the commands do, once for each form', async () => {
    const { folder, host } = await experimentWithRun();
    const { see, act, root } = await serve(host);
    const below = (location: string | undefined) => String(location).replace(root, '/');
    const fields = { action: 'message', page: '/experiment/pi', text: 'Try a table.' };
    const token = tokenOf((await see('/experiment/pi')).text, 'message');
    const sent = await act({ ...fields, token });
    expect([sent.status, below(sent.headers.location)]).toEqual([
      303,
      expect.stringMatching(/^\/experiment\/pi\?note=/),
    ]);
    expect((await see(below(sent.headers.location))).text).toContain('the prompt contains the message from the next');
    expect((await act({ ...fields, token })).status).toBe(403);
    const shown = await runCli(['status', 'pi'], { cwd: folder, env: host.env });
    expect(shown.code).toBe(0);
    for (const [more, message] of [
      [{ action: 'approve', attempt: '1' }, 'iteration 1'],
      [{ action: 'reject', attempt: 'x', text: 'why' }, 'Name an iteration.'],
      [{ action: 'stop' }, 'no run is at work'],
    ] as const) {
      const fresh = tokenOf((await see('/experiment/pi')).text, more.action);
      const { headers } = await act({ page: '/experiment/pi', token: fresh, ...more });
      expect((await see(below(headers.location))).text).toContain(message);
    }
  });

  it('shows no form and does nothing where it is read only', async () => {
    const { see, act } = await serve((await experimentWithRun()).host, true);
    expect((await see('/experiment/pi')).text).not.toContain('<form');
    expect((await act({ action: 'stop', page: '/experiment/pi', token: 'x' })).status).toBe(403);
  });

  it('updates a page when a record has come', async () => {
    const made = await experimentWithRun();
    const { port, root } = await serve(made.host);
    const sent = request({ host: '127.0.0.1', port, path: `${root}events?page=/experiment/pi` });
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
    const { see, port, root } = await serve((await experimentWithRun()).host);
    for (let asked = 0; asked < 70; asked += 1) expect((await see('/events?page=/experiment/none')).status).toBe(404);
    const sent = request({ host: '127.0.0.1', port, path: `${root}events?page=/` });
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

  it('shows a comparison without a result: how far it came, and why it ended', async () => {
    const folder = createCommits({ 'value.txt': '0\n' });
    const host = hostOf(folder);
    await expect(compare(folder, { unit: 'ms' }, host)).rejects.toThrow('"score" is 0');
    const { see } = await serve(host);
    const root = join(folder, '.autorize/compare');
    const [id = ''] = readdirSync(root).filter((name) => /^\d/.test(name));
    const failed = await see(`/comparison/${id}`);
    expect(failed).toMatchObject({ status: 200 });
    const ended = 'ended without an answer after 0 of at most 100 pairs: the head gives no score: ';
    for (const text of [ended, 'HEAD~1', 'sh bench.sh']) expect(failed.text).toContain(text);
    expect((await see('/')).text).toContain(ended);
    // Another one is killed before its calibration, and a third before it wrote anything.
    const [killed, empty] = ['30000101-000000-aaaaaa', '30000102-000000-bbbbbb'];
    const log = readFileSync(join(root, id, 'decisions.jsonl'), 'utf8').split('\n');
    for (const each of [killed, empty]) mkdirSync(join(root, each));
    writeFileSync(join(root, killed, 'decisions.jsonl'), `${log.slice(0, 2).join('\n')}\n`);
    expect((await see(`/comparison/${killed}`)).text).toContain(
      'interrupted before the calibration, after the first run',
    );
    expect((await see(`/comparison/${empty}`)).text).toContain('interrupted before the first run of a commit');
    const taken = await takeRunLock({ path: join(root, 'run.lock'), now: host.now });
    if (taken.kind !== 'locked') throw new Error('the lock is held');
    await using _lock = taken;
    expect((await see(`/comparison/${empty}`)).text).toContain('No result yet: in progress, before the first run');
    expect((await see(`/comparison/${killed}`)).text).toContain('interrupted before');
    expect((await see('/comparison/30000103-000000-cccccc')).status).toBe(404);
  });
});
