/**
 * The best score after each record, where people reject iterations in between: each rejection takes the best back to what
 * it was before. Pure. A record costs a logarithm of how many there are, whatever the records say.
 */
import { POLICIES, POLICY_NAMES } from '../../decision/policies/registry.ts';
import type { IterationRecord } from './record.ts';

export type Direction = 'min' | 'max';

export interface BestScore {
  readonly score: number;
  readonly iter: number;
}

/** What a row of records does to the best score before it. */
interface Effect {
  /** Whether what was best before counts no more. */
  readonly isReset: boolean;
  readonly best: BestScore | undefined;
}

const NONE: Effect = { isReset: false, best: undefined };

/** Follows the best score through records, which may be added to: `next` takes one after the other, in their order. */
export class BestSoFar {
  readonly #records: readonly IterationRecord[];
  readonly #direction: Direction;
  #best: BestScore | undefined;
  #index: number;
  #rejections: Rejections | undefined;

  /** `from`: where an earlier one came to, after so many records. */
  constructor(
    records: readonly IterationRecord[],
    direction: Direction,
    from?: { readonly count: number; readonly best: BestScore | undefined },
  ) {
    this.#records = records;
    this.#direction = direction;
    this.#index = (from?.count ?? 0) - 1;
    this.#best = from?.best;
  }

  /** Takes the next record, which somebody may have at hand; the best score after it. */
  next(record = this.#records[this.#index + 1]): BestScore | undefined {
    this.#index += 1;
    if (record === undefined) return this.#best;
    if (record.rejection) {
      this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
    } else {
      this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
    }
    return this.#best;
  }

  /** Of all records that there are by now, with what was rejected before the current one. */
  #rejectionsNow(): Rejections {
    if (this.#rejections?.count === this.#records.length) return this.#rejections;
    const rejections = new Rejections(this.#records, this.#direction);
    for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
      if (rejection) rejections.bestWithout(rejection.iter, index);
    }
    this.#rejections = rejections;
    return rejections;
  }
}

/** A tree over the records: a leaf each, and above two of them what both do together. */
class Rejections {
  /** How many records it is of. */
  readonly count: number;
  readonly #effects: Effect[];
  readonly #leaves: number;
  readonly #places = new Map<number, number[]>();
  readonly #direction: Direction;

  constructor(records: readonly IterationRecord[], direction: Direction) {
    this.#direction = direction;
    this.count = records.length;
    this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
    this.#effects = new Array<Effect>(2 * this.#leaves).fill(NONE);
    for (const [index, record] of records.entries()) {
      const places = this.#places.get(record.iter);
      if (places === undefined) this.#places.set(record.iter, [index]);
      else places.push(index);
      this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
    }
    for (let node = this.#leaves - 1; node > 0; node -= 1) this.#join(node);
  }

  /**
   * The best before a rejected iteration, of what nobody rejected until now. Scores after it are of trees that held its
   * change, so they are not compared with.
   */
  bestWithout(iter: number, now: number): BestScore | undefined {
    const places = this.#places.get(iter) ?? [];
    for (const place of places) this.#drop(this.#leaves + place);
    this.#places.set(iter, places.slice(0, 1));
    const first = places[0];
    return first === undefined || first > now ? undefined : this.#before(first);
  }

  #drop(leaf: number): void {
    if (this.#effects[leaf] === NONE) return;
    this.#effects[leaf] = NONE;
    for (let node = leaf >> 1; node > 0; node >>= 1) this.#join(node);
  }

  #join(node: number): void {
    this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
  }

  /** What all records before a place do together. */
  #before(place: number): BestScore | undefined {
    let [node, after] = [this.#leaves + place, NONE];
    for (; node > 1; node >>= 1) if (node % 2 === 1) after = combine(this.#at(node - 1), after, this.#direction);
    return after.best;
  }

  #at(node: number): Effect {
    return this.#effects[node] ?? NONE;
  }
}

// What these keep is better by pairs, whatever its single scores say.
const NO_FIGURES: readonly unknown[] = ['simplify', 'distil'];
const BY_PAIRS: readonly string[] = POLICY_NAMES.filter((name) => POLICIES[name].boundsErrors);

/**
 * What a record does to the best so far. Under noise a change that was kept by pairs may show a lower score than the
 * lucky one that it replaces, and a simplification may lose what is tolerated; it is the best all the same.
 */
function effectOf({ iter, outcome, score, decision }: Readable): Effect {
  if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline')) return NONE;
  const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
  return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}

type Readable = Pick<IterationRecord, 'iter' | 'outcome' | 'score' | 'decision'>;

function combine(before: Effect, after: Effect, direction: Direction): Effect {
  if (after.isReset || before.best === undefined) {
    return { isReset: before.isReset || after.isReset, best: after.best };
  }
  const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
  return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}

/** Whether a record is of the best so far. */
export function isBest(record: Readable, best: number | undefined, direction: Direction): boolean {
  const { isReset, best: own } = effectOf(record);
  return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}

/** Strictly better: a tie is no improvement. */
export function isBetter(score: number, best: number, direction: Direction): boolean {
  return direction === 'min' ? score < best : score > best;
}
