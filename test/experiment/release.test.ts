import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditRecords } from '../../src/attempt/decide/audit.ts';
import { auditExperiment } from '../../src/experiment/audit.ts';
import { lookAt } from '../../src/experiment/look.ts';
import { releaseHeld } from '../../src/experiment/release.ts';
import { placeOf } from '../../src/experiment/store.ts';
import { verifyExperiment } from '../../src/experiment/verify.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';

/** The first and the third change are too good to be believed; the second is kept, so that the first has to be moved. */
function createHeld(): Experiment {
  const experiment = createExperiment({
    agent:
      'case $1 in 1) echo 4 > value.txt;; 2) echo 8 > more.txt;; 3) echo 1 > more.txt;; *) echo 9 > other.txt;; esac\n',
    files: { 'more.txt': '10\n', 'score.sh': 'echo $(( $(cat value.txt) + $(cat more.txt) ))\n' },
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2\nconfirm = { pairs = 0 }\nintegrity = { max_plausible = 5 }',
      iteration: 'budget = "20s"\nmax_iterations = 2',
    },
  });
  userGit(experiment.folder, 'config', 'user.name', 'Ada');
  userGit(experiment.folder, 'config', 'user.email', 'ada@example.org');
  return experiment;
}

function linesOf({ place }: Experiment): Record<string, unknown>[] {
  const lines = readFileSync(join(place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const noticesOf = ({ host }: Experiment) => lookAt(placeOf('pi', host), host).notices;

it('a change that was held back is kept once a person let it through: by its test, or by a new one on another tip', async () => {
  const experiment = createHeld();
  const { host } = experiment;
  const first = await experiment.run({ maxIterations: 3 });
  expect(first.records.map(({ outcome, score }) => [outcome, score])).toEqual([
    ['baseline', 20],
    ['inconclusive', 14],
    ['merged', 18],
    ['inconclusive', 11],
  ]);
  expect(first.records[1]?.notes).toBe(
    '+6 against the record, mean of 1 run, is more than 5, the most that is plausible: to be looked at; to let it through: autorize release pi 1',
  );
  const waiting = (iter: number) =>
    `iteration ${iter} is held back for its size; to let it through: autorize release pi ${iter}`;
  expect(noticesOf(experiment)).toEqual([waiting(1), waiting(3)]);

  const by = 'Ada <ada@example.org>';
  expect(await releaseHeld({ name: 'pi', iter: 3 }, host)).toMatchObject({ iter: 3, by });
  await releaseHeld({ name: 'pi', iter: 1 }, host);
  const later = (iter: number) => `iteration ${iter} was let through by ${by}: the next run takes it up`;
  expect(noticesOf(experiment)).toEqual([later(1), later(3)]);
  await expect(releaseHeld({ name: 'pi', iter: 1 }, host)).rejects.toThrow(
    /which Ada <.*> let through on .*autorize run pi/s,
  );
  await expect(releaseHeld({ name: 'pi', iter: 2 }, host)).rejects.toThrow(
    /which is merged; .*held back for its size \(1, 3\)/,
  );

  // Killed while it is kept, and gone on with: once, and not twice.
  const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'keep:after-swap:kill' } });
  expect(killed.signal).toBe('SIGKILL');
  const { records } = await experiment.run({ mode: 'resume' });
  expect(records.slice(4).map(({ iter, outcome, score, released }) => [iter, outcome, score, released])).toEqual([
    [4, 'merged', 11, 'iteration 3'],
    [5, 'merged', 5, 'iteration 1'],
  ]);
  expect(records[4]?.notes).toMatch(/; released by Ada <ada@example\.org> \(iteration 3\)$/);
  expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt', 'autorize/pi:more.txt')).toBe('4\n1');
  expect(noticesOf(experiment)).toEqual([]);
  await expect(releaseHeld({ name: 'pi', iter: 1 }, host)).rejects.toThrow(/let through and kept as iteration 5/);

  const lines = linesOf(experiment);
  const evaluations = lines.filter(({ kind }) => kind === 'evaluation').map(({ task, stage }) => `${task}: ${stage}`);
  // The test of the same tree against the same incumbent stands; on another one it is a new test.
  expect(evaluations.slice(-3)).toEqual(['iteration 3: rerun', 'iteration 5: measure', 'iteration 5: rerun']);
  expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true, differences: [] });
  expect((await verifyExperiment({ name: 'pi' }, host)).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  const kindsOf = (records: unknown[]) => auditRecords({ records }).differences.map(({ kind }) => kind);
  expect(kindsOf(lines.filter(({ kind }) => kind !== 'release'))).toContain('outcome');
});

it('what was put by is taken up as it was tested, or not at all', async () => {
  const experiment = createHeld();
  await experiment.run({ maxIterations: 1 });
  await releaseHeld({ name: 'pi', iter: 1 }, experiment.host);
  const file = join(experiment.place, 'iter-0001', 'held.pack');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length - 30));
  const { records } = await experiment.run({ maxIterations: 1 });
  expect(records.at(-1)).toMatchObject({
    iter: 2,
    outcome: 'discarded',
    notes: expect.stringMatching(/cannot be taken up: git index-pack/),
  });
  expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
  // It can be let through once more, when the file is back.
  writeFileSync(file, bytes);
  await releaseHeld({ name: 'pi', iter: 1 }, experiment.host);
  const { records: all } = await experiment.run({ maxIterations: 1 });
  expect(all.at(-1)).toMatchObject({ iter: 3, outcome: 'merged', score: 14 });
});
