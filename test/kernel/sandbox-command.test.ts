import { describe, expect, it } from 'vitest';
import { buildSandboxCommand, type SandboxView } from '../../src/kernel/sandbox-command.ts';

const view: SandboxView = { workDir: '/w', home: '/h', temporary: '/t', network: 'on' };
const command = ['agent', '--flag', 'a b'];
const bubblewrap = { kind: 'bubblewrap', program: '/usr/bin/bwrap', bounded: true, machine: 'x64' } as const;
const namespace = {
  kind: 'namespace',
  setpriv: '/usr/bin/setpriv',
  unshare: '/usr/bin/unshare',
  isRoot: false,
} as const;

const built = (changes: Partial<SandboxView>, level: Parameters<typeof buildSandboxCommand>[0] = bubblewrap) =>
  buildSandboxCommand(level, { view: { ...view, ...changes }, command });
const line = (changes: Partial<SandboxView>) => built(changes).args.join(' ');

describe('buildSandboxCommand', () => {
  it('makes the root read-only before anything is opened in it', () => {
    expect(built({}).args.slice(0, 7)).toEqual(['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc']);
    expect(line({})).toContain('--bind /w /w --bind /h /h --bind /t /t');
  });

  it.each(['--unshare-pid', '--die-with-parent', '--new-session', '--cap-drop ALL', '--chdir /w'])('has %s', (flag) => {
    expect(line({})).toContain(flag);
  });

  it('cuts the network off only on request', () => {
    expect(line({})).not.toContain('--unshare-net');
    expect(line({ network: 'off' })).toContain('--unshare-net');
    expect(built({ network: 'off' }, namespace).args).toContain('--net');
  });

  it('lets the inner path decide', () => {
    const mounts = line({
      workDir: '/home/dev/w',
      hiddenFolders: ['/home/dev/w/.git', '/home/dev'],
      readable: ['/home/dev/bin'],
    });
    const order = ['--tmpfs /home/dev ', '--bind /home/dev/w /home/dev/w', '--tmpfs /home/dev/w/.git'].map((each) =>
      mounts.indexOf(each),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThan(0);
    expect(mounts).toContain('--ro-bind /home/dev/bin /home/dev/bin');
  });

  it('bounds hidden folders where the program can', () => {
    expect(line({ hiddenFolders: ['/run'] })).toContain('--size 1073741824 --tmpfs /run');
    const old = built({ hiddenFolders: ['/run'] }, { ...bubblewrap, bounded: false });
    expect(old.args).not.toContain('--size');
  });

  it('ends with the command, word for word', () => {
    expect(built({}).args.slice(-3)).toEqual(command);
    expect(built({}, namespace).args.slice(-3)).toEqual(command);
    expect(built({}, { kind: 'process-group' }).args.slice(-3)).toEqual(command);
  });

  it('shuts the settings of the machine and the keyring in bubblewrap', () => {
    expect(line({})).toContain('--proc /proc --ro-bind /proc/sys /proc/sys --ro-bind-try');
    // A file system that is read-only as a whole has none to be shut one by one.
    expect(line({ tracing: 'off' })).toContain('--proc /proc --ro-bind /proc/sys /proc/sys --remount-ro /proc');
    expect(line({ tracing: 'off' })).not.toContain('--ro-bind-try');
    expect(line({})).toContain('--seccomp 4');
    expect(built({}).filter?.length).toBeGreaterThan(0);
    expect(built({}, namespace).filter).toBeUndefined();
  });

  it('shows root as another user where the level says that this works', () => {
    expect(line({})).not.toContain('--unshare-user');
    const shown = built({}, { ...bubblewrap, shownAs: { uid: 1000, gid: 1001 } }).args.join(' ');
    expect(shown).toContain('--unshare-user --uid 1000 --gid 1001');
    const shuts = { mount: '/usr/bin/mount', shownAs: { uid: 1000, gid: 1001 } };
    const shut = built({}, { ...namespace, isRoot: true, shuts }).args.join(' ');
    expect(shut).toContain('/usr/bin/mount /usr/bin/unshare --user --map-user=1000 --map-group=1001 -- /bin/sh');
  });

  it('maps a user to the same user, and root not at all', () => {
    expect(built({}, namespace).args).toContain('--map-current-user');
    expect(built({}, { ...namespace, isRoot: true }).args).not.toContain('--user');
  });

  it('drops groups where the level says that this works', () => {
    expect(built({}).args).not.toContain('--clear-groups');
    const dropped = built({}, { ...bubblewrap, groupDropper: '/usr/bin/setpriv' });
    expect([dropped.program, ...dropped.args.slice(0, 3)]).toEqual([
      '/usr/bin/setpriv',
      '--clear-groups',
      '--',
      '/usr/bin/bwrap',
    ]);
    expect(built({}, { ...namespace, isRoot: true, dropsGroups: true }).args).toContain('--clear-groups');
  });
});
