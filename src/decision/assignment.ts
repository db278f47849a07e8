import { plural, quoted } from '../base/text.ts';
import { levelOf } from '../stats/level.ts';
import { meanOf } from '../stats/moments.ts';
import { type Noise, pairScale, unitScale } from '../stats/noise.ts';
import { quarantinedPromotion, quarantinedTrial, waiveLimit, withTaken } from './approval.ts';
import { CLAIMED_PAIRS, type Claimable, isClaimed } from './claimed.ts';
import { type CompareNames, type CompareTrial, startCompareTrial } from './compare-trial.ts';
import { changeOf, findSameChange, isBlank } from './duplicate.ts';
import { distanceOf, onScale, ratioOf, withRatio } from './gain-scale.ts';
import { guardRules } from './metric-guard.ts';
import {
  continuePairedTrial,
  type PairedRules,
  type PairedTrial,
  startPairedTrial,
  waivePairedLimit,
} from './paired-trial.ts';
import { automaticLimit, maxPlausible, plausibleFactor } from './plausible-limit.ts';
import { isRecordPolicy, POLICIES, type Policy, type RecordPolicy } from './policies/registry.ts';
import { pendingPromotion } from './promotion-approval.ts';
import { loneRules } from './screening.ts';
import { IN_TEST, type KnownTree, type Session } from './session.ts';
import { hasTolerance } from './settings.ts';

export type Trial = PairedTrial | CompareTrial;

/** Whether it is for a step of the working line of `checkpoint`, which nothing is claimed of. */
export function isWorkingStep(trial: Trial): boolean {
  return trial.task === 'compare' && POLICIES[trial.policy].hasWorkingLine;
}

export interface Proposal extends Claimable {
  readonly id: string;
  readonly tree: string;
  /** `simplify`: it must only not be worse than the tolerance; `distil`: than the margin. */
  readonly purpose: 'candidate' | 'simplify' | 'distil';
  /** To distil: how much what it takes out may be worth. */
  readonly margin?: number | undefined;
  /** The test that held it back, where a person has let it through. */
  readonly released?: string | null;
  /** Digest of what it changes of the current best, blanks aside; null: unknown. */
  readonly normal?: string | null;
  /** It takes out what was kept. */
  readonly isRevert?: boolean;
}

export type Assigned =
  | { readonly kind: 'trial'; readonly session: Session; readonly trial: Trial }
  | { readonly kind: 'refused'; readonly code: 'noop' | 'duplicate' | 'horizon'; readonly reason: string };

function assignBy(policy: Policy, session: Session, proposal: Proposal): Assigned {
  // What noise a stored score has would decide what goes out.
  const isPaired = proposal.purpose === 'distil' && !session.is_exact;
  return isRecordPolicy(policy) && !isPaired
    ? assignCompare(session, proposal, policy)
    : assignPaired(session, proposal);
}

/**
 * Begins the test of a proposal, continues the one that its tree has, or refuses it before anything is run. One
 * change has one test against one best, whatever blanks come with it, and it is a test of the tree that it began
 * with. Source: decisions, "Integrity", rule 6.
 */
