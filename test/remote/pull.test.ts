import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createHost } from '../../src/kernel/host.ts';
import { takeRunLock } from '../../src/kernel/run-lock.ts';
import { pullNamed } from '../../src/remote/pull-named.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { expectLeftStatus } from '../helpers/left-status.ts';
import { seedServer, startMachine } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { putStateFile } from '../helpers/state-file.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const BRANCH = 'refs/heads/autorize/pi';
const STATE = 'refs/autorize-ledger/pi';

const stored = mkdtempSync(join(tmpdir(), 'autorize-'));
afterAll(() => rmSync(stored, { recursive: true, force: true }));

/** A server that a run pushed two accepted changes to: it runs once, and each server has a copy of what it pushed. */
async function serveRun(): Promise<GitServer> {
  const server = await startGitServer();
  const pushed = join(stored, 'pushed');
  if (existsSync(pushed)) {
    rmSync(server.folder, { recursive: true });
    execFileSync('cp', ['-a', pushed, server.folder]);
    return server;
  }
  seedServer(server);
  const first = await startMachine(server);
  await first.run();
  expect(await first.session.push()).toEqual({ kind: 'done' });
  execFileSync('cp', ['-a', server.folder, pushed]);
  return server;
}

/** What a person has who clones, by a path or by HTTP with a credential helper of their own. */
function cloneWhole(server: GitServer): string {
  const folder = join(createFolder(), 'clone');
  execFileSync('git', ['clone', '-q', `file://${server.folder}`, folder], { stdio: 'ignore' });
  return folder;
}

const cli = (cwd: string, ...argv: string[]): Promise<CliResult> =>
  runCli(argv, { cwd, env: { ...process.env, HOME: createFolder() } });

