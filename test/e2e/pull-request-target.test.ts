import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { startGitHub, TOKENS } from './runner/github-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');

const SUITE = 'replay-suite/v0/ci-gate.json';
const CONFIG = 'replay-suite/v0/evaluator-config.json';
const RULES: Readonly<Record<string, string>> = {
  'candidates.json': example,
  'schema.json': '{}',
  [SUITE]: readFileSync(join(ROOT, SUITE), 'utf8'),
  [CONFIG]: readFileSync(join(ROOT, CONFIG), 'utf8'),
};

/** A repository whose `main` has three commits, and pull requests in all forms of a checkout. */
let origin: string;
const commits: Record<string, string> = {};

beforeAll(() => {
  origin = mkdtempSync(join(tmpdir(), 'origin-'));
  for (const [name, text] of Object.entries(RULES)) {
    mkdirSync(dirname(join(origin, name)), { recursive: true });
    writeFileSync(join(origin, name), text);
  }
  userGit(origin, 'init', '-q', '-b', 'main');
  userGit(origin, 'add', '-A');
  userGit(origin, 'commit', '-q', '-m', 'older');
  const commit = (name: string, ...args: string[]): void => {
    userGit(origin, 'commit', '-q', '--allow-empty', '-m', name, ...args);
    commits[name] = userGit(origin, 'rev-parse', 'HEAD');
    userGit(origin, 'branch', '-f', name);
  };
  commits.older = userGit(origin, 'rev-parse', 'HEAD');
  userGit(origin, 'branch', 'older');
  commit('base');
  commit('event');
  userGit(origin, 'checkout', '-q', '--detach', 'base');
  commit('head');
  commit('on-top');
  userGit(origin, 'checkout', '-q', '--detach', 'event');
  userGit(origin, 'merge', '-q', '--no-ff', '-m', 'merge', 'head');
  commits.merge = userGit(origin, 'rev-parse', 'HEAD');
  userGit(origin, 'branch', 'merge');
  userGit(origin, 'checkout', '-q', '--detach', 'base');
  commit('moved');
  userGit(origin, 'checkout', '-q', '--detach', 'event');
  commit('later');
  userGit(origin, 'checkout', '-q', '--orphan', 'other');
  commit('unrelated');
  userGit(origin, 'checkout', '-q', 'main');
});

afterAll(() => rmSync(origin, { recursive: true, force: true }));

function clone(branch: string, ...args: string[]): string {
  return cloneInto(createFolder(), 'work', branch, ...args);
}

/** As `path:` of actions/checkout does: a clone in a folder of the workspace. */
function cloneInto(privateArea: string, folder: string, branch: string, ...args: string[]): string {
  userGit(privateArea, 'clone', '-q', '--branch', branch, ...args, pathToFileURL(origin).href, folder);
  return join(privateArea, folder);
}

function step(
  privateArea: string,
  inputs: Readonly<Record<string, string>> = {},
  payload?: unknown,
  name = 'pull_request_target',
  sha = commits.event ?? '',
  env: Readonly<Record<string, string>> = {},
): Promise<StepRun> {
  const head = { sha: commits.head, repo: { full_name: 'mallory/demo' } };
  const reported = { pull_request: { number: 1, head, base: { sha: commits.base } } };
  return runAction({
    ...{ privateArea, runner: createFolder(), event: { name, payload: payload ?? reported } },
    inputs: { 'trusted-ref': 'checkout', ...inputs },
    env: { GITHUB_SHA: sha, ...env },
  });
}

