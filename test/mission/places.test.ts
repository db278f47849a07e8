import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runMission } from '../../src/mission/run.ts';
import { createMission, decisionsOf, leftOf, missionIn, workspacesOf } from '../helpers/mission.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder, createFolderElsewhere } from '../helpers/temp-folder.ts';

const STEP = 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)';

describe('a mission works', () => {
  it('on another file system than the cache, where it can be stopped and resumed, too', async () => {
    const mission = createMission({ session: STEP });
    const cache = createFolderElsewhere(mission.folder);
    const env = { ...mission.host.env, XDG_CACHE_HOME: cache };
    const caller = new AbortController();
    const { runId } = await mission.launch(
      { signal: caller.signal, onEvent: ({ kind }) => kind === 'recorded' && caller.abort() },
      { env },
    );
    const host = { ...mission.host, env };
    const { stop } = await runMission({ mode: 'resume', runId, maxIterations: 2 }, host);
    expect(stop.status).toBe('completed');
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep', '2 keep']);
  });

  it('in a folder whose name a shell would take apart, with a cache that is named so too', async () => {
    const { folder: created } = createMission({ session: STEP });
    const above = createFolder();
    const folder = join(above, `a 'b" $c:d`, 'e;f');
    mkdirSync(join(folder, '..'), { recursive: true });
    renameSync(created, folder);
    const mission = missionIn(folder);
    const { runId } = await mission.launch(
      { maxIterations: 1 },
      { env: { ...mission.host.env, XDG_CACHE_HOME: join(above, 'x:y "z') } },
    );
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('in a linked work tree, from a folder below, on a detached HEAD, and leaves the main one alone', async () => {
    const main = createMission({ session: STEP });
    const linked = join(createFolder(), 'linked');
    userGit(main.folder, 'worktree', 'add', '-q', '--detach', linked, 'HEAD');
    onTestFinished(() => rmSync(workspacesOf(linked), { recursive: true, force: true }));
    const mission = missionIn(linked);
    const { runId } = await mission.launch(
      { missionDir: 'climb', maxIterations: 1 },
      { cwd: join(linked, 'missions') },
    );
    const { manifest, ledger } = leftOf(mission, runId);
    expect(ledger.entries.at(-1)?.decision).toBe('keep');
    expect(userGit(main.folder, 'rev-parse', manifest.branch_name)).toBe(manifest.last_kept_commit);
    expect(userGit(main.folder, 'status', '--porcelain')).toBe('');
    expect(userGit(linked, 'status', '--porcelain')).toBe('');
  });

  it('in a repository of SHA-256, and in a shallow clone', async () => {
    const { folder: created } = createMission({ session: STEP });
    const files = Object.fromEntries(
      userGit(created, 'ls-files')
        .split('\n')
        .map((path) => [path, readFileSync(join(created, path))]),
    );
    const sha256 = createRepository(files, '--object-format=sha256');
    userGit(created, 'commit', '-q', '--allow-empty', '-m', 'Second');
    const shallow = createFolder();
    userGit(shallow, 'clone', '-q', '--depth', '1', `file://${created}`, 'clone');
    for (const folder of [sha256, join(shallow, 'clone')]) {
      onTestFinished(() => rmSync(workspacesOf(folder), { recursive: true, force: true }));
      const mission = missionIn(folder);
      const { runId } = await mission.launch({ maxIterations: 2 });
      const left = leftOf(mission, runId);
      expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep']);
      expect(userGit(folder, 'rev-parse', left.manifest.branch_name)).toBe(left.manifest.last_kept_commit);
    }
  });
});
