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

it('opens a pull request for each group, leaves out what was closed, and resumes after a merge', async () => {
  await using world = await createWorld(FILES);
  const { git, github } = world;
  github.gitRefs = () => git.refs();
  const inputs = { publish: 'pull-request', 'max-iterations': '9' };
  // One pull request cannot be opened: the next step does what is left.
  github.refusals.push({ status: 403, times: 1, only: /^POST .*\/pulls$/ });
  const first = await world.step(inputs);
  expect(first.code, first.out).toBe(0);
  expect(first.outputs.kept).toBe('9');
  const pulls = await pullsOf(world);
  const of = (iter: number) => pulls.find(({ head }) => head.ref === `autorize-groups/pi/${iter}`);
  expect(JSON.parse(first.outputs['pull-request-numbers'] ?? '')).toEqual([7, 4, 8].map((iter) => of(iter)?.number));
  expect(of(7)?.body).toContain(
    '**Confirmed by itself**: score \u22123.7 % (95 % confidence interval: \u22123.7 % to \u22123.7 %) in 2 fresh pairs against the group below it',
  );
  expect(of(7)?.body).toContain(
    'It is part 2 of a stack of 2. Merge them in this order:\n\n1. `autorize-groups/pi/1`\n',
  );
  expect(of(4)?.body).toContain('It stands on the base alone');
  // One is closed, one is merged as a single commit by somebody whose branch is removed then.
  await github.ask('PATCH', `/pulls/${of(4)?.number}`, { state: 'closed' });
  await github.ask('PUT', `/pulls/${of(8)?.number}/merge`, { merge_method: 'squash' });
  const clone = cloneShallow(git);
  writeFileSync(join(clone, 'c/value.txt'), '8\n');
  userGit(clone, 'commit', '-qam', 'Merge the change of c');
  userGit(clone, 'push', '-q', git.folder, 'HEAD:main');
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
  const shown = after.map(({ head, base, title, state }) => `${state}: ${head.ref} on ${base.ref}: ${title}`).sort();
  expect(shown).toEqual([
    'closed: autorize-groups/pi/4 on main: perf: change b/value.txt and 2 more changes (\u221210 %)',
    'closed: autorize-groups/pi/8 on main: perf: change c/value.txt and 1 more change (\u22126.67 %)',
    'open: autorize-groups/pi/1 on main: perf: change a/value.txt and 2 more changes (\u221210 %)',
    'open: autorize-groups/pi/7 on autorize-groups/pi/1: perf: change a/value.txt (\u22123.7 %)',
  ]);
  expect(after.find(({ head }) => head.ref.endsWith('/7'))?.body).toMatch(/1\. `autorize-groups\/pi\/1` \(#\d+\)/);
  expect(next.summary).toContain('(merged)');
  // What is no group any more has no branch; that of the merged pull request is its reader's to remove.
  const branches = Object.keys(git.refs()).filter((ref) => ref.startsWith('refs/heads/autorize-groups/'));
  expect(new Set(branches)).toEqual(new Set([1, 7, 8].map((iter) => `refs/heads/autorize-groups/pi/${iter}`)));
  const env = { ...process.env, XDG_CACHE_HOME: join(next.runner, 'cache') };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: next.privateArea }), env };
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind === 'wrong' || kind === 'unproved')).toEqual([]);
  const details = findings.map(({ detail }) => detail).join('\n');
  expect(details).toContain('4 groups made again from the accepted changes');
  expect(details).toContain('3 pull requests of groups that were measured');
  // What the step found is pushed with the records, for `status` elsewhere.
  expect(userGit(git.folder, 'show', 'refs/autorize-ledger/pi:pulls.json')).toContain('"state": "merged"');
  const shownGroups = viewExperiment({ ...readStatus(pathsOf('pi', host), host), now: host.now() }).facts.flatMap(
    ([label, text]) => (label === 'group' ? [text] : []),
  );
  expect(shownGroups).toEqual([
    expect.stringMatching(
      /^perf: change a.*: autorize-groups\/pi\/1; confirmed by itself: score .*; pull request #\d+, open/,
    ),
    expect.stringMatching(/: autorize-groups\/pi\/7, on autorize-groups\/pi\/1; .*; pull request #\d+, open/),
    expect.stringMatching(/^perf: change c.*; pull request #\d+, merged/),
  ]);
});
