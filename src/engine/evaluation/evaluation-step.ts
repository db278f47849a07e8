/**
 * One command of an evaluation: how its checkout looks to it, and what its end means.
 * Invariant: where the level can do that, folders that are protected whole are read-only to it, of others each file.
 */
import { join } from 'node:path';
import { quoted } from '../../base/text.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { wholeFolders } from '../boundaries/planted-files.ts';
import { foldersAbove, type ProtectedFiles } from '../boundaries/protected-files.ts';
import { runCommand } from '../workspace/command.ts';
import type { PrivateArea } from '../workspace/private-area.ts';

/** One command of an evaluation. */
export interface EvaluationStep {
  /** What its time is listed under. */
  readonly name: string;
  /** What it is called in a reason. */
  readonly title: string;
  readonly command: string;
  readonly timeoutMs: number;
  readonly network: 'on' | 'off';
  /** "off" where a score is read from its output: no process of it reaches into another one. Default: on. */
  readonly tracing?: 'on' | 'off';
  /** Path of its logs, without `.stdout` and `.stderr`. */
  readonly logs: string;
  /** Given on standard input; undefined: none. */
  readonly stdin?: string;
  /** Paths that it alone sees of what is hidden. */
  readonly readable?: readonly string[];
  /** Its output is never shown: it may name what is hidden. */
  readonly isSealed?: boolean;
  /** What it makes new in the checkout is there for all commands after it. */
  readonly isSetup?: boolean;
}

export interface StepRequest {
  readonly judge: WorkTree;
  readonly protectedFiles: ProtectedFiles;
  readonly given: Environment;
  readonly signal: AbortSignal | undefined;
  /** Its exit code is all that counts, so it may compile Python files, into a folder of its own. */
  readonly mayCompile?: boolean;
}

const TAIL_BYTES = 2000;
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;

/** Runs one command of an evaluation in its checkout. */
export function runStep(privateArea: PrivateArea, request: StepRequest, step: EvaluationStep): Promise<ProcessResult> {
  const { judge, protectedFiles, given, signal, mayCompile = false } = request;
  const { readOnly, mounts } = boundPaths(protectedFiles, step);
  const inside = (path: string): string => join(judge.folder, path);
  return runCommand(privateArea, {
    command: step.command,
    workDir: judge.folder,
    given,
    ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
    stdoutPath: `${step.logs}.stdout`,
    stderrPath: `${step.logs}.stderr`,
    budgetMs: step.timeoutMs,
    network: step.network,
    ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
    signal,
    compiled: mayCompile ? 'apart' : 'never',
    writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
    readable: [...readOnly.map(inside), ...(step.readable ?? [])],
  });
}

/** What is read-only in the checkout, and which folders are mounts of their own so that they cannot be moved away. */
function boundPaths({ files, globs }: ProtectedFiles, { isSetup = false }: EvaluationStep) {
  // An install may put packages beside a manifest that is protected with its folder.
  const whole = isSetup ? [] : wholeFolders(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
  const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
  const bound = single.length <= MAX_BOUND_FILES ? single : [];
  const around = foldersAbove([...bound, ...whole.map((folder) => ({ path: folder }))]);
  return {
    readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [path]))],
    mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
  };
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Where a command said what went wrong: most do on standard error. */
export function logOf({ stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>): string {
  return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}

/** Why a command counts as failed; undefined where it did what it was to do. */
export function issueOf(
  step: EvaluationStep,
  result: Extract<ProcessResult, { kind: 'ended' }>,
  protectedFiles: ProtectedFiles,
): string | undefined {
  const { title, timeoutMs, isSealed } = step;
  const { exitCode, signal, killedByBudget, stderr, stdout } = result;
  if (killedByBudget) return `${title} took more than ${timeoutMs / 1000} s`;
  if (exitCode === 0) return undefined;
  const how = signal === null ? `exit code ${exitCode}` : signal;
  const said = isSealed === true ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
  const failure = `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
  const hint = [stderr, stdout]
    .map(({ path }) => hintFor(step, path, protectedFiles))
    .find((each) => each !== undefined);
  return hint === undefined ? failure : `${failure} (${hint})`;
}

/** What of its sandbox a command met, by the end of a log. */
function hintFor({ tracing }: EvaluationStep, path: string, { globs, openings }: ProtectedFiles): string | undefined {
  const text = readFilePart(path, 'end', TAIL_BYTES)?.text ?? '';
  const { writableKey } = openings;
  if (
    tracing === 'off' &&
    /LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)
  ) {
    const key = writableKey.replace(/\.writable$/, '.tracing');
    return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
  }
  if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
    return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
  if (wholeFolders(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
    return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
  return undefined;
}

/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
export function readLastLine(path: string): string | undefined {
  const line = readFilePart(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
  return line === undefined || line === '' ? undefined : quoted(line, 200);
}
