import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';
import { zipOf as packed } from '../helpers/zip.ts';
import { ROOT } from './nodes.ts';
import { type GitHubServer, OWNER, REPO, startGitHub, TOKENS } from './runner/github-server.ts';
import { type ResultsServer, startResults } from './runner/results-server.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

const SUITE = 'replay-suite/v0/ci-gate.json';
const example = readFileSync(join(ROOT, 'candidates.example.json'), 'utf8');
const failing = readFileSync(join(ROOT, 'docs/examples/rg01-failing.json'), 'utf8');

let github: GitHubServer;
let results: ResultsServer;
let folder: string;
let privateArea: string;
let runs: number;
beforeAll(async () => {
  github = await startGitHub();
  results = await startResults();
});
afterAll(async () => {
  await github[Symbol.asyncDispose]();
  await results[Symbol.asyncDispose]();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-gate-'));
  privateArea = join(folder, 'work');
  mkdirSync(privateArea);
  github.seen.length = 0;
  github.refusals.length = 0;
  runs = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Gate {
  readonly candidates: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
}

function gate({ candidates, inputs = {}, token = TOKENS.write, event, env = {} }: Gate): Promise<StepRun> {
  writeFileSync(join(privateArea, 'candidates.json'), candidates);
  runs += 1;
  return runAction({
    privateArea,
    runner: join(folder, `runner-${runs}`),
    inputs: { 'github-token': token, ...inputs },
    ...(event === undefined ? {} : { event }),
    env: { GITHUB_API_URL: github.url, GITHUB_SHA: event === undefined ? '' : 'f'.repeat(40), ...results.env, ...env },
  });
}

function pullEvent(pull: { number: number; headSha: string; baseSha: string }, headRepository = `${OWNER}/${REPO}`) {
  const head = { sha: pull.headSha, repo: { full_name: headRepository } };
  return {
    name: 'pull_request',
    payload: { action: 'opened', pull_request: { number: pull.number, head, base: { sha: pull.baseSha } } },
  };
}

interface ApiComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}
const commentsOf = async (pull: number) =>
  (await github.ask('GET', `/issues/${pull}/comments?per_page=100`)).data as ApiComment[];
interface Check {
  readonly status: string;
  readonly conclusion: string;
  readonly name: string;
  readonly output: { readonly title: string };
}
const checksOf = async (sha: string) => {
  const { data } = await github.ask('GET', `/commits/${sha}/check-runs`);
  return (data as { check_runs: Check[] }).check_runs;
};

describe('the gate on a pull request', () => {
  it('passes: check run, comment, summary, artifact and outputs say the same, best candidate and command included', async () => {
    const pull = await github.openPull();
    const { code, err, out, outputs, summary } = await gate({
      candidates: example,
      inputs: { replays: '25' },
      event: pullEvent(pull),
    });
    expect(err).toBe('');
    expect(code, out).toBe(0);
    expect(outputs).toMatchObject({ passed: 'true', verdict: 'passed' });
    const [check] = await checksOf(pull.headSha);
    expect(check).toMatchObject({ status: 'completed', conclusion: 'success', name: 'autorize / ci-gate' });
    const [comment, ...others] = await commentsOf(pull.number);
    expect(others).toEqual([]);
    expect(comment?.user.login).toBe('github-actions[bot]');
    for (const text of [comment?.body ?? '', summary]) {
      expect(text).toContain('✅ Candidate gate passed: 5 of 5 scenarios passed');
      expect(text).toContain('cand\\_rg01\\_exclusive\\_end');
      expect(text).toMatch(/won \d+ of 25 replays|ahead of|the only one of/);
      expect(text).toMatch(
        /node tools\/run-ci-gate\.mjs --mode candidates --candidates candidates\.json --replays 25 --seed \w+/,
      );
    }
    const stored = results.stored.get('autorize-candidates-ci-gate-42-1');
    expect(outputs).toMatchObject({ 'artifact-id': String(stored?.id), 'artifact-digest': stored?.digest });
    const entry = await readZipEntry(stored?.bytes ?? Buffer.alloc(0), { name: 'latest.json', maxBytes: 1e7 });
    expect(entry.kind === 'found' && JSON.parse(entry.bytes.toString()).suite_pass).toBe(true);
    const page = results.stored.get('autorize-candidates-ci-gate-42-1.html')?.bytes.toString();
    expect(page).toContain('<!doctype html>');
    expect(out).toContain(`::add-mask::${TOKENS.write}`);
    expect(out).toContain(`::add-mask::${btoa(`x-access-token:${TOKENS.write}`)}`);
    expect(out.replace(`::add-mask::${TOKENS.write}`, '')).not.toContain(TOKENS.write);
  });

  it('updates its comment, leaves one alone that somebody else forged, and never fails for a name that is taken', async () => {
    const pull = await github.openPull();
    const event = pullEvent(pull);
    await gate({ candidates: failing, inputs: { scenarios: 'RG-01' }, event });
    const [own] = await commentsOf(pull.number);
    await github.ask('POST', `/issues/${pull.number}/comments`, { body: own?.body }, 'stranger');
    for (let index = 0; index < 31; index += 1)
      await github.ask('POST', `/issues/${pull.number}/comments`, { body: 'Hm.' });
    const again = await gate({ candidates: example, event });
    const comments = await commentsOf(pull.number);
    const marked = comments.filter(({ body }) => body.startsWith('<!-- autorize:'));
    expect(new Set(marked.map(({ user }) => user.login))).toEqual(new Set(['github-actions[bot]', 'mallory']));
    expect(marked).toHaveLength(2);
    for (const { user, body } of marked) {
      expect(body).toContain(user.login === 'mallory' ? 'Candidate gate failed' : 'Candidate gate passed');
    }
    expect(again.code).toBe(0);
    expect(
      [...results.stored.keys()].filter((name) => name.startsWith('autorize-candidates-ci-gate-42-1')),
    ).not.toHaveLength(2);
  });

  it('fails with annotations in the check run, which the step then does not repeat', async () => {
    const pull = await github.openPull();
    const { code, outputs, out } = await gate({ candidates: failing, event: pullEvent(pull) });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ passed: 'false', verdict: 'failed' });
    const [check] = await checksOf(pull.headSha);
    expect(check?.conclusion).toBe('failure');
    const sent = github.seen.flatMap(
      ({ body }) => (body?.output as { annotations?: { path: string; annotation_level: string }[] })?.annotations ?? [],
    );
    expect(
      sent.filter((each) => each.annotation_level === 'failure').every(({ path }) => path === 'candidates.json'),
    ).toBe(true);
    expect(sent.length).toBeGreaterThan(0);
    expect(out).not.toMatch(/^::(error|warning)/m);
  });

  it.each([
    ['fail', 1, 'failure', 'false'],
    ['neutral', 0, 'neutral', ''],
    ['pass', 0, 'success', 'true'],
  ])(
    'is inconclusive where only the order decides, and then inputs say what that is: %s',
    async (inconclusive, code, conclusion, passed) => {
      const pull = await github.openPull();
      const inputs = { replays: '50', 'max-volatility': '0', comment: 'never', inconclusive };
      const run = await gate({ candidates: example, inputs, event: pullEvent(pull) });
      expect(run.outputs).toMatchObject({ verdict: 'inconclusive', passed });
      expect(run.code).toBe(code);
      expect((await checksOf(pull.headSha))[0]?.conclusion).toBe(conclusion);
      expect(run.summary).toContain('Candidate gate inconclusive');
    },
  );

  it('reports where invalid input is wrong, and completes the check', async () => {
    const pull = await github.openPull();
    const { code, outputs, summary } = await gate({
      candidates: '[{"id":"a","scenario_id":"RG-01","output":1},{"id":"a"}]',
      event: pullEvent(pull),
    });
    expect(code).toBe(2);
    expect(outputs).toMatchObject({ passed: '', verdict: 'invalid' });
    expect(summary).toContain('invalid input');
    expect((await checksOf(pull.headSha))[0]).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect((await commentsOf(pull.number))[0]?.body).toContain('candidates.json\\:1');
  });

  it('gives a fork the whole verdict when everything it might write to answers 403', async () => {
    const pull = await github.openPull();
    const { code, outputs, summary, out } = await gate({
      candidates: failing,
      token: TOKENS.read,
      event: pullEvent(pull, 'mallory/demo'),
    });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ passed: 'false', verdict: 'failed' });
    expect(out).toMatch(/^::error file=candidates\.json/m);
    expect(out).toContain('note: no check run (403');
    expect(out).toContain('note: no comment (403');
    expect(summary).toContain('Candidate gate failed');
    expect(summary).toContain('Note: no comment');
    expect(await commentsOf(pull.number)).toEqual([]);
  });

  it('is judged by the suite of its base, and says so when it changes it', async () => {
    const own = JSON.parse(readFileSync(join(ROOT, SUITE), 'utf8'));
    const strict = JSON.stringify({ ...own, must_pass: ['RG-01'] });
    await using server = await startGitHub({ [SUITE]: strict });
    const pull = await server.openPull();
    mkdirSync(join(privateArea, 'replay-suite/v0'), { recursive: true });
    writeFileSync(join(privateArea, SUITE), JSON.stringify({ ...own, must_pass: [] }));
    const event = pullEvent(pull);
    const env = { GITHUB_API_URL: server.url };
    const evaluated = await gate({ candidates: failing, event, env });
    expect(evaluated.code).toBe(1);
    expect(Object.keys(JSON.parse(evaluated.outputs['best-candidates'] ?? '{}'))).toEqual(['RG-01']);
    expect(evaluated.summary).toContain(`${SUITE.replace('-', '-')} is changed here; judged by the base`);
    const asked = await gate({
      candidates: example,
      event,
      env,
      inputs: { 'trusted-ref': 'checkout', scenarios: 'RG-01' },
    });
    expect(asked.summary).not.toContain('is changed here');
    server.refusals.push({ status: 403, times: 99 });
    const unread = await gate({ candidates: failing, event, env });
    expect(unread.code).toBe(2);
    expect(unread.out).toContain('"contents: read"');
  });

  it('waits for a limit to pass, and goes on without what stays refused', async () => {
    const pull = await github.openPull();
    github.refusals.push({ status: 429, headers: { 'retry-after': '0' }, times: 2 });
    const { code } = await gate({ candidates: example, event: pullEvent(pull) });
    expect(code).toBe(0);
    expect((await checksOf(pull.headSha))[0]?.conclusion).toBe('success');
    github.refusals.push({ status: 429, headers: { 'retry-after': '3600' }, times: 99 });
    const limited = await gate({ candidates: example, event: pullEvent(pull), inputs: { 'trusted-ref': 'checkout' } });
    expect(limited.code).toBe(0);
    expect(limited.outputs.verdict).toBe('passed');
    expect(limited.out).toContain('note: no check run (429');
  });

  it('takes 3,000 failing scenarios and a report of megabytes', async () => {
    const scenarios = Array.from({ length: 3000 }, (_, index) => ({
      id: `S-${index}`,
      name: `Scenario ${index}`,
      expect: {},
    }));
    writeFileSync(
      join(privateArea, 'suite.json'),
      JSON.stringify({ suite_version: 'v0', must_pass: scenarios.map(({ id }) => id), scenarios }),
    );
    const filler = 'Ünïcödé '.repeat(40);
    const candidates = scenarios.map(({ id }) => ({ id: `c-${id}`, scenario_id: id, output: { note: filler } }));
    const pull = await github.openPull();
    const inputs = { suite: 'suite.json', 'trusted-ref': 'checkout' };
    const { code, out, summary } = await gate({
      candidates: JSON.stringify(candidates),
      inputs,
      event: pullEvent(pull),
    });
    expect(code).toBe(1);
    expect(readFileSync(join(privateArea, 'replay-suite/v0/reports/latest.json')).length).toBeGreaterThan(3_000_000);
    const sent = github.seen.map(
      ({ body }) => ((body?.output as { annotations?: unknown[] })?.annotations ?? []).length,
    );
    expect(Math.max(...sent), out.slice(-2000)).toBe(50);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(3000);
    expect((await checksOf(pull.headSha))[0]?.status).toBe('completed');
    const [comment] = await commentsOf(pull.number);
    expect(comment?.body.length).toBeLessThan(65_536);
    expect(comment?.body).toContain('more left out here');
    expect(comment?.body).toContain('node tools/run-ci-gate.mjs');
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(github.seen.every(({ status }) => status !== 422)).toBe(true);
    expect(out).not.toContain('note:');
  });
});

