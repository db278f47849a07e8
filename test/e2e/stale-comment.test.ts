// A comment of an earlier run never stands for a later one: it names its commit, and a run without a verdict replaces it.
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { zipOf } from '../helpers/zip.ts';
import { ROOT } from './nodes.ts';
import { type GitHubServer, OWNER, REPO, startGitHub, TOKENS } from './runner/github-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps with a server beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SUITE = 'replay-suite/v0/ci-gate.json';
const REPORT = 'replay-suite/v0/reports/latest.json';
const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');
const failing = readFileSync(join(ROOT, 'docs/examples/rg01-failing.json'), 'utf8');
const LIMIT = 65_536;

let github: GitHubServer;
let created: string | undefined;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github[Symbol.asyncDispose]());
beforeEach(() => {
  github.seen.length = 0;
  github.artifacts.length = 0;
});

async function makeReport(candidates: string, inputs: Readonly<Record<string, string>> = {}): Promise<string> {
  const privateArea = createFolder({ 'candidates.json': candidates });
  await runAction({ privateArea, runner: createFolder(), inputs: { 'github-token': '', ...inputs } });
  return readFileSync(join(privateArea, REPORT), 'utf8');
}

/** A report that passes, made once. */
async function passing(): Promise<string> {
  created ??= await makeReport(example);
  return created;
}

type Pull = Awaited<ReturnType<GitHubServer['openPull']>>;

const commentsOf = async (pull: number): Promise<readonly string[]> => {
  const { data } = await github.ask('GET', `/issues/${pull}/comments?per_page=100`);
  return (data as { body: string }[]).map(({ body }) => body);
};

interface Report {
  /** The text of latest.json; undefined: the run left no artifact. */
  readonly report: string | undefined;
  readonly conclusion?: string;
  readonly pulls?: readonly number[];
}

/** Mode `report` on the run of a head. */
function post(
  headSha: string,
  branch: string,
  { report, conclusion = 'success', pulls = [] }: Report,
): Promise<StepRun> {
  const zip = zipOf({ name: 'latest.json', bytes: Buffer.from(report ?? '') });
  github.artifacts.splice(0, 99, ...(report === undefined ? [] : [{ id: 1, name: 'autorize-candidates-x', zip }]));
  const run = {
    ...{ id: 77, workflow_id: 5, event: 'pull_request', conclusion, head_sha: headSha, head_branch: branch },
    ...{ head_repository: { full_name: `${OWNER}/${REPO}` }, pull_requests: pulls.map((number) => ({ number })) },
  };
  return runAction({
    ...{ privateArea: createFolder(), runner: createFolder() },
    inputs: { mode: 'report', 'github-token': TOKENS.write },
    event: { name: 'workflow_run', payload: { action: 'completed', workflow_run: run } },
    env: { GITHUB_API_URL: github.url, GITHUB_SHA: 'f'.repeat(40) },
  });
}

/** Another commit on the head of a pull request; its id. */
async function push(pull: Pull, branch: string): Promise<string> {
  await github.ask('PUT', '/contents/x.txt', { message: 'Another push', content: 'eA==', branch });
  const { data } = await github.ask('GET', `/pulls/${pull.number}`);
  return (data as { head: { sha: string } }).head.sha;
}

/** A second pull request of the same head, for a branch "release". */
async function proposeForRelease({ baseSha }: Pull, branch: string): Promise<number> {
  await github.ask('POST', '/git/refs', { ref: 'refs/heads/release', sha: baseSha });
  const { status, data } = await github.ask('POST', '/pulls', { title: 'Again', head: branch, base: 'release' });
  expect(status).toBe(201);
  return (data as { number: number }).number;
}

