import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/base/errors.ts';
import { describeWrong } from '../../../src/base/finding.ts';
import { type ChainLink, linkRecords } from '../../../src/base/journal-salvage.ts';
import { initExperiment } from '../../../src/experiment/init/init.ts';
import { type VerifyExperimentRequest, verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { runOnce } from '../../helpers/run-once.ts';

const AGENT = 'case $1 in 1) echo 8;; 2) echo 9;; *) echo 5; echo more > extra.txt;; esac > value.txt\n';

const once = runOnce();

function ranExperiment(config: Readonly<Record<string, string>> = {}): Promise<Experiment> {
  return once(
    JSON.stringify(config),
    () => createExperiment({ agent: AGENT, config }),
    (experiment) => experiment.run(),
  );
}

const verify = ({ host }: Experiment, request: Partial<VerifyExperimentRequest> = {}) =>
  verifyExperiment({ name: 'pi', ...request }, host);

async function issuesOf(experiment: Experiment, request: Partial<VerifyExperimentRequest> = {}): Promise<string[]> {
  const { findings } = await verify(experiment, request);
  return describeWrong(findings);
}

/** Every file below a folder with its content. */
function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'base64')]),
  );
}

const ledgerOf = ({ place }: Experiment) => join(place, 'iterations.jsonl');
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');

/** Writes a journal, the ledger by default, as somebody would who knows how the chain is made. */
function forge(
  experiment: Experiment,
  change: (record: Record<string, unknown>) => Record<string, unknown>,
  path = ledgerOf(experiment),
): void {
  const records = linesOf(path).map((line): ChainLink => {
    return { record: change(JSON.parse(line) as Record<string, unknown>) };
  });
  writeFileSync(path, linkRecords(records));
}

