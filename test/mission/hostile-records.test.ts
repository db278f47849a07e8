/** Records of a mission that come with the repository, and name folders and branches of this machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { parseSandbox } from '../../src/mission/contract.ts';
import { archiveMission } from '../../src/mission/relocate.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { createMission } from '../helpers/mission.ts';
import { seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const RUN = 'missions-climb-20260521t090000z';
const AT = '2026-05-21T09:00:00Z';

/** A repository with the journal of a run that never was, and a folder that is none of its own. */
function plant(launch: JournalRecord, records: readonly JournalRecord[]) {
  const mission = createMission({ session: 'true' });
  const victim = createFolder();
  writeFileSync(join(victim, 'key'), 'key\n');
  mkdirSync(join(victim, '.old'));
  const sandbox = join(mission.folder, 'missions/climb/sandbox.md');
  const parsed = parseSandbox('sandbox.md', readFileSync(sandbox));
  if (!('contract' in parsed)) throw new Error('the sandbox file is broken');
  const first = {
    ...{ kind: 'launch', run_id: RUN, run_tag: '20260521T090000Z', mission_slug: 'missions-climb' },
    ...{ mission_dir: 'missions/climb', mission_file: 'missions/climb/mission.md' },
    ...{ sandbox_file: 'missions/climb/sandbox.md', repo_root: mission.folder, worktree_path: victim },
    branch_name: 'autoresearch/missions-climb/20260521T090000Z',
    ...{ baseline_commit: userGit(mission.folder, 'rev-parse', 'HEAD'), contract: parsed.contract },
    ...{ mission: '', policy: '', agent: { command: null, args: [] }, created_at: AT },
    ...launch,
  };
  const folder = join(mission.folder, '.rcs/logs/autoresearch', RUN);
  mkdirSync(folder, { recursive: true });
  const { bytes } = seal(JSON.parse(JSON.stringify([first, ...records])) as JournalRecord[]);
  writeFileSync(join(folder, 'journal.jsonl'), bytes);
  return { mission, victim, folder };
}

const STOPPED = { kind: 'stopped', status: 'completed', reason: 'done', created_at: AT };

describe('records of a mission from elsewhere', () => {
  it('let no command remove or write the folder that they name as worktree', async () => {
    const { mission, victim } = plant({}, [STOPPED]);
    const cleaned = await runCli(['clean', RUN], { cwd: mission.folder });
    expect([cleaned.code, cleaned.err]).toEqual([
      3,
      expect.stringMatching(/is from another machine: its worktree .* nothing/),
    ]);
    expect(readFileSync(join(victim, 'key'), 'utf8')).toBe('key\n');
  });

  it('are not resumed in that folder', async () => {
    const { mission, victim } = plant({}, []);
    const resumed = await runCli(['autoresearch', '--resume', RUN], { cwd: mission.folder });
    expect([resumed.code, resumed.err]).toEqual([3, expect.stringMatching(/is from another machine: its worktree/)]);
    expect(existsSync(join(victim, 'results.tsv'))).toBe(false);
  });

  it('are archived without that folder, and without the branch that they name', async () => {
    const { mission, victim, folder } = plant({ branch_name: 'main' }, []);
    const branchHead = userGit(mission.folder, 'rev-parse', 'main');
    await archiveMission(pathsOf(RUN, mission.host), mission.host);
    expect(existsSync(folder)).toBe(false);
    expect(readFileSync(join(victim, 'key'), 'utf8')).toBe('key\n');
    expect(userGit(mission.folder, 'rev-parse', 'main')).toBe(branchHead);
  });

  it.each(['x\n::error::forged', 'x\u001b[2J', '-x', 'a..b', 'a b', 'a.lock', '/a', 'a/', 'a//b', '.a', 'a@{1}'])(
    'may not name the branch %j',
    async (branch_name) => {
      const { mission } = plant({ branch_name }, [STOPPED]);
      const { code, out, err } = await runCli(['verify', RUN], { cwd: mission.folder });
      expect(code).not.toBe(0);
      expect(out + err).not.toMatch(/^::error/m);
      expect(out + err).not.toContain(String.fromCharCode(27));
      expect(out + err).toContain('without a usable "branch_name"');
    },
  );
});
