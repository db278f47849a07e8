// A workspace that fails while another one waits for it.
import { describe, expect, it } from 'vitest';
import { useMemory } from '../helpers/broken-run.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { ledgerOf, outcomesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';

useMemory();

describe('a workspace that waits for the last iteration of another workspace', () => {
  it('ends when that workspace fails; the error is reported and the resume goes on', async () => {
    const experiment = createExperiment({
      agent: NUDGE,
      config: {
        iteration: 'budget = "20s"\nmax_iterations = 1\nparallel = 2',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const env = { AUTORIZE_FAULT: 'keep:before-intent:throw' };
    const { code, error } = await superviseExperiment(experiment, { env }).ended;
    expect([code, error?.message]).toEqual([70, expect.stringContaining('keep:before-intent')]);
    await experiment.run({ mode: 'resume' });
    expect(outcomesOf(ledgerOf(experiment))).toEqual(['0 baseline', '1 killed', '2 merged']);
  });
});
