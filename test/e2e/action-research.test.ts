import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { createHost } from '../../src/kernel/host.ts';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { expectLeftStatus } from '../helpers/left-status.ts';
import { cloneShallow, PAIRED_FILES, SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder, createFolderElsewhere } from '../helpers/temp-folder.ts';
import { TOKENS } from './runner/github-server.ts';
import { obeyedInLog, textsWhereObeyed } from './runner/hostile.ts';
import { BRANCH, createWorld, MASKS, searchAll, TOKEN_IN_HEADER } from './runner/world.ts';

const STATE = 'refs/autorize-ledger/pi';
const KEY = 'sk-marker-of-the-model-0123456789';

function ledgerOn(git: GitServer, ref = STATE): string[] {
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${ref}:iterations.jsonl`)}\n`));
  expect(parsed.kind).toBe('sound');
  const records = (parsed.kind === 'sound' ? parsed.records : []) as { iter: number; outcome: string }[];
  return records.map(({ iter, outcome }) => `${iter} ${outcome}`);
}
const statesOn = (git: GitServer) => userGit(git.folder, 'rev-list', STATE).split('\n');
const scoreOn = (git: GitServer) =>
  ['a', 'b'].map((each) => userGit(git.folder, 'show', `${BRANCH}:${each}/value.txt`));

