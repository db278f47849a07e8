/**
 * A record as agents may know it: no figure of it is finer than the noise of a score.
 * Source: decisions, "Integrity", rule 8.
 */
import type { Feedback } from '../../settings/decision-settings.ts';
import { disclosedScore, noiseOf } from '../ledger/disclosed-score.ts';
import type { IterationRecord } from '../ledger/record.ts';

/** A score as agents may know it; a dash where there is none to show. */
export function renderDisclosedScore(record: IterationRecord, feedback: Feedback): string {
  const { score } = record;
  if (typeof score !== 'number') return '–';
  const reported = disclosedScore(score, { noise: noiseOf(record), feedback });
  if (reported === undefined) return '–';
  const isExact = feedback === 'full' || noiseOf(record) === 0 || reported === score;
  return isExact ? String(score) : `about ${reported}`;
}

// What these say of a test has no figure in it.
const PLAIN_REASONS: Readonly<Record<string, string>> = {
  screen: 'one run was too far behind',
  futile: 'not better, or by too little to rule out luck',
  disagrees: 'not better here, though another machine found it so',
  cap: 'the pairs ran out before they decided',
  'cases-spent': 'all cases were run, and they do not decide',
  evident: 'better',
  implausible: 'the gain is too large to be believed',
  better: 'better than the record',
  'not-better': 'not better than the record',
  working: 'better, on the working line',
  'carry-over': 'runs depend on what ran before them, so the scores are no evidence',
  'rolled-back': 'all of the working line showed too little, and was taken back to the champion',
};

/** What need not be better must be no worse than this. */
const LIMITS: Readonly<Record<string, string | undefined>> = { simplify: 'tolerance', distil: 'margin' };

/** Why an iteration ended so, without a figure that is finer than the agent may know. */
export function disclosedReason(record: IterationRecord, feedback: Feedback): string {
  const { decision, notes, outcome } = record;
  if (noiseOf(record) === 0 || feedback === 'full') return notes;
  if (outcome === 'baseline') return 'the base';
  const allowed = decision?.code === 'evident' ? LIMITS[String(decision.purpose)] : undefined;
  const plain = allowed === undefined ? PLAIN_REASONS[String(decision?.code)] : `no worse than the ${allowed}`;
  if (plain === undefined) return notes;
  const reported = typeof decision?.told === 'string' ? `${plain}: ${decision.told}` : plain;
  return typeof decision?.refusedBy === 'string' ? `${reported}; ${decision.refusedBy}` : reported;
}
