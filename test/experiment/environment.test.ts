// Where evaluations run: the lock of the environment around each, and a run that moves to another one.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { type RunLog, type RunName, recordRun } from '../../src/engine/evaluation/recorded-run.ts';
import { noticesOf } from '../../src/experiment/maintenance/notices.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createExperiment, type DecisionLine, decisionsOf } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const runsOf = (lines: readonly DecisionLine[]) => lines.filter(({ kind }) => kind === 'evaluation');

/** A folder of a PATH with a program `measure` in it, and a file that counts runs of the evaluator. */
function createMeasure(): { readonly bin: string; readonly count: string; readonly path: string } {
  const bin = createFolder();
  writeFileSync(join(bin, 'measure'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  return { bin, count: join(createFolder(), 'count'), path: `${bin}:${process.env.PATH}` };
}

/** An evaluator that changes a program of its PATH while it runs for the given time. */
function createMoving(at: number, score: string, objective: string) {
  const { bin, count, path } = createMeasure();
  const experiment = createExperiment({
    agent: 'echo 1 > value.txt\n',
    files: {
      'score.sh': [
        `echo x >> ${count}; n=$(wc -l < ${count})`,
        `if [ "$n" -eq ${at} ]; then echo '# another' >> ${bin}/measure; fi`,
        `${score}\n`,
      ].join('\n'),
    },
    config: {
      objective: ['command = "measure && sh score.sh"', 'direction = "min"', objective].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 1',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const env = { ...experiment.host.env, PATH: path };
  return { experiment, run: () => experiment.run({}, { env }) };
}

describe('the environment of evaluations', { timeout: 120_000 }, () => {
  it('is reported and hashed; a run that goes on in another one says so, measures its current best again, and adds up', async () => {
    const experiment = createExperiment({
      agent: 'echo $((10 - $1)) > value.txt\n',
      config: {
        objective:
          'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 4\nguards = [{ command = "true" }]',
        iteration: 'budget = "20s"\nmax_iterations = 1',
      },
    });
    const on = (image: string) => ({ env: { ...experiment.host.env, AUTORIZE_IMAGE_DIGEST: image } });
    await experiment.run({}, on('sha256:one'));
    const first = decisionsOf(experiment);
    const runHeader = first[0];
    expect(runHeader?.environment).toMatchObject({
      image_digest: 'given sha256:one',
      git: expect.stringMatching(/^\d/),
      kernel: expect.any(String),
      cpu: expect.stringMatching(/^\d+ x /),
      'program.sh': expect.stringMatching(/^\//),
      'program.true': expect.stringMatching(/^\//),
      'env.PATH': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { evaluator_digest: one } = runHeader ?? {};
    expect(new Set(runsOf(first).flatMap((run) => [run.digest_before, run.digest_after]))).toEqual(new Set([one]));
    const { records } = await experiment.run({}, on('sha256:two'));
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged']);
    const lines = decisionsOf(experiment);
    const at = lines.findIndex(({ kind }) => kind === 'environment');
    const moved = lines[at];
    expect(moved).toMatchObject({ environment: { image_digest: 'given sha256:two' } });
    const later = runsOf(lines.slice(at));
    // An evaluator that always gives the same is asked twice, in place of four times.
    expect(later.filter(({ stage }) => stage === 'calibrate')).toHaveLength(2);
    const two = moved?.evaluator_digest;
    expect(two).not.toBe(one);
    expect(new Set(later.flatMap((run) => [run.digest_before, run.digest_after]))).toEqual(new Set([two]));
    expect(lines.findLast(({ kind }) => kind === 'claim')).toMatchObject({ evaluator_digest: two });
    expect(noticesOf('pi', { records, decisions: lines, warnings: warningsIn(lines) })).toEqual([
      'evaluations go on in another environment: image_digest "given sha256:one", now "given sha256:two"',
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    const kindsWithout = (forged: readonly DecisionLine[]) =>
      auditRecords({ records: forged }).differences.map(({ kind }) => kind);
    expect(kindsWithout(lines.toSpliced(at, 1))).toContain('digest');
    const another = { ...moved, environment: { ...Object(moved?.environment), image_digest: 'given sha256:three' } };
    expect(kindsWithout(lines.with(at, another))).toContain('digest');
  });

  it('voids a run under which it changes; a comparison with a stored score begins again', async () => {
    const { experiment, run } = createMoving(4, 'cat value.txt', 'decision = "greedy"\nconfirm = { pairs = 0 }');
    const { records } = await run();
    expect(records.at(-1)).toMatchObject({ outcome: 'merged', score: 1 });
    const lines = decisionsOf(experiment);
    const at = lines.findIndex(({ ended }) => ended === 'moved');
    expect(lines[at]).toMatchObject({
      ...{ task: 'iteration 1', stage: 'measure', score: null },
      reason: expect.stringMatching(/^the environment changed meanwhile: program\.measure "/),
    });
    const [before, after] = [lines[0]?.evaluator_digest, lines[at - 1]?.evaluator_digest];
    expect(lines[at - 1]).toMatchObject({ kind: 'environment' });
    expect(lines[at]).toMatchObject({ digest_before: before, digest_after: after });
    expect(lines[at + 1]).toMatchObject({ kind: 'interrupted', task: 'iteration 1' });
    expect(runsOf(lines.slice(at + 1)).map(({ task }) => task)).toEqual(['calibration 2', 'iteration 1, moved']);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  });

  it('is looked at after each turn of an agent: nothing is compared with a score of the one before', async () => {
    const { bin, path } = createMeasure();
    const experiment = createExperiment({
      agent: `echo 1 > value.txt; echo '# another' >> ${bin}/measure\n`,
      config: {
        objective: 'command = "measure && sh score.sh"\ndirection = "min"',
        iteration: 'budget = "20s"\nmax_iterations = 1',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const { records } = await experiment.run({}, { env: { ...experiment.host.env, PATH: path } });
    expect(records.at(-1)).toMatchObject({ outcome: 'merged', score: 1 });
    const lines = decisionsOf(experiment);
    expect(runsOf(lines).map(({ task, ended }) => `${task} ${ended}`)).toEqual([
      'calibration 1 scored',
      'calibration 2 scored',
      'iteration 1 scored',
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    // A comparison with a score of another environment is reported.
    const at = lines.findIndex(({ kind, task }) => kind === 'evaluation' && task === 'iteration 1');
    const digests = { digest_before: lines[0]?.evaluator_digest, digest_after: lines[0]?.evaluator_digest };
    const { differences } = auditRecords({ records: lines.with(at, { ...lines[at], ...digests }) });
    expect(differences).toMatchObject([{ kind: 'digest', message: expect.stringContaining('another environment') }]);
  });

  it('has the prepared environment in it: where setup makes another one, no score is compared with those before', async () => {
    const made = join(createFolder(), 'made');
    writeFileSync(made, '100\n');
    const experiment = createExperiment({
      agent: 'echo $((10 - $1)) > value.txt\n',
      files: {
        'score.sh': 'v=$(cat value.txt) || exit 1; echo $(( v + $(cat tools/made) ))\n',
        '.gitignore': 'tools\n',
      },
      config: {
        objective: 'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }',
        setup: `command = "echo it is set up; mkdir tools && cp ${made} tools/made"\ninputs = [".gitignore"]`,
        iteration: 'budget = "20s"\nmax_iterations = 1',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const preparedIn = (line: DecisionLine | undefined) => Object(line?.environment).prepared_environment;
    await experiment.run();
    const [before] = decisionsOf(experiment);
    expect(preparedIn(before)).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(experiment.place, 'iter-0000', 'judge-setup-inputs.stdout'), 'utf8')).toBe(
      'it is set up\n',
    );
    // The same is made again.
    const remake = () => rmSync(join(experiment.cache, 'autorize', 'environments'), { recursive: true });
    remake();
    await experiment.run();
    expect(decisionsOf(experiment).some(({ kind }) => kind === 'environment')).toBe(false);
    remake();
    writeFileSync(made, '1\n');
    const { records } = await experiment.run();
    expect(records.map(({ score }) => score)).toEqual([110, 109, 108, 8]);
    const lines = decisionsOf(experiment);
    const moved = lines.find(({ kind }) => kind === 'environment');
    expect([before, preparedIn(before)]).not.toContain(preparedIn(moved));
    expect(noticesOf('pi', { records, decisions: lines, warnings: warningsIn(lines) })).toEqual([
      'evaluations go on in another environment: prepared_environment',
    ]);
    const decision = lines.findLast(({ kind }) => kind === 'decision');
    expect(decision).toMatchObject({ outcome: 'keep', evidence: { record: 9, scores: [8] } });
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  });

  it('voids a pair under which it changes, and the test goes on', async () => {
    const settings = [
      'decision = "paired-sequential"\ncalibration_runs = 4\nscreen = "off"',
      'confirm = { pairs = 0 }\naa_check_every = 0\nmax_plausible = 100',
    ];
    const { experiment, run } = createMoving(
      9,
      'v=$(cat value.txt) || exit 1; echo "$v.$(( n * 7 % 10 ))"',
      settings.join('\n'),
    );
    const { records } = await run();
    expect(records.at(-1)).toMatchObject({ outcome: 'merged' });
    const lines = decisionsOf(experiment);
    const pairs = runsOf(lines).filter(({ stage }) => stage === 'pair');
    const voided = pairs.filter(({ ended }) => ended === 'moved');
    expect(voided).toMatchObject([{ index: 2, attempt: 0, score: null }]);
    expect(pairs.filter(({ index }) => index === 2).map(({ attempt }) => attempt)).toEqual([0, 1, 1]);
    const decision = lines.find(({ kind }) => kind === 'decision');
    expect(decision).toMatchObject({ outcome: 'keep', evaluations: expect.not.arrayContaining([voided[0]?.id]) });
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    // A pair whose arms are of two environments is reported.
    const other = lines.findIndex(({ kind, stage, index }) => kind === 'evaluation' && stage === 'pair' && index === 3);
    const one = { digest_before: lines[0]?.evaluator_digest, digest_after: lines[0]?.evaluator_digest };
    const { differences } = auditRecords({ records: lines.with(other, { ...lines[other], ...one }) });
    expect(differences).toMatchObject([{ kind: 'digest', message: expect.stringContaining('another environment') }]);
  });

  it('is looked at before a run: an arm of a pair that would be of another one is not run at all', async () => {
    const drafts: DecisionLine[] = [];
    const decisionLog: RunLog = {
      marks: join(createFolder(), 'marks'),
      evaluationMs: [],
      append: (draft) => void drafts.push(draft),
      nextEvaluation: () => drafts.length + 1,
      takeEnvironmentSnapshot: () => ({ digest: 'there', facts: {} }),
      filesDigest: 'f',
    };
    const name: RunName = {
      ...{ task: 'c1', stage: 'pair', index: 1, attempt: 0, order_bit: 1, arm: 'incumbent', seed: 5, tree: 't' },
    };
    const run = { name, judge: 'e', environment: 'here', now: () => new Date(0) };
    const result = await recordRun(decisionLog, run, () => Promise.reject(new Error('it ran')));
    expect(result).toMatchObject({ kind: 'moved', evaluation: 1, environment: 'there' });
    expect(drafts).toMatchObject([{ ended: 'moved', score: null }]);
    expect(drafts[0]?.digest_before).toBe(drafts[0]?.digest_after);
  });
});

function warningsIn(records: readonly DecisionLine[]): readonly string[] {
  return auditRecords({ records }).state?.session.warnings ?? [];
}
