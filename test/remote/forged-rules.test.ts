/** A state on a server whose run had other rules than those of the checkout: it permitted more, or protected less. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IntegrityError } from '../../src/base/errors.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { Host } from '../../src/kernel/host.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { createMission } from '../helpers/mission.ts';
import { cli, cloneOf, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';

const BRANCH = 'refs/heads/autorize/pi';
const make = (host: Host): Subject => experimentSubject(pathsOf('pi', host), host);

const RULES = 'protect = ["score.sh", "limits.txt"]';
const DENIED = 'deny_paths = ["docs/**"]';

/** One accepted change by a config that is not the one of the commit, and is not committed. */
async function ranBy(change: string, edit: (config: string) => string) {
  const { folder, host, place, run } = createExperiment({
    agent: `${change}\n${NUDGE}`,
    files: { 'score.sh': 'cat limits.txt >/dev/null; cat value.txt\n', 'limits.txt': 'none\n', 'docs/one.md': '1\n' },
    config: { objective: `command = "sh score.sh"\ndirection = "min"\n${RULES}`, boundaries: DENIED },
  });
  const config = join(place, 'config.toml');
  writeFileSync(config, edit(readFileSync(config, 'utf8')));
  await run({ maxIterations: 1 });
  const subject = make(host);
  const paths = subject.list().filter((path) => subject.isRestored(path));
  const files: Files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
  return { folder, branch: BRANCH, branchHead: userGit(folder, 'rev-parse', BRANCH), subject, files };
}

it.each([
  ['protected file', 'echo more > limits.txt', RULES, 'protect = ["score.sh"]', /is denied: .*limits\.txt/],
  ['denied file', 'echo more > docs/one.md', DENIED, 'deny_paths = []', /is denied: .*docs\/one\.md/],
])(
  'a run by other rules than those of the checkout is refused where it changed a %s',
  async (_, change, from, to, why) => {
    await using server = await startGitServer();
    const { folder, ...forged } = await ranBy(change, (config) => config.replace(from, to));
    publish(server, { folder, ...forged });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'pi');
    expect([pulled.code, pulled.out]).toEqual([1, expect.stringMatching(why)]);
    expect(existsSync(join(clone, '.autorize/pi/iterations.jsonl'))).toBe(false);
    const opened = await openSession(server, make).catch((error: unknown) => error);
    expect(opened).toBeInstanceOf(IntegrityError);
    expect(String(opened)).toMatch(why);
  },
);

it('a run under other rules is restored if it changed no file that is protected here', async () => {
  await using server = await startGitServer();
  const { folder, ...created } = await ranBy('true', (config) => config.replace(RULES, 'protect = ["score.sh"]'));
  publish(server, { folder, ...created });
  const pulled = await cli(cloneOf(server), 'pull', 'pi');
  expect([pulled.code, pulled.err]).toEqual([0, '']);
  expect((await openSession(server, make)).restored.kind).toBe('restored');
});

const PERMIT = 'boundaries:\n  permit: [".github/**"]\n';
const DENY = 'boundaries:\n  deny_paths: ["value.txt"]\n';
const THERE = 'missions/climb';
const OTHER = 'missions/other';

it.each([
  ['permits more than the mission of the checkout', PERMIT, '', THERE, /is denied: .*own\.yml/],
  [
    'permits more, and whose mission is not in the checkout,',
    PERMIT,
    undefined,
    THERE,
    /no mission in "missions\/climb"/,
  ],
  ['names another mission, which permits more,', PERMIT, '', OTHER, /no mission in "missions\/other"/],
  ['denies less than the mission of the checkout', '', DENY, THERE, /is denied: .*value\.txt/],
])('a mission whose launch %s is not pulled', async (_, then, now, dir, why) => {
  await using server = await startGitServer();
  const workflow = 'mkdir -p .github/workflows; echo "on: push" >.github/workflows/own.yml; git add -A';
  const evaluator = 'evaluator:\n  command: sh evaluate.sh\n  format: json\n';
  const front = `${evaluator}${then}agent:\n  command: . ./session.sh\n  budget: 30s\n`;
  const created = createMission({
    session: `${then === '' ? ':' : workflow}; improve 11; hand candidate $(git rev-parse HEAD)`,
    files: {
      [`${OTHER}/mission.md`]: 'Make the number larger.\n',
      [`${OTHER}/sandbox.md`]: `---\n${front}---\nStay.\n`,
    },
    front,
  });
  const { runId, state } = await created.launch({ maxIterations: 1 });
  const file = join(created.folder, THERE, 'sandbox.md');
  if (now === undefined) userGit(created.folder, 'rm', '-q', `${THERE}/sandbox.md`);
  else writeFileSync(file, readFileSync(file, 'utf8').replace(`${evaluator}${then}`, `${evaluator}${now}`));
  userGit(created.folder, 'commit', '-qam', 'Allow less');
  const subject = missionSubject({ slug: 'missions-climb', repository: findRepository(created.folder) }, created.host);
  subject.follow(runId);
  const paths = subject.list().filter((path) => subject.isRestored(path));
  const files: Files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
  const journal = `${runId}/journal.jsonl`;
  const moved = recordsOf(files.get(journal)).map((each) =>
    each.kind === 'launch' ? { ...each, mission_dir: dir } : each,
  );
  files.set(journal, seal(moved).bytes);
  const branch = `refs/heads/${state.launch.branch_name}`;
  publish(server, { folder: created.folder, branch, branchHead: state.lastAcceptedCommit, subject, files });
  const clone = cloneOf(server);
  const pulled = await cli(clone, 'pull', 'mission.missions-climb');
  expect([pulled.code, pulled.out]).toEqual([1, expect.stringMatching(why)]);
  expect(existsSync(join(clone, '.rcs/logs/autoresearch', runId))).toBe(false);
  expect(userGit(clone, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main');
});
