// The calls of a preset's CLI, which nobody has said anything about.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AgentPreset } from '../../src/engine/agents/registry.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { KEY } from '../helpers/gateway.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt';
const KEYS = 'ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL"';

/** Works, and then calls the server itself. */
const PROBING = `${process.execPath} agent.mjs
exec ${process.execPath} -e "fetch('$UPSTREAM').then(() => console.log('DIRECT OPEN'), (e) => console.log('DIRECT ' + e.cause.code))"`;

interface Wish {
  readonly preset?: AgentPreset;
  readonly url: string;
  readonly env?: string;
  readonly more?: string;
  readonly sandbox?: string;
  readonly isAction?: boolean;
  readonly usd?: number;
  /** What the program of the CLI runs. */
  readonly lines?: string;
}

/** Runs one iteration of an experiment whose agent is a preset; its program is a script. */
async function runCli({
  preset = 'claude',
  url,
  env = KEYS,
  more = '',
  sandbox = 'off',
  isAction = false,
  usd,
  lines = `exec ${process.execPath} agent.mjs`,
}: Wish) {
  const bin = createFolder();
  const script = `#!/bin/sh\ncat > /dev/null\ncase "$*" in *haiku*) exit;; esac\n${lines}\n`;
  writeFileSync(join(bin, preset), script, { mode: 0o755 });
  const experiment = createExperiment({
    agent: '',
    files: {
      'agent.mjs': MODEL_AGENT,
      'other.mjs': MODEL_AGENT.replace('claude-sonnet-4-5', 'mine'),
      'search.mjs': MODEL_AGENT.replace("{ name: 'Bash'", "{ type: 'web_search_20250305', name: 'Bash'"),
    },
    config: {
      agent: `preset = "${preset}"\nsandbox = "${sandbox}"\nenv = { IS_SANDBOX = "1", ${env} }\n${more}`,
      ...(usd === undefined ? {} : { budget: `usd = ${usd}` }),
    },
  });
  const events: RunEvent[] = [];
  const host = { ...experiment.host.env, PATH: `${bin}:${process.env.PATH}`, MODEL_KEY: KEY, MODEL_URL: url };
  const request = { maxIterations: 1, onEvent: (event: RunEvent) => events.push(event) };
  const result = await experiment.run(request, { env: host, isAction });
  const notes = events.flatMap((event) => (event.kind === 'started' ? event.notes : []));
  const output = readFileSync(join(experiment.place, 'iter-0001', 'agent.stdout'), 'utf8');
  return { ...result, notes, output, last: result.records.at(-1) };
}

describe('the calls of a preset', () => {
  it('go through the gateway, which takes the place of its key', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const { last, output, notes } = await runCli({ url: model.url });
    expect(last).toMatchObject({ outcome: 'merged', usage: { model: 'claude-sonnet-4-5', usd: 0.00534 } });
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY, KEY]);
    expect(output).toContain('"ANTHROPIC_API_KEY":"autorize-');
    expect(output).not.toContain(`"ANTHROPIC_API_KEY":"${KEY}`);
    expect(notes.join('\n')).toContain('a process of the same user can read it from the memory of the run');
  });

  it('go to the model by themselves where the gateway is off', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const { last, output, notes } = await runCli({ url: model.url, more: 'gateway = "off"' });
    expect(last).toMatchObject({ outcome: 'merged' });
    expect(output).toContain(`"ANTHROPIC_API_KEY":"${KEY}"`);
    expect(notes.join('\n')).not.toContain('gateway');
  });

  it('of a login without a key go on as before, and the run says what is not counted', async () => {
    const { last, notes } = await runCli({
      url: '',
      env: 'OTHER = "1"',
      lines: `${NUDGE}\necho '${JSON.stringify({ type: 'result', total_cost_usd: 0.25 })}'`,
    });
    expect(last).toMatchObject({ outcome: 'merged', usage: { usd: 0.25 } });
    expect(notes.join('\n')).toMatch(
      /without the gateway: agent\.env has no key of the API \(ANTHROPIC_API_KEY.*not counted/,
    );
  });

  it.skipIf(BUBBLEWRAP.length === 0)('in the action are all of the network that the agent has', async () => {
    await using model = await startModelServer({ command: NUDGE });
    const wish = { url: model.url, sandbox: 'auto', env: `${KEYS}, UPSTREAM = "$MODEL_URL"`, lines: PROBING };
    const closed = await runCli({ ...wish, isAction: true });
    expect(closed.last).toMatchObject({ outcome: 'merged', usage: { usd: 0.00534 } });
    expect(closed.output).toContain('DIRECT ECONNREFUSED');
    expect(closed.notes.join('\n')).toContain('the agent reaches its model and nothing else of the network');
    expect((await runCli(wish)).output).toContain('DIRECT OPEN');
    expect((await runCli({ ...wish, isAction: true, more: 'network = "on"' })).output).toContain('DIRECT OPEN');
  });
});