describe('the gate elsewhere', () => {
  it('on a push: a check run on the commit, and no comment', async () => {
    const pull = await github.openPull();
    const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
    const { code } = await gate({ candidates: example, event, env: { GITHUB_SHA: pull.headSha } });
    expect(code).toBe(0);
    expect((await checksOf(pull.headSha))[0]?.conclusion).toBe('success');
    expect(github.seen.filter(({ path }) => path.includes('/comments'))).toEqual([]);
  });

  it('without a token, and with a broken artifact service: a verdict, a summary, notes', async () => {
    results.isBroken = true;
    const { code, out, summary, outputs } = await gate({ candidates: failing, token: '' });
    results.isBroken = false;
    expect(code).toBe(1);
    expect(outputs['artifact-id']).toBeUndefined();
    expect(out).toContain('note: the artifact');
    expect(out).toMatch(/^::error file=candidates\.json/m);
    expect(summary).toContain('Candidate gate failed');
    expect(github.seen).toEqual([]);
  });

  it('completes its check as a failure when the job is cancelled, and says so', async () => {
    const pull = await github.openPull();
    const many = Array.from({ length: 60_000 }, (_, index) => ({
      id: `c${index}`,
      scenario_id: 'RG-01',
      output: { text: 'x'.repeat(200) },
    }));
    writeFileSync(join(privateArea, 'candidates.json'), JSON.stringify(many));
    const stop = async (child: { kill: (signal: NodeJS.Signals) => boolean }) => {
      while (!github.seen.some(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'))) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      child.kill('SIGINT');
    };
    const { code } = await runAction({
      privateArea,
      runner: join(folder, 'runner'),
      inputs: { 'github-token': TOKENS.write },
      event: pullEvent(pull),
      env: { GITHUB_API_URL: github.url },
      onStart: (child) => void stop(child as never),
    });
    const [check] = await checksOf(pull.headSha);
    expect([check?.status, check?.conclusion]).toEqual(['completed', 'failure']);
    expect(check?.output.title).toContain('Cancelled');
    expect(code).toBe(130);
  });

  it('refuses pull_request_target with the head checked out', async () => {
    const pull = await github.openPull();
    const event = { ...pullEvent(pull), name: 'pull_request_target' };
    mkdirSync(join(privateArea, '.git', 'objects'), { recursive: true });
    mkdirSync(join(privateArea, '.git', 'refs'));
    writeFileSync(join(privateArea, '.git', 'config'), '[core]\n\trepositoryformatversion = 0\n');
    writeFileSync(join(privateArea, '.git', 'HEAD'), `${pull.headSha}\n`);
    const refused = await gate({ candidates: example, event });
    expect(refused.code).toBe(3);
    expect(refused.out).toContain('pull_request_target');
    expect(github.seen).toEqual([]);
    writeFileSync(join(privateArea, '.git', 'HEAD'), `${pull.baseSha}\n`);
    expect((await gate({ candidates: example, event, inputs: { 'trusted-ref': 'checkout' } })).code).toBe(0);
  });
});

describe('the report of an unprivileged run', () => {
  const runEvent = (pull: { headSha: string }, branch: string, more: Record<string, unknown> = {}) => ({
    name: 'workflow_run',
    payload: {
      action: 'completed',
      workflow_run: {
        id: 77,
        workflow_id: 5,
        event: 'pull_request',
        conclusion: 'success',
        head_sha: pull.headSha,
        head_branch: branch,
        head_repository: { full_name: `${OWNER}/${REPO}`, owner: { login: OWNER } },
        ...more,
      },
    },
  });

  async function zipOf(candidates: string, inputs: Record<string, string> = {}): Promise<Buffer> {
    results.isBroken = false;
    const { outputs } = await gate({ candidates, token: '', inputs });
    const stored = [...results.stored.values()].find(({ id }) => String(id) === outputs['artifact-id']);
    return stored?.bytes ?? Buffer.alloc(0);
  }

  it('is posted on the pull request that the event and the API name, marked as what it is', async () => {
    const pull = await github.openPull();
    const branch = `change-${pull.number}`;
    const zip = await zipOf(failing, { scenarios: 'RG-01' });
    github.artifacts.splice(
      0,
      99,
      { id: 1, name: 'autorize-candidates-ci-gate-1-1', zip },
      { id: 2, name: 'other', zip },
    );
    const run = await gate({ candidates: '', inputs: { mode: 'report' }, event: runEvent(pull, branch) });
    expect(run.code, run.out).toBe(0);
    const [comment] = await commentsOf(pull.number);
    expect(comment?.body).toContain('Candidate gate failed');
    expect(comment?.body).toContain('the pull request could have changed that job');
    expect(comment?.body).toContain('does not agree with this report');
    expect(await checksOf(pull.headSha)).toEqual([]);
    await gate({ candidates: '', inputs: { mode: 'report' }, event: runEvent(pull, branch) });
    expect(await commentsOf(pull.number)).toHaveLength(1);
  });

  it('is posted on no pull request of another repository with the same branch and commit', async () => {
    const pull = await github.openPull();
    const branch = `change-${pull.number}`;
    const zip = await zipOf(failing, { scenarios: 'RG-01' });
    github.artifacts.splice(0, 99, { id: 1, name: 'autorize-candidates-ci-gate-1-1', zip });
    for (const [repository, why] of [
      [null, 'the repository of the run is missing'],
      [{ full_name: `mallory/${REPO}`, owner: { login: 'mallory' } }, 'no open pull request'],
      // The owner's name alone does not say which repository it is.
      [{ full_name: `${OWNER}/other`, owner: { login: OWNER } }, 'no open pull request'],
      [{ owner: { login: OWNER } }, 'the repository of the run is missing'],
      [{ full_name: '', owner: { login: '' } }, 'the repository of the run is missing'],
      [{ full_name: `/${REPO}`, owner: { login: '' } }, 'the repository of the run is missing'],
    ] as const) {
      const event = runEvent(pull, branch, { head_repository: repository });
      const run = await gate({ candidates: '', inputs: { mode: 'report' }, event });
      expect(run.code, run.out).toBe(0);
      expect(run.out).toContain(`note: ${why}`);
      expect(await commentsOf(pull.number)).toEqual([]);
    }
  });

  const bomb = packed({ name: 'latest.json', bytes: Buffer.alloc(600 * 1024 * 1024, '[') });
  const named = { '\u001b[2J\u200b::error::forged': 1 };
  const forged = packed({ name: 'latest.json', bytes: Buffer.from(JSON.stringify({ results: named })) });

  it.each([
    ['no archive', Buffer.from('hello'), 'not a zip archive'],
    ['an archive cut short', undefined, 'left out'],
    ['a bomb', bomb, 'latest.json has more than 2 MiB'],
    ['no report', forged, 'latest.json is not a report'],
    ['larger than the API says', Buffer.alloc(30 * 1024 * 1024), 'it has more than 4 MiB'],
  ])(
    'is refused with its cause everywhere when it is %s, and the step passes all the same',
    async (what, bytes, why) => {
      const pull = await github.openPull();
      const zip = bytes ?? (await zipOf(failing, { scenarios: 'RG-01' })).subarray(0, 400);
      const lie = what.startsWith('larger') ? { listedBytes: 100 } : {};
      github.artifacts.splice(0, 99, { id: 1, name: 'autorize-candidates-x', zip, ...lie });
      const { code, out, summary } = await gate({
        candidates: '',
        inputs: { mode: 'report' },
        event: runEvent(pull, `change-${pull.number}`),
      });
      expect(code, out).toBe(0);
      expect(out).toContain(why);
      expect(out).toContain('::warning title=Report::');
      const [comment] = await commentsOf(pull.number);
      for (const text of [comment?.body ?? '', summary]) {
        expect(text).toContain('Report refused');
        expect(text.replaceAll('\\', '')).toContain(why);
      }
      for (const text of [out, summary, comment?.body ?? '']) {
        expect(text).not.toContain('\u001b');
        expect(text).not.toMatch(/^::error/m);
      }
    },
  );

  it('that is refused replaces the comment of the one before', async () => {
    const pull = await github.openPull();
    const event = runEvent(pull, `change-${pull.number}`);
    const report = () => gate({ candidates: '', inputs: { mode: 'report' }, event });
    const zip = await zipOf(example);
    github.artifacts.splice(0, 99, { id: 1, name: 'autorize-candidates-x', zip });
    await report();
    expect((await commentsOf(pull.number))[0]?.body).toContain('Candidate gate passed');
    github.artifacts.splice(0, 99, { id: 2, name: 'autorize-candidates-x', zip: bomb });
    await report();
    const comments = await commentsOf(pull.number);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).not.toContain('Candidate gate passed');
  });

  it('is posted nowhere when no open pull request has that head', async () => {
    const pull = await github.openPull();
    const event = runEvent({ headSha: 'a'.repeat(40) }, `change-${pull.number}`);
    const { code, out } = await gate({ candidates: '', inputs: { mode: 'report' }, event });
    expect(code).toBe(0);
    expect(out).toContain('no open pull request has this head now');
    const elsewhere = await gate({ candidates: '', inputs: { mode: 'report' } });
    expect(elsewhere.code).toBe(2);
  });
});

describe('mode verify', () => {
  it('holds a report to what its inputs give, and fails when somebody changed it', async () => {
    const report = join(privateArea, 'replay-suite/v0/reports/latest.json');
    await gate({ candidates: example, token: '', inputs: { replays: '25' } });
    cpSync(report, join(privateArea, 'claim.json'));
    const inputs = { mode: 'verify', report: 'claim.json' };
    const sound = await gate({ candidates: example, inputs });
    expect(sound.code, sound.out).toBe(0);
    expect(sound.outputs).toMatchObject({ passed: 'true' });
    const claim = JSON.parse(readFileSync(report, 'utf8'));
    claim.results['RG-01'].best.scores.overall = 1;
    writeFileSync(join(privateArea, 'claim.json'), JSON.stringify(claim));
    const forged = await gate({ candidates: example, inputs });
    expect(forged.code).toBe(1);
    expect(forged.out).toContain('wrong');
    expect((await gate({ candidates: example, inputs: { mode: 'verify' } })).code).toBe(2);
  });

  it('takes a report whose candidates and scenarios have the names of built-in properties, and holds it to its inputs', async () => {
    const ids = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype).filter((id) => id !== '__proto__')];
    const candidates = JSON.stringify(ids.map((id) => ({ id, scenario_id: id, output: {} })));
    const suite = { suite_version: 'v0', must_pass: ids, scenarios: ids.map((id) => ({ id, expect: {} })) };
    writeFileSync(join(privateArea, 'suite.json'), JSON.stringify(suite));
    await gate({ candidates, token: '', inputs: { suite: 'suite.json', replays: '3' } });
    const written = readFileSync(join(privateArea, 'replay-suite/v0/reports/latest.json'), 'utf8');
    writeFileSync(join(privateArea, 'claim.json'), written);
    const inputs = { mode: 'verify', report: 'claim.json' };
    const sound = await gate({ candidates, inputs });
    expect(sound.code, sound.out).toBe(0);
    writeFileSync(join(privateArea, 'claim.json'), written.replace('"__proto__": 3', '"__proto__": 2'));
    const forged = await gate({ candidates, inputs });
    expect(forged.code, forged.out).toBe(1);
  });
});
