import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderWaiting, type Waiting } from '../../src/base/waiting.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { exitCodeOf } from '../../src/experiment/loop/stop.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createWaitingClock } from '../helpers/waiting-clock.ts';

// How Claude Code 2.1 ends its stream.
const failed = (status: number, message: string) =>
  JSON.stringify({ type: 'result', subtype: 'success', is_error: true, api_error_status: status, result: message });
const GOOD = JSON.stringify({
  type: 'result',
  subtype: 'success',
  is_error: false,
  result: 'done',
  total_cost_usd: 0.5,
});

interface Sessions {
  readonly experiment: Experiment;
  /** How many sessions there were. */
  readonly count: () => number;
  readonly run: (
    maxIterations?: number,
    more?: { readonly onWait?: (waiting: Waiting) => void; readonly signal?: AbortSignal; readonly now?: () => Date },
  ) => Promise<{ readonly kinds: string[]; readonly notes: string[] } & RunOf>;
}
type RunOf = Awaited<ReturnType<Experiment['run']>>;

/** An experiment whose CLI runs these lines of shell; `$n` is the number of the session, from 1. */
function withClaude(lines: string, more = ''): Sessions {
  const bin = createFolder();
  const counter = join(createFolder(), 'count');
  writeFileSync(counter, '');
  const script = `#!/bin/sh\ncat >/dev/null\ncase "$*" in *haiku*) exit;; esac\n${lines}\n`;
  writeFileSync(join(bin, 'claude'), script, { mode: 0o755 });
  const experiment = createExperiment({
    agent: '',
    config: {
      agent: `preset = "claude"\nsandbox = "off"\nenv = { COUNTER = "${counter}", IS_SANDBOX = "1" }\n${more}`,
    },
  });
  const env = { ...experiment.host.env, PATH: `${bin}:${process.env.PATH}` };
  return {
    experiment,
    count: () => readFileSync(counter, 'utf8').length,
    run: async (maxIterations = 3, { onWait = () => undefined, now = () => new Date(), ...more } = {}) => {
      const notes: string[] = [];
      const onEvent = (event: RunEvent): void => {
        if (event.kind === 'note') notes.push(event.note);
        if (event.kind !== 'waiting' || event.waiting === null) return;
        notes.push(renderWaiting(event.waiting));
        onWait(event.waiting);
      };
      const result = await experiment.run({ maxIterations, onEvent, ...more }, { env, now });
      return { ...result, notes, kinds: result.records.map(({ outcome }) => outcome) };
    },
  };
}

const COUNT = `printf x >> "$COUNTER"; n=$(wc -c < "$COUNTER")`;
const better = `echo $(( 10 - n )) > value.txt; echo '${GOOD}'`;

