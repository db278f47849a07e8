/**
 * What the records of an open journal come to, together.
 * Invariant: the same as of all its records. Each is looked at once, however often somebody asks; what a run wrote down of
 * the first ones, with how far the journal was found sound, stands in for them.
 */
import type { JournalRecord } from '../base/journal-chain.ts';
import type { Journal } from './journal.ts';

/** One that is only looked at has nothing written down. */
export type Followable = Pick<Journal, 'since' | 'readDerived'> & Partial<Pick<Journal, 'deriveWith'>>;

export interface Fold<T> {
  /** Before the first record: data, with maps and sets. */
  readonly begin: () => T;
  /** Takes one more record in; throws, before it has changed anything, where it is none. `line`: its number. */
  readonly take: (state: T, record: JournalRecord, line: number) => void;
  /** Whether what was written down of so many records has the shape of what they come to: it may be anything. */
  readonly isState: (value: unknown, count: number) => boolean;
}

interface Followed {
  count: number;
  readonly state: unknown;
}

const followed = new WeakMap<Followable, Followed>();

/** What they come to now; a journal is followed in one way. It grows with the journal when somebody asks again. */
export function followJournal<T>(journal: Followable, fold: Fold<T>): T {
  const known = followed.get(journal) ?? begin(journal, fold);
  for (const record of journal.since(known.count)) {
    fold.take(known.state as T, record, known.count + 1);
    known.count += 1;
  }
  return known.state as T;
}

function begin<T>(journal: Followable, fold: Fold<T>): Followed {
  const derived = journal.readDerived();
  const known =
    derived === undefined || !fold.isState(derived.value, derived.count)
      ? { count: 0, state: fold.begin() }
      : { count: derived.count, state: derived.value };
  followed.set(journal, known);
  journal.deriveWith?.(() => followJournal(journal, fold));
  return known;
}
