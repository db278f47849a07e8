/**
 * What a run owes itself: calibration, no-ops, promotion, confirmation. The caller says how a task is measured.
 * Invariant: each begins with a record, so that the replay knows of it when the run does; one that is broken off is
 * recorded as interrupted. A claim is of fresh pairs whose number was fixed before, and only where the record adds up.
 */

import { risksTaken } from '../base/accepted-risk.ts';
import { median } from '../base/median.ts';
import { assignCanary, assignPromotion, type Trial } from './decide/assignment.ts';
import type { Calibration } from './decide/calibration.ts';
import { certifiedKeeps } from './decide/certificate.ts';
import { renderClaim } from './decide/claim.ts';
import { type Confirmation, confirmedOf } from './decide/confirmation.ts';
import type { ClaimRecord } from './decide/records.ts';
import { isTrial } from './decide/replay.ts';
import {
  beginCalibration,
  confirmationIn,
  falseKeepsBound,
  type Session,
  withCalibration,
  withConfirmed,
} from './decide/session.ts';
import { brokenOff, settleTrial } from './decide/settlement.ts';
import type { Task } from './decide/task.ts';
import { logEvidence } from './decide/wealth.ts';
import { type DecisionBook, decisionDraft } from './decision-book.ts';
import type { MeasuredTask } from './measure-task.ts';

export type Broken = Extract<MeasuredTask<Task>, { kind: 'broken' }>;
type Book = Pick<DecisionBook, 'session' | 'genesis' | 'append' | 'replay'>;

/** Ends a task that was broken off: its record says so, and the same tree goes on from its evidence. */
export function interruptTask(book: Pick<Book, 'session' | 'append'>, task: Task): void {
  const halted = task.task === 'confirmation' ? task.halted : null;
  book.append({ kind: 'interrupted', task: task.id, halted });
  if (isTrial(task)) book.session = settleTrial(book.session, brokenOff(task), 'refused');
  if (halted !== null) book.session = withConfirmed(book.session);
}

/** Scores the incumbent several times, and takes in what that says of the noise. */
export async function calibrateBook<E extends MeasuredTask<Calibration>>(
  book: Book,
  measure: (calibration: Calibration) => Promise<E>,
  /** Told what made it necessary, where that is odd. */
  note?: (warning: string) => void,
): Promise<E> {
  const warning = book.session.warnings.at(-1);
  if (warning !== undefined) note?.(warning);
  const { session, calibration } = beginCalibration(book.session);
  const { id, tree } = calibration;
  book.append({ kind: 'begin', task: id });
  book.session = session;
  const ended = await measure(calibration);
  if (ended.kind === 'broken') {
    interruptTask(book, ended.task);
    return ended;
  }
  book.session = withCalibration(book.session, ended.task);
  const { noise, policy } = book.session;
  const { sigma = 0, mean = 0 } = noise ?? {};
  book.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '' });
  return ended;
}

/** Tests the incumbent against itself, and writes down whether it was kept. */
export async function canaryBook<E extends MeasuredTask<Trial>>(
  book: Book,
  measure: (trial: Trial) => Promise<E>,
): Promise<E> {
  const { level } = book.session;
  const { session, trial } = assignCanary(book.session);
  const { id } = trial;
  book.append({ kind: 'begin', task: id });
  book.session = session;
  const ended = await measure(trial);
  if (ended.kind === 'broken') {
    interruptTask(book, ended.task);
    return ended;
  }
  book.append(decisionDraft(ended.task, level, { guards: [], kept: false }));
  book.session = settleTrial(book.session, ended.task, 'refused');
  book.append({ kind: 'canary', variety: 'noop', task: id, passed: ended.task.verdict?.outcome !== 'keep' });
  return ended;
}

export type Promotion = Extract<Trial, { task: 'paired' }>;

export type Promoted =
  /** Measured and decided; whoever keeps says what follows, and settles it. */
  | { readonly kind: 'over'; readonly trial: Promotion; readonly level: Session['level'] }
  /** No level is left to test at. */
  | { readonly kind: 'spent'; readonly reason: string }
  | Broken;

/** Tests the working line of `checkpoint` against its champion. */
export async function promoteBook(
  book: Book,
  measure: (trial: Promotion) => Promise<MeasuredTask<Promotion>>,
): Promise<Promoted> {
  const { level } = book.session;
  const assigned = assignPromotion(book.session);
  if (assigned === undefined) {
    return { kind: 'spent', reason: 'max_candidates is spent: no batch can be promoted any more' };
  }
  book.append({ kind: 'begin', task: assigned.trial.id });
  book.session = assigned.session;
  const ended = await measure(assigned.trial);
  if (ended.kind === 'over') return { kind: 'over', trial: ended.task, level };
  interruptTask(book, ended.task);
  return ended;
}

