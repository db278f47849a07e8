/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { PreconditionError } from '../base/errors.ts';
import { isShortage } from './files.ts';
import { requireTemporaryFolder } from './machine-error.ts';
import type { ShownUser } from './namespace-command.ts';
import { isLinux } from './platform.ts';
import { runProgram } from './program.ts';
import { findSystemProgram, SYSTEM_FOLDERS } from './program-path.ts';
import { buildSandboxCommand, type CommandRequest, type SandboxLevel, STATUS_DESCRIPTOR } from './sandbox-command.ts';
import { giveFilter } from './sandbox-filter.ts';
import { trySeatbelt } from './seatbelt-trial.ts';
import { isFiltered } from './system-call-filter.ts';

const SANDBOX_REQUESTS = ['auto', 'required', 'off'] as const;
export type SandboxRequest = (typeof SANDBOX_REQUESTS)[number];

export interface SandboxProbe {
  /** Those of the levels tried that work here, strongest first; a process group always does. */
  readonly levels: readonly SandboxLevel[];
  /** Why a level is not among them, in one sentence each. */
  readonly refusals: readonly { readonly kind: SandboxLevel['kind']; readonly reason: string }[];
  /** Ubuntu 24.04 and later: user namespaces are for programs with an AppArmor profile only. */
  readonly restrictsUserNamespaces: boolean;
}

const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 30_000;
const TRIAL_ENV = { PATH: SYSTEM_FOLDERS.join(':') };

let probed: Promise<SandboxProbe> | undefined;

/** Tries the levels once, strongest first, until one works: no request takes a weaker one then. Later calls get the same. */
export function probeSandbox(): Promise<SandboxProbe> {
  probed ??= probeLevels({ until: 'one works' });
  return probed;
}

/** What is known without a trial: enough where no isolation is asked for. */
const NOTHING_TRIED: SandboxProbe = {
  levels: [{ kind: 'process-group' }],
  refusals: [],
  restrictsUserNamespaces: false,
};

const NEEDS_LINUX = 'it needs Linux';
const OF_LINUX: SandboxProbe['refusals'] = [
  { kind: 'bubblewrap', reason: NEEDS_LINUX },
  { kind: 'namespace', reason: NEEDS_LINUX },
];

export interface ProbeRequest {
  /** Where the programs of the levels are looked for. */
  readonly folders?: readonly string[];
  readonly until?: 'one works' | 'all are tried';
}

/** Tries the levels; throws where a trial says nothing of the level, since its machine was short of something. */
export async function probeLevels({
  folders = SYSTEM_FOLDERS,
  until = 'all are tried',
}: ProbeRequest = {}): Promise<SandboxProbe> {
  requireTemporaryFolder();
  const levels: SandboxLevel[] = [];
  const refusals: { kind: SandboxLevel['kind']; reason: string }[] = [];
  if (!isLinux()) return await probeSeatbelt(folders);
  for (const kind of ['bubblewrap', 'namespace'] as const) {
    if (until === 'one works' && levels.length > 0) break;
    const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
    const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
    if (typeof found === 'string') refusals.push({ kind, reason: found });
    else levels.push(found);
  }
  levels.push({ kind: 'process-group' });
  return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}

/** Elsewhere than on Linux: what macOS has, where that keeps its word. */
async function probeSeatbelt(folders: readonly string[]): Promise<SandboxProbe> {
  const group = { kind: 'process-group' } as const;
  const program = findSystemProgram('sandbox-exec', folders);
  const seatbelt = { kind: 'seatbelt', program: program ?? '' } as const;
  const reason =
    program === undefined
      ? 'sandbox-exec is not installed: it needs macOS'
      : await trySeatbelt((request) => tryCommand(seatbelt, request));
  if (reason === undefined) return { levels: [seatbelt, group], refusals: OF_LINUX, restrictsUserNamespaces: false };
  const refusals = [...OF_LINUX, { kind: seatbelt.kind, reason }];
  return { levels: [group], refusals, restrictsUserNamespaces: false };
}

/** The first level in which a command runs, or why the last one did not. */
async function firstThatWorks(candidates: readonly SandboxLevel[]): Promise<SandboxLevel | string> {
  let reason = '';
  for (const candidate of candidates) {
    const refusal = await trial(candidate);
    if (refusal === undefined) return candidate;
    reason = refusal;
  }
  return reason;
}

/** With its groups dropped and shown as another user, if that can be: also root may lack the right to. */
async function bubblewraps(folders: readonly string[]): Promise<readonly SandboxLevel[] | string> {
  const program = findSystemProgram('bwrap', folders);
  if (program === undefined) return 'bubblewrap is not installed';
  const machine = process.arch;
  if (!isFiltered(machine)) return `there is no filter of system calls for a machine of type ${machine}`;
  const level = { kind: 'bubblewrap', program, bounded: await isBounded(program), machine } as const;
  if (!isRoot()) return [level];
  const groupDropper = hasMoreGroups() ? findSystemProgram('setpriv', folders) : undefined;
  const shown = [{ ...level, shownAs: readShownUser() }, level];
  return [...(groupDropper === undefined ? [] : shown.map((each) => ({ ...each, groupDropper }))), ...shown];
}

/** Whether this process is in a group besides its own: in none, there is nothing for a program to drop. */
function hasMoreGroups(): boolean {
  const own = process.getegid?.();
  return process.getgroups?.().some((each) => each !== own) ?? false;
}

/** Whether this bubblewrap can limit the size of the file systems that it makes. */
async function isBounded(program: string): Promise<boolean> {
  const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 20, maxStderrChars: 1 << 20 };
  const { stdout, stderr } = await runProgram({ program, args: ['--help'], cwd: '/', env: TRIAL_ENV, ...limits });
  return `${stdout.toString()}${stderr}`.includes('--size ');
}