/** Everything that a pull could write. */
function seenIn(folder: string): string {
  const files = readdirSync(join(folder, '.autorize'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/\.lock(?:\.holder)?$/.test(path))
    .sort();
  const refs = userGit(folder, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads');
  return [...files, refs].join('\n');
}

describe('autorize pull', () => {
  it('brings records and branch into a fresh clone, which then verifies', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const before = await cli(folder, 'verify', 'pi');
    expect([before.code, before.out]).toEqual([
      1,
      expect.stringContaining('2 accepted commits on origin/autorize/pi, 0 records'),
    ]);
    const pulled = await cli(folder, 'pull', 'pi');
    expect(pulled).toEqual({ code: 0, err: '', out: 'pulled and verified: 3 records, branch autorize/pi\n' });
    expectLeftStatus(createHost({ packageRoot: REPOSITORY, cwd: folder }));
    const after = await cli(folder, 'verify', 'pi');
    expect(after.code, after.out).toBe(0);
    expect(after.out).toContain('it holds 2 kept commits in order');
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
    expect(readdirSync(join(folder, '.git')).filter((name) => name.startsWith('autorize-pull'))).toEqual([]);
    const seen = seenIn(folder);
    expect(await cli(folder, 'pull', 'pi')).toMatchObject({
      code: 0,
      out: expect.stringContaining('already up to date'),
    });
    expect(seenIn(folder)).toBe(seen);
  });

  it('continues what an earlier pull brought, from a remote with another name and of another branch name', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    userGit(folder, 'remote', 'rename', 'origin', 'up/stream');
    expect((await cli(folder, 'pull', 'pi')).code).toBe(2);
    expect((await cli(folder, 'pull', 'pi', '--remote', 'up/stream')).code).toBe(0);
    const second = await startMachine(server, { which: 'b' });
    await second.run({ maxIterations: 1 });
    await second.session.push();
    userGit(server.folder, 'branch', '-m', 'autorize/pi', 'bots/pi');
    const renamed = await cli(folder, 'pull', 'pi', '--remote', 'up/stream', '--branch', 'bots/pi');
    expect(renamed.out + renamed.err).toContain('pulled and verified: 4 records, branch autorize/pi');
    expect(userGit(folder, 'rev-parse', 'autorize/pi')).toBe(server.refs()['refs/heads/bots/pi']);
    expect((await cli(folder, 'verify', 'pi')).code).toBe(0);
  });

  it('takes the later of two files that say what was at work when they were pushed', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const own = join(folder, '.autorize', 'pi', 'unfinished.json');
    for (const attempt of [3, 4]) {
      putStateFile(server, 'unfinished.json', `{"after": "", "attempts": [{"attempt": ${attempt}, "usage": {}}]}\n`);
      const pulled = await cli(folder, 'pull', 'pi');
      expect(pulled.code, pulled.out + pulled.err).toBe(0);
      expect(readFileSync(own, 'utf8')).toContain(`"attempt": ${attempt}`);
    }
  });

  it('uses the credential helper of the user, and runs no program that the repository configures', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    userGit(folder, 'remote', 'set-url', 'origin', server.url);
    const proof = join(createFolder(), 'ran');
    const evil = `!touch ${proof}; false`;
    for (const [key, value] of [
      ['credential.helper', evil],
      ['core.sshCommand', `touch ${proof}`],
      ['core.fsmonitor', `touch ${proof}`],
      ['core.alternateRefsCommand', `touch ${proof}`],
      ['remote.origin.uploadpack', `touch ${proof}`],
      ['core.gitProxy', `touch ${proof}`],
    ] as const)
      userGit(folder, 'config', key, value);
    for (const hook of ['reference-transaction', 'post-checkout', 'pre-auto-gc'])
      writeFileSync(join(folder, '.git', 'hooks', hook), `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 });
    const denied = await cli(folder, 'pull', 'pi');
    expect(denied.code).toBe(3);
    expect(denied.err).toContain('the remote "origin" cannot be read: ');
    expect(denied.err).toContain('git ls-remote origin');
    const home = createFolder({
      '.gitconfig': `[credential]\n\thelper = "!f() { echo username=x-access-token; echo password=${server.token}; }; f"\n`,
    });
    const env = { ...process.env, HOME: home, GIT_CONFIG_GLOBAL: join(home, '.gitconfig') };
    const pulled = await runCli(['pull', 'pi'], { cwd: folder, env });
    expect(pulled.code, pulled.err).toBe(0);
    expect(existsSync(proof)).toBe(false);
  });

  it.each(['ext::sh -c "touch PROOF"', '-uPROOF', 'fd::17', 'exec://x'])('refuses the address %s', async (address) => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const proof = join(createFolder(), 'ran');
    writeFileSync(
      join(folder, '.git', 'config'),
      `[core]\n\trepositoryformatversion = 0\n[remote "origin"]\n\turl = "${address.replace('PROOF', proof).replaceAll('"', '\\"')}"\n`,
    );
    const home = createFolder({ '.gitconfig': '[protocol "ext"]\n\tallow = always\n' });
    const refused = await runCli(['pull', 'pi'], { cwd: folder, env: { ...process.env, HOME: home } });
    expect([refused.code, refused.err]).toEqual([
      3,
      expect.stringContaining('expected https, http, ssh, git, file or a path'),
    ]);
    expect(existsSync(proof)).toBe(false);
  });

  it('overwrites no record, file or commit that the remote lacks', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    await cli(folder, 'pull', 'pi');
    const ledger = join(folder, '.autorize/pi/iterations.jsonl');
    const whole = readFileSync(ledger, 'utf8');
    const more = await startMachine(server, { which: 'b' });
    await more.run({ maxIterations: 1 });
    // Ahead of the remote, another line of it, and another run altogether.
    const other = await startMachine(server, { which: 'a' });
    await other.run({ maxIterations: 1 });
    const own = readFileSync(other.paths.ledger, 'utf8');
    await more.session.push();
    for (const text of [own, `${whole}{"iter":9}\n`, '{"iter":1}\n']) {
      writeFileSync(ledger, text);
      const seen = seenIn(folder);
      const refused = await cli(folder, 'pull', 'pi');
      expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('nothing was changed')]);
      expect(refused.err).toContain('iterations.jsonl');
      expect(readFileSync(ledger, 'utf8')).toBe(text);
      expect(seenIn(folder)).toBe(seen);
    }
    writeFileSync(ledger, whole);
    mkdirSync(join(folder, '.autorize/pi/iter-0003'));
    writeFileSync(join(folder, '.autorize/pi/iter-0003/prompt.md'), 'In flight.\n');
    expect((await cli(folder, 'pull', 'pi')).err).toContain('iter-0003/');
    rmSync(join(folder, '.autorize/pi/iter-0003'), { recursive: true });
    const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
    userGit(folder, 'checkout', '-q', 'autorize/pi');
    expect((await cli(folder, 'pull', 'pi')).err).toContain('is on the branch autorize/pi, which has to move');
    userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'By a person');
    userGit(folder, 'checkout', '-q', 'main');
    expect((await cli(folder, 'pull', 'pi')).err).toContain('has commits that origin lacks');
    userGit(folder, 'branch', '-f', 'autorize/pi', branchHead);
    expect((await cli(folder, 'pull', 'pi')).code).toBe(0);
    expect((await cli(folder, 'verify', 'pi')).code).toBe(0);
  });

  it('keeps local guidance', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    expect((await cli(folder, 'tell', 'pi', 'Try smaller steps.')).code).toBe(0);
    const guidance = join(folder, '.autorize/pi/guidance.jsonl');
    const reported = readFileSync(guidance, 'utf8');
    const ignored = join(folder, '.autorize/.gitignore');
    rmSync(ignored);
    const pulled = await cli(folder, 'pull', 'pi');
    expect(pulled.code, pulled.err).toBe(0);
    expect(readFileSync(guidance, 'utf8')).toBe(reported);
    // What a pull writes stays out of git status.
    expect(readFileSync(ignored, 'utf8')).toContain('/*/iterations.jsonl');
    expect((await cli(folder, 'verify', 'pi')).code).toBe(0);
  });

  it('does not wait for an active run', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const lock = await takeRunLock({ path: join(folder, '.autorize/pi/run.lock'), now: () => new Date() });
    if (lock.kind !== 'locked') throw new Error('it is held');
    const seen = seenIn(folder);
    expect((await cli(folder, 'pull', 'pi')).code).toBe(75);
    expect(seenIn(folder)).toBe(seen);
    await lock[Symbol.asyncDispose]();
    expect((await cli(folder, 'pull', 'pi')).code).toBe(0);
  });

  it.each(['../pi', 'a b', '*', '-x', 'refs/heads/main', 'work.', 'mission.UP', 'pi\n', 'work.../x', '\u001b[31m'])(
    'refuses the name %j, and writes nothing',
    async (name) => {
      const folder = createFolder({ '.autorize/pi/config.toml': '' });
      userGit(folder, 'init', '-q');
      const { code, err } = await cli(folder, 'pull', '--', name);
      expect([code, err]).toEqual([2, expect.stringMatching(/^error: /)]);
      expect(err).not.toContain('\u001b');
      expect(readdirSync(join(folder, '.autorize'))).toEqual(['pi']);
    },
  );

  it('reports missing records, and an unreachable remote', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const folder = cloneWhole(server);
    const missing = await cli(folder, 'pull', 'pi');
    expect([missing.code, missing.err]).toEqual([3, expect.stringContaining('origin has no records of "pi"')]);
    for (const name of ['work.plan', 'mission.up', 'missions-up-20260101t000000z'])
      expect((await cli(folder, 'pull', name)).code, name).toBe(3);
    rmSync(server.folder, { recursive: true });
    expect((await cli(folder, 'pull', 'pi')).err).toContain('the remote "origin" cannot be read: ');
    expect(existsSync(join(folder, '.autorize/pi/iterations.jsonl'))).toBe(false);
  });

  it('gives up on a remote that hangs, and immediately on a signal', async () => {
    const silent = createServer((socket) => socket.on('error', () => socket.destroy()));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const folder = createFolder({ '.autorize/pi/config.toml': '' });
    userGit(folder, 'init', '-q');
    userGit(folder, 'remote', 'add', 'origin', `http://name:secret@127.0.0.1:${port}/x`);
    const host = createHost({ packageRoot: REPOSITORY, cwd: folder });
    const late = pullNamed({ name: 'pi', limitMs: 500 }, host);
    await expect(late).rejects.toThrow('the remote "origin" cannot be read: it gave no answer in time');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    const cut = await pullNamed({ name: 'pi', signal: stop.signal }, host).catch((error: unknown) => error);
    expect(String(cut)).not.toContain('secret');
  });
});

