/** Single facts of the records of a decision log, without a replay. Pure. */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { type DecisionRecord, decisionRecordSchema, type EvaluationRecord } from '../../decision/records.ts';
import { isMute } from '../../decision/run-end.ts';

/** A run of the evaluator, where the record is one. */
function evaluationOf(raw: JournalRecord): EvaluationRecord[] {
  if (raw.kind !== 'evaluation') return [];
  const record = decisionRecordSchema.parse(raw);
  return record.kind === 'evaluation' ? [record] : [];
}

/** What a run of the evaluator took, in milliseconds, where its record says so. */
export function tookOf(record: EvaluationRecord): number[] {
  return isMute(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}

/** What the records of a log say that only grows; each is looked at once. `records`: all of them, whenever it is asked. */
export class LoggedRecords {
  readonly #counts = new Map<unknown, number>();
  readonly #evaluations: EvaluationRecord[] = [];
  #read = 0;

  /** How many there are of a kind. */
  countOf(kind: DecisionRecord['kind'], records: readonly JournalRecord[]): number {
    this.#readOn(records);
    return this.#counts.get(kind) ?? 0;
  }

  /** The runs of the evaluator; grows. */
  evaluations(records: readonly JournalRecord[]): readonly EvaluationRecord[] {
    this.#readOn(records);
    return this.#evaluations;
  }

  #readOn(records: readonly JournalRecord[]): void {
    for (const raw of records.slice(this.#read)) {
      this.#counts.set(raw.kind, (this.#counts.get(raw.kind) ?? 0) + 1);
      this.#evaluations.push(...evaluationOf(raw));
      this.#read += 1;
    }
  }
}
