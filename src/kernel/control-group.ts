/**
 * Control groups of the kernel that bound the memory of one command each.
 * Invariant: a group is made below one in which this process, or nobody, is bounded more tightly than there, so that a
 * limit that somebody set for us holds for our commands, too; a means is chosen only after a program ran in a group of
 * it here. Groups have names that begin with a prefix of their maker's; only these are removed.
 * Crash: a group stays, with its processes. `removeGroups` of the same prefix ends and removes them.
 * Version 2 needs a part of the tree that is this user's (delegated), with the controller on; version 1 needs root.
 * Source: the kernel's cgroup-v2.rst and cgroup-v1/memory.rst.
 */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultPoint } from './fault-point.ts';
import { errorCode } from './files.ts';
import { isLinux } from './platform.ts';
import { runProgram } from './program.ts';
import { sendSignal } from './signal.ts';

type GroupVersion = 'cgroup2' | 'cgroup1';

/** Where groups of commands are made. */
export interface GroupParent {
  readonly version: GroupVersion;
  readonly folder: string;
}

/** The group of one command. */
export interface CommandGroup {
  readonly version: GroupVersion;
  readonly folder: string;
}

interface VersionRules {
  /** What is written, in this order; what is optional is not on every kernel. */
  readonly limits: (bytes: number) => readonly (readonly [file: string, value: string, isOptional?: 'optional'])[];
  /** Holds the number of processes that were ended for want of memory. */
  readonly kills: string;
  /** Whether the group's own limit was reached. */
  readonly isReached: (read: (file: string) => string) => boolean;
}

// A page is charged where the limit allows for it, so usage ends just below; the kernel charges in small batches.
const CLOSE_BYTES = 1 << 20;
const isClose = (most: string, limit: string): boolean => most !== '' && Number(most) >= Number(limit) - CLOSE_BYTES;

// Both count, too, what is ended when the machine as a whole has no memory left: then the group's limit was not reached.
const RULES: Readonly<Record<GroupVersion, VersionRules>> = {
  cgroup2: {
    limits: (bytes) => [
      ['memory.max', String(bytes)],
      // Else a command would go on for hours on a disk in the place of memory.
      ['memory.swap.max', '0', 'optional'],
      ['memory.oom.group', '1', 'optional'],
    ],
    kills: 'memory.events',
    isReached: (read) => countIn(read('memory.events'), 'oom') > 0,
  },
  cgroup1: {
    limits: (bytes) => [
      ['memory.limit_in_bytes', String(bytes)],
      ['memory.memsw.limit_in_bytes', String(bytes), 'optional'],
    ],
    kills: 'memory.oom_control',
    isReached: (read) =>
      isClose(read('memory.max_usage_in_bytes'), read('memory.limit_in_bytes')) ||
      isClose(read('memory.memsw.max_usage_in_bytes'), read('memory.memsw.limit_in_bytes')),
  },
};

/** Makes the shell that becomes a command a member of a group first: nothing of the command was ever outside. */
const ENTER = 'echo 0 >"$1/cgroup.procs" || exit 125; shift; exec "$@"';

/** What stands before a command that begins in a group. */
export function enterGroup({ folder }: CommandGroup): readonly string[] {
  return ['/bin/sh', '-c', ENTER, 'sh', folder];
}

/** Makes the group of a command with its limit; throws where the system does not. */
export function createGroup({ version, folder: parent }: GroupParent, name: string, bytes: number): CommandGroup {
  const folder = join(parent, name);
  mkdirSync(folder);
  faultPoint('memory:after-group');
  for (const [file, value, optional] of RULES[version].limits(bytes)) {
    try {
      writeFileSync(join(folder, file), value);
    } catch (error) {
      if (optional !== undefined) continue;
      rmdirSync(folder);
      throw error;
    }
  }
  return { version, folder };
}

/** Whether a process of a group was ended because the group had reached its limit. */
export function hasExceeded({ version, folder }: CommandGroup): boolean {
  const { kills, isReached } = RULES[version];
  const read = (file: string): string => readText(join(folder, file)) ?? '';
  return countIn(read(kills), 'oom_kill') > 0 && isReached(read);
}

function countIn(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

// A process that was killed leaves its group when the kernel has taken it apart: as a rule within a millisecond.
const REMOVAL_ROUNDS = 250;
const pauseOf = (round: number): number => (round < 50 ? 1 : 10);

/** Ends every process of a group and removes it; says how many were left, and with them the group. */
export async function removeGroup(folder: string): Promise<number> {
  for (let round = 0; round < REMOVAL_ROUNDS; round += 1) {
    // Of a process outside of our namespace nothing is shown but a 0.
    for (const pid of membersOf(folder)) if (pid > 0) sendSignal(pid, 'SIGKILL');
    try {
      rmdirSync(folder);
      return 0;
    } catch (error) {
      if (errorCode(error) !== 'EBUSY') break;
      await pause(pauseOf(round));
    }
  }
  return membersOf(folder).length;
}

/** Removes the groups of a maker that was killed. */
export async function removeGroups(parent: string, prefix: string): Promise<void> {
  for (const name of namesIn(parent)) if (name.startsWith(prefix)) await removeGroup(join(parent, name));
}

function membersOf(folder: string): readonly number[] {
  return (readText(join(folder, 'cgroup.procs')) ?? '').split('\n').filter(Boolean).map(Number);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Its session has ended, and the system removed it: with what was in it.
    return [];
  }
}

