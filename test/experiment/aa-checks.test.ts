import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createExperiment, decisionsOf, type Experiment, type ExperimentFiles, NUDGE } from '../helpers/experiment.ts';
import { remarksOf } from '../helpers/findings.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const aaChecksOf = (experiment: Experiment) => decisionsOf(experiment).filter(({ kind }) => kind === 'canary');
const runsOf = (experiment: Experiment) => decisionsOf(experiment).filter(({ stage }) => stage === 'canary');

// One number from a normal distribution around the value, and the same for the same code never.
const NOISY = `value=$(cat value.txt); awk -v value=$value -v seed="$(od -An -N3 -tu4 /dev/urandom)" '
  BEGIN { srand(seed); printf "%.6f", value + sqrt(-2 * log(1 - rand())) * cos(6.28318530718 * rand()) }'\n`;

/** One of two numbers in turn, whatever the code: noise without luck. */
function alternating(): string {
  const seen = createFolder();
  return `n=$(ls ${seen} | wc -l); : > ${seen}/$n; echo $((9 + 2 * (n % 2)))\n`;
}

/** Of an experiment whose evaluator and policy matter, and its agent does not. */
function experimentOf(score: string, lines: readonly string[], more: Partial<ExperimentFiles> = {}): Experiment {
  const objective = ['command = "sh score.sh"', 'direction = "min"', 'confirm = { pairs = 0 }', ...lines];
  return createExperiment({
    agent: NUDGE,
    ...more,
    files: { 'score.sh': score },
    // The evaluators of some of these count their runs in a folder that no sandbox shows.
    config: {
      objective: objective.join('\n'),
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

/** The records alone do not show which tree it was; git does. */
async function expectTreeChecked(experiment: Experiment): Promise<void> {
  const wrongs = async () => {
    const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
    return findings.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
  };
  expect(await wrongs()).toEqual([]);
  const path = join(experiment.place, 'decisions.jsonl');
  const before = readFileSync(path, 'utf8');
  const tree = String(runsOf(experiment)[0]?.tree);
  writeFileSync(
    path,
    before.replaceAll(
      tree,
      tree.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    ),
  );
  expect((await wrongs()).join('; ')).toContain('negative control is not of the protected files alone');
  writeFileSync(path, before);
}

describe('a negative control', { timeout: 120_000 }, () => {
  it.each<readonly [policy: string, score: () => string, runs: number]>([
    ['decision = "greedy"', () => 'echo 10\n', 2],
    ['decision = "auto"\ncalibration_runs = 2', () => 'echo 10\n', 1],
    ['decision = "ladder"\ncalibration_runs = 2', () => 'echo 10\n', 1],
    ['decision = "checkpoint"\ncalibration_runs = 4', alternating, 5],
  ])(
    'that an evaluator without eyes takes for sound ends the run, before any agent works: %s',
    async (policy, score, runs) => {
      const experiment = experimentOf(score(), [policy]);
      const { stop, records } = await experiment.run();
      expect(stop).toMatchObject({
        kind: 'alarm',
        reason: expect.stringContaining('objective.negative_control = "warn"'),
      });
      expect(stop.reason).toContain(
        'the negative control, a tree with only the protected files, is not clearly worse (',
      );
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline']);
      expect(runsOf(experiment)).toHaveLength(runs);
      expect(aaChecksOf(experiment)).toMatchObject([{ variety: 'broken', passed: false }]);
      const { host } = experiment;
      expect(remarksOf(auditExperiment({ name: 'pi' }, host))).toEqual([]);
      const again = await experiment.run();
      expect(again).toMatchObject({ stop: { kind: 'alarm' }, records: [{ outcome: 'baseline' }] });
      expect(readStatus(pathsOf('pi', host), host).notices).toEqual([aaChecksOf(experiment)[0]?.remark]);
    },
  );

  it('that scores better ends the run, too; another rule begins another run', async () => {
    const experiment = experimentOf(NOISY, ['decision = "paired-sequential"', 'calibration_runs = 4']);
    const { stop } = await experiment.run();
    expect(stop).toMatchObject({
      kind: 'alarm',
      reason: expect.stringContaining(': the evaluator rewards throwing code away.'),
    });
    const path = join(experiment.place, 'config.toml');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('confirm =', 'guards = [{ command = "test -f value.txt" }]\nconfirm ='),
    );
    const again = await experiment.run({ maxIterations: 1 });
    expect(again.stop.kind).toBe('max_iterations');
    expect(aaChecksOf(experiment)).toMatchObject([{ passed: true }]);
  });

  it('is only reported where the config says so, and not tried where it says that', async () => {
    const blind = ['decision = "auto"', 'calibration_runs = 2'];
    const reported = experimentOf('echo 10\n', [...blind, 'negative_control = "warn"']);
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => event.kind === 'note' && notes.push(event.note);
    const { stop } = await reported.run({ maxIterations: 1, onEvent });
    expect(stop.kind).toBe('max_iterations');
    const remark = String(aaChecksOf(reported)[0]?.remark);
    expect(remark).toMatch(/^the negative control, a tree with only/);
    expect(notes).toContain(remark);
    expect(readStatus(pathsOf('pi', reported.host), reported.host).notices).toEqual([remark]);
    expect(auditExperiment({ name: 'pi' }, reported.host).isSound).toBe(true);
    await expectTreeChecked(reported);
    const silent = decisionsOf(reported).map((line) => (line.kind === 'canary' ? { ...line, remark: null } : line));
    expect(auditRecords({ records: silent }).differences.map(({ kind }) => kind)).toContain('outcome');
    const off = experimentOf('echo 10\n', [...blind, 'negative_control = "off"']);
    expect((await off.run({ maxIterations: 1 })).stop.kind).toBe('max_iterations');
    expect(aaChecksOf(off)).toEqual([]);
  });

  it.each([
    ['a guard of the objective', 'guards = [{ command = "test -f value.txt" }]', 1],
    ['a metric', 'parse = { kind = "jq", path = ".score" }\nguards = [{ metric = "size", max_regression = 0 }]', 1],
  ])('fails where %s refuses it', async (_name, guards, runs) => {
    const score = 'cat value.txt >&2; echo "{\\"score\\": 10, \\"size\\": $(test -f value.txt && echo 1 || echo 2)}"\n';
    const parse = guards.includes('jq') ? [] : ['parse = { kind = "jq", path = ".score" }'];
    const experiment = experimentOf(score, ['decision = "auto"', 'calibration_runs = 2', guards, ...parse]);
    const { stop } = await experiment.run({ maxIterations: 1 });
    expect(stop.kind).toBe('max_iterations');
    expect(runsOf(experiment)).toHaveLength(runs);
    expect(aaChecksOf(experiment)).toMatchObject([{ passed: true, remark: null }]);
    expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
  });

  it('that is interrupted continues with the scores that it has', async () => {
    const seen = createFolder();
    // The second run of the broken tree waits, once.
    const wait = `test -f value.txt || { n=$(ls ${seen} | wc -l); : > ${seen}/$n; test $n != 1 || exec sleep 60; }\n`;
    const experiment = experimentOf(`${wait}${alternating()}`, [
      'decision = "paired-sequential"',
      'calibration_runs = 4',
      'negative_control = "warn"',
      'screen = "off"',
      'max_pairs = 5',
    ]);
    const stopper = new AbortController();
    const status = setInterval(() => existsSync(join(seen, '1')) && stopper.abort(), 20);
    const { stop } = await experiment.run({ maxIterations: 1, signal: stopper.signal });
    clearInterval(status);
    expect(stop.kind).toBe('interrupted');
    expect(aaChecksOf(experiment)).toEqual([]);
    const { stop: end } = await experiment.run({ mode: 'resume', maxIterations: 1 });
    expect(end.kind).toBe('max_iterations');
    const runs = runsOf(experiment).map(({ index, ended }) => [index, ended]);
    expect(runs.slice(0, 3)).toEqual([
      [1, 'scored'],
      [2, 'aborted'],
      [2, 'scored'],
    ]);
    expect(aaChecksOf(experiment)).toHaveLength(1);
    expect(remarksOf(auditExperiment({ name: 'pi' }, experiment.host))).toEqual([]);
  });

  it('cannot be made of a base of protected files alone, which is reported', async () => {
    const experiment = experimentOf('cat value.txt\n', [
      'decision = "auto"',
      'calibration_runs = 2',
      'protect = ["**"]',
    ]);
    const { stop } = await experiment.run({ maxIterations: 1 });
    expect(stop.kind).toBe('max_iterations');
    expect(aaChecksOf(experiment)).toMatchObject([
      { passed: true, remark: expect.stringContaining('nothing but protected') },
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
  });
});

describe('a no-op of exact scores', { timeout: 120_000 }, () => {
  const lines = ['decision = "auto"', 'calibration_runs = 2', 'aa_check_every = 1'];

  it('costs one run, and comes out as before', async () => {
    const experiment = experimentOf('cat value.txt\n', lines);
    const { records } = await experiment.run({ maxIterations: 2 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    const noops = decisionsOf(experiment).filter(({ kind, task }) => kind === 'evaluation' && task === 'canary 1');
    expect(noops).toMatchObject([{ stage: 'measure', score: 9 }]);
    expect(aaChecksOf(experiment)).toMatchObject([{ variety: 'broken' }, { variety: 'noop', passed: true }]);
    expect(remarksOf(auditExperiment({ name: 'pi' }, experiment.host))).toEqual([]);
  });

  it('that comes out otherwise has the evaluator taken for noisy', async () => {
    const seen = createFolder();
    // From the sixth run of a whole tree on it is noisy: after two of the base, the trial of the evaluator that a run makes
    // before its first agent, and two of the first change.
    const turn = `set -e; cat value.txt >&2; n=$(ls ${seen} | wc -l); : > ${seen}/$n; test $n -ge 5 || exec cat value.txt\n`;
    const experiment = experimentOf(`${turn}${NOISY}`, [...lines, 'max_pairs = 5', 'screen = "off"']);
    const { records } = await experiment.run({ maxIterations: 2 });
    expect(records.map(({ decision }) => decision?.policy)).toEqual([undefined, 'greedy', 'paired-sequential']);
    const decisions = decisionsOf(experiment).filter(({ kind }) => kind === 'decision');
    expect(decisions.map(({ task, code }) => [task, code]).slice(0, 2)).toEqual([
      ['iteration 1', 'better'],
      ['canary 1', 'nondeterministic'],
    ]);
    expect(remarksOf(auditExperiment({ name: 'pi' }, experiment.host))).toEqual([]);
  });
});
