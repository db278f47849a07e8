/**
 * The rule for one metric once more, as its formulas stand on paper: products of factors, every centre tried from the
 * first pair on, all sets of signs counted. It shares no code with the product, and is as slow as it looks.
 */
export interface RandomSeries {
  readonly sign: 1 | -1;
  readonly alpha: number;
  readonly planned: number;
  /** undefined: what the noise of the calibration allows. */
  readonly margin: number | undefined;
  readonly calibration: readonly number[];
  /** Fewer than planned: the time is up after the last one. */
  readonly pairs: readonly (readonly [base: number, head: number])[];
}

export interface FormulaResult {
  readonly answer: 'better' | 'worse' | 'no-difference' | 'undecided';
  readonly pairs: number;
  readonly estimate: number;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly log_e: number;
}

const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];

/** Answers a series pair by pair. */
export function answerByFormulas(series: RandomSeries): FormulaResult {
  const { sign, alpha, planned, calibration, pairs } = series;
  const steps = calibration
    .slice(1)
    .map((score, index) => Math.abs(Math.log(score) - Math.log(calibration[index] ?? 1)));
  const share =
    series.margin ?? MARGINS.find((each) => Math.log(1 + each) >= Math.sqrt(20 / planned) * scale(steps, []));
  const margin = Math.log(1 + (share ?? 2));
  const timer = Math.log(1 + stepOf(calibration) / Math.min(...calibration));
  const half = alpha / 2;
  const differences: number[] = [];
  const scales: number[] = [];
  const bets = betsOf(planned, half);
  const isOut = (centre: number, side: 1 | -1) =>
    evidence({ differences, scales, bets }, centre, side).some((each) => each >= 2 / half);
  const finish = (answer: FormulaResult['answer'], isAtEnd: boolean): FormulaResult => {
    const { lower, upper } = interval(isAtEnd);
    const now = ([1, -1] as const).map((side) => evidence({ differences, scales, bets }, 0, side).at(-1) ?? 1);
    return {
      ...{ answer, pairs: differences.length, estimate: middle(averages(differences)) },
      lower: lower === undefined ? null : outward(lower, -timer),
      upper: upper === undefined ? null : outward(upper, timer),
      log_e: Math.log(((now[0] ?? 1) + (now[1] ?? 1)) / 2),
    };
  };
  const interval = (isAtEnd: boolean) => {
    const always = {
      lower: limit(isOut, 1, { differences, scales }),
      upper: limit(isOut, -1, { differences, scales }),
    };
    const ranks = isAtEnd ? byRanks(differences, half) : {};
    const known = (...limits: readonly (number | undefined)[]) => limits.filter((each) => each !== undefined);
    const [lowers, uppers] = [known(always.lower, ranks.lower), known(always.upper, ranks.upper)];
    return {
      lower: lowers.length === 0 ? undefined : Math.max(...lowers),
      upper: uppers.length === 0 ? undefined : Math.min(...uppers),
    };
  };
  for (const [base, head] of pairs) {
    scales.push(scale(steps, differences));
    differences.push(sign * (Math.log(head) - Math.log(base)));
    const inner = margin - timer;
    if (isOut(0, 1) && isOut(0, -1)) return finish('undecided', false);
    if (inner > 0 && isOut(-inner, 1) && isOut(inner, -1)) return finish('no-difference', false);
    if (isOut(0, 1)) return finish('worse', false);
    if (isOut(0, -1)) return finish('better', false);
    if (differences.length === planned) break;
    const centre = Math.abs(middle(differences));
    const gap = Math.max(centre, inner - centre);
    if (differences.length >= 10 && 13 * ((scales.at(-1) ?? 0) / gap) ** 2 > 4 * planned)
      return finish('undecided', false);
  }
  const { lower, upper } = interval(true);
  if (lower === undefined || upper === undefined) return finish('undecided', true);
  const [low, high] = [outward(lower, -timer), outward(upper, timer)];
  if (low > high) return finish('undecided', true);
  if (low > -margin && high < margin) return finish('no-difference', true);
  return finish(lower > 0 ? 'worse' : upper < 0 ? 'better' : 'undecided', true);
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

/** s = 1.4826 · the median of the pool; if that is 0, but for the rounding of logarithms, its mean; at least 1e-9. */
function scale(steps: readonly number[], before: readonly number[]): number {
  const centre = middle(before);
  const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
  const mean = pool.reduce((sum, each) => sum + each, 0) / pool.length;
  const robust = 1.4826 * middle(pool);
  return Math.max(robust <= 1e-9 ? mean : robust, 1e-9);
}

/** The least distance of two scores of a timer that some scores are equal by; else it is fine. */
function stepOf(scores: readonly number[]): number {
  const kinds = new Set(scores);
  if (kinds.size === 1 || kinds.size === scores.length) return 0;
  const all = [...kinds];
  return Math.min(...all.flatMap((one) => all.filter((other) => other > one).map((other) => other - one)));
}

function betsOf(planned: number, level: number): number[] {
  const first = Math.sqrt((2 * Math.log(2 / level)) / planned);
  const doublings = Math.max(0, Math.ceil(Math.log2(2.4 / first)));
  return Array.from({ length: doublings + 1 }, (_, index) => first * 2 ** index);
}

interface Measured {
  readonly differences: readonly number[];
  readonly scales: readonly number[];
  readonly bets: readonly number[];
}

/** E after each pair: the mean over the bets of the products of 0.1 + 0.9 · 2 / (1 + exp(-2 c x / s)). */
function evidence({ differences, scales, bets }: Measured, centre: number, side: 1 | -1): number[] {
  const paths = bets.map((bet) => {
    let product = 1;
    return differences.map((difference, index) => {
      const x = side * (difference - centre);
      product *= 0.1 + (0.9 * 2) / (1 + Math.exp((-2 * bet * x) / (scales[index] ?? 1)));
      return product;
    });
  });
  return differences.map((_, index) => paths.reduce((sum, path) => sum + (path[index] ?? 0), 0) / bets.length);
}

/** The outermost centre that is not refuted, by halving until no double lies between. */
function limit(
  isOut: (centre: number, side: 1 | -1) => boolean,
  side: 1 | -1,
  { differences, scales }: Pick<Measured, 'differences' | 'scales'>,
): number | undefined {
  const far = Math.max(...differences.map(Math.abs)) + 1000 * Math.max(...scales);
  let [out, within] = [-side * far, side * far];
  if (!isOut(out, side)) return undefined;
  for (let between = (out + within) / 2; between !== out && between !== within; between = (out + within) / 2) {
    if (isOut(between, side)) out = between;
    else within = between;
  }
  return out;
}

function averages(differences: readonly number[]): number[] {
  return differences.flatMap((one, index) => differences.slice(0, index + 1).map((other) => (one + other) / 2));
}

/** The k-th least and the k-th largest average of two: k sums of ranks are so small that their chance is at most level / 2. */
function byRanks(differences: readonly number[], level: number): { lower?: number; upper?: number } {
  const sorted = averages(differences).sort((one, other) => one - other);
  let [small, chance] = [0, 0];
  for (const ways of setsByRankSum(differences.length)) {
    chance += ways / 2 ** differences.length;
    if (chance > level / 2) break;
    small += 1;
  }
  const [lower, upper] = [sorted[small - 1], sorted[sorted.length - small]];
  return lower === undefined || upper === undefined ? {} : { lower, upper };
}

const counted = new Map<number, readonly number[]>();

/** How many sets of the ranks 1 to n have each sum. */
function setsByRankSum(count: number): readonly number[] {
  const known = counted.get(count);
  if (known !== undefined) return known;
  const ways = Array.from({ length: (count * (count + 1)) / 2 + 1 }, (_, sum) => Number(sum === 0));
  for (let rank = 1; rank <= count; rank += 1)
    for (let sum = ways.length - 1; sum >= rank; sum -= 1) ways[sum] = (ways[sum] ?? 0) + (ways[sum - rank] ?? 0);
  counted.set(count, ways);
  return ways;
}

/** A limit that is wider by a step of the timer, and stays on its side of 0. */
function outward(limit: number, by: number): number {
  const moved = limit + by;
  if (limit > 0 && by < 0) return Math.max(0, moved);
  return limit < 0 && by > 0 ? Math.min(0, moved) : moved;
}
