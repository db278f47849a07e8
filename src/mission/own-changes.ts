/** What a mission's own candidates took out of its branch, and whether its entries say the same as its decisions. Pure. */
import { findOwnEffects, type IterationEffect } from '../decision/own-effects.ts';
import type { LedgerEntry, MissionState } from './ledger.ts';
import { testedChanges } from './near-misses.ts';

/** The own effect of each kept change, oldest first; empty where none was left out of this branch. */
export function effectsIn({ entries, evidence }: Pick<MissionState, 'entries' | 'evidence'>): IterationEffect[] {
  return findOwnEffects(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
}

/** The iteration that a test was of. */
export function iterationsByTest(entries: readonly LedgerEntry[]): ReadonlyMap<string, number> {
  const tests = entries.flatMap(({ comparison, iteration }) =>
    comparison === undefined ? [] : [[comparison.record.task, iteration] as const],
  );
  return new Map(tests);
}

/** The iterations whose kept changes a later one took out. */
export function takenOut(entries: readonly LedgerEntry[]): ReadonlySet<number> {
  const tests = new Set(
    entries.flatMap(({ decision, reverts }) => (decision === 'keep' ? (reverts?.taken ?? []) : [])),
  );
  return new Set(
    entries.flatMap(({ comparison, iteration }) =>
      comparison !== undefined && tests.has(comparison.record.task) ? [iteration] : [],
    ),
  );
}

/** What is wrong with what entries say that they put together, or take out. */
export function checkOwnChanges({ entries, evidence }: Pick<MissionState, 'entries' | 'evidence'>): string[] {
  const reverted = new Map(
    evidence.flatMap((each) => (each.kind === 'candidate' && each.reverts ? [[each.id, each] as const] : [])),
  );
  return entries.flatMap((entry, at) => {
    const { iteration, recombines = [], reverts, comparison } = entry;
    const issues = recombines.length === 0 ? [] : findWrongParts(entry, entries.slice(0, at));
    if (entry.conflicted !== undefined && (entry.decision !== 'discard' || entry.candidate_commit !== null)) {
      issues.push(`iteration ${iteration} conflicted, and was judged all the same`);
    }
    const candidate = comparison && reverted.get(comparison.record.task);
    const [recorded, decided] = [reverts, candidate].map((each) => each && [each.margin, each.tree]);
    const [out, outDecided] = [reverts, candidate?.reverts].map((each) => each && [each.taken, each.stays]);
    const isSame = JSON.stringify([recorded, out]) === JSON.stringify([decided, outDecided]);
    return comparison === undefined || isSame
      ? issues
      : [...issues, `iteration ${iteration} takes out something else than its decision says`];
  });
}

function findWrongParts({ iteration, recombines = [] }: LedgerEntry, earlier: readonly LedgerEntry[]): string[] {
  const before = testedChanges(earlier);
  return recombines.flatMap((part) => {
    const of = before.find(({ iter }) => iter === part);
    if (of === undefined)
      return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
    return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
  });
}
