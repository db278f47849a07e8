// A model that refuses, is at its limit or does not answer, behind the gateway of a plan's agents.
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderWaiting } from '../../src/base/waiting.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { executeWorkItems, type WorkOptions } from '../../src/workitem/run.ts';
import { runFolder, workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { readWaitingItems } from '../../src/workitem/waiting-items.ts';
import type { WorkEvent } from '../../src/workitem/work-event.ts';
import { KEY } from '../helpers/gateway.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../helpers/model-server.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createWaitingClock } from '../helpers/waiting-clock.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const site = (): WorkSite => createSite({ 'agent.mjs': MODEL_AGENT });
const items = ['a', 'b'].map((id) => item(id, 'nothing'));

function run({ host, options }: WorkSite, model: ModelServer, more: Partial<WorkOptions> = {}, now = host.now) {
  const env = { ...host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  const agent = {
    command: `${process.execPath} agent.mjs`,
    env: { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' },
    ...({ network: 'on', gateway: 'anthropic', sandbox: 'off', transcript: true } as const),
  };
  return executeWorkItems(items, {
    ...options,
    agents: { 'agent-1': agent },
    host: { ...host, env, now },
    jobs: 1,
    ...more,
  });
}

it('an item waits for the limit of its model, and spends nothing meanwhile', async () => {
  await using model = await startModelServer({ command: 'echo $RANDOM$$ >> new-$$.txt' });
  model.script((call) =>
    call === 0 ? { kind: 'status', status: 429, headers: { 'retry-after': '20' } } : { kind: 'ok' },
  );
  const here = site();
  const clock = createWaitingClock();
  const lines: string[] = [];
  const seen: unknown[] = [];
  const onEvent = (event: WorkEvent): void => {
    if (event.kind !== 'waiting') return;
    lines.push(`${event.id} ${renderWaiting(event.waiting)}`);
    seen.push(readWaitingItems(workPathsOf(here.host)));
    clock.pass(event.waiting);
  };
  const { items: reports, unable } = await run(here, model, { onEvent }, clock.now);
  expect(clock.waits).toEqual([expect.toSatisfy((seconds: number) => seconds >= 20)]);
  expect(reports).toMatchObject([
    { id: 'a', status: 'success', usage: { input_tokens: 2000, usd: 0.00534 } },
    { id: 'b', status: 'success' },
  ]);
  expect(unable).toBeUndefined();
  // Those who looked while it waited saw that; those who look now see nothing.
  expect(seen).toMatchObject([[{ id: 'a', cause: expect.stringContaining('429'), until: expect.any(String) }]]);
  expect((await readWorkStatus(undefined, here.host)).waiting).toEqual([]);
  expect(existsSync(join(workPathsOf(here.host).folder, 'waiting.json'))).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^a waiting for the model until 20\d\d-.* UTC$/)]);
  const [first] = reports;
  if (first === undefined || first.status === 'blocked') throw new Error('it did not run');
  const folder = runFolder(workPathsOf(here.host), first.receipt_id);
  expect(existsSync(join(folder, 'waited-1-agent.stderr'))).toBe(true);
  const transcriptOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(transcriptOf('waited-1-agent.transcript.md')).toMatch(/^## Call 1: claude-sonnet-4-5, 429, /m);
  expect(transcriptOf('agent.transcript.md')).toMatch(/^## Call 2: claude-sonnet-4-5, 200, 1000 tokens in, 50 out/m);
  expect(transcriptOf('agent.transcript.md')).toContain('echo $RANDOM$$ >> new-$$.txt');
  expect(transcriptOf('agent.transcript.md')).not.toContain(KEY);
  expect((await verifyWork({}, here.host)).isSound).toBe(true);
});

it('a limit that ends too late holds all items back, and another run continues', async () => {
  await using model = await startModelServer({ command: 'echo $$ > new-$$.txt' });
  model.script((call) =>
    call === 0 ? { kind: 'status', status: 429, headers: { 'retry-after': '18000' } } : { kind: 'ok' },
  );
  const here = site();
  const { items: reports, unable } = await run(here, model, { timeLeftMs: () => 1_800_000 });
  expect(reports.map(({ status }) => status)).toEqual(['blocked', 'blocked']);
  expect(unable).toMatchObject({
    ...{ kind: 'rate_limited', until: expect.stringMatching(/^20\d\d-/), hasNeverWorked: true },
    reason: expect.stringMatching(/429.*; no agent of this run has worked$/),
  });
  const second = await run(here, model);
  expect(second.items.map(({ status }) => status)).toEqual(['success', 'success']);
});

it.each([
  [401, 'the key was refused (401', 'Check the key'],
  [402, 'the account has no credit (402', 'Add credit'],
  [404, 'the model is unknown (404', 'agent.model'],
])('%i stops the plan at once, with the cause and the remedy', async (status, cause, remedy) => {
  await using model = await startModelServer();
  model.script({ kind: 'status', status });
  const { items: reports, unable } = await run(site(), model);
  expect(reports).toMatchObject([
    { id: 'a', status: 'failure', error: expect.stringContaining(cause) },
    { id: 'b', status: 'blocked', reason: expect.stringContaining(remedy) },
  ]);
  expect(unable?.kind).toBe('agent');
  expect(model.requests).toHaveLength(1);
});

it('an option that the CLI does not know stops the plan at once', async () => {
  const here = createSite();
  const bin = createFolder({ claude: `#!/bin/sh\necho "error: unknown option '--x'" >&2\nexit 1\n` });
  chmodSync(join(bin, 'claude'), 0o755);
  const env = { ...here.host.env, PATH: `${bin}:${here.host.env.PATH}` };
  const agent = { preset: 'claude', gateway: 'off', sandbox: 'off', env: { IS_SANDBOX: '1' } } as const;
  const host = { ...here.host, env };
  const { items: reports, unable } = await executeWorkItems(items, {
    ...{ ...here.options, host, jobs: 1, agents: { 'agent-1': agent } },
  });
  expect(reports).toMatchObject([
    { id: 'a', status: 'failure', error: expect.stringContaining('the CLI did not accept its options') },
    { id: 'b', status: 'blocked' },
  ]);
  expect(unable).toMatchObject({ kind: 'agent', reason: expect.stringContaining('Correct the options of the agent') });
});

it('an overload is waited for, and nothing is spent', async () => {
  await using model = await startModelServer({ command: 'echo $$ > new-$$.txt' });
  model.script((call) => (call === 0 ? { kind: 'status', status: 529 } : { kind: 'ok' }));
  const clock = createWaitingClock();
  const onEvent = (event: WorkEvent): void => {
    if (event.kind === 'waiting') clock.pass(event.waiting);
  };
  const { items: reports } = await run(site(), model, { onEvent, only: ['a'] }, clock.now);
  expect(clock.waits).toEqual([30]);
  expect(reports).toMatchObject([{ id: 'a', status: 'success', usage: { input_tokens: 2000, usd: 0.00534 } }]);
});

it('an item that is cancelled while it waits counts for nothing, and another run takes it', async () => {
  await using model = await startModelServer({ command: 'echo $$ > new-$$.txt' });
  model.script((call) => (call === 0 ? { kind: 'status', status: 529 } : { kind: 'ok' }));
  const here = site();
  const cancel = new AbortController();
  const onEvent = (event: WorkEvent): void => {
    if (event.kind === 'waiting') cancel.abort();
  };
  const first = await run(here, model, { onEvent, only: ['a'], signal: cancel.signal });
  expect(first.interrupted).toBe(true);
  expect(first.items.map(({ status }) => status)).not.toContain('success');
  expect((await readWorkStatus(undefined, here.host)).waiting).toEqual([]);
  const second = await run(here, model, { only: ['a'] });
  expect(second.items).toMatchObject([{ id: 'a', status: 'success' }]);
  expect((await verifyWork({}, here.host)).isSound).toBe(true);
});

it('five agents that fail alike stop the plan, whatever the reason', async () => {
  const here = createSite();
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => item(id, 'echo no such profile >&2; exit 2'));
  const { items: reports, unable } = await here.run(six, { jobs: 1 });
  expect(reports.map(({ status }) => status)).toEqual([...Array(5).fill('failure'), 'blocked']);
  expect(unable).toMatchObject({
    kind: 'agent',
    reason: expect.stringMatching(/^5 agents in a row failed for the same reason/),
  });
});