/** With the machine's settings shut, if that can be. */
function namespaces(folders: readonly string[]): readonly SandboxLevel[] | string {
  const setpriv = findSystemProgram('setpriv', folders);
  const unshare = findSystemProgram('unshare', folders);
  if (setpriv === undefined || unshare === undefined) return 'setpriv and unshare (util-linux) are not installed';
  const mount = findSystemProgram('mount', folders);
  const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() } as const;
  const shownAs = isRoot() ? readShownUser() : { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  const shut = mount === undefined ? [level] : [{ ...level, shuts: { mount, shownAs } }, level];
  return isRoot() ? [...shut.map((each) => ({ ...each, dropsGroups: true })), ...shut] : shut;
}

// The user of files whose owner has no name in a user namespace: there everywhere, and nobody's.
const NOBODY = 65_534;
const FIRST_OF_PEOPLE = 1000;

/** Whom root is shown as: the first account of a person, since programs look up the name of the user they run as. */
function readShownUser(): ShownUser {
  const users = readLines('/etc/passwd').map((line) => line.split(':').slice(2, 4).map(Number));
  const people = users.filter(([uid = 0]) => uid >= FIRST_OF_PEOPLE && uid < NOBODY);
  const [uid = NOBODY, gid = NOBODY] = people.toSorted(([one = 0], [other = 0]) => one - other)[0] ?? [];
  return { uid, gid: gid === 0 ? NOBODY : gid };
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    // A machine without a list of its users.
    return [];
  }
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** Runs `true` in the level as an agent would be run, and says why it did not work. */
function trial(level: SandboxLevel): Promise<string | undefined> {
  const folder = tmpdir();
  const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' } as const;
  return tryCommand(level, { view, command: ['true'] });
}

/** Runs a small command in a level, and says why it did not work; throws where the machine was short of something. */
export function tryCommand(level: SandboxLevel, request: CommandRequest): Promise<string | undefined> {
  const { program, args, filter } = buildSandboxCommand(level, request);
  // The command reports that it starts; without somebody to hear it, that would be the first line of what it prints.
  const stdio = ['ignore', 'ignore', 'pipe', 'pipe', filter === undefined ? 'ignore' : 'pipe'] as const;
  const child = spawn(program, args, { env: TRIAL_ENV, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
  // Where no process can be made there are no pipes.
  child.once('spawn', () => giveFilter(child, filter));
  let output = '';
  (child.stdio[STATUS_DESCRIPTOR] as Readable | null | undefined)?.resume();
  child.stderr?.on('data', (block: Buffer) => {
    output += block.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      const { message } = error;
      if (isShortage(error)) reject(untried(level, message));
      else resolve(message);
    });
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL' && child.killed) reject(untried(level, `it did not end within ${TRIAL_MS / 1000} s`));
      const end = signal === null ? `exit code ${code}` : signal;
      resolve(code === 0 ? undefined : output.trim().split('\n')[0] || `it ended with ${end} and no message`);
    });
  });
}

function untried({ kind }: SandboxLevel, why: string): PreconditionError {
  return new PreconditionError({
    message: `autorize could not determine whether ${kind} works here (${why}), and uses no weaker sandbox instead`,
    remedy: 'Run again when the machine is less busy, or set agent.sandbox to "off"',
  });
}

function isRestricted(): boolean {
  try {
    return readFileSync(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
  } catch {
    // A kernel without the switch does not restrict.
    return false;
  }
}

export interface LevelWish {
  readonly requested: SandboxRequest;
  /** `model`: off, with a bridge to the gateway. Unset: on. */
  readonly network: 'on' | 'off' | 'model' | undefined;
}

/** The level for a request on this machine; throws where it has none. */
export async function requireLevel(wish: LevelWish): Promise<SandboxLevel> {
  const level = decideLevel(wish, wish.requested === 'off' ? NOTHING_TRIED : await probeSandbox());
  if (level instanceof PreconditionError) throw level;
  return level;
}

/** Chooses the level for a request, or the error that ends the run. Pure. */
export function decideLevel(
  { requested, network = 'on' }: LevelWish,
  probe: SandboxProbe,
): SandboxLevel | PreconditionError {
  const fitting = probe.levels.filter(({ kind }) => {
    // Elsewhere the loopback address of an own network is down, and nobody may bring it up.
    if (network === 'model') return kind === 'bubblewrap' && requested !== 'off';
    // Without a namespace there is no own network to be cut off from anything.
    if (network === 'off' && kind === 'process-group') return false;
    if (requested === 'required') return kind === 'bubblewrap';
    return requested === 'auto' || kind === 'process-group';
  });
  const level = fitting[0];
  if (level !== undefined) return level;
  if (requested === 'off') {
    return new PreconditionError({
      message: `agent.network is "${network}" while agent.sandbox is "off"; only a sandbox can cut the network off`,
      remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
    });
  }
  const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
  return new PreconditionError({
    message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
    remedy: remedyFor(probe),
  });
}

function remedyElsewhere({ levels }: SandboxProbe): string {
  const network = levels.some(({ kind }) => kind === 'seatbelt') ? '"on" or "off"' : '"on"';
  return `Only Linux has a stronger one: run it there, or set agent.sandbox to "auto" with agent.network ${network}.`;
}

/** What would make a stronger level work here. */
export function remedyFor(probe: SandboxProbe): string {
  if (probe.restrictsUserNamespaces) return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
  const isMissing = probe.refusals.some(
    ({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'),
  );
  if (probe.refusals.some(({ reason }) => reason === NEEDS_LINUX)) return remedyElsewhere(probe);
  if (isMissing) return 'Install it: sudo apt-get install bubblewrap, then run again.';
  return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}
