import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExperiment } from '../../src/experiment/run.ts';

/**
 * Times the iterations of an experiment whose evaluator is `cat score`, from one record to the next, in milliseconds.
 * The first is left out: it opens the run. `between` is called after each of the others, outside of what is timed.
 */
export async function timeIterations({ user, host }, { name, iterations, agent, keeps, between = () => ({}) }) {
  const experiment = join(user, '.autorize', name);
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'config.toml'), configOf({ name, iterations, agent }));
  writeFileSync(join(experiment, 'program.md'), 'Count.\n');
  const turns = [];
  let began = 0;
  let steps = new Map();
  const onEvent = (event) => {
    const now = performance.now();
    if (event.kind === 'step') steps.set(event.step, now - began);
    if (event.kind !== 'recorded') return;
    if (event.record.iter > 1) turns.push({ ours: now - began, steps, ...between() });
    steps = new Map();
    began = performance.now();
  };
  const { records } = await runExperiment({ name, mode: 'run', onEvent }, host);
  const kept = records.filter(({ outcome }) => outcome === 'merged').length;
  if (kept !== keeps) throw new Error(`${kept} were kept; expected ${keeps}`);
  return turns;
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
