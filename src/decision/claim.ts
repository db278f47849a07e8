import { renderRatioWords } from '../base/ratio-text.ts';
import { plural } from '../base/text.ts';
import type { EffectVerdict } from './effect-records.ts';
import { ratioOf, renderLimits, shownGain } from './gain-scale.ts';
import type { OwnEffect } from './leave-out.ts';
import type { ClaimRecord } from './records.ts';
import type { Session } from './session.ts';
import { figure, signedFigure } from './verdict.ts';

type ClaimFacts = Omit<ClaimRecord, 'sentence' | 'kind' | 'ratio'> & Partial<Pick<ClaimRecord, 'ratio'>>;

/** What a claim says of its scale; null: it is of differences. */
export function claimedRatio(session: Pick<Session, 'settings' | 'score_scale' | 'score_unit'>): ClaimRecord['ratio'] {
  const ratio = ratioOf(session);
  return ratio === undefined ? null : { ...ratio, direction: session.settings.direction };
}

/** What a change is worth to the branch that it is part of: `+4.2% (95% CI +3.1%..+5.3%)`. */
export function renderEffect(
  { verdict, estimate, interval, mean, reason }: OwnEffect,
  session: Pick<Session, 'settings' | 'score_scale' | 'score_unit'>,
): string {
  if (estimate === null || interval === null) return `needed: without it ${reason}`;
  const { settings } = session;
  const shown = showGain({ estimate, interval, baseline_mean: mean ?? 0, ratio: claimedRatio(session) });
  const limits = interval[0] === interval[1] ? '' : ` (${figure(settings.confidence * 100)}% CI ${shown.interval})`;
  return `${shown.change}${limits}, ${EFFECT_WORDS[verdict]}`;
}

const EFFECT_WORDS: Readonly<Record<EffectVerdict, string>> = {
  effect: 'an effect of its own',
  none: 'no effect of its own',
  undecided: 'not decided',
  needed: 'needed by others',
};

/** The sentence that a summary claim, a summary or a pull request shows. Source: decisions, "A claim reads". */
export function renderClaim(claim: ClaimFacts): string {
  const set = claim.sealed ? ', sealed set' : '';
  const { change, interval } = showGain(claim);
  const confidence = figure(claim.confidence * 100);
  const head = `${change} (${confidence}% CI ${interval}, ${claim.planned_pairs} fresh pairs${set})`;
  const counts = `${plural(claim.proposed, 'candidate')} proposed, ${claim.tested} measured, ${claim.kept} kept`;
  return `${head} over ${short(claim.baseline)}${machinesOf(claim)}; ${counts}; ${promiseOf(claim)}${isolationOf(claim)}${keyOf(claim)}${processOf(claim)}${toolsOf(claim)}${risksOf(claim)}${orderOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
}

/** What the claim is on several machines: its own pairs, and those that others report. */
function machinesOf(claim: ClaimFacts): string {
  const { machines, confidence, baseline_mean, ratio } = claim;
  if (machines === undefined) return '';
  const { change, interval } = showGain({ ...machines, baseline_mean, ratio: ratio ?? null });
  const level = figure(confidence * 100);
  const count = machines.others.length;
  const reported = `as ${plural(count, 'other machine')} ${count === 1 ? 'reports' : 'report'}`;
  return `; ${change} (${level}% CI ${interval}) between ${count + 1} machines, ${reported}`;
}

function risksOf({ accepted_risks: risks }: ClaimFacts): string {
  const taken = risks ?? [];
  return taken.length === 0 ? '' : `; accepted risks: ${taken.join(', ')}`;
}

function orderOf({ carry_over: isCarried }: ClaimFacts): string {
  return isCarried === true ? '; carry-over: runs depend on what ran before them' : '';
}

function isolationOf({ isolation }: ClaimFacts): string {
  const levels = isolation ?? [];
  return levels.length === 0 ? '' : `; isolation: ${levels.join(', ')}`;
}

function keyOf({ key_in_reach: isInReach }: ClaimFacts): string {
  return isInReach === true ? "; a process of the same user could read the model's key" : '';
}

function processOf({ in_process: isShared }: ClaimFacts): string {
  return isShared === true ? '; the evaluator shares a process with the code' : '';
}

function toolsOf({ changed_tools: areChanged }: ClaimFacts): string {
  return areChanged === true ? "; accepted changes changed the evaluator's tools" : '';
}

// As git shortens its ids.
const SHORT = 12;

function short(id: string): string {
  return id.slice(0, SHORT);
}

interface ShownClaim {
  readonly change: string;
  readonly interval: string;
}

type ShownGain = Pick<ClaimFacts, 'estimate' | 'baseline_mean' | 'ratio'> & {
  readonly interval: readonly [low: number, high: number];
};

function showGain(gain: ShownGain): ShownClaim {
  return gain.ratio == null ? inPercent(gain) : asRatio(gain, gain.ratio);
}

/** `1.17× faster`, `1.09–1.26`: no limit is beyond what a score can be. */
function asRatio(claim: ShownGain, ratio: NonNullable<ClaimRecord['ratio']>): ShownClaim {
  const shown = shownGain(claim, ratio.direction === 'max' ? 1 : -1, ratio);
  return { change: renderRatioWords(shown), interval: renderLimits(shown) };
}

function inPercent(claim: ShownGain): ShownClaim {
  const [low, high] = claim.interval;
  const unit = unitOf(claim);
  return { change: unit.show(claim.estimate, unit.sign), interval: `${unit.show(low, '')}..${unit.show(high, '')}` };
}

/** Percent of the baseline's mean; the plain difference where that mean is 0. */
function unitOf({ baseline_mean: mean }: ShownGain) {
  const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
  const show = (value: number, sign: string) => `${signedFigure(value * factor)}${sign}`;
  return { sign: mean === 0 ? '' : '%', show };
}

function promiseOf({ false_keeps_bound: bound, error_rate, alpha, certified, certify_fdr: fdr }: ClaimFacts): string {
  const level = figure(alpha);
  const promises: string[] = [];
  if (bound === null) promises.push('no bound on false keeps');
  else if (error_rate === 'fdr') promises.push(`false discovery rate at most ${figure(alpha * 100)}%`);
  else if (error_rate === 'fwer') promises.push(`a false keep among them with probability at most ${level}`);
  else promises.push(`at most ${figure(bound)} false keeps expected (alpha ${level})`);
  if (certified !== null && fdr !== null) promises.push(`${certified} certified at FDR ${figure(fdr * 100)}%`);
  return promises.join(', ');
}
