import type { HandedGroup, ReadGroups } from '../experiment/handover/handed-groups.ts';
import { oneLine } from './foreign-text.ts';
import type { Fact } from './run-view.ts';

// A run can have dozens; the branches show them all.
const MAX_GROUPS = 12;
const MAX_CHARS = 300;

/** The groups of the handover, one a line, each after the one below it. */
export function renderGroups(read: ReadGroups | undefined): Fact[] {
  if (read === undefined) return [];
  const { groups, unmeasured, isCurrent } = read;
  const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
  const rest = groups.length - MAX_GROUPS;
  const notes = [
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
    ...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
  ];
  return [...lines, ...notes].map((line): Fact => ['group', line]);
}

function describeGroup(group: HandedGroup, all: readonly HandedGroup[]): string {
  const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
  const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
  const parts = [
    `${branch}${below === undefined ? '' : `, on ${below}`}`,
    `${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
    ...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
    ...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
  ];
  return `${oneLine(title.text, MAX_CHARS)}: ${parts.map((part) => oneLine(part, MAX_CHARS)).join('; ')}`;
}
