import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { type GitHubServer, OWNER, REPO, startGitHub, TOKENS } from './runner/github-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const SUITE = 'replay-suite/v0/ci-gate.json';
const failing = readFileSync(join(ROOT, 'docs/examples/rg01-failing.json'), 'utf8');
const own = JSON.parse(readFileSync(join(ROOT, SUITE), 'utf8'));
const [STRICT, LENIENT] = [['RG-01'], []].map((ids) => JSON.stringify({ ...own, must_pass: ids }));

interface Step {
  readonly privateArea: string;
  readonly base: string;
  /** The branch that it is at, where the event has it. */
  readonly baseBranch?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly api?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
}

function step({ privateArea, base, baseBranch, inputs = {}, api, event }: Step): Promise<StepRun> {
  const head = { sha: 'f'.repeat(40), repo: { full_name: `mallory/${REPO}` } };
  const payload = {
    pull_request: { number: 1, head, base: { sha: base, ref: baseBranch } },
    repository: { default_branch: 'main' },
  };
  if (baseBranch === undefined) payload.repository.default_branch = '';
  return runAction({
    ...{ privateArea, runner: createFolder(), event: event ?? { name: 'pull_request', payload } },
    inputs: {
      check: 'never',
      comment: 'never',
      ...inputs,
      ...(api === undefined ? {} : { 'github-token': TOKENS.read }),
    },
    env: { GITHUB_REPOSITORY: `${OWNER}/${REPO}`, ...(api === undefined ? {} : { GITHUB_API_URL: api }) },
  });
}

/** A checkout of a pull request whose base has strict rules in a folder. */
function createCheckout(folder = 'sub'): { readonly privateArea: string; readonly base: string; readonly sub: string } {
  const privateArea = createRepository({
    [`${folder}/${SUITE}`]: STRICT ?? '',
    [`${folder}/candidates.json`]: failing,
  });
  return { privateArea, base: userGit(privateArea, 'rev-parse', 'HEAD'), sub: join(privateArea, folder) };
}

function replaceBySubmodule(sub: string): void {
  rmSync(sub, { recursive: true });
  const files = { 'candidates.json': failing, [SUITE]: LENIENT ?? '' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(sub, name)), { recursive: true });
    writeFileSync(join(sub, name), text);
  }
  userGit(sub, 'init', '-q', '-b', 'main');
  userGit(sub, 'add', '-A');
  userGit(sub, 'commit', '-q', '-m', 'A stranger');
}

const inputs = { 'working-directory': 'sub' };

