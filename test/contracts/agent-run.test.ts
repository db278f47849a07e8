// One test a sentence of the contract "AgentRun"; state hashes show what changes and what does not.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import type { WorkItemInput } from '../../src/settings/work-plan.ts';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import type { Receipt } from '../../src/workitem/receipt.ts';
import { renderReceipt, sealReceipt } from '../../src/workitem/receipt-seal.ts';
import type { RunResult } from '../../src/workitem/result.ts';
import { executeWorkItem } from '../../src/workitem/single-item.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { branchExists, branchFile, createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

/** The state of the checkout and of the integration branch. */
async function stateOf({ host, folder }: WorkSite): Promise<string> {
  const checkout = await hashOutput({}, host);
  const branch = branchExists(folder) ? await hashOutput({ commit: 'refs/heads/autorize-work/plan' }, host) : 'none';
  return `${checkout} ${branch}`;
}

async function expectUnchanged(
  site: WorkSite,
  workItem: WorkItemInput,
  more: Partial<WorkSite['options']> = {},
): Promise<RunResult> {
  writeFileSync(join(site.folder, 'untracked.txt'), 'mine\n');
  const before = await stateOf(site);
  const result = await executeWorkItem(workItem, { ...site.options, ...more });
  expect(await stateOf(site)).toBe(before);
  expect(result.output_hash).toBe(await hashOutput({ commit: 'HEAD' }, site.host));
  expect([result.created_files, result.modified_files, result.deleted_files]).toEqual([[], [], []]);
  expect(JSON.parse(readFileSync(result.receipt_path, 'utf8'))).toMatchObject({
    id: result.receipt_id,
    status: result.status,
    after_commit: null,
    previous_receipt_hash: null,
  });
  return result;
}

describe('AgentRun: the testing contract', () => {
  it('1. atomicity: a failing work item leaves the state as it was', async () => {
    const site = createSite();
    const failing = item('w', 'echo changed > a.txt; echo new > d.txt', { test_command: 'echo "it is no"; exit 3' });
    const result = await expectUnchanged(site, failing);
    expect(result).toMatchObject({ status: 'failure', test_output: 'it is no\n' });
    expect(result.error).toBe('Tests failed: the test command ended with exit code 3: "it is no"');
  });

  it('2. admission: more files than max_files are denied, and the reason says so', async () => {
    const site = createSite();
    const result = await expectUnchanged(
      site,
      item('w', 'echo 1 > a.txt; echo 2 > b.txt', { constraints: { max_files: 1 } }),
    );
    expect(result).toMatchObject({ status: 'denied', denial_reason: 'Exceeded max files: 2 > 1' });
  });

  it('3. replay: the script ends in the state that the run ended in, in a fresh clone too', async () => {
    const site = createSite();
    const result = await executeWorkItem(
      item('w', 'echo changed > a.txt; mkdir -p x; printf y > "x/odd name\'s.txt"; chmod +x a.txt; ln -s a.txt l'),
      site.options,
    );
    expect(result.status).toBe('success');
    const script = result.proof_script ?? '';
    expect(execFileSync(script, { cwd: '/', encoding: 'utf8' })).toContain('hash verified');
    const after = await hashOutput({ commit: 'refs/heads/autorize-work/plan' }, site.host);
    expect(result.output_hash).toBe(after);
    expect(userGit(site.folder, 'status', '--porcelain')).toBe('');
    expect(userGit(site.folder, 'worktree', 'list').split('\n')).toHaveLength(1);
  });
});

