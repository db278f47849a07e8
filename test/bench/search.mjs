// npm run bench:search [-- runs [evaluations]]: what each part of the search does to the table of decisions, in its worlds:
// gain, evaluations and what is accepted wrongly, with and without it; then what a run gains on NK landscapes whose
// evaluator is noisy, with and without memory and recombination. All on the product's own decision code. Needs a Node that
// reads TypeScript (24).
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { searchLandscape } from '../decision/nk-world.ts';
import { runSearch } from '../decision/search-world.ts';

const RUNS = Number(process.argv[2] ?? 300);
const EVALUATIONS = Number(process.argv[3] ?? 1000);
// As in the table of the decision rules.
const PROPOSAL = 2;
const VARIANTS = [
  ['greedy', {}],
  ['with memory', { hasMemory: true }],
  ['with recombination', { recombines: true }],
  ['both', { hasMemory: true, recombines: true }],
  ['with recombination, of rejected changes too', { recombines: true, retriesRejected: true }],
  ['both, of rejected changes too', { hasMemory: true, recombines: true, retriesRejected: true }],
];
const settings = decisionSettingsSchema.parse({
  ...{ direction: 'max', decision: 'paired-sequential', effort: 'balanced', integrity: { canary_every: 0 } },
  confirm: { pairs: 2 },
});

const signed = (value) => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;

const PARTS = [
  ['none: one lone run screens', { screensByOne: true }],
  ['up to three lone runs screen', {}],
  ['… and recombination', { recombines: true }],
  ['… and restarts at a plateau', { restarts: true }],
  ['… and a guard on a metric', { guards: true }],
  ['… and leaving one out at the end', { distils: true }],
  ['all of these', { recombines: true, restarts: true, guards: true, distils: true }],
  ['three agents by turns', { sharing: 'turns' }],
  ['three agents by a bandit', { sharing: 'bandit' }],
  ['… that moves on at a plateau', { sharing: 'bandit and plateau' }],
];
const figuresOf = ['gain', 'evaluations', 'accepted', 'wrongly accepted', 'FDP', 'neutral accepted', 'interval covers'];
for (const noise of ['gaussian', 't3', 'skewed', 'drifting']) {
  console.log(`| ${[`${noise} noise: part`, ...figuresOf].join(' | ')} |`);
  console.log(`|${'---|'.repeat(figuresOf.length + 1)}`);
  for (const [name, parts] of PARTS) {
    const all = Array.from({ length: RUNS }, (_, run) => runSearch({ noise, parts, seed: run + 1, confirmations: 8 }));
    const sum = (part) => all.reduce((total, result) => total + part(result), 0);
    const percent = (share) => `${(100 * share).toFixed(1)} %`;
    const figures = [
      (sum(({ gain }) => gain) / RUNS).toFixed(1),
      (sum(({ evaluations }) => evaluations) / RUNS).toFixed(0),
      (sum(({ keeps }) => keeps) / RUNS).toFixed(1),
      (sum(({ wronglyAccepted }) => wronglyAccepted) / RUNS).toFixed(2),
      percent(sum(({ keeps, wronglyAccepted }) => (keeps === 0 ? 0 : wronglyAccepted / keeps)) / RUNS),
      percent(sum(({ neutralKept }) => neutralKept) / sum(({ neutral }) => neutral)),
      percent(sum(({ covered }) => covered.filter(Boolean).length) / sum(({ covered }) => covered.length)),
    ];
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
  console.log('');
}

console.log(`A proposal of the agent is worth ${PROPOSAL} evaluations, one of recombination none.\n`);
const head = ['search', 'true gain', 'against greedy', 'SE', 'evaluations', 'proposals', 'recombined', 'accepted'];
console.log(`| ${[...head, 'of them recombined', 'junk'].join(' | ')} |`);
console.log(`|${'---|'.repeat(head.length + 2)}`);
let greedy;
for (const [name, parts] of VARIANTS) {
  const request = { settings, hasMemory: false, recombines: false, ...parts };
  const budget = { evaluations: EVALUATIONS, proposal: PROPOSAL };
  const all = Array.from({ length: RUNS }, (_, run) => searchLandscape({ ...request, budget, seed: run + 1 }));
  greedy ??= all;
  const mean = (part) => all.reduce((sum, result, at) => sum + part(result, at), 0) / RUNS;
  const against = mean(({ gain }, at) => gain - greedy[at].gain);
  const variance = mean(({ gain }, at) => (gain - greedy[at].gain - against) ** 2);
  const figures = [
    mean(({ gain }) => gain).toFixed(2),
    signed(against),
    Math.sqrt(variance / RUNS).toFixed(2),
    mean(({ evaluations }) => evaluations).toFixed(0),
    mean(({ proposals }) => proposals).toFixed(0),
    mean(({ recombined }) => recombined).toFixed(1),
    mean(({ accepted }) => accepted).toFixed(1),
    mean(({ acceptedRecombined }) => acceptedRecombined).toFixed(1),
    mean(({ junk }) => junk).toFixed(1),
  ];
  console.log(`| ${[name, ...figures].join(' | ')} |`);
}
console.log(`\n${RUNS} landscapes a row, the same in each; gain in SDs of one evaluation's noise.`);
