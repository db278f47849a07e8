// One small question to the agent, to a scripted model behind a real server.

import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/doctor/check.ts';
import type { ExperimentDiagnosis as Diagnosis } from '../../../src/experiment/doctor/diagnosis.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';
import { KEY } from '../../helpers/gateway.ts';
import { MODEL_AGENT } from '../../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const NODE = process.execPath;
// Words and numbers alone would be taken for the name of a model.
const RANDOM_KEY = 'sk-Zq83hTrW0pLmXv72Kd91bNyE';

function experimentWith(more = ''): Experiment {
  return createExperiment({
    agent: '',
    files: { 'agent.mjs': MODEL_AGENT },
    config: {
      agent: [
        `command = "${NODE} agent.mjs # {prompt_file}"`,
        'env = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }',
        'gateway = "anthropic"',
        more,
      ].join('\n'),
    },
  });
}

function examine({ host }: Experiment, url: string): Promise<Diagnosis> {
  const env = { ...host.env, MODEL_KEY: KEY, MODEL_URL: url };
  return runDoctor({ name: 'pi', agent: true }, { ...host, env });
}

function callOf({ checks }: Diagnosis): Check {
  const found = checks.filter(({ id }) => id === 'agent-call');
  expect(found).toHaveLength(1);
  return found[0] as Check;
}

async function askScripted(mode: Parameters<ModelServer['script']>[0], more = '') {
  await using model = await startModelServer();
  model.script(mode);
  const diagnosis = await examine(experimentWith(more), model.url);
  return { diagnosis, check: callOf(diagnosis), calls: model.requests.length };
}