describe('a state that no run writes', () => {
  it.each<[string, (server: GitServer, good: string) => string, number]>([
    ['a link for a file', (server, good) => forge(server, good, ['120000', 'iterations.jsonl']), 3],
    ['a name of nobody', (server, good) => forge(server, good, ['100644', 'config.toml']), 3],
    ['a path out of the folder', (server, good) => forge(server, good, ['100644', 'iter-0001/..x/y']), 3],
    [
      'a blob in place of a commit',
      (server, good) => userGit(server.folder, 'rev-parse', `${good}:iterations.jsonl`),
      3,
    ],
    ['a commit of something else', (server) => userGit(server.folder, 'rev-parse', 'main'), 3],
    ['a ledger of other text', (server, good) => forge(server, good, ['100644', 'iterations.jsonl', 'garbage\n']), 3],
    ['a ledger without its last record', cutLedger, 3],
    ['a score that was raised, chain and all', raiseScore, 1],
    [
      'a file larger than any of ours',
      (server, good) => forge(server, good, ['100644', 'iter-0001/changes.diff', 'x'.repeat(9e6)]),
      3,
    ],
    ['a small commit of files that are gigabytes together', repeatFile, 3],
  ])('%s is refused, and nothing of it is written', async (_what, makeState, code) => {
    await using server = await serveRun();
    const good = server.refs()[STATE] ?? '';
    const folder = cloneWhole(server);
    const seen = seenIn(folder);
    userGit(server.folder, 'update-ref', STATE, makeState(server, good));
    const refused = await cli(folder, 'pull', 'pi');
    expect(refused.code, refused.err + refused.out).toBe(code);
    expect(seenIn(folder)).toBe(seen);
    userGit(server.folder, 'update-ref', STATE, good);
    expect((await cli(folder, 'pull', 'pi')).code).toBe(0);
  });

  it('is refused if a person committed on the branch or moved it', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const seen = seenIn(folder);
    const branchHead = server.refs()[BRANCH] ?? '';
    const ahead = userGit(server.folder, 'commit-tree', '-p', branchHead, '-m', 'By a person', `${branchHead}^{tree}`);
    for (const commit of [ahead, `${branchHead}^`]) {
      userGit(server.folder, 'update-ref', BRANCH, commit);
      const refused = await cli(folder, 'pull', 'pi');
      expect([refused.code, refused.err]).toEqual([3, expect.stringContaining(`3 records say ${branchHead}`)]);
      expect(seenIn(folder)).toBe(seen);
    }
  });

  it('is not written through a symbolic link', async () => {
    await using server = await serveRun();
    const folder = cloneWhole(server);
    const outside = createFolder();
    symlinkSync(outside, join(folder, '.autorize/pi/iter-0001'));
    expect((await cli(folder, 'pull', 'pi')).code).toBe(3);
    rmSync(join(folder, '.autorize'), { recursive: true });
    symlinkSync(outside, join(folder, '.autorize'));
    expect((await cli(folder, 'pull', 'pi')).err).toContain('".autorize" is a symbolic link');
    expect(readdirSync(outside)).toEqual([]);
  });
});

