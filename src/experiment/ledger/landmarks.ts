import type { IterationRecord } from './record.ts';

/** Summaries of earlier attempts that a prompt shows. */
const SHOWN_SUMMARIES = 5;

/** The records that each prompt comes back to, of those that are only added to; each record is looked at once. */
export class Landmarks {
  readonly #records: readonly IterationRecord[];
  #read = 0;
  #baseline: IterationRecord | undefined;
  #accepted: IterationRecord | undefined;
  #scored: IterationRecord | undefined;
  #summarized: readonly IterationRecord[] = [];

  constructor(records: readonly IterationRecord[]) {
    this.#records = records;
  }

  /** The first baseline with a score. */
  get baseline(): IterationRecord | undefined {
    return this.#now().#baseline;
  }

  /** The last accepted change. */
  get accepted(): IterationRecord | undefined {
    return this.#now().#accepted;
  }

  /** The last accepted change with a score. */
  get scored(): IterationRecord | undefined {
    return this.#now().#scored;
  }

  /** The last ones that an agent summarized, oldest first. */
  get summarized(): readonly IterationRecord[] {
    return this.#now().#summarized;
  }

  #now(): this {
    for (const record of this.#records.slice(this.#read)) {
      const { outcome, score, summary } = record;
      const isScored = typeof score === 'number';
      if (outcome === 'baseline' && isScored) this.#baseline ??= record;
      if (outcome === 'merged') this.#accepted = record;
      if (outcome === 'merged' && isScored) this.#scored = record;
      if (typeof summary === 'string' && summary.trim() !== '') {
        this.#summarized = [...this.#summarized, record].slice(-SHOWN_SUMMARIES);
      }
      this.#read += 1;
    }
    return this;
  }
}
