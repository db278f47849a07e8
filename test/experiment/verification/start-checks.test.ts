import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../src/base/finding.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { copyExperiment, createExperiment, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { commitOn } from '../../helpers/remote-states.ts';
import { userGit } from '../../helpers/repository.ts';

/** A run that began at a commit on top of main, with these files; main stays where it is. */
async function ranAt(files: Readonly<Record<string, string>>) {
  const experiment = createExperiment({ agent: NUDGE });
  const { folder } = experiment;
  const start = commitOn(folder, { parents: [userGit(folder, 'rev-parse', 'main')], files });
  userGit(folder, 'checkout', '-q', '-f', '--detach', start);
  await experiment.run({ maxIterations: 1 });
  userGit(folder, 'checkout', '-q', '-f', 'main');
  return { experiment, start };
}

async function troubles({ host }: Experiment): Promise<string[]> {
  const { findings, isSound } = await verifyExperiment({ name: 'pi' }, host);
  const found = findings.filter(({ kind }) => kind === 'wrong' || kind === 'unproved');
  expect(isSound).toBe(found.length === 0);
  return found.map(describeFinding);
}

describe('the commit that an experiment began at', () => {
  it('is a problem where it is none of the user’s, and its evaluator is another one', async () => {
    const { experiment, start } = await ranAt({ 'score.sh': 'cat value.txt # mine\n' });
    // Begun on this machine.
    expect(await troubles(experiment)).toEqual([]);
    const elsewhere = copyExperiment(experiment.folder);
    const [found, ...others] = await troubles(elsewhere);
    expect(others).toEqual([]);
    expect(found).toMatch(
      new RegExp(
        `^start: the records begin at ${start}, which autorize cannot identify as a commit of yours: .*"score.sh"`,
      ),
    );
    expect(found).toMatch(/check out a branch that contains it.*autorize run pi --fresh/);
  });

  it('is fine where a candidate could have made it of HEAD, and after main continued with another evaluator', async () => {
    const { experiment } = await ranAt({ 'other.txt': 'x\n' });
    const elsewhere = copyExperiment(experiment.folder);
    expect(await troubles(elsewhere)).toEqual([]);
    writeFileSync(join(elsewhere.folder, 'score.sh'), 'cat value.txt # later\n');
    userGit(elsewhere.folder, 'commit', '-qam', 'Go on');
    expect(await troubles(elsewhere)).toEqual([]);
  });

  it('is fine where the default branch holds it, whatever is checked out', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder } = experiment;
    const old = userGit(folder, 'rev-parse', 'main');
    writeFileSync(join(folder, 'score.sh'), 'cat value.txt # later\n');
    userGit(folder, 'commit', '-qam', 'Go on');
    await experiment.run({ maxIterations: 1 });
    const elsewhere = copyExperiment(folder);
    userGit(elsewhere.folder, 'checkout', '-q', '--detach', old);
    expect(await troubles(elsewhere)).toEqual([]);
  });
});