describe('pull_request_target', () => {
  it.each(['base', 'older', 'event'])('works on a checkout of the %s commit', async (branch) => {
    const { code, out } = await step(clone(branch));
    expect(code, out).toBe(0);
  });

  it.each(['base', 'event'])('works on a shallow checkout of the %s commit', async (branch) => {
    const { code, out } = await step(clone(branch, '--depth', '1'));
    expect(code, out).toBe(0);
  });

  it('works without a checkout', async () => {
    const { code, out } = await step(createFolder({ 'candidates.json': example }));
    expect(code, out).toBe(0);
  });

  it.each([
    ['the head', 'head'],
    ['a commit on top of the head', 'on-top'],
    ['a merge of the head', 'merge'],
    ['a head that moved after the event', 'moved'],
    ['a commit on top of the base', 'later'],
    ['another history', 'unrelated'],
  ])('is refused on a checkout of %s', async (_what, branch) => {
    for (const args of [[], ['--depth', '1']]) {
      const { code, out } = await step(clone(branch, ...args));
      expect(code, out).toBe(3);
      expect(out).toContain(`error: the event is pull_request_target and the checkout is at ${commits[branch]}`);
    }
  });

  it('is refused where a shallow checkout cannot show that its commit is one of the base', async () => {
    const { code, out } = await step(clone('older', '--depth', '1'));
    expect(code, out).toBe(3);
    expect(out).toContain('fetch-depth: 0');
  });

  it('is refused where the head is merged and not committed', async () => {
    const privateArea = clone('event', '--no-single-branch');
    userGit(privateArea, 'merge', '-q', '--no-commit', '--no-ff', 'origin/head');
    const { code, out } = await step(privateArea);
    expect(code, out).toBe(3);
    expect(out).toContain('MERGE_HEAD');
  });

  it('is refused where the head is checked out inside of the base', async () => {
    const privateArea = clone('base');
    userGit(privateArea, 'clone', '-q', '--branch', 'head', pathToFileURL(origin).href, 'pr');
    const { code, out } = await step(privateArea, { 'working-directory': 'pr' });
    expect(code, out).toBe(3);
    expect(out).toContain(commits.head ?? '-');
  });

  // Everything but commits of the base.
  const FOREIGN = ['head', 'on-top', 'merge', 'moved', 'later', 'unrelated'];
  const PATHS: readonly (readonly [string, string])[] = [
    ['suite', SUITE],
    ['config', CONFIG],
    ['schema', 'schema.json'],
    ['candidates', 'candidates.json'],
  ];

  async function expectRefused(privateArea: string, inputs: Readonly<Record<string, string>>, what: string) {
    const { code, out } = await step(privateArea, inputs);
    expect(code, out).toBe(3);
    expect(out).toContain(`error: the event is pull_request_target and the checkout in "${what}" is at`);
  }

  it.each(FOREIGN)('is refused where rules are read from "pr", at %s, inside of the base', async (branch) => {
    const privateArea = clone('base');
    cloneInto(privateArea, 'pr', branch);
    await expectRefused(privateArea, { suite: `pr/${SUITE}` }, 'pr');
  });

  it.each(PATHS)('is refused where the %s lies in the head, inside of the base', async (input, path) => {
    const privateArea = clone('base');
    cloneInto(privateArea, 'pr', 'head');
    await expectRefused(privateArea, { [input]: `pr/${path}` }, 'pr');
  });

  it.each(FOREIGN)('is refused where the base is checked out inside of %s', async (branch) => {
    const privateArea = clone(branch);
    cloneInto(privateArea, 'base', 'base');
    for (const inputs of [
      { 'working-directory': 'base' },
      { suite: `base/${SUITE}`, candidates: 'base/candidates.json' },
    ]) {
      const { code, out } = await step(privateArea, inputs);
      expect(code, out).toBe(3);
      expect(out).toContain(commits[branch] ?? '-');
    }
  });

  it.each(FOREIGN)('is refused where the base and %s are two folders of the workspace', async (branch) => {
    const privateArea = createFolder();
    cloneInto(privateArea, 'base', 'base');
    cloneInto(privateArea, 'pr', branch);
    await expectRefused(privateArea, { 'working-directory': 'base', suite: `../pr/${SUITE}` }, 'pr');
  });

  it('is refused where a folder that a rule has by default is the head', async () => {
    const privateArea = clone('base');
    rmSync(join(privateArea, 'replay-suite'), { recursive: true });
    cloneInto(privateArea, 'replay-suite', 'head');
    await expectRefused(privateArea, {}, 'replay-suite');
  });

  it('is refused where a link leads to the head', async () => {
    const privateArea = clone('base');
    cloneInto(privateArea, 'pr', 'head');
    symlinkSync('pr/replay-suite', join(privateArea, 'rules'));
    await expectRefused(privateArea, { suite: 'rules/v0/ci-gate.json' }, 'pr');
  });

  it('is refused where the head is checked out outside of the workspace', async () => {
    const [privateArea, elsewhere] = [clone('base'), clone('head')];
    const { code, out } = await step(privateArea, { suite: join(elsewhere, SUITE) });
    expect(code, out).toBe(3);
    expect(out).toContain(commits.head ?? '-');
  });

  it.each([
    [{ mode: 'mission', 'mission-dir': 'pr/missions/x' }, 'pr'],
    [{ mode: 'work', 'work-items': 'pr/plan.json' }, 'pr'],
    [{ mode: 'research', experiment: 'x' }, '.autorize'],
    [{ mode: 'research', experiment: 'x', proposal: 'pr/proposal' }, 'pr'],
    [{ mode: 'verify', report: 'pr/latest.json' }, 'pr'],
  ])('is refused where a loop or a report is read from the head: %o', async (inputs, folder) => {
    const privateArea = clone('base');
    cloneInto(privateArea, folder, 'head');
    await expectRefused(privateArea, inputs, folder);
  });

  it('is refused where a report names rules of the head to be judged again by', async () => {
    const privateArea = clone('base');
    const created = await step(privateArea);
    expect(created.code, created.out).toBe(0);
    const report = join(privateArea, 'replay-suite/v0/reports/latest.json');
    const verify = { mode: 'verify', report };
    expect((await step(privateArea, verify)).code).toBe(0);
    cloneInto(privateArea, 'pr', 'head');
    const text = readFileSync(report, 'utf8');
    writeFileSync(report, text.replaceAll(`"${SUITE}"`, `"pr/${SUITE}"`));
    expect(readFileSync(report, 'utf8')).not.toBe(text);
    await expectRefused(privateArea, verify, 'pr');
  });

  it('works on rules of another commit of the base, and beside a head that nothing is read from', async () => {
    const privateArea = clone('base');
    cloneInto(privateArea, 'rules', 'older', '--no-single-branch');
    cloneInto(privateArea, 'pr', 'head');
    const { code, out } = await step(privateArea, { suite: `rules/${SUITE}`, config: `rules/${CONFIG}` });
    expect(code, out).toBe(0);
  });

  it('is refused where the repository cannot be read, or has no commit, or the event is not known', async () => {
    const broken = clone('base');
    rmSync(join(broken, '.git'), { recursive: true });
    writeFileSync(join(broken, '.git'), 'gitdir: /nowhere\n');
    const unborn = createFolder({ 'candidates.json': example });
    userGit(unborn, 'init', '-q');
    for (const privateArea of [broken, unborn]) {
      const { code, out } = await step(privateArea);
      expect(code, out).toBe(3);
    }
    const { code, out } = await step(clone('base'), {}, {});
    expect(code, out).toBe(3);
    expect(out).toContain('the event names no pull request');
  });
});

