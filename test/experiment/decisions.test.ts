import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { describeWrong } from '../../src/base/finding.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { probeSandbox } from '../../src/kernel/sandbox-level.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment, type DecisionLine, decisionsOf, type Experiment } from '../helpers/experiment.ts';
import { remarksOf } from '../helpers/findings.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const hasBubblewrap = (await probeSandbox()).levels.some(({ kind }) => kind === 'bubblewrap');

const ofKind = (lines: readonly DecisionLine[], kind: string) => lines.filter((line) => line.kind === kind);

describe('a deterministic evaluator under auto', () => {
  it('costs one evaluation a candidate, and one more an accepted change', async () => {
    const experiment = createExperiment({
      agent: 'case $1 in 1) echo 8;; 2) echo 9;; *) echo 5;; esac > value.txt\n',
      config: { objective: 'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\nunit = "ms"' },
    });
    const { records, stop } = await experiment.run();
    expect(stop.kind).toBe('max_iterations');
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 8],
      ['discarded', 9],
      ['merged', 5],
    ]);
    const lines = decisionsOf(experiment);
    const stages = ofKind(lines, 'evaluation').map(({ task, stage }) => [task, stage]);
    expect(stages).toEqual([
      ...Array.from({ length: 8 }, () => ['calibration 1', 'calibrate']),
      ['canary broken', 'canary'],
      ['iteration 1', 'measure'],
      ['iteration 1', 'rerun'],
      ['iteration 2', 'measure'],
      ['iteration 3', 'measure'],
      ['iteration 3', 'rerun'],
      ...Array.from({ length: 4 }, () => ['confirmation 1', 'confirm']),
    ]);
    expect(auditRecords({ records: lines }).differences).toEqual([]);
    expect(ofKind(lines, 'claim')[0]?.sentence).toMatch(
      /^2\.00× faster \(95% CI 2\.00–2\.00, 2 fresh pairs\) over [0-9a-f]{12}; 3 candidates proposed, 3 measured, 2 kept; /,
    );
    expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('5');
    await expectEditsFound(experiment);
  });
});

/** The summary claim is that of the claim, wherever it is stored; any other is found. */
async function expectEditsFound({ host, place }: Experiment): Promise<void> {
  const { config, state, records, standing } = readStatus(pathsOf('pi', host), host);
  const view = viewExperiment({ config, state, records, standing, now: new Date() });
  const pages = {
    'report.md': renderMarkdown(view),
    'report.html': renderHtml({ view, diffs: new Map() }),
  };
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(place, name), page);
  const wrongs = async () => {
    const { findings } = await verifyExperiment({ name: 'pi' }, host);
    return findings.filter(({ kind }) => kind === 'wrong').map(({ what }) => what);
  };
  expect(await wrongs()).toEqual([]);
  for (const name of [...Object.keys(pages), 'decisions.jsonl']) {
    const path = join(place, name);
    const before = readFileSync(path, 'utf8');
    for (const [one, other] of [
      ['2.00× faster (95%', '3.00× faster (95%'],
      [/2\.00×[^<]*?; evaluator [0-9a-f]+/, 'twice as fast'],
    ] as const) {
      const edited = before.replace(one, other);
      if (edited === before) continue;
      writeFileSync(path, edited);
      expect(await wrongs(), `${name}: ${one}`).toContain(name);
      const audited = auditExperiment({ name: 'pi' }, host);
      expect(audited.isSound, `${name}: ${one}`).toBe(false);
      expect(describeWrong(audited.findings), `${name}: ${one}`).toContainEqual(
        expect.stringMatching(name in pages ? new RegExp(`^${name}: it `) : /^decisions\.jsonl: /),
      );
    }
    writeFileSync(path, before);
  }
  expect(await wrongs()).toEqual([]);
  expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
}

// One number from a normal distribution around the value, and the same for the same code never; with so many digits that no
// rounded one is the same by chance.
const NOISY = `set -e; value=$(cat value.txt); awk -v value=$value -v seed="$(od -An -N3 -tu4 /dev/urandom)" '
  BEGIN { srand(seed); printf "%.9f", value + sqrt(-2 * log(1 - rand())) * cos(6.28318530718 * rand()) }'\n`;

