/** Whether what is written down of the first records of a journal has the shape of that: whoever can write there can leave anything. Pure. */
import { hasShapeOf } from '../base/same-shape.ts';
import type { MissionFold } from './ledger.ts';

/** What the records of a journal come to, as it is written down. */
export interface FollowedMission extends MissionFold {
  /** How many records there are, and how many of them are entries. */
  readonly count: { records: number; entries: number };
}

/** `count`: of how many records it is. */
export function isFollowedMission(value: unknown, count: number): boolean {
  if (!hasShapeOf(value, FOLLOWED)) return false;
  const { state, count: counted } = value as FollowedMission;
  return counted.records === count && (state === undefined || hasShapeOf(state, STATE));
}

const FOLLOWED = { evidence: [{ kind: '' }], count: { records: 0, entries: 0 } };
const LAUNCHED = {
  ...{ kind: '', run_id: '', run_tag: '', mission_slug: '', mission_dir: '', mission_file: '', sandbox_file: '' },
  ...{ repo_root: '', worktree_path: '', branch_name: '', baseline_commit: '', created_at: '' },
  contract: { evaluator: { command: '', keep_policy: '' }, agent: {}, boundaries: { deny_paths: [''] } },
};
const STATE = {
  launch: LAUNCHED,
  entries: [{ kind: '', iteration: 0, kept_commit: '', created_at: '' }],
  turns: [{}],
  ...{ claims: 0, lastAcceptedCommit: '', iteration: 0, workspace: '', status: '', updatedAt: '' },
  ...{ isSpent: false, isFromElsewhere: false },
  ...{ acceptedRisks: [''], evidence: [], askIssues: [''] },
};
