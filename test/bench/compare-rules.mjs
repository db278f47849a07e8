// What other tools and habits make of the scores of two commits. A rule takes the scores of both in the order in which
// they ran, and says whether the head is `worse`, `better`, or neither.
import { randomIndex } from '../../src/base/random.ts';
import { meanOf, squaresAround } from '../../src/stats/moments.ts';
import { tailOfT } from '../../src/stats/student.ts';

const LEVEL = 0.05;
const RESAMPLES = 399;

const sideOf = (effect, isFound) => (!isFound ? 'neither' : effect > 0 ? 'worse' : 'better');

/** One run of each, and a threshold: of how many per cent of the old score the new one may be. */
export function threshold(percent) {
  return ({ base: [old], head: [fresh] }) => {
    if (fresh > (old * percent) / 100) return 'worse';
    return fresh < (old * 100) / percent ? 'better' : 'neither';
  };
}

/** The two-sided p of Welch's t test, and the sign of the difference. */
export function welch({ base, head }) {
  const parts = [base, head].map((scores) => squaresAround(scores) / (scores.length - 1) / scores.length);
  const variance = parts[0] + parts[1];
  const effect = meanOf(head) - meanOf(base);
  if (variance === 0) return { p: effect === 0 ? 1 : 0, effect };
  const freedom = variance ** 2 / (parts[0] ** 2 / (base.length - 1) + parts[1] ** 2 / (head.length - 1));
  const t = effect / Math.sqrt(variance);
  // Between two whole numbers of degrees of freedom the tail is nearly straight.
  const [below, share] = [Math.floor(freedom), freedom % 1];
  return { p: (1 - share) * tailOfT(t, below) + share * tailOfT(t, below + 1), effect };
}

/** The two-sided p of the Mann-Whitney U test: exact without ties, else by the normal approximation, as benchstat has it. */
export function mannWhitney({ base, head }) {
  const [n, m] = [base.length, head.length];
  let wins = 0;
  for (const one of head) for (const other of base) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const effect = wins - (n * m) / 2;
  const counts = new Map();
  for (const score of [...base, ...head]) counts.set(score, (counts.get(score) ?? 0) + 1);
  const ties = [...counts.values()].reduce((sum, count) => sum + count ** 3 - count, 0);
  if (ties === 0) {
    const least = Math.min(wins, n * m - wins);
    return {
      p: Math.min(
        1,
        2 *
          chanceOfU(n, m)
            .slice(0, least + 1)
            .reduce((sum, chance) => sum + chance, 0),
      ),
      effect,
    };
  }
  const all = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - ties / (all * (all - 1))));
  const z = Math.max(0, Math.abs(effect) - 0.5) / deviation;
  return { p: deviation === 0 ? 1 : 2 * upperNormal(z), effect };
}

const chances = new Map();

/** P(U = u) of samples without ties, for u = 0, 1, …: a ratio of products, which q-binomial coefficients are. */
function chanceOfU(n, m) {
  const key = `${n} ${m}`;
  const known = chances.get(key);
  if (known !== undefined) return known;
  const most = n * m;
  const counts = Array.from({ length: most + 1 }, () => 0);
  counts[0] = 1;
  for (let part = 1; part <= n; part += 1) {
    for (let u = most; u >= m + part; u -= 1) counts[u] -= counts[u - m - part];
    for (let u = part; u <= most; u += 1) counts[u] += counts[u - part];
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const found = counts.map((count) => count / total);
  chances.set(key, found);
  return found;
}

// Source: Abramowitz & Stegun 26.2.17, to 7.5e-8.
function upperNormal(z) {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** A rule of a test: a difference is found where its p is below a level. */
export function byLevel(test, level = LEVEL) {
  return (scores) => {
    const { p, effect } = test(scores);
    return sideOf(effect, p < level);
  };
}

/** The percentile bootstrap of the mean log-ratio of pairs. */
export function bootstrap({ base, head }, random) {
  const logs = head.map((score, index) => Math.log(score / base[index]));
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < logs.length; draw += 1) sum += logs[randomIndex(random, logs.length)];
    return sum / logs.length;
  }).sort((one, other) => one - other);
  const cut = Math.round(((RESAMPLES + 1) * LEVEL) / 2);
  const [lower, upper] = [means[cut - 1], means[RESAMPLES - cut]];
  return sideOf(lower, lower > 0 || upper < 0);
}

/** A t test of the log-ratios of pairs after every pair from the fifth on, until it finds something. */
export function peeking({ base, head }) {
  const logs = head.map((score, index) => Math.log(score / base[index]));
  for (let count = 5; count <= logs.length; count += 1) {
    const seen = logs.slice(0, count);
    const t = meanOf(seen) / Math.sqrt(squaresAround(seen) / (count - 1) / count);
    if (tailOfT(t, count - 1) < LEVEL) return sideOf(t, true);
  }
  return 'neither';
}
