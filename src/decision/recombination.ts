/**
 * Which changes that were not accepted are proposed once more without an agent: near misses on a branch head that they were
 * not tested on, two near misses as one change, and what once did not fit onto the branch head. Pure.
 * Invariant: it only proposes. What is proposed is an ordinary candidate with a test of its own; nothing is proposed again
 * that was tested on the same branch head, alone or together.
 */

/** A change that was tested, as its record has it. */
export interface TestedChange {
  readonly iter: number;
  /** What it was made on. */
  readonly on: string;
  /** `conflict`: it was never tested, since it did not fit onto what was accepted meanwhile. */
  readonly standing: 'accepted' | 'near-miss' | 'conflict' | 'rejected';
  /** The evidence of its test that it is better; 1 says nothing. */
  readonly evidence: number;
  /** The iterations that it was made of; empty: it was an agent's. */
  readonly of: readonly number[];
}

/** The iterations whose changes are put together, the strongest first. */
export type Recombination = readonly number[];

// Codes of tests that ended before the evidence did, against a candidate or for want of pairs.
const UNDECIDED: ReadonlySet<string> = new Set(['cap', 'cases-spent']);

// The strongest: of so many there are 435 pairs, more than a run has time for.
const MOST_CHANGES = 30;

/** Whether a test of this code and gain was a near miss: undecided, or given up with a positive mean. */
export function isNearMiss({ code, gain }: { readonly code: string; readonly gain: number }): boolean {
  return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}

/** The changes that recombination may still use, the strongest first; `changes`: oldest first. */
export function usableChanges(changes: readonly TestedChange[]): readonly TestedChange[] {
  const partsOf = partsIn(changes);
  const accepted = new Set(
    changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]),
  );
  // A change that was tested again alone stands for what it was before.
  const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
  return changes
    .filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
    .filter(({ iter }) => !overlap(partsOf(iter), accepted))
    .sort((one, other) => other.evidence - one.evidence);
}

/** Gives an iteration with those that it was made of, and those that they were made of. */
function partsIn(changes: readonly TestedChange[]): (iter: number) => ReadonlySet<number> {
  const byIter = new Map(changes.map((change) => [change.iter, change]));
  return (iter) => {
    const parts = new Set([iter]);
    for (const part of parts) for (const each of byIter.get(part)?.of ?? []) parts.add(each);
    return parts;
  };
}

/** What may be proposed on a branch head, the most promising first; `changes`: oldest first. */
export function planRecombinations(changes: readonly TestedChange[], head: string): readonly Recombination[] {
  const partsOf = partsIn(changes);
  const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
  const usable = usableChanges(changes)
    .slice(0, MOST_CHANGES)
    .map((change) => ({ ...change, parts: partsOf(change.iter) }));
  const plans = usable.flatMap((one, at) => {
    const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
    const pairs = usable.slice(at + 1).flatMap((other) => {
      const of = [one.iter, other.iter];
      const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
      if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of))) return [];
      return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
    });
    return [...alone, ...pairs];
  });
  return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}

function overlap(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].some((each) => others.has(each));
}

function keyOf(of: readonly number[]): string {
  return of.toSorted((one, other) => one - other).join(' ');
}
