import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSandboxCommand, type SandboxView } from '../../src/kernel/sandbox-command.ts';
import { decideLevel, probeLevels, type SandboxProbe } from '../../src/kernel/sandbox-level.ts';
import { POWERLESS, withObedientSandboxExec, withSandboxExec } from '../helpers/sandbox-exec.ts';
import { processesNamed, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const seatbelt = { kind: 'seatbelt', program: '/usr/bin/sandbox-exec' } as const;
const group = { kind: 'process-group' } as const;
const canObey = hasTool(['bwrap', '--dev-bind', '/', '/', 'true'], 'a sandbox-exec that obeys profiles');

beforeEach(() => void vi.stubEnv('AUTORIZE_PLATFORM', 'portable'));
afterEach(() => void vi.unstubAllEnvs());

describe('the profile of a command', () => {
  const view: SandboxView = {
    ...{ workDir: '/private/area/work', home: '/tmp/home', temporary: '/tmp/temporary', network: 'off' },
    hiddenFolders: ['/Users/me', '/Users/me/tools/secret'],
    hiddenFiles: ['/etc/key'],
    readable: ['/Users/me/tools'],
  };
  const built = (changes: Partial<SandboxView> = {}) =>
    buildSandboxCommand(seatbelt, { view: { ...view, ...changes }, command: ['agent', 'a b'] });
  /** The profile with its paths in it. */
  const profileOf = ({ args }: { readonly args: readonly string[] }): string[] => {
    const paths = args.flatMap((arg, at) => (args[at - 1] === '-D' ? [arg.slice(arg.indexOf('=') + 1)] : []));
    const profile = args[args.indexOf('-p') + 1] ?? '';
    return profile.replaceAll(/\(param "P(\d+)"\)/g, (_, at) => paths[Number(at)] ?? '').split('\n');
  };

  it('lets it write to its folders alone, hides what is hidden, and cuts the network off', () => {
    expect(profileOf(built())).toEqual([
      '(version 1)',
      '(allow default)',
      '(deny file-write*)',
      '(allow file-write* (subpath /dev/null) (subpath /dev/zero) (subpath /dev/fd) (subpath /dev/dtracehelper))',
      '(deny file-read* file-write* (subpath /Users/me))',
      '(allow file-read* (subpath /Users/me/tools))',
      '(deny file-write* (subpath /Users/me/tools))',
      '(deny file-read* file-write* (subpath /private/etc/key))',
      '(allow file-read* file-write* (subpath /private/tmp/home))',
      '(allow file-read* file-write* (subpath /private/area/work))',
      '(deny file-read* file-write* (subpath /Users/me/tools/secret))',
      '(allow file-read* file-write* (subpath /private/tmp/temporary))',
      '(allow file-read-metadata (literal /private/area) (literal /private) (literal /) (literal /private/tmp) (literal /Users/me) (literal /Users))',
      '(deny appleevent-send)',
      '(deny job-creation)',
      '(deny mach-lookup)',
      '(allow mach-lookup (global-name "com.apple.bsd.dirhelper") (global-name "com.apple.logd") (global-name "com.apple.system.logger") (global-name "com.apple.system.notification_center") (global-name "com.apple.system.opendirectoryd.libinfo") (global-name "com.apple.system.opendirectoryd.membership"))',
      '(deny signal)',
      '(allow signal (target self) (target same-sandbox))',
      '(deny network*)',
      ...['/private/area/work', '/private/tmp/home', '/private/tmp/temporary'].flatMap((path) => [
        `(allow network-bind (local unix-socket (subpath ${path})))`,
        `(allow network-outbound (remote unix-socket (subpath ${path})))`,
      ]),
    ]);
  });

  it('with the network on reaches no socket of another program but that of the resolver', () => {
    const profile = profileOf(built({ network: 'on' }));
    expect(profile).not.toContain('(deny network*)');
    expect(profile).toContain('(deny network-outbound (remote unix-socket (subpath "/")))');
    expect(profile.at(-1)).toBe(
      '(allow network-outbound (remote unix-socket (subpath /private/var/run/mDNSResponder)))',
    );
    expect(profile.find((line) => line.startsWith('(allow mach-lookup'))).toContain('"com.apple.trustd"');
  });

  it('holds no path, whatever its name, and ends with the command, word for word', () => {
    const workDir = '/area/") (allow default) ("';
    const { program, args, reportsExit } = built({ workDir });
    expect([program, args.slice(-2), reportsExit]).toEqual(['/usr/bin/sandbox-exec', ['agent', 'a b'], false]);
    expect(args.some((arg) => arg.endsWith(`=${workDir}`))).toBe(true);
    expect(args[args.indexOf('-p') + 1]).not.toContain('/area');
  });
});

describe('the level', () => {
  it.runIf(canObey)('is there where a trial shows that it keeps its word', async () => {
    const folder = withObedientSandboxExec();
    expect(await probeLevels({ folders: [folder] })).toMatchObject({
      levels: [{ kind: 'seatbelt', program: join(folder, 'sandbox-exec') }, group],
      refusals: [{ kind: 'bubblewrap' }, { kind: 'namespace' }],
    });
  });

  it.each([
    [
      'does nothing',
      POWERLESS,
      'it lets a command write beside its folders and read a hidden file and use the network',
    ],
    // As macOS prints in a sandbox, and of an operation that it does not know.
    [
      'cannot be used',
      'echo "sandbox-exec: sandbox_apply: Operation not permitted" >&2; exit 71',
      'sandbox-exec: sandbox_apply: Operation not permitted',
    ],
    [
      'knows another language',
      'echo "sandbox-exec: <input string>:14:6: unbound variable: job-creation" >&2; exit 65',
      'sandbox-exec: <input string>:14:6: unbound variable: job-creation',
    ],
  ])('is not there where sandbox-exec %s', async (_, script, reason) => {
    const { levels, refusals } = await probeLevels({ folders: [withSandboxExec(script)] });
    expect(levels).toEqual([group]);
    expect(refusals.at(-1)).toEqual({ kind: 'seatbelt', reason });
  });

  it.each([
    ['auto', 'on', seatbelt],
    ['auto', 'off', seatbelt],
    ['off', 'on', group],
    ['auto', 'model', 'error'],
    // Until a Mac has run it, it is not what is required.
    ['required', 'on', 'error'],
  ] as const)('of request %s with network %s', (requested, network, expected) => {
    const refusals = [{ kind: 'bubblewrap', reason: 'it needs Linux' }] as const;
    const probe: SandboxProbe = { levels: [seatbelt, group], refusals, restrictsUserNamespaces: false };
    const level = decideLevel({ requested, network }, probe);
    if (expected !== 'error') expect(level).toBe(expected);
    else expect(level).toMatchObject({ remedy: expect.stringContaining('agent.network "on" or "off"') });
  });
});

describe.runIf(canObey)('a command at the level, whose profile bubblewrap obeys', () => {
  const level = () => ({ kind: 'seatbelt', program: join(withObedientSandboxExec(), 'sandbox-exec') }) as const;

  it('writes to its folders, and neither beside them nor to what it may read', async () => {
    const [beside, tools] = [createFolder(), createFolder({ tool: 'tool' })];
    const script = `echo a >made; echo b >"$HOME/made"; echo c >${beside}/made; echo d >${tools}/tool; cat ${tools}/tool`;
    const { result, folder, out } = await runIn(level(), ['sh', '-c', script], { view: { readable: [tools] } });
    expect(result).toMatchObject({ kind: 'ended', exitCode: 0, level: 'seatbelt', survivors: 0 });
    expect(out).toBe('tool');
    expect(['work/made', 'home/made'].map((path) => existsSync(join(folder, path)))).toEqual([true, true]);
    expect(existsSync(join(beside, 'made'))).toBe(false);
  });

  it('reads no key of a hidden home, but the program inside that it needs', async () => {
    const home = createFolder({ '.ssh/id_ed25519': 'key', '.netrc': 'key', 'bin/tool': 'tool', 'bin/.key': 'key' });
    const view = { hiddenFolders: [home], hiddenFiles: [join(home, 'bin/.key')], readable: [join(home, 'bin')] };
    const { out } = await runIn(level(), ['sh', '-c', `cd ${home}; cat .ssh/* .netrc bin/.key bin/tool`], { view });
    expect(out).toBe('tool');
  });

  it('has no network where it is off', async () => {
    await using server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { readonly port: number };
    const connect = ['bash', '-c', `: </dev/tcp/127.0.0.1/${port}`];
    const codes = await Promise.all(
      (['on', 'off'] as const).map(async (network) => (await runIn(level(), connect, { view: { network } })).result),
    );
    expect(codes).toMatchObject([{ exitCode: 0 }, { exitCode: 1 }]);
  });

  it('leaves no process, and reports its exit code', async () => {
    const mark = `9${String(process.pid).padStart(8, '0')}`;
    const { result } = await runIn(level(), ['sh', '-c', `sleep ${mark} & exit 3`]);
    expect(result).toMatchObject({ kind: 'ended', exitCode: 3, survivors: 0 });
    expect(processesNamed(mark)).toEqual([]);
    expect((await runIn(level(), ['no-such-command'])).result).toMatchObject({ kind: 'unstarted', code: 'ENOENT' });
  });
});