describe('workflow_run', () => {
  // The commit that such a workflow is of, the branch head of the default branch, is GITHUB_SHA.
  const finished = (): unknown => ({
    workflow_run: {
      id: 7,
      head_sha: commits.head,
      head_branch: 'head',
      head_repository: { full_name: 'mallory/demo' },
      event: 'pull_request',
    },
  });
  const run = (privateArea: string, inputs: Readonly<Record<string, string>> = {}): Promise<StepRun> =>
    step(privateArea, inputs, finished(), 'workflow_run');

  it.each(['event', 'base', 'older'])('works on a checkout of the %s commit, of the default branch', async (branch) => {
    const { code, out } = await run(clone(branch, '--no-single-branch'));
    expect(code, out).toBe(0);
  });

  it('works on an artifact, without a checkout', async () => {
    const { code, out } = await run(createFolder({ 'candidates.json': example }));
    expect(code, out).toBe(0);
  });

  it.each(['head', 'on-top', 'merge', 'moved', 'later', 'unrelated'])('is refused on %s', async (branch) => {
    const nested = clone('event');
    cloneInto(nested, 'pr', branch);
    for (const [privateArea, inputs] of [
      [clone(branch), {}],
      [clone(branch, '--depth', '1'), {}],
      [nested, { 'working-directory': 'pr' }],
      [nested, { suite: `pr/${SUITE}` }],
      [nested, { mode: 'verify', report: 'pr/latest.json' }],
    ] as const) {
      const { code, out } = await run(privateArea, inputs);
      expect(code, out).toBe(3);
      expect(out).toContain('error: the event is workflow_run and the checkout');
      expect(out).toContain(commits[branch] ?? '-');
    }
  });

  it('is refused where the commit that the workflow is of is not known', async () => {
    const { code, out } = await step(clone('event'), {}, finished(), 'workflow_run', '');
    expect(code, out).toBe(3);
  });
});