describe('AgentRun: the error table', () => {
  it('a violated constraint is denied and rolled back: tool operations', async () => {
    const site = createSite();
    const trace = 'echo "{\\"tool\\": \\"edit\\"}" >> "$AGENTRUN_TOOL_TRACE"';
    const result = await expectUnchanged(
      site,
      item('w', `echo 1 > a.txt; ${trace}; ${trace}`, { constraints: { max_tool_ops: 1 } }),
    );
    expect(result.denial_reason).toBe('Exceeded max tool ops: 2 > 1');
    expect(result.metrics.tool_ops_count).toBe(2);
  });

  it('a violated constraint is denied and rolled back: state changes', async () => {
    const site = createSite();
    const workItem = item('w', 'echo 1 > a.txt; echo 2 > d.txt; rm b.txt', { constraints: { max_delta_size: 2 } });
    const result = await expectUnchanged(site, workItem);
    expect(result).toMatchObject({ status: 'denied', denial_reason: 'Exceeded max delta size: 3 > 2' });
  });

  it('failing tests are a failure that is rolled back; the item can be fixed and tried again', async () => {
    const site = createSite();
    const test = { test_command: 'grep -q right a.txt' };
    await expectUnchanged(site, item('w', 'echo wrong > a.txt', test));
    const { status } = await executeWorkItem(item('w', 'echo right > a.txt', test), site.options);
    expect(status).toBe('success');
  });

  it('a timeout is rolled back, and no process of the agent is left', async () => {
    const site = createSite();
    const workItem = item('w', 'echo 1 > a.txt; sleep 60', { constraints: { timeout_ms: 300 } });
    const result = await expectUnchanged(site, workItem);
    expect(result).toMatchObject({ status: 'timeout', error: 'the agent took more than timeout_ms 300' });
  });

  it('the test command has the same time again', async () => {
    const site = createSite();
    const more = { test_command: 'sleep 60', constraints: { timeout_ms: 2000 } };
    const result = await expectUnchanged(site, item('w', 'echo 1 > a.txt', more));
    expect(result).toMatchObject({ status: 'timeout', error: 'Tests failed: the test command took more than 2 s' });
  });

  it('an error of the agent is a failure that is rolled back', async () => {
    const site = createSite();
    const result = await expectUnchanged(site, item('w', 'echo 1 > a.txt; echo "no such tool" >&2; exit 4'));
    expect(result).toMatchObject({
      status: 'failure',
      error: 'the agent ended with exit code 4: "no such tool"',
    });
  });

  it('a missing dependency blocks until it has landed', async () => {
    const site = createSite();
    const waiting = item('w', 'cat d.txt > e.txt', { dependencies: ['first'] });
    const result = await expectUnchanged(site, waiting);
    expect(result).toMatchObject({
      status: 'failure',
      error: 'Dependency missing: "w" waits for "first" (blocked: it has not landed and is not part of this run)',
    });
    expect((await executeWorkItem(item('first', 'echo 4 > d.txt'), site.options)).status).toBe('success');
    expect((await executeWorkItem(waiting, site.options)).status).toBe('success');
  });

  it('a run that is cancelled is a failure that is rolled back', async () => {
    const site = createSite();
    const called = await expectUnchanged(site, item('w', 'echo 1 > a.txt'), { signal: AbortSignal.abort() });
    expect(called).toMatchObject({ status: 'failure', error: 'the run was interrupted before it began' });
    const workItem = item('w', 'echo 1 > a.txt; sleep 60');
    const later = await expectUnchanged(site, workItem, { signal: AbortSignal.timeout(700) });
    expect(later).toMatchObject({ status: 'failure', error: expect.stringMatching(/^the run was interrupted /) });
  });

  it('a missing output, a missing required trace and an empty change each have a reason of their own', async () => {
    const site = createSite();
    const absent = await expectUnchanged(site, item('w', 'echo 1 > a.txt', { output_files: ['/docs/x.md', 'a.txt'] }));
    expect(absent).toMatchObject({ status: 'failure', error: 'missing output files: "/docs/x.md"' });
    const blind = await expectUnchanged(site, item('w', 'echo 1 > a.txt'), { requireToolTrace: true });
    expect(blind.denial_reason).toMatch(/^No tool trace/);
    const idle = await expectUnchanged(site, item('w', 'true'));
    expect(idle).toMatchObject({ status: 'failure', error: expect.stringMatching(/^no changes/) });
  });

  it('what no change may touch is denied, and can be permitted', async () => {
    const site = createSite();
    const workflow = item('w', 'mkdir -p .github; echo 1 | tee conftest.py > .github/x.yml');
    const result = await expectUnchanged(site, workflow);
    expect(result.denial_reason).toContain('".github/x.yml" is always denied');
    // An item may be to write tests, with all that belongs to them.
    expect(result.denial_reason).not.toContain('conftest.py');
    const { status } = await executeWorkItem(workflow, { ...site.options, permit: ['.github/**'] });
    expect(status).toBe('success');
  });

  it('a state that a run has ended in before is denied as a duplicate', async () => {
    const site = createSite();
    const first = await executeWorkItem(item('one', 'echo 1 > a.txt'), site.options);
    await executeWorkItem(item('two', 'echo 2 > a.txt'), site.options);
    const again = await executeWorkItem(item('three', 'echo 1 > a.txt'), site.options);
    expect(again).toMatchObject({
      status: 'denied',
      denial_reason: `Duplicate output hash: already produced by ${first.receipt_id}`,
    });
  });
});

