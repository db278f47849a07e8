import { expect, it } from 'vitest';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';

/** Commits a name that no folder holds, and hands the commit over. */
const LINES = (name: string): string => `
  blob=$(git hash-object -w --stdin <value.txt)
  tree=$( (git ls-tree HEAD; printf '100644 blob %s\\t%s\\n' "$blob" "${name}") | git mktree)
  git reset -q --soft "$(git commit-tree "$tree" -p HEAD -m long)"
  hand candidate "$(git rev-parse HEAD)"`;

it('a commit with a name that no folder can hold is denied, and the mission goes on', async () => {
  const name = 'n'.repeat(300);
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) ${LINES(name)} ;; *) improve 20; hand candidate $(git rev-parse HEAD) ;; esac`,
  });
  const { runId } = await mission.launch({ maxIterations: 2 });
  const left = leftOf(mission, runId);
  const [, denied] = left.ledger.entries;
  expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard', '2 keep']);
  expect(denied?.decision_reason).toMatch(/has a name that is longer than 255 bytes/);
});
