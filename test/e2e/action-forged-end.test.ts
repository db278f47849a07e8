/** Somebody who can write refs, and a mission that is over: the next run begins at nothing that nobody judged. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { cloneOf, commitOn, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { QUICK_FILES, runQuick } from './runner/quick-loops.ts';
import { createWorld, type World } from './runner/world.ts';

const STATE = 'refs/autorize-ledger/mission.missions-up';
const SHARED = 'refs/heads/bots/up';
const WORKFLOW = '.github/workflows/ci.yml';
const FILES = { ...QUICK_FILES, [WORKFLOW]: 'on: push\n' };
const OWN_RUN = { GITHUB_RUN_ID: '42' };
/** A step that shares its branch with all others. */
const ON_SHARED = { iterations: 1, inputs: { publish: 'pull-request', branch: 'bots/up' }, env: OWN_RUN };

/** What somebody would like to see on the branch: another workflow, and an evaluator that leaves a proof. */
function evilOf(proof: string): Record<string, string> {
  return {
    [WORKFLOW]: 'on: push\njobs: {evil: 1}\n',
    'evaluate.sh': `echo taken >>${proof}; printf '{"pass":true,"score":%s}\\n' "$(( $(cat value.txt) * 1000 ))"\n`,
  };
}

/** What there is but for the refs that a test needs to get objects there. */
function refsOf(git: GitServer) {
  return Object.fromEntries(Object.entries(git.refs()).filter(([ref]) => !ref.startsWith('refs/forged/')));
}

/** A commit on another one, on the server, at `ref`. */
function pushOn(git: GitServer, ref: string, files: Record<string, string>): string {
  const folder = cloneOf(git);
  userGit(folder, 'fetch', '-q', git.folder, '+refs/*:refs/all/*');
  const commit = commitOn(folder, { parents: [String(git.refs()[ref])], files });
  userGit(folder, 'push', '-q', git.folder, `+${commit}:refs/forged/commit`);
  userGit(git.folder, 'update-ref', ref, commit);
  return commit;
}

/** Ends a mission whose records are true, and that begins at a commit of somebody's own. */
async function endForeign(world: World, proof: string, inputs: Record<string, string>): Promise<void> {
  const privateArea = cloneOf(world.git);
  userGit(privateArea, 'checkout', '-q', '--detach');
  for (const [path, text] of Object.entries(evilOf(proof))) writeFileSync(join(privateArea, path), text);
  userGit(privateArea, 'commit', '-qam', 'Begin elsewhere');
  const run = await runQuick(world, 'mission', { privateArea, iterations: 1, inputs, env: { GITHUB_RUN_ID: '41' } });
  expect(run.code, run.out).toBe(0);
}

async function expectUntouched(world: World, before: Record<string, string>): Promise<void> {
  expect(refsOf(world.git)).toEqual(before);
  expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
}

describe('the run after one that is over', () => {
  it('does not begin at a commit of the shared branch that nobody judged, but where a person says so', async () => {
    const proof = join(createFolder(), 'proof');
    await using world = await createWorld(FILES);
    const inputs = { publish: 'branch', branch: 'bots/up' };
    const first = await runQuick(world, 'mission', { iterations: 1, inputs, env: { GITHUB_RUN_ID: '41' } });
    expect(first.code, first.out).toBe(0);
    const end = String(world.git.refs()[SHARED]);
    const moved = pushOn(world.git, SHARED, evilOf(proof));
    const before = refsOf(world.git);
    const run = await runQuick(world, 'mission', ON_SHARED);
    expect([run.code, run.out]).toEqual([3, expect.stringContaining('somebody moved the branch bots/up')]);
    await expectUntouched(world, before);
    // Nor where the records say that the run ended there.
    const listed = userGit(world.git.folder, 'ls-tree', '-r', '--name-only', STATE).split('\n');
    const path = String(listed.find((each) => each.endsWith('journal.jsonl')));
    const journal = `${userGit(world.git.folder, 'cat-file', 'blob', `${STATE}:${path}`)}\n`;
    const records = JSON.stringify(recordsOf(Buffer.from(journal))).replaceAll(end, moved);
    const forged = seal(JSON.parse(records) as JournalRecord[]);
    pushOn(world.git, STATE, { [path]: forged.bytes.toString() });
    const reported = refsOf(world.git);
    const again = await runQuick(world, 'mission', ON_SHARED);
    expect([again.code, again.out]).toEqual([3, expect.stringContaining('do not agree')]);
    await expectUntouched(world, reported);
    expect(existsSync(proof)).toBe(false);
    const adopted = await runQuick(world, 'mission', { ...ON_SHARED, inputs: { ...inputs, resume: 'adopt' } });
    expect([adopted.code, existsSync(proof)], adopted.out).toEqual([0, true]);
  });

  it('does not begin where a mission with true records ended that began elsewhere than at HEAD', async () => {
    const proof = join(createFolder(), 'proof');
    await using world = await createWorld(FILES);
    await endForeign(world, proof, { publish: 'branch', branch: 'bots/up' });
    const before = refsOf(world.git);
    writeFileSync(proof, '');
    const run = await runQuick(world, 'mission', ON_SHARED);
    expect([run.code, run.out]).toEqual([3, expect.stringMatching(/evaluate\.sh.*nothing of it was run/s)]);
    expect(run.out).toContain('resume: never');
    await expectUntouched(world, before);
    expect(readFileSync(proof, 'utf8')).toBe('');
  });

  it('does not begin there either where it loses a race to that mission', async () => {
    const proof = join(createFolder(), 'proof');
    const flip = join(createFolder(), 'flip.sh');
    await using world = await createWorld({
      ...FILES,
      'session.sh': `if [ -e ${flip} ]; then sh ${flip}; fi\n${QUICK_FILES['session.sh']}`,
    });
    await endForeign(world, proof, {});
    const { folder } = world.git;
    const refs = Object.entries(refsOf(world.git)).filter(([ref]) => /mission\.|autoresearch/.test(ref));
    expect(refs).toHaveLength(2);
    const lines = refs.map(([ref, id], n) => {
      userGit(folder, 'update-ref', `refs/forged/${n}`, String(id));
      userGit(folder, 'update-ref', '-d', ref);
      return `git --git-dir=${folder} update-ref ${ref} ${id}\n`;
    });
    writeFileSync(flip, `rm -f ${flip}\n${lines.join('')}`);
    writeFileSync(proof, '');
    const run = await runQuick(world, 'mission', { ...ON_SHARED, inputs: { publish: 'pull-request' } });
    expect(existsSync(flip)).toBe(false);
    expect([run.code, run.out]).toEqual([3, expect.stringMatching(/evaluate\.sh.*nothing of it was run/s)]);
    expect(readFileSync(proof, 'utf8')).toBe('');
    expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
    for (const [ref, id] of refs) expect(world.git.refs()[ref]).toBe(id);
  });
});
