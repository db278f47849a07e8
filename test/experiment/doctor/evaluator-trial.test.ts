import { expect, it } from 'vitest';
import { forge, type Trial } from '../../../src/experiment/doctor/evaluator-trial.ts';
import { experimentConfigSchema } from '../../../src/settings/experiment-config.ts';

it('makes up the output of a benchmark tool of which the score alone is on record', async () => {
  const config = experimentConfigSchema.parse({
    experiment: { name: 'x' },
    objective: { command: 'true', direction: 'min', parse: { kind: 'pyperf' } },
    schedule: { total_budget: '1h' },
    agent: { command: 'true {prompt_file}' },
  });
  const output = 'a: Mean +- std dev: 52.514 ms +- 0.100 ms\nb: Mean +- std dev: 41.200 ms +- 0.100 ms\n';
  const forged = await forge({ config } as Trial, { score: 46.5e6, output, metrics: null });
  expect(forged?.output).toContain('a: Mean +- std dev: ');
  expect(forged?.claim).toBeLessThan(46.5e6);
});
