// What an agent can see and reach of the supervisor and its machine.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BUBBLEWRAP, LEVELS, NAMESPACES, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const bash = (script: string): readonly string[] => ['bash', '-c', script];
const ALL_ENVIRONMENTS =
  'for f in /proc/[0-9]*/environ /proc/$PPID/environ /proc/self/environ; do tr "\\0" "\\n" <$f; done; env';

/** A process beside the agent, as the supervisor is, with a secret in its environment and in its arguments. */
async function startNeighbour(planted: string): Promise<void> {
  const options = { env: { ...process.env, GITHUB_TOKEN: planted }, stdio: ['pipe', 'pipe', 'inherit'] as const };
  const neighbour = spawn('bash', ['-c', 'echo up; read -r _', planted], { ...options, stdio: [...options.stdio] });
  onTestFinished(() => void neighbour.kill('SIGKILL'));
  await new Promise((up) => neighbour.stdout?.once('data', up));
}

describe.each(LEVELS.map((level) => [level.kind, level] as const))('an agent in level %s', (_, level) => {
  it('has an environment of what it was given, a fresh home and a fresh temporary folder', async () => {
    process.env.GITHUB_TOKEN = 'marker-of-the-supervisor';
    onTestFinished(() => void delete process.env.GITHUB_TOKEN);
    const { out, folder } = await runIn(level, bash('env; ls -A "$HOME" "$TMPDIR"; touch "$HOME/h" "$TMPDIR/t"'));
    const names = new Set([...out.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    const shells = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(new Set([...names].filter((name) => !shells.includes(name ?? '')))).toEqual(
      new Set(['AUTORIZE_RUN', 'HOME', 'PATH', 'TMPDIR']),
    );
    expect(out).toContain(`HOME=${join(folder, 'home')}\n`);
    expect(existsSync(join(folder, 'home', 'h')) && existsSync(join(folder, 'tmp', 't'))).toBe(true);
  });
});

describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('an agent in level %s', (_, level) => {
  it('finds no secret in any environment or command line of /proc', async () => {
    const planted = 'marker-3f8a61';
    await startNeighbour(planted);
    const { out } = await runIn(level, bash(`${ALL_ENVIRONMENTS}; cat /proc/[0-9]*/cmdline | tr "\\0" "\\n"`));
    expect(out).toContain('AUTORIZE_RUN=');
    expect(out).not.toContain(planted);
    expect(out).not.toContain('vitest run');
  });

  it('can gain no privileges', async () => {
    const { out } = await runIn(level, bash('grep NoNewPrivs /proc/self/status'));
    expect(out).toBe('NoNewPrivs:\t1\n');
  });

  it('reaches a local listener with the network on, and not with the network off', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const call = bash(`exec 9<>/dev/tcp/127.0.0.1/${port} && echo reached`);
    expect((await runIn(level, call)).out).toBe('reached\n');
    expect((await runIn(level, call, { view: { network: 'off' } })).out).toBe('');
    expect(connections).toBe(1);
  });
});

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('an agent in level %s', (_, level) => {
  it('has no capabilities, even as root', async () => {
    const { out } = await runIn(
      level,
      bash('grep -E "Cap(Eff|Prm)" /proc/self/status; mount -o remount,rw / && echo out'),
    );
    expect(out.replaceAll(/\s+/g, ' ')).toBe('CapPrm: 0000000000000000 CapEff: 0000000000000000 ');
  });

  it('writes its workspace and nothing else', async () => {
    const outside = createFolder({ 'command-file': 'whole' });
    const { out, folder } = await runIn(
      level,
      bash(`echo x >> ${outside}/command-file; rm ${outside}/command-file; touch ../beside; echo mine > mine; echo $?`),
    );
    expect(out).toBe('0\n');
    expect(readFileSync(join(outside, 'command-file'), 'utf8')).toBe('whole');
    expect(readFileSync(join(folder, 'work', 'mine'), 'utf8')).toBe('mine\n');
    expect(existsSync(join(folder, 'beside'))).toBe(false);
  });

  it('does not see hidden folders and files, but what is opened inside them', async () => {
    const secrets = createFolder({ key: 'secret', 'bin/tool': 'tool', 'deep/shared/x': '', token: 'secret' });
    const plain = createFolder({ token: 'secret' });
    const view = {
      hiddenFolders: [secrets, '/run'],
      hiddenFiles: [join(plain, 'token')],
      readable: [join(secrets, 'bin')],
      writable: [join(secrets, 'deep', 'shared')],
    };
    const script = `ls ${secrets} /run; cat ${plain}/token ${secrets}/bin/tool; echo y > ${secrets}/deep/shared/x; touch ${secrets}/bin/no`;
    const { out } = await runIn(level, bash(script), { view });
    expect(out).toBe(`/run:\n\n${secrets}:\nbin\ndeep\ntool`);
    expect(readFileSync(join(secrets, 'deep', 'shared', 'x'), 'utf8')).toBe('y\n');
  });
});
