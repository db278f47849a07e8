/**
 * The promotion test of `checkpoint`: what is due in a mission between sessions.
 * Invariant: the working line is taken back as a candidate is accepted: intent, compare-and-swap of the branch, entry, in
 * this order.
 */
import { dueIn } from '../decision/session.ts';
import type { Interrupted } from '../loop/measurement.ts';
import { concludePromotion, type RollBack } from '../loop/promotion.ts';
import { type DecidedPromotion, type Promotion, promote, recalibrate } from '../loop/scheduled-tasks.ts';
import { type ActiveMission, isMeasured, type MeasuredMission } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { CANCELLED, type Stop } from './stop.ts';
import { resetWorkspace } from './worktree.ts';

/** Whether the working line of `checkpoint` is to be tested next; `isEnding`: no more candidates come. */
export function isPromotionDue({ measuring }: Pick<ActiveMission, 'measuring'>, isEnding = false): boolean {
  const session = measuring?.decisionLog.session;
  if (session === undefined || (session.champion?.keeps ?? 0) === 0) return false;
  const due = dueIn(session, { isEnding }).kind;
  return due === 'calibration' || due === 'promotion';
}

/** Tests the working line of `checkpoint` as long as that is due. */
export async function promoteIfDue(mission: ActiveMission, isEnding = false): Promise<Stop | undefined> {
  if (!isMeasured(mission)) return undefined;
  const { measuring, paths } = mission;
  while (isPromotionDue(mission, isEnding)) {
    const broken =
      dueIn(measuring.decisionLog.session, { isEnding }).kind === 'calibration'
        ? await recalibrate(measuring, { logs: paths.folder })
        : await promoteLine(mission);
    if (broken === undefined) continue;
    if (broken.why === 'aborted') return CANCELLED;
    const status = broken.why === 'spent' ? 'failed' : 'stopped';
    return { status, reason: `the working line cannot be promoted: ${broken.reason}` };
  }
  return undefined;
}

async function promoteLine(
  mission: MeasuredMission,
): Promise<{ readonly why: string; readonly reason: string } | undefined> {
  const promoted = await promote(mission.measuring, { logs: mission.paths.folder });
  if (promoted.kind === 'broken') return promoted;
  if (promoted.kind === 'untestable') return { why: 'spent', reason: promoted.reason };
  return endPromotion(mission, promoted);
}

/** Ends a promotion test; why it was interrupted, if it was. */
export function endPromotion(mission: MeasuredMission, promoted: DecidedPromotion): Promise<Interrupted | undefined> {
  const place = { logs: mission.paths.folder, takeBack: (rollBack: RollBack) => takeLineBack(mission, rollBack) };
  return concludePromotion(mission.measuring, promoted, place);
}

async function takeLineBack(mission: MeasuredMission, { trial, decision }: RollBack): Promise<'kept' | 'cancelled'> {
  const comparison = comparisonOf(trial, decision);
  const champion = await commitOfTree(mission, trial);
  await mission.journal.takeBack(takeBackDraft(mission, { champion, comparison }));
  mission.measuring.decisionLog.writeFollowUp();
  const entry = mission.state.entries.at(-1);
  if (entry !== undefined) mission.journal.emit({ kind: 'recorded', entry, state: mission.state });
  await resetWorkspace(mission);
  return 'kept';
}

/** The last kept commit that has the champion's tree. */
async function commitOfTree(mission: ActiveMission, { incumbent }: Promotion): Promise<string> {
  const { entries, launch } = mission.state;
  for (const { kept_commit: commit } of entries.toReversed()) {
    if ((await mission.commits.treeOf(commit)) === incumbent) return commit;
  }
  return launch.baseline_commit;
}

function takeBackDraft(
  { state, host }: ActiveMission,
  { champion, comparison }: { readonly champion: string; readonly comparison: Comparison },
) {
  return {
    iteration: state.iteration + 1,
    decision: 'discard' as const,
    decision_reason: `the working line is taken back: ${comparison.reason}`,
    candidate_status: null,
    base_commit: state.lastAcceptedCommit,
    candidate_commit: null,
    kept_commit: champion,
    keep_policy: state.launch.contract.evaluator.keep_policy,
    evaluator: null,
    created_at: host.now().toISOString(),
    notes: [],
    description: `back to ${champion}`,
    lane: 'reset' as const,
    comparison,
  };
}
