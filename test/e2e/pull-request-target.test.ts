import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');

/** A repository whose `main` has three commits, and pull requests in all forms of a checkout. */
let origin: string;
const commits: Record<string, string> = {};

beforeAll(() => {
  origin = mkdtempSync(join(tmpdir(), 'origin-'));
  writeFileSync(join(origin, 'candidates.json'), example);
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
  const folder = createFolder();
  userGit(folder, 'clone', '-q', '--branch', branch, ...args, pathToFileURL(origin).href, 'work');
  return join(folder, 'work');
}

function step(workspace: string, inputs: Readonly<Record<string, string>> = {}, payload?: unknown): Promise<StepRun> {
  const head = { sha: commits.head, repo: { full_name: 'mallory/demo' } };
  const told = { pull_request: { number: 1, head, base: { sha: commits.base } } };
  return runAction({
    ...{ workspace, runner: createFolder(), event: { name: 'pull_request_target', payload: payload ?? told } },
    inputs: { 'trusted-ref': 'checkout', ...inputs },
    env: { GITHUB_SHA: commits.event ?? '' },
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
    const workspace = clone('event', '--no-single-branch');
    userGit(workspace, 'merge', '-q', '--no-commit', '--no-ff', 'origin/head');
    const { code, out } = await step(workspace);
    expect(code, out).toBe(3);
    expect(out).toContain('MERGE_HEAD');
  });

  it('is refused where the head is checked out inside of the base', async () => {
    const workspace = clone('base');
    userGit(workspace, 'clone', '-q', '--branch', 'head', pathToFileURL(origin).href, 'pr');
    const { code, out } = await step(workspace, { 'working-directory': 'pr' });
    expect(code, out).toBe(3);
    expect(out).toContain(commits.head ?? '-');
  });

  it('is refused where the repository cannot be read, or has no commit, or the event is not known', async () => {
    const broken = clone('base');
    rmSync(join(broken, '.git'), { recursive: true });
    writeFileSync(join(broken, '.git'), 'gitdir: /nowhere\n');
    const unborn = createFolder({ 'candidates.json': example });
    userGit(unborn, 'init', '-q');
    for (const workspace of [broken, unborn]) {
      const { code, out } = await step(workspace);
      expect(code, out).toBe(3);
    }
    const { code, out } = await step(clone('base'), {}, {});
    expect(code, out).toBe(3);
    expect(out).toContain('the event names no pull request');
  });
});