/** A CLI that goes on trying, whatever the API says; it is not ended by a polite signal either. */
const RETRYING = `
process.on('SIGTERM', () => undefined);
const { ANTHROPIC_BASE_URL: anthropic, OPENAI_BASE_URL: openai, GOOGLE_GEMINI_BASE_URL: google } = process.env;
const calls = [
  [anthropic, '/v1/messages', 'x-api-key', process.env.ANTHROPIC_API_KEY, { model: 'claude-sonnet-4-5', max_tokens: 9, messages: [] }],
  [openai, '/responses', 'authorization', 'Bearer ' + process.env.OPENAI_API_KEY, { model: 'gpt-5.4', input: 'Go.' }],
  [google, '/v1beta/models/gemini-2.5-pro:generateContent', 'x-goog-api-key', process.env.GEMINI_API_KEY, { contents: [] }],
];
const [base, path, header, key, body] = calls.find(([address]) => address !== undefined);
for (;;) {
  const headers = { 'content-type': 'application/json', [header]: key };
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  console.log(response.status, await response.text());
  await new Promise((resolve) => setTimeout(resolve, 200));
}
`;

describe('a CLI that the gateway forwards nothing of, and that ends well', () => {
  const lines = `${process.execPath} agent.mjs; exit 0`;

  it('stops the run at once where a limit in dollars has no price to count with', async () => {
    await using model = await startModelServer();
    const { last, stop } = await runCli({ url: model.url, lines: lines.replace('agent.mjs', 'other.mjs'), usd: 5 });
    expect(model.requests).toEqual([]);
    expect(last).toMatchObject({ outcome: 'infra_error', agent_failure: { kind: 'price' } });
    expect(stop.kind).toBe('agent');
    expect(stop.reason).toMatch(/no price is known of the model mine.*Add the price of the model to agent\.price/);
  });

  it('has failed with what was refused, and so has a run of nothing else', async () => {
    await using model = await startModelServer();
    const { last, stop } = await runCli({ url: model.url, lines: lines.replace('agent.mjs', 'search.mjs') });
    expect(last).toMatchObject({ outcome: 'noop', agent_failure: { kind: 'refused', status: 403 } });
    expect(last?.notes).toContain('agent.server_tools is off');
    expect(stop).toMatchObject({ kind: 'agent', reason: expect.stringContaining('no agent worked') });
  });
});

describe('a CLI whose key is refused, and that goes on trying', () => {
  const openai = 'OPENAI_API_KEY = "$MODEL_KEY", OPENAI_BASE_URL = "$MODEL_URL/v1"';
  const google = 'GEMINI_API_KEY = "$MODEL_KEY", GOOGLE_GEMINI_BASE_URL = "$MODEL_URL"';

  it.each<[AgentPreset, string, number, string, string]>([
    ['claude', KEYS, 401, 'the key was refused', 'Check the key'],
    ['codex', openai, 402, 'the account has no credit', 'Add credit'],
    ['gemini', google, 404, 'the model is unknown', 'Name another model'],
    ['opencode', openai, 401, 'the key was refused', 'Check the key'],
    ['aider', KEYS, 403, 'the key was refused', 'Check the key'],
  ])('%s with %s and status %i is ended, and the run stops', async (preset, env, status, cause, remedy) => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status, message: 'what the API says' });
    const script = join(createFolder(), 'retrying.mjs');
    writeFileSync(script, RETRYING);
    const { last, stop } = await runCli({ preset, env, url: model.url, lines: `exec ${process.execPath} ${script}` });
    expect(last).toMatchObject({ outcome: 'infra_error', agent_killed_by_budget: false, agent_failure: { status } });
    expect(stop.kind).toBe('agent');
    expect(stop.reason).toContain(`${cause} (${status}: what the API says)`);
    expect(stop.reason).toContain(remedy);
  });

  it('is ended where a limit lasts, and does not wait for it', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status: 429, headers: { 'retry-after': '18000' }, message: 'slow' });
    const script = join(createFolder(), 'retrying.mjs');
    writeFileSync(script, RETRYING);
    const { last, stop } = await runCli({ url: model.url, lines: `exec ${process.execPath} ${script}` });
    expect(last).toMatchObject({ outcome: 'killed', agent_killed_by_budget: false, agent_failure: { status: 429 } });
    expect(stop).toMatchObject({ kind: 'rate_limited', until: last?.agent_failure?.reset_at });
  });

  it('leaves what it did before the key was refused to be judged', async () => {
    await using model = await startModelServer({ command: NUDGE });
    model.script((call) => (call === 0 ? { kind: 'ok' } : { kind: 'status', status: 401, message: 'revoked' }));
    const again = MODEL_AGENT.replace('process.exit(1);\n  }\n  messages', 'continue;\n  }\n  messages');
    const script = join(createFolder(), 'again.mjs');
    writeFileSync(script, again);
    const { last } = await runCli({ url: model.url, lines: `exec ${process.execPath} ${script}` });
    expect(last?.outcome).toBe('merged');
    // A call that is open when the agent is ended costs what was reserved for it.
    expect([0.00267, 0.00626625]).toContain(last?.usage?.usd);
    expect(last?.notes).toContain('the agent was ended, since the key was refused (401: revoked)');
    // It would have asked twenty times.
    expect(model.requests.length).toBeLessThan(20);
  });

  it('parks at a limit that it meets after calls that succeeded, if it left nothing', async () => {
    const mark = join(createFolder(), 'mark');
    await using model = await startModelServer({ command: `if [ -e ${mark} ]; then ${NUDGE}; else : > ${mark}; fi` });
    const limit = { kind: 'status', status: 429, headers: { 'retry-after': '1' }, message: 'slow' } as const;
    model.script((call) => (call === 1 ? limit : { kind: 'ok' }));
    const { last, records } = await runCli({ url: model.url });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    // Those of both sessions.
    expect(last).toMatchObject({ iter: 1, usage: { usd: 0.00267 * 3 } });
    expect(model.requests).toHaveLength(4);
  });
});
