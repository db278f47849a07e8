/**
 * A command under a wall-clock budget, alone in its level of isolation.
 * Invariant: when the promise settles no process of the command is left, whether it ended by itself, ran out of budget
 * or was cancelled; it settles when the command has ended, not when the last holder of its pipes has.
 * Killed supervisor: the first process of the namespace dies with us (parent-death signal) and the kernel ends all in
 * it. Without a namespace the processes stay until `killMarked` of the next run, by the marker.
 * The parent-death signal follows the thread that forked: only the main thread may run commands.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Writable } from 'node:stream';
import { isMainThread } from 'node:worker_threads';
import { bindToCores, type CoreBinding } from './cores.ts';
import { type Environment, RUN_MARKER } from './environment.ts';
import { errorCode } from './files.ts';
import { type CommandMemory, MEMORY_CHECK_MS, type MemoryLimit, openMemoryLimit } from './memory-limit.ts';
import { type CapturedOutput, OutputCapture, type OutputTarget } from './output-capture.ts';
import { isLinux } from './platform.ts';
import type { ProcessLimits } from './process-limits.ts';
import { descendantsOf, killMarked, markedProcesses } from './process-tree.ts';
import {
  buildSandboxCommand,
  hasNamespace,
  type SandboxedCommand,
  type SandboxLevel,
  type SandboxView,
} from './sandbox-command.ts';
import { giveFilter } from './sandbox-filter.ts';
import { sendSignal } from './signal.ts';
import { parseStatus, readStatus } from './status-report.ts';
import { startTimer, type Timer } from './timer.ts';

/** Between TERM and KILL at the end of the budget. */
const GRACE_MS = 5000;
// Someone waits: with the launcher's second and the last look for leftovers, a cancelled run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;

export interface ProcessRequest {
  readonly level: SandboxLevel;
  readonly view: SandboxView;
  readonly command: readonly string[];
  /** The whole environment; the run's marker is added. */
  readonly environment: Environment;
  /** Marks the processes; unique to this call. What stands before a dot in it finds the processes of all parts. */
  readonly runId: string;
  readonly stdin?: string;
  readonly stdout: OutputTarget;
  readonly stderr: OutputTarget;
  /** Those that are not given have a default; what holds at which level: process-limits.ts. */
  readonly limits?: Partial<ProcessLimits>;
  /** Of all its processes together. */
  readonly memory?: MemoryLimit;
  /** That its processes run on. */
  readonly cores?: CoreBinding;
  readonly budgetMs: number;
  readonly graceMs?: number;
  /** Calls the command off, as the end of the budget does, also within its grace. */
  readonly signal?: AbortSignal;
  /** Between TERM and KILL when it is cancelled; 2 s or `graceMs`, whichever is less. */
  readonly abortGraceMs?: number;
}

interface EndedProcess {
  readonly kind: 'ended';
  /** As a shell has it: 128 + n after signal n. */
  readonly exitCode: number;
  /** The signal that the exit code speaks of. */
  readonly signal: NodeJS.Signals | null;
  readonly killedByBudget: boolean;
  /** The limit of memory that it went beyond, in bytes; its exit code is then that of a failure in any case. */
  readonly exceededMemory?: number;
  readonly aborted: boolean;
  readonly durationMs: number;
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
  readonly level: SandboxLevel['kind'];
  /** Processes that could not be ended; only without a namespace can it be anything but 0. */
  readonly survivors: number;
}

/** The command never began. */
interface UnstartedProcess {
  readonly kind: 'unstarted';
  /** The system's word (ENOENT, EMFILE, EAGAIN, E2BIG), SANDBOX when the level refused, or ABORTED. */
  readonly code: string;
  readonly reason: string;
  readonly level: SandboxLevel['kind'];
}

export type ProcessResult = EndedProcess | UnstartedProcess;

const KILLED = 128 + constants.signals.SIGKILL;

const CANCELLED = { code: 'ABORTED', reason: 'the run was cancelled before it began' } as const;

/** Runs a command to its end and leaves nothing of it behind. */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  if (!isMainThread) throw new Error('commands are run from the main thread only: their lifetime hangs on it');
  if (request.signal?.aborted === true) return { kind: 'unstarted', ...CANCELLED, level: request.level.kind };
  const opened = openOutputs(request);
  if ('kind' in opened) return opened;
  using stdout = opened.stdout;
  using stderr = opened.stderr;
  let memory: CommandMemory;
  try {
    memory = openMemoryLimit(request.memory);
  } catch (error) {
    return unstarted(request, error);
  }
  try {
    return await runLimited(request, { stdout, stderr, memory });
  } finally {
    await memory.close();
  }
}

