import { describe, expect, it } from 'vitest';
import { openExperiment } from '../../src/github/experiment-recipe.ts';
import { type LoopRequest, outputsOf } from '../../src/github/loop.ts';
import type { LoopInputs } from '../../src/github/loop-inputs.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';

describe('the recipe of mode experiment', { timeout: 60_000 }, () => {
  it('lists what to mask: the keys of the agent and the hidden commands', () => {
    const { host } = createExperiment({
      agent: NUDGE,
      config: {
        agent: 'command = "sh agent.sh {prompt_file}"\nenv = { KEY = "$AGENT_KEY" }',
        objective: 'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { command = "$SEALED" }',
      },
      uncommitted: '[objective.holdout]\ncommand = "$HOLDOUT_COMMAND"',
    });
    const inputs = { experiment: 'pi', overrides: {} } as LoopInputs;
    const env = { ...host.env, AGENT_KEY: 'key of the model', HOLDOUT_COMMAND: 'sh /srv/a/eval.sh' };
    expect(openExperiment(inputs, { ...host, env }).keys).toEqual(['key of the model', 'sh /srv/a/eval.sh']);
    const both = { ...env, SEALED: 'sh /srv/b/eval.sh' };
    expect(openExperiment(inputs, { ...host, env: both }).keys).toHaveLength(3);
  });

  const request: LoopRequest = {
    signal: new AbortController().signal,
    overrides: { maxIterations: 1 },
    onRecord: () => undefined,
    onNote: () => undefined,
  };

  it('fails the step where the evaluator cannot be trusted, as the command does', async () => {
    const objective = 'command = "echo 5"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2';
    const { host } = createExperiment({ agent: NUDGE, config: { objective } });
    const loop = openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, host);
    const { reason, exitCode } = await loop.run(request);
    expect(reason).toContain('the evaluator cannot be trusted');
    expect([exitCode, outputsOf(loop).improvement]).toEqual([3, '']);
  });

  it('prints a note of the run in the log, such as one on the evaluator', async () => {
    const objective = [
      'command = "cat value.txt 2>/dev/null || echo 1"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2',
      'negative_control = "warn"',
    ].join('\n');
    const { host } = createExperiment({ agent: NUDGE, config: { objective } });
    const loop = openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, host);
    const notes: string[] = [];
    await loop.run({ ...request, onNote: (line) => notes.push(line) });
    expect(notes).toContainEqual(expect.stringMatching(/^note: .*the negative control/));
  });

  it('calls only a confirmed gain the improvement', async () => {
    const objective = 'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2';
    const { host } = createExperiment({ agent: NUDGE, config: { objective } });
    const loop = openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, host);
    await loop.run(request);
    expect(outputsOf(loop)).toMatchObject({
      kept: '1',
      improvement: expect.stringMatching(/^\+10% \(95% CI \+10\.\.\+10, 2 fresh pairs\) over /),
    });
    const plain = createExperiment({ agent: NUDGE });
    const single = openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, plain.host);
    await single.run(request);
    expect(outputsOf(single).improvement).toMatch(/10%.*, not confirmed$/);
  });
});