/** A fresh clone of a site's repository, with its store, and a PATH that holds git and node alone. */
function createClone(site: WorkSite) {
  const clone = createFolder();
  userGit(site.folder, 'clone', '-q', '--no-local', site.folder, clone);
  cpSync(join(site.folder, '.autorize'), join(clone, '.autorize'), { recursive: true });
  const bin = createFolder();
  symlinkSync(execFileSync('which', ['git'], { encoding: 'utf8' }).trim(), join(bin, 'git'));
  symlinkSync(process.execPath, join(bin, 'node'));
  const replay = (
    { proof_script: script = '' }: RunResult,
    args: readonly string[],
    env: Record<string, string> = {},
  ) => {
    const own = join(clone, relative(site.folder, script));
    const options = { cwd: '/', env: { PATH: bin, ...env }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('/bin/bash', [own, ...args], options);
    return { status, stdout, stderr };
  };
  return { clone, replay };
}

const VERIFIED = { status: 0, stdout: '✅ Replay successful: hash verified\n', stderr: '' };

function mismatch(state: string, expected: string | RegExp) {
  const wanted = typeof expected === 'string' ? expected : expected.source;
  const reported = `^ERROR: Hash mismatch of the ${state}\n {2}expected ${wanted}\n {2}actual {3}[0-9a-f]{64}\n$`;
  return { status: 1, stdout: '', stderr: expect.stringMatching(new RegExp(reported)) };
}

describe('AgentRun: one item, as the contract calls it', () => {
  const script = `import { executeWorkItem } from ${JSON.stringify(join(REPOSITORY, 'src/index.ts'))};
const result = await executeWorkItem({ id: 'w', agent_id: 'agent-1', description: 'do: echo 1 > new.txt' }).catch(
  ({ problems }) => ({ problems }));
console.log(JSON.stringify(result));`;
  const run = ({ folder, host }: WorkSite) =>
    JSON.parse(
      execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder, env: host.env, encoding: 'utf8' }),
    ) as Record<string, unknown>;

  it('runs in the working directory, by the agents of the plan that is there', () => {
    const plan = {
      version: 1,
      agents: { 'agent-1': { command: QUICK, sandbox: 'off' } },
      items: [item('other', 'true')],
    };
    const site = createSite({ 'work-items.json': JSON.stringify(plan) });
    expect(run(site)).toMatchObject({ status: 'success', created_files: [join(site.folder, 'new.txt')] });
    expect(branchFile(site, 'new.txt')).toBe('1');
  });

  it('says what is missing where nobody says what an agent runs', () => {
    expect(run(createSite())).toMatchObject({
      problems: [{ found: 'no agents', expected: expect.stringContaining('work-items.yaml') }],
    });
  });
});

