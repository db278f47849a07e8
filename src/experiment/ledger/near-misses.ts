/** The changes of an experiment as recombination knows them, from its records. */
import { isNearMiss, type TestedChange, usableChanges } from '../../decision/recombination.ts';
import { EVALUATED_AGAIN, type IterationRecord } from './record.ts';

/** Every change with a tree that was accepted, rejected by its test, or conflicted; oldest first. */
export function testedChanges(records: readonly IterationRecord[]): TestedChange[] {
  return records.flatMap((record): TestedChange[] => {
    const { iter, base_commit: on, recombines, decision, reverts } = record;
    const standing = standingOf(record);
    if (standing === undefined || reverts) return [];
    return [{ iter, on: on ?? '', standing, evidence: decision?.p_or_e ?? 1, of: recombines ?? [] }];
  });
}

function standingOf({ outcome, tree, decision, conflict }: IterationRecord): TestedChange['standing'] | undefined {
  if (outcome === 'merged') return 'accepted';
  if (!EVALUATED_AGAIN.includes(outcome) || typeof tree !== 'string') return undefined;
  if (conflict === true) return 'conflict';
  if (decision == null) return undefined;
  const { code, effect, scale, purpose } = decision;
  const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
  // One that is to be no worse is no near miss of being better.
  const isNear = purpose !== 'simplify' && isNearMiss({ code: String(code), gain });
  return isNear ? 'near-miss' : 'rejected';
}

/** Changes that missed by little and are not accepted by now, with the evidence for them, the strongest first. */
export function nearMisses(records: readonly IterationRecord[]): readonly Pick<TestedChange, 'iter' | 'evidence'>[] {
  return usableChanges(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
}
