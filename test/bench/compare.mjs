// npm run bench:compare [-- COMPARISONS]: what `src/decision/comparison` answers about recorded scores of a commit that is
// compared with itself and with known slowdowns, next to what other tools and habits say about the same scores.
// `-- --record quiet` or `-- --record loaded` first records those scores again on this machine, and ends. `-- --aa 1000`
// only compares each commit with itself, so often over all recorded series; `-- --metrics 200` only 20 metrics of which two
// changed; `-- --formulas` only that many random series by the product and by the formulas on paper. Needs a Node that reads TypeScript (as npm scripts have it).
import { seededRandom } from '../../src/base/random.ts';
import { resultsOf } from '../../src/decision/comparison/comparison.ts';
import { distanceFromFormulas, randomSeries } from '../decision/comparison/random-series.ts';
import { compareMetrics, simulatedScores } from '../decision/comparison/recorded-world.ts';
import { bestOfTests, outcomesOfProduct, resultsOfTests, sharesOfOthers, TESTS_IN_BLOCKS } from './compare-draws.mjs';
import { readSeries, recordSeries } from './compare-record.mjs';
import { median } from './pairs.mjs';

const requested = process.argv.slice(2);
const COMPARISONS = Number(requested.find(isCount) ?? 1000);
// Of each slowdown; its shares need not be known as well as those of false alarms.
const SLOWED_COMPARISONS = Math.max(1, Math.round(0.4 * COMPARISONS));
const SLOWDOWNS = [1.01, 1.02, 1.05, 1.1];
// The promises: false alarms and coverage; where the best test finds so much, the product finds at least so much; elsewhere
// it is at most so far behind.
const RATE = 0.05;
const SURE = { theirs: 0.95, ours: 0.9 };
const BEHIND = 0.2;
// Of which two are 5 % slower and faster, at a coefficient of variation of 3 %.
const METRICS = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`metric ${index + 1}`, 1]));
const CHANGED = { 'metric 3': 1.05, 'metric 17': 1 / 1.05 };
const METRIC_COMPARISONS = requested.includes('--metrics') ? COMPARISONS : Math.max(1, Math.round(COMPARISONS / 5));
// Where no other number is asked for.
const FORMULA_SERIES = requested.includes('--formulas') && requested.some(isCount) ? COMPARISONS : 10_000;
const EXACT = 1e-9;

if (requested.includes('--record')) {
  recordSeries(requested[requested.indexOf('--record') + 1]);
  process.exit();
}
let isKept = true;
if (requested.includes('--metrics')) {
  printMetrics();
  process.exit(isKept ? 0 : 1);
}
if (requested.includes('--formulas')) {
  printFormulas();
  process.exit(isKept ? 0 : 1);
}
const { machine, recorded_at: recordedAt, series } = readSeries();
const titled = [
  ...series.map((each) => ({ ...each, title: `${each.name}, ${each.measure}, ${each.conditions}` })),
  // What a quiet machine gives: where the recording machine was busy, no other series shows slowdowns of 1 and 2 %.
  ...[0.01, 0.03].map((noise) => ({
    title: `simulated, ${percent(noise)} a run`,
    scores: simulatedScores(noise, 2000),
  })),
];

console.log(
  `${COMPARISONS} comparisons of each commit with itself, ${SLOWED_COMPARISONS} of each slowdown. Scores recorded on ${recordedAt}: ${machine}.\n`,
);
if (requested.includes('--aa')) {
  compareEquals();
  process.exit();
}
printSeries();
const results = measure();
printRules();
printBar();
printCoverage();
printMetrics();
printFormulas();
console.log(`\n${isKept ? 'All' : 'Not all'} promises hold.`);
process.exitCode = isKept ? 0 : 1;

/** Each commit with itself, on what was recorded: whatever is called better or worse is a false alarm. */
function compareEquals() {
  const real = titled.filter(({ name }) => name !== undefined);
  const each = Math.ceil(COMPARISONS / real.length);
  const rows = real.map((one) => ({ one, rules: outcomesOfProduct(one, 1, each) }));
  const names = rows[0].rules.map(({ name }) => name);
  print(
    ['series', 'load average', ...names],
    rows.map(({ one, rules }) => [
      one.title,
      one.load_average?.toFixed(1) ?? '',
      ...rules.map(({ outcomes }) => percent(falseAlarms(outcomes), 1)),
    ]),
  );
  for (const [index, name] of names.entries()) {
    const all = rows.flatMap(({ rules }) => rules[index].outcomes);
    hold(falseAlarms(all) <= RATE);
    const covered = all.filter(({ is_covered: is }) => is).length / all.length;
    console.log(
      `\n${name}: ${percent(falseAlarms(all), 1)} of ${all.length} called better or worse; the interval covers in ${percent(covered, 1)}.`,
    );
  }
  process.exitCode = isKept ? 0 : 1;
}

