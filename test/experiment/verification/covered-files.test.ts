import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../src/base/finding.ts';
import { sealRecord } from '../../../src/base/journal-chain.ts';
import { cleanExperiment } from '../../../src/experiment/maintenance/clean.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { copyExperiment, createExperiment, type Experiment } from '../../helpers/experiment.ts';
import { runOnce } from '../../helpers/run-once.ts';

const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';
// The second iteration is worse and the third better: the ledger ends with a rejected one.
const CHANGES = 'case $1 in 1) echo 8;; 2) echo 9;; 3) echo 7;; *) echo 12;; esac > value.txt\n';

const once = runOnce();

function ranExperiment(): Promise<Experiment> {
  const create = () =>
    createExperiment({
      agent: CHANGES,
      config: {
        objective:
          'command = "sh score.sh"\ndirection = "min"\ndecision = "paired-sequential"\ncalibration_runs = 2\nconfirm = { pairs = 2 }\nintegrity = { broken = "off" }',
        iteration: 'budget = "20s"\nmax_iterations = 5',
        agent: AGENT,
      },
    });
  return once('pairs', create, async (created) => {
    const { records } = await created.run();
    expect(records.map(({ outcome }) => outcome)).toEqual([
      ...['baseline', 'merged', 'discarded', 'merged', 'discarded', 'discarded'],
    ]);
  });
}

const LONG = { timeout: 120_000 };
const verify = ({ host }: Experiment) => verifyExperiment({ name: 'pi' }, host);
const wrongOf = async (experiment: Experiment) =>
  (await verify(experiment)).findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);

