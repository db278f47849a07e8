import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from '../../src/kernel/host.ts';
import { makeFiles } from './files.mjs';

// Git makes a pack of what it streams, and searches it for each object that it adds.
const STREAMED = ['-c', 'core.bigFileThreshold=1'];
const FOLDERS_PER_PACK = 20;

/**
 * Lets `act` have a repository of one commit: so many files, and `score` with 0 in it. It is gone afterwards. `isPacked`: the
 * files are in packs, as in a clone.
 */
export async function inRepository(files, act, { isPacked = false } = {}) {
  const place = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const user = join(place, 'user');
    const git = (...args) => execFileSync('git', args, { cwd: user, stdio: ['ignore', 'pipe', 'inherit'] }).toString();
    makeFiles(user, files);
    writeFileSync(join(user, 'score'), '0\n');
    git('init', '-q', '-b', 'main');
    const folders = isPacked ? readdirSync(user).filter((name) => name.startsWith('folder-')) : [];
    for (let at = 0; at < folders.length; at += FOLDERS_PER_PACK)
      git(...STREAMED, 'add', ...folders.slice(at, at + FOLDERS_PER_PACK));
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'gc.auto=0', 'commit', '-q', '-m', 'The base');
    const env = { ...process.env, XDG_CACHE_HOME: join(place, 'cache') };
    await act({ place, user, git, host: { ...createHost({ packageRoot: user, cwd: user }), env } });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Brings such a repository back to its first commit, without what was left in it; what lies beside it stays. */
export function resetRepository({ git, user }) {
  git('checkout', '-q', '-f', 'main');
  git('reset', '-q', '--hard', git('rev-list', '--max-parents=0', 'main').trim());
  git('clean', '-q', '-ffdx');
  git('worktree', 'prune');
  const refs = git('for-each-ref', '--format=%(refname)').trim().split('\n');
  for (const ref of refs) if (ref !== 'refs/heads/main') git('update-ref', '-d', ref);
  rmSync(join(user, '.git', 'autorize'), { recursive: true, force: true });
}

/** Lets the disk finish what was written, so that a later sync does not wait for it. */
export function finishWrites({ place }) {
  execFileSync('sync', ['-f', place]);
}

/** What one `git worktree add` and its `remove` take, in milliseconds. */
export function timeWorkTree({ git, place }) {
  const linked = join(place, 'linked');
  const add = timed(() => git('worktree', 'add', '-q', '--detach', linked));
  const remove = timed(() => git('worktree', 'remove', '--force', linked));
  return { add, remove, theirs: add + remove };
}

function timed(act) {
  const started = performance.now();
  act();
  return performance.now() - started;
}
