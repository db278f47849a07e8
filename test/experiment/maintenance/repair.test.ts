import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ContractError } from '../../../src/base/errors.ts';
import { describeWrong } from '../../../src/base/finding.ts';
import { parseJournal } from '../../../src/base/journal-chain.ts';
import { commitMessage } from '../../../src/experiment/ledger/accepted-commit.ts';
import { openLedger } from '../../../src/experiment/ledger/open-journals.ts';
import { lockExperiment } from '../../../src/experiment/ledger/opening.ts';
import { TRAILERS } from '../../../src/experiment/ledger/state.ts';
import { pathsOf, readLedger, readState } from '../../../src/experiment/ledger/store.ts';
import { archiveExperiment } from '../../../src/experiment/maintenance/archive.ts';
import { cleanExperiment } from '../../../src/experiment/maintenance/clean.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { repairExperiment } from '../../../src/experiment/maintenance/repair.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { copyExperiment, createExperiment, type Experiment } from '../../helpers/experiment.ts';
import { programPath } from '../../helpers/program.ts';
import { commitOn } from '../../helpers/remote-states.ts';
import { userGit } from '../../helpers/repository.ts';
import { runOnce } from '../../helpers/run-once.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const AGENT = 'case $1 in 1) echo 9;; 2) echo 8;; 3) echo " 9";; 4) echo 6;; *) echo 5;; esac > value.txt\n';
const OUTCOMES: readonly (readonly [number, string, number | null])[] = [
  [0, 'baseline', 10],
  [1, 'merged', 9],
  [2, 'merged', 8],
  [3, 'discarded', 9],
  [4, 'merged', 6],
];

const templates = mkdtempSync(join(tmpdir(), 'autorize-template-'));
afterAll(() => rmSync(templates, { recursive: true, force: true }));

/** An experiment that ran, in a repository of its own. */
async function ranExperiment(): Promise<Experiment> {
  const template = join(templates, 'ran');
  if (!existsSync(template)) {
    const experiment = createExperiment({ agent: AGENT });
    await experiment.run({ maxIterations: 4 });
    cpSync(experiment.folder, template, { recursive: true });
  }
  return copyExperiment(template);
}

const once = runOnce();

/** The same on the machine that it ran on: the private area is its own. */
function ranHere(): Promise<Experiment> {
  return once(
    'here',
    () => createExperiment({ agent: AGENT }),
    (experiment) => experiment.run({ maxIterations: 4 }),
  );
}

const repair = ({ host }: Experiment) => repairExperiment({ name: 'pi' }, host);
const ledgerOf = ({ place }: Experiment) => join(place, 'iterations.jsonl');
const intentsOf = ({ place }: Experiment) => join(place, 'intents.jsonl');
const pathsIn = ({ host }: Experiment) => pathsOf('pi', host);
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');
const writeLines = (path: string, lines: readonly string[]) =>
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));

function outcomes(experiment: Experiment): unknown[] {
  const { records, problem } = readLedger(pathsIn(experiment));
  expect(problem).toBeUndefined();
  return records.map(({ iter, outcome, score }) => [iter, outcome, score]);
}

async function issuesOf({ host }: Experiment): Promise<string[]> {
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  return describeWrong(findings);
}

/** Nothing is wrong any more, and a run continues with the next number. */
async function expectWhole(experiment: Experiment, next = 5, known: readonly string[] = []): Promise<void> {
  expect(await issuesOf(experiment)).toEqual(known);
  const { records } = await experiment.run({ maxIterations: 1 });
  expect(records.at(-1)).toMatchObject({ iter: next, outcome: 'merged', score: 5 });
  expect(await issuesOf(experiment)).toEqual(known);
}

/** Spoils a line of the ledger: 0 is the baseline. */
function spoil(path: string, index: number): Buffer {
  const lines = linesOf(path);
  lines[index] = `#${lines[index]?.slice(1)}`;
  writeLines(path, lines);
  return readFileSync(path);
}