/** A commit of the state with one large file under many names. */
function repeatFile(server: GitServer, good: string): string {
  const { folder } = server;
  const once = forge(server, good, ['100644', 'iter-0001/x-0', '\0'.repeat(8 << 20)]);
  const blob = userGit(folder, 'rev-parse', `${once}:iter-0001/x-0`);
  const names = Array.from({ length: 400 }, (_, index) => `iter-0001/y-${index}`);
  const entries = names.flatMap((name) => ['--cacheinfo', `100644,${blob},${name}`]);
  userGit(folder, 'update-index', '--add', ...entries);
  return userGit(folder, 'commit-tree', '-m', 'forged', userGit(folder, 'write-tree'));
}

/** A commit of the state with one file replaced or added. */
function forge({ folder }: GitServer, good: string, [mode, path, text]: [string, string, string?]): string {
  const input = text ?? userGit(folder, 'cat-file', 'blob', `${good}:iterations.jsonl`);
  const file = join(createFolder({ blob: input }), 'blob');
  const blob = userGit(folder, 'hash-object', '-w', '--no-filters', file);
  userGit(folder, 'read-tree', good);
  userGit(folder, 'update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`);
  return userGit(folder, 'commit-tree', '-m', 'forged', userGit(folder, 'write-tree'));
}

function cutLedger(server: GitServer, good: string): string {
  const lines = userGit(server.folder, 'cat-file', 'blob', `${good}:iterations.jsonl`).split('\n');
  const cut = forge(server, good, ['100644', 'iterations.jsonl', `${lines.slice(0, 2).join('\n')}\n`]);
  return forge(server, cut, ['100644', 'intents.jsonl', '']);
}

function raiseScore(server: GitServer, good: string): string {
  const path = 'iter-0001/evidence.json';
  const evidence = userGit(server.folder, 'cat-file', 'blob', `${good}:${path}`);
  return forge(server, good, ['100644', path, evidence.replace(/"score": [\d.]+/, '"score": 1')]);
}
