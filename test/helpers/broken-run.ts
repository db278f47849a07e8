// A run that is broken off at a fault point, continued, and looked through.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { findInFlight } from '../../src/experiment/ledger/in-flight.ts';
import { openIntents } from '../../src/experiment/ledger/open-journals.ts';
import { type IterationRecord, OUTCOME_RULES } from '../../src/experiment/ledger/record.ts';
import { readState } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import type { FaultPoint } from '../../src/kernel/fault-point.ts';
import { createExperiment, type Experiment, NOTHING_FORGED } from './experiment.ts';
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
import { keepFolders } from './temp-folder.ts';

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
  /** Keeps each time, one a run. */
  series: 'echo $((100 - $1)) > value.txt\n',
} as const;
type AgentName = keyof typeof AGENTS;

const TURNS: Readonly<Record<AgentName, readonly string[]>> = {
  mixed: ['merged', 'discarded', 'denied', 'noop'],
  keeping: ['merged'],
  short: ['merged', 'discarded'],
  single: ['merged', 'merged', 'discarded'],
  series: ['merged'],
};

const ITERATIONS: Readonly<Record<AgentName, number>> = { mixed: 4, keeping: 2, short: 2, single: 1, series: 1 };

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
      ...(agent === 'mixed' ? {} : NOTHING_FORGED),
    },
  });
}

/** An experiment whose environment and builds are prepared and kept; the score comes out of the build. */
export function createPrepared(sandbox: 'required' | 'off'): Experiment {
  return createExperiment({
    agent: AGENTS.single,
    files: {
      'value.txt': '1000\n',
      'lock.txt': 'one\n',
      'install.sh': 'mkdir -p made && echo 7 >made/number\n',
      'build.sh': 'mkdir -p out cache && echo built >>cache/log && cat value.txt >out/number\n',
      'score.sh': 'test "$(cat made/number)" = 7 && test -s cache/log && cat out/number\n',
    },
    config: {
      iteration: `budget = "20s"\nmax_iterations = ${ITERATIONS.single}`,
      setup: 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]',
      build: 'command = "sh build.sh"\ncache = ["cache"]',
      '[guards]': 'name = "built"\ncommand = "test -s out/number"',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
      ...NOTHING_FORGED,
    },
  });
}

/** What passes a point in the fewest iterations: but for one, a single iteration passes all of them. */
export function shortestWith(point: FaultPoint): AgentName {
  return point === 'step:Discard' ? 'short' : 'single';
}

const AFTER_BASE: readonly string[] = [
  ...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git', 'prompt:after-write'],
  ...['capture:before', 'capture:after-tree', 'capture:after-diff', 'evidence:after-write'],
  ...['store:amid-removal', 'workspace:after-leftovers', 'recover:before', 'recover:after-swap'],
  ...['workspace:after-close', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
  ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Decide', 'step:Merge', 'step:Cleanup'],
];

/**
 * Whether a run passes a point only when the base was scored, so that a later run of the same experiment passes it likewise;
 * and there is something to be resumed.
 */
export function isAfterBase(point: FaultPoint): boolean {
  return AFTER_BASE.includes(point);
}

/** Breaks a run, and gives how that ended. */
type Breaker = (experiment: Experiment) => Promise<Acknowledged>;

/**
 * Runs of one experiment, each of which is broken and resumed; that another run works then, the next one shows. The
 * experiment is made when it is first needed, and again after a run that was not whole.
 */
export class Series {
  #whole: Experiment | undefined;
  readonly #remove: (() => void)[] = [];

  /** In a describe: what it leaves is removed at the end of that. */
  constructor() {
    afterAll(() => {
      for (const remove of this.#remove) remove();
    });
  }

  async expectNextWhole(breakRun: Breaker): Promise<void> {
    const experiment = await this.#take();
    const earlier = countedIn(ledgerOf(experiment));
    const end = await breakRun(experiment);
    await goOnToEnd(experiment, { agent: 'series', earlier });
    expectAllSound(experiment, end, 'series');
    this.#whole = experiment;
  }

  /** That a run works after the last one, too. */
  async expectAnotherRun(): Promise<void> {
    const experiment = await this.#take();
    const earlier = ledgerOf(experiment);
    const { records, state } = await experiment.run();
    expect(state).toMatchObject({ iterations_completed: countedIn(earlier) + 1, run_iterations_completed: 1 });
    expect(records).toHaveLength(earlier.length + 1);
    expectAllSound(experiment, { acknowledged: earlier }, 'series');
  }

  async #take(): Promise<Experiment> {
    const whole = this.#whole;
    this.#whole = undefined;
    if (whole !== undefined) return whole;
    const { made, remove } = keepFolders(() => createBreakable('series'));
    this.#remove.push(remove);
    await made.run();
    return made;
  }
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

/** Kills a run at a point. */
export function killAt(point: FaultPoint): Breaker {
  return async (experiment) => {
    const end = await runWithFault(experiment, { point, action: 'kill' });
    expect(end.signal).toBe('SIGKILL');
    return end;
  };
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
  const before = await goOnToEnd(experiment, { agent });
  expectNothingLeft(experiment);
  const { records, state } = await experiment.run({ maxIterations: 1 });
  expect(state).toMatchObject({ iterations_completed: ITERATIONS[agent] + 1, run_iterations_completed: 1 });
  expect(records).toHaveLength(before + 1);
  expectAllSound(experiment, end, agent);
}

/** The same, with another run only where nothing was left to resume. */
export async function expectEndAfter(experiment: Experiment, end: Acknowledged, agent: AgentName): Promise<void> {
  if (readState(experimentPaths(experiment))?.current_step === 'Done') return expectWholeAfter(experiment, end, agent);
  await goOnToEnd(experiment, { agent });
  expectAllSound(experiment, end, agent);
}

interface Broken {
  readonly agent: AgentName;
  /** Iterations that count of runs before the broken one. */
  readonly earlier?: number;
}

/** Gives how many records there are then; whether anything else is left, the caller checks. */
async function goOnToEnd(experiment: Experiment, { agent, earlier = 0 }: Broken): Promise<number> {
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
  const records = ledgerOf(experiment);
  const inFlightThen = inFlight.filter((iter) => iter !== 0 && iter !== begun);
  expect(killedIn(records)).toEqual([...killedIn(found), ...inFlightThen]);
  expect(countedIn(records)).toBe(earlier + ITERATIONS[agent]);
  return records.length;
}

function killedIn(records: readonly IterationRecord[]): readonly number[] {
  return records.filter(({ outcome }) => outcome === 'killed').map(({ iter }) => iter);
}

function countedIn(records: readonly IterationRecord[]): number {
  return records.filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length;
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
  const merged = ledgerOf(experiment).filter(({ outcome }) => outcome === 'merged');
  const format = '--format=%H %P %T %(trailers:key=Autorize-Iteration,valueonly,separator=%x2C)';
  const args = ['log', '--reverse', '--raw', '--no-abbrev', format, 'main..autorize/pi'];
  const blobs = ['1000\n', ...merged.map(({ iter }) => `${100 - iter}\n`)].map(blobId);
  expect(userGit(experiment.folder, ...args).split('\n')).toEqual(
    merged.flatMap(({ commit, base_commit: base, tree, iter }, index) => [
      `${commit} ${base} ${tree} ${iter}`,
      '',
      `:100644 100644 ${blobs[index]} ${blobs[index + 1]} M\tvalue.txt`,
    ]),
  );
}

/** What git names a file of this content by. */
function blobId(content: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');
}
