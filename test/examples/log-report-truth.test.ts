import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignProposal } from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial } from '../../src/decision/conclusion.ts';
import { confirmedOf } from '../../src/decision/confirmation.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import { beginCalibration, openSession, withCalibration } from '../../src/decision/session.ts';
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createHost } from '../../src/kernel/host.ts';
import { deviationOf, meanOf } from '../../src/stats/moments.ts';
import { quantileOfT } from '../../src/stats/student.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { copyExample, runShell } from './example-folder.ts';

const PROPOSALS = 60;
const HELPFUL = [4, 13, 22, 31, 40, 55];
const HARMFUL = [10, 25, 37, 48];
// The example's own evaluator, on short logs: most of the time is what the program was given to waste.
const COMMAND = 'LOG_LINES=24 node bench/score.mjs';
const ALPHA = 0.05;
const CONFIRM_PAIRS = 8;
// Pairs of base and end, apart from the run, that say what is true.
const TRUTH_PAIRS = 8;
// What has to hold whatever the machine does: by chance alone it fails in less than one run of a million.
const RARELY = 1e-6;
// Of all sixty edits, that single scores keep no junk is the luck of three runs in a million: a rarer one would show nothing.
const RARELY_NO_JUNK = 1e-5;
const CONFIG = `[experiment]
name = "sixty"
[objective]
command = "${COMMAND}"
direction = "min"
protect = ["bench/**"]
confidence = ${1 - ALPHA}
decision = "auto"
effort = "fast"
confirm = { pairs = ${CONFIRM_PAIRS} }
max_plausible = "100x"
aa_check_every = 0
[iteration]
max_iterations = ${PROPOSALS}
[schedule]
total_budget = "1h"
[agent]
command = "sh agent/sixty-edits.sh {iter} {prompt_file}"
sandbox = "off"
`;

// Twice the work for each line that an edit can take away: each halves the time, whichever were taken before.
const WASTE = `const ROUNDS = [];

export function waste() {
  let sum = 0;
  for (let left = 15_000 * ROUNDS.reduce((all, each) => all * each, 1); left > 0; left -= 1) sum = (sum * 31 + left) | 0;
  return sum;
}

${HELPFUL.map((iter) => `ROUNDS.push(2); // edit ${iter}\n`).join('')}`;

/** How much of the base's work is left, but for what the example itself does. */
function workAfter(retained: readonly number[]): number {
  const worthOf = (iter: number) => (HELPFUL.includes(iter) ? 0.5 : HARMFUL.includes(iter) ? 2 : 1);
  return retained.reduce((work, iter) => work * worthOf(iter), 1);
}

type Line = Readonly<Record<string, unknown>>;

/** The example, with work to waste and an agent that makes sixty edits. */
function createProgram(): string {
  const folder = copyExample('log-report');
  cpSync(join(import.meta.dirname, 'sixty-edits.sh'), join(folder, 'agent', 'sixty-edits.sh'));
  writeFileSync(join(folder, 'src', 'waste.mjs'), WASTE);
  const summary = join(folder, 'src', 'summary.mjs');
  const wasteful = readFileSync(summary, 'utf8')
    .replace('import', "import { waste } from './waste.mjs';\nimport")
    .replace('  const requests = [];\n', '  const requests = [];\n  waste();\n');
  expect(wasteful).toContain('  waste();\n');
  writeFileSync(summary, wasteful);
  const place = join(folder, '.autorize', 'sixty');
  mkdirSync(place);
  writeFileSync(join(place, 'program.md'), 'Make it faster.\n');
  writeFileSync(join(place, 'config.toml'), CONFIG);
  userGit(folder, 'init', '-q', '-b', 'main');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'The base');
  return folder;
}

