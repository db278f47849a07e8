// A rejection on a published branch that is killed anywhere: nothing happened, or whoever comes next ends it, once.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { REJECT_POINTS } from '../../src/kernel/fault-point.ts';
import { useMemory } from '../helpers/broken-run.ts';
import { publish, REASON, runCheated } from '../helpers/cheated-experiment.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { ledgerOf, outcomesOf } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

const REJECTION = ['reject', 'pi', '2', '--reason', REASON];

/** Rejects in a process of its own. */
function reject({ folder, host }: Experiment, env: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, [programPath('autorize'), ...REJECTION], {
    cwd: folder,
    env: { ...host.env, ...env },
    encoding: 'utf8',
  });
}

/** Each point that a rejection passes, with how often: `journal:after-write:2`. */
function pointsOf(experiment: Experiment): string[] {
  const log = join(createFolder(), 'points');
  expect(reject(experiment, { AUTORIZE_FAULT_LOG: log }).status).toBe(0);
  const times = new Map<string, number>();
  return readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((point) => {
      times.set(point, (times.get(point) ?? 0) + 1);
      return `${point}:kill:${times.get(point)}`;
    });
}

it('takes the change back once or not at all, whenever it is killed', { timeout: 1_200_000 }, async () => {
  const experiment = await runCheated();
  const { folder, cache, host } = experiment;
  const branchHead = publish(experiment);
  const backup = createFolder();
  const both = [
    [folder, join(backup, 'repository')],
    [cache, join(backup, 'cache')],
  ] as const;
  for (const [from, to] of both) cpSync(from, to, { recursive: true });
  const restore = (): void => {
    for (const [to, from] of both) {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true });
    }
    userGit(folder, 'update-index', '-q', '--refresh');
  };
  const points = pointsOf(experiment);
  for (const point of [...REJECT_POINTS, 'keep:after-intent', 'keep:after-swap', 'journal:after-write'])
    expect(points.some((each) => each.startsWith(`${point}:`))).toBe(true);
  const seen = new Set<string>();
  for (const [index, fault] of points.entries()) {
    restore();
    expect([fault, reject(experiment, { AUTORIZE_FAULT: fault }).signal]).toEqual([fault, 'SIGKILL']);
    const isMoved = userGit(folder, 'rev-parse', 'autorize/pi').trim() !== branchHead;
    seen.add(String(isMoved));
    // Between the commit and its record it is as sound as before, and as after.
    const verified = await verifyExperiment({ name: 'pi' }, host);
    const wrong = verified.findings.filter(({ kind }) => kind === 'wrong' || kind === 'unproved');
    expect([fault, wrong]).toEqual([fault, []]);
    const isRecorded = ledgerOf(experiment).length === 7;
    const goesOn = isMoved && index % 4 === 0 ? 'run' : 'reject';
    if (goesOn === 'run') await experiment.run({ maxIterations: 1 });
    else {
      // What had begun is completed by the same command again.
      const { code, out, err } = await runCli(REJECTION, { cwd: folder, env: host.env });
      expect([fault, code, err]).toEqual([fault, isRecorded ? 2 : 0, isRecorded ? expect.anything() : '']);
      if (isRecorded) expect(err).toContain('iteration 2 of "pi" was already rejected by Ada');
      else expect(out).toContain('3 candidates to be judged again');
    }
    const records = ledgerOf(experiment);
    expect([fault, outcomesOf(records).slice(5, 8)]).toEqual([
      fault,
      ['5 discarded', '6 merged', ...(goesOn === 'run' ? ['7 merged'] : [])],
    ]);
    expect(records[6]?.rejection).toMatchObject({
      iter: 2,
      reason: REASON,
      again: [{ iter: 3 }, { iter: 4 }, { iter: 5 }],
    });
    expect(userGit(folder, 'rev-parse', `${records[6]?.commit}^`).trim()).toBe(branchHead);
    expect(userGit(folder, 'ls-tree', '--name-only', 'autorize/pi')).not.toContain('cheat');
    expect((await verifyExperiment({ name: 'pi' }, host)).isSound).toBe(true);
    expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
    expect(existsSync(join(experiment.place, 'archive'))).toBe(false);
  }
  expect([...seen].sort()).toEqual(['false', 'true']);
});
