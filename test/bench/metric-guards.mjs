// npm run bench:metric-guards [-- SEEDS]: what metric guards make of changes that truly gain two noise SDs, on the
// product's own decision code: how many are rejected, and how many pairs a test takes. Margin 2 %; needs no idle machine.
import { guardShares } from '../decision/metric-world.ts';
import { NOISE_OF } from '../decision/world.ts';

const SEEDS = Number(process.argv[2] ?? 2000);
const HEAD = ['noise of the metric', 'SD', 'no effect: rejected of 24', 'pairs', 'twice the margin: passed', 'pairs'];
for (const row of [HEAD, HEAD.map(() => '---')]) console.log(`| ${row.join(' | ')} |`);
for (const name of ['gaussian', 't3', 'skewed']) {
  for (const sd of [0.01, 0.05, 0.1]) {
    const of = (regression) => guardShares(SEEDS, { gain: 2, regression, sd, noise: NOISE_OF[name] });
    const [still, worse] = [of(0), of(0.04)];
    const cells = [
      ((24 * still.refused) / still.passed).toFixed(2),
      still.meanPairs.toFixed(0),
      `${((100 * (worse.passed - worse.refused)) / worse.passed).toFixed(1)} %`,
      worse.meanPairs.toFixed(0),
    ];
    console.log(`| ${[name, `${sd * 100} %`, ...cells].join(' | ')} |`);
  }
}
const means = guardShares(SEEDS, { gain: 2, regression: 0, most: 0 });
const pairs = means.meanPairs.toFixed(1);
console.log(
  `\nBy the means of the pairs alone, SD 5 %: ${((24 * means.refused) / means.passed).toFixed(1)} of 24, ${pairs} pairs.`,
);