const objective = (...lines: string[]) =>
  ['command = "sh score.sh"', 'direction = "min"', 'decision = "auto"', 'effort = "fast"', ...lines].join('\n');
const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';
const FEW = ['calibration_runs = 4', 'confirm = { pairs = 4 }'];

// Where the order of the noise looks like an effect of it, as in 6 tests of 1,000, or its scores like a machine that drifts, as
// in one run of 1,000 at most. That has its own tests.
const ILL_LUCK = /runs depend on what ran before them|the machine drifts/;
const MAX_TURNS = 4;

/** The first run of an experiment in which the noise looks like nothing else; that four in a row do happens once in 10^7. */
async function runInLuck(create: () => Experiment, request: Parameters<Experiment['run']>[0]) {
  for (let turn = 1; ; turn += 1) {
    const experiment = create();
    const result = await experiment.run(request);
    if (turn === MAX_TURNS || !ILL_LUCK.test(JSON.stringify([result, decisionsOf(experiment)])))
      return { experiment, ...result };
  }
}

describe('a noisy evaluator under auto', { timeout: 120_000 }, () => {
  it('is decided by pairs, shown to the agent roughly, and confirmed in fresh pairs; audit finds what was changed', async () => {
    const all = `git cat-file --batch-all-objects --batch-check --unordered | awk '$2 == "commit" { print $1 }'`;
    const create = () =>
      createExperiment({
        agent: `case $1 in 1) echo 30;; *) echo 2;; esac > value.txt\nfor id in $(${all}); do git cat-file -p $id; done\n`,
        files: { 'score.sh': NOISY },
        config: { objective: objective(...FEW, 'integrity = { max_plausible = 50 }'), agent: AGENT },
      });
    const { experiment, records, stop } = await runInLuck(create, { maxIterations: 3 });
    expect(stop.kind).toBe('max_iterations');
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'discarded', 'merged', 'noop']);
    expect(records[2]).toMatchObject({
      decision: { policy: 'paired-sequential', code: 'evident', n: expect.any(Number), p_or_e: expect.any(Number) },
    });
    const prompt = readFileSync(join(experiment.place, 'iter-0003', 'prompt.md'), 'utf8');
    expect(prompt).toMatch(/\| 1 \| discarded \| about -?[\d.]+ \| one run was too far behind \|/);
    expect(prompt).not.toContain(String(records[1]?.score));
    // Nor can the agent read it in any commit of its workspace.
    const commits = readFileSync(join(experiment.place, 'iter-0003', 'agent.stdout'), 'utf8');
    expect(commits).toMatch(/^autorize iter 2: score about -?[\d.]{1,6}$/m);
    expect(commits).not.toContain(String(records[2]?.score));
    const lines = decisionsOf(experiment);
    expect(ofKind(lines, 'canary')).toMatchObject([{ variety: 'broken', passed: true }]);
    const [claim] = ofKind(lines, 'claim');
    const [low = 0, high = 0] = (claim?.interval ?? []) as number[];
    // Of the mean of four pairs, whose standard error is 0.71: it is missed by luck less than once in 10^7.
    expect(Math.abs((low + high) / 2 - 8)).toBeLessThan(4);
    expect(high).toBeGreaterThan(low);
    const { host } = experiment;
    expect(remarksOf(auditExperiment({ name: 'pi' }, host))).toEqual([]);
    const status = readStatus(pathsOf('pi', host), host);
    expect(status.standing).toEqual({ kind: 'confirmed', sentence: claim?.sentence });
    const pairs = lines.filter(({ stage }) => stage === 'pair');
    const first = lines.indexOf(pairs[0] ?? {});
    const changed: readonly (readonly [kind: string, lines: readonly DecisionLine[]])[] = [
      ['evidence', lines.with(first, { ...pairs[0], score: 99 })],
      ['order', lines.toSpliced(first, 2)],
      ['coin', lines.with(first, pairs[1] ?? {}).with(first + 1, pairs[0] ?? {})],
      ['outcome', lines.map((line) => (line.code === 'screen' ? { ...line, outcome: 'keep' } : line))],
      ['missing', lines.toSpliced(lines.length - 3, 1)],
    ];
    for (const [kind, reported] of changed) {
      const { differences } = auditRecords({ records: reported });
      expect(differences.map((difference) => difference.kind)).toContain(kind);
    }
    writeFileSync(
      join(experiment.place, 'decisions.jsonl'),
      lines
        .toSpliced(first, 1)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
    expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(false);
  });

  it('that looked exact is reported as noisy: while it runs, in the record, and to whoever looks', async () => {
    const create = () => {
      const seen = createFolder();
      const first = `n=$(ls ${seen} | wc -l); : > ${seen}/$n; if test $n -lt 4; then cat value.txt; exit; fi\n`;
      return createExperiment({
        agent: 'echo 2 > value.txt\n',
        files: { 'score.sh': `${first}${NOISY}` },
        config: { objective: objective(...FEW, 'integrity = { max_plausible = 50 }'), agent: AGENT },
      });
    };
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => event.kind === 'note' && notes.push(event.note);
    const { experiment, records } = await runInLuck(create, { maxIterations: 1, onEvent });
    expect(records[1]).toMatchObject({ outcome: 'merged', decision: { policy: 'paired-sequential' } });
    const { host } = experiment;
    const { notices } = readStatus(pathsOf('pi', host), host);
    expect(notices).toEqual([
      expect.stringMatching(/^the same tree scored .*, then .*: the evaluator is noisy, and is calibrated again$/),
    ]);
    expect(notes).toContain(notices[0]);
    expect(records[1]?.notes).toContain(`; ${notices[0]}`);
    const [candidate] = ofKind(decisionsOf(experiment), 'candidate');
    expect(candidate?.proposer).toEqual({
      agent: expect.any(String),
      model: null,
      prompt: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
    const retained = decisionsOf(experiment).filter(({ kind }) => kind !== 'incumbent');
    writeFileSync(
      join(experiment.place, 'decisions.jsonl'),
      retained.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    const { findings } = auditExperiment({ name: 'pi' }, host);
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'wrong', code: 'ledger' }));
  });

  it('continues with the same evidence after a time that was up, and reveals the secret of each run', async () => {
    const experiment = createExperiment({
      // Seven standard deviations worse, so that no luck of ten pairs accepts it.
      agent: 'echo 20 > value.txt\n',
      files: { 'score.sh': NOISY },
      config: { objective: objective(...FEW, 'screen = "off"', 'max_pairs = 5', 'futility_z = 100000'), agent: AGENT },
    });
    await experiment.run({ maxIterations: 1 });
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'inconclusive', 'inconclusive']);
    const lines = decisionsOf(experiment);
    const pairs = lines.filter(({ stage }) => stage === 'pair');
    expect([...new Set(pairs.map(({ task }) => task))]).toEqual(['iteration 1']);
    expect(pairs.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, at) => Math.floor(at / 2) + 1));
    expect(ofKind(lines, 'seed-reveal')).toHaveLength(2);
    expect(remarksOf(auditExperiment({ name: 'pi' }, experiment.host))).toEqual([]);
  });
});

