/** Accepted changes in groups, a pull request each: published, one closed, one merged, and the next run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createHost } from '../../src/kernel/host.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { cloneShallow, SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createWorld, type World } from './runner/world.ts';

vi.setConfig({ testTimeout: 180_000 });

const FILES = {
  ...SHARED_FILES,
  'c/value.txt': '10\n',
  'score.sh': 'echo $(( $(cat a/value.txt) + $(cat b/value.txt) + $(cat c/value.txt) ))\n',
  // Nine changes of three files; after that the first change of b comes again.
  'agent.sh':
    'case $1 in 1|2|3|7) f=a;; 8|9) f=c;; *) f=b;; esac\necho $(( $(cat $f/value.txt) - 1 )) > $f/value.txt\n',
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml']
    .replace('confirm = { pairs = 0 }', 'confirm = { pairs = 2 }')
    .replace('"sh agent.sh {prompt_file}"', '"sh agent.sh {iter} {prompt_file}"')
    .concat('[handover]\nmode = "groups"\nmax_diff_lines = 6\n'),
};

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly head: { readonly ref: string };
  readonly base: { readonly ref: string };
}

async function pullsOf({ github }: World): Promise<readonly Pull[]> {
  const { data } = await github.ask('GET', '/pulls?state=all&per_page=100');
  return (data as Pull[]).toSorted((one, other) => one.number - other.number);
}

it('ends nine accepted changes in four pull requests, stacked where they must be, and resumes after one is closed and one merged', async () => {
  await using world = await createWorld(FILES);
  const { git, github } = world;
  github.gitRefs = () => git.refs();
  const inputs = { publish: 'pull-request', 'max-iterations': '9' };
  const first = await world.step(inputs);
  expect(first.code, first.out).toBe(0);
  expect(first.outputs.kept).toBe('9');
  const pulls = await pullsOf(world);
  const of = (iter: number) => pulls.find(({ head }) => head.ref === `autorize-groups/pi/${iter}`);
  const shown = (each: Pull) => `${each.state}: ${each.head.ref} on ${each.base.ref}: ${each.title}`;
  expect(pulls.map(shown).sort()).toEqual([
    'open: autorize-groups/pi/1 on main: perf: change a/value.txt and 2 more changes (\u221210 %)',
    'open: autorize-groups/pi/4 on main: perf: change b/value.txt and 2 more changes (\u221210 %)',
    'open: autorize-groups/pi/7 on autorize-groups/pi/1: perf: change a/value.txt (\u22123.7 %)',
    'open: autorize-groups/pi/8 on main: perf: change c/value.txt and 1 more change (\u22126.67 %)',
  ]);
  expect(JSON.parse(first.outputs['pull-request-numbers'] ?? '')).toEqual([1, 7, 4, 8].map((iter) => of(iter)?.number));
  for (const { body } of pulls)
    expect(body).toMatch(
      /^\*\*Confirmed by itself\*\*: score \u2212[\d.]+ % \(95 % confidence interval: .*\) in 2 fresh pairs/,
    );
  expect(of(7)?.body).toContain('in 2 fresh pairs against the group below it');
  expect(of(7)?.body).toContain(
    `It is part 2 of a stack of 2. Merge them in this order:\n\n1. \`autorize-groups/pi/1\` (#${of(1)?.number})\n`,
  );
  expect(of(4)?.body).toContain('It stands on the base alone');
  // One is closed. The lowest of the stack is squashed: the server removes its branch, and changes the base of the next.
  await github.ask('PATCH', `/pulls/${of(4)?.number}`, { state: 'closed' });
  await github.ask('PUT', `/pulls/${of(1)?.number}/merge`, { merge_method: 'squash' });
  await github.ask('PATCH', `/pulls/${of(7)?.number}`, { base: 'main' });
  const clone = cloneShallow(git);
  const commitToMain = (file: string, text: string): string => {
    writeFileSync(join(clone, file), text);
    userGit(clone, 'commit', '-qam', `Change ${file}`);
    userGit(clone, 'push', '-q', git.folder, 'HEAD:main');
    return userGit(clone, 'rev-parse', 'HEAD');
  };
  const squashed = commitToMain('a/value.txt', '7\n');
  userGit(git.folder, 'update-ref', '-d', 'refs/heads/autorize-groups/pi/1');
  const next = await world.step({ ...inputs, 'max-iterations': '1' }, { env: { GITHUB_RUN_ID: '44' } });
  expect(next.code, next.out).toBe(0);
  for (const iter of [6, 5, 4]) {
    expect(next.out).toContain(
      `iteration ${iter} (change b/value.txt) is taken out: pull request #${of(4)?.number}: closed without a merge`,
    );
  }
  const scores = ['a', 'b', 'c'].map((each) => userGit(git.folder, 'show', `autorize/pi:${each}/value.txt`));
  expect(scores).toEqual(['6', '10', '8']);
  // The agent proposed the first change of b again.
  expect(next.out).toMatch(/the same change, but for blanks, was rejected/);
  const after = await pullsOf(world);
  expect(after.map(shown).sort()).toEqual([
    'closed: autorize-groups/pi/1 on main: perf: change a/value.txt and 2 more changes (\u221210 %)',
    'closed: autorize-groups/pi/4 on main: perf: change b/value.txt and 2 more changes (\u221210 %)',
    'open: autorize-groups/pi/7 on main: perf: change a/value.txt (\u22123.7 %)',
    'open: autorize-groups/pi/8 on main: perf: change c/value.txt and 1 more change (\u22126.67 %)',
  ]);
  expect(next.summary).toContain('(merged)');
  // What was on the squashed group is on the commit that holds it, with nothing but its own change.
  const moved = 'refs/heads/autorize-groups/pi/7';
  expect(userGit(git.folder, 'rev-parse', `${moved}^`)).toBe(squashed);
  expect(userGit(git.folder, 'diff', '--stat=80', 'main', moved)).toMatch(/a\/value\.txt .*\n 1 file changed/);
  const body = after.find(({ head }) => head.ref.endsWith('/7'))?.body;
  expect(body).toContain(`against ${squashed.slice(0, 12)}, which holds the group below it`);
  expect(body).toContain(`It stands on ${squashed.slice(0, 12)}, which holds the group below it (#${of(1)?.number}).`);
  // What is no group any more has no branch, and one that was removed after the merge stays so.
  const branches = () => Object.keys(git.refs()).filter((ref) => ref.startsWith('refs/heads/autorize-groups/'));
  expect(new Set(branches())).toEqual(new Set([7, 8].map((iter) => `refs/heads/autorize-groups/pi/${iter}`)));
  const env = { ...process.env, XDG_CACHE_HOME: join(next.runner, 'cache') };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: next.privateArea }), env };
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind === 'wrong' || kind === 'unproved')).toEqual([]);
  const details = findings.map(({ detail }) => detail).join('\n');
  expect(details).toContain('5 groups made again from the accepted changes');
  expect(details).toContain('3 pull requests of groups that were measured');
  // What the step found is pushed with the records, for `status` elsewhere.
  expect(userGit(git.folder, 'show', 'refs/autorize-ledger/pi:pulls.json')).toContain('"state": "merged"');
  const shownGroups = viewExperiment({ ...readStatus(pathsOf('pi', host), host), now: host.now() }).facts.flatMap(
    ([label, text]) => (label === 'group' ? [text] : []),
  );
  expect(shownGroups).toEqual([
    expect.stringMatching(
      /^perf: change a.*: autorize-groups\/pi\/1; confirmed by itself: .*; pull request #\d+, merged/,
    ),
    expect.stringMatching(/: autorize-groups\/pi\/7, on \w{12}; .*; pull request #\d+, open/),
    expect.stringMatching(/^perf: change c.*; pull request #\d+, open/),
  ]);
  // The target goes on: the branch under review stays where it is.
  const before = git.refs()[moved];
  commitToMain('b/value.txt', '9\n');
  const last = await world.step({ ...inputs, 'max-iterations': '1' }, { env: { GITHUB_RUN_ID: '45' } });
  expect(last.code, last.out).toBe(0);
  expect(git.refs()[moved]).toBe(before);
  expect((await pullsOf(world)).map(shown).sort()).toEqual(after.map(shown).sort());
});