describe('scheduled runs', () => {
  it('resume each other on empty machines, and propose accepted changes in one pull request', async () => {
    await using world = await createWorld(PAIRED_FILES);
    const inputs = { publish: 'pull-request', 'pr-labels': 'research' };
    const first = await world.step(inputs);
    expect(first.err).toBe('');
    expect(first.code, first.out).toBe(0);
    expect(first.outputs).toMatchObject({
      'best-score': '18',
      'baseline-score': '20',
      kept: '2',
      iterations: '2',
      branch: 'autorize/pi',
      'pull-request-number': '1',
    });
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged']);
    expect(first.summary).toContain(
      'Next: review the branch `autorize/pi`; to check it in a clone, run `autorize pull pi`',
    );
    expect(first.out).not.toContain('has no labels');
    expectLeftStatus(createHost({ packageRoot: first.privateArea, cwd: first.privateArea }));
    world.github.forbidden = /^POST .*\/labels$/;
    const second = await world.step({ ...inputs, base: 'nowhere' }, { env: { WHICH: 'b', GITHUB_RUN_ID: '43' } });
    expect(second.code, second.out).toBe(0);
    expect(second.out).toContain('note: the base of the pull request could not be changed to "nowhere" (422');
    expect(second.out).toContain('resumes from 3 records');
    expect(second.out).toContain('note: the pull request has no labels of "pr-labels" (');
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged', '4 merged']);
    expect(scoreOn(world.git)).toEqual(['8', '8']);
    const { data } = await world.github.ask('GET', '/pulls?state=all');
    const [pull, ...others] = data as { title: string; body: string }[];
    expect(others).toEqual([]);
    expect(pull?.title).toContain('autorize pi');
    expect(pull?.body).toContain('4 of 4 iterations accepted');
    expect(pull?.body).toContain('To check it in a clone, run `autorize pull pi`, then `autorize verify pi`.');
    // The records share no short name with the branch.
    userGit(second.privateArea, 'fetch', '-q', 'origin', 'autorize/pi');
    expect(userGit(second.privateArea, 'rev-parse', 'FETCH_HEAD')).toBe(world.git.refs()[BRANCH]);
    expect(second.summary).toContain('xychart-beta');
    expect(second.summary).toContain('#1');
    // What is downloaded holds in the place of the records, and what is added to it does not.
    const records = join(second.privateArea, '.autorize/pi');
    rmSync(records, { recursive: true });
    cpSync(await world.results.download('autorize-experiment-pi-43-1'), records, { recursive: true });
    expect(world.results.stored.get('autorize-experiment-pi-43-1.html')?.bytes.toString()).toContain('<svg');
    const verified = await world.step({ mode: 'verify' }, { privateArea: second.privateArea });
    expect(verified.code, verified.out).toBe(0);
    expect(verified.out).toContain('iterations.jsonl: the chain of 5 records is unbroken');
    appendFileSync(join(records, 'iterations.jsonl'), '{"iter":9}\n');
    expect((await world.step({ mode: 'verify' }, { privateArea: second.privateArea })).code).toBe(1);
  });

  it('begin another run where a commit changed the rules, alone or in two jobs, and go back where they are put back', async () => {
    await using world = await createWorld();
    const commit = (from: string, to: string): void => {
      const folder = cloneShallow(world.git);
      const file = join(folder, '.autorize/pi/config.toml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      userGit(folder, 'commit', '-qam', 'Other rules');
      userGit(folder, 'push', '-q', world.git.folder, 'HEAD:main');
    };
    const archived = () => Object.entries(world.git.refs()).filter(([ref]) => ref.includes('autorize-archive/pi-'));
    const inputs = { publish: 'pull-request' };
    const first = await world.step(inputs);
    expect(first.code, first.out).toBe(0);
    const ofTheFirst = world.git.refs()[BRANCH];
    commit('decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99');
    const second = await world.step(inputs, { env: { WHICH: 'b', GITHUB_RUN_ID: '43' } });
    expect(second.code, second.out).toBe(0);
    expect(second.out).toMatch(
      /NEW RUN: another run began, .* objective\.confidence \(0\.95, now 0\.99\); the one before, with 2 kept/,
    );
    expect(second.summary).toContain('another run began');
    expect(second.outputs).toMatchObject({ kept: '2', 'baseline-score': '20', 'pull-request-number': '1' });
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged']);
    expect(scoreOn(world.git)).toEqual(['10', '8']);
    expect(archived().map(([, id]) => id)).toEqual([ofTheFirst]);
    const [branch = ''] = archived().map(([ref]) => ref.replace('refs/heads/', ''));
    const { data } = await world.github.ask('GET', '/issues/1/comments');
    const comments = (data as { body: string }[]).map(({ body }) => body);
    expect(comments).toEqual([expect.stringContaining(`on the branch \`${branch}\`: open a pull request from there`)]);
    expect(comments[0]).toMatch(/^The rules of this run changed, so the run ended: .*Its 2 accepted commits /);
    // The job that proposes finds the change as well, and the one that publishes decides by it.
    commit('confidence = 0.99', 'confidence = 0.98');
    const proposed = await world.step({}, { env: { GITHUB_RUN_ID: '44' } });
    expect(proposed.code, proposed.out).toBe(0);
    expect(proposed.out).toContain('NEW RUN');
    expect(archived()).toHaveLength(1);
    const folder = createFolder();
    const { bytes = Buffer.alloc(0) } = world.results.stored.get('autorize-proposal-pi-44-1') ?? {};
    for (const name of ['proposal.pack', 'proposal.json']) {
      const entry = await readZipEntry(bytes, { name, maxBytes: 1e8 });
      if (entry.kind === 'found') writeFileSync(join(folder, name), entry.bytes);
    }
    const published = await world.step({ proposal: folder, publish: 'branch' }, { env: { GITHUB_RUN_ID: '44' } });
    expect(published.code, published.out).toBe(0);
    expect(scoreOn(world.git)).toEqual(['8', '10']);
    expect(archived()).toHaveLength(2);
    // What the first one pushed is in the history: with its rules it is continued.
    commit('\nconfidence = 0.98', '');
    const back = await world.step(
      { publish: 'branch', resume: '42', 'max-iterations': '1' },
      { env: { GITHUB_RUN_ID: '45' } },
    );
    expect(back.code, back.out).toBe(0);
    expect(back.out).not.toContain('NEW RUN');
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged']);
    expect(userGit(world.git.folder, 'rev-parse', `${BRANCH}^`)).toBe(ofTheFirst);
  });

  it('lose nothing when both run at once', async () => {
    await using world = await createWorld(PAIRED_FILES);
    const runs = await Promise.all(['a', 'b'].map((WHICH) => world.step({ publish: 'branch' }, { env: { WHICH } })));
    for (const { code, out } of runs) expect(code, out).toBe(0);
    expect(scoreOn(world.git)).toEqual(['8', '8']);
    const lines = ledgerOn(world.git);
    expect(lines.filter((line) => line.endsWith('merged'))).toHaveLength(4);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are cancelled within seconds: outputs set, agent gone, ledger pushed', async () => {
    await using world = await createWorld();
    const privateArea = cloneShallow(world.git);
    const stop = async (child: { kill(signal: NodeJS.Signals): boolean }): Promise<void> => {
      const ledger = join(privateArea, '.autorize/pi/iterations.jsonl');
      while (!existsSync(ledger) || readFileSync(ledger, 'utf8').split('\n').length < 3)
        await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGINT');
    };
    const run = await world.step(
      { publish: 'branch', 'max-iterations': '500' },
      { privateArea, onStart: (child) => void stop(child) },
    );
    expect(run.code).toBe(130);
    expect(Number(run.outputs.kept)).toBeGreaterThan(0);
    expect(run.outputs['stop-reason']).toContain('interrupted');
    expect(ledgerOn(world.git).length).toBeGreaterThan(1);
  });

  it('push another branch where they are asked to, and go back to what an earlier run pushed', async () => {
    await using world = await createWorld();
    const inputs = { publish: 'branch', branch: 'bots/pi', 'max-iterations': '1' };
    const branchHead = () => world.git.refs()['refs/heads/bots/pi'];
    const first = await world.step(inputs);
    expect(first.code, first.out).toBe(0);
    expect(first.outputs).toMatchObject({ branch: 'bots/pi', commit: branchHead() });
    expect(world.git.refs()).not.toHaveProperty(BRANCH);
    const ofTheFirst = branchHead();
    const second = await world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(second.out).toContain('resumes from 2 records');
    const third = await world.step({ ...inputs, resume: '42' }, { env: { GITHUB_RUN_ID: '44', WHICH: 'b' } });
    expect(third.code, third.out).toBe(0);
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged']);
    expect(userGit(world.git.folder, 'rev-parse', `${branchHead()}^`)).toBe(ofTheFirst);
    expect(userGit(world.git.folder, 'show', `${branchHead()}:b/value.txt`)).toBe('9');
    expect(userGit(world.git.folder, 'log', '--format=%b', STATE)).toContain('Autorize-Run: 43');
    const unknown = await world.step({ ...inputs, resume: '4' }, { env: { GITHUB_RUN_ID: '45' } });
    expect(unknown.code).toBe(3);
    expect(unknown.out).toContain('the server has no state that run 4 pushed');
  });

  it('say it when the push, the pull request and the branch are refused, and keep what there is', async () => {
    await using world = await createWorld();
    world.git.refuseRefs('refs/*');
    const refused = await world.step({ publish: 'branch' });
    expect(refused.code).toBe(3);
    expect(refused.out).toContain('note: the server refused the push');
    expect(refused.summary).toContain('contents: write');
    expect(world.results.stored.has('autorize-experiment-pi-42-1')).toBe(true);
    await using other = await createWorld();
    other.github.forbidden = /^POST .*\/pulls$/;
    const unproposed = await other.step({ publish: 'pull-request', base: 'next' });
    expect(unproposed.code, unproposed.out).toBe(0);
    expect(unproposed.out).toContain('Allow GitHub Actions to create and approve pull requests');
    expect(unproposed.summary).toMatch(/compare\/next\.\.\.autorize\/pi\?expand=1/);
    userGit(other.git.folder, 'update-ref', BRANCH, userGit(other.git.folder, 'rev-parse', 'main'));
    const moved = await other.step({ publish: 'branch' });
    expect(moved.code).toBe(3);
    expect(moved.out).toContain('somebody moved the branch autorize/pi');
    const adopted = await other.step({ publish: 'branch', resume: 'adopt' });
    expect(adopted.code, adopted.out).toBe(0);
    expect(ledgerOn(other.git)).toEqual(['0 baseline', '1 merged', '2 merged']);
    const ledgers = statesOn(other.git).map((id) =>
      userGit(other.git.folder, 'show', `${id}:iterations.jsonl`).split('\n'),
    );
    expect(new Set(ledgers.filter((lines) => lines.length === 3).map(([baseline]) => baseline)).size).toBe(2);
    const again = await other.step({ publish: 'branch', resume: 'never', 'max-iterations': '1' });
    expect(again.code, again.out).toBe(0);
    expect(ledgerOn(other.git)).toEqual(['0 baseline', '1 merged']);
  });
});

describe('limits of a step', () => {
  it('are read whole before anything runs, and hold', async () => {
    await using world = await createWorld();
    const wrong = { 'budget-usd': '-1', sandbox: 'maybe', 'job-timeout-minutes': '0', branch: 'a..b', resume: '0' };
    const refused = await world.step(wrong);
    expect(refused.code).toBe(2);
    for (const [name, value] of Object.entries(wrong))
      expect(refused.out).toContain(`error: input "${name}" "${value}"`);
    const late = await world.step({ 'job-timeout-minutes': '5' }, { env: { RUNNER_ENVIRONMENT: 'github-hosted' } });
    expect(late.code, late.out).toBe(0);
    expect(late.outputs).toMatchObject({ 'stop-reason': 'the time is up', iterations: '0' });
    const unknown = await world.step({ 'budget-usd': '0.50', sandbox: 'off', 'max-iterations': '1' });
    expect(unknown.out).toContain('note: budget-usd had no effect: the agent does not report its cost');
    const ledger = readFileSync(unknown.outputs['ledger-path'] ?? '', 'utf8');
    expect(JSON.parse(ledger.trim().split('\n').at(-1) ?? '')).toMatchObject({ iter: 1, sandbox: 'process-group' });
  });
});

describe('two jobs', () => {
  it('propose and publish: the second believes nothing, scores again and pushes', async () => {
    await using world = await createWorld(PAIRED_FILES);
    // Where temporary files lie on another file system than the checkout.
    const elsewhere = createFolderElsewhere(world.git.folder);
    const proposed = await world.step({ 'github-token': TOKENS.write }, { env: { TMPDIR: elsewhere } });
    expect(proposed.code, proposed.out).toBe(0);
    expect(world.git.refs()).not.toHaveProperty(BRANCH);
    const artifact = world.results.stored.get('autorize-proposal-pi-42-1');
    const folder = createFolder();
    for (const name of ['proposal.pack', 'proposal.json']) {
      const entry = await readZipEntry(artifact?.bytes ?? Buffer.alloc(0), { name, maxBytes: 1e8 });
      if (entry.kind === 'found') writeFileSync(join(folder, name), entry.bytes);
    }
    const inputs = {
      proposal: folder,
      'proposal-digest': proposed.outputs['proposal-digest'] ?? '',
      publish: 'branch',
    };
    const published = await world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    expect(scoreOn(world.git)).toEqual(['8', '10']);
    expect(ledgerOn(world.git)).toEqual(['0 baseline', '1 merged', '2 merged']);
    // The records of the job that proposed are in its history, however often this one pushed.
    const whole = statesOn(world.git).filter((id) => ledgerOn(world.git, id).join() === '0 baseline,1 merged,2 merged');
    const baselines = whole.map((id) => userGit(world.git.folder, 'show', `${id}:iterations.jsonl`).split('\n')[0]);
    expect(new Set(baselines).size).toBe(2);
    const forged = await world.step({ ...inputs, 'proposal-digest': 'f'.repeat(64) });
    expect(forged.code).toBe(3);
    expect(forged.out).toContain('its digest is not the one that its job gave');
    writeFileSync(join(folder, 'proposal.pack'), 'PACK');
    expect((await world.step(inputs)).out).toContain('another digest');
    const again = await world.step({ 'github-token': TOKENS.write }, { env: { WHICH: 'b' } });
    expect(again.out).toContain('resumes from 3 records');
  });

  it('that leave changes without a verdict as the time is up end with an error, and judge them when run again', async () => {
    const config = SHARED_FILES['.autorize/pi/config.toml'].replace('total_budget = "10m"', 'total_budget = "1ms"');
    await using world = await createWorld({ ...SHARED_FILES, '.autorize/pi/config.toml': config });
    const proposed = await world.step({ 'time-budget': '5m' });
    expect(proposed.outputs.kept, proposed.out).toBe('2');
    const { bytes = Buffer.alloc(0) } = world.results.stored.get('autorize-proposal-pi-42-1') ?? {};
    const folder = createFolder();
    for (const name of ['proposal.pack', 'proposal.json']) {
      const entry = await readZipEntry(bytes, { name, maxBytes: 1e8 });
      if (entry.kind === 'found') writeFileSync(join(folder, name), entry.bytes);
    }
    const inputs = { proposal: folder, publish: 'branch' };
    const published = await world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(3);
    expect(published.out).toContain('error: 2 of 2 proposed changes got no verdict');
    expect(published.outputs).toMatchObject({ kept: '0', 'stop-reason': 'the time is up' });
    const output =
      /2 of 2 proposed changes got no verdict \(([0-9a-f]{12}), ([0-9a-f]{12})\): run this job again to judge them, or see their diffs in the history of refs.autorize-ledger.pi/;
    expect(published.out).toMatch(output);
    expect(published.summary).toContain('2 of 2 proposed changes got no verdict');
    const trees = statesOn(world.git).map((id) => userGit(world.git.folder, 'ls-tree', '-r', '--name-only', id));
    expect(trees.some((paths) => paths.includes('iter-0002/changes.diff'))).toBe(true);
    const privateArea = cloneShallow(world.git);
    writeFileSync(join(privateArea, '.autorize/pi/config.toml'), SHARED_FILES['.autorize/pi/config.toml']);
    const again = await world.step(inputs, { privateArea, env: { GITHUB_RUN_ID: '43', GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.code, again.out).toBe(0);
    expect(again.outputs.kept).toBe('2');
    expect(scoreOn(world.git)).toEqual(['8', '10']);
  });

  it('refuse a token left by the checkout, and an actor who may not write', async () => {
    await using world = await createWorld();
    const privateArea = cloneShallow(world.git);
    userGit(privateArea, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic x');
    const left = await world.step({}, { privateArea });
    expect(left.code).toBe(3);
    expect(left.out).toContain('persist-credentials: false');
    world.github.permission = 'read';
    // With the base checked out, as that event should have it.
    const base = { sha: userGit(world.git.folder, 'rev-parse', 'main') };
    const pull = { number: 1, head: { sha: 'f'.repeat(40) }, base };
    const ofStrangers = ['issue_comment', 'discussion', 'pull_request_review_comment', 'pull_request_target', 'gollum'];
    for (const name of ofStrangers) {
      const asked = await world.step({}, { event: { name, payload: { action: 'created', pull_request: pull } } });
      expect(asked.code, name).toBe(3);
      const message = `started this by "${name}", and is not known to have write permission`;
      expect(asked.out).toContain(`error: `);
      expect(asked.out).toMatch(new RegExp(`^::error title=autorize%3A mode experiment::.*${message}`, 'm'));
    }
  });
});

const HOSTILE = (filter: string) =>
  [
    'echo "::error::from the agent"; echo "##[error]from the agent"; echo "::set-output name=kept::99"; echo "::add-mask::merged"',
    `(env; cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n") | ${filter} > a/env.txt`,
    'cat .git/config 2>/dev/null >> a/env.txt 2>/dev/null',
    'for each in "$GITHUB_ENV" "$GITHUB_OUTPUT" "$GITHUB_STEP_SUMMARY"; do echo "PWNED=1" >> "$each"; done 2>/dev/null',
    'echo "key $MODEL_KEY"; printf "@octocat fixes #1 [x](http://evil.example) <img src=http://evil.example/x> ::error::summary\\n<!-- autorize:0 -->" > "$AUTORIZE_SUMMARY" 2>/dev/null',
    'echo $(( $(cat $WHICH/value.txt) - 1 )) > $WHICH/value.txt',
    'echo "@octocat ::error::said ##[error]said <script>alert(1)</script>" >&2; exit 1',
  ].join('\n');

/** An agent that does all it can, and writes what it found into its change, through a filter. */
const hostileFiles = (filter: string) => ({
  'a/value.txt': '10\n',
  'score.sh': 'echo "::error::from the evaluator" >&2; cat a/value.txt\n',
  'agent.sh': HOSTILE(filter),
  '.autorize/.gitignore': '*\n',
  '.autorize/pi/config.toml': [
    '[experiment]\nname = "pi"\ndescription = "<b>x</b> @octocat ::error::"',
    '[objective]\ncommand = "sh score.sh"\ndirection = "min"',
    '[iteration]\nbudget = "20s"\nmax_iterations = 2\n[schedule]\ntotal_budget = "10m"',
    '[agent]\ncommand = "sh agent.sh {prompt_file}"\nsandbox = "required"\nenv = { WHICH = "$WHICH", MODEL_KEY = "$MODEL_KEY" }\n',
  ].join('\n'),
  '.autorize/pi/program.md': 'Be good.\n',
});

describe('a hostile agent', () => {
  it('that writes its own key into its change gets nothing pushed, and the key into no artifact', async () => {
    await using world = await createWorld(hostileFiles('cat'));
    const run = await world.step({ publish: 'pull-request' }, { env: { MODEL_KEY: KEY } });
    expect(run.code, run.out).toBe(0);
    expect(run.outputs.kept).toBe('0');
    expect(run.out).toContain('denied');
    const refs = userGit(world.git.folder, 'for-each-ref', '--format=%(refname)').split('\n');
    if (refs.includes(`refs/heads/${BRANCH}`)) {
      expect(userGit(world.git.folder, 'rev-list', '--count', `main..${BRANCH}`)).toBe('0');
    }
    expect(searchAll(world, run, KEY).filter((name) => !name.startsWith('workspace'))).toEqual([]);
  });

  it('reaches no token, and nothing that it says takes effect', async () => {
    await using world = await createWorld(hostileFiles('grep -v MODEL_KEY'));
    const run = await world.step({ publish: 'pull-request' }, { env: { MODEL_KEY: KEY } });
    expect(run.code, run.out).toBe(0);
    expect(run.outputs.kept).toBe('2');
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/env.txt`)).toContain('AUTORIZE_ITER=2');
    for (const needle of [TOKENS.write, TOKEN_IN_HEADER, 'marker-runtime'])
      expect(searchAll(world, run, needle), needle).toEqual([]);
    // The runner obeys the masks, before anything that a child says; a short value, such as `a`, is none.
    const masks = textsWhereObeyed(run.out).filter((line) => line.startsWith('::add-mask::'));
    const own = [TOKENS.write, TOKEN_IN_HEADER, KEY].map((secret) => `::add-mask::${secret}`);
    expect(masks.slice(0, 3)).toEqual(own);
    expect(run.out.indexOf(`${own.at(-1)}\n`)).toBeLessThan(run.out.indexOf('pi: '));
    // Its own key it printed: that stays in the log on this machine.
    const ofTheKey = searchAll(world, run, KEY).filter((name) => name !== 'workspace/agent.stdout');
    expect(ofTheKey).toEqual([]);
    expect(obeyedInLog(run.out, [...MASKS, KEY])).toEqual([]);
    expect(run.outputs).not.toHaveProperty('PWNED');
    const { data } = await world.github.ask('GET', '/pulls');
    const { title, body } = (data as { title: string; body: string }[])[0] ?? { title: '', body: '' };
    for (const text of [title, body, run.summary]) {
      expect(text).not.toMatch(/@octocat|<img|<script|<b>|\]\(http:\/\/evil|fixes #1/i);
    }
  });
});