describe('Corrupt mid-file line in iterations.jsonl is unrecoverable', () => {
  it('stops a run with the remedy; what is whole is still shown; repair fixes it', async () => {
    const experiment = await ranExperiment();
    const corrupt = spoil(ledgerOf(experiment), 3);
    await expect(experiment.run()).rejects.toThrow(ContractError);
    await expect(experiment.run()).rejects.toThrow(
      /iterations\.jsonl:4: the line is not a JSON object; .* Run: autorize repair pi/,
    );
    expect(readFileSync(ledgerOf(experiment)).equals(corrupt)).toBe(true);
    const { records, problems } = readStatus(pathsIn(experiment), experiment.host);
    expect(records.map(({ iter }) => iter)).toEqual([0, 1, 2, 4]);
    expect(problems).toHaveLength(1);

    const repaired = await repair(experiment);
    expect(repaired).toMatchObject({
      isChanged: true,
      kept: 4,
      dropped: [{ line: 4, why: 'is not a JSON object' }],
      rebuilt: [],
      closed: [3],
      problems: [],
    });
    expect(readFileSync(repaired.archived ?? '').equals(corrupt)).toBe(true);
    expect(outcomes(experiment)).toEqual(OUTCOMES.with(3, [3, 'killed', null]));
    await expectWhole(experiment);
  });

  it.each([0, 1, 2, 3, 4])('fixes line %i, keeping every other record', async (index) => {
    const experiment = await ranExperiment();
    const before = readLedger(pathsIn(experiment)).records;
    spoil(ledgerOf(experiment), index);
    const { rebuilt, closed } = await repair(experiment);
    expect({ rebuilt, closed }).toEqual({
      rebuilt: [1, 2, 4].includes(index) ? [index] : [],
      closed: index === 3 ? [3] : [],
    });
    const after = readLedger(pathsIn(experiment)).records;
    const bare = ({ iter, outcome, score, best_so_far, commit, tree }: (typeof after)[number]) => [
      iter,
      outcome,
      score,
      best_so_far,
      commit,
      tree,
    ];
    const other = (records: typeof after) => records.filter(({ iter }) => iter !== index).map(bare);
    expect(other(after)).toEqual(other(before));
    await expectWhole(experiment);
  });

  it('takes a baseline’s score from what later records say', async () => {
    const experiment = createExperiment({ agent: 'case $1 in 1) echo 11;; *) echo 5;; esac > value.txt\n' });
    await experiment.run({ maxIterations: 1 });
    spoil(ledgerOf(experiment), 0);
    await repair(experiment);
    expect(outcomes(experiment)).toEqual([
      [0, 'baseline', 10],
      [1, 'discarded', 11],
    ]);
    await expectWhole(experiment, 2);
  });
});