interface Running {
  readonly stdout: OutputCapture;
  readonly stderr: OutputCapture;
  readonly memory: CommandMemory;
}

async function runLimited(request: ProcessRequest, { stdout, stderr, memory }: Running): Promise<ProcessResult> {
  const built = buildSandboxCommand(request.level, { ...request, isBound: request.cores !== undefined });
  const startedAt = performance.now();
  const launch = startChild(built, [...memory.prefix, ...bindToCores(request.cores)], request);
  if ('kind' in launch) return launch;
  const { child } = launch;
  const ending = watchEnding(child, request, memory);
  const spawned = await new Promise<unknown>((resolve) => {
    child.once('spawn', () => resolve(undefined));
    child.once('error', resolve);
  });
  if (spawned !== undefined) {
    ending.stop();
    return unstarted(request, spawned);
  }
  giveFilter(child, built.filter);
  const status = readStatus(child);
  if (child.stdout !== null) stdout.attach(child.stdout);
  if (child.stderr !== null) stderr.attach(child.stderr);
  feed(child.stdin, request.stdin);
  const exit = await ending.exit;
  const durationMs = performance.now() - startedAt;
  const isLeft = !hasNamespace(request.level) || exit.code === null;
  const unended = isLeft ? await endLeftovers(child, request) : 0;
  // Whatever the kernel ended meanwhile counts, also where the rest of the command went on without it.
  const isBeyond = ending.isBeyondMemory();
  const survivors = Math.max(unended, await memory.close());
  const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
  const report = parseStatus(await status());
  const { killedByBudget, aborted } = ending;
  // What did not come as far may have left a process that was to become the first.
  if (!report.began && !isLeft) await endLeftovers(child, request);
  if (!report.began && !killedByBudget && !isBeyond && !aborted) {
    if (report.isMissing) return notFound(request);
    return {
      kind: 'unstarted',
      code: 'SANDBOX',
      reason: stderr.head.trim() || 'no word of why',
      level: request.level.kind,
    };
  }
  const reported = built.reportsExit ? (report.exitCode ?? KILLED) : codeOf(exit);
  const exitCode = isBeyond && reported === 0 ? KILLED : reported;
  const facts = { exitCode, signal: signalOf(exitCode), killedByBudget, aborted, durationMs };
  const excess = isBeyond && request.memory !== undefined ? { exceededMemory: request.memory.bytes } : {};
  return { kind: 'ended', ...facts, ...excess, ...outputs, level: request.level.kind, survivors };
}

function openOutputs(
  request: ProcessRequest,
): { readonly stdout: OutputCapture; readonly stderr: OutputCapture } | UnstartedProcess {
  let stdout: OutputCapture | undefined;
  try {
    stdout = new OutputCapture(request.stdout);
    return { stdout, stderr: new OutputCapture(request.stderr) };
  } catch (error) {
    stdout?.[Symbol.dispose]();
    // Too many open files is the machine's moment of weakness, as when a process cannot be made; the rest is not.
    if (['EMFILE', 'ENFILE'].includes(errorCode(error))) return unstarted(request, error);
    throw error;
  }
}

type Launch = { readonly child: ChildProcess } | UnstartedProcess;

