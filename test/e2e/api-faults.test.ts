import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder } from '../helpers/temp-folder.ts';
import { ROOT } from './nodes.ts';
import { type GitHubServer, OWNER, REPO, startGitHub, TOKENS } from './runner/github-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');
const failing = readFileSync(join(ROOT, 'docs/examples/rg01-failing.json'), 'utf8');

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github[Symbol.asyncDispose]());

interface Check {
  readonly status: string;
  readonly conclusion: string;
  readonly output: { readonly title: string };
}

async function step(candidates = example, inputs: Record<string, string> = {}, token: string = TOKENS.write) {
  const pull = await github.openPull();
  const head = { sha: pull.headSha, repo: { full_name: `${OWNER}/${REPO}` } };
  const payload = { pull_request: { number: pull.number, head, base: { sha: pull.baseSha } } };
  const run: StepRun = await runAction({
    privateArea: createFolder({ 'candidates.json': candidates }),
    ...{ runner: createFolder(), event: { name: 'pull_request', payload } },
    inputs: { 'github-token': token, 'trusted-ref': 'checkout', ...inputs },
    env: { GITHUB_API_URL: github.url },
    // A step that waits for ever is ended.
    onStart: (child) => void setTimeout(() => child.kill('SIGKILL'), 120_000).unref(),
  });
  const { data } = await github.ask('GET', `/commits/${pull.headSha}/check-runs`);
  const { check_runs: checks } = data as { readonly check_runs: readonly Check[] };
  const comments = (await github.ask('GET', `/issues/${pull.number}/comments`)).data as readonly unknown[];
  return { run, checks, comments };
}

const COMPLETION = /^PATCH .*\/check-runs\//;
const COMMENT = /^POST .*\/comments$/;
const seen = (what: RegExp) => github.seen.filter(({ method, path }) => what.test(`${method} ${path}`));

describe('a check run that was begun', () => {
  it.each([1, 2])('is completed with its annotations after %i answers of 502', async (times) => {
    github.refusals.push({ status: 502, times, only: COMPLETION });
    const { run, checks } = await step(failing, { scenarios: 'RG-01' });
    expect(run.code, run.out).toBe(1);
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(run.out).not.toContain('note: the check run');
    const { output } = seen(COMPLETION).at(-1)?.body ?? {};
    expect(output).toMatchObject({ annotations: [expect.anything()] });
  });

  it('is completed without annotations where they are refused', async () => {
    github.refusals.push({ status: 422, message: 'Invalid annotations', times: 1, only: COMPLETION });
    const { run, checks } = await step(failing, { scenarios: 'RG-01' });
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(run.out).toContain('note: the check run lacks annotations (422: Invalid annotations)');
    // They are in the log instead.
    expect(run.out).toMatch(/^::error file=candidates\.json/m);
  });

  it('is completed when the step ends, where all that came before was refused', async () => {
    github.refusals.push({ status: 502, times: 6, only: COMPLETION });
    const { run, checks } = await step();
    expect(run.code, run.out).toBe(0);
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });

  it('is found and completed where the answer to its opening is lost', async () => {
    github.refusals.push({ status: 502, times: 1, isLost: true, only: /^POST .*\/check-runs$/ });
    const { run, checks } = await step();
    expect(run.code, run.out).toBe(0);
    expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });
});

describe('a comment', () => {
  it('is made once, whether it is its making or the answer to that which is lost', async () => {
    github.refusals.push({ status: 502, times: 1, isLost: true, only: COMMENT });
    const lost = await step();
    expect(lost.comments).toHaveLength(1);
    github.refusals.push({ status: 502, times: 1, only: COMMENT });
    const again = await step();
    expect(again.comments).toHaveLength(1);
    for (const { run } of [lost, again]) expect(run.out).not.toContain('note: no comment');
  });
});