describe('a session whose call to the model failed', () => {
  it.each([
    [401, 'Invalid API key', 'the key was refused', 'Check the key in agent.env'],
    [402, 'Your credit balance is too low', 'the account has no credit', 'Add credit'],
    [404, "There's an issue with the selected model (x)", 'the model is unknown', 'agent.model'],
  ])('stops the run at once for %i, with the cause and the remedy', async (status, message, cause, remedy) => {
    const sessions = withClaude(`${COUNT}\necho '${failed(status, message).replaceAll("'", `'\\''`)}'; exit 1`);
    const { stop, kinds, records } = await sessions.run();
    expect(kinds).toEqual(['baseline', 'infra_error']);
    expect(stop).toMatchObject({ kind: 'agent', reason: expect.stringContaining(`${cause} (${status}: ${message}`) });
    expect(stop.reason).toContain(remedy);
    expect(records.at(-1)?.agent_failure).toMatchObject({ status, message });
    expect(sessions.count()).toBe(1);
  });

  it('stops the run at once where the CLI does not know an option, with its words and the remedy', async () => {
    const sessions = withClaude(`${COUNT}\necho "error: unknown option '--x'" >&2; exit 1`);
    const { stop, kinds, records } = await sessions.run();
    expect(kinds).toEqual(['baseline', 'infra_error']);
    const reason = expect.stringContaining("the CLI did not accept its options (unknown option '--x')");
    expect(stop).toMatchObject({ kind: 'agent', reason });
    expect(stop.reason).toContain('Correct the options of the agent');
    expect(records.at(-1)?.agent_failure).toMatchObject({ kind: 'usage', status: null });
    expect(sessions.count()).toBe(1);
  });

  it('waits for a limit that ends in 20 seconds, and continues the same iteration', async () => {
    const limit = failed(429, 'usage limit reached|RESET');
    const sessions = withClaude(`${COUNT}
if [ "$n" = 1 ]; then echo '${limit}' | sed "s/RESET/$(( $(date +%s) + 21 ))/"; exit 1; fi
${better}`);
    const { host, place } = sessions.experiment;
    const statusNow = () => {
      const status = readStatus(pathsOf('pi', host), host);
      return { ...status, text: renderStatus(viewExperiment({ ...status, now: new Date() })) };
    };
    const seen: ReturnType<typeof statusNow>[] = [];
    const clock = createWaitingClock();
    const onWait = (waiting: Waiting): void => {
      seen.push(statusNow());
      clock.pass(waiting);
    };
    const { stop, kinds, notes, records } = await sessions.run(1, { onWait, now: clock.now });
    expect(clock.waits).toEqual([expect.toSatisfy((seconds: number) => seconds >= 20)]);
    expect(seen).toMatchObject([{ waiting: { iter: 1, cause: expect.stringContaining('429') }, isRunning: true }]);
    expect(seen[0]?.text).toMatch(
      /^model +waiting for the model until 20\d\d-\d\d-\d\d \d\d:\d\d UTC: the rate limit/m,
    );
    expect(statusNow()).toMatchObject({ waiting: undefined });
    expect(JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'))).not.toHaveProperty('waiting');
    expect(kinds).toEqual(['baseline', 'merged']);
    expect(stop.kind).toBe('max_iterations');
    expect(notes).toEqual([expect.stringMatching(/^waiting for the model until 20\d\d-\d\d-\d\d \d\d:\d\d UTC$/)]);
    expect(sessions.count()).toBe(2);
    expect(records.at(-1)?.agent_failure).toBeUndefined();
    expect(readFileSync(join(sessions.experiment.place, 'iter-0001', 'waited-1', 'agent.stdout'), 'utf8')).toContain(
      '429',
    );
    expect((await verifyExperiment({ name: 'pi' }, sessions.experiment.host)).isSound).toBe(true);
  });

  it('ends the run where the limit ends after the schedule, and another run goes on', async () => {
    const limit = failed(429, 'usage limit reached|RESET');
    const sessions = withClaude(`${COUNT}
if [ "$n" = 1 ]; then echo '${limit}' | sed "s/RESET/$(( $(date +%s) + 500000 ))/"; exit 1; fi
${better}`);
    const first = await sessions.run(2);
    expect(first.kinds).toEqual(['baseline', 'killed']);
    expect(first.stop).toMatchObject({
      kind: 'rate_limited',
      reason: expect.stringContaining('the schedule ends before'),
    });
    expect(first.stop.until).toMatch(/^20\d\d-/);
    // No agent of it has worked: a run that ends so has failed, and says why and until when.
    expect(first.stop.reason).toMatch(
      /\(429: .*; the schedule ends before 20\d\d-.* UTC; no agent of this run has worked$/,
    );
    expect(exitCodeOf(first.stop)).toBe(3);
    const { host } = sessions.experiment;
    const { waiting } = readStatus(pathsOf('pi', host), host);
    expect(waiting?.until).toBe(first.stop.until);
    const second = await sessions.run(1);
    expect(second.kinds.slice(2)).toEqual(['merged']);
    expect(exitCodeOf(second.stop)).toBe(0);
  });

  it('ends well where the limit comes after agents that worked', async () => {
    const limit = failed(429, 'usage limit reached|RESET');
    const sessions = withClaude(`${COUNT}
if [ "$n" = 2 ]; then echo '${limit}' | sed "s/RESET/$(( $(date +%s) + 500000 ))/"; exit 1; fi
${better}`);
    const { stop, kinds } = await sessions.run(3);
    expect(kinds).toEqual(['baseline', 'merged', 'killed']);
    expect(stop).toMatchObject({ kind: 'rate_limited', reason: expect.stringMatching(/ends before 20\d\d-.* UTC$/) });
    expect(exitCodeOf(stop)).toBe(0);
  });

  it('counts for nothing where it is cancelled while it waits, and the next iteration is another one', async () => {
    const sessions = withClaude(`${COUNT}
if [ "$n" = 1 ]; then echo '${failed(529, 'Overloaded')}'; exit 1; fi
${better}`);
    const cancel = new AbortController();
    const first = await sessions.run(1, { onWait: () => cancel.abort(), signal: cancel.signal });
    expect(first.kinds).toEqual(['baseline', 'killed']);
    expect(first.stop.kind).toBe('interrupted');
    expect(first.records.at(-1)?.notes).toContain('while it waited for the model');
    const second = await sessions.run(1);
    expect(second.records.slice(2)).toMatchObject([{ iter: 2, outcome: 'merged' }]);
    expect(second.stop.kind).toBe('max_iterations');
  });

  it('does not wait where the sessions that waited have used up the budget', async () => {
    const dear = JSON.stringify({ ...JSON.parse(failed(429, 'limit')), total_cost_usd: 0.6 });
    const sessions = withClaude(`${COUNT}\necho '${dear}'; exit 1`, '[budget]\nusd = 0.5');
    const { stop, kinds, records } = await sessions.run();
    expect(kinds).toEqual(['baseline', 'infra_error']);
    expect(stop).toMatchObject({ kind: 'agent', reason: expect.stringContaining('budget.usd: $0.60 of $0.50 spent') });
    expect(records.at(-1)?.notes).toContain('budget.usd is spent before');
    expect(sessions.count()).toBe(1);
  });

  it('gives up on an outage after agent.max_wait', async () => {
    const sessions = withClaude(`${COUNT}\necho '${failed(529, 'Overloaded')}'; exit 1`, 'max_wait = "1s"');
    const { stop, kinds } = await sessions.run();
    expect(kinds).toEqual(['baseline', 'infra_error']);
    expect(stop).toMatchObject({
      kind: 'agent',
      reason: expect.stringMatching(/overloaded.*agent\.max_wait, 1s.*Run again/),
    });
  });

  it('is judged by what it left, where it left something', async () => {
    const sessions = withClaude(`${COUNT}\necho $(( 10 - n )) > value.txt; echo '${failed(429, 'limit')}'; exit 1`);
    const { kinds } = await sessions.run(2);
    expect(kinds).toEqual(['baseline', 'merged', 'merged']);
  });

  it('ends the run after five that failed alike, whatever the reason', async () => {
    const sessions = withClaude(`${COUNT}\necho 'no such profile: frob' >&2; exit 2`);
    const { stop, kinds, records } = await sessions.run(20);
    expect(kinds).toEqual(['baseline', 'noop', 'noop', 'noop', 'noop', 'noop']);
    expect(stop).toMatchObject({
      kind: 'agent',
      reason: expect.stringContaining('5 agents in a row failed for the same reason'),
    });
    expect(records.at(-1)?.notes).toContain('exit code 2: "no such profile: frob"');
  });
});