describe('reasons', () => {
  it('show scores as people read them; the records hold them as they were measured', async () => {
    const experiment = createExperiment({
      agent: 'case $1 in 1) echo 121.80159999999998;; *) echo 121.8016000000001;; esac > value.txt\n',
      files: { 'value.txt': '130.20000000000002\n' },
    });
    const { records } = await experiment.run({ maxIterations: 2 });
    expect(records.map(({ outcome, score, notes }) => [outcome, score, notes])).toEqual([
      ['baseline', 130.20000000000002, 'the score of the base'],
      ['merged', 121.80159999999998, 'score 121.802 beats 130.2 (the baseline)'],
      ['discarded', 121.8016000000001, 'score 121.8016000000001 does not beat 121.8016 (iteration 1)'],
    ]);
  });
});

describe('guards on metrics, and simplifications', () => {
  it('refuse what costs too much of a metric, and keep what takes lines away within the tolerance', async () => {
    const experiment = createExperiment({
      agent: `case $1 in
  1) echo "8 90" > value.txt;;
  2) echo "7 105" > value.txt;;
  3) echo AUTORIZE_KIND simplify; echo "9 92" > value.txt; rm notes/read-me.txt;;
  4) echo AUTORIZE_KIND simplify; echo "13 100" > value.txt; rm -f program.txt;;
  5) echo AUTORIZE_KIND simplify; echo "9 91" > value.txt; echo more >> program.txt; printf '\\0\\1' > blob;;
esac\n`,
      files: {
        'value.txt': '10 100\n',
        'program.txt': 'a\nb\n',
        'score.sh': `read score ms < value.txt; echo '{"score":'$score',"ms":'$ms'}'\n`,
      },
      config: {
        objective: [
          ...['command = "sh score.sh"', 'direction = "min"', 'decision = "auto"', 'tolerance = 2'],
          ...['calibration_runs = 2', 'confirm = { pairs = 0 }', 'guards = [{ metric = "ms", max_regression = 3 }]'],
        ].join('\n'),
        iteration: 'budget = "20s"\nmax_iterations = 5',
      },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 8],
      ['invalid', 7],
      ['merged', 9],
      ['discarded', 13],
      ['discarded', null],
    ]);
    expect(records[2]?.notes).toMatch(/; guard: ms went from 90 to 105, more than 3 worse$/);
    expect(records[3]?.notes).toBe('within the tolerance: -1 against the record, and the same when run again');
    const sizes = ofKind(decisionsOf(experiment), 'candidate').map(({ size }) => size);
    const { before, after } = sizes[2] as { readonly before: number; readonly after: number };
    expect(sizes).toEqual([
      ...[null, null],
      { of: 'lines', before, after: before - 1 },
      { of: 'lines', before: after, after: after - 2 },
      // A line of text, and a binary file of two bytes.
      { of: 'lines', before: after, after: after + 3 },
    ]);
    expect(records[5]?.notes).toMatch(
      new RegExp(`^it says that it simplifies, and its lines went from ${after} to ${after + 3}(;|$)`),
    );
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    const forged = decisionsOf(experiment).map((line) =>
      line.kind === 'candidate' && line.id === 'iteration 3'
        ? { ...line, size: { of: 'lines', before: 1, after: 1 } }
        : line,
    );
    expect(auditRecords({ records: forged }).differences.map(({ message }) => message)).toContain(
      'iteration 3 is recorded as a simplification; its lines went from 1 to 1',
    );
  });

  it('test a metric in the pairs of a change, and the audit does so again', async () => {
    const experiment = createExperiment({
      agent: `case $1 in 1) echo "8 101" > value.txt;; 2) echo "6 104" > value.txt;; esac\n`,
      files: {
        'value.txt': '10 100\n',
        'score.sh': `read score ms < value.txt; echo '{"score":'$score',"ms":'$ms'}'\n`,
      },
      config: {
        objective: [
          ...['command = "sh score.sh"', 'direction = "min"', 'decision = "paired-sequential"', 'screen = "off"'],
          ...['calibration_runs = 2', 'confirm = { pairs = 0 }', 'negative_control = "off"', 'max_plausible = 100'],
          'metrics = [{ name = "ms", role = "guard", margin = "2%" }]',
        ].join('\n'),
        iteration: 'budget = "20s"\nmax_iterations = 2',
      },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'invalid']);
    expect(records[2]?.notes).toMatch(/; guard: ms went from 101 to 104, more than 2% worse$/);
    const guards = ofKind(decisionsOf(experiment), 'decision').map((decision) => decision.guards);
    expect(guards).toEqual([
      [{ name: 'ms within 2%', passed: true, verdict: 'not-worse' }],
      [{ name: 'ms within 2%', passed: false, verdict: 'worse' }],
    ]);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  });

  it('measure a simplification by what the evaluator prints, where that is declared', async () => {
    const experiment = createExperiment({
      agent: `echo AUTORIZE_KIND simplify
case $1 in
  1) echo "10 90" > value.txt;;
  2) echo "9 90" > value.txt;;
  3) echo "11 80" > value.txt;;
esac\n`,
      files: {
        'value.txt': '10 100\n',
        'score.sh': `read score parts < value.txt; echo '{"score":'$score',"parts":'$parts'}'\n`,
      },
      config: {
        objective: [
          ...['command = "sh score.sh"', 'direction = "min"', 'decision = "auto"', 'tolerance = 2'],
          ...['calibration_runs = 2', 'confirm = { pairs = 0 }', 'size = { metric = "parts" }'],
        ].join('\n'),
      },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ...[
        ['baseline', 10],
        ['merged', 10],
        ['discarded', 9],
        ['merged', 11],
      ],
    ]);
    expect(records[2]?.notes).toMatch(/it says that it simplifies, and its parts went from 90 to 90$/);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    const lines = decisionsOf(experiment);
    expect(ofKind(lines, 'decision').map(({ guards }) => guards)).toEqual(
      [true, false, true].map((passed) => [{ name: 'less parts', passed }]),
    );
    const forged = lines.map((line) =>
      line.kind === 'evaluation' && line.task === 'iteration 3' ? { ...line, metrics: { parts: 95 } } : line,
    );
    expect(auditRecords({ records: forged }).differences.map(({ message }) => message)).toEqual([
      'the guard "less parts" said no to iteration 3',
    ]);
  });
});

