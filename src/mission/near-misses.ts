/** The changes of a mission as recombination knows them, from its entries. Pure. */
import { isNearMiss, type TestedChange, usableChanges } from '../decision/recombination.ts';
import type { LedgerEntry } from './ledger.ts';

/** Every change that was compared, or did not fit onto what was kept; oldest first. */
export function testedChanges(entries: readonly LedgerEntry[]): TestedChange[] {
  return entries.flatMap((entry): TestedChange[] => {
    const { iteration: iter, base_commit: on, comparison, recombines, reverts } = entry;
    const standing = standingOf(entry);
    if (standing === undefined || reverts !== undefined) return [];
    const evidence = comparison !== undefined && 'e' in comparison ? comparison.e : 1;
    return [{ iter, on, standing, evidence, of: recombines ?? [] }];
  });
}

function standingOf({
  decision,
  candidate_commit: commit,
  comparison,
  conflicted,
}: LedgerEntry): TestedChange['standing'] | undefined {
  if (decision === 'keep') return 'accepted';
  if (decision === 'discard' && conflicted !== undefined) return 'conflict';
  if (decision !== 'discard' || commit === null || comparison === undefined) return undefined;
  return isNearMiss({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}

/** Changes that missed by little and are not accepted by now, with the evidence for them, the strongest first. */
export function nearMissesOf(entries: readonly LedgerEntry[]): readonly Pick<TestedChange, 'iter' | 'evidence'>[] {
  return usableChanges(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}
