import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitShellWords } from '../../src/base/shell-words.ts';
import { verifyComparison } from '../../src/compare/verify.ts';
import { isAlive, untilAlive } from '../helpers/hanging-run.ts';
import { cloneShallow } from '../helpers/machines.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { OWNER, REPO, TOKENS } from './runner/github-server.ts';
import { createWorld, type World } from './runner/world.ts';

const FILES = {
  'bench.sh': 'cat value.txt\n',
  'value.txt': '100\n',
  '.gitignore': '.autorize/compare\n',
};
// One core a run, no noise: a few pairs decide.
const INPUTS = { mode: 'compare', experiment: '', 'max-iterations': '', command: 'sh bench.sh', unit: 'ms' };

/** Pushes a change of files as the head of a pull request, a further commit to main, and the merge of both. */
async function openPull(world: World, files: Readonly<Record<string, string>>, branch: string) {
  const { number } = await world.github.openPull();
  const folder = createRepository({});
  userGit(folder, 'fetch', '-q', world.git.folder, 'main');
  userGit(folder, 'checkout', '-q', '-B', branch, 'FETCH_HEAD');
  const mergeBase = userGit(folder, 'rev-parse', 'HEAD');
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'Change it');
  const headSha = userGit(folder, 'rev-parse', 'HEAD');
  userGit(folder, 'push', '-q', world.git.folder, `HEAD:refs/heads/${branch}`);
  // The base has moved since: what is there is not of this change.
  userGit(folder, 'checkout', '-q', '-B', 'moved', mergeBase);
  writeFileSync(join(folder, `other-${branch}`), 'x\n');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'Change something else');
  const baseSha = userGit(folder, 'rev-parse', 'HEAD');
  userGit(folder, 'push', '-q', '-f', world.git.folder, `HEAD:refs/heads/base-${branch}`);
  userGit(folder, 'merge', '-q', '--no-edit', headSha);
  userGit(folder, 'push', '-q', world.git.folder, 'HEAD:refs/heads/merged');
  const privateArea = cloneShallow(world.git);
  userGit(privateArea, 'fetch', '-q', '--depth=1', 'origin', 'merged');
  userGit(privateArea, 'checkout', '-q', '--detach', 'FETCH_HEAD');
  userGit(folder, 'push', '-q', world.git.folder, ':refs/heads/merged');
  const payload = {
    action: 'opened',
    pull_request: {
      number,
      head: { sha: headSha, repo: { full_name: `${OWNER}/${REPO}` } },
      base: { sha: baseSha, ref: 'main' },
    },
  };
  return { number, headSha, mergeBase, privateArea, event: { name: 'pull_request', payload } };
}

const HISTORY = 'refs/autorize-ledger/compare.history';

const commentsOf = async (world: World, pull: number): Promise<{ body: string }[]> =>
  (await world.github.ask('GET', `/issues/${pull}/comments`)).data;
/** Of the last comparison in a checkout. */
function digestOfLog(checkout: string): string {
  const root = join(checkout, '.autorize', 'compare');
  const [id = ''] = readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'decisions.jsonl')))
    .sort()
    .slice(-1);
  return createHash('sha256')
    .update(readFileSync(join(root, id, 'decisions.jsonl')))
    .digest('hex');
}
const checksSeen = (world: World) =>
  world.github.seen
    .filter(({ path, body }) => path.includes('/check-runs') && body?.conclusion !== undefined)
    .map(({ body }) => ({
      conclusion: body?.conclusion,
      title: (body?.output as { title?: string } | undefined)?.title,
    }));

