// kill -9 of the supervisor while an agent calls its model: what its calls cost counts in the run that resumes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { executeWorkItems } from '../../src/workitem/run.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { readWaitingItems } from '../../src/workitem/waiting-items.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../helpers/model-server.ts';
import { programPath } from '../helpers/program.ts';
import { ledgerOf, outcomesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

// A call of claude-sonnet-4-5 that costs as much as it declares, but for its few bytes of input: $0.00756.
const TOKENS = { input: 20, cached: 0, output: 500 };
const CALL_USD = (20 * 3 + 500 * 15) / 1e6;

/** Calls, and calls again; whatever comes of it, it goes on working. */
const AGENT = `
const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 500, messages: [] });
for (let call = 0; call < 2; call += 1) {
  const answer = await fetch(base + '/v1/messages', { method: 'POST', headers, body }).catch(() => undefined);
  if (answer?.ok !== true) process.exit(1);
  await answer.text();
}
setInterval(() => undefined, 1000);
`;
const COMMAND = `${process.execPath} agent.mjs`;
const ENV = { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' };

const envOf = (model: ModelServer) => ({ MODEL_KEY: KEY, MODEL_URL: model.url });
/** Of the first session the first call is answered, and the second never. */
const hangingModel = async (): Promise<ModelServer> => {
  const model = await startModelServer({ tokens: TOKENS });
  model.script((call) => ({ kind: call === 1 ? 'hang' : 'ok' }));
  return model;
};
const hasCalledTwice = (model: ModelServer) => expect.poll(() => model.requests.length, { timeout: 240_000 }).toBe(2);

it('an experiment counts the calls of the session, and begins none that could pass the cap', async () => {
  await using model = await hangingModel();
  const experiment = createExperiment({
    agent: '',
    files: { 'agent.mjs': AGENT },
    config: {
      agent: `command = "${COMMAND} # {prompt_file}"\ngateway = "anthropic"\nsandbox = "off"\nenv = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }`,
      ...{ iteration: 'budget = "10m"\nmax_iterations = 5', budget: 'usd = 0.02' },
    },
  });
  const run = superviseExperiment(experiment, { env: envOf(model) });
  await hasCalledTwice(model);
  run.child.kill('SIGKILL');
  await run.ended;
  const resumed = await superviseExperiment(experiment, { mode: 'resume', env: envOf(model) }).ended;
  expect(resumed.reports.at(-1)).toMatchObject({ kind: 'result', stop: { kind: 'budget_usd' } });
  const records = ledgerOf(experiment);
  expect(outcomesOf(records)).toEqual(['0 baseline', '1 killed']);
  expect(records[1]?.usage).toMatchObject({ model: 'claude-sonnet-4-5', estimated: true });
  expect(records[1]?.usage?.usd).toBeCloseTo(2 * CALL_USD, 3);
  expect(model.requests).toHaveLength(2);
  expect((await verifyExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
});

it('a mission counts the calls of the session that waited and of the one that was at work', async () => {
  await using model = await startModelServer({ tokens: TOKENS });
  // One that works and meets the limit of its model, and one that is at work when the supervisor is killed.
  model.script((call) => {
    if (call === 1) return { kind: 'status', status: 429, headers: { 'retry-after': '1' } };
    return { kind: call === 3 ? 'hang' : 'ok' };
  });
  const mission = createMission({
    session: `${COMMAND} || exit 1`,
    front: `evaluator: {command: sh evaluate.sh, format: json}
agent: {command: . ./session.sh, env: {ANTHROPIC_API_KEY: $MODEL_KEY, ANTHROPIC_BASE_URL: $MODEL_URL}, network: "on", gateway: anthropic, sandbox: "off"}
iteration: {max_iterations: 5}
budget: {usd: 0.03}
`,
    files: { 'agent.mjs': AGENT },
  });
  const run = superviseMission(mission, {}, envOf(model));
  await expect.poll(() => model.requests.length, { timeout: 240_000 }).toBe(4);
  run.child.kill('SIGKILL');
  await run.ended;
  const [runId = ''] = runsOf(mission);
  const resumed = superviseMission(mission, { mode: 'resume', runId }, envOf(model));
  await resumed.ended;
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual(['0 baseline', '1 interrupted']);
  expect(left.ledger.entries[1]?.usage?.usd).toBeCloseTo(3 * CALL_USD, 3);
  expect(left.manifest.stop_reason).toContain('budget.usd');
  expect(model.requests).toHaveLength(4);
  expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
});

it('a plan counts the calls of the agent, and begins no item that could pass the cap', async () => {
  await using model = await hangingModel();
  const site = createSite({ 'agent.mjs': AGENT });
  const items = ['one', 'two'].map((id) => item(id, 'nothing', { constraints: { timeout_ms: 600_000 } as never }));
  const { kill, again } = startPlan(site, { model, items, budgetUsd: 0.02 });
  await hasCalledTwice(model);
  await kill();
  const { items: reports, overspending } = await again();
  expect(reports.map(({ status }) => status)).toEqual(['blocked', 'blocked']);
  expect(overspending).toContain('$0.02 of $0.02 spent');
  expect(model.requests).toHaveLength(2);
});

it('an item of a plan that waits counts for nothing but what its calls cost, and the next run takes it again', async () => {
  await using model = await startModelServer({ command: 'echo $$ > new.txt' });
  // A session that works and meets the limit of its model; it waits when the supervisor is killed.
  model.script((call) =>
    call === 1 ? { kind: 'status', status: 429, headers: { 'retry-after': '600' } } : { kind: 'ok' },
  );
  const site = createSite({ 'agent.mjs': MODEL_AGENT });
  const { kill, again } = startPlan(site, { model, items: [item('one', 'nothing')], budgetUsd: 1 });
  const paths = workPathsOf(site.host);
  await expect.poll(() => readWaitingItems(paths), { timeout: 240_000 }).toMatchObject([{ id: 'one' }]);
  const [killed = ''] = readdirSync(paths.runs);
  await kill();
  expect(await readWorkStatus(undefined, site.host)).toMatchObject({ receipts: [], isRunning: false, waiting: [] });
  expect(JSON.parse(readFileSync(join(paths.folder, 'spending.json'), 'utf8'))).toMatchObject({
    plan: { dollars: [0.00267], max_usd: 1 },
  });
  const { items: reports } = await again();
  // The run that was killed has no receipt; what it left is archived.
  expect(reports).toMatchObject([{ id: 'one', status: 'success', reused: false, usage: { usd: 0.00534 } }]);
  expect(readdirSync(paths.runs)).toHaveLength(1);
  expect(readdirSync(paths.runs)).not.toContain(killed);
  expect(readdirSync(paths.strays)).toContain(killed);
  expect(model.requests).toHaveLength(4);
  expect((await verifyWork({}, site.host)).isSound).toBe(true);
});

interface Plan {
  readonly model: ModelServer;
  readonly items: readonly ReturnType<typeof item>[];
  readonly budgetUsd: number;
}

/** Begins a plan in a process that can be killed; `again` runs it once more, in this one. */
function startPlan(site: WorkSite, { model, items, budgetUsd }: Plan) {
  const agents = {
    'agent-1': { command: COMMAND, env: ENV, network: 'on', gateway: 'anthropic', sandbox: 'off' },
  } as const;
  const args = [site.folder, JSON.stringify(items), JSON.stringify(agents), JSON.stringify({ budgetUsd })];
  const child = spawn(process.execPath, [programPath('run-work'), ...args], {
    env: { ...process.env, XDG_CACHE_HOME: site.cache, JOBS: '1', ...envOf(model) },
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const host = { ...site.host, env: { ...site.host.env, ...envOf(model) } };
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
    again: () => executeWorkItems(items, { agents, host, jobs: 1 }),
  };
}
