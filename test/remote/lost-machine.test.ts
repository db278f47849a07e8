// A machine that is lost while an agent calls its model: what was pushed of its calls counts where the run goes on.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLedger } from '../../src/experiment/ledger/store.ts';
import { unfinishedUsage } from '../../src/experiment/ledger/unfinished-attempts.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { startUnfinishedPushes } from '../../src/github/unfinished-pushes.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { SHARED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { createMission, decisionsOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { userGit } from '../helpers/repository.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';

// A call of claude-sonnet-4-5 that costs as much as it declares: $0.00756.
const TOKENS = { input: 20, cached: 0, output: 500 };
const CALL_USD = (20 * 3 + 500 * 15) / 1e6;

const AGENT = `
const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 500, messages: [] });
for (;;) await (await fetch(base + '/v1/messages', { method: 'POST', headers, body })).text();
`;

/** Leaves of a machine that was lost what the next one gets of it; the file that lists what was at work. */
function loseMachine(mission: Mission, runId: string): string {
  const paths = pathsOf(runId, mission.host);
  const subject = missionSubject({ slug: 'missions-climb', repository: findRepository(mission.folder) }, mission.host);
  subject.follow(runId);
  const { path = '', bytes = Buffer.alloc(0) } = subject.unfinished?.() ?? {};
  const listed = join(subject.folder, path);
  expect(existsSync(listed)).toBe(false);
  writeFileSync(listed, bytes);
  const files = new Map(subject.list().map((path) => [path, readFileSync(join(subject.folder, path))]));
  const covered = [...subject.covered(files).keys()].filter((path) => subject.isRestored(path));
  expect(covered).toEqual(
    expect.arrayContaining([
      `${runId}/journal.jsonl`,
      `${runId}/unfinished.json`,
      `${runId}/iteration-0000/files.json`,
    ]),
  );
  expect(covered.join()).not.toContain('iteration-0001');
  rmSync(join(paths.folder, 'iteration-0001'), { recursive: true });
  // The next machine pushes it on until the iteration has an entry.
  expect(subject.unfinished?.()).toEqual({ path, bytes });
  return listed;
}

it('a mission knows what the lost session used, and holds its limit', async () => {
  await using model = await startModelServer({ tokens: TOKENS });
  model.script((call) => ({ kind: call === 0 ? 'ok' : 'hang' }));
  const mission = createMission({
    session: `${process.execPath} agent.mjs`,
    front: `evaluator: {command: sh evaluate.sh, format: json}
agent: {command: . ./session.sh, env: {ANTHROPIC_API_KEY: $MODEL_KEY, ANTHROPIC_BASE_URL: $MODEL_URL}, network: "on", gateway: anthropic, sandbox: "off"}
iteration: {max_iterations: 5}
budget: {usd: 0.02}
`,
    files: { 'agent.mjs': AGENT },
  });
  const env = { MODEL_KEY: 'key-of-the-model-1234', MODEL_URL: model.url };
  const run = superviseMission(mission, {}, env);
  await expect.poll(() => model.requests.length, { timeout: 240_000 }).toBe(2);
  run.child.kill('SIGKILL');
  await run.ended;
  const [runId = ''] = runsOf(mission);
  const listed = loseMachine(mission, runId);
  await superviseMission(mission, { mode: 'resume', runId }, env).ended;
  expect(existsSync(listed)).toBe(false);
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual(['0 baseline', '1 interrupted']);
  expect(left.ledger.entries[1]?.usage?.usd).toBeCloseTo(2 * CALL_USD, 3);
  expect(left.manifest.stop_reason).toContain('budget.usd');
  expect(model.requests).toHaveLength(2);
});

it('an experiment knows what the lost session used, and holds its limit', async () => {
  await using server = await startGitServer();
  await using model = await startModelServer({ tokens: TOKENS });
  model.script((call) => ({ kind: call === 0 ? 'ok' : 'hang' }));
  const config = SHARED_FILES['.autorize/pi/config.toml']
    .replace(/command = "sh agent.*\n/, `command = "${process.execPath} agent.mjs # {prompt_file}"\n`)
    .replace(
      /env = .*\n/,
      `env = { ANTHROPIC_API_KEY = "key-of-the-model-1234", ANTHROPIC_BASE_URL = "${model.url}" }\ngateway = "anthropic"\nsandbox = "off"\n`,
    )
    .replace('budget = "20s"', 'budget = "5m"');
  const files = { 'agent.mjs': AGENT, '.autorize/pi/config.toml': `${config}[budget]\nusd = 0.02\n` };
  seedServer(server, { ...SHARED_FILES, ...files });
  const lost = await startMachine(server);
  const cancel = new AbortController();
  const running = lost.run({ signal: cancel.signal });
  await expect.poll(() => model.requests.length, { timeout: 240_000 }).toBe(2);
  // As a step does while it runs, at a shorter interval.
  const pushed = () => {
    try {
      return userGit(server.folder, 'cat-file', 'blob', 'refs/autorize-ledger/pi:unfinished.json');
    } catch {
      return 'none';
    }
  };
  {
    using _pushes = startUnfinishedPushes({ session: lost.session, signal: cancel.signal, everyMs: 10 });
    await expect.poll(pushed, { timeout: 240_000 }).toContain('"attempt": 1');
  }
  await lost.session.close();
  expect(existsSync(join(lost.paths.folder, 'unfinished.json'))).toBe(false);

  const next = await startMachine(server);
  const listed = join(next.paths.folder, 'unfinished.json');
  expect(readFileSync(listed, 'utf8')).toContain('"attempt": 1');
  const { records, stop } = await next.run();
  expect(existsSync(listed)).toBe(false);
  expect(records.map(({ iter, outcome }) => `${iter} ${outcome}`)).toEqual(['0 baseline', '1 killed']);
  expect(records[1]?.notes).toContain('its machine stopped before it had a record');
  expect(records[1]?.usage).toMatchObject({ model: 'claude-sonnet-4-5', estimated: true });
  // The call that was open may have been answered.
  expect(records[1]?.usage?.usd).toBeCloseTo(2 * CALL_USD, 3);
  expect(stop).toMatchObject({ kind: 'budget_usd' });
  expect(model.requests).toHaveLength(2);
  expect((await verifyExperiment({ name: 'pi' }, next.host)).isSound).toBe(true);
  expect(await next.session.push()).toEqual({ kind: 'done' });

  // No run records it twice.
  expect(pushed()).toBe('none');
  const third = await startMachine(server);
  expect(unfinishedUsage(third.paths, readLedger(third.paths).records).size).toBe(0);

  cancel.abort();
  await running;
  expect((await lost.session.push()).kind).toBe('moved');
});
