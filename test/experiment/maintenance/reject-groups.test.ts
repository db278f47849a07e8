import { expect, it } from 'vitest';
import type { HandedGroup } from '../../../src/experiment/handover/handed-groups.ts';
import { groupsToReject } from '../../../src/experiment/maintenance/reject-groups.ts';

const group = (task: string, on: string | null): HandedGroup => ({
  ...{ task, on, branch: task, commit: task, title: { text: task, end: '' }, effect: '', isConfirmed: true },
  changes: [],
  pull: undefined,
  takenOut: undefined,
});
const GROUPS = [
  group('group 1', null),
  group('group 2', 'group 1'),
  group('group 3', 'group 2'),
  group('group 4', null),
];

it('what stands on a closed group goes with it, and what was merged stays', () => {
  const closed = [{ task: 'group 1', pull: 'pull request #7' }];
  const shown = (merged: readonly string[]) =>
    groupsToReject(GROUPS, { closed, merged: new Set(merged) }).map((each) => `${each.group.task}: ${each.reason}`);
  const onTop = 'it is on top of pull request #7, which was closed without a merge';
  expect(shown([])).toEqual(['group 1: closed without a merge', `group 2: ${onTop}`, `group 3: ${onTop}`]);
  expect(shown(['group 2'])).toEqual(['group 1: closed without a merge']);
});