describe('the rules of a pull request', () => {
  it('are not absent where a partial clone lists their file without what it holds', async () => {
    const { privateArea, base, sub } = createCheckout();
    writeFileSync(join(sub, SUITE), LENIENT ?? '');
    userGit(privateArea, 'commit', '-qam', 'Another suite');
    const blob = userGit(privateArea, 'rev-parse', `${base}:sub/${SUITE}`);
    rmSync(join(privateArea, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
    const { code, out } = await step({ privateArea, base, inputs });
    expect(code, out).toBe(2);
    expect(out).toContain('it could not be read at the base');
  });

  it('are those of its base where it changes them in the working directory', async () => {
    const { privateArea, base, sub } = createCheckout();
    writeFileSync(join(sub, SUITE), LENIENT ?? '');
    const { code, out } = await step({ privateArea, base, inputs });
    expect(code, out).toBe(1);
    expect(out).toContain(`sub/${SUITE} is changed here; judged by the base`);
  });

  it.each([
    ['with rules of its own', true],
    ['without rules', false],
  ])('are not read in a submodule that replaces the working directory, %s', async (_what, hasRules) => {
    const { privateArea, base, sub } = createCheckout();
    replaceBySubmodule(sub);
    if (!hasRules) rmSync(join(sub, 'replay-suite'), { recursive: true });
    await using github = await startGitHub();
    for (const api of [undefined, github.url]) {
      const { code, out } = await step({ privateArea, base, inputs, ...(api === undefined ? {} : { api }) });
      expect(code, out).toBe(2);
      expect(out).toContain('"sub" is a separate repository here, like a submodule');
    }
  });

  it.each(['sub', 'sub/deep'])('are not read in a submodule above the working directory, at %s', async (top) => {
    const { privateArea, base, sub } = createCheckout('sub/deep/er');
    replaceBySubmodule(join(privateArea, top));
    mkdirSync(sub, { recursive: true });
    writeFileSync(join(sub, 'candidates.json'), failing);
    const { code, out } = await step({ privateArea, base, inputs: { 'working-directory': 'sub/deep/er' } });
    expect(code, out).toBe(2);
    expect(out).toContain(`"${top}" is a separate repository here, like a submodule`);
  });

  it('are not taken for absent where the base has a submodule or a link on the way', async () => {
    const linked = createCheckout('other');
    symlinkSync('other', join(linked.privateArea, 'sub'));
    userGit(linked.privateArea, 'add', '-A');
    userGit(linked.privateArea, 'commit', '-q', '-m', 'A link');
    const modules = createCheckout();
    userGit(modules.privateArea, 'rm', '-r', '-q', '--cached', 'sub');
    replaceBySubmodule(modules.sub);
    userGit(modules.privateArea, 'add', '-A');
    userGit(modules.privateArea, 'commit', '-q', '-m', 'A submodule');
    rmSync(modules.sub, { recursive: true });
    mkdirSync(modules.sub);
    writeFileSync(join(modules.sub, 'candidates.json'), failing);
    for (const [{ privateArea }, what] of [
      [linked, 'a symbolic link'],
      [modules, 'a submodule'],
    ] as const) {
      const base = userGit(privateArea, 'rev-parse', 'HEAD');
      const { code, out } = await step({ privateArea, base, inputs });
      expect(code, out).toBe(2);
      expect(out).toContain(`"sub" is ${what} there`);
    }
  });

  it('are not taken for absent where the API reports a submodule on the way', async () => {
    await using github = await startGitHub({ 'readme.md': 'A base' });
    const { baseSha: base } = await github.openPull();
    const privateArea = createFolder({ 'sub/candidates.json': failing });
    const absent = await step({ privateArea, base, inputs, api: github.url });
    expect(absent.code, absent.out).toBe(1);
    github.submodules.push('sub');
    const { code, out } = await step({ privateArea, base, inputs, api: github.url });
    expect(code, out).toBe(2);
    expect(out).toContain('"sub" is a submodule there');
  });
});

describe('a pull request whose author chose another base than the default branch', () => {
  const checkout = () => createFolder({ 'candidates.json': failing });
  const branchAt = async (github: GitHubServer, name: string): Promise<string> => {
    const { data } = await github.ask('GET', '/git/ref/heads/main');
    const { sha } = (data as { object: { sha: string } }).object;
    await github.ask('POST', '/git/refs', { ref: `refs/heads/${name}`, sha });
    return sha;
  };
  const write = async (github: GitHubServer, text: string): Promise<void> => {
    const before = await github.ask('GET', `/contents/${SUITE}?ref=main`);
    const { sha } = (before.status === 200 ? before.data : {}) as { sha?: string };
    const content = Buffer.from(text).toString('base64');
    await github.ask('PUT', `/contents/${SUITE}`, { message: 'Rules', content, branch: 'main', ...(sha && { sha }) });
  };

  it.each([
    ['has none', undefined],
    ['has another one', LENIENT],
  ])('is not judged where that branch %s', async (what, older) => {
    await using github = await startGitHub(older === undefined ? { 'readme.md': 'A base' } : { [SUITE]: older });
    const base = await branchAt(github, 'old');
    await write(github, STRICT ?? '');
    const request = { privateArea: checkout(), base, baseBranch: 'old', api: github.url };
    const { code, out, summary, outputs } = await step(request);
    expect(code, out).toBe(2);
    expect(outputs.verdict).toBe('invalid');
    for (const text of [out, summary.replaceAll('\\', '')]) {
      expect(text).toContain(`the base branch "old" ${what}`);
      expect(text).toContain('branches: [main]');
    }
    const named = await step({ ...request, inputs: { 'trusted-ref': 'main' } });
    expect(named.code, named.out).toBe(1);
    expect(named.summary).toContain('RG-01');
    const accepted = await step({ ...request, inputs: { 'trusted-ref': base, scenarios: 'RG-02' } });
    expect(accepted.out).not.toContain('the base branch "old"');
  });

  it('is judged where both branches have the same rules', async () => {
    await using github = await startGitHub({ [SUITE]: STRICT ?? '' });
    const base = await branchAt(github, 'old');
    const { code, out } = await step({ privateArea: checkout(), base, baseBranch: 'old', api: github.url });
    expect(code, out).toBe(1);
    expect(out).toContain('RG-01');
  });

  it('is not judged where the rules of the default branch cannot be read', async () => {
    await using github = await startGitHub({ [SUITE]: STRICT ?? '' });
    const base = await branchAt(github, 'old');
    github.refusals.push({ status: 403, times: 99, only: /commits\/heads/ });
    const { code, out } = await step({ privateArea: checkout(), base, baseBranch: 'old', api: github.url });
    expect(code, out).toBe(2);
    expect(out).toContain('could not be read at the default branch "main"');
  });
});

describe('a base without rules', () => {
  it('is reported in log and summary, and a suite that the workflow names must be there', async () => {
    const privateArea = createRepository({ 'candidates.json': failing });
    const base = userGit(privateArea, 'rev-parse', 'HEAD');
    const { out, summary } = await step({ privateArea, base, baseBranch: 'main' });
    for (const text of [out, summary.replaceAll('\\', '')])
      expect(text).toMatch(
        /replay-suite\/v0\/ci-gate.json is not at the base \([0-9a-f]{12}\): judged by the suite of the action/,
      );
    const named = await step({ privateArea, base, baseBranch: 'main', inputs: { suite: 'rules/suite.json' } });
    expect(named.code, named.out).toBe(2);
  });
});

describe('the changes of a merge queue', () => {
  it('are judged by the commit that they are put on', async () => {
    const { privateArea, base, sub } = createCheckout();
    writeFileSync(join(sub, SUITE), LENIENT ?? '');
    userGit(privateArea, 'commit', '-qam', 'Another suite');
    const payload = {
      action: 'checks_requested',
      merge_group: { base_sha: base, base_ref: 'refs/heads/main', head_sha: 'f'.repeat(40) },
      repository: { default_branch: 'main' },
    };
    const { code, out } = await step({ privateArea, base, inputs, event: { name: 'merge_group', payload } });
    expect(code, out).toBe(1);
    expect(out).toContain(`sub/${SUITE} is changed here; judged by the base`);
  });
});
