import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from '../../src/kernel/host.ts';
import { makeFiles } from './files.mjs';

/** Lets `act` have a repository of one commit: so many files, and `score` with 0 in it. It is gone afterwards. */
export async function inRepository(files, act) {
  const place = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const user = join(place, 'user');
    const git = (...args) => execFileSync('git', args, { cwd: user, stdio: ['ignore', 'pipe', 'inherit'] }).toString();
    makeFiles(user, files);
    writeFileSync(join(user, 'score'), '0\n');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'gc.auto=0', 'commit', '-q', '-m', 'The base');
    const env = { ...process.env, XDG_CACHE_HOME: join(place, 'cache') };
    await act({ place, user, git, host: { ...createHost({ packageRoot: user, cwd: user }), env } });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
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
