import type * as z from 'zod/mini';
import { printable } from '../base/text.ts';
import { commitmentOf, drawFrom } from '../decision/draw.ts';
import { readDecisionRecord } from '../decision/read-record.ts';
import type { DecisionRecord } from '../decision/records.ts';
import type { ReplayedState } from '../decision/replay.ts';
import { type AuditCheckpoint, startOf } from './checkpoint.ts';
import type { AuditDifference } from './difference.ts';
import { AuditReplay } from './replay.ts';

export interface AuditResult {
  readonly differences: readonly AuditDifference[];
  /** What could not be checked. */
  readonly notes: readonly string[];
  readonly decisions: number;
  readonly evaluations: number;
  /** What the run knows after the last record; undefined without a run header. */
  readonly state: ReplayedState | undefined;
}

/** The stretch of a record that one secret is for. */
interface Era {
  readonly commitment: string;
  /** Undefined until it is revealed. */
  readonly secret: string | undefined;
}

/** Where an audit came to that found nothing wrong; data, with maps and sets. */
export interface LiveCheckpoint {
  readonly count: number;
  readonly seq: number | undefined;
  readonly eras: readonly Era[];
  readonly replay: AuditCheckpoint;
}

type Read = ReturnType<typeof readDecisionRecord>;

/**
 * An audit of records that are added to: each is read and replayed once, however often the result is asked for. What a
 * seed gives is checked where its secret is known when the audit begins: with a secret that is revealed later, another
 * audit begins.
 */
