// The list "Verification targets" of the contract, each by its own name, and every error of its section "Resume".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AutorizeError, EXIT } from '../../src/base/errors.ts';
import { abandonMission } from '../../src/mission/abandon.ts';
import { createMission, decisionsOf, headOf, leftOf, type Mission, runsOf, workspacesOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { reachesSession, superviseMission } from '../helpers/supervised-mission.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const STEP = 'improve $((10 + RCS_ITERATION)); hand candidate $(git rev-parse HEAD)';

async function errorOf(promise: Promise<unknown>): Promise<AutorizeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AutorizeError)) throw new Error(`no error of ours: ${String(error)}`);
  return error;
}

describe('Verification targets', () => {
  it('1. fresh launches create distinct run-tagged workspaces', async () => {
    const mission = createMission({ session: STEP });
    // One second on the clock for both.
    const now = (): Date => new Date('2026-05-21T09:00:00.500Z');
    const first = await mission.launch({ maxIterations: 1 }, { now });
    const second = await mission.launch({ maxIterations: 1 }, { now });
    const lefts = [first, second].map(({ runId }) => leftOf(mission, runId).manifest);
    expect(lefts.map(({ run_id: runId }) => runId)).toEqual([
      'missions-climb-20260521t090000z',
      'missions-climb-20260521t090000z-2',
    ]);
    expect(lefts.map(({ branch_name: branch }) => branch)).toEqual([
      'autoresearch/missions-climb/20260521T090000Z',
      'autoresearch/missions-climb/20260521T090000Z-2',
    ]);
    expect(lefts.map(({ worktree_path: workspace }) => workspace)).toEqual([
      join(workspacesOf(mission.folder), 'autoresearch-missions-climb-20260521T090000Z'),
      join(workspacesOf(mission.folder), 'autoresearch-missions-climb-20260521T090000Z-2'),
    ]);
    for (const { worktree_path: workspace, last_kept_commit: retained, branch_name: branch } of lefts) {
      expect([headOf(workspace), userGit(mission.folder, 'rev-parse', branch)]).toEqual([retained, retained]);
    }
    expect(runsOf(mission)).toHaveLength(2);
  });

  it('2. repo-root active-run lock rejects concurrent launches', async () => {
    const go = join(createFolder(), 'go');
    const mission = createMission({
      session: `until grep -qs $RCS_ITERATION ${go}; do sleep 0.05; done; ${STEP}`,
      front: UNSHIELDED,
    });
    const run = superviseMission(mission, { maxIterations: 1 });
    const runId = await reachesSession(run, 1);
    const pointer = pointerOf(mission);
    expect(pointer).toMatchObject({ active: true, run_id: runId, status: 'running', pid: run.child.pid });
    const locked = await errorOf(mission.launch());
    expect(locked).toMatchObject({ code: 'locked', exitCode: EXIT.locked });
    expect(locked.message).toContain(`the mission run ${runId} is running`);
    expect(locked.remedy).toContain(`autorize status ${runId}`);
    expect(await errorOf(mission.resume(runId))).toMatchObject({ code: 'locked' });

    run.child.kill('SIGKILL');
    await run.ended;
    const refused = await errorOf(mission.launch());
    expect(refused.exitCode).toBe(EXIT.precondition);
    expect(refused.message).toContain(`the mission run ${runId} was interrupted`);
    expect(refused.remedy).toContain(`rcs autoresearch --resume ${runId}`);
    expect(refused.remedy).toContain(`rcs autoresearch --abandon ${runId}`);
    // The session of iteration 1 outlives its supervisor, and waits until the resumed run ends it.
    writeFileSync(go, '2');
    const { stop } = await mission.resume(runId, { maxIterations: 2 });
    expect(stop.status).toBe('completed');
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 interrupted', '2 keep']);
    expect(pointerOf(mission)).toMatchObject({ active: false, run_id: runId, status: 'completed' });
    writeFileSync(go, '1');
    const next = await mission.launch({ maxIterations: 1 });
    expect(next.runId).not.toBe(runId);
  });

  it('3. candidate handoff artifact drives keep/discard/reset decisions', async () => {
    const mission = createMission({
      session: `case $RCS_ITERATION in
        1) improve 12; hand candidate $(git rev-parse HEAD) ;;
        2) improve 13; hand noop ;;
        3) improve 14 ;;
        4) improve 9; hand candidate $(git rev-parse HEAD) ;;
      esac`,
    });
    const { runId } = await mission.launch({ maxIterations: 4 });
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 noop', '3 error', '4 discard']);
    expect(left.ledger.entries.map(({ candidate_status: status }) => status)).toEqual([
      ...[null, 'candidate', 'noop', null, 'candidate'],
    ]);
    expect(userGit(left.workspace, 'show', 'HEAD:value.txt')).toBe('12');
  });

  it('4. discarded candidates reset to `last_kept_commit`', async () => {
    const mission = createMission({
      session: `mkdir -p deep/er; echo x >deep/er/file; echo y >.hidden; rm -f evaluate.sh
        git add -A; git commit -qm 'Break it'; echo z >untracked.txt; hand candidate $(git rev-parse HEAD)`,
    });
    const { runId } = await mission.launch({ maxIterations: 1 });
    const { workspace, manifest, ledger } = leftOf(mission, runId);
    expect(ledger.entries.at(-1)?.decision).toBe('discard');
    expect(manifest.last_kept_commit).toBe(manifest.baseline_commit);
    expect(headOf(workspace)).toBe(manifest.baseline_commit);
    expect(userGit(workspace, 'status', '--porcelain', '--ignored')).toBe('!! results.tsv');
    expect([existsSync(join(workspace, 'deep')), existsSync(join(workspace, 'evaluate.sh'))]).toEqual([false, true]);
  });

  it('5. `--resume <run-id>` reloads authoritative manifest/worktree state', async () => {
    const mission = createMission({ session: STEP });
    const { runId, stop } = await mission.launch({ timeBudgetMs: 1, maxIterations: 9 });
    expect(stop).toEqual({ status: 'stopped', reason: 'the time budget is used up' });
    const before = leftOf(mission, runId);
    // The mission's files may have changed since: the run goes on by what it was launched with.
    writeFileSync(join(mission.folder, 'missions/climb/sandbox.md'), 'nonsense');
    // Without another time it would have the millisecond again.
    const resumed = await mission.resume(runId, { maxIterations: 2, timeBudgetMs: 600_000 });
    expect(resumed.runId).toBe(runId);
    const after = leftOf(mission, runId);
    expect(decisionsOf(after)).toEqual(['0 baseline', '1 keep', '2 keep']);
    expect(after.ledger.entries.slice(0, 1)).toEqual(before.ledger.entries);
    expect(after.results.slice(0, 2)).toEqual(before.results);
    const same = ['run_tag', 'worktree_path', 'branch_name', 'baseline_commit', 'created_at', 'evaluator'] as const;
    for (const name of same) expect(after.manifest[name]).toEqual(before.manifest[name]);
    expect(headOf(after.workspace)).toBe(after.manifest.last_kept_commit);
  });

  it('6. README/help/contracts describe the thin-supervisor parity loop', async () => {
    for (const name of ['autoresearch', 'mission']) {
      const { code, out } = await runCli([name, '--help'], { cwd: REPOSITORY });
      expect(code).toBe(0);
      for (const part of [
        ...['A thin supervisor', 'rcs autoresearch [flags] MISSION_DIR', '--resume RUN_ID', 'keep, discard and reset'],
        ...[
          'mission.md',
          'sandbox.md',
          'evaluator.command',
          'evaluator.format: json',
          'score_improvement',
          'pass_only',
        ],
        ...['candidate, noop, abort or interrupted', 'autoresearch/SLUG/TAG', 'REPO.rcs-worktrees', 'results.tsv'],
      ]) {
        expect(out).toContain(part);
      }
    }
    const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
    const readme = read('README.md');
    const page = read('docs/how-to/run-a-mission.md') + read('docs/reference/missions.md');
    for (const part of ['thin supervisor', 'rcs autoresearch', 'docs/how-to/run-a-mission.md']) {
      expect(readme).toContain(part);
    }
    for (const part of [
      ...['thin supervisor', '`candidate`', '`noop`', '`abort`', '`interrupted`', '`keep`', '`discard`', '`ambiguous`'],
      ...['`last_kept_commit`', '--resume', '--abandon', 'autoresearch-state.json', 'manifest.json', 'results.tsv'],
    ]) {
      expect(page).toContain(part);
    }
  });
});

