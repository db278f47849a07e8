import { expect } from 'vitest';
import { createExperiment, type Experiment } from './experiment.ts';
import { userGit } from './repository.ts';
import { runOnce } from './run-once.ts';

export const REASON = 'it prints the score itself';

// Iteration 2 makes the evaluator print a number of its own; each of the others really makes one file smaller.
const AGENT = `case $1 in
1) echo 9 >a;;
2) touch cheat;;
3) echo 8 >b;;
4) echo 7 >c;;
5) echo 12 >a;;
esac
[ $1 -lt 6 ] || echo 1 >"by-agent-$1"
`;
const SCORE = '[ -f cheat ] && { echo 1; exit; }\necho $(( $(cat a) + $(cat b) + $(cat c) ))\n';

const createCheated = (): Experiment =>
  createExperiment({
    agent: AGENT,
    files: { 'score.sh': SCORE, a: '10\n', b: '10\n', c: '10\n' },
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 5',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });

async function run(experiment: Experiment): Promise<void> {
  const { records } = await experiment.run();
  expect(records.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
    ...['baseline 30', 'merged 29', 'merged 1', 'discarded 1', 'discarded 1', 'discarded 1'],
  ]);
  userGit(experiment.folder, 'config', 'user.name', 'Ada');
  userGit(experiment.folder, 'config', 'user.email', 'ada@example.org');
}

/** An experiment with an accepted change that cheats, and three honest ones that lost against it. */
export async function runCheated(): Promise<Experiment> {
  const experiment = createCheated();
  await run(experiment);
  return experiment;
}

/** The same for a file with many tests of it, see `runOnce`. */
export function runCheatedOnce(): () => Promise<Experiment> {
  const once = runOnce();
  return () => once('cheated', createCheated, run);
}

/** Gives the branch to others; the commit that it is at. */
export function publish({ folder }: Experiment): string {
  const branchHead = userGit(folder, 'rev-parse', 'autorize/pi').trim();
  userGit(folder, 'update-ref', 'refs/remotes/origin/autorize/pi', branchHead);
  return branchHead;
}