describe('the comment of mode report', () => {
  it('names its commit, and mentions a later run that left no report', async () => {
    const pull = await github.openPull();
    const branch = `change-${pull.number}`;
    await post(pull.headSha, branch, { report: await passing() });
    expect((await commentsOf(pull.number))[0]).toContain(`Commit: ${pull.headSha}`);
    const head = await push(pull, branch);
    const { code, out, summary } = await post(head, branch, { report: undefined, conclusion: 'failure' });
    expect(code, out).toBe(0);
    const comments = await commentsOf(pull.number);
    expect(comments).toHaveLength(1);
    expect(comments[0]).not.toContain('passed');
    for (const text of [comments[0] ?? '', summary]) {
      expect(text).toContain(`No verdict for ${head}`);
      expect(text).toContain('the run ended as "failure"');
    }
    expect(comments[0]).toContain(`Commit: ${head}`);
  });

  it('is not made by a run without a report', async () => {
    const pull = await github.openPull();
    const { code } = await post(pull.headSha, `change-${pull.number}`, { report: undefined, conclusion: 'skipped' });
    expect(code).toBe(0);
    expect(await commentsOf(pull.number)).toEqual([]);
  });

  it('is replaced by a report whose names take more room than a comment has', async () => {
    const pull = await github.openPull();
    const branch = `change-${pull.number}`;
    await post(pull.headSha, branch, { report: await passing() });
    const large = JSON.parse(await makeReport(failing, { scenarios: 'RG-01' }));
    const ids = Array.from({ length: 50 }, () => '\u200b'.repeat(400));
    large.reproducibility_contract.manifest.scenario_selection = { mode: 'scenario', ids };
    const { out } = await post(pull.headSha, branch, { report: JSON.stringify(large), conclusion: 'failure' });
    const [comment = ''] = await commentsOf(pull.number);
    expect(comment, out).toContain('Candidate gate failed');
    expect(comment.length).toBeLessThan(LIMIT);
    expect(comment).toContain('cut here');
    expect(comment).toContain(`Commit: ${pull.headSha}`);
  });

  it('is posted nowhere where two pull requests have the head, and an earlier one stands for neither', async () => {
    const pull = await github.openPull();
    const branch = `change-${pull.number}`;
    await post(pull.headSha, branch, { report: await passing() });
    const second = await proposeForRelease(pull, branch);
    const both = await post(pull.headSha, branch, { report: await passing(), pulls: [pull.number, second] });
    const unknown = await post(pull.headSha, branch, { report: await passing() });
    for (const { code, out } of [both, unknown]) {
      expect(code, out).toBe(0);
      expect(out).toMatch(/note: #\d+, #\d+ have the same head, and nothing says which one the run was of/);
    }
    expect((await commentsOf(pull.number))[0]).toContain('No verdict for');
    expect(await commentsOf(second)).toEqual([]);
    await post(pull.headSha, branch, { report: await passing(), pulls: [second] });
    expect((await commentsOf(second))[0]).toContain('Candidate gate passed');
    expect((await commentsOf(pull.number))[0]).toContain('No verdict for');
  });
});

describe('the comment of the gate', () => {
  /** The gate on a pull request of this repository, in a folder "pkg". */
  async function gate(pull: Pull, privateArea: string, base: string): Promise<StepRun> {
    const head = { sha: pull.headSha, repo: { full_name: `${OWNER}/${REPO}` } };
    return runAction({
      ...{ privateArea, runner: createFolder() },
      inputs: { 'github-token': TOKENS.write, 'working-directory': 'pkg' },
      event: {
        name: 'pull_request',
        payload: {
          pull_request: { number: pull.number, head, base: { sha: base, ref: 'main' } },
          repository: { default_branch: 'main' },
        },
      },
      env: { GITHUB_API_URL: github.url },
    });
  }

  it.each([
    ['a file of its folder is a link to itself', 'pkg/replay-suite'],
    ['the working directory is a link to itself', 'pkg'],
  ])('and the summary say that there is no verdict where %s', async (_what, path) => {
    const suite = readFileSync(join(ROOT, SUITE), 'utf8');
    const privateArea = createRepository({ [`pkg/${SUITE}`]: suite, 'pkg/candidates.json': example });
    const base = userGit(privateArea, 'rev-parse', 'HEAD');
    const pull = await github.openPull();
    expect((await gate(pull, privateArea, base)).code).toBe(0);
    expect((await commentsOf(pull.number))[0]).toContain(`Commit: ${pull.headSha}`);
    rmSync(join(privateArea, path), { recursive: true });
    symlinkSync(basename(path), join(privateArea, path));
    const { code, out, summary } = await gate(pull, privateArea, base);
    expect(code, out).toBe(3);
    const comments = await commentsOf(pull.number);
    expect(comments).toHaveLength(1);
    for (const text of [comments[0] ?? '', summary]) {
      expect(text).toContain('Candidate gate: no verdict');
      expect(text).toContain('a symbolic link leads to itself');
      expect(text).not.toContain('passed');
    }
  });
});
