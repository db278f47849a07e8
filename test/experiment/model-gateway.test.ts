// An agent that reaches its model through the gateway, in every loop.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { executeWorkItems } from '../../src/workitem/run.ts';
import { readReceipt, workPathsOf } from '../../src/workitem/store.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../helpers/model-server.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createWaitingClock } from '../helpers/waiting-clock.ts';
import { createSite, item } from '../helpers/work-items.ts';

const NODE = process.execPath;
const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt';
// Two calls of a session, each of 600 new tokens, 400 cached ones and 50 written ones.
const USAGE = {
  ...{ model: 'claude-sonnet-4-5', input_tokens: 2000, output_tokens: 100, usd: 0.00534 },
  ...{ cached_input_tokens: 800, cache_write_tokens: 0 },
};

interface Wish {
  readonly network?: string;
  readonly more?: string;
  readonly iterations?: number;
  readonly budget?: string;
  readonly sessionBudget?: string;
}

function experimentWith({
  network = 'model',
  more = '',
  iterations = 1,
  budget,
  sessionBudget = '120s',
}: Wish): Experiment {
  return createExperiment({
    agent: '',
    files: { 'agent.mjs': MODEL_AGENT },
    config: {
      agent: [
        `command = "${NODE} agent.mjs # {prompt_file}"`,
        'env = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }',
        `network = "${network}"`,
        'gateway = "anthropic"',
        more,
      ].join('\n'),
      iteration: `budget = "${sessionBudget}"\nmax_iterations = ${iterations}\nmax_consecutive_noops = 2`,
      ...(budget === undefined ? {} : { budget: `usd = ${budget}` }),
    },
  });
}

const runWith = (experiment: Experiment, model: ModelServer) =>
  experiment.run({}, { env: { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url } });

const recordsOf = ({ place }: Experiment): Readonly<Record<string, unknown>>[] =>
  readFileSync(join(place, 'iterations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const outputOf = ({ place }: Experiment) => readFileSync(join(place, 'iter-0001', 'agent.stdout'), 'utf8');

const networks = BUBBLEWRAP.length > 0 ? ['model', 'on'] : ['on'];

describe.each(networks)('an experiment with the network %s', (network) => {
  it('gives its agent a model and no key, and records what its calls used', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const experiment = experimentWith({ network, more: 'transcript = true' });
    await runWith(experiment, model);
    expect(recordsOf(experiment).at(-1)).toMatchObject({ outcome: 'merged', score: 9, usage: USAGE });
    const transcript = readFileSync(join(experiment.place, 'iter-0001', 'agent.transcript.md'), 'utf8');
    expect(transcript.match(/^##+ .*(?=,)|^### .*/gm)).toEqual([
      ...['## Call 1: claude-sonnet-4-5, 200, 1000 tokens in, 50 out', '### user', '### model'],
      ...['## Call 2: claude-sonnet-4-5, 200, 1000 tokens in, 50 out', '### model'],
    ]);
    expect(transcript).toContain(NUDGE);
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY, KEY]);
    const output = outputOf(experiment);
    expect(output).toContain('"ANTHROPIC_API_KEY":"autorize-');
    expect(output).not.toContain(KEY);
  });

  it('ends its agent at the limit in dollars, and never spends more', async () => {
    await using model = await startModelServer({ command: NUDGE });
    // A call reserves about $0.0034 and costs $0.00267: the second one of a session could pass the limit.
    const experiment = experimentWith({ network, budget: '0.005' });
    await runWith(experiment, model);
    const records = recordsOf(experiment);
    const spent = model.counted.length * 0.00267;
    expect(model.counted).toHaveLength(1);
    const recorded = records.reduce((sum, { usage }) => sum + ((usage as { usd?: number } | undefined)?.usd ?? 0), 0);
    expect(recorded).toBeCloseTo(spent, 6);
    expect(JSON.stringify(records)).toContain('the agent was ended at the limit: $0.0');
  });

  it('says what the API refused, as an error of the machine and not of the agent', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status: 401, message: 'invalid x-api-key' });
    const experiment = experimentWith({ network });
    await runWith(experiment, model);
    expect(recordsOf(experiment).at(-1)).toMatchObject({
      outcome: 'infra_error',
      notes: 'no call to the model succeeded: the key was refused (401: invalid x-api-key)',
    });
  });
});

