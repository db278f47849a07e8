/**
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type ProcessResult, runProcess } from '../../kernel/agent-process.ts';
import type { EmptiedFolders } from '../../kernel/emptied-folders.ts';
import { buildEnvironment, type Environment } from '../../kernel/environment.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { type LayeredView, reopenLayeredView } from '../../kernel/layered-view.ts';
import type { LoopbackBridge } from '../../kernel/loopback-bridge.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { hasNamespace, type SandboxLevel, type SandboxView, shieldsFiles } from '../../kernel/sandbox-command.ts';
import { isHiddenIn, readSandboxView } from '../../kernel/sandbox-view.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import type { CommandKind } from '../environment/step-network.ts';
import { type CompiledPython, pythonVariables, SHOWN_BYTECODE } from './compiled-python.ts';
import { showCaches } from './home-layers.ts';
import type { PrivateArea } from './private-area.ts';
import type { CommandPlace } from './resources.ts';

export interface CommandRequest {
  /** Run by `sh -c`. */
  readonly command: string;
  readonly kind: CommandKind;
  /** Of setup: it runs nothing but files of the base, and may be given keys. Default: no. */
  readonly isTrusted?: boolean;
  readonly workDir: string;
  readonly place: CommandPlace;
  /** What it gets besides the allowed variables of the supervisor. */
  readonly variables: Environment;
  readonly stdin?: string;
  /** Files that must not exist yet. */
  readonly stdoutPath: string;
  readonly stderrPath: string;
  /** What of standard output is kept; 10 MiB where nothing is said. */
  readonly maxStdoutBytes?: number;
  readonly budgetMs: number;
  readonly network: 'on' | 'off';
  /** What leads out of a network that is off. */
  readonly bridge?: LoopbackBridge;
  /** Text files of its home besides those that every command has, by their path in it. */
  readonly homeFiles?: Readonly<Record<string, string>>;
  /** Whether a process of it may reach into another one, where the level can prevent it. Default: on. */
  readonly tracing?: 'on' | 'off';
  readonly signal: AbortSignal | undefined;
  /** Paths that are there to read though they lie in hidden or writable folders. */
  readonly readable?: readonly string[];
  /** How the work folder and the home are shown, where they are made of layers; default: as they lie there. */
  readonly view?: LayeredView | undefined;
  /** Names of the work folder besides its own, which programs that were installed elsewhere have as their path. */
  readonly aliases?: readonly string[];
  /** Default: a new and empty one, which is gone afterwards. */
  readonly home?: CommandHome;
  /** Folders inside the work folder that cannot be moved. */
  readonly writable?: readonly string[];
  /** Where Python compiles to, of commands in an evaluation. Default: beside the sources, as Python does. */
  readonly compiled?: CompiledPython;
  /** A folder of compiled Python files that commands with `compiled` "never" find, where the sandbox can keep them as they are. */
  readonly bytecode?: string | undefined;
}

/** A home that is the caller's. */
export interface CommandHome {
  /** Where the command finds it. */
  readonly at: string;
  /** The folder that what it writes there goes to. */
  readonly folder: string;
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
 * Where a score is printed, no settings that code under test of the same command left in HOME count for tools that have a
 * variable for that. pip then reads an empty file in the place of its user's, and still that of the machine: it reads neither where the
 * name is "/dev/null" to the letter. npm's settings of the machine and of the project count, too.
 */
const NO_USER_SETTINGS: Environment = {
  GOENV: 'off',
  NPM_CONFIG_USERCONFIG: '/dev/null',
  PIP_CONFIG_FILE: '/dev/./null',
};

/** The variables by which tools find settings of the user's that are no file of the home. */
const SETTINGS_VARIABLES: Readonly<Record<string, string>> = {
  NPM_CONFIG_USERCONFIG: '.npmrc',
  PIP_CONFIG_FILE: '.config/pip/pip.conf',
  GOENV: '.config/go/env',
};

/**
 * What is taken over of the user's registries lies for such a command in a folder that it cannot write to, as only a
 * sandbox can see to.
 */
function keepSettings(
  folder: string,
  {
    files,
    request,
    level,
  }: { readonly files: Environment; readonly request: CommandRequest; readonly level: SandboxLevel },
): Environment {
  if (request.compiled !== 'never' || level.kind !== 'bubblewrap') return {};
  const kept = Object.entries(SETTINGS_VARIABLES).filter(([, path]) => files[path] !== undefined);
  if (kept.length === 0) return {};
  mkdirSync(folder);
  return Object.fromEntries(
    kept.map(([name, path]) => {
      const file = join(folder, basename(path));
      writeFileSync(file, files[path] ?? '');
      return [name, file];
    }),
  );
}

function writeHome(home: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ ...files, '.gitconfig': GIT_CONFIG })) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
}

