import { renderApart } from '../base/score-text.ts';
import { meanOf } from '../stats/moments.ts';
import { changePoint, poolTest } from '../stats/noise.ts';
import { withNoop } from './aa-check.ts';
import { withReleaseDecided } from './approval.ts';
import type { Trial } from './assignment.ts';
import type { CompareTrial } from './compare-trial.ts';
import { onScale, ratioOf } from './gain-scale.ts';
import type { PairedTrial } from './paired-trial.ts';
import { withBestRun, withTest } from './screening.ts';
import { type Champion, MAX_SCORES, type Session } from './session.ts';
import { GUARD_FAILED, isGuardVerdict, REFUSED_AFTER_TEST, type Verdict } from './verdict.ts';

/**
 * What guards and the holdout said of a trial that passed; of one that is above what is plausible, what the guards did:
 * it is quarantined for a person only where they accept it.
 */
export type Final = 'accepted' | 'refused';

/** Takes a trial in: what it says of the noise, of its tree, and which tree is the current best now. */
export function concludeTrial(session: Session, trial: Trial, final: Final): Session {
  return withReleaseDecided(storedAgain(session, concluded(session, trial, final), trial), trial);
}

/**
 * Scores of a trial that saw more than one environment, or an earlier one alone, are not stored: they are measured
 * again.
 */
function storedAgain(before: Session, after: Session, { rules }: Trial): Session {
  const isStored = after.incumbent !== before.incumbent || after.record !== before.record;
  return isStored && rules.moves !== after.moves ? { ...after, scores: [], stream: [], noise: null } : after;
}

function concluded(before: Session, trial: Trial, final: Final): Session {
  const isCarried = trial.verdict?.code === 'carry-over' || isCarriedPromotion(before, trial);
  const session = isCarried ? { ...before, washes: true } : before;
  if (trial.task === 'compare') return concludeCompare(session, trial, final);
  const pooled = withDriftWatch(withPairs(session, trial));
  if (trial.purpose === 'certify') return pooled;
  if (trial.purpose === 'canary') {
    if (trial.verdict === null) return pooled;
    return { ...pooled, aaChecks: withNoop(session.aaChecks, trial.verdict.outcome === 'keep') };
  }
  return trial.purpose === 'promotion' ? concludePromotion(pooled, trial, final) : concludePaired(pooled, trial, final);
}

/** Runs that an earlier version began look at tests of candidates alone. */
function isCarriedPromotion({ restarts_carry_over: isNew }: Session, trial: Trial): boolean {
  return isNew && trial.task === 'paired' && trial.purpose === 'promotion' && trial.is_carried === true;
}

/**
 * Whether a trial accepts a change; one that was tested against an earlier best must be rebased and tested again.
 */
export function isAcceptedTrial(session: Session, trial: Trial, final: Final): boolean {
  const isPassed = trial.verdict?.outcome === 'keep';
  const against = trial.task === 'paired' && trial.purpose === 'promotion' ? session.champion?.tree : session.incumbent;
  return isPassed && final === 'accepted' && trial.incumbent === against;
}

/** Whether a trial waits for a person: it gained more than is plausible, and no guard is against it. */
function isQuarantined({ verdict }: Trial, final: Final): boolean {
  return verdict?.outcome === 'quarantine' && final === 'accepted';
}

/** A test that ends without a word on its candidate: whatever its scores say, the same tree continues from them. */
export function withoutVerdict(trial: Trial): Trial {
  return { ...trial, verdict: null };
}

// Longer ago the machine was another one.
const MAX_STREAM = 100;

function withPairs(session: Session, trial: PairedTrial): Session {
  const { noise, incumbent } = session;
  const pairs = trial.pairs.slice(trial.pooled.pairs);
  const units = trial.units.slice(trial.pooled.units);
  const differences = pairs.map(({ difference }) => difference);
  const known = noise ?? session.last_noise;
  const next = known === null ? null : poolTest(known, differences, units);
  const isOfNow = trial.incumbent === incumbent && trial.rules.moves === session.moves;
  const seen = isOfNow ? pairs.map((pair) => pair.incumbent) : [];
  return {
    ...session,
    noise: noise === null ? null : next,
    last_noise: next,
    lone: withTest(withBestRun(session.lone, seen.length > 0), pairs, trial.rules.ratio),
    scores: [...session.scores, ...seen].slice(-MAX_SCORES),
    stream: [...session.stream, ...seen].slice(-MAX_STREAM),
  };
}

function withDriftWatch(session: Session): Session {
  const at = changePoint(session.stream.map((score) => onScale(score, ratioOf(session))));
  if (at === undefined) return session;
  const stream = session.stream.slice(at);
  const [before, now] = [meanOf(session.stream.slice(0, at)), meanOf(stream)];
  const moved = `from ${renderApart(before, now)} to ${renderApart(now, before)}`;
  const warning = `the scores of the current best moved ${moved}: the machine drifts; calibrated again`;
  const lone = { ...session.lone, drifts: session.lone.drifts + 1 };
  return { ...session, stream, lone, noise: null, warnings: [...session.warnings, warning] };
}

/** What became of a change, for whoever proposes it again; `interrupted`: its test ended without a verdict. */
function fateOf(session: Pick<Session, 'incumbent'>, { verdict, incumbent }: Trial, final: Final): string {
  if (verdict === null) return 'interrupted';
  if (isGuardVerdict(verdict)) return GUARD_FAILED;
  const isPassed = verdict.outcome === 'keep' || verdict.outcome === 'quarantine';
  // One that was outrun by another change was not asked about.
  return isPassed && final === 'refused' && incumbent === session.incumbent ? REFUSED_AFTER_TEST : verdict.code;
}

