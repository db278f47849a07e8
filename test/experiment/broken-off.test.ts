// Runs of the evaluator that ended otherwise than by themselves: each has a record, and nothing rests on it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RunLog, type RunName, recordRun } from '../../src/engine/evaluation/recorded-run.ts';
import { cleanExperiment } from '../../src/experiment/maintenance/clean.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createExperiment, type DecisionLine, decisionsOf, type Experiment } from '../helpers/experiment.ts';
import { superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const OBJECTIVE = [
  'command = "sh score.sh"',
  'direction = "min"',
  'decision = "auto"',
  'calibration_runs = 2',
  'confirm = { pairs = 2 }',
].join('\n');
const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';

function withOpenEnd(files: Readonly<Record<string, string>> = {}, ...more: readonly string[]): Experiment {
  return createExperiment({
    agent: 'echo $((10 - $1)) > value.txt\n',
    files,
    config: {
      objective: [OBJECTIVE, ...more].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 1',
      agent: AGENT,
    },
  });
}

/** Goes on to the end, and gives what was recorded. */
async function expectGoneOn(experiment: Experiment, ended: string): Promise<DecisionLine[]> {
  const { stop } = await experiment.run({ mode: 'resume' });
  expect(stop.kind).toBe('max_iterations');
  const lines = decisionsOf(experiment);
  const runs = lines.filter(({ kind }) => kind === 'evaluation');
  expect(runs.map(({ id }) => id)).toEqual(runs.map((_, index) => index + 1));
  const at = lines.findIndex((line) => line.ended === ended);
  expect(lines[at]).toMatchObject({ task: 'iteration 1', stage: 'measure', score: null, exit_code: null });
  expect(lines[at + 1]).toMatchObject({ kind: 'interrupted', task: 'iteration 1' });
  expect(runs.filter((line) => line.ended !== 'scored' && line.stage !== 'canary')).toHaveLength(1);
  expect(lines.find(({ kind }) => kind === 'claim')).toMatchObject({ tested: 1, kept: 1 });
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  return lines;
}

describe('a run of the evaluator', { timeout: 120_000 }, () => {
  it.each([
    // Two of the calibration, the negative control, then the first one.
    ['evaluation:after-mark', 4],
    // The trial that a run makes of its evaluator before the first agent is scored, but no evaluation of the record.
    ['judge:after-score', 5],
  ])('that kill -9 ended at %s is recorded by the next opening, and no decision rests on it', async (point, nth) => {
    const experiment = withOpenEnd();
    const end = await superviseExperiment(experiment, { env: { AUTORIZE_FAULT: `${point}:kill:${nth}` } }).ended;
    expect(end.signal).toBe('SIGKILL');
    expect(decisionsOf(experiment).at(-1)).toMatchObject({ kind: 'candidate', id: 'iteration 1' });
    await expectGoneOn(experiment, 'killed');
  });

  it('that kill -9 ended is recorded by the next opening after a clean, too, and the secret is disclosed at last', async () => {
    const experiment = withOpenEnd();
    await superviseExperiment(experiment, { env: { AUTORIZE_FAULT: 'evaluation:after-mark:kill:4' } }).ended;
    const { removed } = await cleanExperiment({ name: 'pi' }, experiment.host);
    expect(removed).toContain('store');
    const lines = await expectGoneOn(experiment, 'killed');
    expect(lines.at(-1)).toMatchObject({ kind: 'seed-reveal' });
  });

  it('that kill -9 ended while a change was left out leaves it out again, as often as that happens', async () => {
    const experiment = withOpenEnd({}, '[handover]\ndistil = true');
    // Two of the calibration, the negative control, two of the change: the first run of the one pair, then that
    // again.
    const kill = async (mode: 'run' | 'resume', nth: number) => {
      const env = { AUTORIZE_FAULT: `evaluation:after-record:kill:${nth}` };
      expect((await superviseExperiment(experiment, { mode, env }).ended).signal).toBe('SIGKILL');
      expect(decisionsOf(experiment).at(-1)).toMatchObject({ kind: 'evaluation', stage: 'leave-out' });
    };
    await kill('run', 6);
    await kill('resume', 1);
    const { stop } = await experiment.run({ mode: 'resume' });
    expect(stop.kind).toBe('max_iterations');
    const lines = decisionsOf(experiment);
    const count = (kind: string) =>
      lines.filter((line) => line.kind === kind && String(line.task).startsWith('leave-out ')).length;
    expect([count('leave-out'), count('interrupted'), count('effect')]).toEqual([3, 2, 1]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  });

  it('that had its record when kill -9 came is not recorded twice', async () => {
    const experiment = withOpenEnd();
    const env = { AUTORIZE_FAULT: 'evaluation:after-record:kill:4' };
    expect((await superviseExperiment(experiment, { env }).ended).signal).toBe('SIGKILL');
    await experiment.run({ mode: 'resume' });
    const runs = decisionsOf(experiment).filter(({ kind }) => kind === 'evaluation');
    const expected = runs.map(({ stage }, index) => [index + 1, stage === 'canary' ? 'failed' : 'scored']);
    expect(runs.map(({ id, ended }) => [id, ended])).toEqual(expected);
    expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
  });

  it('of the negative control that kill -9 ended is made again', async () => {
    const experiment = withOpenEnd();
    const env = { AUTORIZE_FAULT: 'judge:after-score:kill:3' };
    expect((await superviseExperiment(experiment, { env }).ended).signal).toBe('SIGKILL');
    expect((await experiment.run({ mode: 'resume' })).stop.kind).toBe('max_iterations');
    const aaChecks = decisionsOf(experiment).filter(
      ({ kind, task }) => kind === 'evaluation' && task === 'canary broken',
    );
    expect(aaChecks).toMatchObject([
      { index: 1, ended: 'killed' },
      { index: 1, ended: 'failed' },
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  });

  it('that Ctrl-C ended is recorded as aborted', async () => {
    const folder = createFolder();
    const experiment = withOpenEnd({
      'score.sh': `if [ -e value.txt ] && [ "$(cat value.txt)" != 10 ] && [ ! -e ${folder}/seen ]; then : >${folder}/seen; sleep 60; fi; cat value.txt\n`,
    });
    const operator = new AbortController();
    const running = experiment.run({ signal: operator.signal });
    await expect.poll(() => existsSync(join(folder, 'seen'))).toBe(true);
    operator.abort();
    expect((await running).stop.kind).toBe('interrupted');
    await expectGoneOn(experiment, 'aborted');
  });

  it('that the machine could not make is recorded, also where that is thrown', async () => {
    const drafts: DecisionLine[] = [];
    const decisionLog: RunLog = {
      marks: join(createFolder(), 'marks'),
      evaluationMs: [],
      append: (draft) => void drafts.push(draft),
      nextEvaluation: () => drafts.length + 1,
      takeEnvironmentSnapshot: () => ({ digest: 'here', facts: {} }),
      filesDigest: 'f',
    };
    const name: RunName = {
      ...{ task: 'c1', stage: 'pair', index: 1, attempt: 0, order_bit: 1, arm: 'candidate', seed: 5, tree: 't' },
    };
    const run = { name, judge: 'e', now: () => new Date(0) };
    const infra = { kind: 'infra', reason: 'no processes left' } as const;
    expect(await recordRun(decisionLog, run, async () => infra)).toEqual({
      ...infra,
      evaluation: 1,
      environment: 'here',
    });
    await expect(recordRun(decisionLog, run, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(drafts).toMatchObject([
      { id: 1, ended: 'infra', reason: 'no processes left', score: null, digest_before: '', digest_after: '' },
      { id: 2, ended: 'infra', reason: 'no room', score: null },
    ]);
    expect(decisionLog.evaluationMs).toEqual([]);
    // A file in the place of a folder above: nothing is begun that cannot be marked.
    const unmarked = { ...decisionLog, marks: join(createFolder({ file: '' }), 'file', 'marks') };
    await expect(recordRun(unmarked, run, async () => infra)).rejects.toThrow('ENOTDIR');
    expect(drafts).toHaveLength(2);
  });
});
