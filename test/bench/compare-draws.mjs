// Comparisons drawn from recorded series: the same scores for every rule. A comparison starts at a random place of a
// series and uses the scores that follow in their order; those of the head are multiplied by a known slowdown.
import { randomIndex, seededRandom } from '../../src/base/random.ts';
import { compareRecorded, scoresNeeded } from '../decision/comparison/recorded-world.ts';
import { bootstrap, byLevel, mannWhitney, peeking, threshold, welch } from './compare-rules.mjs';

const LEVEL = 0.05;
const MOST_PAIRS = 100;

/** The product, by what is asked of it. Calibration takes 8 runs: 16 pairs fit into 40 runs, 20 pairs are 40 by themselves. */
const PRODUCT = {
  'compare, 8 + 32 runs, margin 1 %': { planned: 16, margin: 0.01 },
  'compare, 8 + 40 runs, margin 1 %': { planned: 20, margin: 0.01 },
  'compare, 8 + 32 runs, own margin': { planned: 16 },
  'compare, 8 + 200 runs, own margin (default)': { planned: MOST_PAIRS },
};

const blocks = (count) => (scores, ratio) => ({
  base: scores.slice(0, count),
  head: scores.slice(count, 2 * count).map((score) => ratio * score),
});
const pairs = (count) => (scores, ratio, random) => {
  const sides = { base: [], head: [] };
  for (let pair = 0; pair < count; pair += 1) {
    const isHeadFirst = random() < 0.5;
    sides.base.push(scores[2 * pair + (isHeadFirst ? 1 : 0)]);
    sides.head.push(ratio * scores[2 * pair + (isHeadFirst ? 0 : 1)]);
  }
  return sides;
};

const inBlocks = blocks(20);

// Base first and then head, as these tools are used, and in pairs by a coin, as they could be.
const TESTS = {
  'Mann-Whitney on 20 + 20, as benchstat': { test: mannWhitney, layout: inBlocks },
  'Mann-Whitney on 20 + 20, interleaved': { test: mannWhitney, layout: pairs(20) },
  'Welch on 20 + 20': { test: welch, layout: inBlocks },
  'Welch on 20 + 20, interleaved': { test: welch, layout: pairs(20) },
};
/** Places in what `resultsOfTests` gives of those that run one commit after the other, as they are used. */
export const TESTS_IN_BLOCKS = Object.values(TESTS).flatMap(({ layout }, index) =>
  layout === inBlocks ? [index] : [],
);
const OTHERS = {
  'Mann-Whitney on 10 + 10, as benchstat': { rule: byLevel(mannWhitney), layout: blocks(10), runs: 20 },
  ...Object.fromEntries(
    Object.entries(TESTS).map(([name, { test, layout }]) => [name, { rule: byLevel(test), layout, runs: 40 }]),
  ),
  'bootstrap of 10 interleaved pairs': { rule: bootstrap, layout: pairs(10), runs: 20 },
  'bootstrap of 20 interleaved pairs': { rule: bootstrap, layout: pairs(20), runs: 40 },
  't test after every pair, at most 20': { rule: peeking, layout: pairs(20), runs: 40 },
  ...Object.fromEntries(
    [200, 110, 105, 102].map((percent) => [
      `one run, threshold ${percent} %${percent === 200 ? ', as github-action-benchmark' : ''}`,
      { rule: threshold(percent), layout: blocks(1), runs: 2 },
    ]),
  ),
};

/** The places where so many comparisons start, each with the seed of its coins; the same for all rules and slowdowns. */
function startsIn({ title, scores }, count) {
  const random = seededRandom(title);
  const places = scores.length - scoresNeeded(MOST_PAIRS) + 1;
  return Array.from({ length: count }, (_, index) => ({
    start: randomIndex(random, places),
    random: () => seededRandom(`${title}, ${index}`),
  }));
}

/** What the product answers in so many comparisons, by what was asked of it: a list of outcomes each. */
export function outcomesOfProduct(series, ratio, count) {
  const starts = startsIn(series, count);
  return Object.entries(PRODUCT).map(([name, { planned, margin }]) => ({
    name,
    outcomes: starts.map(({ start, random }) =>
      compareRecorded({ scores: series.scores, start, ratio, planned, margin, random: random() }),
    ),
  }));
}

/** What the other rules say: the shares of comparisons that found the head worse, and better. */
export function sharesOfOthers(series, ratio, count) {
  const starts = startsIn(series, count);
  return Object.entries(OTHERS).map(([name, { rule, layout, runs }]) => {
    const answers = starts.map(({ start, random }) => {
      const coins = random();
      return rule(layout(series.scores.slice(start, start + runs), ratio, coins), coins);
    });
    const share = (side) => answers.filter((each) => each === side).length / count;
    return { name, runs, worse: share('worse'), better: share('better') };
  });
}

/** What each test on 20 + 20, in blocks and interleaved, says of the comparisons: its p and the sign of the difference. */
export function resultsOfTests(series, ratio, count) {
  const starts = startsIn(series, count);
  return Object.values(TESTS).map(({ test, layout }) =>
    starts.map(({ start, random }) => test(layout(series.scores.slice(start, start + 40), ratio, random()))),
  );
}

/**
 * The largest share of slowdowns that one of the tests finds, at the level at which it calls a commit different from
 * itself in at most `rate` of the comparisons; never above the level that it is used at.
 */
export function bestOfTests(itself, slowed, rate) {
  const found = slowed.map((results, index) => {
    const sorted = itself[index].map(({ p }) => p).sort((one, other) => one - other);
    // Below this level lie at most so many of them, ties included.
    const level = Math.min(LEVEL, sorted[Math.floor(rate * sorted.length)]);
    return results.filter(({ p, effect }) => p < level && effect > 0).length / results.length;
  });
  return Math.max(...found);
}