describe('repairExperiment', () => {
  it('leaves sound files as they are, byte for byte', async () => {
    const experiment = await ranExperiment();
    appendFileSync(ledgerOf(experiment), '{"iter":5,"torn');
    const files = ['iterations.jsonl', 'intents.jsonl', 'state.json'];
    const read = () => files.map((name) => readFileSync(join(experiment.place, name), 'utf8'));
    const before = read();
    expect(await repair(experiment)).toMatchObject({ isChanged: false, archived: undefined, kept: 5, dropped: [] });
    expect(read()).toEqual(before);
    expect(readdirSync(experiment.place).filter((name) => name.includes('corrupt'))).toEqual([]);
  });

  it('git alone rebuilds the ledger’s keeps', async () => {
    const experiment = await ranHere();
    const { folder, place } = experiment;
    const before = readLedger(pathsIn(experiment)).records;
    for (const name of readdirSync(place)) {
      if (name !== 'config.toml' && name !== 'program.md') rmSync(join(place, name), { recursive: true });
    }
    expect(await repair(experiment)).toMatchObject({ archived: undefined, kept: 0, rebuilt: [1, 2, 4], closed: [] });
    const { records } = readLedger(pathsIn(experiment));
    expect(records).toHaveLength(3);
    for (const record of records) {
      const original = before.find(({ iter }) => iter === record.iter);
      const { outcome, score, best_so_far, commit, tree, base_commit, changed_paths, diff_lines } = original ?? {};
      const known = { outcome, score, best_so_far, commit, tree, base_commit, changed_paths, diff_lines };
      expect(record).toMatchObject({ ...known, notes: 'rebuilt from git by repair' });
    }
    expect(readStatus(pathsIn(experiment), experiment.host).state).toMatchObject({
      base_commit: userGit(folder, 'rev-parse', 'main'),
      best_score: 6,
      best_iter: 4,
    });
    await expectWhole(experiment);
  });

  it.each([
    ['rounded', /^autorize iter 1: score about \d+(\.\d+)?$/m, expect.any(Number)],
    ['sign', /^autorize iter 1: score hidden$/m, null],
  ])(
    'git alone rebuilds an accepted change of noisy scores as finely as %s discloses them',
    async (feedback, subject, score) => {
      const experiment = createExperiment({
        // Less than twice as good, whatever the noise: more would be quarantined.
        agent: 'echo 18 > value.txt\n',
        files: { 'score.sh': 'echo "$(cat value.txt).$(printf %s "$AUTORIZE_SEED" | cksum | cut -d " " -f 1)"\n' },
        config: {
          objective: `command = "sh score.sh"\ndirection = "max"\ndecision = "auto"\nfeedback = "${feedback}"\ncalibration_runs = 4\nconfirm = { pairs = 0 }`,
        },
      });
      const { records } = await experiment.run({ maxIterations: 1 });
      expect(records[1]?.outcome).toBe('merged');
      expect(userGit(experiment.folder, 'log', '-1', '--format=%B', 'autorize/pi')).toMatch(subject);
      for (const name of readdirSync(experiment.place)) {
        if (name !== 'config.toml' && name !== 'program.md') rmSync(join(experiment.place, name), { recursive: true });
      }
      expect(await repair(experiment)).toMatchObject({ rebuilt: [1] });
      expect(readLedger(pathsIn(experiment)).records).toMatchObject([{ outcome: 'merged', score }]);
      expect(await issuesOf(experiment)).toEqual([]);
    },
  );

  it('rebuilds an accepted change whole where its intent is still there', async () => {
    const experiment = await ranExperiment();
    const before = readLedger(pathsIn(experiment)).records;
    rmSync(ledgerOf(experiment));
    expect(await repair(experiment)).toMatchObject({ rebuilt: [1, 2, 4], closed: [3] });
    const own = ({ seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...record }: (typeof before)[number]) =>
      record;
    const merged = ({ outcome }: (typeof before)[number]) => outcome === 'merged';
    const after = readLedger(pathsIn(experiment)).records;
    expect(after.filter(merged).map(own)).toEqual(before.filter(merged).map(own));
    await expectWhole(experiment);
  });

  it('appends a keep that only git has to a ledger that is sound', async () => {
    const experiment = await ranExperiment();
    const lines = linesOf(ledgerOf(experiment));
    const head = lines.slice(0, 2);
    writeLines(ledgerOf(experiment), head);
    expect(await repair(experiment)).toMatchObject({ archived: undefined, kept: 2, rebuilt: [2, 4], closed: [3] });
    expect(linesOf(ledgerOf(experiment)).slice(0, 2)).toEqual(head);
    await expectWhole(experiment);
  });

  it('drops what is edited or doubled, and links again what only stands in another place', async () => {
    const experiment = await ranExperiment();
    const lines = linesOf(ledgerOf(experiment));
    const [zero = '', one = '', two = '', three = '', four = ''] = lines;
    writeLines(ledgerOf(experiment), [
      zero,
      one,
      three.replace('"score":9', '"score":1'),
      two,
      two,
      '{"iter":"x"}',
      four,
    ]);
    const { dropped, kept } = await repair(experiment);
    expect(kept).toBe(4);
    expect(dropped).toEqual([
      { line: 3, why: 'has content that does not match its hash' },
      { line: 5, why: 'is a second record of iteration 2' },
      { line: 6, why: 'is a record without a usable "iter"' },
    ]);
    await expectWhole(experiment);
  });

  it('fixes at whatever byte a bit has flipped', async () => {
    const experiment = await ranExperiment();
    const whole = readFileSync(ledgerOf(experiment));
    const step = Math.ceil(whole.length / 12);
    const [base, copy] = [join(experiment.place, 'iter-0000'), createFolder()];
    cpSync(base, copy, { recursive: true });
    for (let at = 3; at < whole.length; at += step) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      writeFileSync(ledgerOf(experiment), bytes);
      // A baseline whose record is lost is dropped with its files; the ledger that comes back here has it again.
      cpSync(copy, base, { recursive: true });
      const { isChanged } = await repair(experiment);
      expect(isChanged, `a flip at byte ${at}`).toBe(true);
      expect(parseJournal(readFileSync(ledgerOf(experiment))).kind).toBe('sound');
      expect(await issuesOf(experiment), `a flip at byte ${at}`).toEqual([]);
    }
    await expectWhole(experiment);
  });

  it('keeps the records of the original tool as they are', async () => {
    const experiment = createExperiment({ agent: AGENT });
    const times = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:01:00Z' };
    const line = (iter: number) => JSON.stringify({ iter, ...times, outcome: 'discarded', score: 12 });
    const text = `${line(1)}\n${line(2)}\nnonsense\n${line(3)}\n`;
    writeFileSync(ledgerOf(experiment), text);
    expect(await repair(experiment)).toMatchObject({ kept: 3, dropped: [{ line: 3 }] });
    expect(readFileSync(ledgerOf(experiment), 'utf8')).toBe(`${line(1)}\n${line(2)}\n${line(3)}\n`);
  });

  it('keeps intents up to the issue, and finds the others by their hashes in the copy', async () => {
    const experiment = await ranExperiment();
    spoil(intentsOf(experiment), 1);
    const lines = linesOf(intentsOf(experiment));
    await expect(experiment.run()).rejects.toThrow(/intents\.jsonl:2: .* Run: autorize repair pi/);
    const { intents, archived } = await repair(experiment);
    expect(archived).toBeUndefined();
    expect(intents).toMatchObject({
      kept: 1,
      dropped: [
        { line: 2, why: 'is not a JSON object' },
        { line: 3, why: 'comes after line 2' },
      ],
    });
    expect(linesOf(intentsOf(experiment))).toEqual(lines.slice(0, 1));
    const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
    const unchecked = findings.flatMap(({ kind, what }) => (kind === 'unchecked' ? [what] : []));
    expect(unchecked).toEqual(['intents.jsonl', 'iteration 2']);
    await expectWhole(experiment);
  });

  it('fixes ledger and intents that are both corrupt, and folders that are gone', async () => {
    const experiment = await ranHere();
    spoil(ledgerOf(experiment), 4);
    spoil(intentsOf(experiment), 2);
    rmSync(join(experiment.place, 'iter-0003'), { recursive: true });
    rmSync(join(experiment.place, 'state.json'));
    expect(await repair(experiment)).toMatchObject({ rebuilt: [4], closed: [], intents: { kept: 2 } });
    // No repair brings files back.
    await expectWhole(experiment, 5, ['iteration 3: files.json, the list of its files, is gone']);
  });

  it('does not take the commits of an earlier experiment of the name for its own', async () => {
    const experiment = await ranExperiment();
    const { folder, host, place } = experiment;
    userGit(folder, 'merge', '-q', '--ff-only', 'autorize/pi');
    await archiveExperiment(pathsIn(experiment), host);
    writeFileSync(join(folder, 'value.txt'), '6\n');
    await experiment.run({ maxIterations: 5 });
    expect(outcomes(experiment).at(-1)).toEqual([5, 'merged', 5]);
    for (const name of ['iterations.jsonl', 'state.json', 'intents.jsonl']) rmSync(join(place, name));
    expect(await repair(experiment)).toMatchObject({ rebuilt: [5], closed: [1, 2, 3, 4] });
    expect(await issuesOf(experiment)).toEqual([]);
  });

  it('says of a commit that is not the experiment’s that it cannot fix it', async () => {
    const experiment = await ranExperiment();
    const { folder } = experiment;
    const stray = userGit(folder, 'commit-tree', '-p', 'autorize/pi', '-m', 'mine', 'autorize/pi^{tree}');
    userGit(folder, 'update-ref', 'refs/heads/autorize/pi', stray);
    const { problems, isChanged } = await repair(experiment);
    expect(isChanged).toBe(false);
    expect(problems).toEqual([`autorize/pi holds 1 commit that no iteration made, first ${stray}`]);
  });

  it('rebuilds a branch that was fetched by hand from git alone, and verify calls it sound once it is scored again', async () => {
    const { folder: from } = await ranHere();
    const experiment = createExperiment({ agent: AGENT });
    const { folder } = experiment;
    userGit(folder, 'fetch', '-q', from, 'autorize/pi:autorize/pi');
    const first = userGit(folder, 'rev-list', '--first-parent', 'autorize/pi').split('\n')[2];
    const { rebuilt, problems } = await repair(experiment);
    expect(rebuilt).toEqual([1, 2, 4]);
    const remedy = 'Score every accepted commit again: autorize verify pi --rescore';
    expect(problems).toEqual([
      `nothing shows that 3 commits on autorize/pi were accepted on this machine, first ${first}: rebuilt from git alone. ${remedy}`,
    ]);
    const { isSound, findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
    expect(isSound).toBe(false);
    expect(findings.filter(({ kind }) => kind === 'unproved')).toEqual([
      {
        ...{ kind: 'unproved', what: 'records' },
        detail: `iteration 1, 2, 4 was rebuilt from git, and nothing shows that it was accepted on this machine. ${remedy}`,
      },
    ]);
    const again = await verifyExperiment({ name: 'pi', rescore: true }, experiment.host);
    expect(again.findings.filter(({ kind }) => kind === 'wrong' || kind === 'unproved')).toEqual([]);
    expect(again.isSound).toBe(true);
  });

  it.each(['sound', 'cut', 'gone'])(
    'makes no record of a commit that somebody else put on a branch of ours, with a ledger that is %s',
    async (ledger) => {
      const experiment = await ranHere();
      const { folder } = experiment;
      const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
      const intent = JSON.parse(linesOf(intentsOf(experiment)).at(-1) ?? '').hash as string;
      const files = { 'value.txt': '1\n', 'score.sh': 'echo 1\n' };
      const facts = { iter: 5, score: 1, disclosed: 1 };
      // It names an intent that is here.
      const message = `${commitMessage('pi', facts)}${TRAILERS.record}: ${intent}\n`;
      const forged = commitOn(folder, { parents: [branchHead], files, message });
      userGit(folder, 'update-ref', 'refs/heads/autorize/pi', forged);
      if (ledger === 'cut') writeLines(ledgerOf(experiment), linesOf(ledgerOf(experiment)).slice(0, 2));
      if (ledger === 'gone') rmSync(ledgerOf(experiment));
      userGit(folder, 'reset', '-q');
      const { rebuilt, problems } = await repair(experiment);
      expect(rebuilt).toEqual({ sound: [], cut: [2, 4], gone: [1, 2, 4] }[ledger]);
      expect(problems[0]).toContain(`1 commit on autorize/pi was accepted on this machine, first ${forged}`);
      expect(problems[1]).toContain(`git branch -f autorize/pi ${branchHead}`);
      expect((await verifyExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(false);
      userGit(folder, 'update-ref', 'refs/heads/autorize/pi', branchHead);
      expect((await repair(experiment)).problems).toEqual([]);
      await expectWhole(experiment);
    },
  );

  it('knows what was accepted here after a clean', async () => {
    const experiment = await ranHere();
    await cleanExperiment({ name: 'pi' }, experiment.host);
    for (const name of ['iterations.jsonl', 'state.json', 'intents.jsonl']) rmSync(join(experiment.place, name));
    expect(await repair(experiment)).toMatchObject({ rebuilt: [1, 2, 4], problems: [] });
  });

  it('is refused while a run is at work', async () => {
    const experiment = await ranExperiment();
    await using _lock = await lockExperiment(pathsIn(experiment), experiment.host);
    await expect(repair(experiment)).rejects.toMatchObject({ code: 'locked', exitCode: 75 });
  });

  const POINTS = ['before-write', 'after-sync', 'after-rename', 'after-folder-sync'].flatMap((point) =>
    // The first file that is replaced names the holder of the lock; ledger, intents and state follow.
    [2, 3, 4].map((nth) => `replace:${point}:kill:${nth}`),
  );
  it.each(POINTS)(
    'killed at %s, it leaves the old file or the new one, and fixes the rest the next time',
    async (fault) => {
      const experiment = await ranExperiment();
      const old = spoil(ledgerOf(experiment), 2);
      const oldIntents = spoil(intentsOf(experiment), 2);
      const { status, signal } = spawnSync(process.execPath, [programPath('autorize'), 'repair', 'pi'], {
        env: { ...experiment.host.env, AUTORIZE_FAULT: fault },
        cwd: experiment.folder,
        encoding: 'utf8',
      });
      expect({ status, signal }).toEqual({ status: null, signal: 'SIGKILL' });
      const copies = (stem: string) =>
        readdirSync(experiment.place).filter((name) => name.startsWith(`${stem}.jsonl.corrupt-`));
      const isOld = readFileSync(ledgerOf(experiment)).equals(old);
      const [copy = ''] = copies('iterations');
      expect(readFileSync(join(experiment.place, copy)).equals(old)).toBe(true);
      if (!isOld) expect(parseJournal(readFileSync(ledgerOf(experiment))).kind).toBe('sound');
      const isOldIntents = readFileSync(intentsOf(experiment)).equals(oldIntents);
      if (!isOldIntents) expect(copies('intents')).toHaveLength(1);
      // The lock is free as soon as the system has ended its helper too.
      await vi.waitFor(() => repair(experiment), 60_000);
      expect(outcomes(experiment)).toEqual(OUTCOMES);
      expect(await issuesOf(experiment)).toEqual([]);
    },
  );
});

describe('the state of an experiment', () => {
  it('rm state.json changes nothing', async () => {
    const [one, other] = [await ranExperiment(), await ranExperiment()];
    rmSync(join(other.place, 'state.json'));
    for (const each of [one, other]) await each.run({ maxIterations: 1 });
    expect(outcomes(other)).toEqual(outcomes(one));
    const bare = (experiment: Experiment) => {
      const { best_score, best_iter, iterations_completed, run_iterations_completed, consecutive_noops, current_step } =
        readState(pathsIn(experiment)) ?? {};
      return { best_score, best_iter, iterations_completed, run_iterations_completed, consecutive_noops, current_step };
    };
    expect(bare(other)).toEqual(bare(one));
    expect(bare(other)).toMatchObject({ best_score: 5, best_iter: 5, iterations_completed: 5 });
  });

  it('the ledger alone rebuilds the state', async () => {
    const experiment = await ranExperiment();
    // Where it was, and why it stopped, is in no record.
    const { current_step: _step, stopped: _stopped, ...state } = readStatus(pathsIn(experiment), experiment.host).state;
    rmSync(join(experiment.place, 'state.json'));
    expect(existsSync(join(experiment.place, 'state.json'))).toBe(false);
    expect(readStatus(pathsIn(experiment), experiment.host).state).toMatchObject(state);
  });

  it('a ledger torn at any byte of its last line is cut, and the next append is clean', async () => {
    const experiment = await ranExperiment();
    const paths = pathsIn(experiment);
    const whole = readFileSync(paths.ledger);
    const start = whole.subarray(0, -1).lastIndexOf(10) + 1;
    const last = JSON.parse(whole.subarray(start).toString()) as Record<string, unknown>;
    const { seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...record } = last;
    for (let size = start; size < whole.length; size += 1) {
      writeFileSync(paths.ledger, whole.subarray(0, size));
      {
        using ledger = openLedger(paths);
        expect(ledger.cutBytes).toBe(size - start);
        ledger.append(record);
      }
      expect(readFileSync(paths.ledger).equals(whole)).toBe(true);
    }
  });
});
