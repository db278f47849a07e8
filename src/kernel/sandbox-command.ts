/**
 * The command line that puts a command into a level of isolation. Pure.
 * Invariant: nothing secret is in it (every process of the machine may read it), and of nested paths the inner one
 * decides: a private area inside a hidden home is there, a hidden folder inside a private area is not.
 * The first process is a small shell script that sets the limits and reports that the command starts. Inside a
 * namespace it runs the command as its child and reports the exit code; when it ends, the kernel ends everything else
 * in there. Without one it becomes the command.
 * What outlives a command lies nowhere that it reaches: System V IPC and processes are in namespaces of its own,
 * /dev/shm is a file system of its own, and in bubblewrap a filter of system calls refuses the kernel keyring.
 * /proc/sys and the other settings of the machine below /proc are read-only, whoever runs the command: the files there
 * ask for the kernel's user 0, not for capabilities. Root is shown as another user by a user namespace, for programs
 * that refuse to work as root; to the kernel it stays user 0.
 * Without tracing no process of a command reaches into the memory of another one: the filter refuses the calls for it,
 * and all of /proc is read-only, since /proc/PID/mem takes writes that no filter sees. Programs that make a user
 * namespace with a map of users then fail, since they write the map there.
 * Supplementary groups are dropped where that can be done, by root. Of others they stay, and a group's files can be
 * read: bubblewrap hides /run and so the sockets that a group opens; at the other levels nothing does.
 */
import { normalize } from 'node:path';
import { assertNever } from '../base/errors.ts';
import { type LayeredView, mountedFrom, overlayPrefix } from './layered-view.ts';
import { bridgeArguments, END_BRIDGE, type LoopbackBridge, START_BRIDGE } from './loopback-bridge.ts';
import { buildNamespaceCommand, MACHINE_SETTINGS, type NamespaceLevel, type ShownUser } from './namespace-command.ts';
import { type ProcessLimits, renderLimits } from './process-limits.ts';
import { buildSeatbeltCommand, type SeatbeltLevel } from './seatbelt-command.ts';
import { buildSystemCallFilter } from './system-call-filter.ts';
import type { FilteredMachine } from './system-call-rules.ts';

export type SandboxLevel =
  /** Own process and file system view: `/` read-only, chosen folders writable, others hidden. */
  | {
      readonly kind: 'bubblewrap';
      readonly program: string;
      /** Knows `--size`. */
      readonly bounded: boolean;
      /** Whose system calls the filter knows. */
      readonly machine: FilteredMachine;
      /** Where groups can be dropped: setpriv. */
      readonly groupDropper?: string;
      /** Whom root is shown as, where a user namespace can be made. */
      readonly shownAs?: ShownUser;
    }
  /** Own processes only: the whole tree ends with its first process or with us; files are not shielded. */
  | NamespaceLevel
  /** Of macOS: files and network by a profile; processes as in a process group. */
  | SeatbeltLevel
  /** A marker in the environment to find the processes by; nothing is shielded. */
  | { readonly kind: 'process-group' };

export interface SandboxView {
  readonly workDir: string;
  readonly home: string;
  readonly temporary: string;
  /** More folders or files that the command may write. */
  readonly writable?: readonly string[];
  /** Paths inside hidden or writable ones that are there to read. */
  readonly readable?: readonly string[];
  /** What is there to read by another name. */
  readonly readableAt?: readonly { readonly path: string; readonly at: string }[];
  /** Nodes of devices, besides those that every command has. */
  readonly devices?: readonly string[];
  /** Folders that appear empty; must exist. */
  readonly hiddenFolders?: readonly string[];
  /** Files that appear empty; must exist. */
  readonly hiddenFiles?: readonly string[];
  /** Folders among them that are made of layers; only bubblewrap can show them. */
  readonly layered?: LayeredView;
  /** Names of the command's folders besides their own: what installed programs in them have as their path. */
  readonly aliases?: readonly { readonly path: string; readonly at: string }[];
  readonly network: 'on' | 'off';
  /** What leads out of a sandbox whose network is off, and nowhere but to a socket; only bubblewrap has a loopback address. */
  readonly bridge?: LoopbackBridge;
  /** Whether a process of the command may reach into another one; "off" holds in bubblewrap alone. Default: on. */
  readonly tracing?: 'on' | 'off';
}

export interface SandboxedCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Whether the first process outlives the command and reports its exit code, too, on STATUS_DESCRIPTOR. */
  readonly reportsExit: boolean;
  /** To be written to FILTER_DESCRIPTOR of the program, which reads to its end. */
  readonly filter?: Uint8Array;
}

export const STATUS_DESCRIPTOR = 3;
export const FILTER_DESCRIPTOR = 4;

// What an agent may fill in memory below each hidden folder, in bytes.
const TMPFS_BYTES = 1 << 30;

const SHELL = '/bin/sh';

/** Distinguishes a command that is not there from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];

/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the
 * command until the other processes have ended too: a shell that dies at once would take the agent below it along
 * before the agent could react. Exit codes beyond 128 are signals, as in any shell.
 */
const firstProcess = (hasBridge: boolean): string =>
  [
    'stopping=; trap "stopping=1" TERM',
    ...(hasBridge ? [START_BRIDGE] : []),
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    ...(hasBridge ? [END_BRIDGE] : []),
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
  ].join('\n');

/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');

