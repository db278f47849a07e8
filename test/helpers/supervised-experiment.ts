import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { privateAreaPath } from '../../src/engine/workspace/area-path.ts';
import type { PrivateArea } from '../../src/engine/workspace/private-area.ts';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import type { Stop } from '../../src/experiment/loop/stop.ts';
import type { ExperimentRequest } from '../../src/experiment/run.ts';
import { isLinux } from '../../src/kernel/platform.ts';
import { listProcesses } from '../../src/kernel/process-list.ts';
import { killMarked } from '../../src/kernel/process-tree.ts';
import type { Experiment as Created } from './experiment.ts';
import { programPath } from './program.ts';

type Experiment = Pick<Created, 'folder' | 'host' | 'place'>;

const FIXTURE = programPath('supervise-experiment');

/** A line of the fixture. */
type Report =
  | RunEvent
  | { readonly kind: 'result'; readonly stop: Stop }
  | { readonly kind: 'error'; readonly message: string; readonly code?: string; readonly remedy?: string };

export interface SupervisedOptions {
  readonly mode?: 'run' | 'resume';
  readonly request?: Partial<ExperimentRequest>;
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Put before the command line. */
  readonly prefix?: readonly string[];
}

export interface Supervised {
  readonly child: ChildProcess;
  /** What it reported so far. */
  readonly reports: readonly Report[];
  readonly ended: Promise<SupervisedEnd>;
}

export interface SupervisedEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly reports: readonly Report[];
  /** The records that it reported: they must stay. */
  readonly acknowledged: readonly IterationRecord[];
  readonly error: Extract<Report, { kind: 'error' }> | undefined;
}

/** Starts an experiment under a supervisor of its own; what is left of it is ended with the test. */
export function superviseExperiment(experiment: Experiment, options: SupervisedOptions = {}): Supervised {
  const { mode = 'run', request = {}, env = {}, prefix = [] } = options;
  const { folder, host } = experiment;
  const [program = '', ...args] = [
    ...[...prefix, process.execPath, FIXTURE],
    ...[folder, nameOf(experiment), mode, host.env.XDG_CACHE_HOME ?? '', JSON.stringify(request)],
  ];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const session = (): string => readIfThere(sessionFile(experiment));
  let known = '';
  onTestFinished(async () => {
    child.kill('SIGKILL');
    for (const each of new Set([known, session()])) if (each !== '') await killMarked(each);
  });
  const reports: Report[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    known ||= session();
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    reports.push(...lines.map((line) => JSON.parse(line) as Report));
  });
  const ended = once(child, 'close').then((values: unknown[]): SupervisedEnd => {
    const [code, signal] = values as [number | null, NodeJS.Signals | null];
    const acknowledged = reports.flatMap((each) => (each.kind === 'recorded' ? [each.record] : []));
    return { code, signal, reports, acknowledged, error: reports.find((each) => each.kind === 'error') };
  });
  return { child, reports, ended };
}

/** Waits until a supervisor is at a step of an iteration. */
export async function reaches(run: Supervised, step: string, iter: number): Promise<void> {
  const isThere = (each: Report): boolean => each.kind === 'step' && each.step === step && each.iter === iter;
  await expect.poll(() => run.reports.some(isThere)).toBe(true);
}

export function ledgerOf(experiment: Experiment): readonly IterationRecord[] {
  const { records, problem, tornBytes } = readLedger(experimentPaths(experiment));
  expect({ problem, tornBytes }).toEqual({ problem: undefined, tornBytes: 0 });
  return records;
}

export function outcomesOf(records: readonly IterationRecord[]): string[] {
  return records.map(({ iter, outcome }) => `${iter} ${outcome}`);
}

export function experimentPaths(experiment: Experiment): ExperimentPaths {
  return pathsOf(nameOf(experiment), experiment.host);
}

function nameOf({ place }: Experiment): string {
  return place.slice(place.lastIndexOf('/') + 1);
}

/** The private area of an experiment. */
export function privateFolder(experiment: Experiment): PrivateArea['folder'] {
  const { name, repository } = experimentPaths(experiment);
  return privateAreaPath({ repository, name, parentEnv: experiment.host.env });
}

export function sessionFile(experiment: Experiment): string {
  return join(privateFolder(experiment), 'session');
}

/** Names of locks that a git left behind, ours or the user's. */
export function gitLocks(experiment: Experiment): readonly string[] {
  const folders = [privateFolder(experiment), join(experiment.folder, '.git')].filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lock')),
  );
}

/** Command lines of the live processes that have to do with an experiment: agents, evaluators, git, lock helpers. */
export function processesOf({ folder, host }: Pick<Experiment, 'folder' | 'host'>): readonly string[] {
  const places = [folder, host.env.XDG_CACHE_HOME ?? folder];
  if (!isLinux()) {
    const all = listProcesses('with environment') ?? [];
    const found = all.filter(({ words }) => places.some((place) => words.join(' ').includes(place)));
    return found.map(({ pid, words }) => `${pid} ${words.join(' ')}`);
  }
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    const line = readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    const all = `${line}\n${readIfThere(`/proc/${pid}/environ`)}`;
    return places.some((place) => all.includes(place)) ? [`${pid} ${line}`] : [];
  });
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // No such file, or its process has gone meanwhile.
    return '';
  }
}
