import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { confirmedOf } from '../../src/decision/confirmation.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { settingsOf } from '../decision/trials.ts';
import { runWorld, type WorldResult } from '../decision/world.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const PROPOSALS = 60;
const ALPHA = 0.05;
// Chooses the luck of the whole run. Of others one in twenty has a claim that misses the truth, as a claim says of
// itself.
const SEED = 1;

/** What the helpful ones are worth, in SDs of the noise. */
const HELPFUL: Readonly<Record<number, number>> = { 4: 2, 13: 1.5, 22: 2, 31: 1.5, 40: 2, 55: 1.8 };

/** What proposal `iter` is truly worth: 6 help, every other one of the rest does nothing, and the rest harms. */
function worthOf(iter: number): number {
  return HELPFUL[iter] ?? (iter % 2 === 0 ? 0 : -(iter % 8) / 4);
}

/**
 * Scores the sum of what the changes are worth, with noise of SD 1. The n-th score of the same tree is the same in
 * every run, whatever order the coins of the run choose. How many pairs a test takes depends on them, since it goes on
 * until its order is checked; so the confirmation has luck of its own, the n-th of each arm. The claim always sees the
 * same luck.
 */
function evaluatorOf(counts: string): string {
  const worths = Array.from({ length: PROPOSALS }, (_, index) => `worth[${index + 1}] = ${worthOf(index + 1)}`);
  return `function next_number() {
  for (round = 1; round <= 6; round++) x = (x * (x % 65521 + 3) + 40503 * round) % 2147483647
  return (x + 0.5) / 2147483647
}
BEGIN { ${worths.join('; ')} }
{ truth += worth[$1]; key = (key * 131 + $1 + 7) % 1000003 }
END {
  if (confirming) key = NR > 1
  file = "${counts}/" confirming "-" key
  if ((getline count < file) <= 0) count = 0
  close(file)
  print ++count > file
  x = (key * 2027 + count * 7919 + ${SEED} * 104729) % 2147483647
  printf "%.6f\\n", 100 + truth + sqrt(-2 * log(next_number())) * cos(6.28318530718 * next_number())
}
`;
}