/** Whether the kernel ends all processes of a command with its first one. */
export function hasNamespace({ kind }: Pick<SandboxLevel, 'kind'>): boolean {
  return kind === 'bubblewrap' || kind === 'namespace';
}

/** Whether a command writes to its own folders alone, and does not read what is hidden. */
export function shieldsFiles({ kind }: Pick<SandboxLevel, 'kind'>): boolean {
  return kind === 'bubblewrap' || kind === 'seatbelt';
}

/** Whether root is root to the commands of a level. */
export function showsRoot(level: SandboxLevel): boolean {
  if (level.kind === 'process-group' || level.kind === 'seatbelt') return true;
  return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}

export interface CommandRequest {
  readonly view: SandboxView;
  readonly command: readonly string[];
  readonly limits?: Partial<ProcessLimits>;
  /** Whether the command stays on the cores that it begins on; holds in bubblewrap alone. */
  readonly isBound?: boolean;
}

/** Builds the command line that runs `command` in `level` with that view of the machine. */
export function buildSandboxCommand(
  level: SandboxLevel,
  { view, command, limits = {}, isBound = false }: CommandRequest,
): SandboxedCommand {
  const reportsExit = hasNamespace(level);
  const bridge = level.kind === 'bubblewrap' && view.network === 'off' ? view.bridge : undefined;
  const last = reportsExit ? firstProcess(bridge !== undefined) : FIRST_STEP;
  const script = [renderLimits(limits, { countsProcesses: reportsExit }), last];
  const first = ['-c', script.join('\n'), 'sh', ...(bridge === undefined ? [] : bridgeArguments(bridge)), ...command];
  const isolation = isolationOf(level, view);
  const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
  const filter =
    level.kind === 'bubblewrap'
      ? { filter: buildSystemCallFilter(level.machine, { tracing: view.tracing ?? 'on', isBound }) }
      : {};
  return { program, args, reportsExit, ...filter };
}

function isolationOf(level: SandboxLevel, view: SandboxView): readonly string[] {
  switch (level.kind) {
    case 'bubblewrap': {
      const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, '--clear-groups', '--'];
      const { layered } = view;
      const mounts = layered === undefined ? [] : overlayPrefix(layered);
      // A namespace of users has no groups to drop.
      const isMapped = layered?.programs.owner !== undefined;
      const flags = bubblewrapFlags(view, { ...level, ...(isMapped ? { shownAs: layered?.programs.owner } : {}) });
      return [...mounts, ...(isMapped ? [] : dropper), level.program, ...flags, '--'];
    }
    case 'namespace':
      return buildNamespaceCommand(level, view);
    case 'seatbelt':
      return buildSeatbeltCommand(level, view);
    case 'process-group':
      return [];
    default:
      return assertNever(level);
  }
}

// What lies on a mount point is no whole /proc, and without one nobody mounts another.
const SHUT = ['--ro-bind', '/proc/sys', '/proc/sys'];
// For each path that it binds bubblewrap reads its list of mounts: these are shut one by one only where /proc is written to.
const SHUT_SETTINGS = MACHINE_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]);

function bubblewrapFlags(
  view: SandboxView,
  { bounded, shownAs }: Extract<SandboxLevel, { kind: 'bubblewrap' }>,
): readonly string[] {
  return [
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...[...SHUT, ...(view.tracing === 'off' ? ['--remount-ro', '/proc'] : SHUT_SETTINGS)],
    ...mounts(view, bounded),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...(shownAs === undefined ? [] : ['--unshare-user', '--uid', `${shownAs.uid}`, '--gid', `${shownAs.gid}`]),
    ...(view.network === 'off' ? ['--unshare-net'] : []),
    ...['--seccomp', String(FILTER_DESCRIPTOR)],
    // Root would otherwise keep its capabilities, and could mount its way out.
    ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
  ];
}

interface Mount {
  readonly path: string;
  readonly flags: readonly string[];
}

/** Outer paths first, so that what is said of an inner one holds; of the same path the last mentioned wins. */
function mounts(view: SandboxView, bounded: boolean): readonly string[] {
  const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
  const { layered, aliases = [], readableAt = [], devices = [], bridge } = view;
  const from = (path: string) => mountedFrom(layered, path);
  const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
  const all: readonly Mount[] = [
    ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
    // As a device it is empty; bound without its rights as one it could not be opened.
    ...hiddenFiles.map((path) => ({ path, flags: ['--dev-bind', '/dev/null', path] })),
    ...devices.map((path) => ({ path, flags: ['--dev-bind', path, path] })),
    ...(bridge === undefined ? [] : [bridge.program, bridge.folder]).map((path) => ({
      path,
      flags: ['--ro-bind', path, path],
    })),
    ...readable.map((path) => ({ path, flags: ['--ro-bind', from(path), path] })),
    ...readableAt.map(({ path, at }) => ({ path: at, flags: ['--ro-bind', path, at] })),
    ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', from(path), path] })),
    ...aliases.map(({ path, at }) => ({ path: at, flags: ['--bind', from(path), at] })),
  ];
  const sorted = all.map(({ path, flags }) => ({ depth: depth(path), flags }));
  return sorted.sort((one, other) => one.depth - other.depth).flatMap(({ flags }) => flags);
}

function depth(path: string): number {
  return normalize(path)
    .split('/')
    .filter((part) => part !== '').length;
}