// They have the repository's keys, and run on the default branch, or on one that a person with write access chose.
const ON_A_BRANCH = [
  'issue_comment',
  'issues',
  'repository_dispatch',
  'workflow_dispatch',
  'check_suite',
  'check_run',
  'discussion_comment',
  'status',
  'an_event_of_tomorrow',
];

describe.each(ON_A_BRANCH)('%s', (name) => {
  const payload = { repository: { default_branch: 'main' }, issue: { number: 1, pull_request: {} } };
  const run = (privateArea: string, inputs: Readonly<Record<string, string>> = {}): Promise<StepRun> =>
    step(privateArea, inputs, payload, name);

  it('works on its own commit, shallow too, and on one before it', async () => {
    for (const privateArea of [clone('event'), clone('event', '--depth', '1'), clone('older', '--no-single-branch')]) {
      const { code, out } = await run(privateArea);
      expect(code, out).toBe(0);
    }
  });

  it('is refused on the head of a pull request, in a folder too', async () => {
    const nested = clone('event');
    cloneInto(nested, 'pr', 'head');
    for (const [privateArea, inputs] of [
      [clone('head'), {}],
      [clone('head', '--depth', '1'), {}],
      [clone('merge'), {}],
      [nested, { suite: `pr/${SUITE}` }],
      [nested, { mode: 'research', experiment: 'x', 'working-directory': 'pr' }],
    ] as const) {
      const { code, out } = await run(privateArea, inputs);
      expect(code, out).toBe(3);
      expect(out).toContain(`error: the event is ${name} and the checkout`);
    }
  });
});

describe('an event on a branch', () => {
  it('works on another branch that the server says is one of this repository', async () => {
    await using github = await startGitHub();
    github.branches.set('later', commits.later ?? '').set('main', commits.later ?? '');
    const env = { GITHUB_API_URL: github.url };
    const run = (privateArea: string): Promise<StepRun> =>
      step(
        privateArea,
        { 'github-token': TOKENS.write },
        { repository: { default_branch: 'main' } },
        'workflow_dispatch',
        commits.base,
        env,
      );
    const detached = clone('later');
    userGit(detached, 'checkout', '-q', '--detach');
    for (const privateArea of [clone('later', '--depth', '1'), detached]) {
      const { code, out } = await run(privateArea);
      expect(code, out).toBe(0);
    }
    // The name of a branch is the checkout's word: the server has another commit there.
    const renamed = clone('head');
    userGit(renamed, 'branch', '-q', '-m', 'later');
    for (const privateArea of [renamed, clone('head'), clone('unrelated')]) {
      const { code, out } = await run(privateArea);
      expect(code, out).toBe(3);
    }
  });

  it.each(['pull_request', 'pull_request_review', 'push'])('works on a checkout of the head for %s', async (name) => {
    const { code, out } = await step(clone('head'), {}, undefined, name);
    expect(code, out).toBe(0);
  });
});
