import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/audit.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const PROPOSALS = 60;
// Chooses the luck of the whole run. Of any luck the promise holds on average; of this one the test knows that it does.
const SEED = 2;

/** What the helpful ones are worth, in SDs of the noise. */
const HELPFUL: Readonly<Record<number, number>> = { 4: 2, 13: 1.5, 22: 2, 31: 1.5, 40: 2, 55: 1.8 };

/** What proposal `iter` is truly worth: 6 help, every other one of the rest does nothing, and the rest harms. */
function worthOf(iter: number): number {
  return HELPFUL[iter] ?? (iter % 2 === 0 ? 0 : -(iter % 8) / 4);
}

/**
 * Scores the sum of what the changes are worth, with noise of SD 1. The n-th score of the same tree is the same in every
 * run, whatever order the coins of the run choose: so the test always sees the same luck.
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
  file = "${counts}/" key
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
      'score.sh': 'exec awk -f score.awk changes.txt\n',
      'score.awk': evaluatorOf(counts),
    },
    config: {
      objective: `command = "sh score.sh"\nprotect = ["score.sh", "score.awk"]\ndirection = "max"\n${policy}`,
      iteration: `budget = "20s"\nmax_iterations = ${PROPOSALS}`,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const { records, stop } = await experiment.run();
  expect([stop.kind, records.length]).toEqual(['max_iterations', PROPOSALS + 1]);
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true, differences: [] });
  const lines = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  const claim = lines.map((line) => JSON.parse(line)).findLast(({ kind }) => kind === 'claim');
  const keeps = userGit(experiment.folder, 'show', 'autorize/pi:changes.txt').split('\n').slice(1).map(Number);
  return {
    claim,
    /** What the best score says that was gained. */
    shown: Math.max(...records.flatMap(({ outcome, score }) => (outcome === 'merged' ? [score ?? 0] : []))) - 100,
    gain: keeps.reduce((sum, iter) => sum + worthOf(iter), 0),
    keeps: keeps.length,
    junk: keeps.filter((iter) => worthOf(iter) <= 0).length,
  };
}

describe('60 proposals of which 6 help, scored with noise', { timeout: 300_000 }, () => {
  it('are kept by pairs as promised, and the claim is true; by single scores more junk is kept', async () => {
    const paired = await decideBy('decision = "auto"\neffort = "balanced"');
    const greedy = await decideBy('decision = "greedy"\nconfirm = { pairs = 0 }');
    const { claim } = paired;
    expect(claim).toMatchObject({ proposed: PROPOSALS, tested: PROPOSALS, kept: paired.keeps, planned_pairs: 20 });
    expect(claim.false_keeps_bound).toBeCloseTo(0.05 * PROPOSALS, 9);
    expect(paired.junk).toBeLessThanOrEqual(claim.false_keeps_bound);
    expect(paired.gain).toBeGreaterThan(4);
    const [low, high] = claim.interval;
    expect([low <= paired.gain, paired.gain <= high]).toEqual([true, true]);
    // The same luck, the same proposals: what a stored best score keeps, and what it says of itself.
    expect(greedy.claim).toBeUndefined();
    expect(greedy.junk).toBeGreaterThan(paired.junk);
    expect(greedy.gain).toBeLessThan(paired.gain);
    expect(greedy.shown).toBeGreaterThan(greedy.gain);
  });
});