describe('AgentRun: the replay script', () => {
  it('verifies in a fresh clone, from any directory, with git and node alone; reports both hashes of another output', async () => {
    const command = `node -e 'require("node:fs").writeFileSync("src/c.txt", process.env.WORD)'`;
    const agents = { 'agent-1': { command, env: { WORD: '$WORD' } } } as const;
    const site = createSite({ '.gitattributes': '* text eol=crlf\n' });
    const host = { ...site.host, env: { ...site.host.env, WORD: 'one' } };
    const result = await executeWorkItem(item('w', 'x'), { agents, host });
    const { clone, replay } = createClone(site);
    expect(replay(result, [], { WORD: 'one' })).toEqual(VERIFIED);
    expect(replay(result, ['--recorded'])).toEqual(VERIFIED);
    // A byte of what the agent writes.
    expect(replay(result, [], { WORD: 'onf' })).toEqual(mismatch('output', result.output_hash));
    expect(replay(result, [])).toMatchObject({ status: 2, stderr: expect.stringContaining('WORD') });
    expect(userGit(clone, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(userGit(clone, 'status', '--porcelain')).toBe('');

    // A byte of the input: git gives what lies under an object's name.
    const objectOf = (id: string) => join(clone, '.git', 'objects', id.slice(0, 2), id.slice(2));
    const packs = join(clone, '.git', 'objects', 'pack');
    for (const pack of readdirSync(packs).filter((name) => name.endsWith('.pack'))) {
      const bytes = readFileSync(join(packs, pack));
      rmSync(packs, { recursive: true });
      execFileSync('git', ['unpack-objects', '-q'], { cwd: clone, input: bytes });
    }
    writeFileSync(join(clone, 'other'), 'onf\n');
    const other = objectOf(userGit(clone, 'hash-object', '-w', 'other'));
    const blob = objectOf(userGit(clone, 'rev-parse', 'HEAD:a.txt'));
    rmSync(blob);
    cpSync(other, blob);
    expect(replay(result, ['--recorded'])).toEqual(mismatch('input', /[0-9a-f]{64}/));
  });

  it('refuses a changed program or receipt, and a weaker sandbox unless that is allowed, which it says aloud', async () => {
    const site = createSite();
    const result = await executeWorkItem(item('w', 'echo 1 > a.txt'), site.options);
    const { replay, clone } = createClone(site);
    const folder = join(clone, relative(site.folder, result.proof_script ?? ''), '..');
    const receipt = join(folder, 'RECEIPT.json');
    const whole = readFileSync(receipt, 'utf8');
    const env = { PATH: process.env.PATH ?? '' };
    writeFileSync(receipt, whole.replace('echo 1', 'echo 2'));
    expect(replay(result, [], env)).toMatchObject({ status: 3, stderr: expect.stringContaining('is not the receipt') });
    const created = { ...(JSON.parse(whole) as Receipt), sandbox: 'bubblewrap' };
    const { previous_receipt_hash: previous, receipt_hash: _, ...draft } = created;
    writeFileSync(receipt, renderReceipt(sealReceipt(draft, { previous, blake3: await createBlake3() })));
    const refused = replay(result, [], env);
    expect(refused).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('here the agent would run in "process-group"'),
    });
    const allowed = replay(result, ['--unsandboxed'], env);
    expect(allowed).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^WARNING: the run was in the sandbox "bubblewrap"; /),
    });
    expect(replay(result, ['--recorded'])).toEqual(VERIFIED);
    // Beside the script is as good as in the store, where it lies by itself too.
    const [tool = ''] = readdirSync(join(clone, '.autorize', 'work', 'tools'));
    renameSync(join(clone, '.autorize', 'work', 'tools', tool), join(folder, tool));
    expect(replay(result, ['--recorded'])).toEqual(VERIFIED);
    appendFileSync(join(folder, tool), '//\n');
    expect(replay(result, ['--recorded'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('is not the program'),
    });
    rmSync(join(folder, tool));
    expect(replay(result, ['--recorded'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining(`there is no ${tool}`),
    });
  });

  it('verifies from the folder of the run alone beside a bare clone, and the script alone where a store is', async () => {
    const site = createSite();
    const result = await executeWorkItem(item('w', 'echo 1 > a.txt'), site.options);
    const script = result.proof_script ?? '';
    const place = createFolder();
    cpSync(dirname(script), join(place, 'run'), { recursive: true });
    userGit(site.folder, 'clone', '-q', '--bare', '--no-local', site.folder, join(place, 'bare.git'));
    const run = (path: string, cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
      spawnSync('bash', [path, ...args], { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });
    const bare = ['--repo', join(place, 'bare.git')];
    expect(run(join(place, 'run', basename(script)), '/', bare)).toMatchObject(VERIFIED);
    const alone = join(createFolder(), 'replay.sh');
    cpSync(script, alone);
    expect(run(alone, site.folder, ['--recorded'])).toMatchObject(VERIFIED);
    const lost = run(alone, '/', bare);
    expect(lost).toMatchObject({
      status: 3,
      stdout: '',
      stderr: expect.stringContaining('name a store: AUTORIZE_WORK='),
    });
    const store = { AUTORIZE_WORK: join(site.folder, '.autorize', 'work') };
    expect(run(alone, '/', [...bare, '--recorded'], store)).toMatchObject(VERIFIED);
  });
});