describe('verify with rescore', { timeout: 60_000 }, () => {
  it('confirms what the run could not, and once more, in fresh pairs that are recorded; not what is still to go on', async () => {
    const flag = join(createFolder(), 'no-score');
    const experiment = createExperiment({
      agent: `case $1 in 1) echo 8 > value.txt;; *) touch ${flag};; esac\n`,
      files: { 'score.sh': `test ! -e ${flag} && cat value.txt\n` },
      config: { objective: objective(...FEW), agent: AGENT },
    });
    const { host, place } = experiment;
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => event.kind === 'note' && notes.push(event.note);
    await experiment.run({ maxIterations: 2, onEvent });
    expect(notes).toEqual([
      expect.stringMatching(/^the improvement is not confirmed: .*; to do it now: autorize verify pi --rescore$/),
    ]);
    const current = () => readStatus(pathsOf('pi', host), host).standing;
    expect(current()).toEqual({ kind: 'unconfirmed' });
    rmSync(flag);
    const confirm = async () => (await verifyExperiment({ name: 'pi', rescore: true }, host)).findings.at(-1);
    const sentence = expect.stringMatching(/^\+20% \(95% CI \+20\.\.\+20, 2 fresh pairs\) over /);
    expect(await confirm()).toEqual({ kind: 'ok', what: 'confirmation', detail: sentence });
    expect(current()).toEqual({ kind: 'confirmed', sentence });
    await confirm();
    const lines = decisionsOf(experiment);
    expect(ofKind(lines, 'claim').map(({ task, earlier_confirmations: earlier }) => [task, earlier])).toEqual([
      ['confirmation 2', 1],
      ['confirmation 3', 2],
    ]);
    const seeds = lines.filter(({ stage, score }) => stage === 'confirm' && score !== null).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length / 2);
    expect(remarksOf(auditExperiment({ name: 'pi' }, host))).toEqual([]);
    const state = JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'));
    writeFileSync(join(place, 'state.json'), JSON.stringify({ ...state, current_step: 'CheckDeadline' }));
    expect(await confirm()).toMatchObject({ kind: 'unchecked', detail: expect.stringContaining('autorize resume pi') });
    expect(decisionsOf(experiment)).toEqual(lines);
  });
});

