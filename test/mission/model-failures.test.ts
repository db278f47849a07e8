// A model that refuses, is at its limit or does not answer, behind the gateway of a mission.
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderWaiting } from '../../src/base/waiting.ts';
import type { Host } from '../../src/kernel/host.ts';
import { type MissionStatus, readMissionStatus } from '../../src/mission/look.ts';
import type { MissionEvent } from '../../src/mission/mission-journal.ts';
import { type MissionRequest, runMission } from '../../src/mission/run.ts';
import { exitCodeOf } from '../../src/mission/stop.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission, decisionsOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { type ModelServer, startModelServer } from '../helpers/model-server.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createWaitingClock } from '../helpers/waiting-clock.ts';

const WORK = 'improve 1$RCS_ITERATION; hand candidate "$(git rev-parse HEAD)"';

interface Wish {
  /** Lines of the session. */
  readonly session?: string;
  readonly more?: string;
  readonly stops?: string;
}

function missionWith({ session = `node agent.mjs || exit 1\n${WORK}`, more = '', stops = '' }: Wish = {}): Mission {
  const variables = '{ANTHROPIC_API_KEY: $MODEL_KEY, ANTHROPIC_BASE_URL: $MODEL_URL}';
  return createMission({
    session: session.replaceAll('node agent', `${process.execPath} agent`),
    front: `evaluator: {command: sh evaluate.sh, format: json}
agent: {command: . ./session.sh, env: ${variables}, network: "on", gateway: anthropic, sandbox: "off"${more}}
iteration: {max_iterations: 20${stops}}
`,
    files: { 'agent.mjs': MODEL_AGENT },
  });
}

function run(mission: Mission, model: ModelServer, request: Partial<MissionRequest> = {}, host: Partial<Host> = {}) {
  const env = { ...mission.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
  return mission.launch(request, { env, ...host });
}

function lookAt(mission: Mission): MissionStatus {
  const [runId = ''] = runsOf(mission);
  return readMissionStatus(pathsOf(runId, mission.host));
}

/** Refuses the first calls. */
const firstly =
  (count: number, status: number, headers: Readonly<Record<string, string>> = {}) =>
  (call: number) =>
    call < count ? ({ kind: 'status', status, headers } as const) : ({ kind: 'ok' } as const);

describe('a session whose model is at its limit', () => {
  it('is waited for within one iteration, and the run shows until when', async () => {
    await using model = await startModelServer();
    model.script(firstly(1, 429, { 'retry-after': '20' }));
    const mission = missionWith({ more: ', transcript: true' });
    const clock = createWaitingClock();
    const seen: MissionStatus[] = [];
    const lines: string[] = [];
    const onEvent = (event: MissionEvent): void => {
      if (event.kind !== 'waiting' || event.waiting === null) return;
      lines.push(renderWaiting(event.waiting));
      seen.push(lookAt(mission));
      clock.pass(event.waiting);
    };
    const { runId, stop, last } = await run(mission, model, { maxIterations: 1, onEvent }, { now: clock.now });
    expect(clock.waits).toEqual([expect.toSatisfy((seconds: number) => seconds >= 20)]);
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
    expect(stop).toEqual({ status: 'completed', reason: 'max_iterations reached: 1 iteration' });
    expect(exitCodeOf(stop, last)).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^waiting for the model until 20\d\d-\d\d-\d\d \d\d:\d\d UTC$/)]);
    const [status] = seen;
    if (status === undefined) throw new Error('it never waited');
    expect(status).toMatchObject({ isRunning: true, waiting: { cause: expect.stringContaining('429') } });
    expect(renderStatus(viewMission(status))).toMatch(/^model +waiting for the model until .* UTC: the rate limit/m);
    expect(lookAt(mission).waiting).toBeUndefined();
    expect(left.ledger.entries[1]).not.toHaveProperty('agent_failure');
    expect(readFileSync(join(left.logs, 'iteration-0001', 'waited-1', 'session.stderr'), 'utf8')).toContain('429');
    const transcriptOf = (name: string) => readFileSync(join(left.logs, 'iteration-0001', name), 'utf8');
    expect(transcriptOf('waited-1/session.transcript.md')).toMatch(/^## Call 1: claude-sonnet-4-5, 429, /m);
    const transcript = transcriptOf('session.transcript.md');
    expect(transcript).toMatch(/^## Call 1: claude-sonnet-4-5, 200, 1000 tokens in, 50 out/m);
    expect(transcript).toContain('Make it better.');
    expect(transcript).toContain('The work is done, all of it.');
    expect(transcript).not.toContain(KEY);
    expect(model.requests).toHaveLength(2);
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });

  it('spends nothing on an outage, however often it is asked', async () => {
    await using model = await startModelServer();
    model.script(firstly(2, 529, { 'retry-after': '1' }));
    const mission = missionWith();
    const { runId } = await run(mission, model, { maxIterations: 1 });
    const { ledger } = leftOf(mission, runId);
    expect(ledger.entries.map(({ decision }) => decision)).toEqual(['baseline', 'keep']);
    // One session was answered: 600 new tokens, 400 cached ones and 50 written ones.
    expect(ledger.entries[1]?.usage).toMatchObject({ input_tokens: 1000, usd: 0.00267 });
    expect(model.counted).toHaveLength(1);
  });

  it('is broken off where the limit ends after the time budget, and a resume goes on', async () => {
    await using model = await startModelServer();
    model.script(firstly(1, 429, { 'retry-after': '18000' }));
    const mission = missionWith();
    const first = await run(mission, model, { maxIterations: 1, timeBudgetMs: 1_800_000 });
    expect(first.stop).toMatchObject({
      ...{ status: 'stopped', cause: 'rate_limited', until: expect.stringMatching(/^20\d\d-/) },
      reason: expect.stringMatching(/429.*the schedule ends before 20\d\d-.*; no agent of this run has worked$/),
    });
    // None of its sessions worked.
    expect(exitCodeOf(first.stop, first.last)).toBe(3);
    const look = lookAt(mission);
    expect(look).toMatchObject({ isRunning: false, waiting: { until: first.stop.until } });
    expect(renderStatus(viewMission(look))).toMatch(/^model +its limit ends 20\d\d-.* UTC$/m);
    const env = { ...mission.host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
    const again = { ...mission, host: { ...mission.host, env } };
    const second = await resumeWith(again, first.runId);
    // The one that was broken off has used nothing up.
    expect(decisionsOf(leftOf(mission, first.runId))).toEqual(['0 baseline', '1 interrupted', '2 keep']);
    expect(second.stop.status).toBe('completed');
    expect(exitCodeOf(second.stop, second.last)).toBe(0);
    expect((await verifyMission({ name: first.runId }, mission.host)).isSound).toBe(true);
  });

  it('is judged where it has handed something over', async () => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status: 429, headers: { 'retry-after': '18000' } });
    const mission = missionWith({ session: `${WORK}\nnode agent.mjs; exit 1` });
    const { runId } = await run(mission, model, { maxIterations: 1 });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('counts for nothing where the supervisor is killed meanwhile', async () => {
    await using model = await startModelServer();
    model.script(firstly(1, 429, { 'retry-after': '600' }));
    const mission = missionWith();
    const env = { MODEL_KEY: KEY, MODEL_URL: model.url };
    const supervised = superviseMission(mission, { maxIterations: 1 }, env);
    const isWaiting = (): boolean => supervised.reports.some(({ kind }) => kind === 'waiting');
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    supervised.child.kill('SIGKILL');
    await supervised.ended;
    expect(lookAt(mission)).toMatchObject({ isRunning: false, waiting: undefined });
    const [runId = ''] = runsOf(mission);
    await resumeWith({ ...mission, host: { ...mission.host, env: { ...mission.host.env, ...env } } }, runId);
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 interrupted', '2 keep']);
    expect(left.ledger.entries[1]?.decision_reason).toContain('killed while the session waited for its model');
  });
});

