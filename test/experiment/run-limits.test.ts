import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExperimentRequest } from '../../src/experiment/run.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';

const LONG = { timeout: 120_000 };
const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';

/** An experiment whose config ends a run far later than the limits of these runs do. */
function createLong(agent = NUDGE): Experiment {
  return createExperiment({
    agent,
    config: { iteration: 'budget = "20s"\nmax_iterations = 9', schedule: 'total_budget = "1h"', agent: AGENT },
  });
}

/** Runs until the record of an iteration, as Ctrl-C in that moment ends it. */
function runUntil(experiment: Experiment, iter: number, request: Partial<ExperimentRequest>) {
  const stopping = new AbortController();
  return experiment.run({
    ...request,
    signal: stopping.signal,
    onEvent: (event) => {
      if (event.kind === 'recorded' && event.record.iter === iter) stopping.abort();
    },
  });
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

describe('a resumed run', () => {
  it.each([
    ['with its state', () => undefined],
    ['without its state', ({ place }: Experiment) => rmSync(join(place, 'state.json'))],
    [
      'without its state and the file of the run, by its records',
      ({ place }: Experiment) => {
        for (const name of ['state.json', 'run.json']) rmSync(join(place, name));
      },
    ],
  ])('ends at the iterations that it was started with, %s', LONG, async (_, lose) => {
    const experiment = createLong();
    const { stop } = await runUntil(experiment, 1, { maxIterations: 3 });
    expect(stop.kind).toBe('interrupted');
    lose(experiment);
    const resumed = await experiment.run({ mode: 'resume' });
    expect(resumed.stop.kind).toBe('max_iterations');
    expect(resumed.records).toHaveLength(1 + 3);
  });

  it('ends at the dollars that it was started with', LONG, async () => {
    const spending = `${NUDGE}echo 'AUTORIZE_USAGE {"usd":0.4}'\n`;
    const experiment = createLong(spending);
    await runUntil(experiment, 1, { budgetUsd: 1 });
    const { stop, records } = await experiment.run({ mode: 'resume' });
    expect(stop.kind).toBe('budget_usd');
    expect(records).toHaveLength(1 + 2);
  });

  it('takes the limits that a resume gives in their place, and keeps them for the next one', LONG, async () => {
    const experiment = createLong();
    await runUntil(experiment, 1, { maxIterations: 5, timeBudgetMs: 60 * 60_000 });
    const before = Date.now();
    await runUntil(experiment, 2, { mode: 'resume', maxIterations: 3, timeBudgetMs: 30 * 60_000 });
    rmSync(join(experiment.place, 'state.json'));
    const { stop, state, records } = await experiment.run({ mode: 'resume' });
    expect(stop.kind).toBe('max_iterations');
    expect(records).toHaveLength(1 + 3);
    const leftMs = Date.parse(String(state.deadline)) - before;
    expect(leftMs).toBeGreaterThanOrEqual(30 * 60_000);
    expect(leftMs).toBeLessThan(45 * 60_000);
  });

  it('takes the config’s limits where its state has none', LONG, async () => {
    const experiment = createLong();
    await runUntil(experiment, 1, { maxIterations: 2 });
    const path = join(experiment.place, 'state.json');
    const { limits, ...older } = readJson(path);
    expect(limits).toEqual({ max_iterations: 2 });
    writeFileSync(path, JSON.stringify(older));
    // An older version writes neither the file of the run nor the limits into its records.
    rmSync(join(experiment.place, 'run.json'));
    const ledger = join(experiment.place, 'iterations.jsonl');
    expect(readFileSync(ledger, 'utf8')).toContain('"limits":{"max_iterations":2}');
    writeFileSync(path, JSON.stringify({ ...older, run_id: 'of-an-older-version', deadline: null }));
    const { stop, records } = await experiment.run({ mode: 'resume' });
    expect(stop.kind).toBe('max_iterations');
    expect(records.filter(({ run }) => run?.id === 'of-an-older-version')).toHaveLength(9);
  });
});

it.each([
  ['run:after-mark', 1],
  ['iteration:after-folder', 1],
  ['iteration:after-folder', 2],
  ['step:InvokeAgent', 2],
  ['keep:after-intent', 1],
  ['keep:after-swap', 1],
  ['record:after', 2],
])('a run that is killed at %s (%i) and loses its state is resumed within its limits', LONG, async (point, times) => {
  const experiment = createLong();
  const killed = await runChild(experiment, {
    limits: { maxIterations: 2 },
    env: { AUTORIZE_FAULT: `${point}:kill:${times}` },
  });
  expect(killed.signal).toBe('SIGKILL');
  expect(existsSync(join(experiment.place, 'run.json'))).toBe(true);
  rmSync(join(experiment.place, 'state.json'), { force: true });
  const { stop, records } = await experiment.run({ mode: 'resume' });
  expect(stop.kind).toBe('max_iterations');
  expect(records.filter(({ outcome }) => outcome === 'merged')).toHaveLength(2);
});
