import { parseSandbox } from '../../src/mission/contract.ts';
import type { EvaluationRecord } from '../../src/mission/evaluator-output.ts';
import { foldMission, type Launch, type LedgerEntry, type MissionState } from '../../src/mission/ledger.ts';

export const commitOf = (number: number): string => String(number).padStart(40, '0');

export function sandbox(front: string, policy = ''): ReturnType<typeof parseSandbox> {
  return parseSandbox('sandbox.md', Buffer.from(`---\n${front}\n---\n${policy}`));
}

function contractOf(front: string) {
  const read = sandbox(front);
  if ('problems' in read) throw new Error(read.problems.map(({ found }) => found).join('; '));
  return read.contract;
}

const AT = '2026-05-21T09:00:00.000Z';

export function launchOf(more: Partial<Launch> = {}): Launch {
  return {
    kind: 'launch',
    run_id: 'missions-climb-20260521t090000z',
    run_tag: '20260521T090000Z',
    mission_slug: 'missions-climb',
    mission_dir: 'missions/climb',
    mission_file: 'missions/climb/mission.md',
    sandbox_file: 'missions/climb/sandbox.md',
    repo_root: '/home/ada/climb',
    worktree_path: '/home/ada/climb.rcs-worktrees/autoresearch-missions-climb-20260521T090000Z',
    branch_name: 'autoresearch/missions-climb/20260521T090000Z',
    baseline_commit: commitOf(1),
    contract: contractOf('evaluator: {command: sh evaluate.sh, format: json}'),
    mission: 'Make the number larger.',
    policy: 'Stay in this folder.',
    agent: { command: null, args: [] },
    created_at: AT,
    ...more,
  };
}

export function evaluationOf(more: Partial<EvaluationRecord> = {}): NonNullable<LedgerEntry['evaluator']> {
  const [status, pass, score] = ['pass', true, 12] as const;
  return {
    command: 'sh evaluate.sh',
    ran_at: AT,
    status,
    pass,
    score,
    exit_code: 0,
    stdout: '',
    stderr: '',
    parse_error: null,
    ...more,
  };
}

export function entryOf(iteration: number, more: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    kind: iteration === 0 ? 'baseline' : 'iteration',
    iteration,
    decision: iteration === 0 ? 'baseline' : 'discard',
    decision_reason: 'a reason',
    candidate_status: iteration === 0 ? null : 'candidate',
    base_commit: commitOf(1),
    candidate_commit: iteration === 0 ? null : commitOf(100 + iteration),
    kept_commit: commitOf(1),
    keep_policy: 'score_improvement',
    evaluator: evaluationOf({ score: iteration === 0 ? 10 : 9 }),
    created_at: AT,
    notes: [],
    description: 'a description',
    lane: 'reset',
    ...more,
  };
}

export function stateOf(entries: readonly LedgerEntry[], more: Partial<Launch> = {}): MissionState {
  const state = foldMission([launchOf(more), ...entries]);
  if (state === undefined) throw new Error('no launch');
  return state;
}
