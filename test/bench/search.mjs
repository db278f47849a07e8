// npm run bench:search [-- runs [evaluations]]: what a run gains on NK landscapes whose evaluator is noisy, with and without
// memory and recombination, on the product's own decision code. Needs a Node that reads TypeScript (24).
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { searchLandscape } from '../decision/nk-world.ts';

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