describe('verifyExperiment', () => {
  it('finds nothing wrong with a run, and changes no file', async () => {
    const experiment = await ranExperiment();
    const before = snapshot(experiment.folder);
    const { findings, isSound } = await verify(experiment);
    expect(findings.filter(({ kind }) => kind !== 'ok')).toEqual([]);
    expect(isSound).toBe(true);
    expect(findings.map(({ what }) => what)).toEqual([
      'iterations.jsonl',
      'intents.jsonl',
      'records',
      'iteration 1',
      'iteration 3',
      'branch autorize/pi',
      'evidence',
      'decisions.jsonl',
      'decisions.jsonl',
      'files',
    ]);
    expect(snapshot(experiment.folder)).toEqual(before);
  });

  it('runs nothing of the user’s git configuration', async () => {
    const experiment = await ranExperiment();
    const mark = join(experiment.folder, '.git', 'canary');
    const config = `[core]\n\tfsmonitor = touch ${mark}\n[diff]\n\texternal = touch ${mark}\n`;
    appendFileSync(join(experiment.folder, '.git', 'config'), config);
    expect(await issuesOf(experiment)).toEqual([]);
    expect(existsSync(mark)).toBe(false);
  });

  it('names a line that was edited, and still checks the rest', async () => {
    const experiment = await ranExperiment();
    const text = readFileSync(ledgerOf(experiment), 'utf8');
    writeFileSync(ledgerOf(experiment), text.replace('"score":9', '"score":7'));
    const issues = await issuesOf(experiment);
    expect(issues).toContain('iterations.jsonl: line 3: it has content that does not match its hash');
    expect(issues).toContain('iteration 2: evidence.json has the score 9, the record has 7');
  });

  it.each([
    ['score', { score: 4, best_so_far: 4 }, 'of iteration 3 with score 5; the record says 3 and 4'],
    [
      'changed_paths',
      { changed_paths: ['value.txt'] },
      'changes 2 paths ("extra.txt", "value.txt"); the record names others',
    ],
    ['diff_lines', { diff_lines: 1 }, 'changes 3 lines; the record says 1'],
    ['tree', { tree: 'f'.repeat(40) }, `the record says "${'f'.repeat(40)}"`],
    ['base_commit', { base_commit: 'e'.repeat(40) }, `the record says "${'e'.repeat(40)}"`],
    ['commit', { commit: 'd'.repeat(40) }, 'is not in this repository'],
    ['notes', { notes: 'a fine idea' }, 'the record is not what was intended: notes differ'],
    ['iter', { iter: 2 }, 'records: there are two records of iteration 2'],
    ['best_so_far', { best_so_far: 6 }, 'iteration 3 says that the best score is 6; by the records it is 5'],
  ])('finds a forged %s in a ledger whose chain was recreated', async (_, members, expected) => {
    const experiment = await ranExperiment();
    forge(experiment, (record) => (record.iter === 3 ? { ...record, ...members } : record));
    const issues = await issuesOf(experiment);
    expect(issues.join('\n')).toContain(expected);
  });

  it('does not report decisions as recomputed where git contradicts the run header of their log', async () => {
    const experiment = await ranExperiment();
    const log = join(experiment.place, 'decisions.jsonl');
    const other = userGit(experiment.folder, 'rev-parse', 'autorize/pi');
    forge(experiment, (record) => (record.kind === 'genesis' ? { ...record, baseline_commit: other } : record), log);
    const found = (await verify(experiment)).findings.filter(({ what }) => what === 'decisions.jsonl');
    expect(describeWrong(found).join()).toMatch(/its run header gives [0-9a-f]{40} another tree than it has/);
    expect(found.filter(({ kind }) => kind === 'ok').map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^the chain of \d+ records is unbroken$/),
    ]);
  });

  it('finds a commit that nobody recorded, and a branch that is gone', async () => {
    const experiment = await ranExperiment();
    const { folder } = experiment;
    const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
    const stray = userGit(folder, 'commit-tree', '-p', branchHead, '-m', 'mine', `${branchHead}^{tree}`);
    userGit(folder, 'update-ref', 'refs/heads/autorize/pi', stray);
    expect(await issuesOf(experiment)).toEqual([
      `branch autorize/pi: its commit 3 is ${stray}; by the records it is none: the branch should end before it, at ${branchHead}`,
    ]);
    const base = userGit(folder, 'rev-parse', 'HEAD');
    userGit(folder, 'update-ref', 'refs/heads/autorize/pi', base);
    expect((await issuesOf(experiment)).join()).toContain(`; restore it: git branch -f autorize/pi ${branchHead}`);
    userGit(folder, 'update-ref', '-d', 'refs/heads/autorize/pi');
    expect(await issuesOf(experiment)).toEqual([
      `branch autorize/pi: the branch is missing; restore it: git branch autorize/pi ${branchHead}`,
    ]);
  });

  it('proves nothing of an experiment that init made and no run has begun, and misses no branch', async () => {
    const { folder, host } = createExperiment({ agent: AGENT });
    await initExperiment(
      { name: 'new', command: 'sh score.sh', direction: 'min', agent: 'sh agent.sh {prompt_file}' },
      host,
    );
    expect(userGit(folder, 'branch', '--list', 'autorize/*')).toBe('');
    const { isSound, findings } = await verifyExperiment({ name: 'new' }, host);
    expect(isSound).toBe(false);
    expect(findings.filter(({ kind }) => kind === 'unproved').map(({ what }) => what)).toEqual(['records']);
  });

  it('finds a diff and evidence that were edited', async () => {
    const experiment = await ranExperiment();
    const diff = join(experiment.place, 'iter-0003', 'changes.diff');
    writeFileSync(diff, readFileSync(diff, 'utf8').replace('+more', '+less'));
    const evidence = join(experiment.place, 'iter-0002', 'evidence.json');
    writeFileSync(evidence, readFileSync(evidence, 'utf8').replace('"score": 9', '"score": 3'));
    const issues = (await issuesOf(experiment)).join('\n');
    expect(issues).toContain('iteration 3: changes.diff is not the change of');
    expect(issues).toContain('iteration 2: evidence.json has the score 3, the record has 9');
    const { findings } = await verify(experiment);
    const where = { file: 'evidence.json', path: '$.score' };
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'wrong', what: 'iteration 2', where }));
  });

  it('finds an intent that is gone, and the file of all of them', async () => {
    const experiment = await ranExperiment();
    const intents = join(experiment.place, 'intents.jsonl');
    const [first = ''] = linesOf(intents);
    writeFileSync(intents, `${first}\n`);
    expect((await issuesOf(experiment)).join('\n')).toContain('iteration 3: the intent that the commit names');
    rmSync(intents);
    const { findings, isSound } = await verify(experiment);
    // These records are of a version that never accepts a change without its intent.
    expect(isSound).toBe(false);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toHaveLength(2);
  });

  it('reports a last line that was never finished, which is nothing wrong', async () => {
    const experiment = await ranExperiment();
    appendFileSync(ledgerOf(experiment), '{"iter":4,');
    const { findings, isSound } = await verify(experiment);
    expect(isSound).toBe(true);
    expect(findings[0]?.detail).toBe(
      'the chain of 4 records is unbroken; 10 bytes of a last line were never finished, the next run cuts them',
    );
  });

  it('knows an accepted change whose record is still to be written', async () => {
    const experiment = await ranExperiment();
    writeFileSync(
      ledgerOf(experiment),
      linesOf(ledgerOf(experiment))
        .slice(0, 3)
        .map((line) => `${line}\n`)
        .join(''),
    );
    const { findings, isSound } = await verify(experiment);
    expect(isSound).toBe(true);
    expect(findings.filter(({ kind }) => kind !== 'ok')).toEqual([
      {
        kind: 'unchecked',
        what: 'branch autorize/pi',
        detail: 'iteration 3 was kept, and its record is still to be written: autorize resume pi',
      },
    ]);
  });

  it('finds nothing wrong with workspaces side by side, whose changes are brought onto each other', async () => {
    const experiment = createExperiment({
      agent: 'sleep $1; echo $((2 - $1)) > "part-$1.txt"\n',
      files: { 'part-1.txt': '5\n', 'part-2.txt': '5\n' },
      config: {
        iteration: 'budget = "20s"\nparallel = 2\nmax_iterations = 2',
        objective: 'command = "echo $(( $(cat part-1.txt) + $(cat part-2.txt) ))"\ndirection = "min"\nprotect = []',
      },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 6],
      ['merged', 1],
    ]);
    const again = records.filter(({ iter }) =>
      existsSync(join(experiment.place, `iter-000${iter}`, 'again-score.stdout')),
    );
    expect(again).toHaveLength(1);
    expect(await issuesOf(experiment, { rescore: true })).toEqual([]);
  });

  it('says of an original tool’s ledger what it could not check', async () => {
    const experiment = createExperiment({ agent: AGENT });
    const base = userGit(experiment.folder, 'rev-parse', 'HEAD');
    userGit(experiment.folder, 'branch', 'autorize/pi', base);
    const record = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:01:00Z' };
    const lines = [
      { iter: 1, ...record, outcome: 'merged', score: 8, best_so_far: 8 },
      { iter: 2, ...record, outcome: 'noop', score: null, best_so_far: 8 },
    ];
    writeFileSync(ledgerOf(experiment), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    writeFileSync(
      join(experiment.place, 'state.json'),
      JSON.stringify({ experiment: 'pi', branch: 'autorize/pi', base_commit: base, started_at: record.started_at }),
    );
    const { findings, isSound } = await verify(experiment, { rescore: true });
    expect(isSound).toBe(true);
    expect(findings.flatMap(({ kind, detail }) => (kind === 'unchecked' ? [detail] : []))).toEqual([
      'the first 2 records were written by a tool without a chain: they could have been edited',
      '1 kept iteration of another tool name no commit',
      'the record names no commit to be scored again',
    ]);
  });
});

