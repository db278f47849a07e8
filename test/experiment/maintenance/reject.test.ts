import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { ARCHIVE_POINTS } from '../../../src/kernel/fault-point.ts';
import { REASON, runCheatedOnce } from '../../helpers/cheated-experiment.ts';
import type { Experiment } from '../../helpers/experiment.ts';
import { createMission } from '../../helpers/mission.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';

const LONG = { timeout: 120_000 };
const runCheated = runCheatedOnce();

const cli = ({ folder, host }: Experiment, ...argv: string[]) => runCli(argv, { cwd: folder, env: host.env });
const reject = (experiment: Experiment, iter = '2') => cli(experiment, 'reject', 'pi', iter, '--reason', REASON);

/** What the ledger says after the candidates were judged again: none of them by an agent. */
async function expectRebuilt(experiment: Experiment): Promise<void> {
  const { records } = await experiment.run({ maxIterations: 4 });
  expect(records.map(({ outcome, score, agent_exit: exit }) => `${outcome} ${score} ${exit}`)).toEqual([
    ...['baseline 30 null', 'merged 29 null', 'merged 27 null', 'merged 24 null', 'discarded 27 null'],
  ]);
  for (const record of records.slice(1)) expect(record.notes).toContain(REASON);
  const { folder, host } = experiment;
  expect(userGit(folder, 'ls-tree', '--name-only', 'autorize/pi')).not.toContain('cheat');
  expect((await verifyExperiment({ name: 'pi' }, host)).isSound).toBe(true);
  expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
}

afterEach(() => {
  delete process.env.AUTORIZE_FAULT;
});

it('rejects an accepted change: all that lost against it is judged again from its stored tree', LONG, async () => {
  const experiment = await runCheated();
  const { code, out, err } = await reject(experiment);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('iteration 2 is rejected by Ada <ada@example.org>');
  expect(out).toContain('4 candidates to be judged again, before any agent: autorize run pi');
  const status = () => readStatus(pathsOf('pi', experiment.host), experiment.host).notices.join('\n');
  expect(status()).toContain(`Ada <ada@example.org> rejected iteration 2`);
  expect(status()).toContain('4 of 4 candidates are still to be judged again');
  const early = await cli(experiment, 'verify', 'pi');
  expect(early.code).toBe(1);
  expect(early.out).toMatch(
    /0 records of "pi", and no branch autorize\/pi: no iteration has run since Ada <ada@example.org> rejected iteration 2 on \S+, so there is nothing to verify yet; judge 4 candidates again: autorize run pi; check the decisions of the archived run: autorize audit pi --archived/,
  );
  expect(early.out).not.toContain('pull');
  await expectRebuilt(experiment);
  expect(status()).toContain('0 of 4 candidates are still to be judged again');
  // What was decided before is all there.
  const audited = await cli(experiment, 'audit', 'pi', '--archived');
  expect(audited.code).toBe(0);
  const archived = userGit(experiment.folder, 'branch', '--list', 'autorize-archive/*', '--format=%(refname:short)');
  expect(userGit(experiment.folder, 'ls-tree', '--name-only', archived.trim())).toContain('cheat');
  // Agents continue from there.
  const { records } = await experiment.run({ maxIterations: 1 });
  expect(records.at(-1)).toMatchObject({ iter: 5, agent_exit: 0 });
});

it('judges on where a run was interrupted between two candidates', LONG, async () => {
  const experiment = await runCheated();
  await reject(experiment);
  const stopping = new AbortController();
  const first = await experiment.run({
    maxIterations: 4,
    signal: stopping.signal,
    onEvent: (event) => event.kind === 'recorded' && event.record.iter === 2 && stopping.abort(),
  });
  expect(first.stop.kind).toBe('interrupted');
  const { records } = await experiment.run({ mode: 'resume' });
  const retained = records.filter(({ outcome }) => outcome === 'merged');
  expect(retained.map(({ score }) => score)).toEqual([29, 27, 24]);
  expect(records.every(({ agent_exit: exit }) => exit === null)).toBe(true);
});

it.each(ARCHIVE_POINTS.filter((point) => point !== 'archive:after'))(
  'broken off at %s, it is ended by the next command or never began',
  LONG,
  async (point) => {
    const experiment = await runCheated();
    process.env.AUTORIZE_FAULT = `${point}:throw`;
    expect((await reject(experiment)).code).toBe(70);
    delete process.env.AUTORIZE_FAULT;
    const isBegun = existsSync(join(experiment.place, 'archiving.json'));
    expect(isBegun).toBe(point !== 'archive:before');
    if (!isBegun) expect((await reject(experiment)).code).toBe(0);
    await expectRebuilt(experiment);
  },
);

it('refuses what was not accepted, and a rejection without a reason', LONG, async () => {
  const experiment = await runCheated();
  const before = readFileSync(join(experiment.place, 'iterations.jsonl'));
  const none = await cli(experiment, 'reject', 'pi', '2');
  expect(none.code).toBe(2);
  expect(none.err).toMatch(/no --reason; expected why the change is rejected/);
  const refused = await reject(experiment, '3');
  expect(refused.code).toBe(2);
  expect(refused.err).toMatch(/iteration 3 of "pi" is "discarded".*an accepted change \(1, 2\)/s);
  expect(readFileSync(join(experiment.place, 'iterations.jsonl'))).toEqual(before);
});

it('keeps what an earlier rejection left to be judged', LONG, async () => {
  const experiment = await runCheated();
  await reject(experiment);
  await experiment.run({ maxIterations: 1 });
  const { out } = await cli(experiment, 'reject', 'pi', '1', '--reason', 'not wanted');
  expect(out).toContain('3 candidates to be judged again');
  const { records } = await experiment.run({ maxIterations: 3 });
  expect(records.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
    ...['baseline 30', 'merged 28', 'merged 25'],
    expect.stringMatching(/^discarded /),
  ]);
});

it('refuses a list that cannot be read, with file and line', LONG, async () => {
  const experiment = await runCheated();
  await reject(experiment);
  const path = join(experiment.place, 'rejected.json');
  const whole = readFileSync(path, 'utf8');
  for (const [broken, place] of [
    [whole.replace('"reason":', '"reason"'), /rejected\.json:5:/],
    [
      whole.replace(/"commit": "[0-9a-f]+"/, '"commit": "HEAD"'),
      /rejected\.json:\d+:\d+: \$\.again\[0\]\.commit.*full id/s,
    ],
  ] as const) {
    writeFileSync(path, broken);
    for (const command of ['run', 'resume'])
      expect(await cli(experiment, command, 'pi'), command).toMatchObject({
        code: 2,
        err: expect.stringMatching(place),
      });
    expect((await cli(experiment, 'status', 'pi')).err).toMatch(place);
    expect(await cli(experiment, 'verify', 'pi')).toMatchObject({ code: 1, out: expect.stringMatching(place) });
  }
  writeFileSync(path, whole);
  await expectRebuilt(experiment);
});

it('refuses a mission run and says how to take a change back there', LONG, async () => {
  const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)' });
  const { runId } = await mission.launch({ maxIterations: 1 });
  const { code, err } = await runCli(['reject', runId, '1', '--reason', REASON], {
    cwd: mission.folder,
    env: mission.host.env,
  });
  expect(code).toBe(3);
  expect(err).toMatch(/is a mission run.*git revert COMMIT/s);
});
