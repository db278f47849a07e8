import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExperiment } from '../../src/experiment/run.ts';
import { median } from './pairs.mjs';

/**
 * Times the iterations of an experiment whose evaluator is `cat score`, from one record to the next, in milliseconds.
 * The first is left out: it opens the run. `between` is called with each of the others, outside of what is timed, and gives
 * what is to be noted with it.
 * Each says, too, how it ended and how many processes this one started for it; what those start is the command's own.
 */
export async function timeIterations(
  { user, host },
  { name, iterations, agent, keeps, between = () => ({}), onRecord = () => {} },
) {
  const experiment = join(user, '.autorize', name);
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'config.toml'), configOf({ name, iterations, agent }));
  writeFileSync(join(experiment, 'program.md'), 'Count.\n');
  const turns = [];
  let began = 0;
  let steps = new Map();
  const processes = countProcesses();
  const onEvent = (event) => {
    const now = performance.now();
    if (event.kind === 'step') steps.set(event.step, now - began);
    if (event.kind !== 'recorded') return;
    const { iter, outcome } = event.record;
    const started = processes.count();
    onRecord({ iter, outcome, started });
    if (iter > 1) {
      const turn = { ours: now - began, steps, outcome, started };
      turns.push({ ...turn, ...between(turn) });
    }
    processes.count();
    steps = new Map();
    began = performance.now();
  };
  const { records } = await runExperiment({ name, mode: 'run', onEvent }, host);
  processes.stop();
  const kept = records.filter(({ outcome }) => outcome === 'merged').length;
  if (kept !== keeps) throw new Error(`${kept} were kept; expected ${keeps}`);
  return turns;
}

/** Counts the processes that this one starts; `count` says how many there were since it was asked last. */
export function countProcesses() {
  let started = 0;
  const note = () => {
    started += 1;
  };
  subscribe('child_process', note);
  const count = () => {
    const found = started;
    started = 0;
    return found;
  };
  return { count, stop: () => unsubscribe('child_process', note) };
}

/** Prints how many processes were started for each of some turns, by how it ended. */
export function printProcesses(what, turns) {
  const counts = Map.groupBy(turns, ({ outcome }) => outcome);
  const parts = [...counts].map(([outcome, some]) => `${median(some.map(({ started }) => started))} ${outcome}`);
  console.log(`  processes that ${what} starts: ${parts.join(', ')}`);
}

function configOf({ name, iterations, agent }) {
  return `
[experiment]
name = "${name}"
[objective]
command = "cat score"
direction = "max"
protect = ["folder-1/file-1.txt"]
[iteration]
budget = "60s"
max_iterations = ${iterations}
[schedule]
total_budget = "1h"
[agent]
command = "${agent}; : {prompt_file}"
`;
}
