import { claimOutcome, isConfirmed, renderOutcome } from '../base/claim-outcome.ts';
import { plural } from '../base/text.ts';
import type { MissionState } from '../mission/ledger.ts';
import { findRecordedAlert } from '../mission/stop.ts';
import { oneLine } from './foreign-text.ts';
import { renderHoldoutGains, type ShownGains } from './holdout-text.ts';
import type { PlainClaim } from './plain-claim.ts';
import type { ClaimView, Fact } from './run-view.ts';

/** Whether the improvement may be called confirmed: by its claim, where nothing speaks against the evaluator. */
export function isImprovementConfirmed(state: MissionState): boolean {
  return state.claim !== undefined && isConfirmed(state.claim) && findRecordedAlert(state) === undefined;
}

/** What may be said of the improvement, with how to confirm it or why nothing does. */
export function viewClaim(state: MissionState): ClaimView {
  const text = renderImprovement(state);
  if (text === undefined || findRecordedAlert(state) !== undefined) return { kind: 'none', text };
  if (state.claim !== undefined) return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
  return { kind: 'none', text };
}

/** What the first line of the page may say: the claim, and what limits it or why there is none. */
export function plainClaimOf(state: MissionState): {
  readonly claim: PlainClaim | undefined;
  readonly remark: string | undefined;
} {
  const { claim } = state;
  if (findRecordedAlert(state) !== undefined) {
    return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
  }
  if (claim === undefined) return { claim, remark: undefined };
  return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}

/** Whether a claim is of all that is on the branch. */
function isOfWhole(state: Pick<MissionState, 'entries' | 'evidence'>, { final }: { readonly final: string }): boolean {
  const branchHead = findBranchHeadTree(state);
  return branchHead === undefined || branchHead === final;
}

/** A confirmation, how to get one, or why there is none; undefined before the first accepted change. */
export function renderImprovement(state: MissionState): string | undefined {
  const { entries, claim, launch } = state;
  if (!entries.some(({ decision }) => decision === 'keep')) return undefined;
  const alert = findRecordedAlert(state);
  if (alert !== undefined) return `not claimed: ${oneLine(alert, 900)}`;
  if (claim !== undefined) {
    const output = renderOutcome(claimOutcome(claim));
    return oneLine(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
  }
  const { decision, confirm } = launch.contract.evaluator;
  if (decision === undefined)
    return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
  if (confirm?.pairs === 0) return 'not claimed: evaluator.confirm.pairs is 0';
  return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}

/** The tree that the last comparison left on the branch. */
function findBranchHeadTree({ entries, evidence }: Pick<MissionState, 'entries' | 'evidence'>): string | undefined {
  const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
  const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
  if (last?.code === 'rolled-back') return last.incumbent;
  const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
  return tested?.kind === 'candidate' ? tested.tree : undefined;
}

/** The risks found, and the results of A/A checks and holdout so far; a line for each that is in use. */
export function integrityOf(
  { evidence, launch }: Pick<MissionState, 'evidence' | 'launch'>,
  gap: ShownGains | undefined,
): readonly Fact[] {
  const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
  const noops = output.filter(({ variety }) => variety === 'noop');
  const accepted = noops.filter(({ passed }) => !passed).length;
  const broken = output.find(({ variety }) => variety === 'broken');
  const aaChecks = [
    ...(noops.length === 0 ? [] : [`${plural(noops.length, 'A/A check')}, ${accepted} accepted`]),
    ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
  ];
  const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
  const last = new Map(risks.map((each) => [each.risk, each]));
  const reported = [...last.values()].map(({ risk, accepted, detail }) =>
    accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`,
  );
  const { holdout } = launch.contract.evaluator;
  const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
  const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
  const yes = answers.filter(({ passed }) => passed).length;
  const gains = gap === undefined ? [] : [renderHoldoutGains(gap)];
  return [
    ...(reported.length === 0 ? [] : [['risks', reported.join('; ')] as const]),
    ...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')] as const]),
    ...(holdout === undefined
      ? []
      : [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')] as const]),
  ];
}