describe('mode compare on a pull request', () => {
  it('refuses a checkout that left its token, since both commits are run', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, event } = await openPull(world, { 'value.txt': '90\n' }, 'left');
    appendFileSync(join(privateArea, '.git/config'), '[http]\n\textraheader = AUTHORIZATION: basic x\n');
    const run = await world.step(INPUTS, { privateArea, event });
    expect(run.code, run.out + run.err).toBe(3);
    expect(run.out).toContain('the checkout left its token');
    expect(run.out).not.toContain('comparing');
  });

  it('compares the head with the merge base in a shallow checkout, and says the same everywhere', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, event, number, headSha, mergeBase } = await openPull(
      world,
      { 'value.txt': '117\n', 'bench.sh': 'echo 1\n' },
      'slower',
    );
    const run = await world.step(INPUTS, { privateArea, event });
    expect(run.code, run.out + run.err).toBe(1);
    const title = expect.stringMatching(/^1\.17× slower \(95 % CI /);
    expect(run.outputs).toMatchObject({
      passed: 'false',
      verdict: 'failed',
      comparison: 'worse',
      'worst-ratio': '1.17',
    });
    expect(run.out).toContain(`comparing #${number} (${headSha}) with main (${mergeBase})`);
    expect(checksSeen(world).at(-1)).toEqual({ conclusion: 'failure', title });
    const [comment, ...others] = await commentsOf(world, number);
    expect(others).toEqual([]);
    for (const text of [comment?.body ?? '', run.summary]) {
      expect(text).toMatch(/^### ❌ 1\.17× slower/m);
      expect(text).toContain('The head changes its own benchmark (bench.sh)');
      expect(text).toContain(`autorize compare ${mergeBase} ${headSha} --command 'sh bench.sh' --unit ms`);
      expect(text).toContain(`SHA-256 of \`decisions.jsonl\`: \`${digestOfLog(privateArea)}\``);
    }
    // The command that the comment names says the same.
    const [, typed = ''] = /(autorize compare .* --unit ms)/.exec(comment?.body ?? '') ?? [];
    const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
    const own = await runCli(splitShellWords(typed)?.slice(1) ?? [], { cwd: privateArea, env });
    expect(own.out.split('\n'), own.err).toContain(checksSeen(world).at(-1)?.title);
    expect(own.code).toBe(1);
    const page = world.results.stored.get('autorize-compare-42-1.html')?.bytes.toString();
    expect(page).toContain('<!doctype html>');
    expect(page).toContain('Every pair of');
    const zip = world.results.stored.get('autorize-compare-42-1')?.bytes ?? Buffer.alloc(0);
    await postForeign(world, zip);
    const allowed = await world.step({ ...INPUTS, 'fail-on': 'never' }, { privateArea, event });
    expect([allowed.code, allowed.outputs.verdict], allowed.out + allowed.err).toEqual([0, 'failed']);
    expect(checksSeen(world).at(-1)).toEqual({ conclusion: 'neutral', title });
  });

  /** What a job of a fork left is posted by the second workflow. */
  async function postForeign(world: World, zip: Buffer): Promise<void> {
    const pull = await world.github.openPull();
    world.github.artifacts.splice(0, 99, { id: 1, name: 'autorize-compare-42-1', zip });
    const finished = { id: 77, workflow_id: 5, event: 'pull_request', conclusion: 'failure', head_sha: pull.headSha };
    const head = { head_branch: `change-${pull.number}`, head_repository: { full_name: `${OWNER}/${REPO}` } };
    const event = { name: 'workflow_run', payload: { action: 'completed', workflow_run: { ...finished, ...head } } };
    const run = await world.step({ mode: 'report', experiment: '', 'max-iterations': '' }, { event });
    expect(run.code, run.out).toBe(0);
    const [comment] = await commentsOf(world, pull.number);
    expect(comment?.body).toMatch(/^### ❌ 1\.17× slower/m);
    expect(comment?.body).toContain('As the job of this pull request reported it');
  }

  it('gives a fork its verdict with a token that may only read', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, event } = await openPull(world, { 'README.md': 'words\n' }, 'same');
    const inputs = { ...INPUTS, 'github-token': TOKENS.read, record: 'true' };
    const run = await world.step(inputs, { privateArea, event });
    expect(run.code, run.out + run.err).toBe(0);
    expect(run.outputs).toMatchObject({ passed: 'true', verdict: 'passed', comparison: 'no-difference' });
    expect(run.summary).toMatch(/^### ✅ No change beyond ±\d+ %/m);
    expect(run.out).toContain('note: no check run (');
    expect(run.out).toContain('From forks, report.yml posts it');
    expect(run.out).toMatch(/note: the base is not recorded \(.*contents: write/);
    expect(world.git.refs()[HISTORY]).toBeUndefined();
  });

  it('is neutral, with the name of what is missing, where the base lacks the benchmark', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, event } = await openPull(world, { 'new.sh': 'echo 3\n' }, 'new');
    const run = await world.step({ ...INPUTS, command: 'sh new.sh' }, { privateArea, event });
    expect(run.code, run.out + run.err).toBe(0);
    expect(run.outputs).toMatchObject({ passed: '', verdict: 'inconclusive', comparison: '' });
    expect(run.summary).toContain('the base has no new');
    expect(checksSeen(world).at(-1)).toEqual({ conclusion: 'neutral', title: expect.stringContaining('new.sh') });
  });

  it('is neutral, with its name, where a secret is missing, and failed where the head gives no score', async () => {
    const config = (variable: string) =>
      `[experiment]\nname = "speed"\n[objective]\ncommand = "sh bench.sh"\ndirection = "min"\n[setup]\ncommand = "true"\ninputs = ["value.txt"]\n[environment.env]\nKEY = "${variable}"\n[schedule]\ntotal_budget = "1h"\n[agent]\ncommand = "true {prompt_file}"\n`;
    const files = { '.autorize/speed/config.toml': config('$DEPLOY_KEY'), '.autorize/speed/program.md': 'x\n' };
    await using world = await createWorld({ ...FILES, ...files });
    const { privateArea, event } = await openPull(world, { 'value.txt': 'x\n' }, 'broken');
    const inputs = { mode: 'compare', experiment: 'speed', 'max-iterations': '' };
    // What GitHub makes of `${{ secrets.DEPLOY_KEY }}` in a fork.
    const missing = await world.step(inputs, { privateArea, event, env: { DEPLOY_KEY: '' } });
    expect([missing.code, missing.outputs.verdict], missing.out + missing.err).toEqual([0, 'inconclusive']);
    expect(checksSeen(world).at(-1)).toEqual({
      conclusion: 'neutral',
      title: expect.stringContaining('$DEPLOY_KEY'),
    });
    const failed = await world.step(INPUTS, { privateArea, event });
    expect(failed.code, failed.out + failed.err).toBe(1);
    expect(failed.outputs).toMatchObject({ verdict: 'failed', passed: 'false', comparison: '' });
  });

  it('compares a push with the commit before, and a merge group with the base of its queue', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, headSha, mergeBase } = await openPull(world, { 'README.md': 'words\n' }, 'pushed');
    const events = {
      push: { before: mergeBase, after: headSha, ref: 'refs/heads/main' },
      merge_group: { action: 'checks_requested', merge_group: { base_sha: mergeBase, head_sha: headSha } },
    };
    for (const [name, payload] of Object.entries(events)) {
      const inputs = { ...INPUTS, record: 'true', margin: '50%' };
      const run = await world.step(inputs, { privateArea, event: { name, payload }, env: { GITHUB_SHA: headSha } });
      expect(run.outputs.comparison, run.out + run.err).toBe('no-difference');
      expect(run.out).toContain(`comparing ${headSha} (${headSha}) with ${mergeBase} (${mergeBase})`);
      expect(run.out).toContain(`recorded the base ${mergeBase}`);
    }
    const recorded = JSON.parse(userGit(world.git.folder, 'show', `${HISTORY}:history.json`));
    const metrics = [expect.objectContaining({ name: 'score', unit: 'ms', median: 100, lower: 100, upper: 100 })];
    const entry = expect.objectContaining({ subject: 'sh bench.sh', commit: mergeBase, run: '42', metrics });
    expect(recorded.entries).toEqual([entry, entry]);
    const page = world.results.stored.get('autorize-compare-42-1.html')?.bytes.toString() ?? '';
    expect(page).toContain('History of the base');
    expect(page.match(/<circle [^>]*r="3"/g)).toHaveLength(2);
  });

  it('says nothing of the commits where the job is cancelled in a pair, and leaves a log that verifies', async () => {
    const hang = 'if [ "$AUTORIZE_SEED" = 9 ]; then sleep 98764321; fi\n';
    const noise = 'echo "$(cat value.txt).$(printf %s "$AUTORIZE_SEED$(cat README.md)" | cksum | cut -d " " -f 1)"\n';
    await using world = await createWorld({ ...FILES, 'README.md': 'x\n', 'bench.sh': `${hang}${noise}` });
    const { privateArea, event } = await openPull(world, { 'README.md': 'words\n' }, 'cancelled');
    const inputs = { ...INPUTS, record: 'true', margin: '0.1%', timeout: '24h' };
    let cancelled: Promise<void> = Promise.resolve();
    const run = await world.step(inputs, {
      ...{ privateArea, event },
      onStart: (child) => {
        cancelled = untilAlive('98764321', child).then(() => void child.kill('SIGINT'));
      },
    });
    await cancelled;
    expect(run.code, run.out + run.err).toBe(130);
    expect(run.outputs).toMatchObject({ passed: '', verdict: '', comparison: '' });
    expect(checksSeen(world).at(-1)).toMatchObject({ title: 'Cancelled before there was a verdict' });
    expect(world.git.refs()[HISTORY]).toBeUndefined();
    const root = join(privateArea, '.autorize', 'compare');
    const [id = ''] = readdirSync(root).filter((name) => /^\d/.test(name));
    expect(verifyComparison(join(root, id), { cwd: privateArea })).toMatchObject({ isSound: true });
    expect(isAlive('98764321')).toBe(false);
  });

  it('reports wrong inputs at once, and refuses events with secrets', async () => {
    await using world = await createWorld(FILES);
    const { privateArea, event } = await openPull(world, { 'README.md': 'x\n' }, 'wrong');
    const wrong = await world.step({ ...INPUTS, margin: 'x', 'fail-on': 'no-improvement' }, { privateArea, event });
    expect(wrong.code).toBe(2);
    expect(wrong.outputs).toMatchObject({ verdict: 'invalid' });
    for (const name of ['margin', 'fail-on']) expect(wrong.out).toContain(`error: input "${name}"`);
    const payload = { workflow_run: {} };
    const refused = await world.step(INPUTS, {
      privateArea: cloneShallow(world.git),
      event: { name: 'issue_comment', payload },
    });
    expect(refused.code).toBe(3);
    expect(refused.out).toContain('has the secrets of the repository');
  });
});