/**
 * Whether something was kept that a confirmation can be of; the claim that there is of it, if nothing was proposed or
 * certified since: how much was tried is part of a claim.
 */
export function findConfirmable(book: Book): { readonly claim: ClaimRecord | undefined } | undefined {
  const { session, genesis } = book;
  const final = session.champion?.tree ?? session.incumbent;
  if (final === genesis.baseline_tree || session.policy === null || genesis.unscored) return undefined;
  const { claim, proposed, certified = [] } = book.replay().state ?? {};
  const isCertified = claim?.certified !== null;
  const isOfNow = claim?.final === final && claim.proposed === proposed && isCertified === certified.length > 0;
  return { claim: isOfNow ? claim : undefined };
}

/** How long a confirmation would take now, in milliseconds; 0 where none is to come. */
export function confirmationMs({ session, genesis, evaluationMs }: DecisionBook): number {
  if (session.last_noise === null || session.settings.confirm.pairs === 0 || genesis.unscored) return 0;
  const { planned } = confirmationIn(session, { id: '', baseline: genesis.baseline_tree });
  return 2 * planned * (median(evaluationMs) ?? 0);
}

/** How long the second tests that are still to come would take now, with what follows from them, in milliseconds. */
export function certificationMs({ session, records, evaluationMs }: DecisionBook): number {
  const { settings, level, effort_rules: effort, policy } = session;
  const { enabled, fdr, max_pairs: most, revert } = settings.certify;
  const done = records.filter(({ kind, purpose }) => kind === 'decision' && purpose === 'certify').length;
  const left = level.kept - done;
  if (!enabled || left <= 0) return 0;
  // What stands is certified about then; what does not is given up sooner.
  const pairs = left * Math.min(most, Math.ceil(Math.log2(level.kept / fdr)));
  const batch = revert && policy === 'paired-sequential' ? effort.max_pairs : 0;
  return 2 * (pairs + batch) * (median(evaluationMs) ?? 0);
}

export type Confirming =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** The record does not add up. */
  | { readonly kind: 'unsound' }
  | Broken;

/** Measures what is kept against the baseline, and writes down what may be claimed of it. */
export async function confirmBook(
  book: Book,
  measure: (confirmation: Confirmation) => Promise<MeasuredTask<Confirmation>>,
): Promise<Confirming> {
  const id = `confirmation ${(book.replay().state?.confirmations ?? 0) + 1}`;
  book.append({ kind: 'begin', task: id });
  const ended = await measure(confirmationIn(book.session, { id, baseline: book.genesis.baseline_tree }));
  if (ended.kind === 'broken') {
    interruptTask(book, ended.task);
    return ended;
  }
  const claim = claimOf(book, ended.task);
  if (claim === undefined) {
    interruptTask(book, ended.task);
    return { kind: 'unsound' };
  }
  book.append(claim);
  book.session = withConfirmed(book.session, claim);
  return { kind: 'claimed', claim };
}

/** The claim that the records bear; undefined where they do not add up. */
function claimOf(book: Book, confirmation: Confirmation): ClaimRecord | undefined {
  const { state, flaws } = book.replay();
  if (state === undefined || flaws.length > 0) return undefined;
  const { genesis, session } = book;
  const { confirm, confidence, error_rate, certify } = session.settings;
  const { pairs: _pairs, ...confirmed } = confirmedOf(confirmation);
  const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: logEvidence({ logs }) }));
  const facts = {
    ...confirmed,
    interval: [...confirmed.interval] as [number, number],
    task: confirmation.id,
    baseline: genesis.baseline_commit,
    final: confirmation.tree,
    planned_pairs: confirmation.planned,
    evaluations: [...confirmation.evaluations],
    sealed: confirm.command !== '',
    proposed: state.proposed,
    tested: state.tested,
    kept: state.keeps.length,
    false_keeps_bound: falseKeepsBound(session),
    error_rate,
    alpha: 1 - confidence,
    certified: evidence.length > 0 ? certifiedKeeps(evidence, certify.fdr).length : null,
    certify_fdr: evidence.length > 0 ? certify.fdr : null,
    holdout_queries: state.queries,
    earlier_confirmations: state.confirmations - 1,
    evaluator_digest: state.evaluator_digest,
    holdout_digest: genesis.holdout_digest,
    accepted_risks: risksTaken(state.findings),
  };
  return { kind: 'claim', ...facts, sentence: renderClaim(facts) };
}
