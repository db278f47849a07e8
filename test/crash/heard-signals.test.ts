// Ctrl-C at every step of an iteration, as a real signal to a real process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { HEARD_MS, manyFiles } from '../helpers/heard-signal.ts';
import { programPath } from '../helpers/program.ts';
import { experimentPaths } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const IMPROVE = 'echo $(( $(cat value.txt) - 1 )) >value.txt';

interface Moment {
  /** Steps of the state file, at one of which the signal comes. */
  readonly steps: readonly string[];
  readonly iter: number;
  /** Shell that the agent runs; "$MARK" is a file to make when the moment is near. */
  readonly agent: string;
  readonly score?: string;
  readonly setup?: string;
  /** How long the step has lasted when the signal comes. */
  readonly afterMs: number;
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'the agent is at work': {
    steps: ['InvokeAgent'],
    iter: 1,
    agent: 'trap "" TERM INT; : >"$MARK"; sleep 60',
    afterMs: 300,
  },
  'its change is taken': {
    steps: ['CaptureDiff'],
    iter: 1,
    agent: `truncate -s 3G one two three; : >"$MARK"; ${IMPROVE}`,
    afterMs: 1500,
  },
  'what it left is removed before the next checkout': {
    steps: ['CreateWorktree'],
    iter: 2,
    agent: `mkdir out; ${manyFiles('$PWD/out', 100_000)}; : >"$MARK"; ${IMPROVE}`,
    afterMs: 100,
  },
  'its temporary files are removed': {
    steps: ['InvokeAgent'],
    iter: 1,
    agent: `${manyFiles('$TMPDIR', 100_000)}; : >"$MARK"; ${IMPROVE}`,
    afterMs: 400,
  },
  'its folder is set up': {
    steps: ['RunSetup'],
    iter: 1,
    agent: IMPROVE,
    setup: '[ ! -e .git ] || { trap "" TERM INT; : >"$MARK"; sleep 60; }',
    afterMs: 300,
  },
  'its change is scored': {
    steps: ['Score', 'RunTeardown', 'CaptureDiff'],
    iter: 1,
    agent: `: >"$MARK"; ${IMPROVE}`,
    score: '[ "$(cat value.txt)" = 10 ] || { trap "" TERM; sleep 60; }; cat value.txt',
    afterMs: 2500,
  },
};

describe('a Ctrl-C', () => {
  it.each(Object.entries(MOMENTS))('while %s ends the run soon, and it can be resumed', async (_, moment) => {
    const mark = join(createFolder(), 'mark');
    const experiment = createExperiment({
      agent: moment.agent.replaceAll('$MARK', mark),
      files: { '.gitignore': '/out\n', 'score.sh': moment.score ?? 'cat value.txt\n' },
      config: {
        iteration: 'budget = "60s"\nmax_iterations = 3',
        capture: 'max_mb = 20000',
        ...(moment.setup === undefined ? {} : { setup: `command = '''${moment.setup.replaceAll('$MARK', mark)}'''` }),
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const child = start(experiment, 'run');
    await reach(experiment, moment, mark);
    const sentAt = performance.now();
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(130);
    expect(performance.now() - sentAt).toBeLessThan(HEARD_MS);
    // What was interrupted is no obstacle: the next run opens, and hears as well.
    const again = start(experiment, 'resume');
    const holder = `${experimentPaths(experiment).lock}.holder`;
    await expect.poll(() => existsSync(holder) || again.exitCode !== null).toBe(true);
    await pause(500);
    again.kill('SIGINT');
    const [resumed] = (await once(again, 'exit')) as [number | null];
    expect(resumed).toBe(130);
  });
});

function start({ folder, cache }: Experiment, command: string) {
  const child = spawn(process.execPath, [programPath('autorize'), command, 'pi'], {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: cache },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits until a run is where the signal is to come. */
async function reach({ place }: Experiment, { steps, iter, afterMs }: Moment, mark: string): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += 20) {
    await pause(20);
    const state = join(place, 'state.json');
    if (!existsSync(mark) || !existsSync(state)) continue;
    const { current_step, iter_in_progress } = JSON.parse(readFileSync(state, 'utf8')) as Record<string, unknown>;
    if (!steps.includes(String(current_step)) || Number(iter_in_progress) < iter) continue;
    await pause(afterMs);
    return;
  }
  throw new Error('the moment never came');
}
