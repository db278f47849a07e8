import type { Candidate } from './candidates.ts';
import { type Evaluation, FAILURES_LATER, type Ranked } from './evaluate.ts';
import { TiedList } from './replays.ts';
import { compareMerit, compareRank } from './select.ts';

/** Files with more candidates than this list only the best of each scenario, unless everything is asked for. */
export const FULL_LIST_MAX_CANDIDATES = 1000;
/** How many evaluations a scenario keeps in a bounded report. */
export const BOUNDED_EVALUATIONS = 100;

/** What is read off the winning output beside its scores. */
export interface WinnerTrace {
  readonly phase: unknown;
  readonly posture: unknown;
  readonly trace_decisions: unknown;
}

/** Completes an evaluation that is shown. `text` is `JSON.stringify(output)`. */
type Explain = (evaluation: Evaluation, output: Candidate['output'], text: string) => Evaluation;

/** How many characters of outputs may wait for being explained, in all tallies that share it. */
export interface WaitingRoom {
  left: number;
}

// Some thousands of outputs as agents write them. What finds no room is explained at once.
const ROOM_CHARS = 1 << 22;

// What one takes beside its output: a part of a text holds the whole entry, with two names of a thousand characters at most.
const PLACE_CHARS = 1000;

export function openWaitingRoom(): WaitingRoom {
  return { left: ROOM_CHARS };
}

export interface TallyOptions {
  /** Keep all that tie for the best: replays choose among them. */
  readonly keepsTied?: boolean;
  readonly explain?: Explain;
  readonly room?: WaitingRoom;
}

/** Collects the evaluations of one scenario as they come, in memory that a bounded report bounds. */
export class ScenarioTally {
  /** How many candidates were scored. */
  count = 0;
  /** Those that share the best merit, where replays choose among them. */
  readonly tied: TiedList | undefined;
  bestTrace: WinnerTrace | undefined;
  #best: Evaluation | undefined;
  /** Best first once it is bounded. */
  #kept: Evaluation[] = [];
  #isBounded = false;
  /** The last of a full bounded list: what ranks below it need not be kept. */
  #worst: Evaluation | undefined;
  /** The outputs of those that are explained when somebody asks for them, and what was explained then. */
  readonly #waiting = new Map<Evaluation, string>();
  readonly #explained = new Map<Evaluation, Evaluation>();
  readonly #explain: Explain;
  readonly #room: WaitingRoom;

  constructor({ keepsTied = false, explain = (same) => same, room = openWaitingRoom() }: TallyOptions = {}) {
    this.tied = keepsTied ? new TiedList() : undefined;
    this.#explain = explain;
    this.#room = room;
  }

  /**
   * Whether a candidate of this rank would change nothing but the count; then none that ranks after it would. Where replays
   * choose, all of the same merit count.
   */
  readonly isOut = (rank: Ranked): boolean => {
    if (this.#worst === undefined) return false;
    return (this.tied === undefined ? compareRank : compareMerit)(rank, this.#worst) > 0;
  };

  /** Adds a candidate; no evaluation of one that is out. `text` is `JSON.stringify(output)`. */
  add(evaluation: Evaluation | undefined, output: Candidate['output'], text = ''): void {
    this.count += 1;
    if (evaluation === undefined) return;
    this.tied?.add(evaluation);
    const isBest = this.#best === undefined || compareRank(evaluation, this.#best) < 0;
    if (!isBest && this.#worst !== undefined && compareRank(evaluation, this.#worst) > 0) return;
    const kept = this.#wait(evaluation, text) ? evaluation : this.#explain(evaluation, output, text);
    if (isBest) {
      this.#best = kept;
      this.bestTrace = readTrace(output);
    }
    if (this.#isBounded) this.#insert(kept);
    else this.#kept.push(kept);
  }

  get best(): Evaluation | undefined {
    return this.#best && this.#explainedOf(this.#best);
  }

  /** From now on only the best are kept. */
  bound(): void {
    this.#isBounded = true;
    this.#kept.sort(compareRank);
    while (this.#kept.length > BOUNDED_EVALUATIONS) this.#dropLast();
    if (this.#kept.length === BOUNDED_EVALUATIONS) this.#worst = this.#kept.at(-1);
  }

  /** The evaluations kept, best first. */
  ranked(): readonly Evaluation[] {
    if (!this.#isBounded) this.#kept.sort(compareRank);
    return this.#kept.map((each) => this.#explainedOf(each));
  }

  #insert(evaluation: Evaluation): void {
    let from = 0;
    let to = this.#kept.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = this.#kept[middle];
      if (other !== undefined && compareRank(evaluation, other) < 0) to = middle;
      else from = middle + 1;
    }
    this.#kept.splice(from, 0, evaluation);
    if (this.#kept.length > BOUNDED_EVALUATIONS) this.#dropLast();
    if (this.#kept.length === BOUNDED_EVALUATIONS) this.#worst = this.#kept.at(-1);
  }

  #dropLast(): void {
    const dropped = this.#kept.pop();
    if (dropped !== undefined) this.#leave(dropped);
  }

  /** Whether it can be explained later: it has failures that are not spelled out, and there is room for its output. */
  #wait(evaluation: Evaluation, text: string): boolean {
    const size = text.length + PLACE_CHARS;
    if (evaluation.failures !== FAILURES_LATER || size > this.#room.left) return false;
    this.#room.left -= size;
    this.#waiting.set(evaluation, text);
    return true;
  }

  #leave(evaluation: Evaluation): void {
    const text = this.#waiting.get(evaluation);
    if (text !== undefined) this.#room.left += text.length + PLACE_CHARS;
    this.#waiting.delete(evaluation);
  }

  #explainedOf(evaluation: Evaluation): Evaluation {
    const known = this.#explained.get(evaluation);
    if (known !== undefined) return known;
    const text = this.#waiting.get(evaluation);
    if (text === undefined) return evaluation;
    const explained = this.#explain(evaluation, JSON.parse(text) as Candidate['output'], text);
    this.#leave(evaluation);
    this.#explained.set(evaluation, explained);
    return explained;
  }
}

function readTrace({ phase, posture, trace }: Candidate['output']): WinnerTrace {
  const decisions = typeof trace === 'object' && trace !== null && 'decisions' in trace ? trace.decisions : null;
  return { phase: phase ?? null, posture: posture ?? null, trace_decisions: decisions ?? null };
}
