import type { Evaluation } from './evaluate.ts';

// A fixed locale: the order of ids must not depend on the machine that runs the gate. Made when two candidates tie: to
// load the rules of a language takes milliseconds.
let idOrder: Intl.Collator | undefined;

/** The part of an evaluation that decides its rank. */
export type Ranked = Pick<Evaluation, 'id' | 'pass'> & { readonly scores: Pick<Evaluation['scores'], 'overall'> };

/** Negative when `a` ranks before `b` by merit: passing first, then the overall score. Zero is a tie. */
export function compareMerit(a: Ranked, b: Ranked): number {
  if (a.pass !== b.pass) return a.pass ? -1 : 1;
  return b.scores.overall - a.scores.overall;
}

/** The full order without replays: merit, then id. */
export function compareRank(a: Ranked, b: Ranked): number {
  return compareMerit(a, b) || compareIds(a.id, b.id);
}

function compareIds(a: string, b: string): number {
  idOrder ??= new Intl.Collator('en');
  return idOrder.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** The best evaluation of a scenario, or undefined when there is none. Does not depend on the order of its input. */
export function selectBest<T extends Ranked>(evaluations: Iterable<T>): T | undefined {
  let best: T | undefined;
  for (const each of evaluations) if (best === undefined || compareRank(each, best) < 0) best = each;
  return best;
}
