// npm run bench:decisions [-- runs]: what each policy makes of 200 candidates of which 20 help (25 noise SDs in all), on
// the product's own decision code, and how many evaluations it spends on each change that truly helps. Needs a Node that
// reads TypeScript (24, as npm scripts have it). `naive` and `mean of 5` compare with the stored best score, as peers do.
import { decisionSettingsSchema } from '../../src/attempt/decide/objective-keys.ts';
import { runWorld } from '../attempt/decide/world.ts';

const RUNS = Number(process.argv[2] ?? 100);
const HORIZON = { max_candidates: 200, effort: 'balanced' };
const POLICIES = [
  ['naive best-so-far, 1 run', { decision: 'greedy' }],
  ['mean of 5 vs stored best', { decision: 'greedy', repeats: 5 }],
  ['ladder, 1 run', { decision: 'ladder' }],
  ['checkpoint, 2 runs', { decision: 'checkpoint', repeats: 2 }],
  ['paired, fast', { effort: 'fast' }],
  ['paired, balanced (default)', { effort: 'balanced' }],
  ['paired, thorough', { effort: 'thorough' }],
  ['paired, balanced, fdr', { ...HORIZON, error_rate: 'fdr' }],
  ['paired, balanced, fwer', { ...HORIZON, error_rate: 'fwer' }],
];

const rows = POLICIES.map(([name, given]) => {
  const settings = decisionSettingsSchema.parse({ direction: 'max', ...given });
  const still = measure(settings, { noise: 'gaussian' });
  const drift = measure(settings, { noise: 'drifting' });
  const nothing = measure(settings, { noise: 'gaussian', isNull: true });
  return [
    name,
    still.gain.toFixed(1),
    still.keeps.toFixed(1),
    still.falseKeeps.toFixed(1),
    percent(still.fdp),
    still.evaluations.toFixed(0),
    (still.evaluations / still.better).toFixed(0),
    signed(still.error),
    nothing.falseKeeps.toFixed(1),
    `${drift.gain.toFixed(1)} / ${percent(drift.fdp)}`,
  ];
});

const HEAD = [
  'rule',
  'true gain',
  'keeps',
  'false keeps',
  'FDP',
  'evals',
  'evals per true improvement',
  'confirmed-true',
  'null world: false keeps',
  'drift world: gain / FDP',
];
for (const row of [HEAD, HEAD.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
console.log(`\n${RUNS} runs a cell. The keeps of checkpoint are those of its working line, which claims none of them.`);

function measure(settings, world) {
  const all = Array.from({ length: RUNS }, (_, run) => runWorld({ settings, seed: run + 1, ...world }));
  const mean = (part) => all.reduce((sum, result) => sum + part(result), 0) / RUNS;
  return {
    gain: mean(({ gain }) => gain),
    keeps: mean(({ keeps }) => keeps),
    falseKeeps: mean(({ falseKeeps }) => falseKeeps),
    better: mean(({ better }) => better),
    fdp: mean(({ keeps, falseKeeps }) => (keeps === 0 ? 0 : falseKeeps / keeps)),
    evaluations: mean(({ evaluations }) => evaluations),
    error: mean(({ gain, confirmed }) => confirmed.estimate - gain),
  };
}

function percent(share) {
  return `${(share * 100).toFixed(0)}%`;
}

function signed(value) {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
}