// The output of a run of the current best, by its arm in the records.
const BEST_ARM = 'incumbent';
const BEST_RUN = `pair-1-${BEST_ARM}-score.stdout`;
const CHANGED: readonly (readonly [string, RegExp])[] = [
  ['iter-0001/score.stdout', /^iteration 1: "score\.stdout" was changed/],
  ['iter-0000/score.stdout', /^iteration 0: "score\.stdout" was changed/],
  [`iter-0001/runs/${BEST_RUN}`, new RegExp(`^iteration 1: "runs/${BEST_RUN}" was changed`)],
  ['iter-0002/agent.stdout', /^iteration 2: "agent\.stdout" was changed/],
  ['iter-0002/changes.diff', /^iteration 2: "changes\.diff" was changed/],
  ['iter-0002/files.json', /^iteration 2: files\.json, the list of its files, was changed/],
  ['confirmation-1/runs/confirm-2-candidate-score.stdout', /confirm-2-candidate-score\.stdout" was changed/],
];

const REMOVED: readonly (readonly [string, RegExp])[] = [
  ['iter-0001/evidence.json', /^iteration 1: "evidence\.json" is gone/],
  ['iter-0002/evidence.json', /^iteration 2: "evidence\.json" is gone/],
  ['iter-0001/changes.diff', /^iteration 1: "changes\.diff" is gone/],
  ['iter-0002/score.stdout', /^iteration 2: "score\.stdout" is gone/],
  ['iter-0002/files.json', /^iteration 2: files\.json, the list of its files, is gone/],
  ['iter-0002', /^iteration 2: files\.json, the list of its files, is gone/],
  ['intents.jsonl', /^iteration 1: the intent that the commit names by its hash is not in intents\.jsonl/],
];

describe('verify', () => {
  it('finds a fresh run sound, and after clean too', LONG, async () => {
    const experiment = await ranExperiment();
    const { isSound, findings } = await verify(experiment);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(isSound).toBe(true);
    expect(findings).toContainEqual({
      ...{ kind: 'ok', what: 'files' },
      detail: '6 records: their files are as they were recorded',
    });
    await cleanExperiment({ name: 'pi' }, experiment.host);
    expect((await verify(experiment)).isSound).toBe(true);
  });

  it('finds every file of a record that was changed', LONG, async () => {
    const created = await ranExperiment();
    for (const [path, expected] of CHANGED) {
      const experiment = copyExperiment(created.folder);
      appendFileSync(join(experiment.place, path), '7\n');
      expect(await wrongOf(experiment)).toContainEqual(expect.stringMatching(expected));
      expect((await verify(experiment)).isSound).toBe(false);
    }
  });

  it('finds every file of a record that was removed', LONG, async () => {
    const created = await ranExperiment();
    for (const [path, expected] of REMOVED) {
      const experiment = copyExperiment(created.folder);
      rmSync(join(experiment.place, path), { recursive: true });
      expect(await wrongOf(experiment)).toContainEqual(expect.stringMatching(expected));
    }
  });

  it('says what is not here where it ran on another machine, and stays sound', LONG, async () => {
    const experiment = await ranExperiment();
    for (const name of ['iter-0001/runs', 'iter-0001/agent.stdout', 'confirmation-1'])
      rmSync(join(experiment.place, name), { recursive: true });
    const { findings, isSound } = await verify(experiment);
    expect(isSound).toBe(true);
    expect(findings).toContainEqual({
      kind: 'unchecked',
      what: 'iteration 1',
      detail: expect.stringMatching(/^not here, as on a machine that it did not run on: agent\.stdout, runs\//),
    });
  });

  it.each([1, 2, 3, 5])('finds that the last %i records were cut, without the state', LONG, async (cut) => {
    const experiment = await ranExperiment();
    cutTail(experiment, cut);
    const found = await wrongOf(experiment);
    expect(found).toContainEqual(
      expect.stringMatching(/^iterations\.jsonl: iteration 5 was concluded, and its record is missing/),
    );
    // The folders are removed with their records: what was decided still names them.
    for (const iter of ['4', '5']) rmSync(join(experiment.place, `iter-000${iter}`), { recursive: true });
    expect(await wrongOf(experiment)).toContainEqual(
      expect.stringMatching(/^iterations\.jsonl: iteration 5 was concluded, and its record is missing/),
    );
  });

  it('says that records of an older version do not cover their files, and stays sound', LONG, async () => {
    const experiment = await ranExperiment();
    stripDigests(experiment);
    rmSync(join(experiment.place, 'intents.jsonl'));
    const { findings, isSound } = await verify(experiment);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(isSound).toBe(true);
    expect(findings).toContainEqual({
      kind: 'unchecked',
      what: 'files',
      detail: expect.stringMatching(/^iteration 0, .* and 1 more: not covered: written by an older version$/),
    });
  });
});

describe('audit', () => {
  it('refuses to speak of a ledger whose chain is broken', LONG, async () => {
    const experiment = await ranExperiment();
    expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
    const path = join(experiment.place, 'iterations.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"score":10', '"score":11'));
    expect(() => auditExperiment({ name: 'pi' }, experiment.host)).toThrow(
      /iterations\.jsonl.*line 1|iterations\.jsonl:1/s,
    );
  });
});

function cutTail({ place }: Experiment, records: number): void {
  const path = join(place, 'iterations.jsonl');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, `${lines.slice(0, -records).join('\n')}\n`);
  for (const name of ['state.json', 'run.json']) rmSync(join(place, name));
}

/** The ledger as a version without lists of files wrote it, its chain sound. */
function stripDigests({ place }: Experiment): void {
  const path = join(place, 'iterations.jsonl');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  let head = { seq: 1, prev: String((JSON.parse(lines[0] ?? '') as { prev: string }).prev) };
  const older = lines.map((line) => {
    const {
      files_digest: _,
      seq: _seq,
      prev: _prev,
      hash: _hash,
      ...fields
    } = JSON.parse(line) as Record<string, unknown>;
    const hidden = sealRecord(fields, head);
    head = hidden.next;
    return hidden.line;
  });
  writeFileSync(path, older.join(''));
}
