import { expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment, type DecisionLine, decisionsOf, NUDGE } from '../helpers/experiment.ts';

const objective = (...lines: string[]) =>
  [
    ...['command = "sh score.sh"', 'direction = "min"', 'decision = "auto"', 'calibration_runs = 2'],
    ...['integrity = { broken = "off" }', ...lines],
  ].join('\n');
const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';
const LONG = { timeout: 120_000 };
const messagesOf = (records: readonly DecisionLine[]) =>
  auditRecords({ records }).differences.map(({ message }) => message);

it(
  'confirms after every so many accepted changes, in new pairs where it was killed, and audit knows that it was due',
  LONG,
  async () => {
    const experiment = createExperiment({
      agent: NUDGE,
      config: {
        objective: objective('confirm = { pairs = 3, every_keeps = 2 }'),
        iteration: 'budget = "20s"\nmax_iterations = 4',
        agent: AGENT,
      },
    });
    // Two of the calibration, two for each accepted change: the eighth is in the first pair that confirms.
    const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'evaluation:after-mark:kill:8' } });
    expect(killed.signal).toBe('SIGKILL');
    const status = () => readStatus(pathsOf('pi', experiment.host), experiment.host);
    expect(status()).toMatchObject({ standing: { kind: 'unconfirmed' }, earlier: undefined });
    const reported: RunEvent[] = [];
    const { records } = await experiment.run({ mode: 'resume', onEvent: (event) => reported.push(event) });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', ...Array.from({ length: 4 }, () => 'merged')]);
    const lines = decisionsOf(experiment);
    const claims = lines.filter(({ kind }) => kind === 'claim');
    // At the end two keeps more are there; the end confirms them, and nothing is confirmed twice.
    expect(
      claims.map(({ task, final, kept, estimate, earlier_confirmations: earlier }) => [
        task,
        final,
        kept,
        estimate,
        earlier,
      ]),
    ).toEqual([
      ['confirmation 2', records[2]?.tree, 2, 2, 1],
      ['confirmation 3', records[4]?.tree, 4, 4, 2],
    ]);
    expect(reported.filter(({ kind }) => kind === 'claimed')).toEqual([
      { kind: 'claimed', sentence: claims[0]?.sentence, confirmed: true, after: 2 },
      { kind: 'claimed', sentence: claims[1]?.sentence, confirmed: true },
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({
      isSound: true,
      claim: claims[1]?.sentence,
    });
    const { standing, earlier } = status();
    expect(standing).toEqual({ kind: 'confirmed', sentence: claims[1]?.sentence });
    expect(earlier).toEqual({ iter: 2, sentence: claims[0]?.sentence, confirmed: true });
    const view = viewExperiment({ ...status(), now: new Date() });
    expect(renderStatus(view)).toContain(`earlier   confirmed after iteration 2: ${claims[0]?.sentence}`);
    expect(renderMarkdown(view)).toMatch(/^- Earlier: confirmed after iteration 2: \+20% \(95% CI /m);

    const without = lines.filter(({ task }) => task !== 'confirmation 2');
    expect(messagesOf(without)).toContain('iteration 3 was tested, though a confirmation is due before it');
    const dearer = lines.map((line) => (line === claims[0] ? { ...line, estimate: 3 } : line));
    expect(messagesOf(dearer)).toContain("the claim's estimate is not what the confirmation's scores give");
  },
);

it('goes on without a number that is not available, with workspaces in parallel', LONG, async () => {
  const experiment = createExperiment({
    agent: 'echo $((10 - $1)) > value.txt\n',
    config: {
      objective: objective('confirm = { pairs = 2, every_keeps = 1, command = "false" }'),
      iteration: 'budget = "20s"\nmax_iterations = 4\nparallel = 2',
      agent: AGENT,
    },
  });
  const notes: string[] = [];
  const { stop, records } = await experiment.run({
    onEvent: (event) => event.kind === 'note' && notes.push(event.note),
  });
  expect(stop.reason).toBe('max_iterations reached: 4 iterations');
  expect(records).toHaveLength(5);
  const retained = records.filter(({ outcome }) => outcome === 'merged').length;
  expect(retained).toBeGreaterThan(0);
  const lines = decisionsOf(experiment);
  const halted = lines.filter(({ kind, task }) => kind === 'interrupted' && String(task).startsWith('confirmation '));
  // In mid-run each accepted change is tried once, but for the last one where no attempt follows; and all of them at the end.
  expect([retained, retained + 1]).toContain(halted.length);
  const failed = /^the current best failed 3 times in a row: /;
  expect(halted.map((line) => line.halted)).toEqual(halted.map(() => expect.stringMatching(failed)));
  expect(notes).toContainEqual(
    expect.stringMatching(/^what is kept so far is not confirmed: the current best failed /),
  );
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  const lied = lines.map((line) => (line === halted[0] ? { ...line, halted: 'no time' } : line));
  expect(messagesOf(lied)).toContainEqual(
    expect.stringMatching(/^confirmation 1 is recorded to have ended by itself /),
  );
});
