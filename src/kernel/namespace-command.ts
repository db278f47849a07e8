/**
 * The command line of the level without bubblewrap: namespaces by `unshare`. Pure.
 * Invariant: what is shut is shut before the command begins, by the first process of the namespace while it still has
 * the right to; it becomes the command's first process afterwards, with that right given up for good.
 */

/** A user of this machine as whom another one is shown inside. */
export interface ShownUser {
  readonly uid: number;
  readonly gid: number;
}

export interface NamespaceLevel {
  readonly kind: 'namespace';
  readonly setpriv: string;
  readonly unshare: string;
  readonly isRoot: boolean;
  readonly dropsGroups?: boolean;
  /** Where the machine's settings can be shut: by this `mount`, and then shown as this user. */
  readonly shuts?: { readonly mount: string; readonly shownAs: ShownUser };
}

/**
 * What below /proc, besides `/proc/sys`, root can change of the machine without a capability; some are not everywhere.
 * Source: the paths that container runtimes mask or make read-only, and what a walk over /proc finds writable.
 */
export const MACHINE_SETTINGS: readonly string[] = [
  '/proc/acpi',
  '/proc/asound',
  '/proc/bus',
  '/proc/driver',
  '/proc/dynamic_debug',
  '/proc/fs',
  '/proc/irq',
  '/proc/mtrr',
  '/proc/pressure',
  '/proc/scsi',
  '/proc/slabinfo',
  '/proc/sysrq-trigger',
];

/** The program and arguments before the command's own. */
export function buildNamespaceCommand(
  level: NamespaceLevel,
  { network }: { readonly network: 'on' | 'off' },
): readonly string[] {
  const { setpriv, unshare, isRoot, dropsGroups, shuts } = level;
  const root = isRoot ? [] : ['--user', '--map-root-user'];
  // Not mapped to root: agents refuse to work as root, and sudo would believe it.
  const user = isRoot ? [] : ['--user', '--map-current-user'];
  return [
    ...[setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...(dropsGroups ? ['--clear-groups'] : []), '--'],
    ...[unshare, ...(shuts === undefined ? user : root), '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'],
    ...(network === 'off' ? ['--net'] : []),
    '--',
    ...(shuts === undefined ? [] : shutting(unshare, shuts)),
  ];
}

/** A step that makes the machine's settings read-only and /dev/shm the command's own, and goes on as another user. */
function shutting(unshare: string, { mount, shownAs }: NonNullable<NamespaceLevel['shuts']>): readonly string[] {
  const script = [
    'set -e; mount=$1; shift',
    'shut() { "$mount" --bind "$1" "$1"; "$mount" -o remount,bind,ro "$1"; }',
    'shut /proc/sys',
    `for path in ${MACHINE_SETTINGS.join(' ')}; do [ ! -e "$path" ] || shut "$path"; done`,
    // A file system below it, as that of the control groups, is a mount of its own.
    'while read -r _ _ _ _ point _; do case $point in /sys|/sys/*) "$mount" -o remount,bind,ro "$point";; esac; done </proc/self/mountinfo',
    '[ ! -d /dev/shm ] || "$mount" -t tmpfs -o nosuid,nodev,mode=1777 tmpfs /dev/shm',
    'exec "$@"',
  ].join('\n');
  const user = [`--map-user=${shownAs.uid}`, `--map-group=${shownAs.gid}`];
  return ['/bin/sh', '-c', script, 'sh', mount, unshare, '--user', ...user, '--'];
}