export class LiveAudit {
  /** How many records were taken in. */
  count = 0;
  #isStale = false;
  #seq: number | undefined;
  /** Of the first record. */
  #kind: DecisionRecord['kind'] | undefined;
  #eras: readonly Era[] = [];
  #replay: AuditReplay | undefined;
  readonly #draws: ConstructorParameters<typeof AuditReplay>[0];
  /** Of the numbers of the journal, of the shape of records, and of what no run writes. */
  readonly #found: Readonly<Record<'order' | 'shape' | 'replay', AuditDifference[]>> = {
    order: [],
    shape: [],
    replay: [],
  };
  readonly #changed: number[] = [];
  #putBack = 0;

  private constructor(draws: ConstructorParameters<typeof AuditReplay>[0]) {
    this.#draws = draws;
  }

  /** Of all records, in the order of the journal; none is kept. `ofSeeds`: those of secrets, where they are known. */
  static of(records: Iterable<unknown>, ofSeeds: Iterable<unknown> = records): LiveAudit {
    let eras: readonly Era[] = [];
    for (const raw of ofSeeds) if (isOfSeeds(raw)) eras = withRecord(eras, readDecisionRecord(raw).data);
    const audit = new LiveAudit(eras.map(({ secret }) => (secret === undefined ? undefined : drawFrom(secret))));
    for (const raw of records) audit.#take(raw, readDecisionRecord(raw));
    audit.#isStale = audit.#isClosed;
    return audit;
  }

  /** Of no record yet. */
  static begin(): LiveAudit {
    return new LiveAudit([]);
  }

  /** Resumes from where an earlier one came to. */
  static from({ count, seq, eras, replay }: LiveCheckpoint): LiveAudit {
    const audit = new LiveAudit([]);
    audit.count = count;
    audit.#seq = seq;
    audit.#eras = eras;
    audit.#kind = 'genesis';
    audit.#replay = new AuditReplay([], replay);
    return audit;
  }

  /** Whether another audit of all records would find more. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Takes the next record in. */
  take(raw: unknown): void {
    const read = readDecisionRecord(raw);
    if (read.data?.kind === 'seed-reveal') this.#isStale = true;
    this.#take(raw, read);
  }

  /** `summaryClaim`: what a summary shows as the improvement, if it shows one. */
  result(summaryClaim?: string): AuditResult {
    const { order, shape, replay: unreplayed } = this.#found;
    const replay = this.#replay;
    if (replay === undefined) {
      const missing = { kind: 'missing', record: 1, message: 'the first record is not a run header' } as const;
      return { differences: [...order, ...shape, missing], notes: [], decisions: 0, evaluations: 0, state: undefined };
    }
    const ended = replay.end(this.#isClosed, summaryClaim);
    const differences = [...order, ...shape, ...unreplayed, ...this.#eras.flatMap(commitmentIssue), ...ended];
    const state = replay.state();
    return { differences, notes: this.#notes(), decisions: replay.decisions, evaluations: state.evaluations, state };
  }

  /** Where it came to, to be written down at once; undefined where something was found, or the record is closed. */
  checkpoint(): LiveCheckpoint | undefined {
    if (this.#replay === undefined || this.#isStale || this.result().differences.length > 0) return undefined;
    return { count: this.count, seq: this.#seq, eras: this.#eras, replay: this.#replay.checkpoint() };
  }

  get #isClosed(): boolean {
    return this.#eras.at(-1)?.secret !== undefined;
  }

  #take(raw: unknown, read: Read): void {
    this.count += 1;
    this.#checkSequence(raw);
    if (!read.success) {
      const message = `is no record of decisions: ${issueOf(read.error)}`;
      this.#found.shape.push({ kind: 'shape', record: this.count, message });
      return;
    }
    this.#takeRecord(read.data);
  }

  /** The journal's own numbers, where the records still have them. */
  #checkSequence(raw: unknown): void {
    const seq = seqOf(raw);
    if (seq !== undefined && this.#seq !== undefined && seq !== this.#seq + 1) {
      const message = `has the seq ${seq} where ${this.#seq + 1} comes next`;
      this.#found.order.push({ kind: 'missing', record: this.count, message });
    }
    this.#seq = seq ?? this.#seq;
  }

  #takeRecord(record: DecisionRecord): void {
    const isFirst = this.#kind === undefined;
    this.#eras = withRecord(this.#eras, record);
    if (record.kind === 'config-change') this.#changed.push(this.count);
    if (record.kind === 'seed-commit') this.#putBack = this.count;
    if (isFirst) {
      this.#kind = record.kind;
      if (record.kind === 'genesis') this.#replay = new AuditReplay(this.#draws, startOf(record));
      return;
    }
    try {
      this.#replay?.take(this.count, record);
    } catch (error) {
      // Records that no run writes, e.g. a test at a level that its settings cannot give.
      if (!(error instanceof TypeError)) throw error;
      const message = `cannot be replayed: ${error.message}`;
      this.#found.replay.push({ kind: 'shape', record: this.count, message });
    }
  }

  /** What could not be checked. */
  #notes(): string[] {
    const isHidden = this.#eras.some(({ secret }) => secret === undefined);
    const unshown = isHidden ? ['not all seeds are revealed: that the coins are fair cannot be shown yet'] : [];
    const back = this.#changed.filter((place) => place < this.#putBack);
    return [
      ...unshown,
      ...back.map((place) => `record ${place}: its rules had changed, and the run was put back with them`),
    ];
  }
}

const SEED_KINDS: ReadonlySet<unknown> = new Set(['genesis', 'seed-commit', 'seed-reveal']);

/** Whether a record begins or discloses a secret. */
export function isOfSeeds(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'kind' in raw && SEED_KINDS.has(raw.kind);
}

function withRecord(eras: readonly Era[], record: DecisionRecord | undefined): readonly Era[] {
  if (record?.kind === 'genesis' || record?.kind === 'seed-commit')
    return [...eras, { commitment: record.seed_commitment, secret: undefined }];
  const last = eras.at(-1);
  if (record?.kind !== 'seed-reveal' || last === undefined) return eras;
  return [...eras.slice(0, -1), { ...last, secret: record.secret }];
}

function commitmentIssue({ commitment, secret }: Era): readonly AuditDifference[] {
  if (secret === undefined || commitmentOf(secret) === commitment) return [];
  const message = 'the secret that was revealed is not the one that the run committed to';
  return [{ kind: 'commitment', record: 1, message }];
}

function issueOf({ issues }: z.core.$ZodError): string {
  const [first] = issues;
  return first === undefined ? 'unknown' : printable(`${first.path.join('.')}: ${first.message}`, 200);
}

function seqOf(record: unknown): number | undefined {
  if (typeof record !== 'object' || record === null || !('seq' in record)) return undefined;
  return typeof record.seq === 'number' ? record.seq : undefined;
}