describe('doctor --agent', { timeout: 120_000 }, () => {
  it('makes one call with the real key, and says how long it took, which model answered and what it cost', async () => {
    await using model = await startModelServer({ tokens: { input: 1000, cached: 400, output: 50 } });
    const diagnosis = await examine(experimentWith(), model.url);
    expect(callOf(diagnosis)).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(
        /^answered in \d+\.\d s \(the call itself \d+\.\d s\); model claude-sonnet-4-5; \$0\.0027$/,
      ),
    });
    expect(diagnosis.agent).toMatchObject({
      answered: true,
      model: 'claude-sonnet-4-5',
      usd: 0.00267,
      output_tokens: 50,
    });
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
    expect(diagnosis.figures).toMatchObject({ scores: [10, 10, 10] });
  });

  it('says that no price is known', async () => {
    const agent = MODEL_AGENT.replace('claude-sonnet-4-5', 'house-model');
    await using model = await startModelServer();
    const experiment = createExperiment({
      agent: '',
      files: { 'agent.mjs': agent },
      config: {
        agent: `command = "${NODE} agent.mjs # {prompt_file}"\ngateway = "anthropic"\nenv = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }`,
      },
    });
    expect(callOf(await examine(experiment, model.url)).detail).toMatch(/; model house-model; no price known$/);
  });

  it.each([
    [
      'a refused key',
      { kind: 'status', status: 401, message: 'invalid x-api-key' },
      'the key was refused (401: invalid x-api-key)',
      'Check the key',
      'key',
    ],
    [
      'no credit',
      { kind: 'status', status: 402, message: 'pay first' },
      'the account has no credit (402: pay first)',
      'Add credit',
      'credit',
    ],
    [
      'an unknown model',
      { kind: 'status', status: 404, message: 'model: nothing' },
      'the model is unknown (404: model: nothing)',
      'agent.model',
      'model',
    ],
  ] as const)('is a problem with its cause: %s', async (_, mode, detail, remedy, cause) => {
    const { check, diagnosis } = await askScripted(mode);
    expect(check).toMatchObject({ verdict: 'problem', detail, remedy: expect.stringContaining(remedy) });
    expect(diagnosis.agent).toMatchObject({ answered: false, cause });
  });

  it('is a warning where it passes: a limit, with the time of its reset', async () => {
    const headers = { 'retry-after': '18000' };
    const { check, diagnosis } = await askScripted({ kind: 'status', status: 429, headers, message: 'slow down' });
    const at = diagnosis.agent?.reset_at ?? '';
    expect(Date.parse(at)).toBeGreaterThan(Date.now() + 17_000_000);
    expect(check).toMatchObject({
      verdict: 'warning',
      detail: `the rate limit was reached (429: slow down), until ${at}`,
      remedy: expect.stringContaining(`again after ${at}`),
    });
  });

  it('is a warning where it passes: an overload', async () => {
    const { check, diagnosis } = await askScripted({ kind: 'status', status: 529 });
    expect(check).toMatchObject({ verdict: 'warning', detail: expect.stringContaining('the API was overloaded (529') });
    expect(diagnosis.agent).toEqual({ answered: false, cause: 'overload', session_ms: expect.any(Number) });
  });

  it('finds an agent that never asks its model', async () => {
    await using model = await startModelServer();
    const files = { 'agent.mjs': 'console.log("all good");' };
    const config = {
      agent: `command = "${NODE} agent.mjs # {prompt_file}"\ngateway = "anthropic"\nenv = { ANTHROPIC_API_KEY = "$MODEL_KEY" }`,
    };
    const check = callOf(await examine(createExperiment({ agent: '', files, config }), model.url));
    expect(check).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining('no call of it reached the gateway'),
    });
  });

  it('reads what the CLI of a preset prints where no gateway stands in front', async () => {
    const result = (fields: object) =>
      `#!/bin/sh\ncat > /dev/null\necho '${JSON.stringify({ type: 'result', ...fields })}'\n`;
    const askClaude = async (fields: object) => {
      const bin = createFolder({ claude: result(fields) });
      chmodSync(join(bin, 'claude'), 0o755);
      const experiment = createExperiment({
        agent: '',
        config: {
          agent: 'preset = "claude"\ngateway = "off"\nenv = { ANTHROPIC_API_KEY = "$MODEL_KEY", IS_SANDBOX = "1" }',
        },
      });
      const { host } = experiment;
      const env = { ...host.env, PATH: `${bin}:${host.env.PATH}`, MODEL_KEY: RANDOM_KEY };
      return callOf(await runDoctor({ name: 'pi', agent: true }, { ...host, env }));
    };
    const models = { 'claude-haiku-4-5': { inputTokens: 10, outputTokens: 5 } };
    expect(await askClaude({ result: 'ready', total_cost_usd: 0.0123, modelUsage: models })).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(/^answered in \d+\.\d s; model claude-haiku-4-5; \$0\.0123$/),
    });
    expect(await askClaude({ is_error: true, api_error_status: 401, result: `bad key ${RANDOM_KEY}` })).toMatchObject({
      verdict: 'problem',
      detail: expect.not.stringContaining(RANDOM_KEY),
    });
  });

  it('makes no call where it was not asked to, or where the key of the agent is missing', async () => {
    await using model = await startModelServer();
    const experiment = experimentWith();
    const { host } = experiment;
    const env = { ...host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
    const plain = await runDoctor({ name: 'pi' }, { ...host, env });
    expect(plain.checks.some(({ id }) => id === 'agent-call')).toBe(false);
    const { MODEL_KEY: _, ...without } = env;
    expect(callOf(await runDoctor({ name: 'pi', agent: true }, { ...host, env: without }))).toMatchObject({
      verdict: 'warning',
      detail: 'not made: fix the problems above first',
    });
    expect(model.requests).toEqual([]);
  });

  it.each([
    ['an answer', { kind: 'ok' }, 0],
    ['a refused key', { kind: 'status', status: 401 }, 3],
    ['a limit', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 3],
  ] as const)('ends with the exit code of %s', async (_, mode, expected) => {
    await using model = await startModelServer();
    model.script(mode);
    const { host } = experimentWith();
    const env = { ...host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
    const { code, out } = await runCli(['doctor', 'pi', '--agent', '--json'], { cwd: host.cwd, env });
    expect(code).toBe(expected);
    expect(JSON.parse(out)).toMatchObject({ agent: { answered: expected === 0 } });
  });
});
