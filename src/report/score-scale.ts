/** The range of scores that a picture shows; `lo` is less than `hi`. */
export interface Domain {
  readonly lo: number;
  readonly hi: number;
}

export interface DomainInput {
  readonly scores: readonly number[];
  /** Scores that are shown in any case: the baseline and those that were kept. */
  readonly anchors: readonly number[];
}

/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;

/** The range that shows the scores, without those so far out that they would hide the rest. */
export function buildDomain({ scores, anchors }: DomainInput): Domain | undefined {
  const sorted = scores.filter(isUsual).sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
  const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
  const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
  const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
  const shown = [...near, ...anchors.filter(isUsual)];
  const lo = shown.reduce((least, score) => Math.min(least, score), q1);
  const hi = shown.reduce((most, score) => Math.max(most, score), q3);
  // A pad in parts: the distance itself may be more than the largest number.
  const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
  return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}

/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
export function pathsOf(value: number, { lo, hi }: Domain): number {
  const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
  return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}

/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
export function buildTicks({ lo, hi }: Domain, count: number): number[] {
  const rough = (hi - lo) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
  const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
  const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
  if (!isSound || to < from) return [lo, hi];
  // Through text, so that 3 * 0.1 is 0.3.
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score: number): boolean {
  return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