describe('an API that is silent', () => {
  it('costs the step seconds in all, and the note says so', async () => {
    github.silence = /./;
    const { run } = await step();
    expect(run.code, run.out).toBe(0);
    expect(run.outputs.verdict).toBe('passed');
    for (const what of ['check run', 'comment'])
      expect(run.out).toContain(`note: no ${what} (the API gave no answer for 20s and is not asked again)`);
    expect(run.out).not.toContain('it needs');
    // None of them for longer than 20 s: it was six minutes in all.
    expect(seen(/./).length).toBeLessThan(5);
  });

  it('is asked once more, when the step ends, to complete the check run', async () => {
    github.silence = COMPLETION;
    const over = setInterval(() => {
      if (seen(COMPLETION).length >= 2) github.silence = undefined;
    }, 50);
    try {
      const { run, checks } = await step();
      expect(run.code, run.out).toBe(0);
      expect(checks).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    } finally {
      clearInterval(over);
    }
  });

  it('that is not there at all is reported with its true cause', async () => {
    const { url } = github;
    // A port that no system hands out by itself: one that was just closed may be somebody else's by now.
    Object.assign(github, { url: 'http://127.0.0.1:2' });
    const { run } = await step();
    Object.assign(github, { url });
    expect(run.code, run.out).toBe(0);
    expect(run.out).toMatch(/note: no check run \(.*ECONNREFUSED/);
    expect(run.out).not.toContain('it needs');
  });
});

describe('a limit of the API', () => {
  it('that is reset in seconds is waited for', async () => {
    const reset = String(Math.ceil(Date.now() / 1000) + 2);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    github.refusals.push({ status: 403, message: 'API rate limit exceeded', headers, times: 1 });
    const { run, checks } = await step();
    expect(checks).toMatchObject([{ conclusion: 'success' }]);
    expect(run.out).not.toContain('note: ');
  });

  it('that is reset in an hour is not, nothing else is asked meanwhile, and the note names it', async () => {
    const reset = String(Math.ceil(Date.now() / 1000) + 3600);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    github.refusals.push({ status: 403, message: 'API rate limit exceeded', headers, times: 99 });
    const { run } = await step();
    expect(run.code, run.out).toBe(0);
    expect(run.out).toMatch(/note: no check run \(403: API rate limit exceeded; the required wait is (1h|60m|59m)/);
    expect(run.out).toMatch(/note: no comment \(403: API rate limit exceeded; the required wait is/);
    expect(run.out).not.toContain('it needs');
    expect(seen(/./)).toHaveLength(1);
  });

  it('of the secondary kind is waited for a minute at least, and not past the end of the job', async () => {
    github.refusals.push({ status: 403, message: 'You have exceeded a secondary rate limit', times: 99 });
    const { run } = await step(example, { 'job-timeout-minutes': '1' });
    expect(run.code, run.out).toBe(0);
    expect(run.out).toMatch(/403: You have exceeded a secondary rate limit; the required wait is (60\s?s|1m)/);
    expect(seen(/./)).toHaveLength(1);
  });

  it('of the secondary kind is kept to when the check run is completed, by the clean-up too', async () => {
    const message = 'You have exceeded a secondary rate limit';
    github.refusals.push({ status: 403, message, times: 99, only: COMPLETION });
    const { run } = await step(example, { 'job-timeout-minutes': '1' });
    expect(run.code, run.out).toBe(0);
    expect(run.out).toMatch(
      /note: the check run stays in progress \(403: You have exceeded a secondary rate limit; the required wait is/,
    );
    expect(seen(COMPLETION)).toHaveLength(1);
  });

  it('is not taken for a right that the token lacks, and a right that it lacks is named', async () => {
    const { run } = await step(example, {}, TOKENS.read);
    expect(run.out).toMatch(
      /note: no check run \(403: Resource not accessible by integration; it needs "checks: write"/,
    );
    expect(run.out).toMatch(/note: no comment \(403: .*it needs "pull-requests: write"/);
  });
});