export function assignProposal(session: Session, proposal: Proposal): Assigned {
  const { policy, incumbent, open, trees, settings } = session;
  if (policy === null) throw new TypeError('a session is calibrated before its first proposal');
  const { tree, purpose } = proposal;
  if (tree === incumbent) return { kind: 'refused', code: 'noop', reason: 'it is the current best itself' };
  if (isBlank(proposal)) {
    const reason = 'only blanks change: ends of lines, white space there, blank lines';
    return { kind: 'refused', code: 'noop', reason };
  }
  const barred = proposal.isRevert === true ? undefined : session.barred[proposal.normal ?? ''];
  if (barred !== undefined) {
    return {
      kind: 'refused',
      code: 'duplicate',
      reason: `the same change, but for blanks, was rejected: ${quoted(barred)}`,
    };
  }
  if (proposal.released != null && session.releases[proposal.released] !== undefined) {
    return assignReleased(session, proposal, proposal.released);
  }
  const begun = open[tree];
  if (begun !== undefined && begun.incumbent === incumbent) {
    const { [tree]: _begun, ...others } = open;
    return { kind: 'trial', session: inTest({ ...session, open: others }, begun), trial: continued(session, begun) };
  }
  const tried = proposal.isRevert === true ? findTried(session, tree) : reportedBy(trees.get(tree));
  if (tried !== undefined) return { kind: 'refused', code: 'duplicate', reason: tried };
  const same = proposal.isRevert === true ? undefined : findSameChange(session, proposal);
  if (same !== undefined) {
    const reason = `the same change, but for blanks, was ${quoted(same.id)} (${same.code})`;
    return { kind: 'refused', code: 'duplicate', reason };
  }
  const isIdle = purpose === 'simplify' && !hasTolerance(settings);
  const assigned = assignBy(policy, session, isIdle ? { ...proposal, purpose: 'candidate' } : proposal);
  if (assigned.kind === 'refused') return assigned;
  const begunSession = inTest(withChange(assigned.session, proposal), assigned.trial);
  if (proposal.isRevert !== true) return { ...assigned, session: begunSession };
  return { ...assigned, session: { ...begunSession, reverts: [...begunSession.reverts, proposal.id] } };
}

/**
 * Continues a test. If no run of it counts yet, it is compared with what the current best scores by now, which may be on
 * another machine; its level stays.
 */
function continued(session: Session, begun: PairedTrial): PairedTrial {
  const { checks_order: isChecked, washes } = session;
  if (begun.is_screened) {
    const trial = continuePairedTrial(begun);
    return isChecked ? { ...trial, rules: { ...trial.rules, washes } } : trial;
  }
  const { a, tolerance } = begun.rules;
  return startPairedTrial(begun, candidateRules(session, { a, tolerance, purpose: begun.purpose }));
}

function reportedBy(known: KnownTree | undefined): string | undefined {
  return known === undefined ? undefined : `the same tree was tried before: ${quoted(known.id)} (${known.code})`;
}

/**
 * Why a tree that is left without some keeps is not tested. It may have been tested as a change: then it was to be
 * better than what it was made of, now it is to be no worse than what was made of it. That once: one broken off begins
 * again.
 */
export function findTried({ trees, reverts, open, incumbent }: Session, tree: string): string | undefined {
  const known = trees.get(tree);
  const isOpen = known?.code === IN_TEST || open[tree]?.incumbent === incumbent;
  return known === undefined || isOpen || !reverts.includes(known.id) ? undefined : reportedBy(known);
}

/** Another workspace may propose the same tree meanwhile: it has one test, not two at a time. */
function inTest(session: Session, { id, tree }: Pick<Trial, 'id' | 'tree'>): Session {
  return { ...session, trees: session.trees.with(tree, { id, code: IN_TEST }) };
}

function withChange(session: Session, proposal: Proposal): Session {
  const change = changeOf(session, proposal);
  return change === undefined ? session : { ...session, changes: session.changes.with(change, proposal.tree) };
}

/**
 * A change that a person approved, without a limit of what is plausible: its old test, or one on the branch head of
 * now.
 */
function assignReleased(session: Session, proposal: Proposal, released: string): Assigned {
  const { open, incumbent, policy } = session;
  const begun = open[proposal.tree];
  const known = begun?.incumbent === incumbent ? continued(session, begun) : quarantinedTrial(session, proposal.tree);
  if (known !== undefined) {
    return { kind: 'trial', session: withTaken(session, released, known.id), trial: waiveLimit(known) };
  }
  const assigned = assignBy(policy ?? 'greedy', session, proposal);
  if (assigned.kind === 'refused') return assigned;
  const { trial } = assigned;
  const taken = withTaken(withChange(assigned.session, proposal), released, trial.id);
  return { kind: 'trial', session: taken, trial: waiveLimit(trial) };
}

