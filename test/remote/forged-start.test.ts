/**
 * A state on a server that begins at a commit of somebody who may write refs: the evaluator there is not the user's.
 * And the states of people whose main went on, or was rewritten.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { Host } from '../../src/kernel/host.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import { planSubject } from '../../src/remote/plan-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cloneShallow } from '../helpers/machines.ts';
import { cli, cloneOf, commitOn, type Files, openSession, publish } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createSite, item } from '../helpers/work-items.ts';

const ofExperiment = (host: Host): Subject => experimentSubject(pathsOf('pi', host), host);
const TESTS = ['sh test.sh'];
const ofPlan = (host: Host): Subject =>
  planSubject({ paths: workPathsOf(host), plan: 'plan', permit: [], tests: TESTS }, host);

interface System {
  readonly name: string;
  readonly branch: string;
  readonly make: (host: Host) => Subject;
  /** Runs in a repository of its own, begun at a commit on top of main with these files; main stays. */
  readonly run: (files: Readonly<Record<string, string>>) => Promise<{ readonly folder: string; readonly host: Host }>;
}

const PLAN = {
  version: 1,
  plan: 'plan',
  agents: { 'agent-1': { command: 'true' } },
  items: [{ ...item('one', 'echo 1 >one.txt'), test_command: TESTS[0] }],
};

const SYSTEMS: readonly (readonly [string, System])[] = [
  [
    'an experiment',
    {
      ...{ name: 'pi', branch: 'refs/heads/autorize/pi', make: ofExperiment },
      async run(files) {
        const experiment = createExperiment({ agent: NUDGE });
        const { folder, host } = experiment;
        startAt(folder, files);
        await experiment.run({ maxIterations: 1 });
        userGit(folder, 'checkout', '-q', '-f', 'main');
        return { folder, host };
      },
    },
  ],
  [
    'a plan',
    {
      ...{ name: 'work.plan', branch: 'refs/heads/autorize-work/plan', make: ofPlan },
      async run(files) {
        const site = createSite({ 'test.sh': 'exit 0\n', 'plan.json': JSON.stringify(PLAN) });
        const { folder, host } = site;
        startAt(folder, files);
        await site.run(PLAN.items);
        userGit(folder, 'checkout', '-q', '-f', 'main');
        return { folder, host };
      },
    },
  ],
];

function startAt(folder: string, files: Readonly<Record<string, string>>): void {
  const parents = [userGit(folder, 'rev-parse', 'main')];
  userGit(folder, 'checkout', '-q', '-f', '--detach', commitOn(folder, { parents, files: { ...files } }));
}

function send(server: GitServer, { name: _, branch, make }: System, { folder, host }: { folder: string; host: Host }) {
  const subject = make(host);
  const paths = subject.list().filter((path) => subject.isRestored(path));
  const files: Files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
  publish(server, { folder, branch, branchHead: userGit(folder, 'rev-parse', branch), subject, files });
  return subject;
}

/** Commits on main, here and on the server; what a run began at may be one of those before. */
function goOn(server: GitServer, folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  userGit(folder, 'add', '-f', ...Object.keys(files));
  userGit(folder, 'commit', '-qm', 'Go on');
  userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'Go on');
  userGit(folder, 'push', '-q', '--force', server.folder, 'main');
}

const WHY = /on the server begin at [0-9a-f]{40}, which autorize cannot identify as a commit of yours: .*/s;

async function expectRefused(server: GitServer, { name, make }: System, why: string): Promise<void> {
  const before = server.refs();
  for (const checkout of [cloneOf(server), cloneShallow(server)]) {
    const pulled = await cli(checkout, 'pull', name);
    expect([pulled.code, pulled.err]).toEqual([3, expect.stringMatching(WHY)]);
    expect(pulled.err).toContain(why);
    expect(pulled.err).toMatch(/fetch-depth: 0.*resume: never/s);
    const opened = await openSession(server, make, checkout).catch((error: unknown) => error);
    expect(opened).toBeInstanceOf(PreconditionError);
    expect(String(opened)).toContain(why);
    const written = ['.autorize/pi/iterations.jsonl', '.autorize/work/journal.jsonl'];
    expect(written.filter((path) => existsSync(join(checkout, path)))).toEqual([]);
  }
  expect(server.refs()).toEqual(before);
}

async function expectTaken(server: GitServer, { name, make }: System): Promise<void> {
  for (const take of [cloneOf, cloneShallow]) {
    const checkout = take(server);
    const pulled = await cli(checkout, 'pull', name);
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    const verified = name === 'pi' ? await cli(checkout, 'verify', name) : pulled;
    expect([verified.code, verified.err], verified.out).toEqual([0, '']);
    expect((await openSession(server, make, take(server))).restored.kind).toBe('restored');
  }
}

describe.each(SYSTEMS)('%s on a server', (kind, system) => {
  const judge = kind === 'a plan' ? 'test.sh' : 'score.sh';

  it.each([
    ['another evaluator', { [judge]: 'echo 1\n' }, `"${judge}" is protected`],
    ['a workflow', { '.github/workflows/own.yml': 'on: push\n' }, '.github/workflows/own.yml'],
  ])('is refused where it begins at a commit with %s that is not of main', async (_, files, why) => {
    await using server = await startGitServer();
    send(server, system, await system.run(files));
    await expectRefused(server, system, why);
  });

  it('is restored if it begins at a commit that a candidate could have made from main', async () => {
    await using server = await startGitServer();
    const ran = await system.run({ 'other.txt': 'x\n' });
    send(server, system, ran);
    await expectTaken(server, system);
    // And after main got another evaluator.
    goOn(server, ran.folder, { [judge]: 'echo 7 # other\n' });
    await expectTaken(server, system);
  });

  it('is restored if it begins at an ancestor of main, with other settings and another evaluator', async () => {
    await using server = await startGitServer();
    const ran = await system.run({});
    send(server, system, ran);
    goOn(server, ran.folder, { [judge]: 'echo 7 # other\n', '.gitattributes': '* -text\n' });
    userGit(ran.folder, 'merge', '-q', '--no-edit', '-s', 'ours', system.branch);
    userGit(ran.folder, 'push', '-q', server.folder, 'main');
    await expectTaken(server, system);
  });

  it('is refused if main was rewritten with another evaluator, except on the machine that began it', async () => {
    await using server = await startGitServer();
    const ran = await system.run({});
    const subject = send(server, system, ran);
    const old = userGit(ran.folder, 'rev-parse', 'main');
    userGit(ran.folder, 'checkout', '-q', '--orphan', 'new');
    userGit(ran.folder, 'commit', '-qm', 'Begin again');
    userGit(ran.folder, 'branch', '-q', '-M', 'new', 'main');
    expect(userGit(ran.folder, 'rev-parse', 'main')).not.toBe(old);
    goOn(server, ran.folder, { [judge]: 'echo 7 # other\n' });
    await expectRefused(server, system, `"${judge}" is protected`);
    rmSync(subject.folder, { recursive: true });
    userGit(ran.folder, 'checkout', '--', '.');
    userGit(ran.folder, 'remote', 'add', 'origin', `file://${server.folder}`);
    const env = { ...process.env, ...ran.host.env };
    const pulled = await runCli(['pull', system.name], { cwd: ran.folder, env });
    expect([pulled.code, pulled.err]).toEqual([0, '']);
  });
});