function measure() {
  return titled.map((each) => ({
    ...each,
    byRatio: new Map(
      [1, ...SLOWDOWNS].map((ratio) => [ratio, measureAt(each, ratio, ratio === 1 ? COMPARISONS : SLOWED_COMPARISONS)]),
    ),
  }));
}

function measureAt(each, ratio, count) {
  console.error(`${each.title}: ${percent(ratio - 1)} slower`);
  return {
    product: outcomesOfProduct(each, ratio, count),
    others: sharesOfOthers(each, ratio, count),
    tests: resultsOfTests(each, ratio, count),
  };
}

function printSeries() {
  const rows = titled.map(({ title, load_average: load, scores }) => {
    const logs = scores.map(Math.log);
    const steps = logs.slice(1).map((log, index) => Math.abs(log - logs[index]));
    return [
      title,
      `${median(scores).toFixed(1)} ms`,
      percent(1.4826 * median(steps), 1),
      percent(Math.max(...scores) / median(scores), 0),
      load?.toFixed(1) ?? '',
    ];
  });
  print(['series', 'median', 'noise of a pair', 'slowest of median', 'load average'], rows);
}

/** Each rule over all series: false alarms, what it finds, and how many runs it takes. */
function printRules() {
  const [first] = results;
  const product = first.byRatio.get(1).product.map(({ name }, index) => {
    const at = (ratio) => results.map(({ byRatio }) => byRatio.get(ratio).product[index].outcomes);
    const falseShares = at(1).map((outcomes) => falseAlarms(outcomes));
    hold(meanOf(falseShares) <= RATE);
    const runs = [1, ...SLOWDOWNS]
      .flatMap(at)
      .flat()
      .map(({ runs: used }) => used);
    return [
      name,
      span(falseShares),
      ...SLOWDOWNS.map((ratio) => percent(meanOf(at(ratio).map(found)))),
      `${median(runs)}`,
    ];
  });
  const others = first.byRatio.get(1).others.map(({ name, runs }, index) => {
    const at = (ratio) => results.map(({ byRatio }) => byRatio.get(ratio).others[index]);
    const falseShares = at(1).map(({ worse, better }) => worse + better);
    return [
      name,
      span(falseShares),
      ...SLOWDOWNS.map((ratio) => percent(meanOf(at(ratio).map(({ worse }) => worse)))),
      `${runs}`,
    ];
  });
  const head = [
    'rule',
    'false alarms: mean (most)',
    ...SLOWDOWNS.map((ratio) => `finds ${percent(ratio - 1)}`),
    'runs',
  ];
  console.log('\nMeans over the series; the runs of compare are its median, with those of the calibration.\n');
  print(head, [...product, ...others]);
}

/** The product within forty runs and the better of two tests on 20 + 20, at equal false alarms. */
function printBar() {
  const rows = results.flatMap((each) =>
    SLOWDOWNS.map((ratio) => {
      const [within, pairs] = each.byRatio.get(ratio).product.map(({ outcomes }) => outcomes);
      const [rateWithin, ratePairs] = each.byRatio.get(1).product.map(({ outcomes }) => falseAlarms(outcomes));
      const best = (rate) => bestOfTests(each.byRatio.get(1).tests, each.byRatio.get(ratio).tests, rate);
      const equal = best(rateWithin);
      const runs = median(within.map(({ runs_to_answer: used }) => used));
      const isMet = equal >= SURE.theirs ? found(within) >= SURE.ours && runs < 40 : found(within) >= equal - BEHIND;
      hold(isMet);
      return [
        each.title,
        percent(ratio - 1),
        ...[percent(equal), percent(found(within)), String(runs), isMet ? 'yes' : 'no'],
        ...[percent(best(ratePairs)), percent(found(pairs)), percent(best(RATE))],
      ];
    }),
  );
  console.log('\nThe better of Welch and Mann-Whitney on 20 + 20, and compare with a margin of 1 %.\n');
  const equal = ['best test, equal false alarms', 'compare, 8 + 32 runs', 'median runs to the answer', 'promise kept'];
  const more = ['best test, equal false alarms', 'compare, 8 + 40 runs', `best test, ${percent(RATE)} false alarms`];
  print(['series', 'slowdown', ...equal, ...more], rows);
  printBarInBlocks();
}

