/**
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessResult, runProcess } from '../../kernel/agent-process.ts';
import { buildEnvironment, type Environment } from '../../kernel/environment.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { readSandboxView } from '../../kernel/sandbox-view.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import type { PrivateArea } from './private-area.ts';

export interface CommandRequest {
  /** Run by `sh -c`. */
  readonly command: string;
  readonly workDir: string;
  /** What it gets besides the allowed variables of the supervisor. */
  readonly given: Environment;
  readonly stdin?: string;
  /** Files that must not exist yet. */
  readonly stdoutPath: string;
  readonly stderrPath: string;
  /** What of standard output is kept; 10 MiB where nothing is said. */
  readonly maxStdoutBytes?: number;
  readonly budgetMs: number;
  readonly network: 'on' | 'off';
  /** Whether a process of it may reach into another one, where the level can tell. Default: on. */
  readonly tracing?: 'on' | 'off';
  readonly signal: AbortSignal | undefined;
  /** Paths that are there to read though they lie in hidden or writable folders. */
  readonly readable?: readonly string[];
  /** Folders inside the work folder that cannot be moved. */
  readonly writable?: readonly string[];
  /**
   * Where Python compiles to, of commands that run code under test in one folder with the evaluator: a compiled file must
   * not be loaded in the place of a source. Default: beside the sources, as Python does.
   */
  readonly compiled?: 'never' | 'apart';
}

/** What of a stream is kept; the rest is read and dropped, and the file says so. */
const MAX_LOG_BYTES = 10 << 20;

const GIT_CONFIG =
  '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';

// A TERM goes to every process of the command. Without this the shell would be the first to end, and its end is taken
// for the command's: the program would get no grace, and its exit code would be lost. With it the shell waits for the
// program that it started, and ends as that one did. A trap is not inherited.
const WAIT_ON_TERM = 'trap exit TERM; ';

/**
 * Where a score is printed, no settings that code under test of the same command left in HOME count for tools that can be
 * told so. pip then reads an empty file in the place of its user's, and still that of the machine: it reads neither where the
 * name is "/dev/null" to the letter. npm's settings of the machine and of the project count, too.
 */
const NO_USER_SETTINGS: Environment = {
  GOENV: 'off',
  NPM_CONFIG_USERCONFIG: '/dev/null',
  PIP_CONFIG_FILE: '/dev/./null',
};

/**
 * Python looks for compiled files nowhere but below a prefix, and writes none unless it is told to compile. `never`: below
 * a device nobody can make one, so no process of a command plants one for the next process. `apart`: below a folder of
 * this command, so that a guard such as `python3 -m py_compile` works. Python's safe path is not set: that takes the
 * script's own folder off the path.
 */
function evaluationVariables(compiled: CommandRequest['compiled'], temporary: string): Environment {
  if (compiled === undefined) return {};
  const prefix = compiled === 'never' ? '/dev/null/pycache' : join(temporary, 'pycache');
  // What code under test installs for the user is not loaded by the evaluator of the same command.
  const python = { PYTHONPYCACHEPREFIX: prefix, PYTHONDONTWRITEBYTECODE: '1', PYTHONNOUSERSITE: '1' };
  return compiled === 'never' ? { ...python, ...NO_USER_SETTINGS } : python;
}

/** Runs one command of an attempt to its end. */
export async function runCommand(privateArea: PrivateArea, request: CommandRequest): Promise<ProcessResult> {
  const { command, workDir, given, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
  const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
  const { folder, repository, parentEnv, level, session } = privateArea;
  await using scratch = createScratchHome(join(folder, 'scratch'), { signal, onLeft: privateArea.onLeft });
  const { home, temporary } = scratch;
  writeFileSync(join(home, '.gitconfig'), GIT_CONFIG);
  faultPoint('command:after-scratch');
  const hidden = [repository.folder, repository.commonDir, folder, ...privateArea.hidden];
  const folders = { workDir, home, temporary, readable, writable, network, tracing };
  // Of no other level do files depend on what is in the view, and to find it takes its time.
  const view = level.kind === 'bubblewrap' ? readSandboxView({ ...folders, parentEnv, hidden }) : folders;
  faultPoint('command:before-start');
  const result = await runProcess({
    level,
    view,
    command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
    environment: buildEnvironment({
      parentEnv,
      given: { ...evaluationVariables(compiled, temporary), ...given },
      home,
      temporary,
    }),
    runId: `${session}.${randomUUID()}`,
    stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
    stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
    budgetMs,
    ...(stdin === undefined ? {} : { stdin }),
    ...(signal === undefined ? {} : { signal }),
  });
  faultPoint('command:after-end');
  return result;
}
