import { plural } from '../base/text.ts';
import type { ClaimRecord } from './records.ts';
import { figure, signedFigure } from './verdict.ts';

type ClaimFacts = Omit<ClaimRecord, 'sentence' | 'kind'>;

/** The sentence that a summary claim, a summary or a pull request shows. Source: decisions, "A claim reads". */
export function renderClaim(claim: ClaimFacts): string {
  const set = claim.sealed ? ', sealed set' : '';
  const [low, high] = claim.interval;
  const unit = unitOf(claim);
  const confidence = figure(claim.confidence * 100);
  const interval = `${confidence}% CI ${unit.show(low, '')}..${unit.show(high, '')}`;
  const head = `${unit.show(claim.estimate, unit.sign)} (${interval}, ${claim.planned_pairs} fresh pairs${set})`;
  const counts = `${plural(claim.proposed, 'candidate')} proposed, ${claim.tested} measured, ${claim.kept} kept`;
  return `${head} over ${short(claim.baseline)}; ${counts}; ${promiseOf(claim)}${isolationOf(claim)}${risksOf(claim)}${orderOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
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

// As git shortens its ids.
const SHORT = 12;

function short(id: string): string {
  return id.slice(0, SHORT);
}

/** Percent of the baseline's mean; the plain difference where that mean is 0. */
function unitOf({ baseline_mean: mean }: ClaimFacts) {
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
