/** Somebody who can write refs, or forge a proposal, and wants what nobody judged on the branch. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { BRANCH, createWorld } from './runner/world.ts';

const STATE = 'refs/autorize-ledger/pi';

/** A commit with other files, made of one that the server has. */
function commitOn(
  git: GitServer,
  parent: string,
  files: Readonly<Record<string, string>>,
  message = 'Improve',
): string {
  const folder = createFolder();
  userGit(folder, 'clone', '-q', '--no-checkout', git.folder, '.');
  userGit(folder, 'fetch', '-q', git.folder, '+refs/*:refs/all/*');
  userGit(folder, 'checkout', '-q', '--detach', parent);
  for (const [path, text] of Object.entries(files)) {
    execFileSync('mkdir', ['-p', join(folder, path, '..')]);
    writeFileSync(join(folder, path), text);
  }
  userGit(folder, 'add', '-A', '-f');
  userGit(folder, 'commit', '-q', '-m', message);
  userGit(folder, 'push', '-q', git.folder, '+HEAD:refs/forged/commit');
  return userGit(folder, 'rev-parse', 'HEAD');
}

/** The ledger on the server with one more accepted iteration in it, its chain whole. */
function forgeLedger(git: GitServer, commit: string): string {
  const bytes = Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${STATE}:iterations.jsonl`)}\n`);
  const parsed = parseJournal(bytes);
  if (parsed.kind !== 'sound') throw new Error('the ledger on the server is not sound');
  const { seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...draft } = parsed.records.at(-1) ?? {};
  const tree = userGit(git.folder, 'rev-parse', `${commit}^{tree}`);
  const fields = { ...draft, iter: 3, outcome: 'merged', score: 1, best_so_far: 1, commit, tree };
  return bytes.toString() + sealRecord(fields, parsed.head).line;
}

/** The intents on the server with one more in them, of a change whose record is still to be written; its hash. */
function forgeIntent(
  git: GitServer,
  { tree, paths, lines }: { readonly tree: string; readonly paths: readonly string[]; readonly lines: number },
) {
  const bytes = Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${STATE}:intents.jsonl`)}\n`);
  const parsed = parseJournal(bytes);
  if (parsed.kind !== 'sound') throw new Error('the intents on the server are not sound');
  const {
    seq: _seq,
    prev: _prev,
    hash: _hash,
    same_write: _same,
    decided: _decided,
    ...last
  } = parsed.records.at(-1) ?? {};
  const { decision: _decision, files_digest: _files, ...draft } = last.draft as Record<string, unknown>;
  const branchHead = String(git.refs()[BRANCH]);
  const iter = 3;
  const message = String(last.message)
    .replace(/iter \d+: score \S+/, `iter ${iter}: score 1`)
    .replace(/^(Autorize-Iteration): .*$/m, `$1: ${iter}`)
    .replace(/^(Autorize-Score): .*$/m, '$1: 1');
  const record = {
    ...draft,
    iter,
    score: 1,
    best_so_far: 1,
    base_commit: branchHead,
    tree,
    changed_paths: paths,
    diff_lines: lines,
  };
  const hidden = sealRecord(
    { ...last, iter, old: branchHead, parent: branchHead, tree, message, draft: record },
    parsed.head,
  );
  return { text: bytes.toString() + hidden.line, hash: hidden.record.hash, message, branchHead };
}

/** What an attacker would like to see on the branch: another evaluator, and a workflow. */
const EVIL = { 'score.sh': 'echo 1\n', '.github/workflows/own.yml': 'on: push\n' };

function refsOf(git: GitServer) {
  return Object.fromEntries(Object.entries(git.refs()).filter(([ref]) => !ref.startsWith('refs/forged/')));
}