describe('a holdout', { timeout: 120_000 }, () => {
  it.runIf(hasBubblewrap)(
    'says yes or no, out of the sight of agent and evaluator, as often as its budget allows',
    async () => {
      const secret = createFolder({ 'eval.sh': 'grep -q cheat value.txt && echo 99 || echo 1\n' });
      const experiment = createExperiment({
        agent: `cat ${secret}/ev?l.sh > seen.txt 2>&1; case $1 in 1) echo "5 # cheat";; *) echo $((5 - $1));; esac > value.txt\n`,
        files: { 'score.sh': `cat ${secret}/ev?l.sh >/dev/null 2>&1 && exit 7; cut -d" " -f1 value.txt\n` },
        config: {
          objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }`,
        },
        uncommitted: `[objective.holdout]\ncommand = "sh ${secret}/eval.sh"\nbudget = 2`,
      });
      const { stop, records } = await experiment.run({ maxIterations: 5 });
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'discarded', 'merged']);
      expect(records[1]?.notes).toMatch(/the holdout says no$/);
      expect(stop).toMatchObject({ kind: 'evidence' });
      expect(userGit(experiment.folder, 'show', 'autorize/pi:seen.txt')).not.toContain('grep');
      expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
    },
  );

  it.runIf(hasBubblewrap)(
    'counts a query before it is made: a kill in the midst of it gives no second one',
    async () => {
      const secret = createFolder({ 'eval.sh': 'echo 1\n' });
      const experiment = createExperiment({
        agent: 'echo $((9 - $1)) > value.txt\n',
        config: {
          objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }`,
        },
        uncommitted: `[objective.holdout]\ncommand = "sh ${secret}/eval.sh"\nbudget = 1`,
      });
      // Base, claimed score, negative control, change, change by the holdout.
      const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'judge:after-score:kill:5' } });
      expect([killed.signal, killed.stderr]).toEqual(['SIGKILL', '']);
      expect(ofKind(decisionsOf(experiment), 'holdout')).toMatchObject([{ task: 'iteration 1', number: 1, budget: 1 }]);
      const { stop, records } = await experiment.run({ mode: 'resume' });
      expect(stop).toMatchObject({ kind: 'evidence', reason: expect.stringContaining('1 of 1 queries') });
      expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'killed']);
      const lines = decisionsOf(experiment);
      expect(ofKind(lines, 'holdout')).toHaveLength(1);
      const uncounted = lines.filter(({ kind }) => kind !== 'holdout');
      expect(auditRecords({ records: uncounted }).differences.map(({ kind }) => kind)).toContain('missing');
      expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    },
  );

  it.runIf(hasBubblewrap)('is asked about what checkpoint promotes, not about its working line', async () => {
    const [secret, hidden] = [createFolder({ 'eval.sh': 'cat value.txt\n' }), createFolder({ 'sure.sh': 'echo 1\n' })];
    const create = () =>
      createExperiment({
        agent: 'echo $((40 - 10 * $1)) > value.txt\n',
        files: { 'value.txt': '40\n', 'score.sh': NOISY },
        config: {
          objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "checkpoint"\ncheckpoint_keeps = 2\ncalibration_runs = 4\nconfirm = { pairs = 2, command = "sh ${hidden}/sure.sh" }\naa_check_every = 0\nmax_plausible = 1000`,
        },
        uncommitted: `[objective.holdout]\ncommand = "sh ${secret}/eval.sh"\nbudget = 3`,
      });
    const { experiment, records } = await runInLuck(create, { maxIterations: 3 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged', 'merged']);
    const lines = decisionsOf(experiment);
    expect(ofKind(lines, 'holdout').map(({ task }) => task)).toEqual(['promotion 1', 'promotion 2']);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    writeFileSync(join(secret, 'eval.sh'), 'echo 1\n');
    const reported: RunEvent[] = [];
    await experiment.run({ maxIterations: 1, onEvent: (event) => void reported.push(event) });
    expect(reported[1]).toMatchObject({
      kind: 'restarted',
      sentence: expect.stringContaining('changed: the holdout;'),
    });
    // What is not on this machine is no other rule.
    rmSync(hidden, { recursive: true });
    const missing = expect.stringContaining(
      'it needs the files of the holdout or hidden test set, which are missing here',
    );
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 3, message: missing });
    expect(readdirSync(join(experiment.place, 'archive'))).toHaveLength(1);
  });
});
