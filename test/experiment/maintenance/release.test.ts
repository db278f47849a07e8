import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditRecords } from '../../../src/audit/audit.ts';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { approveQuarantined } from '../../../src/experiment/maintenance/release.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { probeSandbox } from '../../../src/kernel/sandbox-level.ts';
import { runChild } from '../../helpers/child-run.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const hasBubblewrap = (await probeSandbox()).levels.some(({ kind }) => kind === 'bubblewrap');

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

const noticesOf = ({ host }: Experiment) => readStatus(pathsOf('pi', host), host).notices;

it('a quarantined change is accepted once a person approved it: by its test, or by a new one on another branch head', async () => {
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
    '+6 against the record, mean of 1 run, is more than 5, the most that is plausible; quarantined; review it, and to approve it: autorize approve pi 1',
  );
  const waiting = (iter: number) =>
    `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve pi ${iter}`;
  expect(noticesOf(experiment)).toEqual([waiting(1), waiting(3)]);

  const by = 'Ada <ada@example.org>';
  expect(await approveQuarantined({ name: 'pi', iter: 3 }, host)).toMatchObject({ what: 'iteration 3', by });
  await approveQuarantined({ name: 'pi', iter: 1 }, host);
  const later = (iter: number) => `iteration ${iter} was approved by ${by}: the next run takes it up`;
  expect(noticesOf(experiment)).toEqual([later(1), later(3)]);
  await expect(approveQuarantined({ name: 'pi', iter: 1 }, host)).rejects.toThrow(
    /which Ada <.*> approved on .*autorize run pi/s,
  );
  await expect(approveQuarantined({ name: 'pi', iter: 2 }, host)).rejects.toThrow(
    /is "merged"; .*quarantined iteration \(1, 3\)/,
  );

  // Killed while it is kept, and continued: once, and not twice.
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
  await expect(approveQuarantined({ name: 'pi', iter: 1 }, host)).rejects.toThrow(
    /approved, and accepted as iteration 5/,
  );

  const lines = linesOf(experiment);
  const evaluations = lines.filter(({ kind }) => kind === 'evaluation').map(({ task, stage }) => `${task}: ${stage}`);
  // The test of the same tree against the same current best stands; on another one it is a new test.
  expect(evaluations.slice(-3)).toEqual(['iteration 3: rerun', 'iteration 5: measure', 'iteration 5: rerun']);
  expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
  expect((await verifyExperiment({ name: 'pi' }, host)).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  const kindsOf = (records: unknown[]) => auditRecords({ records }).differences.map(({ kind }) => kind);
  expect(kindsOf(lines.filter(({ kind }) => kind !== 'release'))).toContain('outcome');
});

