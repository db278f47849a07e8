/** What the status of plans is read from: one of them or all, whose branches are part of what is printed. */
import { basename } from 'node:path';
import { listBranchFiles } from '../kernel/branch-files.ts';
import type { IsUnread } from '../kernel/remembered-answer.ts';
import { WORK_BRANCHES, type WorkPaths } from '../workitem/work-files.ts';

export interface PlanStatusPaths extends WorkPaths {
  /** The name of a plan; undefined: all plans. */
  readonly plan: string | undefined;
  readonly answerName: string;
  readonly isUnread: IsUnread;
  /** The branches that receipts are read with, one a line; undefined where nothing can be written down. */
  readonly readBranches: () => readonly string[] | undefined;
}

/** As plans are named: what was typed may be the name of none. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Of the plan that is named, or of all. */
export function planStatusPaths(paths: WorkPaths, plan: string | undefined): PlanStatusPaths {
  return {
    ...{ ...paths, plan },
    answerName: plan === undefined ? 'work' : `work-${plan}`,
    isUnread: (name, folder) => isUnread(paths, name, folder),
    readBranches: () => {
      if (plan !== undefined && !NAME.test(plan)) return undefined;
      const branches = listBranchFiles(paths.repository, WORK_BRANCHES);
      return branches && [...branches].map(([name, commit]) => `${name} ${commit}`);
    },
  };
}

/** The journal, receipts, blocked items and what test commands printed are read. */
function isUnread({ folder, journal, receipts, runs, blocked }: WorkPaths, name: string, at: string): boolean {
  if (at === folder) return ![journal, receipts, runs, blocked].some((each) => basename(each) === name);
  if (at === receipts) return !name.endsWith('.json');
  return at !== runs && !name.endsWith('.output');
}
