import { createSocket } from 'node:dgram';
import { mkdirSync, openSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BRIDGE_PORT } from '../../src/kernel/loopback-bridge.ts';
import type { SandboxView } from '../../src/kernel/sandbox-command.ts';
import { BUBBLEWRAP, runIn, runReady } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server at a socket, and the part of a view that leads to it. */
async function served(onConnection: (socket: Socket) => void): Promise<Pick<SandboxView, 'network' | 'bridge'>> {
  // Longer than the path of a socket may be.
  const folder = join(createFolder(), 'x'.repeat(100));
  mkdirSync(folder);
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) =>
    server.listen({ path: `/proc/self/fd/${openSync(folder, 'r')}/model`, backlog: 4096 }, resolve),
  );
  servers.push(server);
  return { network: 'off', bridge: { program: process.execPath, folder, socket: 'model' } };
}

const echo = (socket: Socket) => socket.pipe(socket);
/** Runs code of Node in the sandbox. */
const node = (code: string): readonly string[] => [process.execPath, '-e', code];
const talk = `const socket = require('net').connect(${BRIDGE_PORT}, '127.0.0.1');`;

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('a bridge in %s', (_, level) => {
  it('is there before the command begins, and passes bytes both ways until both ends have ended', async () => {
    const view = await served(echo);
    const code = `${talk} let sum = 0; socket.on('data', (b) => { sum += b.length; }); socket.on('end', () => console.log(sum)); socket.end(Buffer.alloc(5e6, 'x'));`;
    const { result, out, err } = await runIn(level, node(code), { view });
    expect([out, err]).toEqual(['5000000\n', '']);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 0, survivors: 0 });
  });

  it('gives an exit code and a signal back as without it, and is gone then', async () => {
    const view = await served(echo);
    expect((await runIn(level, ['/bin/sh', '-c', 'exit 7'], { view })).result).toMatchObject({ exitCode: 7 });
    expect((await runIn(level, ['/bin/sh', '-c', 'kill -9 $$'], { view })).result).toMatchObject({
      exitCode: 137,
      signal: 'SIGKILL',
    });
    expect((await runIn(level, ['no-such-command'], { view })).result).toMatchObject({
      kind: 'unstarted',
      code: 'ENOENT',
    });
  });

  it('goes on while the command has its grace', async () => {
    const view = await served(echo);
    const code = `process.on('SIGTERM', () => { ${talk} socket.on('data', (b) => { console.log(String(b)); process.exit(5); }); socket.write('late'); }); console.log('up'); setInterval(() => 1, 1000);`;
    const { result, out } = await runReady(level, node(code), (budgetMs) => ({ view, budgetMs, graceMs: 60_000 }));
    expect(out).toBe('up\nlate\n');
    expect(result).toMatchObject({ exitCode: 5, killedByBudget: true });
  });

  it('is not changed by variables for Node that the command is given', async () => {
    const view = await served(echo);
    const environment = { PATH: process.env.PATH ?? '', NODE_OPTIONS: '--require=/nowhere.js' };
    const { out } = await runIn(level, ['/bin/sh', '-c', 'echo "$NODE_OPTIONS"'], { view, environment });
    expect(out).toBe('--require=/nowhere.js\n');
  });

  it('that cannot start is the reason why the command does not', async () => {
    const { bridge } = await served(echo);
    if (bridge === undefined) throw new Error('no bridge');
    const view = { network: 'off', bridge: { ...bridge, program: '/bin/false' } } as const;
    const { result } = await runIn(level, ['/bin/sh', '-c', 'echo began'], { view });
    expect(result).toMatchObject({
      kind: 'unstarted',
      code: 'SANDBOX',
      reason: expect.stringContaining('does not start'),
    });
  });

  it('breaks a connection off where the other end does', async () => {
    const view = await served((socket) => socket.write('half', () => socket.destroy()));
    const code = `${talk} socket.on('error', () => undefined); socket.on('data', (b) => process.stdout.write(b)); socket.on('close', () => console.log(' closed'));`;
    expect((await runIn(level, node(code), { view })).out).toBe('half closed\n');
  });

  it('leads nowhere else: the loopback address of the machine, UDP, names and other sockets do not answer', async () => {
    const view = await served(echo);
    const web = createHttpServer((_request, response) => response.end('reached'));
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const udp = createSocket('udp4');
    let packets = 0;
    udp.on('message', () => {
      packets += 1;
    });
    await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
    const abstract = createServer((socket) => socket.on('error', () => socket.destroy()).end('reached'));
    await new Promise<void>((resolve) => abstract.listen(`\0autorize-test-${process.pid}`, resolve));
    servers.push(web, udp, abstract);
    const { port } = web.address() as { port: number };
    const code = `
      const net = require('net');
      const tries = {
        loopback: (done) => net.connect(${port}, '127.0.0.1').on('connect', () => done('open')).on('error', (e) => done(e.code)),
        v6: (done) => net.connect(${port}, '::1').on('connect', () => done('open')).on('error', (e) => done(e.code)),
        outside: (done) => net.connect(443, '192.0.2.1').on('connect', () => done('open')).on('error', (e) => done(e.code)),
        names: (done) => require('dns').resolve4('example.com', (e) => done(e ? 'refused' : 'open')),
        abstract: (done) => net.connect('\\0autorize-test-${process.pid}').on('connect', () => done('open')).on('error', (e) => done(e.code)),
        udp: (done) => { const s = require('dgram').createSocket('udp4'); s.send('x', ${udp.address().port}, '127.0.0.1', () => { s.close(); done('sent'); }); },
        outer: (done) => { const s = require('dgram').createSocket('udp4'); s.send('x', 53, '192.0.2.1', (e) => { s.close(); done(e ? e.code : 'sent'); }); },
        bridge: (done) => net.connect(${BRIDGE_PORT}, '127.0.0.1').on('connect', function () { this.end(); done('open'); }).on('error', (e) => done(e.code)),
      };
      (async () => {
        for (const [name, attempt] of Object.entries(tries)) console.log(name, await new Promise(attempt));
        console.log('interfaces', Object.keys(require('os').networkInterfaces()).join());
        process.exit();
      })();`;
    const { out } = await runIn(level, node(code), { view, budgetMs: 60_000 });
    expect(
      Object.fromEntries(
        out
          .trim()
          .split('\n')
          .map((line) => line.split(' ')),
      ),
    ).toEqual({
      loopback: 'ECONNREFUSED',
      v6: expect.stringMatching(/^E/),
      outside: 'ENETUNREACH',
      names: 'refused',
      abstract: 'ECONNREFUSED',
      udp: 'sent',
      outer: 'ENETUNREACH',
      bridge: 'open',
      interfaces: 'lo',
    });
    expect(packets).toBe(0);
  });

  it('carries a thousand connections at once', async () => {
    const view = await served(echo);
    const code = `let open = 1000; for (let i = 0; i < 1000; i += 1) { ${talk} socket.on('data', () => { open -= 1; if (open === 0) { console.log('all'); process.exit(); } }); socket.write('x'); }`;
    expect((await runIn(level, node(code), { view, budgetMs: 120_000 })).out).toBe('all\n');
  });
});
