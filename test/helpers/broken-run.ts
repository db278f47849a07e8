// A run that is broken off at a fault point, continued, and looked through.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { findInFlight } from '../../src/experiment/ledger/opening.ts';
import { type IterationRecord, OUTCOME_RULES } from '../../src/experiment/ledger/record.ts';
import { openIntents, readState } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import type { FaultPoint } from '../../src/kernel/fault-point.ts';
import { createExperiment, type Experiment } from './experiment.ts';
import { userGit } from './repository.ts';
import {
  experimentPaths,
  gitLocks,
  ledgerOf,
  outcomesOf,
  processesOf,
  type SupervisedEnd,
  sessionFile,
  superviseExperiment,
} from './supervised-experiment.ts';

const MEMORY = '/dev/shm';

/** Lets the folders of a file's tests lie in memory, where there is such a place: processes die here, not machines. */
export function useMemory(): void {
  const before = process.env.TMPDIR;
  beforeAll(() => {
    if (existsSync(MEMORY)) process.env.TMPDIR = MEMORY;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
}

const AGENTS = {
  /** By turns: keeps, is no better, breaks a boundary, does nothing. */
  mixed: `case $((($1 - 1) % 4)) in
    0) echo $((100 - $1)) > value.txt ;;
    1) echo 2000 > value.txt ;;
    2) mkdir .github && echo x > .github/x ;;
  esac\n`,
  /** Keeps each time. */
  keeping: 'echo $((100 - $1)) > value.txt\n',
  /** By turns: keeps, is no better. */
  short: 'test $(($1 % 2)) = 1 && echo $((100 - $1)) > value.txt || echo 2000 > value.txt\n',
  /** Keeps two, and is no better then: what is resumed keeps something, wherever it was broken off. */
  single: 'test $(($1 % 3)) != 0 && echo $((100 - $1)) > value.txt || echo 2000 > value.txt\n',
} as const;
type AgentName = keyof typeof AGENTS;

const TURNS: Readonly<Record<AgentName, readonly string[]>> = {
  mixed: ['merged', 'discarded', 'denied', 'noop'],
  keeping: ['merged'],
  short: ['merged', 'discarded'],
  single: ['merged', 'merged', 'discarded'],
};

const ITERATIONS: Readonly<Record<AgentName, number>> = { mixed: 4, keeping: 2, short: 2, single: 1 };

/** An experiment with setup and teardown, in which every step occurs. */
export function createBreakable(agent: AgentName = 'mixed'): Experiment {
  return createExperiment({
    agent: AGENTS[agent],
    files: { 'value.txt': '1000\n' },
    config: {
      iteration: `budget = "20s"\nmax_iterations = ${ITERATIONS[agent]}`,
      setup: 'command = "mkdir -p built; echo 1 >built/number"',
      teardown: 'command = "true"',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

/** An experiment whose environment and builds are prepared and kept; the score comes out of the build. */
export function createPrepared(sandbox: 'required' | 'off'): Experiment {
  return createExperiment({
    agent: AGENTS.short,
    files: {
      'value.txt': '1000\n',
      'lock.txt': 'one\n',
      'install.sh': 'mkdir -p made && echo 7 >made/number\n',
      'build.sh': 'mkdir -p out cache && echo built >>cache/log && cat value.txt >out/number\n',
      'score.sh': 'test "$(cat made/number)" = 7 && test -s cache/log && cat out/number\n',
    },
    config: {
      iteration: `budget = "20s"\nmax_iterations = ${ITERATIONS.short}`,
      setup: 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]',
      build: 'command = "sh build.sh"\ncache = ["cache"]',
      '[guards]': 'name = "built"\ncommand = "test -s out/number"',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
    },
  });
}

/** What passes a point in the fewest iterations: but for one, a single iteration passes all of them. */
export function shortestWith(point: FaultPoint): AgentName {
  return point === 'step:Discard' ? 'short' : 'single';
}

export interface Fault {
  readonly point: FaultPoint;
  readonly action: 'kill';
  readonly nth?: number;
}

/** Points that only a run passes which finds another one's remains. */
const OF_RECOVERY: readonly string[] = [
  ...['store:amid-removal', 'workspace:after-leftovers', 'recover:before', 'recover:after-swap'],
];

/** Runs an experiment in a process of its own, with a fault. */
export async function runWithFault(experiment: Experiment, { point, action, nth = 1 }: Fault): Promise<SupervisedEnd> {
  const env = { AUTORIZE_FAULT: `${point}:${action}:${nth}` };
  if (!OF_RECOVERY.includes(point)) return superviseExperiment(experiment, { env }).ended;
  const first = await runWithFault(experiment, { point: 'keep:after-intent', action: 'kill' });
  const second = await superviseExperiment(experiment, { mode: 'resume', env }).ended;
  return { ...second, acknowledged: [...first.acknowledged, ...second.acknowledged] };
}

/** Runs an experiment in this process, with an error at a point; gives the error, and what was acknowledged before. */
export async function runWithError(
  experiment: Experiment,
  point: FaultPoint,
): Promise<Pick<SupervisedEnd, 'acknowledged'> & { readonly error: unknown }> {
  const isOfRecovery = OF_RECOVERY.includes(point);
  const first = isOfRecovery
    ? await runWithFault(experiment, { point: 'keep:after-intent', action: 'kill' })
    : undefined;
  const acknowledged = [...(first?.acknowledged ?? [])];
  const onEvent = (event: RunEvent): void => {
    if (event.kind === 'recorded') acknowledged.push(event.record);
  };
  process.env.AUTORIZE_FAULT = `${point}:throw`;
  try {
    await experiment.run({ mode: isOfRecovery ? 'resume' : 'run', onEvent });
    return { acknowledged, error: undefined };
  } catch (error) {
    return { acknowledged, error };
  } finally {
    delete process.env.AUTORIZE_FAULT;
  }
}

type Acknowledged = Pick<SupervisedEnd, 'acknowledged'>;

/** Resumes a broken run to its end, and runs once more; nothing that was acknowledged may be lost, nothing doubled. */
export async function expectWholeAfter(
  experiment: Experiment,
  end: Acknowledged,
  agent: AgentName = 'mixed',
): Promise<void> {
  const before = await goOnToEnd(experiment, agent);
  const { records, state } = await experiment.run({ maxIterations: 1 });
  expect(state).toMatchObject({ iterations_completed: ITERATIONS[agent] + 1, run_iterations_completed: 1 });
  expect(records).toHaveLength(before + 1);
  expectAllSound(experiment, end, agent);
}

/** The same, with another run only where nothing was left to resume. */
export async function expectEndAfter(experiment: Experiment, end: Acknowledged, agent: AgentName): Promise<void> {
  if (readState(experimentPaths(experiment))?.current_step === 'Done') return expectWholeAfter(experiment, end, agent);
  await goOnToEnd(experiment, agent);
  expectAllSound(experiment, end, agent);
}

/** Gives how many records there are then. */
async function goOnToEnd(experiment: Experiment, agent: AgentName): Promise<number> {
  const paths = experimentPaths(experiment);
  const state = readState(paths);
  const found = existsSync(paths.ledger) ? ledgerOf(experiment) : [];
  const inFlight = findInFlight(paths, found);
  const begun = existsSync(paths.intents) ? begunAcceptance(experiment, found) : undefined;
  // A run that has its mark is begun, whatever became of its state.
  const isMarked = existsSync(join(experiment.place, 'run.json'));
  if (state === undefined && inFlight.length === 0 && !isMarked) {
    expect(found).toEqual([]);
    await expect(experiment.run({ mode: 'resume' })).rejects.toThrow('has started yet');
    await experiment.run();
  } else if (state?.current_step === 'Done') {
    await expect(experiment.run({ mode: 'resume' })).rejects.toThrow('is complete');
  } else {
    const { stop } = await experiment.run({ mode: 'resume' });
    expect(stop.kind).toBe('max_iterations');
  }
  expectNothingLeft(experiment);
  const records = ledgerOf(experiment);
  const killed = records.filter(({ outcome }) => outcome === 'killed').map(({ iter }) => iter);
  expect(killed).toEqual(inFlight.filter((iter) => iter !== 0 && iter !== begun));
  expect(records.filter(({ outcome }) => OUTCOME_RULES[outcome].counts)).toHaveLength(ITERATIONS[agent]);
  return records.length;
}

function expectAllSound(experiment: Experiment, { acknowledged }: Acknowledged, agent: AgentName): void {
  expectNothingLeft(experiment);
  expect(existsSync(sessionFile(experiment))).toBe(false);
  expectRecords(ledgerOf(experiment), { acknowledged, agent });
  expectBranch(experiment);
}

/** The iteration whose keep was begun and not recorded. */
function begunAcceptance(experiment: Experiment, records: readonly IterationRecord[]): number | undefined {
  using intents = openIntents(experimentPaths(experiment));
  const last = intents.records.at(-1)?.iter;
  return typeof last === 'number' && records.every(({ iter }) => iter !== last) ? last : undefined;
}

function expectNothingLeft(experiment: Experiment): void {
  expect(processesOf(experiment)).toEqual([]);
  expect(gitLocks(experiment)).toEqual([]);
  expect(existsSync(`${experimentPaths(experiment).lock}.holder`)).toBe(false);
  expect(userGit(experiment.folder, 'status', '--porcelain')).toBe('');
}

function expectRecords(
  records: readonly IterationRecord[],
  { acknowledged, agent }: { readonly acknowledged: readonly IterationRecord[]; readonly agent: AgentName },
): void {
  expect(records.filter(({ hash }) => acknowledged.some((each) => each.hash === hash))).toEqual(acknowledged);
  expect(new Set(records.map(({ iter }) => iter)).size).toBe(records.length);
  const turns = TURNS[agent];
  const expected = records.map(({ iter, outcome }) => {
    if (outcome === 'killed') return `${iter} killed`;
    return `${iter} ${iter === 0 ? 'baseline' : turns[(iter - 1) % turns.length]}`;
  });
  expect(outcomesOf(records)).toEqual(expected);
}

/** One commit for each accepted change, in their order, each with the tree that the agent left and that was scored. */
function expectBranch(experiment: Experiment): void {
  const { folder } = experiment;
  const merged = ledgerOf(experiment).filter(({ outcome }) => outcome === 'merged');
  const format = '--format=%H %T %(trailers:key=Autorize-Iteration,valueonly,separator=%x2C)';
  const commits = userGit(folder, 'log', '--reverse', format, 'main..autorize/pi');
  expect(commits.split('\n')).toEqual(merged.map(({ commit, tree, iter }) => `${commit} ${tree} ${iter}`));
  for (const { commit, iter, base_commit: base } of merged) {
    expect(userGit(folder, 'cat-file', 'blob', `${commit}:value.txt`)).toBe(String(100 - iter));
    expect(userGit(folder, 'diff-tree', '-r', '--name-only', String(base), String(commit))).toBe('value.txt');
  }
}