function assignPaired(session: Session, proposal: Proposal): Assigned {
  const a = nextLevel(session);
  if (a === 0) {
    const reason = `max_candidates ${session.settings.max_candidates} is spent: there is no level left to test at`;
    return { kind: 'refused', code: 'horizon', reason };
  }
  const tolerance = toleranceOf(session, proposal, meanOf(session.scores));
  const { purpose, claimed } = proposal;
  const rules = candidateRules(session, { a, tolerance, purpose, claimed });
  const trial = startPairedTrial({ ...proposal, incumbent: session.incumbent }, rules);
  return { kind: 'trial', session: withLevel(session, a), trial };
}

// The margin is about the noise of one run, which takes more pairs to show than most gains. There is one such test, so
// patience costs little; what it buys: npm run bench:distil.
const DISTIL_PATIENCE = { max_pairs: 100, futility_z: 4 } as const;

/** What need not be better: by how much it may be worse than a score. */
function toleranceOf(session: Session, { purpose, margin = 0 }: Pick<Proposal, 'purpose' | 'margin'>, score: number) {
  if (purpose === 'distil') return margin;
  return purpose === 'simplify' ? distanceOf(session.settings.tolerance, score, ratioOf(session)) : 0;
}

function candidateRules(
  session: Session,
  { purpose, claimed, ...options }: Pick<PairedRules, 'a' | 'tolerance'> & Claimable,
): PairedRules {
  const isDistil = purpose === 'distil';
  // A judge has screened it: its pairs begin at once, and the first of them must agree with that judge.
  const isOfJudge = isClaimed({ purpose, claimed });
  const screen = isDistil || isOfJudge ? 'off' : session.effort_rules.screen;
  const rules = { ...pairedRules(session, { ...options, screen }), ...guardRules(session) };
  if (isOfJudge) return { ...rules, agrees_after: CLAIMED_PAIRS };
  // What is simpler need not be better, and lone runs know no tolerance.
  const own = purpose === 'candidate' ? loneRules(session) : isDistil ? DISTIL_PATIENCE : {};
  return { ...rules, ...own };
}

/** Says that no candidate can be tested any more, whatever time is left. */
export function findSpentHorizon(session: Session): string | undefined {
  const { policy, settings } = session;
  const isLevelled = policy !== null && POLICIES[policy].boundsErrors;
  if (!isLevelled || nextLevel(session) > 0) return undefined;
  return `max_candidates reached: ${plural(settings.max_candidates ?? 0, 'candidate')} tested`;
}

function nextLevel({ settings, level }: Session): number {
  const { error_rate, confidence, max_candidates: horizon = null } = settings;
  return levelOf({ error_rate, alpha: 1 - confidence, horizon }, level);
}

function withLevel(session: Session, a: number): Session {
  const level = { ...session.level, tested: session.level.tested + 1 };
  return { ...session, level, spent: session.spent + a };
}

function pairedRules(
  session: Session,
  { a, screen, tolerance = 0 }: Pick<PairedRules, 'a' | 'screen'> & { readonly tolerance?: number },
): PairedRules {
  const { settings, effort_rules: effort, scores } = session;
  const noise = noiseIn(session);
  const scale = pairScale(noise);
  const ratio = ratioOf(session);
  return {
    sign: signOf(session),
    a,
    a0: 1 - settings.confidence,
    screen,
    futility_z: effort.futility_z,
    max_pairs: effort.max_pairs,
    ...withRatio(session),
    min_improvement: distanceOf(settings.min_improvement, meanOf(scores), ratio),
    tolerance,
    max_plausible: maxPlausible(session, meanOf(scores), automaticLimit(session, scale)),
    ...plausibleFactor(session),
    share_seed: settings.share_seed,
    reference: meanOf(scores.map((score) => onScale(score, ratio))),
    scale: scale.value,
    ...(noise.steps === undefined ? {} : { steps: noise.steps }),
    scale_source: scale.source,
    unit_scale: noise.case_scale === null ? null : unitScale(noise).value,
    moves: session.moves,
    ...(session.checks_order ? { checks_order: true, washes: session.washes } : {}),
  };
}

function noiseIn({ noise }: Session): Noise {
  if (noise === null) throw new TypeError('a session whose noise is not known must be calibrated first');
  return noise;
}

function signOf({ settings }: Session): 1 | -1 {
  return settings.direction === 'max' ? 1 : -1;
}