describe('verifyExperiment, scoring again', () => {
  it('scores every kept commit, and leaves nothing behind', async () => {
    const experiment = await ranExperiment();
    const cache = join(experiment.host.env.XDG_CACHE_HOME ?? '', 'autorize');
    const before = readdirSync(cache);
    const { findings, rescored, isSound } = await verify(experiment, { rescore: true });
    expect(isSound).toBe(true);
    expect(rescored.map(({ iter, recorded, scores }) => [iter, recorded, scores])).toEqual([
      [1, 8, [8]],
      [3, 5, [5]],
    ]);
    expect(findings.at(-1)).toEqual({ kind: 'ok', what: 'score of iteration 3', detail: 'recorded 5, scored again 5' });
    expect(readdirSync(cache)).toEqual(before);
  });

  it('distinguishes an evaluator that gives another score twice from a noisy one', async () => {
    const experiment = await ranExperiment();
    forge(experiment, (record) => (record.iter === 3 ? { ...record, score: 4, best_so_far: 4 } : record));
    expect(await issuesOf(experiment, { iter: 3 })).toContain(
      'score of iteration 3: recorded 4, scored again 5, twice',
    );

    const noisy = await ranExperiment({ objective: 'command = "date +%s%N"\ndirection = "min"\nfail_mode = "worst"' });
    const { findings, rescored } = await verify(noisy, { iter: 0 });
    expect(rescored[0]?.scores).toHaveLength(2);
    expect(findings.at(-1)).toMatchObject({ kind: 'unchecked', what: 'score of iteration 0' });
    expect(findings.at(-1)?.detail).toMatch(/the evaluator is noisy$/);
  });

  it('finds a commit that cannot be scored any more', async () => {
    const experiment = await ranExperiment();
    const config = join(experiment.place, 'config.toml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('sh score.sh', 'sh score.sh && exit 3'));
    const issues = await issuesOf(experiment, { iter: 1 });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(/^score of iteration 1: [0-9a-f]{40} has no score: score ended with exit code 3/);
  });

  it('refuses an iteration that was not kept, naming those that were', async () => {
    const experiment = await ranExperiment();
    await expect(verify(experiment, { iter: 2 })).rejects.toThrow(UsageError);
    await expect(verify(experiment, { iter: 2 })).rejects.toThrow(
      'iteration 2 of "pi" is "discarded"; expected an accepted change (1, 3), or 0 for the baseline',
    );
  });
});