/** The same against the tests as they are used, base first and then head, where they keep to the promised false alarms. */
function printBarInBlocks() {
  const pick = (lists, indexes) => indexes.map((index) => lists[index]);
  const cells = results.flatMap((each) => {
    const itself = each.byRatio.get(1);
    const kept = TESTS_IN_BLOCKS.filter((index) => keepsRate(itself.tests[index]));
    if (kept.length === 0) return [];
    return SLOWDOWNS.map((ratio) => {
      const slowed = each.byRatio.get(ratio);
      return slowed.product.slice(0, 2).map(({ outcomes }, index) => {
        const rate = falseAlarms(itself.product[index].outcomes);
        const best = bestOfTests(pick(itself.tests, kept), pick(slowed.tests, kept), rate);
        const ours = found(outcomes);
        return {
          title: `${each.title}, ${percent(ratio - 1)}: ${percent(best)}, compare ${percent(ours)}`,
          isMet: keeps(best, ours),
        };
      });
    });
  });
  const missed = (index) => cells.flatMap((cell) => (cell[index].isMet ? [] : [cell[index].title]));
  console.log(
    `\nAgainst those two in blocks, on series where they call a commit different from itself in at most ${percent(RATE)}: missed in ${missed(0).length} of ${cells.length} cases with 32 runs, ${missed(1).length} with 40.`,
  );
  for (const title of [...missed(0), ...missed(1)]) console.log(`- ${title}`);
}

/** Its share of false alarms may be the promised one, as far as so many comparisons show. */
function keepsRate(tests) {
  const share = tests.filter(({ p }) => p < RATE).length / tests.length;
  return share <= RATE + 2 * Math.sqrt((RATE * (1 - RATE)) / tests.length);
}

function keeps(best, ours) {
  return best >= SURE.theirs ? ours >= SURE.ours : ours >= best - BEHIND;
}

function printCoverage() {
  const rows = results[0].byRatio.get(1).product.map(({ name }, index) => {
    const shares = [1, ...SLOWDOWNS].map((ratio) =>
      meanOf(
        results.flatMap(({ byRatio }) =>
          byRatio.get(ratio).product[index].outcomes.map(({ is_covered: is }) => Number(is)),
        ),
      ),
    );
    hold(Math.min(...shares) >= 1 - RATE);
    return [name, ...shares.map((share) => percent(share, 1))];
  });
  console.log('\nComparisons whose interval covers the truth when they stop.\n');
  print(['rule', 'itself', ...SLOWDOWNS.map((ratio) => percent(ratio - 1))], rows);
}

function printMetrics() {
  const random = seededRandom('metrics');
  let power = 0;
  let falseShare = 0;
  for (let comparison = 0; comparison < METRIC_COMPARISONS; comparison += 1) {
    const ended = compareMetrics({ random, ratios: { ...METRICS, ...CHANGED }, noise: 0.03, planned: 100 });
    const called = resultsOf(ended).filter(({ answer }) => answer === 'worse' || answer === 'better');
    const right = called.filter(
      ({ name, answer }) => CHANGED[name] !== undefined && CHANGED[name] > 1 === (answer === 'worse'),
    );
    power += right.length / Object.keys(CHANGED).length / METRIC_COMPARISONS;
    falseShare += called.length === 0 ? 0 : (called.length - right.length) / called.length / METRIC_COMPARISONS;
  }
  hold(falseShare <= RATE && power >= 0.95);
  console.log(
    `\n20 metrics of noise 3 %, two of them changed by 5 %, ${METRIC_COMPARISONS} comparisons: found ${percent(power, 1)}, false discoveries ${percent(falseShare, 1)}.`,
  );
}

/** The product and a second implementation of its formulas on the same series. */
function printFormulas() {
  const answers = {};
  let largest = 0;
  for (let index = 0; index < FORMULA_SERIES; index += 1) {
    const { distance, answer } = distanceFromFormulas(randomSeries(seededRandom(`series ${index}`)));
    answers[answer] = (answers[answer] ?? 0) + 1;
    largest = Math.max(largest, distance);
  }
  hold(largest <= EXACT);
  const counts = Object.entries(answers).map(([answer, count]) => `${count} ${answer}`);
  console.log(
    `\n${FORMULA_SERIES} random series by the product and by its formulas on paper: largest difference ${largest.toExponential(1)} (${counts.join(', ')}).`,
  );
}

function isCount(argument) {
  return /^\d+$/.test(argument);
}

function hold(condition) {
  isKept &&= condition;
}

function found(outcomes) {
  return outcomes.filter(({ answer }) => answer === 'worse').length / outcomes.length;
}

function falseAlarms(outcomes) {
  return outcomes.filter(({ answer }) => answer === 'worse' || answer === 'better').length / outcomes.length;
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function span(values) {
  return `${percent(meanOf(values), 1)} (${percent(Math.max(...values), 1)})`;
}

function percent(share, digits = 0) {
  return `${(share * 100).toFixed(digits)} %`;
}

function print(head, rows) {
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
