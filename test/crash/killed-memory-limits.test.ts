// kill -9 of a supervisor whose commands are in control groups: at each point of making one, and while they run.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGroupParent } from '../../src/kernel/control-group.ts';
import { MEMORY_POINTS } from '../../src/kernel/fault-point.ts';
import { groupsOf } from '../helpers/control-groups.ts';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { ledgerOf, outcomesOf, privateFolder, reaches, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const parent = await findGroupParent('autorize-trial-');
if (parent === undefined) {
  if (process.env.REQUIRE_TOOLS === '1' && process.geteuid?.() === 0)
    throw new Error('not run: tests of killed control groups: none can be made here');
  process.stderr.write('NOT RUN: tests of killed control groups: none can be made here\n');
}
const POINTS = parent === undefined ? [] : MEMORY_POINTS;

function createLimited(guard: string): Experiment {
  return createExperiment({
    agent: NUDGE,
    files: { 'guard.sh': guard },
    config: {
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      iteration: 'budget = "20s"\nmax_iterations = 1',
      environment: 'memory = "256MiB"',
      '[guards]': 'name = "tests"\ncommand = "sh guard.sh"',
    },
  });
}

/** Resumes a run that was killed, to its end. */
async function goOn(experiment: Experiment): Promise<void> {
  const hasBegun = existsSync(`${experiment.place}/run.json`);
  await experiment.run({ mode: hasBegun ? 'resume' : 'run' });
  expect(groupsOf(experiment)).toEqual([]);
  expect(existsSync(`${privateFolder(experiment)}/session`)).toBe(false);
  const outcomes = outcomesOf(ledgerOf(experiment)).filter((each) => !each.endsWith(' killed'));
  expect(outcomes).toEqual(['0 baseline', expect.stringMatching(/^[12] merged$/)]);
}

describe('a supervisor that is killed', () => {
  // The first group is the one that is tried; the second, third and so on are of commands.
  it.each([
    ...POINTS.map((point) => [point, 1] as const),
    ...POINTS.slice(-1).flatMap((point) => [2, 3, 5].map((nth) => [point, nth] as const)),
  ])('leaves no control group behind once the run goes on: at %s, passed for time %i', async (point, nth) => {
    const experiment = createLimited('true\n');
    const { signal } = await superviseExperiment(experiment, { env: { AUTORIZE_FAULT: `${point}:kill:${nth}` } }).ended;
    expect(signal).toBe('SIGKILL');
    await goOn(experiment);
  });

  it.runIf(parent !== undefined)('leaves no process of a guard that hid from it, either', async () => {
    const place = createFolder();
    // It leaves its group of processes, and its environment: nothing but the control group knows whose it is.
    const hide = `env -i /usr/bin/setsid /bin/sh -c 'echo $$ >${place}/pid; exec sleep 600' & sleep 1; sleep 600`;
    const experiment = createLimited(`[ "$(cat value.txt)" = 10 ] || [ -e ${place}/pid ] || { ${hide}; }\n`);
    const run = superviseExperiment(experiment);
    await reaches(run, 'Score', 1);
    await expect.poll(() => existsSync(`${place}/pid`)).toBe(true);
    run.child.kill('SIGKILL');
    await run.ended;
    expect(groupsOf(experiment)).toHaveLength(1);
    await goOn(experiment);
  });
});
