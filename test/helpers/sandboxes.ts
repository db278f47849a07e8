import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessRequest, type ProcessResult, runProcess } from '../../src/kernel/agent-process.ts';
import { isLinux } from '../../src/kernel/platform.ts';
import { listProcesses } from '../../src/kernel/process-list.ts';
import type { SandboxLevel, SandboxView } from '../../src/kernel/sandbox-command.ts';
import { probeLevels } from '../../src/kernel/sandbox-level.ts';
import { createFolder } from './temp-folder.ts';

const probe = await probeLevels();

/** The levels that work here; one that does not is reported on standard error, so that its silence is not a success. */
export const LEVELS: readonly SandboxLevel[] = probe.levels;
export const NAMESPACES = LEVELS.filter(({ kind }) => kind !== 'process-group');
export const BUBBLEWRAP = LEVELS.filter(({ kind }) => kind === 'bubblewrap');
for (const { kind, reason } of probe.refusals) {
  if (process.env.REQUIRE_TOOLS === '1' && isLinux()) throw new Error(`not run: tests of level "${kind}": ${reason}`);
  process.stderr.write(`NOT RUN: tests of level "${kind}": ${reason}\n`);
}

export type RunOptions = Partial<Omit<ProcessRequest, 'view'>> & { readonly view?: Partial<SandboxView> };

export interface TestedRun {
  readonly result: ProcessResult;
  readonly folder: string;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in a folder of its own: work/, home/ and tmp/ are the command's, the logs are beside them. */
export async function runIn(
  level: SandboxLevel,
  command: readonly string[],
  options: RunOptions = {},
): Promise<TestedRun> {
  const folder = createFolder({ 'work/.keep': '', 'home/.keep': '', 'tmp/.keep': '' });
  const [workDir, home, temporary] = [join(folder, 'work'), join(folder, 'home'), join(folder, 'tmp')];
  const { view, ...others } = options;
  const result = await runProcess({
    level,
    command,
    environment: { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: temporary },
    runId: randomUUID(),
    stdout: { path: join(folder, 'stdout'), maxBytes: 1 << 20 },
    stderr: { path: join(folder, 'stderr'), maxBytes: 1 << 20 },
    budgetMs: 20_000,
    graceMs: 300,
    ...others,
    view: { workDir, home, temporary, network: 'on', ...view },
  });
  const printed = options.stdout?.path ?? join(folder, 'stdout');
  return { result, folder, out: text(printed), err: text(join(folder, 'stderr')) };
}

// In it a sandbox stands and a shell is ready, on a machine that does little else.
const READY_MS = 1500;
const MAX_READY_MS = 100_000;

/**
 * Runs a command that prints a line once it hears signals, and is to hear one after so long. Where it was not ready by then,
 * as on a busy machine, it runs again with four times as long.
 */
export async function runReady(
  level: SandboxLevel,
  command: readonly string[],
  optionsOf: (readyMs: number) => RunOptions,
): Promise<TestedRun & { readonly readyMs: number }> {
  for (let readyMs = READY_MS; ; readyMs *= 4) {
    const ended = await runIn(level, command, optionsOf(readyMs));
    if (ended.out !== '' || readyMs > MAX_READY_MS) return { ...ended, readyMs };
  }
}

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not created: the command never began.
    return '';
  }
}

/** The command lines of live processes that contain a text. */
export function processesNamed(marker: string): readonly string[] {
  if (!isLinux()) {
    const lines = listProcesses()?.map(({ words }) => words.join(' ')) ?? [];
    return lines.filter((line) => line.includes(marker));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => text(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    .filter((line) => line.includes(marker));
}
