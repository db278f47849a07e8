/**
 * What the records of a ledger come to: all that a run asks of records that it does not show. Pure.
 * Invariant: the same as of all records, however many of them somebody looked at before. Records are only added; of those
 * that are followed each is looked at once, whoever asks.
 */
import { insertAscending } from '../../base/median.ts';
import { addNumber, type NumberRanges } from '../../base/number-ranges.ts';
import { type BestScore, BestSoFar, type Direction } from './best-so-far.ts';
import { addLandmark, type Landmarks, noLandmarks } from './landmarks.ts';
import { type IterationRecord, OUTCOME_RULES, streakOf } from './record.ts';
import { addToTally, type RunTally, tallyEarlier } from './run-tally.ts';

/** Data, with maps. */
export interface LedgerFacts {
  /** How many records. */
  count: number;
  /** How many of them used up an iteration. */
  completed: number;
  noops: number;
  lastIter: number;
  readonly iters: NumberRanges;
  /** Commit of the last accepted change, where the records name it. */
  lastAccepted: string | null;
  readonly best: Record<Direction, BestScore | undefined>;
  /** Whether the original tool recorded an acceptance, which names no commit. */
  hasForeignAcceptance: boolean;
  /** The commit that the experiment starts from: as a run names it, and as the first record does that says one. */
  namedBase: string | undefined;
  firstBase: string | undefined;
  /** Whether the first record is one of the original tool. */
  isForeign: boolean;
  /** Places of records that have a rejection, counted from 0. */
  readonly rejections: number[];
  /** Place of the last recombination; -1: there is none. */
  lastRecombined: number;
  readonly landmarks: Landmarks;
  /** What the agents took, in milliseconds, ascending. */
  readonly agentMs: number[];
  /** By the id of the run. */
  readonly runs: Map<string, RunTally>;
}

// So many are put in their places one by one; more are sorted.
const FEW = 100;

/** Follows records that are added to. */
export class FollowedRecords {
  readonly #records: readonly IterationRecord[];
  readonly #facts: LedgerFacts;
  readonly #scores: Record<Direction, BestSoFar>;

  /** `facts`: of the first so many of them. */
  constructor(records: readonly IterationRecord[], facts: LedgerFacts = noFacts()) {
    this.#records = records;
    this.#facts = facts;
    const { count, best } = facts;
    const from = (direction: Direction) => new BestSoFar(records, direction, { count, best: best[direction] });
    this.#scores = { min: from('min'), max: from('max') };
  }

  /** Of the records that there are by now. */
  now(): LedgerFacts {
    const { count } = this.#facts;
    return count === this.#records.length ? this.#facts : this.takeAll(this.#records.slice(count));
  }

  /** Takes the next ones in, as somebody reads them who keeps none. */
  takeAll(added: Iterable<IterationRecord>): LedgerFacts {
    const facts = this.#facts;
    const ms: number[] = [];
    for (const record of added) {
      this.#take(record);
      if (record.durations?.agent_ms !== undefined) ms.push(record.durations.agent_ms);
    }
    if (ms.length <= FEW) for (const each of ms) insertAscending(facts.agentMs, each);
    else {
      for (const each of ms) facts.agentMs.push(each);
      facts.agentMs.sort((one, other) => one - other);
    }
    return facts;
  }

  #take(record: IterationRecord): void {
    const [facts, { outcome, iter, commit, run, base_commit: base }] = [this.#facts, record];
    if (facts.count === 0) facts.isForeign = typeof base !== 'string';
    if (typeof run?.base === 'string') facts.namedBase ??= run.base;
    if (typeof base === 'string') facts.firstBase ??= base;
    const streak = streakOf(record);
    if (OUTCOME_RULES[outcome].counts) facts.completed += 1;
    if (streak === 'grows') facts.noops += 1;
    if (streak === 'ends') facts.noops = 0;
    facts.lastIter = Math.max(facts.lastIter, iter);
    addNumber(facts.iters, iter);
    if (outcome === 'merged' && typeof commit === 'string') facts.lastAccepted = commit;
    if (outcome === 'merged' && typeof commit !== 'string') facts.hasForeignAcceptance = true;
    if (record.rejection) facts.rejections.push(facts.count);
    if (record.recombines) facts.lastRecombined = facts.count;
    addLandmark(facts.landmarks, record);
    if (run != null) addToTally(tallyOf(facts, run.id), record, true);
    facts.best.min = this.#scores.min.next(record);
    facts.best.max = this.#scores.max.next(record);
    facts.count += 1;
  }
}

/** Of no record yet. */
export function noFacts(): LedgerFacts {
  return {
    ...{ count: 0, completed: 0, noops: 0, lastIter: 0, iters: [], lastAccepted: null },
    best: { min: undefined, max: undefined },
    ...{ hasForeignAcceptance: false, namedBase: undefined, firstBase: undefined, isForeign: false },
    ...{ rejections: [], lastRecombined: -1, landmarks: noLandmarks(), agentMs: [], runs: new Map() },
  };
}

function tallyOf({ runs }: LedgerFacts, id: string): RunTally {
  const known = runs.get(id) ?? tallyEarlier();
  runs.set(id, known);
  return known;
}

const followed = new WeakMap<readonly IterationRecord[], FollowedRecords>();

/** From now on each of these records is looked at once; `facts`: of the first so many, where that is known; `read`: of those that follow. */
export function followRecords(
  records: readonly IterationRecord[],
  facts?: LedgerFacts,
  read: Iterable<IterationRecord> = [],
): void {
  const following = new FollowedRecords(records, facts);
  following.takeAll(read);
  followed.set(records, following);
}

/** What records come to, as far as there are any by now; whoever asks changes nothing of it. */
export function factsOf(records: readonly IterationRecord[]): LedgerFacts {
  return (followed.get(records) ?? new FollowedRecords(records)).now();
}
