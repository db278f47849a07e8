import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { AutorizeError } from '../../src/base/errors.ts';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { foldRecords } from '../../src/experiment/ledger/fold.ts';
import { type IterationRecord, iterationRecordSchema } from '../../src/experiment/ledger/record.ts';
import { experimentStateSchema } from '../../src/experiment/ledger/state.ts';
import type { ExperimentRequest } from '../../src/experiment/run.ts';
import { createExperiment, type Experiment } from './experiment.ts';
import { programPath } from './program.ts';
import { userGit } from './repository.ts';

const FIXTURE = programPath('run-experiment');

// Far more than any run here takes, on a machine that is busy too.
const HANGING_MS = 60_000;

/** A run of its own process, as its output reports it. */
export interface ChildRun {
  /** Hashes of the records that it said were recorded, in their order. */
  readonly acknowledged: readonly string[];
  /** Why it stopped, if it came to an end of its own. */
  readonly stop?: string;
  /** The code of the error that ended it. */
  readonly error?: string;
  readonly exitCode?: number;
  readonly message?: string;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface ChildOptions {
  readonly mode?: 'run' | 'resume';
  readonly limits?: Pick<ExperimentRequest, 'maxIterations' | 'timeBudgetMs' | 'budgetUsd'>;
  /** A command that the run is an argument of, such as a tracer. */
  readonly wrapper?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: (pid: number) => void;
}

/** An experiment in which one attempt is kept and one is not, whatever their numbers; `config` adds to its tables. */
export function createAcceptAndReject(config: Readonly<Record<string, string>> = {}): Experiment {
  return createExperiment({
    agent: 'test "$(cat value.txt)" = 10 && new=8 || new=9\necho $new > value.txt\n',
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      ...config,
    },
  });
}

/** Runs an experiment in a process of its own, to its end whatever that is. */
export async function runChild(experiment: Experiment, options: ChildOptions = {}): Promise<ChildRun> {
  const { mode = 'run', limits = {}, wrapper = [], env = {}, onStart } = options;
  const [program = '', ...args] = [
    ...wrapper,
    process.execPath,
    FIXTURE,
    experiment.folder,
    mode,
    JSON.stringify(limits),
  ];
  const child = spawn(program, args, {
    env: { ...process.env, XDG_CACHE_HOME: experiment.host.env.XDG_CACHE_HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  // A run that hangs is found as one that was ended by SIGTERM.
  const hanging = setTimeout(() => child.kill(), HANGING_MS);
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(hanging);
  // A process that the killed run left may hold the pipes; what the run itself said is in them already.
  await new Promise((resolve) => setTimeout(resolve, 20));
  child.stdout.destroy();
  child.stderr.destroy();
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Partial<ChildRun>]));
  const acknowledged = lines.flatMap((line) => ('hash' in line ? [String(line.hash)] : []));
  return { ...lines.find((line) => !('hash' in line)), acknowledged, signal, stderr };
}

/** The records of an experiment's ledger, which must be sound. */
export function readRecords({ place }: Experiment): readonly IterationRecord[] {
  const path = join(place, 'iterations.jsonl');
  if (!existsSync(path)) return [];
  const parsed = parseJournal(readFileSync(path));
  if (parsed.kind === 'corrupt') throw new Error(`line ${parsed.line} ${parsed.why}`);
  return parsed.records.map((record) => iterationRecordSchema.parse(record));
}

/** Continues a run that was broken off, as a user would: by resume, or from the start where nothing had begun. */
export async function goOn(experiment: Experiment): Promise<void> {
  try {
    await experiment.run({ mode: 'resume' });
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    if (error.message.includes('has started yet')) await experiment.run();
    else if (!error.message.includes('is complete')) throw error;
  }
}

/** Holds an experiment that was continued against what its broken run had acknowledged. */
export function expectWhole(experiment: Experiment, acknowledged: readonly string[], attempts = 2): void {
  const { folder, place } = experiment;
  const records = readRecords(experiment);
  expect(records.map(({ hash }) => hash).slice(0, acknowledged.length)).toEqual(acknowledged);
  const iters = records.map(({ iter }) => iter);
  expect(new Set(iters).size).toBe(iters.length);
  expect(records.filter(({ outcome }) => !['baseline', 'killed', 'infra_error'].includes(outcome))).toHaveLength(
    attempts,
  );
  const retained = records.filter(({ outcome }) => outcome === 'merged');
  expect(retained.map(({ score }) => score)).toEqual([8]);
  expect(userGit(folder, 'rev-list', 'main..autorize/pi').split('\n')).toEqual(retained.map(({ commit }) => commit));
  const { best_score, best_iter, iterations_completed, consecutive_noops } = foldRecords(records, 'min');
  const state = experimentStateSchema.parse(JSON.parse(readFileSync(join(place, 'state.json'), 'utf8')));
  expect(state).toMatchObject({ best_score, best_iter, iterations_completed, consecutive_noops });
  expect(state).toMatchObject({ current_step: 'Done', iter_in_progress: null });
}