describe('a session that cannot work', () => {
  it.each([
    [401, 'the key was refused', 'Check the key'],
    [402, 'the account has no credit', 'Add credit'],
    [404, 'the model is unknown', 'agent.model'],
  ])('stops the run at once for %i, with the cause and the remedy', async (status, cause, remedy) => {
    await using model = await startModelServer();
    model.script({ kind: 'status', status });
    const mission = missionWith();
    const { runId, stop, last } = await run(mission, model);
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 error']);
    expect(stop).toMatchObject({ status: 'stopped', cause: 'agent', reason: expect.stringContaining(cause) });
    expect(stop.reason).toContain(remedy);
    expect(exitCodeOf(stop, last)).toBe(3);
    expect(model.requests).toHaveLength(1);
  });

  it('stops the run at once where the CLI does not know an option, with its words and the remedy', async () => {
    const bin = createFolder({ claude: `#!/bin/sh\necho "error: unknown option '--x'" >&2\nexit 1\n` });
    chmodSync(join(bin, 'claude'), 0o755);
    const agent = { preset: 'claude', gateway: 'off', sandbox: 'off', env: { IS_SANDBOX: '1' } };
    const front = JSON.stringify({ evaluator: { command: 'sh evaluate.sh', format: 'json' }, agent });
    const mission = createMission({ session: ':', front: `${front}\n` });
    const env = { ...mission.host.env, PATH: `${bin}:${mission.host.env.PATH}` };
    const { runId, stop, last } = await mission.launch({}, { env });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 error']);
    expect(stop).toMatchObject({ cause: 'agent', reason: expect.stringContaining("unknown option '--x'") });
    expect(stop.reason).toContain('Correct the options of the agent');
    expect(exitCodeOf(stop, last)).toBe(3);
  });

  it('stops the run after three that end alike without an artifact, and quotes the last error', async () => {
    await using model = await startModelServer();
    const mission = missionWith({
      session: 'echo "error: no such profile: $$" >&2',
      stops: ', max_consecutive_errors: 0',
    });
    const { runId, stop, last } = await run(mission, model);
    expect(decisionsOf(leftOf(mission, runId)).slice(1)).toEqual(['1 error', '2 error', '3 error']);
    expect(stop).toMatchObject({ status: 'stopped', cause: 'agent' });
    expect(stop.reason).toMatch(
      /^3 agents in a row failed for the same reason: the session submitted no candidate.json; .*no such profile/,
    );
    expect(exitCodeOf(stop, last)).toBe(3);
  });

  it('never lets a run end well in which no agent worked', async () => {
    await using model = await startModelServer();
    const mission = missionWith({ session: 'exit 4' });
    const { stop, last } = await run(mission, model, { maxIterations: 2 });
    expect(stop).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('no agent worked, the last: the session submitted'),
    });
    expect(exitCodeOf(stop, last)).toBe(1);
    expect(existsSync(lookAt(mission).state.launch.worktree_path)).toBe(true);
  });
});

function resumeWith(mission: Mission, runId: string) {
  return runMission({ mode: 'resume', runId, maxIterations: 1 }, mission.host);
}
