import { describe, expect, it } from 'vitest';
import type { LoopInputs } from '../../src/github/inputs.ts';
import type { LoopRequest } from '../../src/github/loop.ts';
import { openResearch } from '../../src/github/research-loop.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';

describe('the loop of mode research', { timeout: 60_000 }, () => {
  it('knows what is to be masked: the keys of the agent, and the commands that nobody may know', () => {
    const { host } = createExperiment({
      agent: NUDGE,
      config: {
        agent: 'command = "sh agent.sh {prompt_file}"\nenv = { KEY = "$AGENT_KEY" }',
        objective: 'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { command = "$SEALED" }',
      },
      uncommitted: '[objective.holdout]\ncommand = "$HOLDOUT_COMMAND"',
    });
    const inputs = { experiment: 'pi' } as LoopInputs;
    const env = { ...host.env, AGENT_KEY: 'key of the model', HOLDOUT_COMMAND: 'sh /srv/a/eval.sh' };
    expect(openResearch(inputs, { ...host, env }).keys).toEqual(['key of the model', 'sh /srv/a/eval.sh']);
    const both = { ...env, SEALED: 'sh /srv/b/eval.sh' };
    expect(openResearch(inputs, { ...host, env: both }).keys).toHaveLength(3);
  });

  const request: LoopRequest = {
    signal: new AbortController().signal,
    maxIterations: 1,
    onRecord: () => undefined,
    onNote: () => undefined,
  };

  it('fails the step where the evaluator cannot be trusted, as the command does', async () => {
    const objective = 'command = "echo 5"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2';
    const { host } = createExperiment({ agent: NUDGE, config: { objective } });
    const loop = openResearch({ experiment: 'pi' } as LoopInputs, host);
    const { reason, exitCode } = await loop.run(request);
    expect(reason).toContain('the evaluator cannot be trusted');
    expect([exitCode, loop.outputs().improvement]).toEqual([3, '']);
  });

  it('calls nothing the improvement but what was confirmed', async () => {
    const objective = 'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2';
    const { host } = createExperiment({ agent: NUDGE, config: { objective } });
    const loop = openResearch({ experiment: 'pi' } as LoopInputs, host);
    await loop.run(request);
    expect(loop.outputs()).toMatchObject({
      kept: '1',
      improvement: expect.stringMatching(/^\+10% \(95% CI \+10\.\.\+10, 2 fresh pairs\) over /),
    });
    const plain = createExperiment({ agent: NUDGE });
    const single = openResearch({ experiment: 'pi' } as LoopInputs, plain.host);
    await single.run(request);
    expect(single.outputs().improvement).toMatch(/10%.*, not confirmed$/);
  });
});