describe.skipIf(BUBBLEWRAP.length === 0)('an agent with the network "model"', () => {
  it('reaches its model, and nothing else', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const web = createServer((_request, response) => response.end('reached'));
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const { port } = web.address() as AddressInfo;
    const probe = `fetch('http://127.0.0.1:${port}').then(() => console.log('WEB OPEN'), (e) => console.log('WEB ' + e.cause.code));`;
    const direct = `fetch('${model.url}').then(() => console.log('MODEL OPEN'), (e) => console.log('MODEL ' + e.cause.code));`;
    const experiment = createExperiment({
      agent: '',
      files: { 'agent.mjs': `${MODEL_AGENT}\n${probe}\n${direct}` },
      config: {
        agent: [
          `command = "${NODE} agent.mjs # {prompt_file}"`,
          'env = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }',
          'network = "model"\ngateway = "anthropic"',
        ].join('\n'),
        iteration: 'budget = "120s"\nmax_iterations = 1',
      },
    });
    await runWith(experiment, model);
    web.close();
    const output = outputOf(experiment);
    expect(output).toContain('WEB ECONNREFUSED');
    expect(output).toContain('MODEL ECONNREFUSED');
    expect(model.requests).toHaveLength(2);
  });

  it('is refused where no sandbox can cut it off', async () => {
    await using model = await startModelServer();
    const experiment = experimentWith({ more: 'sandbox = "off"' });
    await expect(runWith(experiment, model)).rejects.toMatchObject({
      name: 'PreconditionError',
      message: expect.stringContaining('agent.network is "model" while agent.sandbox is "off"'),
    });
  });

  it('works in a mission and in a plan, and its calls are recorded', async () => {
    await using model = await startModelServer({ command: 'echo better >> a.txt' });
    const env = { MODEL_KEY: KEY, MODEL_URL: model.url };
    const variables = '{ANTHROPIC_API_KEY: $MODEL_KEY, ANTHROPIC_BASE_URL: $MODEL_URL}';
    const mission = createMission({
      session: `${NODE} agent.mjs\nimprove 1$RCS_ITERATION\nhand candidate "$(git rev-parse HEAD)"\n`,
      front: `evaluator: {command: sh evaluate.sh, format: json}\nagent: {command: . ./session.sh, env: ${variables}, network: model, gateway: anthropic}\n`,
      files: { 'agent.mjs': MODEL_AGENT },
    });
    const { runId } = await mission.launch({ maxIterations: 1 }, { env: { ...mission.host.env, ...env } });
    const journal = readFileSync(join(leftOf(mission, runId).logs, 'journal.jsonl'), 'utf8');
    expect(journal).toContain(JSON.stringify(USAGE).slice(1, -1));

    const site = createSite({ 'agent.mjs': MODEL_AGENT });
    const agents = {
      'agent-1': {
        command: `${NODE} agent.mjs`,
        env: { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' },
        ...({ network: 'model', gateway: 'anthropic' } as const),
      },
    };
    const host = { ...site.host, env: { ...site.host.env, ...env } };
    const { items } = await executeWorkItems([item('a', 'nothing')], { ...site.options, agents, host });
    expect(items).toMatchObject([{ status: 'success', usage: USAGE }]);
    const [done] = items;
    const id = done !== undefined && 'receipt_id' in done ? done.receipt_id : '';
    const receipt = readReceipt(workPathsOf(host), id);
    expect(receipt.agent).toMatchObject({ network: 'model', gateway: 'anthropic' });
    expect(model.requests.every(({ headers }) => headers['x-api-key'] === KEY)).toBe(true);
  });
});

it('an outage of two minutes spends nothing', async () => {
  await using model = await startModelServer({ command: NUDGE });
  const experiment = experimentWith({ network: 'on', more: 'sandbox = "off"' });
  const { now, waits, pass } = createWaitingClock();
  model.script(() => (waits.length < 3 ? { kind: 'status', status: 529 } : { kind: 'ok' }));
  const onEvent = (event: RunEvent): void => {
    if (event.kind === 'waiting' && event.waiting !== null) pass(event.waiting);
  };
  const env = { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  const { stop, records } = await experiment.run({ onEvent }, { env, now });
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  expect(stop.kind).toBe('max_iterations');
  // 210 seconds, and no agent at work meanwhile.
  expect(waits).toEqual([30, 60, 120]);
  expect(model.requests).toHaveLength(3 + 2);
  expect(model.counted).toHaveLength(2);
  expect(records[1]?.usage).toMatchObject(USAGE);
  expect(records[1]).not.toHaveProperty('agent_failure');
});

it('a run whose model never answers anything does not end with 0', async () => {
  await using model = await startModelServer();
  model.script({ kind: 'hang' });
  const experiment = experimentWith({ network: 'on', more: 'sandbox = "off"', sessionBudget: '10s' });
  const { stop, records } = await runWith(experiment, model);
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'noop']);
  expect(records[1]).toMatchObject({
    agent_killed_by_budget: true,
    agent_failure: { kind: 'silence' },
    notes: expect.stringContaining('the model answered no call before the budget of the session ended it'),
  });
  // What was sent may be charged.
  expect(records[1]?.usage).toMatchObject({ estimated: true, output_tokens: 0 });
  expect(stop).toMatchObject({ kind: 'agent', reason: expect.stringContaining('no agent worked') });
});
