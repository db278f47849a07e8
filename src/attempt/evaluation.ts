/**
 * Judging a tree: commands in a clean checkout of it.
 * Invariant: what runs there is the tree, with the protected files of the base in it before the first command and after
 * each; nothing that an agent left in its lane, and no process of an agent, is near. A folder that an evaluation
 * spoiled is made anew for the next one.
 */
import { join } from 'node:path';
import { quoted } from '../base/text.ts';
import type { ProcessResult } from '../kernel/agent-process.ts';
import type { Environment } from '../kernel/environment.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { handOut, type WorkTree } from '../kernel/folder-trust.ts';
import { checkoutTree } from '../kernel/git-work-tree.ts';
import { readFilePart } from '../kernel/regular-file.ts';
import { runCommand } from './command.ts';
import { findProtectedIn, foldersAbove, type ProtectedFiles, restoreProtected } from './protected-files.ts';
import type { Workspace } from './workspace.ts';

/** One command of an evaluation. */
export interface EvaluationStep {
  /** What its time is listed under. */
  readonly name: string;
  /** What it is called in a reason. */
  readonly title: string;
  readonly command: string;
  readonly timeoutMs: number;
  readonly network: 'on' | 'off';
  /** Path of its logs, without `.stdout` and `.stderr`. */
  readonly logs: string;
  /** Given on standard input; undefined: none. */
  readonly stdin?: string;
  /** Paths that it alone sees of what is hidden. */
  readonly readable?: readonly string[];
  /** Nobody is told what it printed: it may name what is hidden. */
  readonly isSealed?: boolean;
}

export interface EvaluationRequest {
  readonly judge: WorkTree;
  readonly tree: string;
  readonly protectedFiles: ProtectedFiles;
  /** Run one after the other, until one fails; the last one's output is what is asked for. */
  readonly steps: readonly EvaluationStep[];
  /** Runs after them, whatever they said; its failure changes nothing. */
  readonly teardown: EvaluationStep | undefined;
  readonly given: Environment;
  readonly signal: AbortSignal | undefined;
  /** What is asked for; `exit`: only whether the commands said yes, however much they print. Default: `output`. */
  readonly asks?: 'output' | 'exit';
}

export type Evaluation =
  | {
      readonly kind: 'ran';
      readonly output: string;
      /** Where the output is. */
      readonly log: string;
      readonly durationMs: number;
      readonly timings: Timings;
      readonly files: FilesAround;
    }
  /** A command said no, ran out of time, or something it did voids the evaluation: the tree's own fault. */
  | EvaluationFailed
  | { readonly kind: 'aborted' }
  /** No process could be made, no disk was left: the machine's fault. */
  | { readonly kind: 'infra'; readonly reason: string };

/** Digests of the protected files as they were found before the first command and after the last one that was judged by. */
export interface FilesAround {
  readonly before: string;
  readonly after: string;
}

interface EvaluationFailed {
  readonly kind: 'failed';
  readonly reason: string;
  /** The log to look into; undefined where no command had run. */
  readonly log: string | undefined;
  /** A command ran out of time. */
  readonly timedOut?: boolean;
  /** The step that failed, and how its command ended; undefined where no command had run. */
  readonly step?: { readonly name: string; readonly exitCode: number };
  readonly timings: Timings;
  readonly files: FilesAround;
  /** Of the command that failed, if it ended by itself. */
  readonly exitCode: number | null;
  /** A protected file was not the one of the base. */
  readonly isTampered: boolean;
}

/** Milliseconds by step, e.g. `score_ms`. */
export type Timings = Readonly<Record<string, number>>;

// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
const TAIL_BYTES = 2000;
// What the system says of a command that nobody may know could tell of it.
const UNTOLD: Readonly<Record<string, string>> = {
  SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;

/** Evaluates a tree. */
export async function evaluateTree(workspace: Workspace, request: EvaluationRequest): Promise<Evaluation> {
  const { judge, tree, teardown, protectedFiles } = request;
  faultPoint('judge:before-checkout');
  workspace.checkSeal();
  const indexFile = `${judge.indexFile}.restore`;
  const restored = await restoreProtected(workspace.store, { tree, indexFile, protectedFiles });
  faultPoint('judge:after-restore');
  const { onLeft } = workspace;
  const checkout = { ...judge, tree: restored, signal: request.signal, onLeft };
  if ((await checkoutTree(workspace.store, checkout)) === 'cancelled') return { kind: 'aborted' };
  faultPoint('judge:after-checkout');
  handOut(judge);
  const timings: Record<string, number> = {};
  const evaluation = await runSteps(workspace, request, timings);
  if (teardown !== undefined && evaluation.kind !== 'aborted') {
    const result = await runStep(workspace, request, teardown);
    if (result.kind === 'ended') timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
  }
  faultPoint('judge:after-score');
  return evaluation;
}

async function runSteps(
  workspace: Workspace,
  request: EvaluationRequest,
  timings: Record<string, number>,
): Promise<Evaluation> {
  const { judge, protectedFiles, steps } = request;
  let last: Extract<ProcessResult, { kind: 'ended' }> | undefined;
  const early = findProtectedIn(judge.folder, protectedFiles);
  const untouched = { before: early.digest, after: early.digest };
  const failure = { kind: 'failed', timings, exitCode: null, isTampered: false } as const;
  if (early.flaw !== undefined) {
    return { ...failure, files: untouched, log: undefined, reason: `tamper: ${early.flaw}`, isTampered: true };
  }
  let files: FilesAround = untouched;
  for (const step of steps) {
    const result = await runStep(workspace, request, step);
    if (result.kind === 'unstarted') {
      if (result.code === 'ABORTED') return { kind: 'aborted' };
      const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
      return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
    }
    timings[`${step.name}_ms`] = Math.round(result.durationMs);
    if (result.aborted) return { kind: 'aborted' };
    const found = findProtectedIn(judge.folder, protectedFiles);
    files = { before: early.digest, after: found.digest };
    const tampered = tamperReason(step, found.flaw);
    // What a command changed of its judges says more than how it ended.
    const reason = tampered ?? flawOf(step, result);
    if (reason !== undefined) {
      const { exitCode, killedByBudget: timedOut } = result;
      const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
      return { ...failure, ...failed, files, log: logOf(result), reason };
    }
    last = result;
  }
  if (last === undefined) throw new Error('an evaluation without a step');
  const { path, seenBytes } = last.stdout;
  if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
    // A part is not enough to tell that there is one score: another may stand behind it.
    const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
    return { ...failure, files, log: path, reason };
  }
  return {
    kind: 'ran',
    output: readFilePart(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
    log: path,
    durationMs: last.durationMs,
    timings,
    files,
  };
}

function runStep(workspace: Workspace, request: EvaluationRequest, step: EvaluationStep): Promise<ProcessResult> {
  const { judge, protectedFiles, given, signal } = request;
  const bound = protectedFiles.files.length <= MAX_BOUND_FILES ? protectedFiles.files : [];
  return runCommand(workspace, {
    command: step.command,
    workDir: judge.folder,
    given,
    ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
    stdoutPath: `${step.logs}.stdout`,
    stderrPath: `${step.logs}.stderr`,
    budgetMs: step.timeoutMs,
    network: step.network,
    signal,
    // Each a mount of its own: what is one cannot be moved away, and another folder put in its place.
    writable: foldersAbove(bound).map((path) => join(judge.folder, path)),
    readable: [
      ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [join(judge.folder, path)])),
      ...(step.readable ?? []),
    ],
  });
}

/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>): string {
  return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}

function flawOf({ title, timeoutMs, isSealed }: EvaluationStep, result: Extract<ProcessResult, { kind: 'ended' }>) {
  const { exitCode, signal, killedByBudget, stderr, stdout } = result;
  if (killedByBudget) return `${title} took more than ${timeoutMs / 1000} s`;
  if (exitCode === 0) return undefined;
  const how = signal === null ? `exit code ${exitCode}` : signal;
  const said = isSealed === true ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
  return `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
}

function tamperReason({ title }: EvaluationStep, found: string | undefined): string | undefined {
  return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}

/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
export function readLastLine(path: string): string | undefined {
  const line = readFilePart(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
  return line === undefined || line === '' ? undefined : quoted(line, 200);
}
