// npm run bench:decisions [-- runs]: what each policy makes of 200 candidates of which 20 help (25 noise SDs in all), on
// the product's own decision code, and how many evaluations it spends on each change that truly helps. Needs a Node that
// reads TypeScript (24, as npm scripts have it). `naive` and `mean of 5` compare with the stored best score, as peers do.
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { runWorld } from '../decision/world.ts';

const RUNS = Number(process.argv[2] ?? 100);
const REC = ['fast', 'balanced', 'thorough'].flatMap((effort) =>
  [0.95, 0.9, 0.99].map((confidence) => [
    `REC ${effort}, alpha ${(1 - confidence).toFixed(2)}`,
    { effort, confidence },
  ]),
);
const LEVELLED = { max_candidates: 200, effort: 'balanced' };
// The rules of the specification's table that the product has, and `checkpoint`.
const RULES = [
  ['naive best-so-far, 1 run', { decision: 'greedy' }],
  ['min_improvement 1s, 1 run', { decision: 'greedy', min_improvement: 1 }],
  ['min_improvement 2s, 1 run', { decision: 'greedy', min_improvement: 2 }],
  ['Ladder eta=1s, 1 run', { decision: 'ladder', ladder_step: 1 }],
  ['mean of 5 vs stored best', { decision: 'greedy', repeats: 5 }],
  ['mean of 5 + min_impr 0.5s', { decision: 'greedy', repeats: 5, min_improvement: 0.5 }],
  ['Ladder eta=0.5s, mean of 5', { decision: 'ladder', repeats: 5, ladder_step: 0.5 }],
  ['symm e-process, cap 20', { screen: 'off', futility_z: Number.MAX_VALUE, max_pairs: 20 }],
  ...REC,
  ['REC balanced + FWER spending .05, cap 40', { ...LEVELLED, error_rate: 'fwer' }],
  ['REC balanced + e-LOND FDR .10, cap 40', { ...LEVELLED, error_rate: 'fdr', confidence: 0.9 }],
  ['checkpoint, 2 runs', { decision: 'checkpoint', repeats: 2 }],
];
const ELSEWHERE = [
  ...[
    'naive A/B (1 fresh pair)',
    'MAD floor',
    '2x abs(b1-b2) floor',
    'session-MAD',
    'param-free Ladder',
    'Welch',
    'MWU',
  ],
  ...['mSPRT', 'sign-flip', 'LORD++', 'SAFFRON', 'pooled rank-e'],
];
const BUDGET = { evaluations: 1000, proposal: 2 };
// As many as fit the budget if each took one evaluation.
const MOST = Math.ceil(BUDGET.evaluations / (1 + BUDGET.proposal));

const rows = RULES.map(([name, requested]) => {
  const integrity = { canary_every: 0 };
  const settings = decisionSettingsSchema.parse({
    direction: 'max',
    decision: 'paired-sequential',
    integrity,
    ...requested,
  });
  const still = measure(settings, { noise: 'gaussian' });
  const drift = measure(settings, { noise: 'drifting' });
  const nothing = measure(settings, { noise: 'gaussian', isNull: true });
  const within = measure(settings, { noise: 'gaussian', budget: BUDGET, candidates: MOST });
  return [
    name,
    still.gain.toFixed(1),
    still.keeps.toFixed(1),
    still.wronglyAccepted.toFixed(1),
    percent(still.fdp),
    still.evaluations.toFixed(0),
    (still.evaluations / still.better).toFixed(0),
    signed(still.claimed - still.gain, 1),
    signed(still.error, 2),
    `${nothing.wronglyAccepted.toFixed(1)} (${signed(nothing.claimed, 1)})`,
    `${within.gain.toFixed(1)} / ${percent(within.fdp)}`,
    `${drift.gain.toFixed(1)} / ${percent(drift.fdp)}`,
  ];
});

const HEAD = [
  'rule',
  'true gain',
  'keeps',
  'wrongly accepted',
  'FDP',
  'evals',
  'evals per true improvement',
  'claimed-true',
  'confirmed-true',
  'null world: wrongly accepted (claimed)',
  '1000-eval budget, proposal=2: gain / FDP',
  'drift world: gain / FDP',
];
for (const row of [HEAD, HEAD.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
console.log(`
${RUNS} runs a cell, no A/A checks. For checkpoint, provisionally accepted changes count, of which it claims none.
In the specification's table and not in the product: ${ELSEWHERE.join(', ')}.`);

function measure(settings, world) {
  const all = Array.from({ length: RUNS }, (_, run) => runWorld({ settings, seed: run + 1, ...world }));
  const mean = (part) => all.reduce((sum, result) => sum + part(result), 0) / RUNS;
  return {
    gain: mean(({ gain }) => gain),
    keeps: mean(({ keeps }) => keeps),
    wronglyAccepted: mean(({ wronglyAccepted }) => wronglyAccepted),
    better: mean(({ better }) => better),
    fdp: mean(({ keeps, wronglyAccepted }) => (keeps === 0 ? 0 : wronglyAccepted / keeps)),
    claimed: mean(({ claimed }) => claimed),
    evaluations: mean(({ evaluations }) => evaluations),
    error: mean(({ gain, confirmed }) => confirmed.estimate - gain),
  };
}

function percent(share) {
  return `${(share * 100).toFixed(0)}%`;
}

function signed(value, digits) {
  return `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;
}
