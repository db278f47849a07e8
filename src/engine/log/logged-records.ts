/** Single facts of the records of a decision log, without a replay. Pure. */

import { isOfSeeds } from '../../audit/live-audit.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { readDecisionRecord } from '../../decision/read-record.ts';
import type { EvaluationRecord } from '../../decision/records.ts';
import { isMute } from '../../decision/run-end.ts';
import type { DecisionJournal } from './decision-journal.ts';

/** A run of the evaluator, where the record is a sound one: what is wrong with others, the replay says. */
function evaluationOf(raw: JournalRecord): EvaluationRecord[] {
  if (raw.kind !== 'evaluation') return [];
  const { data } = readDecisionRecord(raw);
  return data?.kind === 'evaluation' ? [data] : [];
}

/** What a run of the evaluator took, in milliseconds, where its record says so. */
export function tookOf(record: EvaluationRecord): number[] {
  return isMute(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}

/** What the records of a log say; data, with maps. */
export interface LogFacts {
  /** How many were read. */
  read: number;
  /** How many there are of a kind. */
  readonly counts: Map<unknown, number>;
  /** The runs of the evaluator. */
  readonly evaluations: EvaluationRecord[];
  first: JournalRecord | undefined;
  /** The last one that commits to a secret, and whether that was disclosed. */
  begun: JournalRecord | undefined;
  isDisclosed: boolean;
  /** Secrets that were disclosed. */
  readonly secrets: string[];
  /** The records of secrets, as the replay needs them before all others. */
  readonly ofSeeds: JournalRecord[];
}

/** What the records of a log say that only grows; each is looked at once. */
export class LoggedRecords {
  readonly facts: LogFacts;

  /** `facts`: where an earlier one came to. */
  constructor(facts?: LogFacts) {
    const nothing = { counts: new Map(), evaluations: [], secrets: [], ofSeeds: [] };
    this.facts = facts ?? { read: 0, ...nothing, first: undefined, begun: undefined, isDisclosed: false };
  }

  /** Takes in those that are new. */
  readOn(log: Pick<DecisionJournal, 'since'>): LogFacts {
    for (const raw of log.since(this.facts.read)) this.take(raw);
    return this.facts;
  }

  /** Takes the next one in. */
  take(raw: JournalRecord): void {
    const { facts } = this;
    facts.first ??= raw;
    facts.counts.set(raw.kind, (facts.counts.get(raw.kind) ?? 0) + 1);
    facts.evaluations.push(...evaluationOf(raw));
    if (isOfSeeds(raw)) facts.ofSeeds.push(raw);
    if (beginsSeeds(raw)) {
      facts.begun = raw;
      facts.isDisclosed = false;
    } else if (raw.kind === 'seed-reveal') {
      facts.secrets.push(String(raw.secret));
      facts.isDisclosed = true;
    }
    facts.read += 1;
  }
}

/** A run that was put back begins there once more. */
export function beginsSeeds({ kind }: JournalRecord): boolean {
  return kind === 'genesis' || kind === 'seed-commit';
}
