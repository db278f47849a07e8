import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf, readLedger } from '../../../src/experiment/ledger/store.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import { publish, REASON, runCheatedOnce } from '../../helpers/cheated-experiment.ts';
import { createExperiment, decisionsOf, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { buildDeltaBomb } from '../../helpers/pack-bomb.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';

const LONG = { timeout: 120_000 };
const runCheated = runCheatedOnce();
const SPARE = { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' };
const NOISY = 'echo $(( $(cat a) + $(cat b) + $(cat c) )).$(printf %s "$AUTORIZE_SEED" | cksum | cut -d " " -f 1)\n';

const cli = ({ folder, host }: Experiment, ...argv: string[]) => runCli(argv, { cwd: folder, env: host.env });
const reject = (experiment: Experiment, iter: number) =>
  cli(experiment, 'reject', 'pi', String(iter), '--reason', REASON);

/** Records, branch and decisions agree with each other. */
async function expectSound({ host }: Experiment): Promise<void> {
  const { findings, isSound } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind !== 'ok')).toEqual([]);
  expect(isSound).toBe(true);
  expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
}

it('a published branch goes back by a commit on top, and what lost is judged again', LONG, async () => {
  const experiment = await runCheated();
  const { folder, host, cache } = experiment;
  const branchHead = publish(experiment);
  const { code, out, err } = await reject(experiment, 2);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('autorize/pi is published (origin/autorize/pi), so a commit on top takes it back: ');
  expect(out).toContain('3 candidates to be judged again, before any agent: autorize run pi');
  expect(userGit(folder, 'rev-parse', 'autorize/pi^').trim()).toBe(branchHead);
  expect(userGit(folder, 'diff', '--name-only', 'autorize/pi~2', 'autorize/pi')).toBe('');
  expect(userGit(folder, 'log', '-1', '--format=%s', 'autorize/pi').trim()).toBe('autorize iter 6: take back iter 2');
  await expectSound(experiment);
  const status = () => readStatus(pathsOf('pi', host), host);
  expect(status().state).toMatchObject({ best_score: 29, best_iter: 1 });
  expect(status().takenOut).toEqual([{ iter: 6, taken: [2] }]);
  expect(status().notices.join()).toContain('3 of 3 candidates are still to be judged again');
  // Nothing but the folder of the experiment is needed for that.
  userGit(folder, 'gc', '-q', '--prune=now');
  rmSync(cache, { recursive: true });
  const { records } = await experiment.run({ maxIterations: 3 });
  expect(records.slice(6).map(({ outcome, score, agent_exit: exit }) => `${outcome} ${score} ${exit}`)).toEqual([
    ...['merged null null', 'merged 27 null', 'merged 24 null', 'discarded 27 null'],
  ]);
  await expectSound(experiment);
  expect(status().notices.join()).toContain('0 of 3 candidates are still to be judged again');
  expect(userGit(folder, 'merge-base', '--is-ancestor', branchHead, 'autorize/pi')).toBe('');
});

it('a stored candidate that unpacks to gigabytes is refused, and the others are judged again', LONG, async () => {
  const experiment = await runCheated();
  publish(experiment);
  expect((await reject(experiment, 2)).code).toBe(0);
  const bomb = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 200, copies: 20 });
  expect(bomb.length).toBeLessThan(24 * 1024);
  writeFileSync(join(experiment.place, 'iter-0003/candidate.pack'), bomb);
  const { records } = await experiment.run({ maxIterations: 3 });
  expect(records.slice(7).map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
    ...['discarded null', 'merged 26', 'discarded 29'],
  ]);
  expect(records[7]?.notes).toContain('candidate.pack is refused: its objects have more than 1073741824 bytes');
});

it(
  'leaves everything as it is where a later accepted change builds on it, and says what to reject first',
  LONG,
  async () => {
    const experiment = createExperiment({ agent: NUDGE, config: SPARE });
    const { folder, place } = experiment;
    await experiment.run();
    userGit(folder, 'config', 'user.name', 'Ada');
    userGit(folder, 'config', 'user.email', 'ada@example.org');
    // Merged into the branch of the user, and pushed nowhere.
    userGit(folder, 'merge', '-q', '--ff-only', 'autorize/pi');
    const seen = () => [
      userGit(folder, 'for-each-ref'),
      ...['iterations', 'intents', 'decisions'].map((each) => readFileSync(join(place, `${each}.jsonl`), 'utf8')),
      readFileSync(join(place, 'state.json'), 'utf8'),
    ];
    const before = seen();
    const { code, err } = await reject(experiment, 1);
    expect(code).toBe(3);
    expect(err).toMatch(/iteration 1 cannot be removed.*iterations 2, 3 changed the same lines; nothing was changed/s);
    expect(err).toContain('autorize reject pi 3 --reason');
    expect(seen()).toEqual(before);
    for (const iter of [3, 2, 1]) {
      const { out } = await reject(experiment, iter);
      expect(out).toContain('autorize/pi is published (main)');
      await expectSound(experiment);
    }
    expect(userGit(folder, 'show', 'autorize/pi:value.txt').trim()).toBe('10');
    expect((await reject(experiment, 2)).err).toContain('iteration 2 of "pi" was already rejected by Ada');
    const { records } = await experiment.run({ maxIterations: 1 });
    // What was rejected does not come back by another proposal.
    expect(records.at(-1)).toMatchObject({ iter: 7, outcome: 'discarded', best_so_far: 10 });
    expect(records.at(-1)?.notes).toContain('the same tree was tried before: "iteration 1"');
    await expectSound(experiment);
  },
);