function withTree(session: Session, trial: Trial, { code, final }: { code: string; final: Final }): Session {
  const aaChecks = { ...session.aaChecks, since: session.aaChecks.since + 1 };
  const { [trial.tree]: _decided, ...others } = session.held;
  const held = isQuarantined(trial, final) ? { ...others, [trial.tree]: trial } : others;
  return { ...session, aaChecks, held, trees: session.trees.with(trial.tree, { id: trial.id, code }) };
}

/** As if it had not been proposed: proposed again, it has a test of its own, at a level of its own. */
function withoutTree(session: Session, { tree }: Trial): Session {
  return { ...session, trees: session.trees.without(tree) };
}

function concludePaired(session: Session, trial: PairedTrial, final: Final): Session {
  const { verdict } = trial;
  const pooled = { pairs: trial.pairs.length, units: trial.units.length };
  const { [trial.tree]: _ended, ...others } = session.open;
  const code = fateOf(session, trial, final);
  const next = withTree({ ...session, open: others }, { ...trial, pooled }, { code, final });
  if (isAcceptedTrial(session, trial, final)) {
    const scores = trial.pairs.map(({ candidate }) => candidate);
    const level = { ...session.level, kept: session.level.kept + 1 };
    const best = withBest({ ...next, level }, trial.tree, scores);
    // Where scores are compared with a stored one: what is left of the branch has one of its own.
    return trial.purpose === 'distil' ? { ...best, record: meanOf(scores) } : best;
  }
  // Pairs that depend on their order are no evidence, and washed ones behind them would not make them so.
  if (verdict?.code === 'carry-over' && session.restarts_carry_over) return withoutTree(next, trial);
  // Evidence that did not decide is kept: the same tree continues from it.
  if (verdict !== null && verdict.outcome !== 'inconclusive') return next;
  return { ...next, open: { ...others, [trial.tree]: { ...trial, pooled } } };
}

/** Tests that are open were against the one before. */
export function withBest(session: Session, tree: string, scores: readonly number[]): Session {
  const { incumbent } = session;
  const trees = session.trees.with(incumbent, session.trees.get(incumbent) ?? BASE);
  return {
    ...session,
    trees,
    incumbent: tree,
    scores: scores.slice(-MAX_SCORES),
    stream: scores.slice(-MAX_STREAM),
    open: {},
  };
}

const BASE = { id: 'base', code: 'base' };

/** Two runs of one tree differed. */
function withNoisy(session: Session, { reason }: Verdict): Session {
  return { ...session, is_exact: false, is_noisy: true, noise: null, warnings: [...session.warnings, reason] };
}

/** Of exact scores a no-op is never kept: it comes out as before, or they are not exact. */
function concludeExactNoop(session: Session, { verdict }: CompareTrial): Session {
  if (verdict === null) return session;
  const next = { ...session, aaChecks: withNoop(session.aaChecks, false) };
  return verdict.code === 'nondeterministic' ? withNoisy(next, verdict) : next;
}

function concludeCompare(session: Session, trial: CompareTrial, final: Final): Session {
  const { verdict, record } = trial;
  if (trial.purpose === 'canary') return concludeExactNoop(session, trial);
  if (verdict === null) return session.reverts.includes(trial.id) ? session : withoutTree(session, trial);
  // Its tree is not recorded as tested: it is proposed again, to the policy for noisy evaluators.
  if (verdict.code === 'nondeterministic') return withNoisy(withoutTree(session, trial), verdict);
  const next = withTree(session, trial, { code: fateOf(session, trial, final), final });
  const counted = next.champion === null ? next : { ...next, champion: withCandidate(next.champion) };
  if (!isAcceptedTrial(session, trial, final)) return counted;
  const accepted = { ...withBest(counted, trial.tree, trial.scores), record: record ?? meanOf(trial.scores) };
  if (counted.champion === null)
    return { ...accepted, is_unbounded: true, level: { ...accepted.level, kept: accepted.level.kept + 1 } };
  return { ...accepted, champion: { ...counted.champion, keeps: counted.champion.keeps + 1 } };
}

function withCandidate(champion: Champion): Champion {
  return { ...champion, candidates: champion.candidates + 1 };
}

function concludePromotion(session: Session, trial: PairedTrial, final: Final): Session {
  const { champion } = session;
  const { verdict, pairs } = trial;
  if (champion === null || verdict === null) return session;
  const counted = { ...champion, keeps: 0, candidates: 0 };
  const { [trial.tree]: _decided, ...others } = session.held;
  const pooled = { pairs: pairs.length, units: trial.units.length };
  const next = {
    ...session,
    held: isQuarantined(trial, final) ? { ...others, [trial.tree]: { ...trial, pooled } } : others,
  };
  if (isAcceptedTrial(session, trial, final)) {
    const record = meanOf(pairs.map(({ candidate }) => candidate));
    const level = { ...session.level, kept: session.level.kept + 1 };
    return { ...next, level, record, champion: { ...counted, tree: trial.tree, record } };
  }
  // Only a batch that shows next to nothing is given up. A gain that is hard to believe is no loss, and what a guard or
  // the holdout refuses gains all the same: the branch head goes on. Source: decisions, "CHECKPOINT".
  // Where it was the order of unwashed runs that refused the batch, it is due again at once, by washed ones.
  const isDueAgain = isCarriedPromotion(session, trial) && trial.rules.washes !== true;
  if (verdict.outcome !== 'discard') return { ...next, champion: isDueAgain ? champion : counted };
  const scores = pairs.map(({ incumbent }) => incumbent);
  const record = scores.length > 0 ? meanOf(scores) : champion.record;
  return { ...withBest(next, champion.tree, scores), record, champion: { ...counted, record } };
}