/** How a command ended. */
export type CommandResult = ProcessResult & {
  /** What of this machine it did not find though it is there, and the key that would show it. */
  readonly unseen?: string;
};

/** What a failed command did not find, as the end of a sentence. */
export function unseenHint({ unseen }: CommandResult): string {
  return unseen === undefined ? '' : ` (${unseen})`;
}

const TAIL_BYTES = 4096;

/** Reads the ends of what a failed command printed for what it did not find. */
function findUnseen(
  { environment, level }: PrivateArea,
  { result, view }: { readonly result: ProcessResult; readonly view: SandboxView },
): string | undefined {
  if (level.kind !== 'bubblewrap' || result.kind !== 'ended' || result.exitCode === 0 || result.aborted)
    return undefined;
  const texts = [result.stderr, result.stdout].map(({ path }) => readFilePart(path, 'end', TAIL_BYTES)?.text ?? '');
  const hints = texts.map((text) => environment.explainUnseen(text, (path) => isHiddenIn(view, path)));
  return hints.find((hint) => hint !== undefined);
}

/** Removes folders of earlier commands for as long as this one runs. */
async function removeBeside(running: Promise<unknown>, emptied: EmptiedFolders): Promise<void> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  const ended = running.then(end, end);
  // First come the start of the command, and its end.
  do await setImmediate();
  while (!isOver && emptied.removeNext());
  await ended;
}

/** Runs one command of an attempt to its end. */
export async function runCommand(privateArea: PrivateArea, request: CommandRequest): Promise<CommandResult> {
  const { command, workDir, variables, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
  const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
  const { kind, isTrusted = false, bridge, homeFiles = {} } = request;
  const { folder, repository, parentEnv, level, session, environment } = privateArea;
  const { emptied, onLeft } = privateArea;
  const ofCommand = { ...(hasNamespace(level) ? { emptied } : {}), signal, onLeft };
  await using scratch = createScratchHome(join(folder, 'scratch'), ofCommand);
  const { temporary } = scratch;
  const bytecode = compiled === 'never' && level.kind === 'bubblewrap' ? request.bytecode : undefined;
  const home = request.home ?? { at: scratch.home, folder: scratch.home };
  const files = environment.homeFiles(network);
  writeHome(home.folder, { ...files, ...homeFiles });
  const kept = keepSettings(join(dirname(scratch.home), 'settings'), { files, request, level });
  await using caches = showCaches(privateArea, { home, view: request.view, network, signal });
  if (request.view !== undefined) reopenLayeredView(request.view);
  faultPoint('command:after-scratch');
  const hidden = [repository.folder, repository.commonDir, folder, privateArea.cache, ...privateArea.hidden];
  const aliases = (request.aliases ?? []).map((at) => ({ path: workDir, at }));
  const { writable: ofCaches, layered } = caches;
  const ofPython = bytecode === undefined ? [] : [{ path: bytecode, at: SHOWN_BYTECODE }];
  const readableAt = [...caches.readableAt, ...ofPython];
  const folders = {
    ...{
      workDir,
      home: home.at,
      temporary,
      readable: [...readable, ...Object.values(kept)],
      network,
      tracing,
      aliases,
      devices: environment.devices,
    },
    ...{ writable: [...ofCaches, ...writable], readableAt, ...(layered === undefined ? {} : { layered }) },
    ...(bridge === undefined ? {} : { bridge }),
  };
  const { readable: shared, masked } = environment;
  // At other levels no file depends on the view, and to find what is in it takes its time.
  const view = shieldsFiles(level)
    ? readSandboxView({ ...folders, parentEnv, hidden: [...hidden, ...masked], shared })
    : folders;
  using _cores = await privateArea.resources.takeCores(request.place, signal);
  faultPoint('command:before-start');
  const running = runProcess({
    level,
    view,
    command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
    environment: buildEnvironment({
      parentEnv,
      variables: {
        ...environment.variables({ kind, network, home: home.at, isTrusted }),
        ...(compiled === undefined
          ? {}
          : pythonVariables(compiled, { home: home.at, temporary, hasBytecode: bytecode !== undefined })),
        ...(compiled === 'never' ? { ...NO_USER_SETTINGS, ...kept } : {}),
        ...variables,
      },
      home: home.at,
      temporary,
    }),
    runId: `${session}.${randomUUID()}`,
    stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
    stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
    budgetMs,
    ...privateArea.resources.limitsOf(request),
    ...(stdin === undefined ? {} : { stdin }),
    ...(signal === undefined ? {} : { signal }),
  });
  // Nobody measures an agent.
  if (kind === 'agent') await removeBeside(running, emptied);
  const result = await running;
  faultPoint('command:after-end');
  const unseen = findUnseen(privateArea, { result, view });
  return unseen === undefined ? result : { ...result, unseen };
}
