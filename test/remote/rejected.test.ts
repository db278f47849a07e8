import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rejectAccepted } from '../../src/experiment/maintenance/reject.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { type Machine, SHARED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { putStateFile } from '../helpers/state-file.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const STATE = 'refs/autorize-ledger/pi';
const LONG = { timeout: 120_000 };

// The first change makes the evaluator print a number of its own; the second one is honest.
const CHEATED_FILES = {
  ...SHARED_FILES,
  'agent.sh': 'case $AUTORIZE_ITER in 1) touch cheat;; 2) echo 9 >a/value.txt;; *) echo 8 >b/value.txt;; esac\n',
  'score.sh': '[ -f cheat ] && { echo 1; exit; }\necho $(( $(cat a/value.txt) + $(cat b/value.txt) ))\n',
};

const outcomesOf = ({ records }: Awaited<ReturnType<Machine['run']>>): string[] =>
  records.map(({ outcome, score }) => `${outcome} ${score}`);

function reject({ folder, host }: Machine, iter: number): ReturnType<typeof rejectAccepted> {
  userGit(folder, 'config', 'user.name', 'Ada');
  userGit(folder, 'config', 'user.email', 'ada@example.org');
  return rejectAccepted({ name: 'pi', iter, reason: 'it prints the score itself' }, host);
}

async function runCheated(server: GitServer): Promise<Machine> {
  seedServer(server, CHEATED_FILES);
  const machine = await startMachine(server);
  expect(outcomesOf(await machine.run())).toEqual(['baseline 20', 'merged 1', 'discarded 1']);
  return machine;
}

it('a rejection is pushed, restored on another machine that judges again, pulled and verified', LONG, async () => {
  await using server = await startGitServer();
  const first = await runCheated(server);
  expect(await first.session.push()).toEqual({ kind: 'done' });
  const second = await startMachine(server);
  const branchHead = userGit(server.folder, 'rev-parse', 'autorize/pi');
  const { reverted, again, missing } = await reject(second, 1);
  expect({ reverted, again, missing }).toMatchObject({
    ...{ reverted: { published: 'origin/autorize/pi' }, again: [2], missing: [] },
  });
  expect(await second.session.push()).toEqual({ kind: 'done' });
  expect(userGit(server.folder, 'rev-parse', 'autorize/pi^')).toBe(branchHead);
  const third = await startMachine(server, { which: 'b' });
  expect(third.restored.kind).toBe('restored');
  expect(outcomesOf(await third.run({ maxIterations: 2 })).slice(3)).toEqual(['merged null', 'merged 19', 'merged 17']);
  expect(await third.session.push()).toEqual({ kind: 'done' });
  expect(auditExperiment({ name: 'pi' }, third.host)).toMatchObject({ isSound: true });
  const folder = join(createFolder(), 'clone');
  execFileSync('git', ['clone', '-q', `file://${server.folder}`, folder], { stdio: 'ignore' });
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env: { ...process.env, HOME: createFolder() } });
  expect(await cli('pull', 'pi')).toMatchObject({ code: 0, err: '' });
  const verified = await cli('verify', 'pi');
  expect(verified.code, verified.out).toBe(0);
});

it('a person pulls, rejects and pushes; the next machine resumes from that', LONG, async () => {
  await using server = await startGitServer();
  const first = await runCheated(server);
  expect(await first.session.push()).toEqual({ kind: 'done' });
  const folder = join(createFolder(), 'clone');
  execFileSync('git', ['clone', '-q', `file://${server.folder}`, folder], { stdio: 'ignore' });
  userGit(folder, 'config', 'user.name', 'Ada');
  userGit(folder, 'config', 'user.email', 'ada@example.org');
  const env = { ...process.env, HOME: createFolder(), XDG_CACHE_HOME: createFolder() };
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env });
  expect(await cli('push', 'pi')).toMatchObject({ code: 3, err: expect.stringContaining('autorize pull pi') });
  expect((await cli('pull', 'pi')).code).toBe(0);
  const rejected = await cli('reject', 'pi', '1', '--reason', 'it prints the score itself');
  expect([rejected.code, rejected.err]).toEqual([0, '']);
  expect(rejected.out).toContain('publish it: autorize push pi');
  expect(await cli('push', 'pi')).toEqual({
    code: 0,
    err: '',
    out: 'verified and pushed: 4 records, branch autorize/pi\n',
  });
  const second = await startMachine(server);
  expect(second.restored.kind).toBe('restored');
  expect(outcomesOf(await second.run({ maxIterations: 1 })).slice(3)).toEqual(['merged null', 'merged 19']);
  expect(await second.session.push()).toEqual({ kind: 'done' });
  // What was pushed meanwhile is never replaced.
  const state = userGit(server.folder, 'rev-parse', STATE);
  expect(await cli('push', 'pi')).toMatchObject({ code: 3, err: expect.stringContaining('that are not here') });
  expect(userGit(server.folder, 'rev-parse', STATE)).toBe(state);
});

it('a list of rejected candidates is pushed, and one that cannot be read is refused on arrival', LONG, async () => {
  await using server = await startGitServer();
  const first = await runCheated(server);
  const { reverted, again } = await reject(first, 1);
  expect([reverted, again]).toEqual([undefined, [2]]);
  // The one candidate is judged on this machine alone; of the list nothing is lost.
  expect(outcomesOf(await first.run({ maxIterations: 1 }))).toEqual(['baseline 20', 'merged 19']);
  expect(await first.session.push()).toEqual({ kind: 'done' });
  expect(JSON.parse(userGit(server.folder, 'show', `${STATE}:rejected.json`))).toMatchObject({
    ...{ iter: 1, again: [{ iter: 2 }] },
  });
  expect((await startMachine(server)).restored.kind).toBe('restored');
  const whole = userGit(server.folder, 'show', `${STATE}:rejected.json`);
  for (const [text, issue] of [
    ['{ "iter": 1,', /rejected\.json:1/],
    [whole.replace(/"base": "\w+"/, `"base": "${'f'.repeat(40)}"`), /rejected\.json: it is of a run from ffff/],
  ] as const) {
    putStateFile(server, 'rejected.json', text);
    await expect(startMachine(server)).rejects.toThrow(issue);
  }
});

it('what a rejected candidate holds is searched for keys before it leaves', LONG, async () => {
  await using server = await startGitServer();
  seedServer(server, { ...SHARED_FILES, 'agent.sh': 'seq 1 4000 >leak.txt; echo "key = $WHICH" >>leak.txt\n' });
  const machine = await startMachine(server, { which: server.token });
  expect(outcomesOf(await machine.run({ maxIterations: 1 }))).toEqual(['baseline 20', 'denied null']);
  expect(await machine.session.push()).toEqual({ kind: 'done' });
  const pushed = userGit(server.folder, 'ls-tree', '-r', '--name-only', STATE).split('\n');
  expect(pushed).toContain('iter-0001/evidence.json');
  expect(pushed.filter((path) => path.includes('candidate.pack'))).toEqual([]);
  const holding = pushed.filter((path) => userGit(server.folder, 'show', `${STATE}:${path}`).includes(server.token));
  expect(holding).toEqual([]);
});
