import { evidenceOf } from '../../src/decision/evidence.ts';
import { isNearMiss, planRecombinations, type TestedChange } from '../../src/decision/recombination.ts';
import type { DecisionSettings } from '../../src/decision/settings.ts';
import { DecidedRun, gaussian, numbersOf } from './world.ts';

// A landscape of Kauffman's: each of N places contributes by what it and K others hold.
const PLACES = 100;
const NEIGHBOURS = 3;
// In noise SDs, so that a change helps by about one.
const SPREAD = 0.5;
// The start is a program that somebody has cared for: so many of the changes of one place help.
const HELPFUL = 0.3;

/** What a change sets, by place. */
type Patch = ReadonlyMap<number, string>;

class Landscape {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #tables: readonly (readonly number[])[];
  readonly start: string;

  constructor(random: () => number) {
    const place = () => Math.floor(random() * PLACES);
    this.#neighbours = Array.from({ length: PLACES }, () => Array.from({ length: NEIGHBOURS }, place));
    const values = () => Array.from({ length: 2 ** (NEIGHBOURS + 1) }, () => SPREAD * gaussian(random));
    this.#tables = Array.from({ length: PLACES }, values);
    let tree = Array.from({ length: PLACES }, () => (random() < 0.5 ? '1' : '0')).join('');
    for (;;) {
      const helpful = this.#helpful(tree);
      if (helpful.length <= HELPFUL * PLACES) break;
      tree = helpful[Math.floor(random() * helpful.length)] ?? tree;
    }
    this.start = tree;
  }

  value(tree: string): number {
    let sum = 0;
    for (const [place, table] of this.#tables.entries()) {
      let index = bitOf(tree, place);
      for (const neighbour of this.#neighbours[place] ?? []) index = index * 2 + bitOf(tree, neighbour);
      sum += table[index] ?? 0;
    }
    return sum;
  }

  #helpful(tree: string): string[] {
    const value = this.value(tree);
    return Array.from({ length: PLACES }, (_, place) => flipped(tree, place)).filter(
      (each) => this.value(each) > value,
    );
  }
}

function bitOf(tree: string, place: number): number {
  return tree.charCodeAt(place) & 1;
}

function flipped(tree: string, place: number): string {
  return `${tree.slice(0, place)}${bitOf(tree, place) === 1 ? '0' : '1'}${tree.slice(place + 1)}`;
}

function applied(tree: string, patch: Patch): string {
  return [...tree].map((bit, place) => patch.get(place) ?? bit).join('');
}

export interface SearchRequest {
  readonly settings: DecisionSettings;
  readonly seed: number;
  /** Of evaluations; a proposal of an agent is worth so many, above 0. */
  readonly budget: { readonly evaluations: number; readonly proposal: number };
  /** The agent does not propose what was tried, as long as there is something else. */
  readonly hasMemory: boolean;
  readonly recombines: boolean;
  /** What its test rejected is proposed on a later branch head, too, as what once did not fit. */
  readonly retriesRejected?: boolean;
  /** Iterations of agents between two of recombination. */
  readonly between?: number;
}

export interface SearchResult {
  readonly gain: number;
  readonly evaluations: number;
  readonly proposals: number;
  readonly recombined: number;
  readonly accepted: number;
  /** Of them those that are no better than what they replaced. */
  readonly junk: number;
  readonly acceptedRecombined: number;
}

/** Searches a landscape with the product's own decision code until the budget is used up. */
export function searchLandscape({
  settings,
  seed,
  budget,
  hasMemory,
  recombines,
  retriesRejected = false,
  between = 1,
}: SearchRequest): SearchResult {
  const random = numbersOf(seed);
  const landscape = new Landscape(random);
  const values = new Map<string, number>();
  const truthOf = (tree: string): number => {
    const known = values.get(tree) ?? landscape.value(tree);
    values.set(tree, known);
    return known;
  };
  let evaluations = 0;
  const run = new DecidedRun({
    ...{ settings, name: `landscape ${seed}`, base: landscape.start },
    score: (tree) => {
      evaluations += 1;
      return truthOf(tree) + gaussian(random);
    },
  });
  const changes: TestedChange[] = [];
  const patches = new Map<number, Patch>();
  const tried = new Set<number>();
  const counts = { proposals: 0, recombined: 0, accepted: 0, junk: 0, acceptedRecombined: 0 };
  let since = 0;
  const agentPatch = (head: string): Patch => {
    const all = Array.from({ length: PLACES }, (_, place) => place);
    const left = hasMemory ? all.filter((place) => !tried.has(place)) : all;
    const from = left.length > 0 ? left : all;
    const place = from[Math.floor(random() * from.length)] ?? 0;
    tried.add(place);
    return new Map([[place, head[place] === '1' ? '0' : '1']]);
  };
  const recombination = (head: string): { readonly of: readonly number[]; readonly patch: Patch } | undefined => {
    if (!recombines || since < between) return undefined;
    for (const of of planRecombinations(changes, head)) {
      const patch = new Map(of.flatMap((iter) => [...(patches.get(iter) ?? [])]));
      const tree = applied(head, patch);
      if (tree !== head && !run.session.trees.has(tree)) return { of, patch };
    }
    return undefined;
  };
  for (let iter = 1; ; iter += 1) {
    run.prepare();
    if (evaluations + counts.proposals * budget.proposal >= budget.evaluations) break;
    const head = run.session.incumbent;
    const own = recombination(head);
    const { of, patch } = own ?? { of: [], patch: agentPatch(head) };
    since = own === undefined ? since + 1 : 0;
    counts[own === undefined ? 'proposals' : 'recombined'] += 1;
    patches.set(iter, patch);
    const tree = applied(head, patch);
    const trial = run.test({ id: `c${iter}`, tree });
    if (trial === undefined) continue;
    const evidence = evidenceOf(trial);
    const isAccepted = run.session.incumbent === tree;
    const facts = { code: trial.verdict?.code ?? '', gain: evidence.effect };
    const e = evidence.kind === 'paired' ? Math.exp(evidence.log_e) : 1;
    const missed = retriesRejected ? 'conflict' : 'rejected';
    const standing = isAccepted ? 'accepted' : isNearMiss(facts) ? 'near-miss' : missed;
    changes.push({ iter, on: head, standing, evidence: e, of });
    if (!isAccepted) continue;
    counts.accepted += 1;
    if (own !== undefined) counts.acceptedRecombined += 1;
    if (truthOf(tree) <= truthOf(head)) counts.junk += 1;
  }
  return { ...counts, evaluations, gain: truthOf(run.session.incumbent) - truthOf(landscape.start) };
}