describe('records and a branch that name a commit nobody judged', () => {
  it.each(['pull-request', 'none'])('are refused before an agent runs (publish: %s)', async (publish) => {
    await using world = await createWorld();
    const first = await world.step({ publish: 'branch' });
    expect(first.code, first.out).toBe(0);
    const evil = commitOn(world.git, String(world.git.refs()[BRANCH]), EVIL);
    const state = commitOn(world.git, String(world.git.refs()[STATE]), {
      'iterations.jsonl': forgeLedger(world.git, evil),
    });
    userGit(world.git.folder, 'update-ref', BRANCH, evil);
    userGit(world.git.folder, 'update-ref', STATE, state);
    const before = refsOf(world.git);
    const run = await world.step({ publish }, { env: { GITHUB_RUN_ID: '43' } });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toMatch(/error: records and branch of "pi" do not agree: /);
    expect(refsOf(world.git)).toEqual(before);
    expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
    expect([...world.results.stored.keys()].filter((name) => name.includes('-43-'))).toEqual([]);
    expect(JSON.stringify([run.outputs, run.summary])).not.toMatch(/%|improvement":"\S/);
  });

  it.each([
    ['a change within the boundaries', { 'a/backdoor.sh': 'true\n' }, 1],
    ['another evaluator', EVIL, 3],
  ] as const)(
    'are refused where the commit claims to be an acceptance that a run began: %s',
    async (_what, files, lines) => {
      await using world = await createWorld();
      const first = await world.step({ publish: 'branch' });
      expect(first.code, first.out).toBe(0);
      const created = commitOn(world.git, String(world.git.refs()[BRANCH]), files);
      const tree = userGit(world.git.folder, 'rev-parse', `${created}^{tree}`);
      const change = { tree, paths: Object.keys(files).sort((one, other) => (one < other ? -1 : 1)), lines };
      const { text, hash, message, branchHead } = forgeIntent(world.git, change);
      const evil = userGit(
        world.git.folder,
        'commit-tree',
        tree,
        '-p',
        branchHead,
        '-m',
        `${message}Autorize-Record: ${hash}\n`,
      );
      const state = commitOn(world.git, String(world.git.refs()[STATE]), { 'intents.jsonl': text });
      userGit(world.git.folder, 'update-ref', BRANCH, evil);
      userGit(world.git.folder, 'update-ref', STATE, state);
      const before = refsOf(world.git);
      const run = await world.step({ publish: 'pull-request' }, { env: { GITHUB_RUN_ID: '43' } });
      expect(run.code, run.out).toBe(3);
      expect(run.out).toMatch(/do not agree: decisions\.jsonl: .*iteration 3 was kept, and no decision says so/);
      expect(refsOf(world.git)).toEqual(before);
      expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
      expect([...world.results.stored.keys()].filter((name) => name.includes('-43-'))).toEqual([]);
      // Nor does a person's clone take them.
      const clone = createFolder();
      userGit(clone, 'clone', '-q', world.git.folder, '.');
      const pulled = await runCli(['pull', 'pi'], {
        cwd: clone,
        env: { ...process.env, XDG_CACHE_HOME: createFolder() },
      });
      expect([pulled.code, existsSync(join(clone, '.autorize/pi/iterations.jsonl'))], pulled.out + pulled.err).toEqual([
        1,
        false,
      ]);
    },
  );

  it('are refused where the records fit the commit, and the commit changes the evaluator', async () => {
    await using world = await createWorld();
    const first = await world.step({ publish: 'branch', 'max-iterations': '1' });
    expect(first.code, first.out).toBe(0);
    // The same records, of an experiment whose config denied the path only afterwards.
    const folder = createFolder();
    userGit(folder, 'clone', '-q', world.git.folder, '.');
    const config = join(folder, '.autorize/pi/config.toml');
    writeFileSync(config, `${readFileSync(config, 'utf8')}[boundaries]\ndeny_paths = ["a/**"]\n`);
    userGit(folder, 'commit', '-qam', 'Deny what was changed');
    userGit(folder, 'push', '-q', world.git.folder, 'HEAD:main');
    const before = refsOf(world.git);
    const run = await world.step({ publish: 'branch' }, { env: { GITHUB_RUN_ID: '43' } });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toMatch(/do not agree: the commit [0-9a-f]{40} is denied: .*a\/value\.txt/);
    expect(refsOf(world.git)).toEqual(before);
  });
});

