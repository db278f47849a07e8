import type { Candidate } from './candidates.ts';
import type { Evaluation, Ranked } from './evaluate.ts';
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

/** Completes an evaluation that may be shown. */
type Explain = (evaluation: Evaluation, output: Candidate['output']) => Evaluation;

export interface TallyOptions {
  /** Keep all that tie for the best: replays choose among them. */
  readonly keepsTied?: boolean;
  readonly explain?: Explain;
}

/** Collects the evaluations of one scenario as they come, in memory that a bounded report bounds. */
export class ScenarioTally {
  /** How many candidates were scored. */
  count = 0;
  /** Those that share the best merit, where replays choose among them. */
  readonly tied: TiedList | undefined;
  best: Evaluation | undefined;
  bestTrace: WinnerTrace | undefined;
  #kept: Evaluation[] = [];
  #isBounded = false;
  /** The last of a full bounded list: what ranks below it need not be kept. */
  #worst: Evaluation | undefined;
  readonly #explain: Explain;

  constructor({ keepsTied = false, explain = (evaluation) => evaluation }: TallyOptions = {}) {
    this.tied = keepsTied ? new TiedList() : undefined;
    this.#explain = explain;
  }

  /**
   * Whether a candidate of this rank would change nothing but the count; then none that ranks after it would. Where replays
   * choose, all of the same merit count.
   */
  readonly isOut = (rank: Ranked): boolean => {
    if (this.#worst === undefined) return false;
    return (this.tied === undefined ? compareRank : compareMerit)(rank, this.#worst) > 0;
  };

  /** Adds a candidate; no evaluation of one that is out. */
  add(evaluation: Evaluation | undefined, output: Candidate['output']): void {
    this.count += 1;
    if (evaluation === undefined) return;
    this.tied?.add(evaluation);
    const isBest = this.best === undefined || compareRank(evaluation, this.best) < 0;
    if (!isBest && this.#worst !== undefined && compareRank(evaluation, this.#worst) > 0) return;
    const explained = this.#explain(evaluation, output);
    if (isBest) {
      this.best = explained;
      this.bestTrace = readTrace(output);
    }
    this.#kept.push(explained);
    // Twice the bound before sorting: each evaluation then pays for a constant number of comparisons.
    if (this.#isBounded && this.#kept.length >= 2 * BOUNDED_EVALUATIONS) this.#trim();
  }

  /** From now on only the best are kept. */
  bound(): void {
    this.#isBounded = true;
    this.#trim();
  }

  /** The evaluations kept, best first. */
  ranked(): readonly Evaluation[] {
    this.#trim();
    return this.#kept;
  }

  #trim(): void {
    this.#kept.sort(compareRank);
    if (!this.#isBounded || this.#kept.length < BOUNDED_EVALUATIONS) return;
    this.#kept.length = BOUNDED_EVALUATIONS;
    this.#worst = this.#kept.at(-1);
  }
}

function readTrace({ phase, posture, trace }: Candidate['output']): WinnerTrace {
  const decisions = typeof trace === 'object' && trace !== null && 'decisions' in trace ? trace.decisions : null;
  return { phase: phase ?? null, posture: posture ?? null, trace_decisions: decisions ?? null };
}
