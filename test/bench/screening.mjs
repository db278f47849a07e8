// npm run bench:screening [-- runs [efforts [first seed]]]: screening by up to three lone runs against screening by one, in
// the simulated worlds of bench:decisions, on the product's own decision code: evaluations for each change that truly helps,
// and what else comes out. Needs a Node that reads TypeScript (24, as npm scripts have it).
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { runWorld } from '../decision/world.ts';

const RUNS = Number(process.argv[2] ?? 500);
const FIRST = Number(process.argv[4] ?? 1);
const WORLDS = [
  ...['gaussian', 't3', 'skewed'].map((noise) => [noise, { noise }, '-20 %']),
  ...['drifting', 'wandering'].map((noise) => [noise, { noise }, '+3 %']),
  ['gaussian, 0.7 of the noise from the seed', { noise: 'gaussian', ofSeed: 0.7 }, '+3 %'],
];
const EFFORTS = (process.argv[3] ?? 'balanced').split(',');

console.log(
  '| world | effort | evaluations per true improvement: one run | up to three | change | aim | gain | wrongly accepted | neutral accepted |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const effort of EFFORTS) {
  for (const [name, world, aim] of WORLDS) {
    const [one, three] = [false, true].map((screens_by_three) =>
      measure(effort, { ...world, rules: { screens_by_three } }),
    );
    const change = `${(100 * (three.each / one.each - 1)).toFixed(1)} %`;
    const both = (part, shown) => `${shown(one[part])} → ${shown(three[part])}`;
    const cells = [name, effort, one.each.toFixed(1), three.each.toFixed(1), change, aim];
    const percent = (share) => `${(100 * share).toFixed(1)} %`;
    const rest = [both('gain', (gain) => gain.toFixed(1)), both('junk', percent), both('neutral', percent)];
    console.log(`| ${[...cells, ...rest].join(' | ')} |`);
  }
}

function measure(effort, world) {
  const settings = decisionSettingsSchema.parse({
    direction: 'max',
    decision: 'paired-sequential',
    effort,
    integrity: { canary_every: 0 },
  });
  const all = Array.from({ length: RUNS }, (_, run) => runWorld({ settings, seed: FIRST + run, ...world }));
  const sum = (part) => all.reduce((total, result) => total + part(result), 0);
  const better = sum((result) => result.better);
  return {
    each: sum(({ evaluations }) => evaluations) / better,
    gain: sum(({ gain }) => gain) / RUNS,
    junk: sum(({ keeps, wronglyAccepted }) => (keeps === 0 ? 0 : wronglyAccepted / keeps)) / RUNS,
    neutral: sum(({ neutralKept }) => neutralKept) / sum(({ neutral }) => neutral),
  };
}