function assignCompare(session: Session, proposal: Proposal, policy: RecordPolicy): Assigned {
  const { incumbent, record } = session;
  const tolerance = toleranceOf(session, proposal, record);
  return { kind: 'trial', session, trial: compareTrial(session, { ...proposal, incumbent, policy }, tolerance) };
}

function compareTrial(session: Session, names: CompareNames & Claimable, tolerance = 0): CompareTrial {
  const { settings, is_exact: isExact, record } = session;
  const { sigma } = noiseIn(session);
  const repeats = isExact ? 1 : settings.repeats;
  const options = settings.ladder_step ?? 'auto';
  const step = options === 'auto' ? sigma / Math.sqrt(repeats) : options;
  return startCompareTrial(names, {
    sign: signOf(session),
    is_exact: isExact,
    ...(isClaimed(names) ? { is_claimed: true } : {}),
    repeats,
    record,
    ...withRatio(session),
    min_improvement: distanceOf(settings.min_improvement, record, ratioOf(session)),
    tolerance,
    step: POLICIES[names.policy].ownKeys.includes('ladder_step') ? step : 0,
    // Scores that are exact have no noise to measure a gain by, and an error that goes to 0 is halved again and again:
    // only the user knows what would be too much.
    max_plausible: maxPlausible(session, record, null),
    moves: session.moves,
  });
}

/**
 * A no-op against itself: kept no more often than the level says, if the evaluator is sound; where scores are exact,
 * one run that has to come out as before.
 */
export function assignAaCheck(session: Session): { readonly session: Session; readonly trial: Trial } {
  const aaChecks = session.tasks.aaChecks + 1;
  const { incumbent } = session;
  const names = { id: `canary ${aaChecks}`, purpose: 'canary', tree: incumbent, incumbent } as const;
  // Not screened: what an A/A check is to show is the test itself.
  const trial = session.is_exact
    ? compareTrial(session, { ...names, policy: 'greedy' })
    : startPairedTrial(names, pairedRules(session, { a: 1 - session.settings.confidence, screen: 'off' }));
  return { session: { ...session, tasks: { ...session.tasks, aaChecks } }, trial };
}

const PROMOTION_FUTILITY_Z = 0.75;

/** The working branch head of `checkpoint` against its champion. */
export function assignPromotion(
  session: Session,
): { readonly session: Session; readonly trial: PairedTrial } | undefined {
  const { champion, incumbent } = session;
  const released = pendingPromotion(session);
  const known = released === undefined ? undefined : quarantinedPromotion(session);
  if (released !== undefined && known !== undefined) {
    return { session: withTaken(session, released, known.id), trial: waivePairedLimit(known) };
  }
  const a = nextLevel(session);
  if (champion === null || a === 0) return undefined;
  const promotions = session.tasks.promotions + 1;
  const options = { ...pairedRules(session, { a, screen: 'off' }), ...guardRules(session) };
  const limit = released === undefined ? options.max_plausible : null;
  const rules = { ...options, futility_z: PROMOTION_FUTILITY_Z, max_plausible: limit };
  const names = {
    id: `promotion ${promotions}`,
    purpose: 'promotion',
    tree: incumbent,
    incumbent: champion.tree,
  } as const;
  const next = withLevel({ ...session, tasks: { ...session.tasks, promotions } }, a);
  return {
    session: released === undefined ? next : withTaken(next, released, names.id),
    trial: startPairedTrial(names, rules),
  };
}

export interface CertifyRequest {
  readonly id: string;
  /** A kept tree, and the one that it replaced. */
  readonly tree: string;
  readonly parent: string;
  /** How many kept changes are certified together. */
  readonly keeps: number;
}

/** A kept change against its parent, tested again; e-BH then decides over all of them. */
export function assignCertify(session: Session, { id, tree, parent, keeps }: CertifyRequest): PairedTrial {
  const { fdr, max_pairs } = session.settings.certify;
  const rules = pairedRules(session, { a: fdr / keeps, screen: 'off' });
  return startPairedTrial({ id, purpose: 'certify', tree, incumbent: parent }, { ...rules, max_pairs, a0: fdr });
}
