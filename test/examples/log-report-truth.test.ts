import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { confirmedOf } from '../../src/attempt/decide/confirmation.ts';
import { auditExperiment } from '../../src/experiment/audit.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { createHost } from '../../src/kernel/host.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { copyExample, runShell } from './example-folder.ts';

const PROPOSALS = 60;
const HELPFUL = [4, 13, 22, 31, 40, 55];
// The example's own evaluator, on logs of a sixth: its times vary by a tenth from run to run, more on a busy machine.
const COMMAND = 'LOG_LINES=300 node bench/score.mjs';
const ALPHA = 0.05;
const CONFIRM_PAIRS = 10;
// Pairs of base and end, apart from the run, that say what is true.
const TRUTH_PAIRS = 20;
// What has to hold whatever the machine does; by chance alone it fails in one run of ten thousand.
const SURELY = 0.9999;
const PAIRED = `effort = "fast"
screen = 0
max_pairs = 8
calibration_runs = 4
confirm = { pairs = ${CONFIRM_PAIRS} }
integrity = { max_plausible = "100x", canary_every = 0 }`;

const EDITS = join(import.meta.dirname, 'sixty-edits.mjs');

interface Pair {
  readonly candidate: number;
  readonly incumbent: number;
}

/** Has 60 edits decided on by a policy, each on top of what was kept. */
async function decideBy(policy: string) {
  const folder = copyExample('log-report');
  cpSync(EDITS, join(folder, 'agent', 'sixty-edits.mjs'));
  const place = join(folder, '.autorize', 'sixty');
  mkdirSync(place);
  writeFileSync(join(place, 'program.md'), 'Make it faster.\n');
  writeFileSync(
    join(place, 'config.toml'),
    `[experiment]\nname = "sixty"\n[objective]\ncommand = "${COMMAND}"\ndirection = "min"\nprotect = ["bench/**"]\nconfidence = ${1 - ALPHA}\n${policy}
[iteration]\nmax_iterations = ${PROPOSALS}\n[schedule]\ntotal_budget = "1h"
[agent]\ncommand = "node agent/sixty-edits.mjs {iter} {prompt_file}"\nsandbox = "off"\n`,
  );
  userGit(folder, 'init', '-q', '-b', 'main');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'The base');
  const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  const { records, stop } = await runExperiment({ name: 'sixty', mode: 'run' }, host);
  expect([stop.kind, records.length]).toEqual(['max_iterations', PROPOSALS + 1]);
  expect(auditExperiment({ name: 'sixty' }, host)).toMatchObject({ isSound: true, differences: [] });
  const lines = readFileSync(join(place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  const kept = records.filter(({ outcome }) => outcome === 'merged').map(({ iter }) => iter);
  return {
    folder,
    lines: lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    kept,
    junk: kept.filter((iter) => !HELPFUL.includes(iter)),
    best: Math.min(...records.flatMap(({ score }) => score ?? [])),
  };
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

/** The share of the base's time that is saved, and its interval. */
function savedIn(pairs: readonly Pair[], confidence: number) {
  const { estimate, interval, baseline_mean: base } = confirmedOf({ sign: -1, pairs, confidence });
  return { estimate: estimate / base, low: interval[0] / base, high: interval[1] / base };
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

/** The pairs of the confirmation that a claim is of. */
function confirmedPairs(lines: readonly Readonly<Record<string, unknown>>[], task: unknown): Pair[] {
  const runs = lines.filter((line) => line.stage === 'confirm' && line.task === task);
  return Array.from({ length: CONFIRM_PAIRS }, (_, index) => {
    const scoreOf = (arm: string) => Number(runs.find((run) => run.index === index + 1 && run.arm === arm)?.score);
    return { candidate: scoreOf('candidate'), incumbent: scoreOf('incumbent') };
  });
}

describe('60 small edits of examples/log-report of which 6 help, by its own evaluator', { timeout: 900_000 }, () => {
  it('are kept by pairs as promised, and what is claimed is true; by single scores others are kept', async () => {
    const paired = await decideBy(PAIRED);
    expect(paired.junk.length).toBeLessThanOrEqual(mostFalse(PROPOSALS - HELPFUL.length, ALPHA));
    const claim = paired.lines.findLast(({ kind }) => kind === 'claim');
    // On a machine that is busy enough nothing may be found, and then nothing is claimed.
    expect(claim === undefined).toBe(paired.kept.length === 0);
    let truth = 'nothing';
    if (claim !== undefined) {
      expect(claim).toMatchObject({ proposed: PROPOSALS, kept: paired.kept.length, planned_pairs: CONFIRM_PAIRS });
      expect(claim.false_keeps_bound).toBeLessThanOrEqual(ALPHA * PROPOSALS + 1e-9);
      const measured = await measureTruth(paired.folder);
      const [said, known] = [savedIn(confirmedPairs(paired.lines, claim.task), SURELY), savedIn(measured, SURELY)];
      const error = known.high - known.estimate;
      expect(known.estimate).toBeGreaterThanOrEqual(said.low - error);
      expect(known.estimate).toBeLessThanOrEqual(said.high + error);
      const { estimate, low, high } = savedIn(measured, 0.95);
      truth = [estimate, low, high].map((share) => `${(100 * share).toFixed(1)}%`).join(', ');
    }
    const greedy = await decideBy('decision = "greedy"\nconfirm = { pairs = 0 }');
    expect(greedy.kept.length).toBeGreaterThan(0);
    expect(greedy.lines.filter(({ kind }) => kind === 'claim')).toEqual([]);
    const told = ({ kept, junk }: typeof greedy) => `kept ${kept.join(' ')}; of them junk: ${junk.join(' ') || 'none'}`;
    console.log(`by pairs: ${told(paired)}; claimed: ${claim?.sentence ?? 'nothing'}; true: ${truth}`);
    console.log(`by single scores: ${told(greedy)}; the best score says ${greedy.best} ms`);
  });
});
