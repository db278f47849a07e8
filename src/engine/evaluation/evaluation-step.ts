/**
 * One command of an evaluation: how its checkout looks to it, and what its end means.
 * Invariant: where the level can do that, folders that are protected whole are read-only to it, of others each file.
 */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { quoted } from '../../base/text.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { Environment } from '../../kernel/environment.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { bindProtected } from '../boundaries/bound-files.ts';
import { wholeFolders } from '../boundaries/planted-files.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import type { CommandKind } from '../environment/step-network.ts';
import { type CommandResult, runCommand } from '../workspace/command.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { memoryIssue } from '../workspace/resources.ts';
import type { EvaluationFolder } from './evaluation-folder.ts';
import { failureLine } from './failure-line.ts';

/** One command of an evaluation. */
export interface EvaluationStep {
  /** What its time is listed under. */
  readonly name: string;
  readonly kind: CommandKind;
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
  /** Of a setup: globs of the files that decide what it makes; without any it runs in each evaluation. */
  readonly inputs?: readonly string[];
  /** A change decides what it runs on: it gets no secret. */
  readonly isWithoutSecrets?: boolean;
  /** Of a build: the files of the tree that it may change, and the folders that begin as the base's build left them. */
  readonly build?: { readonly outputs: readonly string[]; readonly cache: readonly string[] };
}

export interface StepRequest {
  readonly checkout: Pick<EvaluationFolder, 'path' | 'view' | 'home' | 'bytecode'>;
  readonly protectedFiles: ProtectedFiles;
  readonly variables: Environment;
  readonly signal: AbortSignal | undefined;
  /** Its exit code is all that counts, so it may compile Python files, into a folder of its own. */
  readonly mayCompile?: boolean;
  readonly onStep?: StepListener | undefined;
}

/** Hears of each command when it begins and when it has ended. */
export type StepListener = (step: EvaluationStep, state: 'began' | 'ended') => void;

const TAIL_BYTES = 2000;

/** Runs one command of an evaluation in its checkout. */
export async function runStep(
  privateArea: PrivateArea,
  request: StepRequest,
  step: EvaluationStep,
): Promise<CommandResult> {
  const { checkout, protectedFiles, variables, signal, mayCompile = false, onStep } = request;
  const { readOnly, mounts } = bindProtected(protectedFiles, step);
  const inside = (path: string): string => join(checkout.path, path);
  const isPrepared = step.kind === 'setup' && (step.inputs ?? []).length > 0;
  onStep?.(step, 'began');
  const result = await runCommand(privateArea, {
    command: step.command,
    kind: step.kind,
    isTrusted: isPrepared && step.isWithoutSecrets !== true,
    workDir: checkout.path,
    view: checkout.view,
    home: checkout.home,
    place: 'evaluation',
    variables,
    ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
    stdoutPath: `${step.logs}.stdout`,
    stderrPath: `${step.logs}.stderr`,
    budgetMs: step.timeoutMs,
    network: step.network,
    ...(step.tracing === undefined ? {} : { tracing: step.tracing }),
    signal,
    compiled: isPrepared ? 'kept' : mayCompile ? 'apart' : 'never',
    bytecode: checkout.bytecode,
    writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
    readable: [...readOnly.map(inside), ...(step.readable ?? [])],
  });
  onStep?.(step, 'ended');
  return result;
}

/** Where a command said what went wrong: most do on standard error. */
export function logOf({ stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>): string {
  return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}

/** Why a command counts as failed; undefined where it did what it was to do. */
export function issueOf(
  step: EvaluationStep,
  result: Extract<CommandResult, { kind: 'ended' }>,
  protectedFiles: ProtectedFiles,
): string | undefined {
  const { title, timeoutMs, isSealed } = step;
  const { exitCode, signal, killedByBudget, stderr, stdout } = result;
  const beyond = memoryIssue(title, result);
  if (beyond !== undefined) return beyond;
  if (killedByBudget) return `${title} took more than ${timeoutMs / 1000} s`;
  if (exitCode === 0) return undefined;
  const how = signal === null ? `exit code ${exitCode}` : signal;
  const message = isSealed === true ? undefined : readFailureLine(stderr.path, stdout.path);
  const failure = `${title} ended with ${how}${message === undefined ? '' : `: ${message}`}`;
  const ofSandbox = [stderr, stdout]
    .map(({ path }) => hintFor(step, path, protectedFiles))
    .find((each) => each !== undefined);
  // Of a hidden command nothing is said, also not what it looks for.
  const hint = ofSandbox ?? (isSealed === true ? undefined : result.unseen);
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
  if (/not a git repository/i.test(text))
    return 'a checkout has no .git; for a command that needs one: export GIT_DIR="$TMPDIR/git" GIT_WORK_TREE="$PWD" && git init -q && COMMAND';
  if (wholeFolders(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
    return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
  return undefined;
}

/** The line of a command's logs that says why it failed, quoted; undefined where they hold none, or are no files any more. */
export function readFailureLine(...paths: readonly string[]): string | undefined {
  const texts = paths.map((path) => stripVTControlCharacters(readFilePart(path, 'end', TAIL_BYTES)?.text ?? ''));
  const line = failureLine(...texts);
  return line === undefined ? undefined : quoted(line, 200);
}
