// What was left of a mission is what its journal says, at work and at rest, and is printed only while that is the same.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missionMoment } from '../../src/cli/repeated-mission.ts';
import { waitForClock } from '../../src/kernel/remembered-answer.ts';
import { runMission } from '../../src/library/mission.ts';
import { readMissionStatus } from '../../src/mission/look.ts';
import { type MissionPaths, pathsOf } from '../../src/mission/store.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { readMissionAnswer } from '../../src/status/mission-answers.ts';
import { completeStatus } from '../../src/status/status-answer.ts';
import { createMission, type Mission } from '../helpers/mission.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';

async function statuses({ folder, host }: Mission, runId: string): Promise<readonly CliResult[]> {
  const status = (...flags: string[]) => runCli(['status', runId, ...flags], { cwd: folder, env: host.env });
  return [await status(), await status('--json')];
}

it('is left by the library and by status, printed, and read again after a change of the journal', async () => {
  const mission = createMission({ session: 'improve 11; hand candidate "$(git rev-parse HEAD)"' });
  const { folder, host } = mission;
  const options = { cwd: folder, env: host.env, missionDir: 'missions/climb', maxIterations: 1 };
  const { runId, manifest } = await runMission(options);
  const left = join(folder, '.git', 'autorize', `mission-${runId}.json`);
  const written = readFileSync(left, 'utf8');
  const printed = await statuses(mission, runId);
  const { is_running: isRunning, ...document } = JSON.parse(printed[1]?.out ?? '');
  expect([printed[0]?.code, isRunning, document]).toEqual([0, false, expect.objectContaining(manifest)]);

  rmSync(left);
  expect(await statuses(mission, runId)).toEqual(printed);
  expect(readFileSync(left, 'utf8')).toBe(written);
  const { stamp, answer } = JSON.parse(written);
  const marked = { ...answer, atRest: { position: '', texts: ['left\n', 'left\n'], json: '{}' } };
  writeFileSync(left, JSON.stringify({ stamp, answer: marked }));
  expect((await statuses(mission, runId)).map(({ out }) => out)).toEqual(['left\n', '{}']);
  const paths = pathsOf(runId, host);
  expectEachMoment(paths);

  // A run that is refused leaves it, too.
  rmSync(left);
  await expect(runMission({ cwd: folder, env: host.env, resume: runId })).rejects.toThrow('has ended');
  expect(readFileSync(left, 'utf8')).toBe(written);

  const journal = readFileSync(paths.journal, 'utf8');
  const lines = journal.split(/(?<=\n)/);
  for (const kept of [lines.length - 1, 2, 0]) {
    writeFileSync(paths.journal, lines.slice(0, kept).join(''));
    const cut = await statuses(mission, runId);
    const code = kept === 0 ? 3 : 2;
    expect(cut.map((each) => [kept, each.code, each.err])).toEqual(
      Array(2).fill([kept, code, expect.stringContaining(`records of ${runId} are missing`)]),
    );
    expect(cut[0]?.err).toContain('manifest.json is of 2');
  }
  const list = await runCli(['list', runId], { cwd: folder, env: host.env });
  expect([list.code, list.err]).toEqual([3, expect.stringContaining('autorize pull mission.')]);
  writeFileSync(paths.journal, `${journal}{"seq":1}\n`);
  const damaged = await statuses(mission, runId);
  expect(damaged.map(({ code }) => code)).toEqual([2, 2]);
  rmSync(left);
  expect(await statuses(mission, runId)).toEqual(damaged);
  await waitForClock();
  expect(await statuses(mission, runId)).toEqual(damaged);
  // What is wrong is looked at each time.
  expect(existsSync(left)).toBe(false);
});

/** What is printed with a supervisor at work, which does something or nothing, and without. */
function expectEachMoment(paths: MissionPaths): void {
  const answer = JSON.parse(JSON.stringify(readMissionAnswer(paths)));
  const now = new Date();
  const since = new Date(now.getTime() - 60_000).toISOString();
  const pointer = JSON.parse(readFileSync(paths.pointer, 'utf8'));
  for (const activities of [undefined, [], [{ attempt: '2', doing: 'agent at work', since }]]) {
    for (const path of [`${paths.lock}.holder`, paths.activity]) rmSync(path, { force: true });
    if (activities !== undefined) {
      writeFileSync(`${paths.lock}.holder`, JSON.stringify({ pid: process.pid, host: hostname(), started_at: since }));
      writeFileSync(paths.pointer, JSON.stringify({ ...pointer, active: true }));
      writeFileSync(paths.activity, JSON.stringify(activities));
    }
    const look = readMissionStatus(paths);
    expect(look.isRunning).toBe(activities !== undefined);
    const { text, json } = completeStatus(answer, missionMoment(paths, { now: () => now }));
    expect(text).toBe(renderStatus(viewMission(look, now)));
    const document = JSON.parse(json);
    expect([document.is_running, document.waiting]).toEqual([look.isRunning, look.waiting ?? null]);
    expect(document).not.toHaveProperty('activities');
  }
}