/** Has all edits decided on by the engine, each on top of what was kept. */
async function runSixty() {
  const folder = createProgram();
  const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  const { records, stop } = await runExperiment({ name: 'sixty', mode: 'run' }, host);
  expect([stop.kind, records.length]).toEqual(['max_iterations', PROPOSALS + 1]);
  expect(auditExperiment({ name: 'sixty' }, host)).toMatchObject({ isSound: true });
  const lines = readFileSync(join(folder, '.autorize', 'sixty', 'decisions.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const kept = records.filter(({ outcome }) => outcome === 'merged').map(({ iter }) => iter);
  return { folder, records, lines: lines.map((line) => JSON.parse(line) as Line), kept };
}

const runsOf = (lines: readonly Line[], stage: string, task: unknown) =>
  lines.filter((line) => line.kind === 'evaluation' && line.stage === stage && line.task === task);

/** The first score of a candidate. One whose screening is left out, since the reference is old, has its first in a pair. */
function firstScoreOf(lines: readonly Line[], task: string): unknown {
  const [screen] = runsOf(lines, 'screen', task);
  const first = screen ?? runsOf(lines, 'pair', task).find(({ arm }) => arm === 'candidate');
  return first?.score;
}

/**
 * What `greedy` would have kept of the same proposals, decided by its own code on the same luck: on the first score that
 * each got. From where its line does another amount of work it would have seen other scores, so there it ends.
 */
function greedyOn(lines: readonly Line[], pairedAcceptances: readonly number[]) {
  const settings = decisionSettingsSchema.parse({ direction: 'min', decision: 'greedy' });
  const draw = drawFrom('greedy');
  const reported = <T extends Task>(task: T, score: number): T => {
    let current = task;
    for (let step = nextStep(current, draw); step.kind === 'measure'; step = nextStep(current, draw)) {
      const results = step.runs.map(({ arm }) => ({ arm, kind: 'scored', score }) as const);
      current = reportTask(current, results);
    }
    return current;
  };
  const [first] = runsOf(lines, 'calibrate', 'calibration 1');
  const begun = beginCalibration(openSession({ settings, base: 'base' }));
  let session = withCalibration(begun.session, reported(begun.calibration, Number(first?.score)));
  const kept: number[] = [];
  let seen = 0;
  for (let iter = 1; iter <= PROPOSALS; iter += 1) {
    const score = firstScoreOf(lines, `iteration ${iter}`);
    if (typeof score !== 'number') throw new Error(`iteration ${iter} has no score`);
    if (workAfter(kept) !== workAfter(pairedAcceptances.filter((each) => each < iter))) break;
    const record = session.record;
    const assigned = assignProposal(session, { id: `${iter}`, tree: `tree ${iter}`, purpose: 'candidate' });
    if (assigned.kind === 'refused') throw new Error(assigned.reason);
    const trial = reported(assigned.trial, score);
    expect(isAcceptedTrial(assigned.session, trial, 'accepted')).toBe(score < record);
    if (score < record) kept.push(iter);
    session = concludeTrial(assigned.session, trial, 'accepted');
    seen = iter;
  }
  // It promises nothing: no level is given, and so the number of false acceptances has no bound.
  expect([session.spent, session.level.tested]).toEqual([0, 0]);
  return { kept, seen };
}

/**
 * How likely single scores keep no junk of the first `seen` edits: of a record and of those behind it that leave the work as
 * it is, each is the best with the same chance, until an edit that helps is kept and makes another record.
 */
function chanceOfNoJunk({ kept, seen }: ReturnType<typeof greedyOn>): number {
  let [chance, behind] = [1, 0];
  for (let iter = 1; iter <= seen; iter += 1) {
    const isHelp = HELPFUL.includes(iter) && kept.includes(iter);
    if (isHelp) [chance, behind] = [chance / (behind + 1), 0];
    else if (!HELPFUL.includes(iter) && !HARMFUL.includes(iter)) behind += 1;
  }
  return chance / (behind + 1);
}

interface Pair {
  readonly candidate: number;
  readonly incumbent: number;
}

/** The pairs of the confirmation that a claim is of. */
function confirmedPairs(lines: readonly Line[], task: unknown): Pair[] {
  const runs = runsOf(lines, 'confirm', task);
  return Array.from({ length: CONFIRM_PAIRS }, (_, index) => {
    const scoreOf = (arm: string) => Number(runs.find((run) => run.index === index + 1 && run.arm === arm)?.score);
    return { candidate: scoreOf('candidate'), incumbent: scoreOf('incumbent') };
  });
}

/** Scores base and end in turns, by the evaluator itself. */
async function measureTruth(folder: string): Promise<Pair[]> {
  const folders = { base: createFolder(), final: createFolder() };
  for (const [arm, commit] of [
    ['base', 'main'],
    ['final', 'autorize/sixty'],
  ] as const) {
    userGit(folder, 'worktree', 'add', '-q', '--detach', join(folders[arm], 'tree'), commit);
  }
  const scoreOf = async (arm: 'base' | 'final') => {
    const { code, out, err } = await runShell(COMMAND, join(folders[arm], 'tree'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return Number(out);
  };
  const pairs: Pair[] = [];
  for (let index = 0; index < TRUTH_PAIRS; index += 1) {
    const isFinalFirst = index % 2 === 0;
    const first = await scoreOf(isFinalFirst ? 'final' : 'base');
    const second = await scoreOf(isFinalFirst ? 'base' : 'final');
    pairs.push(isFinalFirst ? { candidate: first, incumbent: second } : { candidate: second, incumbent: first });
  }
  return pairs;
}

/** The logarithm of what is left of the base's time, and its standard error: load makes both arms slower. */
function leftIn(pairs: readonly Pair[]) {
  const logs = pairs.map(({ candidate, incumbent }) => Math.log(candidate / incumbent));
  return { log: meanOf(logs), error: deviationOf(logs) / Math.sqrt(logs.length) };
}

/** The most of so many that pass a test of this level each, but for one time in a thousand. */
function mostFalse(count: number, level: number): number {
  let probability = (1 - level) ** count;
  let sum = probability;
  let most = 0;
  while (sum < 0.999) {
    most += 1;
    probability *= ((count - most + 1) / most) * (level / (1 - level));
    sum += probability;
  }
  return most;
}

const percents = (shares: readonly number[]) => shares.map((share) => `${(100 * share).toFixed(1)}%`).join(', ');

describe('60 small edits of examples/log-report of which 6 help, by its own evaluator', { timeout: 900_000 }, () => {
  it('are kept by pairs as promised, and what is claimed is true; single scores keep what is lucky', async () => {
    const { folder, records, lines, kept } = await runSixty();
    const isJunk = (iter: number) => !HELPFUL.includes(iter);
    const junk = kept.filter(isJunk);
    // Each helpful edit halves the time, whose noise is a tenth of it or less: the first one alone is found at any load.
    expect(kept.length).toBeGreaterThan(junk.length);
    expect(junk.length).toBeLessThanOrEqual(mostFalse(PROPOSALS - HELPFUL.length, ALPHA));
    for (const iter of HARMFUL) {
      const isScreened = runsOf(lines, 'screen', `iteration ${iter}`).length > 0;
      expect(records[iter]).toMatchObject(isScreened ? { decision: { code: 'screen' } } : { outcome: 'discarded' });
    }

    const claim = lines.findLast(({ kind }) => kind === 'claim');
    expect(claim).toMatchObject({ proposed: PROPOSALS, kept: kept.length, planned_pairs: CONFIRM_PAIRS });
    expect(claim?.false_keeps_bound).toBeCloseTo(ALPHA * PROPOSALS, 9);
    const [output, truth] = [confirmedPairs(lines, claim?.task), await measureTruth(folder)];
    const [claimed, known] = [leftIn(output), leftIn(truth)];
    // The share that is saved is better known than the interval of the difference shows, for a load that makes both arms
    // slower is in the difference: where half of the time or more goes, the interval, at its own 95%, is wide enough to
    // miss the truth less than once in ten thousand runs. It is given the standard error of the truth besides.
    const { interval, baseline_mean: base } = confirmedOf({ sign: -1, pairs: output, confidence: 1 - ALPHA });
    const [low, high] = [interval[0] / base, interval[1] / base];
    const saved = 1 - Math.exp(known.log);
    const error = Math.exp(known.log) * known.error;
    expect(saved).toBeGreaterThanOrEqual(low - error);
    expect(saved).toBeLessThanOrEqual(high + error);
    // The ratio itself is that of the truth, as near as both are known.
    const together = Math.hypot(claimed.error, known.error);
    const apart = Math.abs(claimed.log - known.log) / together;
    // The degrees of freedom of Welch's test.
    const freedom = together ** 4 / (claimed.error ** 4 / (CONFIRM_PAIRS - 1) + known.error ** 4 / (TRUTH_PAIRS - 1));
    expect(apart).toBeLessThan(quantileOfT(RARELY, Math.floor(freedom)));

    const greedy = greedyOn(lines, kept);
    const greedyJunk = greedy.kept.filter(isJunk);
    // What helps is seen by one score, too, and so is what does nothing, where luck has it so.
    const [helps = 0, helpsNext = 0] = HELPFUL;
    expect(greedy.kept).toContain(helps);
    // In 6 of 1,000 tests the order of the noise looks like carry-over, which refuses them.
    if (records[helps]?.decision?.code === 'carry-over') expect(greedy.seen).toBe(helps);
    else expect(greedy.seen).toBeGreaterThanOrEqual(helpsNext);
    // Where few edits were seen, that may be luck.
    const noJunk = chanceOfNoJunk(greedy);
    expect(greedyJunk.length > 0 || noJunk > RARELY_NO_JUNK).toBe(true);
    const list = (iters: readonly number[]) => iters.join(' ') || 'none';
    console.log(`by pairs: kept ${list(kept)}; of them junk: ${list(junk)}; claimed: ${claim?.sentence}`);
    console.log(
      `true: ${percents([saved])}, error ${percents([error])}; by what was taken away: ${percents([1 - workAfter(kept)])}; apart by ${apart.toFixed(2)} standard errors`,
    );
    console.log(
      `by single scores, of the first ${greedy.seen}: kept ${list(greedy.kept)}; of them junk: ${list(greedyJunk)}; none by chance: ${noJunk.toExponential(1)}`,
    );
  });
});
