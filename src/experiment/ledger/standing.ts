/** What may be said of the improvement of an experiment. Pure. */
import { type ClaimOutcome, claimOutcome, isConfirmed } from '../../base/claim-outcome.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { decisionRecordSchema } from '../../decision/records.ts';
import { asClaim, lastClaim } from './decisions.ts';
import type { IterationRecord } from './record.ts';

/** What may be said of the improvement as things stand. */
export type Status =
  | { readonly kind: 'confirmed'; readonly sentence: string }
  /** It was measured in fresh pairs, and their interval does not exclude that nothing improved. */
  | { readonly kind: 'not-confirmed'; readonly sentence: string }
  /** Something is kept that no confirmation is of. */
  | { readonly kind: 'unconfirmed' }
  /** All that was accepted was reverted: the branch holds what the baseline does. */
  | { readonly kind: 'withdrawn' }
  /** Nothing was kept, or no confirmation is wanted. */
  | { readonly kind: 'none' };

/** The tree that the last promotion of `checkpoint`, or a rejection, made the champion; undefined: there was none. */
function championOf(raw: readonly JournalRecord[]): unknown {
  const promotion = raw.findLast(
    ({ kind, purpose, kept, champion }) =>
      (kind === 'decision' && purpose === 'promotion' && kept === true) ||
      (kind === 'rejection' && typeof champion === 'string'),
  );
  if (promotion === undefined) return undefined;
  if (promotion.kind === 'rejection') return promotion.champion;
  return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
    ?.tree;
}

/** What was confirmed of what the branch held before, e.g. in mid-run. */
export interface EarlierClaim extends ClaimOutcome {
  /** The iteration that it was kept in. */
  readonly iter: number;
}

/** The last of them; undefined where there is none, or it is of what the branch holds now. */
export function readEarlierClaim(
  raw: readonly JournalRecord[],
  ledger: readonly IterationRecord[],
): EarlierClaim | undefined {
  const merged = ledger.filter(({ outcome }) => outcome === 'merged');
  const now = championOf(raw) ?? merged.at(-1)?.tree;
  const claim = asClaim(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
  if (claim === undefined) return undefined;
  const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
  return iter === undefined ? undefined : { iter, ...claimOutcome(claim) };
}

/** Reads what may be said; a claim of what the branch held before something else was kept says nothing of now. */
export function readBranchState(raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): Status {
  const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
  if (raw.length === 0 || branchHead === undefined) return { kind: 'none' };
  const claim = lastClaim(raw);
  const final = championOf(raw) ?? branchHead.tree;
  if (claim !== undefined && claim.final === final) {
    return { kind: isConfirmed(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
  }
  const [runHeader] = raw;
  const read = decisionRecordSchema.safeParse(runHeader);
  if (!read.success || read.data.kind !== 'genesis') return { kind: 'none' };
  const { settings, unscored, baseline_tree: baseline } = read.data;
  if (final === baseline && branchHead.reverts && branchHead.tree === baseline) return { kind: 'withdrawn' };
  const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
  return { kind: isWanted ? 'unconfirmed' : 'none' };
}
