import type { Ranked } from './evaluate.ts';

// A fixed locale: the order of ids must not depend on the machine that runs the gate. Made when two candidates tie: to
// load the rules of a language takes milliseconds.
let idOrder: Intl.Collator | undefined;

/** Negative when `a` ranks before `b` by merit: passing first, then the overall score. Zero is a tie. */
export function compareMerit(a: Ranked, b: Ranked): number {
  if (a.pass !== b.pass) return a.pass ? -1 : 1;
  return b.scores.overall - a.scores.overall;
}

/** The full order without replays: merit, then id. */
export function compareRank(a: Ranked, b: Ranked): number {
  return compareMerit(a, b) || compareIds(a.id, b.id);
}

/** Units of names as programs make them: letters, digits, hyphen and underscore. */
const IS_PLAIN = Uint8Array.from({ length: 128 }, (_, unit) => Number(/[a-z0-9_-]/.test(String.fromCharCode(unit))));

// The locale's order of plain names is known, and its rules need not be loaded.
function compareIds(a: string, b: string): number {
  if (isPlain(a) && isPlain(b)) return comparePlain(a, b);
  idOrder ??= new Intl.Collator('en');
  return idOrder.compare(a, b) || (a < b ? -1 : Number(a > b));
}

function isPlain(id: string): boolean {
  for (let at = 0; at < id.length; at += 1) if (IS_PLAIN[id.charCodeAt(at)] !== 1) return false;
  return true;
}

/** The order of the locale: an underscore, a hyphen, digits, letters. */
function comparePlain(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) {
    const one = a.charCodeAt(at);
    const other = b.charCodeAt(at);
    if (one !== other) return plainWeight(one) - plainWeight(other);
  }
  return a.length - b.length;
}

function plainWeight(unit: number): number {
  return unit === UNDERSCORE ? 0 : unit;
}

const UNDERSCORE = 0x5f;

/** The best evaluation of a scenario, or undefined when there is none. Does not depend on the order of its input. */
export function selectBest<T extends Ranked>(evaluations: Iterable<T>): T | undefined {
  let best: T | undefined;
  for (const each of evaluations) if (best === undefined || compareRank(each, best) < 0) best = each;
  return best;
}
