import { LiveAudit, type LiveCheckpoint } from '../../audit/live-audit.ts';
import { AutorizeError } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { ReplayedState } from '../../decision/replay.ts';
import type { DecisionJournal } from './decision-journal.ts';
import { isLogCheckpoint, type LogCheckpoint } from './derived-log.ts';
import { type LogFacts, LoggedRecords } from './logged-records.ts';

/** What records say by themselves, and what is wrong with them. */
export interface Replayed {
  readonly state: ReplayedState | undefined;
  readonly issues: readonly string[];
}

/** What is followed of a journal; one that is only looked at has nothing written down. */
type FollowedJournal = Pick<DecisionJournal, 'records' | 'since' | 'readDerived' | 'deriveWith'>;

/**
 * What follows from the records of a log, whoever adds to them: each record is read once, and none that the journal knows
 * what follows from.
 */
export class FollowedLog {
  readonly #journal: FollowedJournal;
  #logged: LoggedRecords;
  #audit: LiveAudit | undefined;
  /** What was written down of the audit, until it is taken up. */
  #derived: LiveCheckpoint | undefined;
  /** Whether it follows from what was written down. */
  #isDerived: boolean;

  constructor(journal: FollowedJournal) {
    const known = checkpointOf(journal);
    this.#journal = journal;
    this.#isDerived = known !== undefined;
    this.#logged = new LoggedRecords(known?.facts);
    this.#derived = known?.audit;
    journal.deriveWith?.(() => this.#checkpoint());
  }

  get facts(): LogFacts {
    return this.#logged.readOn(this.#journal);
  }

  /** The records as they are now, counted and replayed. */
  replay(): Replayed {
    return this.#unlessForged(() => resultOf(this.#auditNow()));
  }

  /** What nothing could follow from was never written down by a run: then all records are read. */
  #unlessForged<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (!this.#isDerived || error instanceof AutorizeError) throw error;
      this.#isDerived = false;
      this.#logged = new LoggedRecords();
      this.#audit = undefined;
      this.#derived = undefined;
      return act();
    }
  }

  #auditNow(): LiveAudit {
    const isDisclosed = this.#journal.records.at(-1)?.kind === 'seed-reveal';
    const begun = this.#audit ?? (this.#derived && LiveAudit.from(this.#derived));
    this.#derived = undefined;
    const known = begun ?? (isDisclosed ? undefined : LiveAudit.begin());
    if (known !== undefined) for (const raw of this.#both(known.count)) known.take(raw);
    const audit = known === undefined || known.isStale ? LiveAudit.of(this.#all, this.facts.ofSeeds) : known;
    this.#audit = audit.isStale ? undefined : audit;
    return audit;
  }

  /** Those after so many, taken in for the facts on the way where these are as far: each is parsed once. */
  *#both(count: number): Iterable<JournalRecord> {
    const isNext = this.#logged.facts.read === count;
    for (const raw of this.#journal.since(count)) {
      if (isNext) this.#logged.take(raw);
      yield raw;
    }
  }

  get #all(): Iterable<JournalRecord> {
    return { [Symbol.iterator]: () => this.#journal.since(0)[Symbol.iterator]() };
  }

  /** Undefined where the records are not all known, or something is wrong with them. */
  #checkpoint(): LogCheckpoint | undefined {
    if (this.#audit === undefined && this.#derived === undefined) return undefined;
    const audit = this.#unlessForged(() => this.#auditNow().checkpoint());
    return audit && { facts: this.facts, audit };
  }
}

function checkpointOf(journal: FollowedJournal): LogCheckpoint | undefined {
  const derived = journal.readDerived?.();
  return isLogCheckpoint(derived?.value, derived?.count ?? 0) ? derived.value : undefined;
}

/** The same of records that nobody adds to. */
export function replayOf(records: readonly JournalRecord[]): Replayed {
  return resultOf(LiveAudit.of(records));
}

function resultOf(audit: LiveAudit): Replayed {
  const { state, differences } = audit.result();
  return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
