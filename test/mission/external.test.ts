// Git LFS files and submodules of a mission's base.
import { describe, expect, it } from 'vitest';
import type { MissionEvent } from '../../src/mission/mission-journal.ts';
import { addSubmodule, commitPointers, createLibrary } from '../helpers/external.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';

const LARGE = 'a large content\n'.repeat(1000);
const PREPARING = 'preparing 1 Git LFS file (15.6 KiB) and 1 submodule of the base; later runs reuse them';

/** Passes only where both are there. */
const EVALUATE = `grep -q library vendor/lib/lib.txt && test "$(wc -l <data.bin)" = 1000 || exit 3
printf '{"pass":true,"score":%s}\\n' "$(cat value.txt)"
`;
const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
iteration:
  max_iterations: 1
`;

function createWith(session: string, sandbox = 'auto') {
  const front = FRONT.replace('agent:\n', `agent:\n  sandbox: ${sandbox}\n`);
  const mission = createMission({ session, evaluator: EVALUATE, front });
  addSubmodule(mission.folder, 'vendor/lib', createLibrary());
  commitPointers(mission.folder, { 'data.bin': LARGE });
  return mission;
}

describe('a mission', () => {
  it.each(['auto', 'off'])(
    'finds both in its sessions and its evaluator, and a session commits neither: sandbox %s',
    async (sandbox) => {
      const check = 'grep -q library vendor/lib/lib.txt && test "$(wc -l <data.bin)" = 1000';
      const mission = createWith(
        `${check} || exit 1; echo 11 >value.txt; git add -A; git commit -qm better; hand candidate $(git rev-parse HEAD)`,
        sandbox,
      );
      const notes: string[] = [];
      const onEvent = (event: MissionEvent) => void (event.kind === 'note' && notes.push(event.note));
      const { runId } = await mission.launch({ onEvent });
      expect(notes).toContain(PREPARING);
      const left = leftOf(mission, runId);
      expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep']);
      const kept = left.manifest.last_kept_commit;
      expect(userGit(mission.folder, 'diff', '--name-only', 'main', kept)).toBe('value.txt');
    },
  );

  it.each([
    ['a Git LFS file', 'git update-index --no-skip-worktree data.bin; echo 1 >data.bin', 'is a file of Git LFS'],
    [
      'the commit of a submodule',
      'git -C vendor/lib init -q; git -C vendor/lib commit -q --allow-empty -m x',
      'is a submodule',
    ],
  ])('keeps no commit that changes %s, and says why', async (_, change, reason) => {
    const mission = createWith(
      `${change}; echo 11 >value.txt; git add -A; git commit -qm worse; hand candidate $(git rev-parse HEAD)`,
    );
    const { runId, last } = await mission.launch();
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 discard']);
    expect(JSON.stringify(last)).toContain(reason);
  });
});