/** Runs all proposals under a policy, each on top of what was kept. */
async function decideBy(policy: string) {
  const counts = createFolder();
  const experiment = createExperiment({
    agent: 'echo $1 >> changes.txt\n',
    files: {
      'changes.txt': '0\n',
      'score.sh': `grep -q '"kind":"begin".*"confirmation 1"' "$(cat ${counts}/decisions)" && confirming=1
exec awk -v confirming=\${confirming:-0} -f score.awk changes.txt\n`,
      'score.awk': evaluatorOf(counts),
    },
    config: {
      objective: `command = "sh score.sh"\nprotect = ["score.sh", "score.awk"]\ndirection = "max"\n${policy}`,
      iteration: `budget = "20s"\nmax_iterations = ${PROPOSALS}`,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  writeFileSync(join(counts, 'decisions'), join(experiment.place, 'decisions.jsonl'));
  const { records, stop } = await experiment.run();
  expect([stop.kind, records.length]).toEqual(['max_iterations', PROPOSALS + 1]);
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
  const lines = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  const decisions = lines.map((line) => JSON.parse(line));
  const merged = records.filter(({ outcome }) => outcome === 'merged');
  const keeps = userGit(experiment.folder, 'show', 'autorize/pi:changes.txt').split('\n').slice(1).map(Number);
  return {
    decisions,
    claim: decisions.findLast(({ kind }) => kind === 'claim'),
    /** Of what was kept, in order. */
    scores: merged.map(({ score }) => score ?? 0),
    gain: keeps.reduce((sum, iter) => sum + worthOf(iter), 0),
    keeps,
    junk: keeps.filter((iter) => worthOf(iter) <= 0),
  };
}

// That four runs in a row look so, and that the last one misses the truth besides, happens less than once in a million.
const MAX_TURNS = 4;

function isTakenForCarryOver({ decisions }: Awaited<ReturnType<typeof decideBy>>): boolean {
  return decisions.some(({ kind, code }) => kind === 'decision' && code === 'carry-over');
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

/** What was kept, as a table. */
function tableOf(rows: Readonly<Record<string, Awaited<ReturnType<typeof decideBy>>>>): string {
  const listed = (iters: readonly number[]) => iters.join(' ') || 'none';
  const cells = Object.entries(rows).map(([name, { keeps, junk, gain, scores, claim }]) => {
    const shown = (scores.at(-1) ?? 100) - 100;
    const claimed = claim === undefined ? 'nothing' : claim.interval.map((end: number) => end.toFixed(3)).join(' .. ');
    return [name, listed(keeps), listed(junk), gain.toFixed(1), shown.toFixed(1), claimed];
  });
  const head = ['by', 'kept', 'of them junk', 'true gain', 'gain by the last kept score', 'claimed (95%)'];
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

describe('60 proposals of which 6 help, scored with noise', { timeout: 600_000 }, () => {
  it('are kept by pairs as promised, and the claim is true; single scores keep junk, and nothing is claimed', async () => {
    // Of an A/A check both arms are one tree: the coins would say how many scores it takes, and so what luck comes
    // after it.
    const decide = () => decideBy('decision = "auto"\neffort = "balanced"\naa_check_every = 0');
    let paired = await decide();
    // Where the coins look like carry-over, as in one run of 25, unscored runs come between the scored ones, and the claim sees
    // other luck.
    for (let turn = 1; turn < MAX_TURNS && isTakenForCarryOver(paired); turn += 1) paired = await decide();
    const { claim, decisions, keeps, junk, gain } = paired;
    expect(claim).toMatchObject({ proposed: PROPOSALS, tested: PROPOSALS, kept: keeps.length, planned_pairs: 20 });
    expect(claim.false_keeps_bound).toBeCloseTo(ALPHA * PROPOSALS, 9);
    expect(junk.length).toBeLessThanOrEqual(mostFalse(PROPOSALS - Object.keys(HELPFUL).length, ALPHA));
    expect(keeps.length).toBeGreaterThan(junk.length);
    const runs = decisions.filter(({ stage, task }) => stage === 'confirm' && task === claim.task);
    const scoresOf = (arm: string) => runs.filter((run) => run.arm === arm).map(({ score }) => score);
    const [candidates, bests] = [scoresOf('candidate'), scoresOf('incumbent')];
    const pairs = candidates.map((candidate, index) => ({ candidate, incumbent: bests[index] }));
    expect(confirmedOf({ sign: 1, pairs, confidence: 1 - ALPHA }).interval).toEqual(claim.interval);
    // What is claimed itself, not a wider interval.
    const [low, high] = claim.interval;
    expect(gain).toBeGreaterThanOrEqual(low);
    expect(gain).toBeLessThanOrEqual(high);

    const greedy = await decideBy('decision = "greedy"\nconfirm = { pairs = 0 }');
    expect(greedy.claim).toBeUndefined();
    expect(greedy.scores).toHaveLength(greedy.keeps.length);
    expect(greedy.scores).toEqual([...greedy.scores].sort((a, b) => a - b));
    // The luck is fixed, and so is what it makes of single scores.
    expect([greedy.keeps.length, greedy.junk.length]).toEqual([9, 4]);
    expect(greedy.junk.length).toBeGreaterThan(junk.length);
    // Their last score says more than is true. What pairs gain depends on the coins too: a hundred runs below compare
    // it.
    expect((greedy.scores.at(-1) ?? 0) - 100).toBeGreaterThan(greedy.gain);
    console.log(tableOf({ pairs: paired, 'single scores': greedy }));
  });
});

describe('60 proposals of which 6 help, in a hundred runs of the same decisions in memory', () => {
  const RUNS = 100;
  const runsBy = (supplied: Readonly<Record<string, unknown>>) => {
    const settings = settingsOf(supplied);
    return Array.from({ length: RUNS }, (_, run) =>
      runWorld({ settings, noise: 'gaussian', seed: 1000 + run, candidates: PROPOSALS }),
    );
  };
  const sumOf = (all: readonly WorldResult[], part: (result: WorldResult) => number) =>
    all.reduce((sum, result) => sum + part(result), 0);
  const paired = runsBy({ effort: 'balanced' });

  it('leave no more false acceptances than the levels that were given add up to, and true ones in every run', () => {
    expect(sumOf(paired, ({ wronglyAccepted }) => wronglyAccepted)).toBeLessThanOrEqual(
      sumOf(paired, ({ session }) => session.spent),
    );
    expect(paired.filter(({ better }) => better === 0).length).toBeLessThanOrEqual(1);
  });

  it('have intervals of which no fewer cover the truth than luck leaves of 95 in 100', () => {
    const covered = paired.filter(({ gain, confirmed: { interval } }) => interval[0] <= gain && gain <= interval[1]);
    // 86 or fewer of 100 come once in three thousand times.
    expect(covered.length).toBeGreaterThan(86);
  });

  it('of single scores keep more junk, and gain less', () => {
    const greedy = runsBy({ decision: 'greedy' });
    expect(sumOf(greedy, ({ wronglyAccepted }) => wronglyAccepted)).toBeGreaterThan(
      3 * sumOf(paired, ({ wronglyAccepted }) => wronglyAccepted),
    );
    expect(sumOf(greedy, ({ gain }) => gain)).toBeLessThan(sumOf(paired, ({ gain }) => gain));
  });
});
