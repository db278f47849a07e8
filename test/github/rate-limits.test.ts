// A model whose limit ends after the job: the step names it, and says when it ends. All loops: e2e/action-parked.test.ts.
import { expect, it } from 'vitest';
import { openExperiment } from '../../src/github/experiment-recipe.ts';
import { type LoopRequest, stopOutputs } from '../../src/github/loop.ts';
import type { LoopInputs } from '../../src/github/loop-inputs.ts';
import { createExperiment } from '../helpers/experiment.ts';

const RESET = Math.floor(Date.now() / 1000) + 5 * 3600;
const UNTIL = new Date(RESET * 1000).toISOString();
// How Claude Code 2.1 ends its stream.
const LIMITED = JSON.stringify({
  ...{ type: 'result', subtype: 'success', is_error: true, api_error_status: 429 },
  result: `usage limit reached|${RESET}`,
});
const files = { claude: `echo '${LIMITED}'; exit 1\n` };
const request: LoopRequest = {
  ...{ signal: new AbortController().signal, overrides: {}, timeLimitMs: 1_800_000 },
  ...{ onRecord: () => undefined, onNote: () => undefined },
};

it('an experiment with 30 minutes left does not wait 5 hours, and the step says when the limit ends', async () => {
  const { host } = createExperiment({
    agent: '',
    files,
    config: { agent: 'command = "sh claude {prompt_file}"\nsandbox = "off"' },
  });
  const ended = await openExperiment({ experiment: 'pi', overrides: {} } as LoopInputs, host).run(request);
  expect(ended).toMatchObject({ exitCode: 0, rateLimited: { until: UNTIL } });
  expect(ended.reason).toContain(`the schedule ends before ${UNTIL.slice(0, 16).replace('T', ' ')} UTC`);
  expect(stopOutputs(ended)).toEqual({ 'stop-reason': 'rate-limited', 'rate-limited-until': UNTIL });
});

it('names no limit where a run ended for another reason', () => {
  expect(stopOutputs({ reason: 'the time is up', exitCode: 0 })).toEqual({ 'stop-reason': 'the time is up' });
});