const UNSHIELDED = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: off
`;

function pointerOf({ folder }: Mission): unknown {
  return JSON.parse(readFileSync(join(folder, '.rcs/state/autoresearch-state.json'), 'utf8'));
}

describe('Resume', () => {
  async function stopped(): Promise<{ mission: Mission; runId: string }> {
    const mission = createMission({ session: STEP });
    const stopping = new AbortController();
    const { runId } = await mission.launch({
      signal: stopping.signal,
      onEvent: ({ kind }) => kind === 'recorded' && stopping.abort(),
    });
    return { mission, runId };
  }

  it('must fail when manifest is missing', async () => {
    const { mission, runId } = await stopped();
    const { manifest } = leftOf(mission, runId);
    renameSync(manifest.manifest_file, `${manifest.manifest_file}.away`);
    const error = await errorOf(mission.resume(runId));
    expect(error.message).toContain(`is missing: .rcs/logs/autoresearch/${runId}/manifest.json`);
    expect(error.remedy).toContain(`rcs autoresearch --abandon ${runId}`);
    renameSync(`${manifest.manifest_file}.away`, manifest.manifest_file);
    expect((await mission.resume(runId, { maxIterations: 1 })).stop.status).toBe('completed');
    const unknown = await errorOf(mission.resume(`${runId}x`));
    expect(unknown.message).toContain('manifest.json is missing');
    expect(unknown.remedy).toBe(`Did you mean "${runId}"?`);
  });

  it('must fail when referenced worktree is missing', async () => {
    const { mission, runId } = await stopped();
    const { workspace, manifest } = leftOf(mission, runId);
    rmSync(workspace, { recursive: true });
    const error = await errorOf(mission.resume(runId));
    expect(error.message).toContain(`the worktree of the mission run ${runId} is missing: "${workspace}"`);
    // The command of the remedy, to the letter, fixes it.
    const [, branch = '', from = '', to = ''] = /git clone -q --branch (\S+) "(.*?)" "(.*?)",/.exec(error.remedy) ?? [];
    expect([branch, to]).toEqual([manifest.branch_name, workspace]);
    userGit(mission.folder, 'clone', '-q', '--branch', branch, from, to);
    expect((await mission.resume(runId, { maxIterations: 1 })).stop.status).toBe('completed');
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
  });

  it('must fail when worktree is dirty outside allowlisted runtime artifacts', async () => {
    const { mission, runId } = await stopped();
    const { workspace } = leftOf(mission, runId);
    for (const name of ['run.log', 'results.tsv', 'candidate.json'])
      writeFileSync(join(workspace, name), 'of the run\n');
    writeFileSync(join(workspace, 'value.txt'), '11\n');
    writeFileSync(join(workspace, 'new.txt'), 'new\n');
    const error = await errorOf(mission.resume(runId));
    expect(error.message).toContain('has changes that are not committed: "new.txt", "value.txt"');
    for (const part of ['status', 'cp -a', 'reset --hard', 'clean -fd', `--resume ${runId}`]) {
      expect(error.remedy).toContain(part);
    }
    userGit(workspace, 'stash', '-u', '-q');
    const stashed = await errorOf(mission.resume(runId));
    expect(stashed.message).toContain('holds a stash, which the next session would delete');
    // The commands of the remedy, to the letter: nothing of the work is lost.
    for (const command of stashed.remedy.match(/git -C .*?(?=;)/g) ?? [])
      execFileSync('sh', ['-c', command], { stdio: 'pipe' });
    expect((await mission.resume(runId, { maxIterations: 1 })).stop.status).toBe('completed');
    userGit(mission.folder, 'stash', 'apply', '-q', `stash-${runId}`);
    const read = (name: string): string => readFileSync(join(mission.folder, name), 'utf8');
    expect([read('value.txt'), read('new.txt')]).toEqual(['11\n', 'new\n']);
  });

  it('must fail when manifest is terminal', async () => {
    const mission = createMission({ session: STEP });
    const { runId } = await mission.launch({ maxIterations: 1 });
    const over = await errorOf(mission.resume(runId));
    expect(over.message).toContain(`the mission run ${runId} has ended (completed)`);
    expect(over.remedy).toBe('Start a new one: rcs autoresearch missions/climb');
    const next = await mission.launch({ timeBudgetMs: 1 });
    await abandonMission(next.runId, mission.host);
    expect((await errorOf(mission.resume(next.runId))).message).toContain(
      'has ended (failed): abandoned by the operator',
    );
    expect((await errorOf(abandonMission(next.runId, mission.host))).message).toContain('has ended already');
  });

  it('refuses a manifest that says what the journal never said', async () => {
    const { mission, runId } = await stopped();
    const { manifest } = leftOf(mission, runId);
    const write = (change: object): void =>
      writeFileSync(manifest.manifest_file, JSON.stringify({ ...manifest, ...change }));
    const changes = {
      last_kept_commit: 'c'.repeat(40),
      branch_name: 'main',
      worktree_path: mission.folder,
    };
    for (const [name, value] of Object.entries(changes)) {
      write({ [name]: value });
      const { message, remedy } = await errorOf(mission.resume(runId));
      const known = manifest[name as keyof typeof changes];
      expect(message).toContain(`its ${name} is "${value}"; the journal says ${known}`);
      expect(remedy).toContain('Restore it from a copy');
    }
    // One record behind is what a kill leaves.
    write({ status: 'running', stop_reason: null });
    expect((await mission.resume(runId, { maxIterations: 1 })).stop.status).toBe('completed');
  });

  it('refuses by the files alone, whatever made them', async () => {
    const { mission, runId } = await stopped();
    const { manifest, logs } = leftOf(mission, runId);
    rmSync(join(logs, 'journal.jsonl'));
    expect((await errorOf(mission.resume(runId))).message).toContain(
      `the journal of the mission run ${runId} is missing`,
    );
    const write = (change: object): void =>
      writeFileSync(manifest.manifest_file, JSON.stringify({ ...manifest, ...change }));
    write({ worktree_path: '/nowhere/workspace' });
    expect((await errorOf(mission.resume(runId))).message).toContain('is missing: "/nowhere/workspace"');
    write({ status: 'failed' });
    expect((await errorOf(mission.resume(runId))).message).toContain('has ended (failed)');
    writeFileSync(manifest.manifest_file, '{');
    expect((await errorOf(mission.resume(runId))).message).toContain('cannot be used: ');
    // A pointer that says that a run is at work is believed, though nothing of the run is there.
    const pointer = { ...(pointerOf(mission) as object), active: true, run_id: 'gone' };
    writeFileSync(join(mission.folder, '.rcs/state/autoresearch-state.json'), JSON.stringify(pointer));
    expect((await errorOf(mission.launch())).remedy).toContain('rcs autoresearch --resume gone');
    await abandonMission('gone', mission.host);
    expect((await mission.launch({ maxIterations: 1 })).stop.status).toBe('completed');
  });

  it('refuses a branch that somebody moved, and says how to put it back', async () => {
    const { mission, runId } = await stopped();
    const { manifest } = leftOf(mission, runId);
    const ref = `refs/heads/${manifest.branch_name}`;
    userGit(mission.folder, 'commit', '-q', '--allow-empty', '-m', 'Mine');
    userGit(mission.folder, 'update-ref', ref, 'HEAD');
    const error = await errorOf(mission.resume(runId));
    expect(error.remedy).toContain(`git update-ref ${ref} ${manifest.last_kept_commit}`);
    userGit(mission.folder, 'update-ref', ref, manifest.last_kept_commit);
    expect((await mission.resume(runId, { maxIterations: 1 })).stop.status).toBe('completed');
  });
});
