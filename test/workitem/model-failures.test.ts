// A model that refuses, is at its limit or does not answer, behind the gateway of a plan's agents.
import { existsSync, readFileSync } from 'node:fs';
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
  expect(unable).toMatchObject({ kind: 'rate_limited', until: expect.stringMatching(/^20\d\d-/) });
  const second = await run(here, model);
  expect(second.items.map(({ status }) => status)).toEqual(['success', 'success']);
});

it('a refused key stops the plan at once, with the cause and the remedy', async () => {
  await using model = await startModelServer();
  model.script({ kind: 'status', status: 401 });
  const { items: reports, unable } = await run(site(), model);
  expect(reports).toMatchObject([
    { id: 'a', status: 'failure', error: expect.stringContaining('the key was refused (401') },
    { id: 'b', status: 'blocked', reason: expect.stringContaining('Check the key') },
  ]);
  expect(unable?.kind).toBe('agent');
  expect(model.requests).toHaveLength(1);
});