describe('a forged proposal whose state has ancestors of its own', () => {
  it('leaves none of them in the history of the state, for no later resume to find', async () => {
    await using world = await createWorld();
    const started = await world.step({ publish: 'branch', 'max-iterations': '1' });
    expect(started.code, started.out).toBe(0);
    const proposed = await world.step({ 'max-iterations': '1' }, { env: { GITHUB_RUN_ID: '42' } });
    expect(proposed.code, proposed.out).toBe(0);
    const folder = await world.results.download('autorize-proposal-pi-42-1');
    const manifest = JSON.parse(readFileSync(join(folder, 'proposal.json'), 'utf8')) as Record<string, string>;
    const pack = readFileSync(join(folder, 'proposal.pack'));
    execFileSync('git', ['unpack-objects', '-q'], { cwd: world.git.folder, input: pack });
    const evil = commitOn(world.git, String(world.git.refs()[BRANCH]), EVIL);
    const ledger = { 'iterations.jsonl': forgeLedger(world.git, evil) };
    const old = commitOn(world.git, String(world.git.refs()[STATE]), ledger, 'State of pi\n\nAutorize-Run: 41');
    const tree = userGit(world.git.folder, 'rev-parse', `${manifest.state}^{tree}`);
    const state = userGit(world.git.folder, 'commit-tree', tree, '-p', old, '-p', evil, '-m', 'State of pi');
    const known = [world.git.refs()[STATE], world.git.refs()[BRANCH]].map((id) => `^${id}`);
    const forgedPack = execFileSync('git', ['pack-objects', '-q', '--stdout', '--revs'], {
      cwd: world.git.folder,
      input: `${[state, manifest.branchHead, ...known].join('\n')}\n`,
    });
    userGit(world.git.folder, 'update-ref', '-d', 'refs/forged/commit');
    writeFileSync(join(folder, 'proposal.pack'), forgedPack);
    const text = `${JSON.stringify({ ...manifest, state, pack: sha256(forgedPack) })}\n`;
    writeFileSync(join(folder, 'proposal.json'), text);
    const inputs = { proposal: folder, 'proposal-digest': sha256(text), publish: 'branch' };
    const published = await world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    const history = userGit(world.git.folder, 'rev-list', STATE).split('\n');
    for (const foreign of [state, old, evil]) expect(history).not.toContain(foreign);
    // What was checked of it is there all the same, in a commit of the publishing job.
    const trees = history.map((id) => userGit(world.git.folder, 'ls-tree', '-r', id, 'iterations.jsonl'));
    const proposedLedger = userGit(world.git.folder, 'ls-tree', '-r', String(manifest.state), 'iterations.jsonl');
    expect(trees).toContain(proposedLedger);
    const before = refsOf(world.git);
    const resumed = await world.step({ publish: 'branch', resume: '41' }, { env: { GITHUB_RUN_ID: '44' } });
    expect(resumed.code, resumed.out).toBe(3);
    expect(resumed.out).toContain('the server has no state that run 41 pushed');
    expect(refsOf(world.git)).toEqual(before);
  });

  it('is found neither where an older version took it into the history', async () => {
    await using world = await createWorld();
    const started = await world.step({ publish: 'branch', 'max-iterations': '1' });
    expect(started.code, started.out).toBe(0);
    const evil = commitOn(world.git, String(world.git.refs()[BRANCH]), EVIL);
    const ledger = { 'iterations.jsonl': forgeLedger(world.git, evil) };
    const old = commitOn(world.git, String(world.git.refs()[STATE]), ledger, 'State of pi\n\nAutorize-Run: 41');
    const tree = userGit(world.git.folder, 'rev-parse', `${STATE}^{tree}`);
    const state = String(world.git.refs()[STATE]);
    const merged = userGit(world.git.folder, 'commit-tree', tree, '-p', state, '-p', old, '-m', 'State of pi');
    userGit(world.git.folder, 'update-ref', STATE, merged);
    const resumed = await world.step({ publish: 'branch', resume: '41' }, { env: { GITHUB_RUN_ID: '44' } });
    expect(resumed.code, resumed.out).toBe(3);
    expect(resumed.out).toContain('the server has no state that run 41 pushed');
  });
});
