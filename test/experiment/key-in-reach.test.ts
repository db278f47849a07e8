// Below bubblewrap a process of the same user can read the key that the gateway keeps: what a run leaves says so.
import { expect, it } from 'vitest';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { readMissionStatus } from '../../src/mission/look.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { planWave } from '../../src/wave/plan.ts';
import { reduceWave } from '../../src/wave/reduce.ts';
import { executeWorkItems } from '../../src/workitem/run.ts';
import { readReceipt, workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission } from '../helpers/mission.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt';
const WORDS = "; a process of the same user could read the model's key; ";
const COMMAND = `${process.execPath} agent.mjs`;
const ENV = { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' };

const OPEN = { sandbox: 'off', isInReach: true } as const;
const CLOSED = { sandbox: 'required', isInReach: false } as const;
const LEVELS = BUBBLEWRAP.length > 0 ? [OPEN, CLOSED] : [OPEN];

function createClaimed(sandbox: string) {
  return createExperiment({
    agent: '',
    files: { 'agent.mjs': MODEL_AGENT },
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nnegative_control = "off"',
      agent: `command = "${COMMAND} # {prompt_file}"\ngateway = "anthropic"\nsandbox = "${sandbox}"\nenv = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }`,
      iteration: 'budget = "60s"\nmax_iterations = 1',
    },
  });
}

it.each(LEVELS)('the claim of an experiment says with the sandbox $sandbox: $isInReach', async (level) => {
  const { sandbox, isInReach } = level;
  await using model = await startModelServer({ command: NUDGE });
  const experiment = createClaimed(sandbox);
  const env = { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  await experiment.run({}, { env });
  const [header] = decisionsOf(experiment);
  expect(header).toMatchObject({ kind: 'genesis', key_in_reach: isInReach });
  const claim = decisionsOf(experiment).find(({ kind }) => kind === 'claim');
  expect(claim).toMatchObject({ key_in_reach: isInReach });
  expect(String(claim?.sentence).includes(WORDS)).toBe(isInReach);
  expect((await verifyExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
});

it('the claim of a mission says it, too', async () => {
  await using model = await startModelServer();
  const evaluator = { command: 'sh evaluate.sh', format: 'json', decision: 'greedy', confirm: { pairs: 2 } };
  const agent = { command: '. ./session.sh', env: ENV, network: 'on', gateway: 'anthropic', sandbox: 'off' };
  const mission = createMission({
    session: `${COMMAND} || exit 1\nimprove 15; hand candidate "$(git rev-parse HEAD)"`,
    front: `${JSON.stringify({ evaluator: { ...evaluator, negative_control: 'off' }, agent })}\n`,
    files: { 'agent.mjs': MODEL_AGENT },
  });
  const env = { ...mission.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  const { runId } = await mission.launch({ maxIterations: 1 }, { env });
  const { state } = readMissionStatus(pathsOf(runId, mission.host));
  expect(state.evidence[0]).toMatchObject({ kind: 'genesis', key_in_reach: true });
  expect(state.claim).toMatchObject({ key_in_reach: true, sentence: expect.stringContaining(WORDS) });
  expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
});

it('the receipt of an item says it, and nothing of an agent without the gateway', async () => {
  await using model = await startModelServer({ command: 'echo $$ > new-$$.txt' });
  const site = createSite({ 'agent.mjs': MODEL_AGENT });
  const through = { command: COMMAND, env: ENV, network: 'on', gateway: 'anthropic' } as const;
  const agents = {
    'agent-1': { command: 'echo 1 > plain.txt', sandbox: 'off' },
    'agent-2': { ...through, sandbox: 'off' },
    'agent-3': { ...through, sandbox: LEVELS.at(-1)?.sandbox },
  } as const;
  const host = { ...site.host, env: { ...site.host.env, MODEL_KEY: KEY, MODEL_URL: model.url } };
  const items = ['1', '2', '3'].map((id) => item(`item-${id}`, 'nothing', { agent_id: `agent-${id}` }));
  const { items: reports } = await executeWorkItems(items, { agents, host, jobs: 1 });
  const receipts = reports.map((each) => readReceipt(workPathsOf(host), 'receipt_id' in each ? each.receipt_id : ''));
  expect(receipts.map(({ key_in_reach: isRead }) => isRead)).toEqual([undefined, true, LEVELS.at(-1)?.isInReach]);
  expect((await verifyWork({}, host)).isSound).toBe(true);
});

it('the judge of a wave says it of the attempts of other machines', async () => {
  await using model = await startModelServer({ command: NUDGE });
  const experiment = createClaimed('off');
  const host = { ...experiment.host, env: { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url } };
  const { wave } = await planWave({ name: 'pi', attempts: 1, usd: 3, pairs: 2, focuses: [] }, host);
  const folder = createFolder();
  const { attempt } = await makeAttempt({ wave, slot: 0, folder }, host);
  expect(attempt).toMatchObject({ outcome: 'proposed', key_in_reach: true });
  await reduceWave({ wave, folder }, host);
  const decisions = decisionsOf(experiment);
  expect(decisions[0]).toMatchObject({ kind: 'genesis', key_in_reach: true });
  expect(decisions.find(({ kind }) => kind === 'claim')).toMatchObject({ sentence: expect.stringContaining(WORDS) });
});

it.skipIf(BUBBLEWRAP.length === 0)('a run that is resumed below bubblewrap says it from then on', async () => {
  await using model = await startModelServer({ command: NUDGE });
  const experiment = createClaimed('auto');
  const env = { ...experiment.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  const cancel = new AbortController();
  await experiment.run(
    {
      ...{ maxIterations: 2, sandbox: 'required', signal: cancel.signal },
      onEvent: (event) => {
        if (event.kind === 'recorded' && event.record.outcome === 'merged') cancel.abort();
      },
    },
    { env },
  );
  const { records } = await experiment.run({ mode: 'resume', sandbox: 'off' }, { env });
  expect(records.map(({ sandbox }) => sandbox)).toEqual(['bubblewrap', 'bubblewrap', 'process-group']);
  const decisions = decisionsOf(experiment);
  expect(decisions[0]).toMatchObject({ kind: 'genesis', key_in_reach: false });
  expect(decisions.filter(({ kind }) => kind === 'key-in-reach')).toHaveLength(1);
  const claim = decisions.find(({ kind }) => kind === 'claim');
  expect(claim).toMatchObject({ key_in_reach: true, sentence: expect.stringContaining(WORDS) });
  expect((await verifyExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
});