/** The places where groups could be made, the best first, by what the kernel says of this process. */
export function groupParents({
  mounts = readOwn('mountinfo'),
  groups = readOwn('cgroup'),
}: {
  readonly mounts?: string;
  readonly groups?: string;
} = {}): readonly GroupParent[] {
  const second = ownFolder(mounts, { type: 'cgroup2', path: /^0::(\/.*)$/m.exec(groups)?.[1] });
  const first = ownFolder(mounts, {
    type: 'cgroup',
    path: /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:(\/.*)$/m.exec(groups)?.[1],
  });
  return [
    ...(second === undefined ? [] : delegatedParents(second)),
    ...(first === undefined ? [] : [{ version: 'cgroup1' as const, folder: first.own }]),
  ];
}

interface OwnFolder {
  readonly mount: string;
  /** Of the group that this process is in. */
  readonly own: string;
}

interface Hierarchy {
  readonly type: 'cgroup' | 'cgroup2';
  readonly path: string | undefined;
}

function ownFolder(mounts: string, { type, path }: Hierarchy): OwnFolder | undefined {
  // One outside of our namespace of groups is shown by its way there.
  if (path === undefined || path.startsWith('/..')) return undefined;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const [found, , options = ''] = after.split(' ');
    if (found !== type || (type === 'cgroup' && !options.split(',').includes('memory'))) continue;
    const [, , , root = '/', mount = ''] = before.split(' ').map(unescaped);
    const inside = relative(root, path);
    // A group outside of what is mounted here has no folder.
    if (!inside.startsWith('..')) return { mount, own: join(mount, inside) };
  }
  return undefined;
}

/** Blanks and the like stand in it by their octal numbers. */
function unescaped(field: string): string {
  return field.replaceAll(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}

/** What would no longer hold for a command beside our own group. */
const BOUNDS: Readonly<Record<string, RegExp>> = {
  'memory.max': /^max$/,
  'memory.high': /^max$/,
  'cpu.max': /^max /,
  'cpuset.cpus': /^$/,
};

/**
 * The own group and those around it that give their children the controller, up to the first that bounds us: with
 * processes in it, as ours has, a group cannot give it.
 */
function delegatedParents({ mount, own }: OwnFolder): readonly GroupParent[] {
  const found: GroupParent[] = [];
  for (let folder = own; ; folder = dirname(folder)) {
    const delegated = readText(join(folder, 'cgroup.subtree_control')) ?? '';
    if (delegated.split(/\s+/).includes('memory')) found.push({ version: 'cgroup2', folder });
    const isBound = Object.entries(BOUNDS).some(([file, free]) => {
      const value = readText(join(folder, file));
      return value !== undefined && !free.test(value.trim());
    });
    if (folder === mount || isBound) return found;
  }
}

/** Enough for a shell; what is tried is the way, not the amount. */
const TRIAL_BYTES = 64 << 20;
const TRIAL_MS = 10_000;

/** The first place in which a program with a limit ran; undefined where there is none. */
export async function findGroupParent(prefix: string, parents = groupParents()): Promise<GroupParent | undefined> {
  for (const parent of parents) if (await tryParent(parent, `${prefix}trial-${process.pid}`)) return parent;
  return undefined;
}

async function tryParent(parent: GroupParent, name: string): Promise<boolean> {
  const folder = join(parent.folder, name);
  try {
    const group = createGroup(parent, name, TRIAL_BYTES);
    const [program = '', ...args] = [...enterGroup(group), '/bin/sh', '-c', ':'];
    const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 16, maxStderrChars: 1 << 16 };
    const { exitCode } = await runProgram({ program, args, cwd: '/', env: {}, ...limits });
    return exitCode === 0 && /^oom_kill \d+$/m.test(readText(join(folder, RULES[parent.version].kills)) ?? '');
  } catch {
    // Not ours to write in, or without the controller: another means has to do.
    return false;
  } finally {
    await removeGroup(folder);
  }
}

/** What the kernel says of this process. */
function readOwn(name: string): string {
  return isLinux() ? (readText(`/proc/self/${name}`) ?? '') : '';
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not on this kernel, or gone.
    return undefined;
  }
}