it('guards are asked before a gain is quarantined, and the holdout once a person approved it; neither twice', async () => {
  const secret = createFolder({ 'eval.sh': 'cat value.txt\n' });
  const holdout = hasBubblewrap ? `[objective.holdout]\ncommand = "sh ${secret}/eval.sh"\nbudget = 2` : '';
  const experiment = createExperiment({
    agent: 'case $1 in 1) rm notes/read-me.txt; echo 3;; *) echo 4;; esac > value.txt\n',
    config: {
      objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\ncalibration_runs = 2\nconfirm = { pairs = 0 }
integrity = { max_plausible = 5 }\nguards = [{ command = "test -e notes/read-me.txt" }]`,
    },
    uncommitted: holdout,
  });
  userGit(experiment.folder, 'config', 'user.name', 'Ada');
  userGit(experiment.folder, 'config', 'user.email', 'ada@example.org');
  const { records } = await experiment.run({ maxIterations: 2 });
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'invalid', 'inconclusive']);
  expect(records[1]?.notes).toMatch(/, the most that is plausible; guard: /);
  expect(existsSync(join(experiment.place, 'iter-0001', 'held.pack'))).toBe(false);
  expect(noticesOf(experiment)).toEqual([expect.stringMatching(/^iteration 2 is quarantined/)]);
  await expect(approveQuarantined({ name: 'pi', iter: 1 }, experiment.host)).rejects.toThrow(
    /quarantined iteration \(2\)/,
  );
  const asked = () =>
    linesOf(experiment).flatMap(({ stage, arm, task }) =>
      stage === 'guard' || (stage === 'holdout' && arm === 'candidate') ? [`${task}: ${stage}`] : [],
    );
  expect(asked()).toEqual(['iteration 1: guard', 'iteration 2: guard']);
  await approveQuarantined({ name: 'pi', iter: 2 }, experiment.host);
  const { records: all } = await experiment.run({ maxIterations: 1 });
  expect(all.at(-1)).toMatchObject({ iter: 3, outcome: 'merged', score: 4, released: 'iteration 2' });
  expect(asked().slice(2)).toEqual(hasBubblewrap ? ['iteration 2: holdout'] : []);
  expect(linesOf(experiment).findLast(({ kind }) => kind === 'decision')).toMatchObject({
    task: 'iteration 2',
    guards: [{ passed: true }],
    kept: true,
  });
  expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
});

it('a quarantined change is taken up as it was tested, or not at all', async () => {
  const experiment = createHeld();
  await experiment.run({ maxIterations: 1 });
  await approveQuarantined({ name: 'pi', iter: 1 }, experiment.host);
  const file = join(experiment.place, 'iter-0001', 'held.pack');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length - 30));
  const { records } = await experiment.run({ maxIterations: 1 });
  expect(records.at(-1)).toMatchObject({
    iter: 2,
    outcome: 'discarded',
    notes: expect.stringMatching(/held\.pack is refused: it is no pack that can be read/),
  });
  expect(auditExperiment({ name: 'pi' }, experiment.host).isSound).toBe(true);
  // It can be approved once more, when the file is back.
  writeFileSync(file, bytes);
  await approveQuarantined({ name: 'pi', iter: 1 }, experiment.host);
  const { records: all } = await experiment.run({ maxIterations: 1 });
  expect(all.at(-1)).toMatchObject({ iter: 3, outcome: 'merged', score: 14 });
});

// Noise of a tenth; what the second change gains is more than is believed of a batch.
const NOISY_SUM =
  'awk -v v="$(cat value.txt)" -v r="$(printf %s "$AUTORIZE_SEED" | cksum | cut -d " " -f 1)" \'BEGIN { print v + (r % 1000) / 1e4 }\'\n';

it('a quarantined promotion is made once a person approved it, after a kill in the midst too', {
  timeout: 120_000,
}, async () => {
  const experiment = createExperiment({
    agent: 'echo $(( $(cat value.txt) + 5 )) > value.txt\n',
    files: { 'value.txt': '100\n', 'score.sh': NOISY_SUM },
    config: {
      objective: [
        'command = "sh score.sh"\ndirection = "max"\ndecision = "checkpoint"\ncheckpoint_keeps = 2\neffort = "fast"',
        'calibration_runs = 4\nconfirm = { pairs = 2 }\nmax_plausible = 7\naa_check_every = 0',
        'guards = [{ command = "test -e value.txt" }]',
      ].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const { folder, host } = experiment;
  userGit(folder, 'config', 'user.name', 'Ada');
  userGit(folder, 'config', 'user.email', 'ada@example.org');
  await experiment.run();
  const decisionsOn = () =>
    linesOf(experiment).flatMap(({ kind, task, code, kept }) =>
      kind === 'decision' && String(task).startsWith('promotion ') ? [[task, code, kept]] : [],
    );
  expect(decisionsOn()).toEqual([['promotion 1', 'implausible', false]]);
  expect(noticesOf(experiment)).toEqual([
    'promotion 1 of the working line is quarantined because of its large gain; to approve it: autorize approve pi promotion-1',
  ]);
  await expect(approveQuarantined({ name: 'pi', promotion: 'promotion 2' }, host)).rejects.toThrow(
    /promotion 2 of "pi" is not quarantined; .*\(promotion-1\)/,
  );
  const by = 'Ada <ada@example.org>';
  expect(await approveQuarantined({ name: 'pi', promotion: 'promotion 1' }, host)).toMatchObject({
    what: 'promotion 1',
    by,
  });
  expect(noticesOf(experiment)).toEqual([`promotion 1 was approved by ${by}: the next run takes it up`]);
  await expect(approveQuarantined({ name: 'pi', promotion: 'promotion 1' }, host)).rejects.toThrow(
    /which Ada <.*> approved/,
  );

  // Killed after the word was taken up and before the decision on it: what is continued is the test that was passed.
  const known = linesOf(experiment).length;
  const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'journal:after-sync:kill:2' } });
  expect(killed.signal).toBe('SIGKILL');
  const after = linesOf(experiment).slice(known);
  expect(after.map(({ kind }) => kind)).toContain('begin');
  expect(after.map(({ kind }) => kind)).not.toContain('claim');
  const { records } = await experiment.run({ mode: 'resume' });
  // What came after it is another batch, too good to be believed once more.
  expect(decisionsOn()).toEqual([
    ['promotion 1', 'implausible', false],
    ['promotion 1', 'evident', true],
    ['promotion 2', 'implausible', false],
  ]);
  expect(noticesOf(experiment)).toEqual([expect.stringMatching(/^promotion 2 .*: autorize approve pi promotion-2$/)]);
  expect(new Set(records.map(({ iter }) => iter)).size).toBe(records.length);
  // A guard answers once for a test, before it is quarantined.
  const guarded = linesOf(experiment).flatMap(({ kind, stage, task }) =>
    kind === 'evaluation' && stage === 'guard' && String(task).startsWith('promotion ') ? [task] : [],
  );
  expect(guarded).toEqual(['promotion 1', 'promotion 2']);
  const { isSound, claim } = auditExperiment({ name: 'pi' }, host);
  expect(isSound).toBe(true);
  expect(claim).toMatch(/ 1 kept; /);
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
});
