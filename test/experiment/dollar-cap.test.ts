// A limit in dollars, against what the server itself counted.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeWorkFile } from '../../src/workitem/run.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

// A call of claude-sonnet-4-5 that costs as much as it declares: $0.00756.
const TOKENS = { input: 20, cached: 0, output: 500 };
const CALL_USD = (20 * 3 + 500 * 15) / 1e6;

/** Four sub-agents call at once, which is a session of $0.03; then it works until its budget ends it. */
const SUB_AGENTS = `
const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 500, messages: [] });
const call = () => fetch(base + '/v1/messages', { method: 'POST', headers, body }).then((each) => each.text());
await Promise.allSettled([call(), call(), call(), call()]);
setInterval(() => undefined, 1000);
`;

/** One call, whatever comes of it, and a change. */
const ONE_CALL = `
import { appendFileSync } from 'node:fs';
const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 500, messages: [] });
const response = await fetch(base + '/v1/messages', { method: 'POST', headers, body }).catch(() => undefined);
console.log(response?.ok === true ? 'a digit less' : 'no answer');
if (process.argv[2] !== 'summary') appendFileSync('notes.txt', 'tried\\n');
`;

interface Limits {
  readonly iteration: string;
  readonly usd: number;
  readonly summarize?: string;
}

function createCapped(program: string, { iteration, usd, summarize }: Limits) {
  const env = '{ ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }';
  return createExperiment({
    agent: '',
    files: { 'agent.mjs': program },
    config: {
      agent: `command = "${process.execPath} agent.mjs # {prompt_file}"\ngateway = "anthropic"\nsandbox = "off"\nenv = ${env}`,
      ...{ iteration, budget: `usd = ${usd}` },
      ...(summarize === undefined ? {} : { summarize }),
    },
  });
}

async function runCapped({ usd, parallel, iterations }: { usd: number; parallel: number; iterations: number }) {
  await using model = await startModelServer({ tokens: TOKENS });
  const iteration = `budget = "15s"\nmax_iterations = ${iterations}\nparallel = ${parallel}`;
  const experiment = createCapped(SUB_AGENTS, { iteration, usd });
  const variables = { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  const { records } = await experiment.run({}, { env: variables });
  const recorded = records.reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
  return { records, recorded, counted: model.counted.length * CALL_USD };
}

describe('a limit of $0.05 with sessions of $0.03', () => {
  it('is not passed by sub-agents of two sessions that call at once', async () => {
    const { counted, records } = await runCapped({ usd: 0.05, parallel: 2, iterations: 4 });
    expect(counted).toBeLessThanOrEqual(0.05);
    expect(JSON.stringify(records)).toContain('the agent was ended at the limit: $0.0');
  });

  it('counts a session that its budget ended, as the server does, and begins no other that could pass it', async () => {
    const { counted, recorded, records } = await runCapped({ usd: 0.05, parallel: 1, iterations: 3 });
    expect(records.slice(1)).toMatchObject([{ agent_killed_by_budget: true }]);
    expect(recorded).toBeCloseTo(counted, 8);
    expect(counted).toBeCloseTo(4 * CALL_USD, 8);
  });
});

/** Calls one after the other, until it is ended. */
const UNTIL_ENDED = `
const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 500, messages: [] });
for (let ok = true; ok; ) ok = await fetch(base + '/v1/messages', { method: 'POST', headers, body }).then((each) => each.ok);
setInterval(() => undefined, 1000);
`;

describe('a limit of $0.02 ends a session of calls of $0.0076 each within it, and the outcome says so', () => {
  const command = `${process.execPath} agent.mjs`;
  const env = { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' };
  const agent = { command, env, gateway: 'anthropic', sandbox: 'off' };
  const files = { 'agent.mjs': UNTIL_ENDED };

  it('in a mission', async () => {
    await using model = await startModelServer({ tokens: TOKENS });
    const front = { evaluator: { command: 'sh evaluate.sh', format: 'json' }, agent, budget: { usd: 0.02 } };
    const mission = createMission({ session: ':', files, front: `${JSON.stringify(front)}\n` });
    const { stop, runId } = await mission.launch(
      {},
      { env: { ...mission.host.env, MODEL_KEY: KEY, MODEL_URL: model.url } },
    );
    const entries = leftOf(mission, runId).ledger.entries;
    expect(model.counted).toHaveLength(2);
    expect(entries.slice(1)).toMatchObject([{ decision: 'error', usage: { usd: expect.closeTo(2 * CALL_USD, 8) } }]);
    expect(JSON.stringify(entries)).toContain('the agent was ended at the limit: $0.0');
    expect(stop.reason).toContain('budget.usd');
  });

  it('in a plan', async () => {
    await using model = await startModelServer({ tokens: TOKENS });
    const site = createSite(files);
    const plan = {
      version: 1,
      budget: { usd: 0.02 },
      agents: { 'agent-1': agent },
      items: [item('one', 'x'), item('two', 'x')],
    };
    writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
    const host = { ...site.host, env: { ...site.host.env, MODEL_KEY: KEY, MODEL_URL: model.url } };
    const { items, overspending } = await executeWorkFile('plan.json', { host, jobs: 1 });
    expect(model.counted).toHaveLength(2);
    expect(items).toMatchObject([
      { status: 'failure', error: expect.stringContaining('the agent was ended at the limit: $0.0') },
      { status: 'blocked', reason: overspending },
    ]);
    expect(overspending).toContain('budget.usd');
  });
});

it('a call that was sent and never answered counts as it was reserved, and each run has a limit of its own', async () => {
  let received = 0;
  const silent = createServer((request) => {
    request.resume();
    request.once('end', () => {
      received += 1;
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const experiment = createCapped(ONE_CALL, { iteration: 'budget = "60s"\nmax_iterations = 3', usd: 0.012 });
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const host = { env: { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: url } };
  const first = await experiment.run({}, host);
  // 500 tokens at $15 a million, and its input.
  expect(first.records.at(-1)?.usage).toMatchObject({ estimated: true, usd: expect.closeTo(0.0077, 3) });
  expect(received).toBe(1);
  await experiment.run({}, host);
  silent.close();
  expect(received).toBe(2);
});

describe('the summary of a change', () => {
  const runSummarized = async (usd: number) => {
    await using model = await startModelServer({ tokens: TOKENS });
    const folder = createFolder({ 'agent.mjs': ONE_CALL });
    const summarize = `command = "${process.execPath} ${join(folder, 'agent.mjs')} summary # {prompt_file}"`;
    const limits = { iteration: 'budget = "60s"\nmax_iterations = 3', usd, summarize };
    const experiment = createCapped(ONE_CALL, limits);
    const env = { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
    const { records } = await experiment.run({}, { env });
    return { records, calls: model.counted.length };
  };

  it('costs what its calls cost, and the next attempt has so much less', async () => {
    const { records, calls } = await runSummarized(0.02);
    expect(records.slice(1)).toMatchObject([{ summary: 'a digit less', usage: { output_tokens: 1000 } }]);
    expect(records.at(-1)?.usage?.usd).toBeCloseTo(2 * CALL_USD, 8);
    expect(calls).toBe(2);
  });

  it('is left out where it could pass the limit', async () => {
    const { records, calls } = await runSummarized(0.012);
    expect(records.at(-1)?.usage?.usd).toBeCloseTo(CALL_USD, 8);
    expect(calls).toBe(1);
  });
});