it.each(['paired-sequential', 'checkpoint'])(
  'decides on by %s from the tree without the change, and confirms that tree',
  { timeout: 240_000 },
  async (policy) => {
    const experiment = createExperiment({
      agent: 'case $1 in 1) echo 8 >a;; 2) echo 8 >b;; 3) echo 8 >c;; *) echo 6 >a;; esac\n',
      files: { a: '10\n', b: '10\n', c: '10\n', 'score.sh': NOISY },
      config: {
        ...SPARE,
        objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "${policy}"\ncalibration_runs = 4\nconfirm = { pairs = 4 }`,
      },
    });
    const { folder, host } = experiment;
    userGit(folder, 'config', 'user.name', 'Ada');
    userGit(folder, 'config', 'user.email', 'ada@example.org');
    const first = await experiment.run();
    expect(first.records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'merged', 'merged']);
    publish(experiment);
    expect(await reject(experiment, 2)).toMatchObject({ code: 0, err: '' });
    expect(userGit(folder, 'show', 'autorize/pi:b').trim()).toBe('10');
    await expectSound(experiment);
    const before = readStatus(pathsOf('pi', host), host);
    expect(before.standing.kind).toBe('unconfirmed');
    await experiment.run({ maxIterations: 1 });
    await expectSound(experiment);
    const claim = decisionsOf(experiment).findLast(({ kind }) => kind === 'claim');
    expect(claim?.final).toBe(userGit(folder, 'rev-parse', 'autorize/pi^{tree}').trim());
    expect(readStatus(pathsOf('pi', host), host).standing.kind).toBe('confirmed');
  },
);

it('verify reports a commit that takes back something else than its record says', LONG, async () => {
  const experiment = await runCheated();
  publish(experiment);
  await reject(experiment, 2);
  const { place, host } = experiment;
  const path = join(place, 'iterations.jsonl');
  const whole = readFileSync(path, 'utf8');
  // The chain is recreated, as by somebody who can write every file.
  const { records } = readLedger(pathsOf('pi', host));
  const forged = records.map((record) =>
    record.rejection ? { ...record, rejection: { ...record.rejection, iter: 1, by: 'Eve <eve@example.org>' } } : record,
  );
  writeFileSync(path, '');
  const journal = openJournal({ path, shown: path, remedy: '' });
  for (const { seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...record } of forged) journal.append(record);
  journal[Symbol.dispose]();
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  const wrong = findings.flatMap(({ kind, detail }) => (kind === 'wrong' ? [detail] : [])).join('\n');
  expect(wrong).toContain('iteration 6, which takes back iteration 1, is not what taking it out gives');
  writeFileSync(path, whole);
  await expectSound(experiment);
});

it('takes back one change after another; what was judged again already is listed once', LONG, async () => {
  const experiment = await runCheated();
  const { folder } = experiment;
  // Nobody knows what it has, so it may have the branch.
  userGit(folder, 'remote', 'add', 'origin', `file://${folder}/no-such-repository`);
  expect((await reject(experiment, 2)).out).toContain('autorize/pi is published (origin, which cannot be asked)');
  const { records } = await experiment.run({ maxIterations: 2 });
  expect(records.slice(7).map(({ outcome, score }) => `${outcome} ${score}`)).toEqual(['merged 27', 'merged 24']);
  expect((await reject(experiment, 8)).out).toContain('0 candidates to be judged again');
  await expectSound(experiment);
  const { records: all } = await experiment.run({ maxIterations: 1 });
  // Iteration 5 is left of the first rejection; it is no better than what is there now.
  expect(all.at(-1)).toMatchObject({ iter: 10, outcome: 'discarded', best_so_far: 27 });
  expect(all.at(-1)?.notes).toContain('iteration 5, judged again since Ada');
  const again = () => readLedger(pathsOf('pi', experiment.host)).records.at(-1)?.rejection?.again;
  for (const iter of [7, 1]) {
    expect((await reject(experiment, iter)).out).toContain('1 candidate to be judged again');
    expect(again()).toMatchObject([{ iter: 10 }]);
  }
  await expectSound(experiment);
});