function startChild(
  { program: last, args: rest, filter }: SandboxedCommand,
  prefix: readonly string[],
  request: ProcessRequest,
): Launch {
  const [program = last, ...args] = [...prefix, last, ...rest];
  // Also first, where not all of a large environment may be shown.
  const mark = { [RUN_MARKER]: request.runId };
  try {
    const child = spawn(program, args, {
      cwd: request.view.workDir,
      // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
      env: { ...(isLinux() ? {} : mark), ...request.environment, ...mark },
      detached: true,
      stdio: [
        ...([request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'] as const),
        ...(filter === undefined ? [] : (['pipe'] as const)),
      ],
    });
    return { child };
  } catch (error) {
    return unstarted(request, error);
  }
}

function unstarted({ level }: ProcessRequest, error: unknown): UnstartedProcess {
  return {
    kind: 'unstarted',
    code: errorCode(error),
    reason: error instanceof Error ? error.message : String(error),
    level: level.kind,
  };
}

function notFound({ level, command }: ProcessRequest): UnstartedProcess {
  const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
  return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}

function feed(stdin: Writable | null, text: string | undefined): void {
  if (stdin === null || text === undefined) return;
  // A command need not read its input.
  stdin.on('error', () => undefined);
  stdin.end(text);
}

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

function codeOf({ code, signal }: Exit): number {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

function signalOf(exitCode: number): NodeJS.Signals | null {
  const found = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128);
  return found === undefined ? null : (found[0] as NodeJS.Signals);
}

/** Waits for the exit, and brings it about when budget or memory are used up or the run is cancelled. */
function watchEnding(child: ChildProcess, request: ProcessRequest, memory: CommandMemory) {
  const { budgetMs, graceMs = GRACE_MS, signal } = request;
  const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
  const timers: Timer[] = [];
  const state = { killedByBudget: false, aborted: false, stop, isBeyondMemory };
  let isBeyond = false;
  let nextLook: Timer | undefined;
  const ask = (): void => {
    if (!isRunning(child)) return;
    const members = membersOf(child, request);
    for (const pid of members) sendSignal(pid, 'SIGTERM');
    // The sandbox does not stand yet: there is nobody to be asked.
    if (members.length === 0) killLauncher(child);
  };
  const killAfter = (ms: number): void => {
    timers.push(startTimer(ms, () => killTree(child, request)));
    timers.push(startTimer(ms + LAUNCHER_MS, () => killLauncher(child)));
  };
  const onBudget = (): void => {
    if (state.aborted) return;
    state.killedByBudget = true;
    ask();
    killAfter(graceMs);
  };
  const onAbort = (): void => {
    // It was asked to end at the end of its budget already: only the wait becomes shorter.
    if (!state.killedByBudget) {
      state.aborted = true;
      ask();
    }
    killAfter(abortGraceMs);
  };
  /** What ended it first is what is said of it. */
  function isBeyondMemory(): boolean {
    if (!isBeyond && !state.killedByBudget && !state.aborted) {
      isBeyond = memory.isExceeded(() => (isRunning(child) ? membersOf(child, request) : []));
    }
    return isBeyond;
  }
  const watchMemory = (): void => {
    nextLook = startTimer(MEMORY_CHECK_MS, () => {
      // Not asked first: it would go on to grow.
      if (isBeyondMemory()) killAfter(0);
      else watchMemory();
    });
  };
  function stop(): void {
    for (const timer of [...timers, nextLook]) timer?.cancel();
    signal?.removeEventListener('abort', onAbort);
  }
  // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
  timers.push(startTimer(budgetMs, onBudget));
  if (request.memory !== undefined) watchMemory();
  signal?.addEventListener('abort', onAbort, { once: true });
  const exit = new Promise<Exit>((resolve) => {
    child.once('exit', (code, exitSignal) => {
      stop();
      resolve({ code, signal: exitSignal });
    });
  });
  return Object.assign(state, { exit });
}

function isRunning(child: ChildProcess): child is ChildProcess & { readonly pid: number } {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The processes to be asked to stop: all of the namespace, first process first, but not its launcher. */
function membersOf(child: ChildProcess & { readonly pid: number }, request: ProcessRequest): readonly number[] {
  const below = descendantsOf(child.pid);
  if (hasNamespace(request.level)) return below;
  return [...new Set([child.pid, ...below, ...markedProcesses(request.runId)])];
}

function killTree(child: ChildProcess, request: ProcessRequest): void {
  if (!isRunning(child)) return;
  const first = descendantsOf(child.pid)[0];
  // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
  if (hasNamespace(request.level) && first !== undefined) sendSignal(first, 'SIGKILL');
  else {
    // Where no environment may be shown, what left the group is found by its parents alone: while these live.
    if (!isLinux()) for (const pid of membersOf(child, request)) sendSignal(pid, 'SIGKILL');
    sendSignal(-child.pid, 'SIGKILL');
  }
}

function killLauncher(child: ChildProcess): void {
  if (isRunning(child)) sendSignal(-child.pid, 'SIGKILL');
}

/**
 * A command that ended by itself may have left others behind. Not where the launcher of a namespace ended by itself after
 * the command had begun: it has seen the first process end, and the kernel ends all others of the namespace before that.
 */
async function endLeftovers(child: ChildProcess, { level, runId }: ProcessRequest): Promise<number> {
  // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
  if (!hasNamespace(level) && child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL');
  return await killMarked(runId);
}
