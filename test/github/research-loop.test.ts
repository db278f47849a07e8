import { describe, expect, it } from 'vitest';
import type { LoopInputs } from '../../src/github/inputs.ts';
import { openResearch } from '../../src/github/research-loop.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';

describe('the loop of mode research', () => {
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
});
